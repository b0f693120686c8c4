"""The page about the card game's calls and files says what is so."""

import json
import re
from dataclasses import fields

from tests.docs.pages import DOCS, examples
from webpower import card_game
from webpower.games.card_game.actions import ACTIONS
from webpower.games.card_game.kind import CARD_GAME
from webpower.games.card_game.naming import PARTS
from webpower.games.card_game.record_file import replay

PAGE = DOCS / "card-game.md"
TEXT = PAGE.read_text(encoding="utf8")


def test_the_record_is_played_and_written_as_it_stands():
    (text,) = examples(PAGE)
    game = replay(json.loads(text))
    assert json.loads(game.text()) == json.loads(text)
    assert game.setup.cards == card_game.load_cards()


def test_the_beginning_is_the_deal_of_its_seed():
    (text,) = examples(PAGE)
    data = json.loads(text)
    dealt = json.loads(card_game.new_game(data["players"], data["seed"]).text())
    assert [data[key] for key in ("cards", "laws", "start")] == [dealt[key] for key in ("cards", "laws", "start")]


def test_every_act_is_listed_with_what_it_says():
    rows = re.findall(r"^\| `(\w+)` \|.*\| `(\{.*\})` \|$", TEXT, re.MULTILINE)
    assert [act for act, _ in rows] == list(dict.fromkeys(action.act for action in ACTIONS))
    for act, entry in rows:
        told = json.loads(entry)
        assert told["act"] == act
        assert tuple(told)[2:] == tuple(PARTS[act])


def test_every_option_is_listed_with_what_is_usual():
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]* \| `(.+)` \|$", TEXT.partition('id="options"')[2], re.MULTILINE))
    assert rows == {
        choice.name: json.dumps(choice.usual).replace("null", "None").replace("false", "False")
        if not isinstance(choice.usual, tuple)
        else repr(choice.usual)
        for choice in CARD_GAME.choices
    }
    assert {field.name for field in fields(card_game.Options)} <= set(rows)


def test_every_call_is_there():
    for name in re.findall(r"`card_game\.(\w+)\(", TEXT):
        assert name in card_game.__all__
    listed = set(re.findall(r"`card_game\.(\w+)\(", TEXT))
    assert {name for name in card_game.__all__ if name[0].islower()} == listed
