"""Records of the card game: what they hold, what in them is told as wrong, word for word, with its rule."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from tests.docs.pages import anchors
from webpower.engine.errors import BadFile, FileError, RecordError
from webpower.engine.messages import catalogue_text
from webpower.games.card_game.game import Game, new_game
from webpower.games.card_game.naming import PARTS as ACT_KEYS
from webpower.games.card_game.record_file import read_game
from webpower.games.card_game.rules import TEXTS
from webpower.resources import rules_path

Record = dict[str, Any]


@cache
def whole() -> str:
    return new_game(["Anna", "Ben", "Chris"], seed=7).play_on("random").text()


def record(change: Callable[[Record], object] = lambda data: None) -> Record:
    data: Record = json.loads(whole())
    change(data)
    return data


def put(*keys: Any) -> Callable[[Record], object]:
    """A change that puts the last of the keys where the others lead."""

    def change(data: Record) -> None:
        *way, last, value = keys
        part: Any = data
        for key in way:
            part = part[key]
        part[last] = value

    return change


def test_what_a_record_holds_and_in_which_order():
    data = record()
    assert list(data) == [
        *("format", "game", "faces", "rules", "players", "seed"),
        *("cards", "laws", "start", "actions", "result"),
    ]
    assert data["game"] == "card-game"
    assert sorted(data["cards"]) == list(range(1, 57))
    assert sorted(data["laws"]) == sorted(2 * ["take_back_stone", "three_symbols", "different_colours", "minus_two"])
    assert list(data["result"]) == ["land", "symbols", "chains", "laws", "totals", "winner"]
    assert {action["act"] for action in data["actions"]} <= set(ACT_KEYS)
    assert {tuple(action)[2:] for action in data["actions"]} <= {tuple(keys) for keys in ACT_KEYS.values()}


def test_options_are_written_where_they_differ():
    assert record()["rules"] == {}
    game = new_game(3, 1, law_split=(5, 1, 1, 1), move_any_time=True)
    assert game.record()["rules"] == {"law_split": [5, 1, 1, 1], "move_any_time": True}
    assert read_game(json.loads(game.text())).setup.options == game.setup.options


def test_other_cards_are_kept_in_the_record():
    data = json.loads(new_game(3).setup.cards.source)
    data["id"] = "mine"
    faces = {card["id"]: card for card in data["land_cards"]}
    faces[1]["route"], faces[3]["route"] = faces[3]["route"], faces[1]["route"]
    from webpower.games.card_game.cards_file import make_cards

    game = new_game(3, 1, cards=make_cards(data))
    written = json.loads(game.text())
    assert written["faces"]["id"] == "mine"
    assert read_game(written).setup.cards == game.setup.cards


@pytest.mark.parametrize("seed", range(3))
def test_a_tree_of_many_branches_comes_back(seed: int):
    game = new_game(4, seed).play_on("random")
    for number in (30, 12, 5):
        game.go(number)
        game.advance(game.legal_actions()[-1])
        game.play_on("random", seed=number)
    again = read_game(json.loads(game.text(branches=True)))
    assert isinstance(again, Game)
    assert again.text(branches=True) == game.text(branches=True)
    assert again.position == game.position


# What breaks a rule

BREAKS: dict[str, tuple[Callable[[Record], object], str]] = {
    "wrong-players": (put("players", ["Anna", "Ben"]), "2 players; the game is for 3 to 5 [CG-1]"),
    "wrong-land-cards": (
        lambda data: data["cards"].append(1),
        "the record has 57 land cards, 1 of them twice, and there are 56, each once [CG-2]",
    ),
    "missing card": (
        lambda data: data["cards"].pop(),
        "the record has 55 land cards, each once, and there are 56, each once [CG-2]",
    ),
    "wrong-law-cards": (
        put("laws", ["minus_two"] * 8),
        "the record has 0 law cards “Take back a stone”, and there are 2 by its rules [CG-6]",
    ),
    "result-missing": (put("result", None), "the game is over and the record has no result [CG-50]"),
    "result-too-early": (
        lambda data: data["actions"].pop(),
        "the record has a result, and the game is not over [CG-50]",
    ),
    "after-the-end": (
        lambda data: data["actions"].append(data["actions"][-1]),
        r"action \d+: the record goes on after the end [CG-50]",
    ),
    "not-your-turn": (put("actions", 0, "seat", 9), r""),
}


@pytest.mark.parametrize("id", [id for id in BREAKS if BREAKS[id][1]])
def test_what_breaks_a_rule_is_told_in_one_sentence(id: str):
    change, sentence = BREAKS[id]
    with pytest.raises(RecordError) as told:
        read_game(record(change))
    assert re.fullmatch(sentence.replace("[", r"\[").replace("]", r"\]"), str(told.value))
    assert sentence.rpartition("[")[2].rstrip("]").lower() in anchors(rules_path("card-game"))


def test_another_seat_than_the_one_on_the_move():
    data = record()
    data["actions"][0]["seat"] = (data["start"] + 1) % 3
    names = data["players"]
    mover, other = names[data["start"]], names[(data["start"] + 1) % 3]
    with pytest.raises(RecordError, match=rf"^action 0: it is the turn of {mover}, not of {other} \[CG-11\]$"):
        read_game(data)


PARTS = {"land": "CG-51", "symbols": "CG-52", "chains": "CG-54"}


@pytest.mark.parametrize("part", PARTS)
def test_a_wrong_number_in_a_result(part: str):
    data = record()
    place = next(iter(data["result"][part]))
    data["result"][part][place][1] += 1
    with pytest.raises(RecordError, match=rf"^result, {part}, {place}: says .* \[{PARTS[part]}\]$"):
        read_game(data)


@pytest.mark.parametrize(("part", "rule"), [("totals", "CG-55"), ("laws", "CG-55"), ("winner", "CG-56")])
def test_another_wrong_part_of_a_result(part: str, rule: str):
    data = record()
    found = data["result"][part]
    wrong = {"totals": [0, 0, 0], "laws": [["minus_two"] * 2] * 3, "winner": 0 if found != 0 else 1}[part]
    data["result"][part] = wrong
    with pytest.raises(RecordError, match=rf"^result, {part}: .* \[{rule}\]$"):
        read_game(data)


# What can't be read

UNREADABLE: list[tuple[Callable[[Record], object], str]] = [
    (put("game", "chess"), 'game: expected card-game, got "chess"'),
    (put("faces", "painted"), "faces: expected a set of cards, or the id of one: reconstructed, got"),
    (put("faces", 7), "faces: expected a set of cards, or the id of one, got 7"),
    (put("rules", {"law_split": [9, 0, 0, 0]}), "rules.law_split: expected four numbers, none below 0, that make 8"),
    (put("rules", {"cap_rule": "never"}), 'rules.cap_rule: expected at_once or ever, got "never"'),
    (put("rules", {"cap": 2}), "rules.cap: unknown key"),
    (put("cards", 3, 99), "cards[3]: expected the number of a land card of this set, got 99"),
    (put("laws", 2, "four_symbols"), "laws[2]: expected"),
    (put("start", 3), "start: expected a seat from 0 to 2, got 3"),
    (put("actions", 0, "seat", 9), "actions[0].seat: expected a seat from 0 to 2, got 9"),
    (put("actions", 0, {"seat": 0, "act": "steal"}), "actions[0].act: expected"),
    (put("actions", 0, {"seat": 0, "act": "take", "row": 1}), "actions[0].end: missing; expected left or right"),
    (put("actions", 0, {"seat": 0, "act": "take", "row": 5, "end": "left"}), "actions[0].row: expected a number"),
    (put("actions", 0, {"seat": 0, "act": "take", "row": 1, "end": "top"}), "actions[0].end: expected"),
    (put("actions", 0, {"seat": 0, "act": "place", "slot": 56}), "actions[0].slot: expected a number from 0 to 55"),
    (put("actions", 0, {"seat": 0, "act": "end_turn", "slot": 1}), "actions[0].slot: expected no such key"),
    (put("actions", 0, {"seat": 0, "act": "play_law", "law": "minus_two"}), "actions[0].law: expected"),
    (lambda data: data["result"]["land"].pop("bayern"), "result.land.bayern: missing; expected 3 numbers, one a seat"),
    (put("result", "land", "bohemia", [0, 0, 0]), "result.land.bohemia: expected"),
    (put("result", "symbols", "bayern", [0]), "result.symbols.bayern: expected 3 numbers, one a seat, got 1"),
    (put("result", "totals", [1]), "result.totals: expected 3 entries, one a seat, got 1"),
    (put("result", "laws", 0, ["gold"]), "result.laws[0][0]: expected"),
    (put("result", "winner", 5), "result.winner: expected a seat from 0 to 2, got 5"),
]


@pytest.mark.parametrize(("change", "line"), UNREADABLE, ids=[line[:40] for _, line in UNREADABLE])
def test_what_can_not_be_read_is_named(change: Callable[[Record], object], line: str):
    with pytest.raises(FileError) as told:
        read_game(record(change))
    assert any(said.startswith(line) for said in told.value.lines), told.value.lines


def test_a_branch_that_goes_wrong_is_named():
    game = new_game(3, 7).play_on("random")
    game.go(10)
    game.advance(game.legal_actions()[-1])
    data = json.loads(game.text(branches=True))
    assert data["branches"]
    broken = deepcopy(data)
    broken["branches"][0]["actions"][0] = {"seat": broken["branches"][0]["actions"][0]["seat"], "act": "pass"}
    with pytest.raises(RecordError, match=r"^branch 0: action 0: .* \[CG-\d+\]$"):
        read_game(broken)
    broken = deepcopy(data)
    broken["branches"][0]["actions"][0]["seat"] = 7
    with pytest.raises(BadFile, match=r"branches\[0\].actions\[0\].seat"):
        read_game(broken)


def test_every_sentence_about_records_is_reached():
    ids = set(re.findall(r"^(wrong-[a-z-]+) =", catalogue_text(TEXTS, "en"), re.MULTILINE))
    assert ids <= set(BREAKS)
