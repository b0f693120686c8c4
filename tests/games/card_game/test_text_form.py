"""A position, a sheet and what is played by as plain text."""

from typing import Any

import pytest

from tests.games.card_game.dealing import dealt, eagerly, played
from tests.games.card_game.staging import NAMES, play, stage, take
from webpower.games.card_game.cards import SLOTS, Law, slot
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import OVER, Position
from webpower.games.card_game.scoring import score
from webpower.games.card_game.text_form import decision, options_words, position_text, sheet_text, won


def test_a_position():
    position = stage(
        ["bayern cf", "bayern"],
        ["sachsen rr K", "ungarn S"],
        stones={slot(2, 1): 1},
        removed={0: 1},
        laws={2: [Law.TAKE_BACK, Law.TAKE_BACK, Law.MINUS_TWO]},
    )
    text = position_text(position, NAMES[:3])
    assert text.splitlines()[:4] == [
        "    row 1      row 2           row 3  row 4",
        "--  ---------  --------------  -----  -----",
        "1   Bayern cf  Sachsen rr K ■",
        "2   Bayern *   Ungarn S",
    ]
    assert "c cross, f fan, r rose, S ship, K carriage, * law card face down" in text
    assert "● Anna: stones 2 at hand, 0 on cards, 1 out of the game; law cards: none" in text
    assert "■ Barbara: stones 2 at hand, 1 on cards, 0 out of the game; law cards: none" in text
    assert "law cards: 2 Take back a stone, Minus two" in text
    assert text.endswith("Law cards played: none\nAnna takes a card.")


def test_what_has_been_taken():
    position = play(stage(["bayern c S", "bayern c", "sachsen"]), take(1), take(1))
    lines = position_text(position, NAMES[:3]).splitlines()
    bayern = next(line for line in lines if line.startswith("Bayern"))
    assert bayern.split() == ["Bayern", "6", "2", "2c", ".", "."]
    assert next(line for line in lines if line.startswith("ships")).split() == ["ships", "1", "0", "0"]


def test_without_names_the_colours_are_told():
    assert "● Green:" in position_text(stage(["bayern"]))


def test_every_phase_has_its_decision():
    for seed in range(10):
        start = dealt(3, seed)
        for _, _, after in played(start, eagerly(seed)):
            said = decision(after).say(NAMES)
            assert said == "The game is over." if after.is_over else NAMES[after.seat] in said


def test_a_sheet():
    position = stage(["bayern"], laws={1: [Law.MINUS_TWO]})
    assert str(score(position)).splitlines()[1] == "Red holds the law card “Minus two” and loses 2 [CG-55]"
    lines = sheet_text(score(position), NAMES[:3]).splitlines()
    assert lines[0] == (
        "Frankreich: Anna has the most cards, 55, and scores 8, the number of cards of the country [CG-51]"
    )
    assert lines[1] == "Barbara holds the law card “Minus two” and loses 2 [CG-55]"
    assert [line.split()[0] for line in lines[3:]] == ["Anna", "---------", "land", "symbols", "chains", "law", "total"]
    assert lines[-1].split() == ["total", "8", "-2", "0"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "By the rulings of the rules page"),
        (
            {"cap_rule": "ever", "stop_at_limit": True},
            "By the rulings of the rules page, but with four or five players a player has two stones in the whole game "
            "and no card at all is taken once a turn has all its symbols",
        ),
        (
            {"only_initial_ends": True},
            "By the rulings of the rules page, but only cards are taken that lay at an end when the turn began",
        ),
        (
            {"law_split": [5, 1, 1, 1]},
            "By the rulings of the rules page, but the law cards are 5 “Take back a stone”, 1 “Three symbols”, "
            "1 “Different colours”, and 1 “Minus two”",
        ),
    ],
)
def test_what_is_played_by(options: dict[str, Any], sentence: str):
    assert options_words(Options(**options)).say(()) == sentence


def ended(cards: list[str], owners: list[int]) -> Position:
    """A game that is over: these cards by the seats that took them; the rest, all of Frankreich, went to seat 2."""
    position = stage(cards)
    return position._replace(owners=bytes([*owners, *[2] * (SLOTS - len(owners))]), phase=OVER)


def test_who_won():
    cards = ["kastilien", "danemark", "england", "bayern", "bayern"]
    assert won(ended(cards, [0, 0, 1, 2, 2])).cited(NAMES) == "Chris wins with 14 points. [CG-56]"
    assert won(ended(cards, [0, 0, 1, 1, 1])).cited(NAMES) == (
        "Anna and Barbara have 11 points each; Barbara has the most land cards and wins. [CG-56]"
    )
    assert won(ended(cards, [0, 0, 1, 1, 0])).cited(NAMES) == "Anna wins with 17 points. [CG-56]"
    tied = ended(["kastilien", "danemark", "england", "bayern"], [0, 0, 1, 1])
    assert won(tied).cited(NAMES) == "Anna and Barbara have 11 points and as many land cards each: nobody wins. [CG-56]"


def test_nobody_wins_among_those_who_are_tied_in_cards_too():
    """All three have 14 points: Chris by two countries, the others by Frankreich and Bayern, with many more cards."""
    cards = ["kastilien", "franken", "bayern", "bayern"]
    rest = [seat for seat in (0, 1) for _ in range((SLOTS - len(cards)) // 2)]
    position = ended(cards, [2, 2, 0, 1, *rest])
    assert score(position).totals() == (14, 14, 14)
    assert won(position).cited(NAMES) == (
        "Anna and Barbara have 14 points and as many land cards each: nobody wins. [CG-56]"
    )
