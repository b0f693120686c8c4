"""Every fault of a record or position that the catalogue knows is reached once, word for word, with its rule."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.docs.pages import anchors
from tests.games.power.staging import changed, on_sites, sample, without
from webpower.engine.errors import IllegalAction, RecordError
from webpower.engine.files import parse_json
from webpower.engine.messages import catalogue_text
from webpower.engine.mistakes import TEXTS as ENGINE
from webpower.games.power.game import new_game
from webpower.games.power.naming import check_turn
from webpower.games.power.position_file import score_position
from webpower.games.power.replay import replay
from webpower.games.power.rules import TEXTS

SECTION = "# Records and positions that break a rule"
OF_ANY = "# Records that break a rule\n"
"""Those of any game, in the engine's catalogue."""
FINISHED = sample("standard-3")
UNFINISHED = sample("unfinished-3")
POSITION = sample("position-chain")

TURN_OF_THE_STACK = next(
    number
    for number, action in enumerate(FINISHED["actions"])
    if sum(earlier.get("from") == "stack" for earlier in FINISHED["actions"][: number + 1]) == 1
)
"""The first draw from the stack."""


class Case(NamedTuple):
    """What is read, by what, and what it says."""

    read: Callable[[Any], Any]
    data: Any
    sentence: str


def position(**more: Any) -> Any:
    return {**POSITION, "vatican": {}, **more}


def exhausting() -> int:
    """The number of the action at which the first stack of the finished game runs out."""
    game = replay(FINISHED)
    return next(node.number for node in game.line() if node.position.exhausted) - 1


CASES = {
    "wrong-players": Case(
        replay, changed(FINISHED, ["Anna", "Barbara"], "players"), "2 players; the game is for 3 to 5 [WP-1]"
    ),
    "wrong-deck": Case(
        replay,
        changed(FINISHED, [*FINISHED["deck"], "frankreich"], "deck"),
        "the deck has 8 cards of Frankreich, and with 3 players there are 7 [WP-3]",
    ),
    "wrong-reshuffle": Case(
        replay,
        changed(FINISHED, [*FINISHED["reshuffle"], "frankreich"], "reshuffle"),
        f"action {exhausting()}: the second stack has {FINISHED['reshuffle'].count('frankreich') + 1} cards of "
        f"Frankreich, and the discard pile had {FINISHED['reshuffle'].count('frankreich')} [WP-31]",
    ),
    "reshuffle-missing": Case(
        replay,
        changed(FINISHED, None, "reshuffle"),
        f"action {exhausting()}: the stack runs out for the first time, and the record has no second stack [WP-31]",
    ),
    "reshuffle-too-early": Case(
        replay,
        changed(UNFINISHED, ["frankreich"], "reshuffle"),
        "the record has a second stack, and the stack has not run out [WP-31]",
    ),
    "result-missing": Case(
        replay, changed(FINISHED, None, "result"), "the game is over and the record has no result [WP-43]"
    ),
    "result-too-early": Case(
        replay, without(FINISHED, "actions", -1), "the record has a result, and the game is not over [WP-43]"
    ),
    "wrong-card-drawn": Case(
        replay,
        changed(FINISHED, "frankreich", "actions", TURN_OF_THE_STACK, "card"),
        f"action {TURN_OF_THE_STACK}: the record says that Frankreich came from the stack, and it is "
        "Bayern/Burgund [WP-23]",
    ),
    "after-the-end": Case(
        replay,
        changed(FINISHED, [*FINISHED["actions"], {"seat": 0, "act": "pass"}], "actions"),
        f"action {len(FINISHED['actions'])}: the record goes on after the end [WP-32]",
    ),
    "too-many-cloisters": Case(
        score_position,
        position(cloisters=on_sites(England=[6], Franken=[7], Bayern=[6], Schwaben=[2]), advisors={}),
        "Anna has 21 cloisters on the board and owns 20 [WP-2]",
    ),
    "too-many-advisors": Case(
        score_position,
        position(
            cloisters=on_sites(Franken=[0, 7], Frankreich=[0, 8]),
            advisors={"Franken": [4, 0, 0], "Frankreich": [4, 0, 0]},
            vatican={"council/Franken": 0},
        ),
        "Anna has 9 advisors in play and owns 8 [WP-2]",
    ),
    "too-many-advisors-in": Case(
        score_position,
        position(cloisters={"chorin": 0}, advisors={"Franken": [0, 1, 1]}),
        "Franken has 2 advisors and the strongest player there has 1 cloister [WP-18]",
    ),
    "site-twice": Case(
        lambda text: score_position(parse_json(text)),
        '{"format": "webpower-position/1", "board": "europe", "players": ["A", "B", "C"],'
        ' "cloisters": {"obra": 0, "chorin": 0, "obra": 1}}',
        "Obra is there twice, and a site holds one cloister [WP-17]",
    ),
    "two-in-column": Case(
        score_position,
        position(vatican={"cloister/Franken": 1, "cloister/England": 1}),
        "Barbara has two advisors in one column of the Vatican [WP-62]",
    ),
}

NOT_IN_FILES = {"wrong-seat"}
"""A file with such a seat can't be read at all; who asks for it in another way is told so (below)."""


def catalogue_ids() -> set[str]:
    both = [catalogue_text(TEXTS, "en").partition(f"{SECTION}\n")[2], catalogue_text(ENGINE, "en").partition(OF_ANY)[2]]
    sections = "\n".join(text.partition("\n# ")[0] for text in both)
    return set(re.findall(r"^([a-z-]+) =", sections, re.MULTILINE))


def test_every_fault_of_the_catalogue_has_a_case():
    assert catalogue_ids() == set(CASES) | NOT_IN_FILES


@pytest.mark.parametrize("id", CASES)
def test_it_is_told_in_one_sentence_with_its_rule(id: str):
    case = CASES[id]
    with pytest.raises(RecordError) as error:
        case.read(case.data)
    assert str(error.value) == case.sentence
    assert case.sentence.rpartition("[")[2].rstrip("]").lower() in anchors()


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_there_is_none_of(seat: int):
    game = new_game(3)
    with pytest.raises(IllegalAction, match=rf"^there is no seat {seat} with 3 players \[WP-1\]$"):
        check_turn(game.position, game.names, seat)


@pytest.mark.parametrize(
    ("number", "sentence"),
    [(1, "1 player; the game is for 3 to 5 [WP-1]"), (6, "6 players; the game is for 3 to 5 [WP-1]")],
)
def test_other_numbers_of_players(number: int, sentence: str):
    with pytest.raises(RecordError) as error:
        replay(changed(FINISHED, ["A"] * number, "players"))
    assert str(error.value) == sentence
