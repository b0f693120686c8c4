"""Answers are read in the language chosen, and in English always."""

import pytest

from webpower.engine.answers import Option, Options, Players, words_for
from webpower.engine.language import spoken
from webpower.engine.messages import message

YES = Options(
    (
        Option("fine", message("webpower.engine", "is-right"), ("yes",)),
        Option("bad", message("webpower.engine", "not-so"), ("no",)),
    )
)


@pytest.mark.parametrize(
    ("language", "nobody", "both", "yes", "no"),
    [
        ("en", "nobody", "Rot and Blau", "Yes", "no"),
        ("de", "Niemand", "Rot und Blau", "ja", "nein"),
        ("it", "nessuno", "Rot e Blau", "Sì", "no"),
        ("de", "nobody", "Rot and Blau", "yes", "no"),
    ],
)
def test_words_of_the_language_and_of_english(language: str, nobody: str, both: str, yes: str, no: str):
    names = ("Rot", "Blau", "Gelb")
    with spoken(language):
        assert Players().read(nobody, names) == frozenset()
        assert Players().read(both, names) == {0, 1}
        assert YES.read(yes, ()) == "fine"
        assert YES.read(no, ()) == "bad"
        assert YES.read(True, ()) == "fine"


def test_words_of_another_language_are_none():
    assert "niemand" not in words_for("nobody")
