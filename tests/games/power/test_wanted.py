"""What a user asks for that can't be meant is answered with one sentence, and the game stays as it is."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from webpower.engine.errors import FileError, WebpowerError, WrongValue
from webpower.engine.history import CursorError
from webpower.engine.players import PlayerFault
from webpower.games.power.explain import NotOnSheet
from webpower.games.power.game import Game, load_game, new_game
from webpower.games.power.naming import UnknownName

NEW: dict[str, tuple[dict[str, Any], str]] = {
    "one name": ({"players": "Anna"}, "players: expected how many, or a list of their names, got 'Anna'"),
    "no players": ({"players": None}, "players: expected how many, or a list of their names, got None"),
    "half a player": ({"players": 3.5}, "players: expected how many, or a list of their names, got 3.5"),
    "numbers for names": ({"players": [1, 2, 3]}, "players: expected a name, got 1"),
    "an empty name": ({"players": ["Anna", " ", "Chris"]}, "players: expected a name, got ' '"),
    "a word for a seed": ({"seed": "seven"}, "seed: expected a whole number, got 'seven'"),
    "no seed": ({"seed": None}, "seed: expected a whole number, got None"),
    "a variant": ({"variant": "Fast"}, "variant: expected standard or fast, got 'Fast'"),
    "the Vatican": ({"vatican": "no"}, "vatican: expected True or False, got 'no'"),
    "the ruling": ({"joker_own_country": 1}, "joker_own_country: expected True or False, got 1"),
    "a board": ({"board": 3}, "board: expected a board, the id of one, or a path, got 3"),
}


@pytest.mark.parametrize("case", NEW)
def test_a_game_that_can_not_be_meant(case: str):
    wanted, sentence = NEW[case]
    with pytest.raises(WrongValue) as wrong:
        new_game(**({"players": 3} | wanted))
    assert str(wrong.value) == sentence


CASES: dict[str, tuple[Callable[[Any], Any], type[WebpowerError], str]] = {
    "no action": (
        lambda game: game.play(None),
        WrongValue,
        "action: expected an action, or its names as in a record, got None",
    ),
    "why not a number": (
        lambda game: game.why_not(7),
        WrongValue,
        "action: expected an action, or its names as in a record, got 7",
    ),
    "names beside an action": (
        lambda game: game.why_not(game.legal_actions()[-1], at="chorin"),
        WrongValue,
        "action: exchange england-schwaben is a whole action, and no names belong beside it",
    ),
    "a number for a site": (
        lambda game: game.play("cloister", at=3, pay="frankreich"),
        WrongValue,
        "at: expected a name, got 3",
    ),
    "a number for a card": (
        lambda game: game.play("cloister", at="chorin", pay=["frankreich", 3]),
        WrongValue,
        "pay[1]: expected a name, got 3",
    ),
    "nothing for a card": (
        lambda game: game.play("cloister", at="chorin", pay=None),
        WrongValue,
        "pay[0]: expected a name, got None",
    ),
    "no site": (
        lambda game: game.play("cloister", pay="frankreich"),
        UnknownName,
        "the site is not named; there is lindisfarne, fountains, ely, st-albans, glastonbury, canterbury, doberan, "
        "chorin, obra and 45 more",
    ),
    "no source": (lambda game: game.play("draw"), UnknownName, "the source is not named; there is stack, open"),
    "another board": (
        lambda game: game.why_not(action_elsewhere()),
        UnknownName,
        "there is no site 'peak'; there is piedra, melk",
    ),
    "a seat": (lambda game: game.observe(3), WrongValue, "seat: expected one from 0 to 2, got 3"),
    "a seat before the first": (lambda game: game.observe(-1), WrongValue, "seat: expected one from 0 to 2, got -1"),
    "a word for a position": (
        lambda game: game.go("end"),
        CursorError,
        "expected the number of a position, got 'end'",
    ),
    "no node": (lambda game: game.visit(None), CursorError, "expected a node of this history, got None"),
    "less than no action": (
        lambda game: game.compare("main", actions=-1),
        WrongValue,
        "actions: expected 0 or more, got -1",
    ),
    "no line": (
        lambda game: game.why(None),
        WrongValue,
        "what: expected a line of the score sheet, or a country, alliance or chain, got None",
    ),
    "a long thing": (
        lambda game: game.why([game] * 9),
        WrongValue,
        "what: expected a line of the score sheet, or a country, alliance or chain, got list",
    ),
    "a part": (
        lambda game: game.why("Franken", "middle"),
        WrongValue,
        "part: expected 'interim' or 'final', got 'middle'",
    ),
    "almost a country": (
        lambda game: game.why("franken"),
        NotOnSheet,
        "there is no country, alliance or chain 'franken' to explain; there is Franken, Frankreich, and the number of "
        "an alliance",
    ),
    "a number for bots": (
        lambda game: game.play_on(3),
        PlayerFault,
        "a player is a function or has a method choose; 3 is neither",
    ),
    "no bot": (
        lambda game: game.play_on([None]),
        PlayerFault,
        "a player is a function or has a method choose; None is neither",
    ),
    "a number for a path": (
        lambda game: game.save(3),
        FileError,
        "3: can't be written: expected str, bytes or os.PathLike object, not int",
    ),
    "no path": (lambda game: load_game(None), FileError, "expected the path of a file, got None"),  # type: ignore[arg-type]
}


def action_elsewhere() -> Any:
    """An action of a board with another site."""
    return replace(new_game(3, 7).legal_actions()[0], at="peak")


@pytest.mark.parametrize("case", CASES)
def test_a_wish_that_can_not_be_meant(case: str):
    ask, error, sentence = CASES[case]
    game = new_game(3, 7)
    node = game.node
    with pytest.raises(error) as wrong:
        ask(game)
    assert str(wrong.value) == sentence
    assert game.node is node
    assert not node.children


def test_an_alliance_is_known_by_its_number_and_the_interim_scoring_has_none():
    game = new_game(3, 7).play_on("random")
    assert game.why(14) == game.why("14")
    with pytest.raises(NotOnSheet, match=r"no country '14' to explain, and the interim scoring scores nothing else$"):
        game.why(14, "interim")


def test_a_file_that_can_not_be_written_loses_nothing(tmp_path):
    game = new_game(3, 7)
    with pytest.raises(FileError, match=r"none/game\.json: can't be written: No such file or directory$"):
        game.save(tmp_path / "none" / "game.json")
    kept = tmp_path / "game.json"
    game.save(kept)
    unwritable = Game(game.setup, ["Anna", "\ud800", "Chris"], 7, game.deck, game.outcomes)
    with pytest.raises(FileError, match="can't be written: 'utf-8' codec"):
        unwritable.save(kept)
    assert load_game(kept).names == game.names


def test_a_notebook_shows_an_error_as_its_sentence():
    assert WrongValue("seed: wrong")._render_traceback_() == ["WrongValue: seed: wrong"]
