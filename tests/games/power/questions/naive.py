"""The answers once more, by the oracles: each kind of question is answered from the position alone."""

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

import networkx as nx

from tests.oracles import board as oracle_board
from tests.oracles.chains import best_points
from tests.oracles.legal import broken_rules, payments
from tests.oracles.scoring import alliance_points, cloister_points, cloisters_in, final
from tests.oracles.table import Action, Rules, Table
from webpower.engine.messages import Seat
from webpower.engine.questions import Question
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.scene.ids import PREFIX

BOARD = oracle_board.load_board()


def placed(question: Question) -> dict[str, Any]:
    """The pieces of a question as a position file holds them."""
    position: Position = question.subject.position
    board, pieces = position.board, position.pieces
    return {
        "board": "europe",
        "players": list(question.names),
        "cloisters": {site.id: owner for site, owner in zip(board.sites, pieces.owners, strict=True) if owner != EMPTY},
        "advisors": {country.name: list(here) for country, here in zip(board.countries, pieces.advisors, strict=True)},
    }


def value(question: Question, name: str) -> Any:
    return question.prompt.value(name)


def player(question: Question) -> int:
    value = question.prompt.value("player")
    assert isinstance(value, Seat)
    return value


def own(question: Question, seat: int) -> list[str]:
    return [site for site, owner in placed(question)["cloisters"].items() if owner == seat]


def counts(question: Question) -> list[int]:
    return cloisters_in(placed(question), BOARD, value(question, "country"))


def leader(question: Question) -> frozenset[int]:
    here = counts(question)
    return frozenset(seat for seat, number in enumerate(here) if number == max(here))


def points(question: Question) -> int:
    return cloister_points(counts(question))[player(question)]


def one_more(question: Question) -> int:
    here, seat = counts(question), player(question)
    here[seat] += 1
    return int(cloister_points(here)[seat])


def worths(question: Question, extra: tuple[str, int] | None = None) -> list[int]:
    position = placed(question)
    if extra is not None:
        position["advisors"][extra[0]][extra[1]] += 1
    return alliance_points(position, value(question, "a"), value(question, "b"))


def scorers(question: Question) -> frozenset[int]:
    return frozenset(seat for seat, scored in enumerate(worths(question)) if scored)


def worth(question: Question) -> int:
    return worths(question)[player(question)]


def next_advisor(question: Question) -> str:
    seat = player(question)
    helps = [value(question, end) for end in "ab" if worths(question, (value(question, end), seat))[seat]]
    return {0: "neither", 1: helps[0] if helps else "", 2: "either"}[len(helps)]


def chain_points(question: Question) -> int:
    return best_points(own(question, player(question)), BOARD.roads)


def marked_chains(question: Question) -> Callable[[frozenset[str]], bool]:
    mine, most = own(question, player(question)), chain_points(question)

    def right(marks: frozenset[str]) -> bool:
        sites = [mark.removeprefix("site:") for mark in marks]
        return set(sites) <= set(mine) and len(sites) == most == best_points(sites, BOARD.roads)

    return right


def gain(question: Question) -> Callable[[frozenset[str]], bool]:
    mine, taken = own(question, player(question)), placed(question)["cloisters"]
    after = {site: best_points([*mine, site], BOARD.roads) for site in BOARD.country_of if site not in taken}

    def right(marks: frozenset[str]) -> bool:
        sites = [mark.removeprefix("site:") for mark in marks]
        return len(sites) == 1 and after.get(sites[0]) == max(after.values())

    return right


def room(question: Question) -> int:
    return max(counts(question)) - sum(
        int(number) for number in placed(question)["advisors"][value(question, "country")]
    )


def hand(position: Position) -> list[str]:
    return [
        card.kind for kind, card in enumerate(position.board.cards) for _ in range(position.hands[position.seat][kind])
    ]


def pays(question: Question) -> frozenset[str]:
    cards = hand(question.subject.position)

    def fits(*paid: tuple[str, ...]) -> bool:
        laid = [card for way in paid for card in way]
        return all(laid.count(card) <= cards.count(card) for card in laid)

    def good(country: str, way: tuple[str, ...]) -> bool:
        return BOARD.shows(way[0], country) if len(way) == 1 else way[0] == way[1] and not BOARD.shows(way[0], country)

    return frozenset(
        f"coat:{country}"
        for country in BOARD.countries
        for one, other in combinations_with_replacement([way for way in payments(BOARD) if good(country, way)], 2)
        if fits(one, other)
    )


def legal(question: Question) -> set[str]:
    """The rules against the placement; none if it is legal."""
    position: Position = question.subject.position
    standing, before = placed(question), placed(question)
    cards = {card.label: card.kind for card in position.board.cards}
    names = {site.name: site.id for site in position.board.sites}
    first = []
    for said in question.given[:-1]:  # what this turn has placed stands on the board already, and is paid
        act, country = said.id.rpartition("-")[2], str(said.value("country"))
        first.append((act, country))
        if act == "cloister":
            del before["cloisters"][names[str(said.value("site"))]]
        else:
            before["advisors"][country][position.seat] -= 1
    table = Table(
        board=BOARD,
        players=list(question.names),
        rules=Rules(),
        hands=[hand(position)] * len(question.names),
        open=[],
        stack=["frankreich"],
        shuffle=list,
        cloisters=standing["cloisters"],
        advisors=standing["advisors"],
        seat=position.seat,
        empty_at_start=[name for name in BOARD.countries if not any(cloisters_in(before, BOARD, name))],
    )
    if first:
        table.placed, table.phase = first, "second"
    said = question.prompt
    act, country = said.id.rpartition("-")[2], str(said.value("country"))
    at = names[str(said.value("site"))] if act == "cloister" else country
    assert said.value("player") == Seat(position.seat)
    assert question.subject.ringed == (f"{PREFIX[act]}:{at}",)
    pay = (cards[str(said.value("card"))],) * int(str(said.value("number")))
    return set(broken_rules(table, Action(act, at, pay)))


ROADS: nx.Graph = nx.Graph(BOARD.roads)


def site(question: Question, name: str) -> str:
    wanted = value(question, name)
    return next(str(site.id) for site in question.subject.position.board.sites if site.name == wanted)


def degree(question: Question) -> int:
    return int(ROADS.degree(site(question, "site")))


def distance(question: Question) -> int:
    return int(nx.shortest_path_length(ROADS, site(question, "a"), site(question, "b")))


def route(question: Question) -> Callable[[frozenset[str]], bool]:
    ways = nx.all_shortest_paths(ROADS, site(question, "a"), site(question, "b"))
    right = {frozenset(f"site:{site}" for site in way) for way in ways}
    return lambda marks: marks in right


def groups(question: Question) -> int:
    return int(nx.number_connected_components(ROADS.subgraph(own(question, player(question)))))


def closed(question: Question) -> int:
    without: nx.Graph = nx.Graph(ROADS)
    without.remove_edge(site(question, "a"), site(question, "b"))
    return int(nx.number_connected_components(without))


def rings(question: Question) -> int:
    countries = value(question, "countries")
    some = ROADS.subgraph([site for site, country in BOARD.country_of.items() if country in countries])
    return len(nx.cycle_basis(some))


def final_points(question: Question) -> list[int]:
    """The player's points in the final scoring for cloisters, alliances and chains."""
    seat, scored = player(question), final(placed(question), BOARD)
    cloisters = sum(points[seat] for points in scored["cloisters"].values())
    alliances = sum(points[seat] for points in scored["alliances"].values())
    return [cloisters, alliances, sum(map(len, scored["chains"][seat]))]


NAIVE: dict[tuple[str, str], Callable[[Question], Any]] = {
    ("graph", "degree"): degree,
    ("graph", "distance"): distance,
    ("graph", "route"): route,
    ("graph", "groups"): groups,
    ("graph", "closed"): closed,
    ("graph", "rings"): rings,
    ("turns", "room"): room,
    ("turns", "pays"): pays,
    ("turns", "legal"): legal,
    ("majorities", "leader"): leader,
    ("majorities", "points"): points,
    ("majorities", "one-more"): one_more,
    ("alliances", "scorers"): scorers,
    ("alliances", "worth"): worth,
    ("alliances", "next-advisor"): next_advisor,
    ("chains", "points"): chain_points,
    ("chains", "mark"): marked_chains,
    ("chains", "gain"): gain,
    ("final", "cloisters"): lambda question: final_points(question)[0],
    ("final", "alliances"): lambda question: final_points(question)[1],
    ("final", "chains"): lambda question: final_points(question)[2],
    ("final", "total"): lambda question: sum(final_points(question)),
}
"""By topic and kind: the answer, or for what is marked whether an answer is right."""
