"""Files that nobody should send, as bytes, each with the command that gets it and what has to come."""

import json
from collections.abc import Callable, Mapping
from itertools import islice, product
from typing import Any, NamedTuple

from tests.games.power.staging import sample
from tests.games.power.test_other_boards import heron_coast
from webpower import new_game
from webpower.games.power.whole_file import whole_entry
from webpower.games.power.writing import tree_of

RECORD, POSITION, UNFINISHED = sample("standard-3"), sample("position-chain"), sample("unfinished-3")
GAP = "@@"
"""Where in a file something is put that would take long to make as data."""


class Hostile(NamedTuple):
    """A file, the command that gets it, the exit status, and how its first line goes on after the file's name."""

    content: Callable[[], bytes]
    command: str
    status: int
    says: str
    large: bool = False


def text(data: Any) -> Callable[[], bytes]:
    """Data as a file."""
    return lambda: json.dumps(data, ensure_ascii=False).encode("utf-8", "surrogatepass")


def record(**more: Any) -> Callable[[], bytes]:
    """The record with other parts."""
    return text({**RECORD, **more})


def filled(data: Mapping[str, Any], unit: str, times: int, around: str = "[]") -> Callable[[], bytes]:
    """A file whose gap is a list (or object) of so many times the same."""
    whole = json.dumps(data)
    return lambda: whole.replace(f'"{GAP}"', around[0] + ",".join([unit] * times) + around[1]).encode()


def raw(content: bytes) -> Callable[[], bytes]:
    """Bytes as they are."""
    return lambda: content


def tree(**more: Any) -> dict[str, Any]:
    """A tree with other parts."""
    plain = {"format": "webpower-tree/1", "record": UNFINISHED, "branches": [], "cursor": {"line": 0, "after": 0}}
    return {**plain, **more}


def many_stacks() -> dict[str, Any]:
    """A tree that goes through its second stack and has another one on each of a thousand lines after that."""
    game = new_game(3, 7, board="heron-coast").play_on("random")
    game.go(5)
    game.play_on("random", seed=1)
    data = tree_of(game)
    first, kinds = data["branches"][0]["actions"][:1], sorted(set(data["record"]["deck"]))
    others = islice(product(kinds, repeat=9), 1900)
    data["branches"] += [{"line": 0, "after": 3, "reshuffle": list(other), "actions": first} for other in others]
    return data


def _whole() -> dict[str, Any]:
    game = new_game(4, 3, vatican=True).play_on("greedy")
    game.go(50)
    return whole_entry(game.position, game.names)


WHOLE = _whole()


def board(**more: Any) -> dict[str, Any]:
    """The teaching board with other parts."""
    return {**heron_coast(), **more}


DENSE = board(
    sites=[{"id": f"s{n}", "name": "S", "country": "Isle", "at": [n, n]} for n in range(100)],
    roads=[{"a": f"s{a}", "b": f"s{b}"} for b in range(1, 100) for a in range(max(0, b - 3), b)],
)
"""Within all sizes but the breadth of the road net: each site has roads to three before it."""

HUGE = 10**4000
WRONG_ACTION = '{"a": 1, "b": 2, "seat": "x", "act": [], "at": 3, "pay": [1, 2, 3], "card": {}, "from": 5}'
ODD_ACTION = '{"seat": 99, "act": "draw", "at": "x", "pay": ["y", "z"], "card": "q", "from": "w"}'
PASS = '{"seat": 0, "act": "pass"}'
TOO_DEEP = "expected at most 32 lists and objects in each other, got more"
HALF = "expected whole characters, got half of one in "
NO_JSON = "not JSON that can be read: expected "
TOO_LARGE = "expected at most 5,000,000 bytes, got more"

FILES: dict[str, Hostile] = {
    "nothing": Hostile(raw(b""), "check", 2, "not JSON: expected a value, got the end of the file (line 1, column 1)"),
    "zeros": Hostile(raw(bytes(10_000)), "check", 2, "not JSON: "),
    "a picture": Hostile(raw(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"), "check", 2, "expected text in UTF-8, got "),
    "a program": Hostile(raw(b"__import__('os').system('touch hit')"), "check", 2, "not JSON: "),
    "a pickle": Hostile(raw(b"cos\nsystem\n(S'touch hit'\ntR."), "check", 2, "not JSON: "),
    "half a file": Hostile(lambda: record()()[:-700], "check", 2, "not JSON: "),
    "two files in one": Hostile(lambda: record()() * 2, "check", 2, "not JSON: expected the end of the file, got "),
    "a byte order mark": Hostile(lambda: b"\xef\xbb\xbf" + record()(), "check", 0, "ok"),
    "line ends of Windows": Hostile(lambda: record()().replace(b", ", b",\r\n"), "check", 0, "ok"),
    "Latin-1": Hostile(
        lambda: json.dumps({**RECORD, "players": ["Käthe", "B", "C"]}, ensure_ascii=False).encode("latin-1"),
        "check",
        2,
        "expected text in UTF-8, got ",
    ),
    "UTF-16": Hostile(lambda: json.dumps(RECORD).encode("utf-16"), "check", 2, "expected text in UTF-8, got "),
    "not a number": Hostile(filled(RECORD | {"seed": GAP}, "NaN", 1, "  "), "check", 2, NO_JSON + "a number, got NaN"),
    "endless": Hostile(
        filled(board(outlines={"land": [[[GAP, 0], [0, 0], [0, 1]]], "countries": {}}), "1e999", 1, "  "),
        "board",
        2,
        "outlines.land[0][0][0]: expected a number from -180 to 180, got Infinity",
    ),
    "a broken number": Hostile(record(seed=7.0), "check", 2, "seed: expected a whole number, got 7.0"),
    "beyond 64 bits": Hostile(record(seed=2**64), "check", 0, "ok"),
    "4,000 digits": Hostile(record(seed=HUGE), "check", 2, "seed: expected a whole number of at most 30 digits"),
    "4,000 digits elsewhere": Hostile(
        record(result={**RECORD["result"], "scores": [HUGE, 1, 2]}), "check", 1, "result, scores: says [1000"
    ),
    "a million digits": Hostile(
        filled(RECORD | {"seed": GAP}, "9" * 10**6, 1, "  "), "check", 2, NO_JSON + "numbers of at most "
    ),
    "seats of 4,000 digits": Hostile(
        text({**POSITION, "cloisters": {"chorin": HUGE}}),
        "score",
        2,
        "cloisters.chorin: expected a seat from 0 to 2, got 1000",
    ),
    "a key twice": Hostile(
        lambda: record()().replace(b'"seed"', b'"seed": 7, "seed"'), "check", 2, "seed: expected once, and"
    ),
    "every key twice": Hostile(
        lambda: ("{" + ",".join(f'"k{n}": 0, "k{n}": 0' for n in range(100_000)) + "}").encode(),
        "check",
        2,
        'format: missing; expected "webpower-record/1"',
        large=True,
    ),
    "every key of a record twice": Hostile(
        lambda: (
            '{"format": "webpower-record/1",' + ",".join(f'"k{n}": 0, "k{n}": 0' for n in range(90_000)) + "}"
        ).encode(),
        "check",
        2,
        "k0: expected once, and it is there twice (and 89,999 more)",
    ),
    "half a character": Hostile(lambda: record()().replace(b'"Anna"', b'"\\ud800"'), "check", 2, HALF),
    "half a character as a key": Hostile(raw(b'{"\\udfff": 1}'), "check", 2, HALF),
    "a byte of nothing in a name": Hostile(record(players=["An\0na", "B", "C"]), "check", 0, "ok"),
    "lists in lists": Hostile(raw(b"[" * 10_000 + b"]" * 10_000), "check", 2, TOO_DEEP),
    "a thousand lists in a record": Hostile(
        lambda: record(deck=GAP)().replace(b'"@@"', b"[" * 900 + b"]" * 900), "check", 2, TOO_DEEP
    ),
    "objects in objects": Hostile(raw(b'{"a":' * 10_000 + b"1" + b"}" * 10_000), "check", 2, TOO_DEEP),
    "200 million bytes": Hostile(lambda: b"[" + b"1," * 100_000_000, "check", 2, TOO_LARGE, large=True),
    "a million actions": Hostile(filled(RECORD | {"actions": GAP}, PASS, 10**6), "check", 2, TOO_LARGE, large=True),
    "too many actions": Hostile(
        filled(RECORD | {"actions": GAP}, PASS, 150_000),
        "check",
        2,
        "actions: expected 0 to 10,000 entries, got 150,000",
        large=True,
    ),
    "10,000 actions without sense": Hostile(
        filled(RECORD | {"actions": GAP}, WRONG_ACTION, 10_000), "check", 2, "actions[0].seat: expected a whole number"
    ),
    "10,000 actions of nobody": Hostile(
        filled(RECORD | {"actions": GAP}, ODD_ACTION, 10_000),
        "check",
        2,
        "actions[0].seat: expected a seat from 0 to 2, got 99 (and 69,999 more)",
    ),
    "10,000 actions after the end": Hostile(
        record(actions=RECORD["actions"] + [{"seat": 0, "act": "pass"}] * 9000), "check", 1, "action "
    ),
    "a hundred thousand players": Hostile(
        record(players=["x"] * 100_000), "check", 2, "players: expected 0 to 100 entries, got 100,000"
    ),
    "a name of a million characters": Hostile(
        record(players=["x" * 10**6, "B", "C"]),
        "check",
        2,
        "players[0]: expected at most 10,000 characters, got 1,000,000",
    ),
    "a million empty lists": Hostile(
        raw(b"[" + b"[]," * 10**6 + b"[]]"), "check", 2, "expected a JSON object, got [[", large=True
    ),
    "many unknown sites": Hostile(
        text({**POSITION, "cloisters": {f"s{n}": 0 for n in range(100_000)}}),
        "score",
        2,
        'cloisters: expected a site of this board, got "s0"',
    ),
    "a long list of points": Hostile(
        record(result={**RECORD["result"], "scores": [1] * 10**6}),
        "check",
        2,
        "result.scores: expected 0 to 100 entries, got 1,000,000",
        large=True,
    ),
    "a card that is a book": Hostile(
        record(deck=["x" * 200_000] * 3), "check", 2, "deck[0]: expected at most 200 characters, got 200,000"
    ),
    "a format that is an object": Hostile(
        text({"format": {"a": [1]}}), "check", 2, 'format: expected "webpower-record/1"'
    ),
    "a format of tomorrow": Hostile(
        record(format="webpower-record/9"), "check", 2, 'format: expected "webpower-record/1"'
    ),
    "a board by its path": Hostile(record(board="../../etc/passwd"), "check", 2, "board: expected a board, or the id"),
    "a board by a longer path": Hostile(
        record(board="/dev/zero.json"), "check", 2, "board: expected a board, or the id"
    ),
    "a board that is a book": Hostile(record(board="x" * 10**6), "check", 2, "board: expected a board, or the id"),
    "a board without anything": Hostile(record(board={}), "check", 2, "board.format: missing"),
    "a dense road net": Hostile(text(DENSE), "board", 2, 'countries[0]: expected a site in "Highlands", got none'),
    "many points": Hostile(
        text(board(outlines={"land": [[[0.5, 0.5]] * 4000] * 25, "countries": {}})),
        "board",
        2,
        "outlines: expected at most 4,000 points in all, got 100,000",
        large=True,
    ),
    "a million points": Hostile(
        filled(board(outlines={"land": [GAP], "countries": {}}), "[0,0]", 700_000),
        "board",
        2,
        "outlines.land[0]: expected 3 to 4,000 entries, got 700,000",
        large=True,
    ),
    "names of a million characters": Hostile(
        text(board(name="x" * 10**6)), "board", 2, "name: expected a text of 1 to 60 characters, got 1,000,000"
    ),
    "a name that turns the line": Hostile(
        text(board(name="Heron\u202etsaoC")),
        "board",
        2,
        'name: expected a text on one line, without control characters, got "\\u202e" in it',
    ),
    "no cards": Hostile(text(board(cards=[])), "board", 2, "cards: expected 1 to 12 entries, got 0"),
    "cards without end": Hostile(
        text(board(cards=[{"kind": "highlands-isle", "count": 10**30, "colour": "yellow"}])),
        "board",
        2,
        "cards[0].count: expected a number from 1 to 99, got 1000000",
    ),
    "branches of branches": Hostile(
        text(tree(record=tree())), "check", 2, 'record.format: expected "webpower-record/1", got "webpower-tree/1"'
    ),
    "too many branches": Hostile(
        filled(tree(branches=GAP), '{"line": 0, "after": 1, "reshuffle": null, "actions": []}', 70_000),
        "check",
        2,
        "branches: expected 0 to 2,000 entries, got 70,000",
        large=True,
    ),
    "second stacks without end": Hostile(
        lambda: json.dumps(many_stacks()).encode(), "check", 1, "branch 1: action 0: it is the turn of "
    ),
    "a number below all": Hostile(
        text({**WHOLE, "turn": {**WHOLE["turn"], "placed": -HUGE}}), "score", 1, "a turn of Blue has placed <-1,000"
    ),
    "a million empty chains": Hostile(
        record(result={**RECORD["result"], "final": {**RECORD["result"]["final"], "chains": [[[]] * 10**6, [], []]}}),
        "check",
        2,
        "result.final.chains[0]: expected 0 to 100 entries, got 1,000,000",
        large=True,
    ),
    "objects of a key twice": Hostile(
        raw(b"[" + b'{"":0,"":0},' * 410_000 + b"0]"), "check", 2, 'expected a JSON object, got [{"": 0}', large=True
    ),
    "a million small objects": Hostile(
        raw(b"[" + b'{"a":0},' * 620_000 + b"0]"), "check", 2, 'expected a JSON object, got [{"a": 0}', large=True
    ),
    "a million numbers": Hostile(
        raw(b"[" + b"0.5," * 1_240_000 + b"0]"), "check", 2, "expected a JSON object, got [0.5, ", large=True
    ),
    "a cursor far away": Hostile(
        text(tree(cursor={"line": 10**50, "after": -1})),
        "check",
        2,
        "cursor.line: expected a line from 0 to 0, got 1000",
    ),
}
