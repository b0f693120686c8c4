"""What is wrong in a file is told in the language chosen when it is shown, not when it was found."""

import pytest

from tests.hostile.table import RECORD
from webpower import FileError, RecordError
from webpower.engine.files import parse_json
from webpower.engine.language import spoken
from webpower.games.power.tree_file import read_game


def said(error: Exception) -> list[str]:
    """The same mistakes in every language."""
    told = []
    for language in ("en", "de", "it"):
        with spoken(language):
            told.append(str(error))
    return told


def test_a_value_of_another_type():
    with pytest.raises(FileError) as caught:
        read_game({**RECORD, "seed": "x"})
    assert said(caught.value) == [
        'seed: expected a whole number, got "x"',
        'seed: erwartet: eine ganze Zahl; gefunden: "x"',
        'seed: atteso: un numero intero; trovato: "x"',
    ]


def test_what_is_no_json():
    with pytest.raises(FileError) as caught:
        parse_json("{]")
    assert len(set(said(caught.value))) == 3
    assert "Expecting" not in "".join(said(caught.value))


def test_an_action_that_breaks_a_rule():
    wrong = {**RECORD, "actions": [*RECORD["actions"][:20], {**RECORD["actions"][20], "seat": 1}]}
    with pytest.raises(RecordError) as caught:
        read_game(wrong)
    english, german, italian = said(caught.value)
    assert english.startswith("action 20: ")
    assert german.startswith("Aktion 20: ")
    assert italian.startswith("azione 20: ")
    assert all(line.endswith(" [WP-1]") for line in (english, german, italian))
