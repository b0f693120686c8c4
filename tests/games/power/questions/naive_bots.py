"""The answers to questions about bots once more, by the oracles and by what is plain to see."""

from collections.abc import Callable
from typing import Any

from tests.games.power.questions.naive import BOARD, placed, player
from tests.oracles.scoring import cloisters_in, final, interim
from webpower.engine.messages import Message, Seat
from webpower.engine.questions import Question
from webpower.games.power.position import EMPTY, Position

OPEN = {"size", "stack", "open", "supply", "discard"}
"""What everybody sees."""


def chooses(question: Question) -> str:
    seat, standing = player(question), placed(question)
    beside: dict[str, list[str]] = {}
    for a, b in BOARD.roads:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)

    def own(site: str) -> int:
        return cloisters_in(standing, BOARD, BOARD.country_of[site])[seat]

    def others(site: str) -> int:
        return sum(standing["cloisters"].get(other, seat) != seat for other in beside.get(site, ()))

    counts: dict[str, Callable[[str], Any]] = {
        "q-chooses-own": own,
        "q-chooses-beside": others,
        "q-chooses-both": lambda site: (own(site), others(site)),
    }
    sites = [str(choice).removeprefix("site:") for choice in question.choices]
    best = sites[0]
    for site in sites[1:]:
        if counts[question.prompt.id](site) > counts[question.prompt.id](best):
            best = site
    return f"site:{best}"


def points_then(question: Question, act: str, at: str) -> list[int]:
    """The points of all after a piece of the player, if the game ended then."""
    position: Position = question.subject.position
    standing, seat = placed(question), position.seat
    if act == "cloister":
        assert at not in standing["cloisters"]
        standing["cloisters"][at] = seat
    else:
        standing["advisors"][at][seat] += 1
    scored = final(standing, BOARD)
    totals = [len([site for chain in chains for site in chain]) for chains in scored["chains"]]
    parts = [*scored["cloisters"].values(), *scored["alliances"].values()]
    if position.interim is not None:
        owners = {
            site.id: owner for site, owner in zip(position.board.sites, position.interim, strict=True) if owner != EMPTY
        }
        parts += interim({**standing, "cloisters": owners}, BOARD)["cloisters"].values()
    return [sum(column) for column in zip(totals, *parts, strict=True)]


def told(question: Question) -> dict[str, list[int]]:
    """By place: the points of all as the question tells them; they are those of the oracle."""
    names = {site.name: site.id for site in question.subject.position.board.sites}
    found = {}
    for said in question.given:
        piece, scores = said.value("piece"), said.value("scores")
        assert isinstance(piece, Message)
        assert isinstance(scores, tuple)
        act = piece.id.removeprefix("q-piece-")
        at = names[str(piece.value("site"))] if act == "cloister" else str(piece.value("country"))
        points = []
        for seat, one in enumerate(scores):
            assert isinstance(one, Message)
            assert one.value("player") == Seat(seat)
            points.append(int(str(one.value("points"))))
        assert points == points_then(question, act, at)
        found[f"{'site' if act == 'cloister' else 'coat'}:{at}"] = points
    return found


def ahead(points: list[int], seat: int) -> int:
    return points[seat] - sorted(points[:seat] + points[seat + 1 :])[-1]


def lead(question: Question) -> int:
    (points,) = told(question).values()
    return ahead(points, player(question))


def greedy(question: Question) -> str:
    points = told(question)
    assert sorted(points) == sorted(map(str, question.choices))
    return max(points, key=lambda place: ahead(points[place], player(question)))


def knows(question: Question) -> str:
    wanted = question.prompt.id == "q-knows"
    (only,) = [str(choice) for choice in question.choices if (choice in OPEN) == wanted]
    return only


NAIVE_BOTS: dict[tuple[str, str], Callable[[Question], Any]] = {
    ("bots", "chooses"): chooses,
    ("bots", "lead"): lead,
    ("bots", "greedy"): greedy,
    ("bots", "knows"): knows,
}
"""By kind, as in `tests.games.power.questions.naive`."""
