"""Records: the samples check, every record comes back the same, and every broken one says what and where."""

import copy
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.docs.pages import anchors
from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import parse_json, read_json
from webpower.engine.messages import Message, catalogue_text
from webpower.engine.mistakes import TEXTS as ENGINE
from webpower.engine.records import record_text
from webpower.engine.structures import structure
from webpower.games.power.game import load_game, new_game
from webpower.games.power.position import Position
from webpower.games.power.record_model import ResultEntry
from webpower.games.power.replay import replay
from webpower.games.power.result import wrong_in_result
from webpower.games.power.rules import TEXTS

SAMPLES = Path(__file__).parents[2] / "data" / "samples"
RECORDS = sorted(path for path in SAMPLES.glob("*.json") if not path.name.startswith("position"))

Record = dict[str, Any]


@pytest.fixture(scope="module")
def standard() -> Record:
    data: Record = read_json(SAMPLES / "standard-3.json")
    return data


def changed(record: Record, change: Callable[[Record], object]) -> Record:
    """A copy of a record with a change."""
    broken = copy.deepcopy(record)
    change(broken)
    return broken


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_samples_check_and_come_back_the_same(path: Path):
    data = read_json(path)
    game = replay(data)
    assert game.record() == data
    assert game.position.is_over == (data["result"] is not None)


def test_there_are_samples():
    assert len(RECORDS) == 8


def test_a_saved_game_is_a_record_and_loads_as_the_same_game(tmp_path: Path):
    game = new_game(["Anna", 'B "b" \u202e', "Ü"], seed=3).play_on("random")
    game.save(tmp_path / "game.json")
    again = load_game(tmp_path / "game.json")
    assert again.record() == game.record()
    assert [node.position for node in again.line()] == [node.position for node in game.line()]


def test_a_record_comes_back_the_same_after_every_action(tmp_path: Path):
    whole = new_game(3, seed=11).play_on("random")
    for node in whole.line():
        begun = new_game(3, seed=11)
        for step in whole.line()[1 : node.number + 1]:
            assert step.action is not None
            begun.play(step.action)
        record = begun.record()
        text = record_text(record)
        again = replay(parse_json(text))
        assert again.position == node.position
        assert record_text(again.record()) == text


def test_keys_may_come_in_any_order(standard: Record):
    backwards = {key: standard[key] for key in reversed(standard)}
    backwards["actions"] = [dict(reversed(action.items())) for action in standard["actions"]]
    assert replay(backwards).record() == standard


def test_an_unfinished_game_of_no_seed_can_be_played_on_and_always_the_same_way():
    data = read_json(SAMPLES / "unfinished-3.json")
    assert data["seed"] is None
    first, second = replay(data), replay(data)
    assert first.play_on("random").record() == second.play_on("random").record()
    assert first.position.is_over


# What can't be read


TOP = ("format", "game", "board", "rules", "players", "seed", "deck", "reshuffle", "actions", "result")


@pytest.mark.parametrize("key", TOP)
def test_a_missing_key_can_not_be_read(standard: Record, key: str):
    with pytest.raises(FileError, match=rf"^{key}: missing"):
        replay(changed(standard, lambda record: record.pop(key)))


@pytest.mark.parametrize(
    ("place", "keys"),
    [
        (("rules",), ("variant", "vatican")),
        (("actions", 0), ("seat", "act", "at", "pay")),
        (("result",), ("end", "interim", "final", "scores", "supply", "winners")),
        (("result", "final"), ("cloisters", "alliances", "chains")),
        (("result", "final", "cloisters"), ("Franken",)),
    ],
)
def test_a_missing_inner_key_can_not_be_read(standard: Record, place: tuple[Any, ...], keys: tuple[str, ...]):
    for key in keys:
        broken = copy.deepcopy(standard)
        inner: Any = broken
        for step in place:
            inner = inner[step]
        del inner[key]
        with pytest.raises(FileError, match=f"{key}: missing"):
            replay(broken)


UNREADABLE: dict[str, tuple[Callable[[Record], object], str]] = {
    "another format": (lambda r: r.update(format="webpower-record/9"), 'format: expected "webpower-record/1"'),
    "another game": (lambda r: r.update(game="chess"), "game: expected web-of-power"),
    "an unknown board": (lambda r: r.update(board="atlantis"), "board: expected a board, or .* got .atlantis."),
    "a board of the wrong type": (lambda r: r.update(board=7), "board: expected"),
    "an unknown variant": (lambda r: r["rules"].update(variant="slow"), "variant: expected standard or fast"),
    "an unknown option": (lambda r: r["rules"].update(jokers=True), "rules.jokers: unknown key"),
    "a seed in letters": (lambda r: r.update(seed="7"), "seed: expected a whole number"),
    "an unknown key": (lambda r: r.update(comment="nice"), "comment: unknown key"),
    "an unknown card in the deck": (lambda r: r["deck"].__setitem__(3, "roma"), r"deck\[3\]: expected a kind of card"),
    "an unknown act": (lambda r: r["actions"][5].update(act="fly"), r"actions\[5\].act: expected cloister, "),
    "an expected a site of this board": (
        lambda r: r["actions"][0].update(at="roma"),
        r"actions\[0\].at: expected a site",
    ),
    "a key of another act": (
        lambda r: r["actions"][0].update(card="frankreich"),
        r"actions\[0\].card: expected no such",
    ),
    "a seat there is none of": (
        lambda r: r["actions"][4].update(seat=3),
        r"actions\[4\].seat: expected a seat from 0 to 2, got 3",
    ),
    "a seat below all": (
        lambda r: r["actions"][0].update(seat=-(10**30)),
        r"actions\[0\].seat: expected a seat from 0 to 2, got -1000",
    ),
    "a winner there is none of": (
        lambda r: r["result"].update(winners=[3]),
        r"result.winners\[0\]: expected a seat from 0 to 2, got 3",
    ),
    "null for a key of another act": (
        lambda r: r["actions"][0].update(card=None),
        r"actions\[0\].card: expected a text, got null",
    ),
    "null for a place": (lambda r: r["actions"][0].update(at=None), r"actions\[0\].at: expected a text, got null"),
    "an unknown source": (lambda r: r["actions"][1].update({"from": "hand"}), r"actions\[1\].from: expected"),
    "an action that is none": (lambda r: r["actions"].__setitem__(2, 5), r"actions\[2\]: expected an object"),
    "an unknown end": (lambda r: r["result"].update(end="time"), "result.end: expected"),
    "an unknown alliance": (
        lambda r: r["result"]["final"]["alliances"].update({"16": [0, 0, 0]}),
        "expected the number of an",
    ),
    "points of the wrong number": (lambda r: r["result"].update(scores=[1]), "result.scores: expected 3 entries"),
    "an expected a site of this board in a chain": (
        lambda r: r["result"]["final"]["chains"][1].append(["roma"]),
        r"result.final.chains\[1\]\[0\]\[0\]: expected a site of this board",
    ),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_what_can_not_be_read_is_named_with_its_place(standard: Record, what: str):
    change, said = UNREADABLE[what]
    with pytest.raises(FileError, match=said):
        replay(changed(standard, change))


def test_all_mistakes_are_reported_at_once(standard: Record):
    def change(record: Record) -> None:
        record["deck"][0] = record["deck"][1] = "roma"
        record["actions"][0]["at"] = "roma"

    with pytest.raises(FileError) as refusal:
        replay(changed(standard, change))
    assert len(refusal.value.lines) == 3


# What breaks a rule


def first_of(record: Record, **given: str) -> int:
    """The number of the first action with these values."""
    return next(k for k, action in enumerate(record["actions"]) if given.items() <= action.items())


BROKEN: dict[str, tuple[Callable[[Record], object], str]] = {
    "two players": (lambda r: r.update(players=r["players"][:2], actions=[], result=None), r"2 players.* \[WP-1\]"),
    "another deck": (lambda r: r["deck"].__setitem__(0, r["deck"][1]), r"the deck has .* \[WP-3\]"),
    "the wrong seat": (lambda r: r["actions"][0].update(seat=1), r"action 0: it is the turn of Anna.* \[WP-1\]"),
    "nothing paid": (lambda r: r["actions"][0].update(pay=[]), r"action 0: .* \[WP-11\]"),
    "three cards paid": (lambda r: r["actions"][0].update(pay=["frankreich"] * 3), r"action 0: .* \[WP-13\]"),
    "another card drawn": (
        lambda r: (lambda draw: draw.update(card=next(c for c in set(r["deck"]) if c != draw["card"])))(
            r["actions"][first_of(r, act="draw", **{"from": "stack"})]
        ),
        r"action \d+: the record says that .* came from the stack.* \[WP-23\]",
    ),
    "another second stack": (
        lambda r: r["reshuffle"].__setitem__(0, next(c for c in r["reshuffle"] if c != r["reshuffle"][0])),
        r"action \d+: the second stack has .* \[WP-31\]",
    ),
    "no second stack": (lambda r: r.update(reshuffle=None), r"action \d+: .* has no second stack \[WP-31\]"),
    "no result": (lambda r: r.update(result=None), r"the game is over and the record has no result \[WP-43\]"),
    "a result too early": (lambda r: r["actions"].pop(), r"the record has a result, and the game is not over"),
    "an action after the end": (
        lambda r: r["actions"].append({"seat": 0, "act": "pass"}),
        r"action \d+: the record goes on after the end \[WP-32\]",
    ),
    "another end": (lambda r: r["result"].update(end="board"), r"result, end: .* \[WP-32\]"),
    "no interim scoring": (lambda r: r["result"].update(interim=None), r"no interim scoring.* \[WP-31\]"),
    "other points of a country": (
        lambda r: r["result"]["final"]["cloisters"]["Franken"].__setitem__(0, 99),
        r"result, final cloisters, Franken: .* \[WP-40\]",
    ),
    "other points of an alliance": (
        lambda r: r["result"]["final"]["alliances"]["1"].__setitem__(0, 99),
        r"result, final alliances, 1: .* \[WP-41\]",
    ),
    "other scores": (lambda r: r["result"]["scores"].__setitem__(0, 99), r"result, scores: .* \[WP-43\]"),
    "another supply": (lambda r: r["result"]["supply"].__setitem__(0, 99), r"result, supply: .* \[WP-2\]"),
    "another winner": (lambda r: r["result"].update(winners=[0]), r"result, winners: .* \[WP-44\]"),
    "a chain that is not the best": (lambda r: r["result"]["final"]["chains"][2][0].pop(), r"the most is 5 \[WP-42\]"),
    "a chain off the roads": (
        lambda r: r["result"]["final"]["chains"][0][0].reverse() or r["result"]["final"]["chains"][0][0].sort(),
        r"does not follow roads \[WP-42\]",
    ),
    "a chain of others' cloisters": (
        lambda r: r["result"]["final"]["chains"].reverse(),
        r"holds no cloister of that seat \[WP-42\]",
    ),
    "a chain too short": (
        lambda r: r["result"]["final"]["chains"].__setitem__(0, [["leyre", "silos"]]),
        r"at least 4 \[WP-42\]",
    ),
    "a chain twice": (
        lambda r: r["result"]["final"]["chains"][0].append(r["result"]["final"]["chains"][0][0]),
        r"WP-42",
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_what_breaks_a_rule_says_where_and_which(standard: Record, what: str):
    change, said = BROKEN[what]
    with pytest.raises(RecordError, match=said):
        replay(changed(standard, change))


def test_a_second_stack_before_the_first_is_out_breaks_a_rule():
    data = read_json(SAMPLES / "unfinished-3.json")
    with pytest.raises(RecordError, match=r"the stack has not run out \[WP-31\]"):
        replay({**data, "reshuffle": ["frankreich"]})


def test_a_chain_may_be_written_from_either_end(standard: Record):
    def change(record: Record) -> None:
        record["result"]["final"]["chains"][2][0].reverse()

    assert replay(changed(standard, change)).record() == standard


def test_a_board_may_be_embedded_in_the_record(standard: Record):
    board = json.loads((Path(__file__).parents[3] / "data" / "boards" / "europe.json").read_text(encoding="utf8"))
    assert replay({**standard, "board": board}).record()["board"] == "europe"
    assert replay({**standard, "board": {**board, "id": "mine"}}).record()["board"]["id"] == "mine"


def test_every_sentence_about_a_wrong_result_is_reached(standard: Record):
    heading = "# Results that are wrong"
    texts = (catalogue_text(catalogue, "en") for catalogue in (TEXTS, ENGINE))
    section = "\n".join(text.partition(heading)[2].partition("\n# ")[0] for text in texts)
    position = replay(standard).position
    reached: set[str] = set()

    def result(change: Callable[[Record], object], at: Position) -> None:
        said = list(wrong_in_result(structure(changed(standard, change)["result"], ResultEntry), at))
        assert said
        for mistake in said:
            assert mistake.rule.lower() in anchors()
            reached.update({mistake.id, *(value.id for _, value in mistake.values if isinstance(value, Message))})

    for change, _ in BROKEN.values():
        if changed(standard, change)["result"] not in (None, standard["result"]):
            result(change, position)
    result(lambda record: None, position._replace(interim=None))
    result(lambda record: record["result"]["final"]["chains"][0].append([]), position)
    assert reached == set(re.findall(r"^([a-z-]+) =", section, re.MULTILINE))
