"""Questions about boards as data: what the checks say of a change, and how a road more or less changes the facts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number
from webpower.engine.chance import pick, shuffled
from webpower.engine.messages import Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.board import HAND_SIZE, OPEN_CARDS, PLAYER_COUNTS, Board
from webpower.games.power.board_file import make_board
from webpower.games.power.questions.board_changes import check
from webpower.games.power.questions.board_data import empty, file_data
from webpower.games.power.questions.positions import Source
from webpower.games.power.questions.roads import groups
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say
from webpower.games.power.road_net import longest_line

SAME = 0.7
"""How often a change that changes no number of parts is passed over: most of them do not."""


def _line(board: Board) -> int:
    """How many sites the longest line along roads has."""
    return len(longest_line(dict(enumerate(board.neighbours))))


def _parts(board: Board) -> list[list[int]]:
    return groups(range(len(board.sites)), board.neighbours)


# A road more or less


def road(source: Source, random: Random, level: int) -> Made:
    """What a road more or less does to the parts of the road net, then to its longest line; at last two roads less."""
    before, data = make_board(file_data()), file_data()
    built = level < 3 and random.random() < 0.5
    changed = [_new_road(before, random)] if built else shuffled(before.roads, random)[: 1 + (level == 3)]
    ends = [(before.sites[a], before.sites[b]) for a, b in changed]
    if built:
        data["roads"] += [{"a": a.id, "b": b.id} for a, b in ends]
    else:
        gone = [{a.id, b.id} for a, b in ends]
        data["roads"] = [one for one in data["roads"] if {one["a"], one["b"]} not in gone]
    told = tuple(say("q-own-built" if built else "q-own-closed", a=a.name, b=b.name) for a, b in ends)
    ringed = tuple(f"site:{site.id}" for two in ends for site in two)
    about: dict[str, Value] = {"a": ends[0][0].name, "b": ends[0][1].name, "built": str(built)}
    after = make_board(data)
    if level == 1 and len(_parts(after)) == len(_parts(before)) and random.random() < SAME:
        raise Dull
    made = (_of_parts if level == 1 else _of_lines)(before, after, about)
    return made._replace(subject=made.subject._replace(ringed=ringed), given=told)


def _new_road(board: Board, random: Random) -> tuple[int, int]:
    """Two sites near to one another without a road between them."""
    pairs = [(a, b) for b in range(len(board.sites)) for a in range(b) if b not in board.neighbours[a]]

    def apart(pair: tuple[int, int]) -> float:
        (x, y), (v, w) = (board.sites[site].at for site in pair)
        return (x - v) ** 2 + (y - w) ** 2

    return pick(sorted(pairs, key=apart)[:14], random)


def _of_parts(before: Board, after: Board, about: dict[str, Value]) -> Made:
    parts, was = len(_parts(after)), len(_parts(before))
    about |= {"right": parts, "before": was}
    lonely = sum(not site.roads for site in after.sites)
    return Made(
        Subject(empty(after)),
        say("q-own-parts", **about),
        Number(),
        parts,
        [
            mistake(was, "q-own-parts-before", **about),
            mistake(was + 1, "q-own-parts-more", **about),
            mistake(was - 1, "q-own-parts-fewer", **about),
            mistake(len(after.countries), "q-own-parts-countries", **about),
            mistake(lonely, "q-own-parts-lonely", **about),
        ],
        (say("q-own-parts-hint-1"), say("q-own-parts-hint-2", **about)),
        (
            say(
                "q-own-parts-so",
                parts="; ".join(", ".join(after.sites[site].name for site in part) for part in _parts(after)),
                **about,
            ),
        ),
    )


def _of_lines(before: Board, after: Board, about: dict[str, Value]) -> Made:
    line, was = longest_line(dict(enumerate(after.neighbours))), _line(before)
    right, largest = len(line), max(map(len, _parts(after)))
    if right == was == largest:
        raise Dull
    about |= {"right": right, "before": was, "largest": largest}
    return Made(
        Subject(empty(after)),
        say("q-own-line", **about),
        Number(),
        right,
        _wrong_lines(after, right, was, about),
        (say("q-own-line-hint-1"), say("q-own-line-hint-2", **about)),
        (say("q-own-line-so", "WP-42", sites=", ".join(after.sites[site].name for site in line), **about),),
    )


def _wrong_lines(after: Board, right: int, was: int, about: dict[str, Value]) -> Iterator[Mistake]:
    yield mistake(right - 1, "q-own-line-roads", **about)
    yield mistake(was, "q-own-line-before", **about)
    yield mistake(int(str(about["largest"])), "q-own-line-part", **about)
    yield mistake(len(after.sites), "q-own-line-all", **about)


# The cards


def stack(source: Source, random: Random, level: int) -> Made:
    """How many cards the stack has when the game begins, with other numbers of cards than the board's own."""
    data, players = file_data(), pick(PLAYER_COUNTS if level > 1 else PLAYER_COUNTS[:2], random)
    for card in data["cards"]:
        card["count"] = 8 + int(5 * random.random())
    if level > 1:
        data["removed"] = {"3": 2 + int(2 * random.random()), "4": 1, "5": 0}
    board = make_board(data)
    position = empty(board, players)
    right, kinds, all_cards = len(position.stack), len(board.cards), sum(card.count for card in board.cards)
    removed, hands = board.removed[players], HAND_SIZE * players
    about: dict[str, Value] = {"players": players, "kinds": kinds, "removed": removed, "all": all_cards}
    about |= {"hands": hands, "open": OPEN_CARDS, "right": right, "out": kinds * removed}
    counts = ", ".join(f"{card['kind']}: {card['count']}" for card in data["cards"])
    takes = ", ".join(f"{number}: {out}" for number, out in data["removed"].items())
    return Made(
        Subject(position),
        say("q-own-stack", **about),
        Number(),
        right,
        [
            mistake(all_cards - hands - OPEN_CARDS, "q-own-stack-all", "WP-3", **about),
            mistake(right + OPEN_CARDS, "q-own-stack-open", "WP-4", **about),
            mistake(right + hands, "q-own-stack-hands", "WP-4", **about),
            mistake(right + (kinds - 1) * removed, "q-own-stack-each", "WP-3", **about),
            mistake(right + hands + OPEN_CARDS, "q-own-stack-deck", "WP-4", **about),
        ],
        (say("q-own-stack-hint-1", "WP-3", **about), say("q-own-stack-hint-2", "WP-4", **about)),
        (say("q-own-stack-so", "WP-4", **about),),
        (say("q-own-stack-given", counts=counts, takes=takes),),
    )


BOARDS = PowerTopic(
    "boards",
    {"check": Asked((1, 2, 3), check), "road": Asked((1, 2, 3), road), "stack": Asked((1, 2), stack)},
)
