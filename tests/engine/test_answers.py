"""What people write is read as they mean it, or answered with what is wanted."""

import pytest

from webpower.engine.answers import Number, Option, Options, Places, Players, Unreadable
from webpower.engine.messages import message

NAMES = ("Anna", "Bärbel", "Anna B")
PLACES = Places({"site:citeaux": "Cîteaux", "site:st-albans": "St Albans", "coat:Franken": "Franken"})
YES, NO = message("webpower.engine", "is-right"), message("webpower.engine", "wanted-number")
OPTIONS = Options((Option("legal", YES, ("yes",)), Option("full", NO, ("no", "WP-18"))))


@pytest.mark.parametrize("written", [7, 7.0, "7", " 7 ", "+7"])
def test_a_number_in_any_form(written: object):
    assert Number().read(written, NAMES) == 7


@pytest.mark.parametrize("written", ["1600", "1,600", "1 600", "1.600", "1\u202f600", "1\u2019600"])
def test_thousands_may_be_parted_as_people_do(written: str):
    assert Number().read(written, NAMES) == 1600


@pytest.mark.parametrize("written", ["1,60", "1,6000", "1,600,0", True, 7.5, "seven", "7 points", None, [7], "9" * 40])
def test_what_is_no_number(written: object):
    with pytest.raises(Unreadable) as refusal:
        Number().read(written, NAMES)
    assert refusal.value.message.say(NAMES) == "The answer is a whole number, such as 7."


@pytest.mark.parametrize(
    ("written", "seats"),
    [
        ("anna", {0}),
        ("Barbel", {1}),
        ("Anna B", {2}),
        ("Anna and Bärbel", {0, 1}),
        (["Anna", "anna b"], {0, 2}),
        ({"Anna"}, {0}),
        ("nobody", set()),
        ([], set()),
        (None, set()),
    ],
)
def test_players_by_their_names(written: object, seats: set[int]):
    assert Players().read(written, NAMES) == seats


def test_an_unknown_name_is_answered_with_those_alike():
    with pytest.raises(Unreadable) as refusal:
        Players().read("Bärbl", NAMES)
    assert refusal.value.message.say(NAMES) == "There is no Bärbl here; did you mean Bärbel?"
    with pytest.raises(Unreadable) as refusal:
        Players().read("xyz", NAMES)
    assert refusal.value.message.say(NAMES) == "There is no xyz here; there is Anna, Bärbel, and Anna B."
    with pytest.raises(Unreadable) as refusal:
        Players().read([0], NAMES)
    assert "a player's name" in refusal.value.message.say(NAMES)


@pytest.mark.parametrize(
    ("written", "places"),
    [
        ("Citeaux", {"site:citeaux"}),
        ("st-albans", {"site:st-albans"}),
        ("Cîteaux, St Albans", {"site:citeaux", "site:st-albans"}),
        (["coat:Franken", "site:citeaux"], {"coat:Franken", "site:citeaux"}),
        ("none", set()),
    ],
)
def test_places_by_name_or_id(written: object, places: set[str]):
    assert PLACES.read(written, NAMES) == places


@pytest.mark.parametrize(
    ("written", "key"),
    [("a", "legal"), ("B)", "full"), ("yes", "legal"), (True, "legal"), (False, "full"), ("wp-18", "full")],
)
def test_options_by_letter_or_a_short_word(written: object, key: str):
    assert OPTIONS.read(written, NAMES) == key


@pytest.mark.parametrize("written", ["c", 1, None, ""])
def test_what_is_no_option(written: object):
    with pytest.raises(Unreadable) as refusal:
        OPTIONS.read(written, NAMES)
    assert refusal.value.message.say(NAMES) == 'The answer is a letter from "a" to "b".'


def test_every_form_says_its_answers_in_words():
    assert Number().words(7).say(NAMES) == "7"
    assert Players().words(frozenset({1, 0})).say(NAMES) == "Anna and Bärbel"
    assert Players().words(frozenset()).say(NAMES) == "nobody"
    assert PLACES.words(frozenset({"coat:Franken", "site:citeaux"})).say(NAMES) == "Cîteaux and Franken"
    assert OPTIONS.words("legal") == YES
    assert {form.wanted.id for form in (Number(), Players(), PLACES, OPTIONS)} == {
        "wanted-number",
        "wanted-players",
        "wanted-places",
        "wanted-option",
    }
