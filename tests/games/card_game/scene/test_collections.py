"""The smaller pictures: what the players have of some countries, and the cards of one."""

import re

import pytest

from tests.games.card_game.lines import line
from tests.games.card_game.scene.test_scene import NAMES, at, box_of, marks
from webpower.draw.lettering import Box
from webpower.games.card_game.position import Position
from webpower.games.card_game.scene import collections, country_cards
from webpower.games.card_game.scene.names import name_lines
from webpower.games.card_game.scoring import LANDS, SYMBOLS, score


@pytest.fixture(params=[3, 4, 5])
def final(request: pytest.FixtureRequest) -> Position:
    return line(request.param, 6)[-1][1]


def test_all_countries_have_a_column_in_the_order_of_scoring(final: Position):
    picture = collections(final, NAMES[: final.setup.seats])
    cards = final.setup.cards
    heads = [id for id in marks(picture, "head") if id in cards.country_number]
    assert heads == [cards.countries[country].id for country in cards.scoring]
    assert not marks(picture, "card")
    assert picture.width == 1260


@pytest.mark.parametrize("width", ["wide", "compact"])
def test_some_countries_make_a_narrow_table(final: Position, width: str):
    picture = collections(final, NAMES[: final.setup.seats], countries=["bayern", "frankreich"], width=width)
    heads = [id for id in marks(picture, "head") if id in final.setup.cards.country_number]
    assert heads == ["frankreich", "bayern"]
    assert picture.width < collections(final, NAMES[: final.setup.seats], width=width).width - 200
    for mark in picture.marks:
        if mark.tag == "text":
            assert box_of(mark).within(Box(0, 0, float(picture.width), float(picture.height)))
    assert "Italien" not in picture.description


@pytest.mark.parametrize("width", ["wide", "compact"])
def test_the_cards_of_a_country_lie_with_their_players(final: Position, width: str):
    cards, names = final.setup.cards, NAMES[: final.setup.seats]
    sheet = score(final)
    for number, country in enumerate(cards.countries):
        picture = country_cards(final, names, country.id, width=width)
        drawn = {int(id): box_of(mark) for id, mark in marks(picture, "card").items()}
        assert set(drawn) == {card for card in range(56) if cards.country_of[card] == number}
        rows = {seat: [drawn[card].top for card in final.cards_of(seat) if card in drawn] for seat in range(len(names))}
        assert all(len(set(tops)) <= 1 for tops in rows.values())
        for kind, name in ((LANDS, "points-land"), (SYMBOLS, "points-symbols")):
            points = sheet.by_place(kind).get(country.id, (0,) * len(names))
            shown = marks(picture, name)
            assert [int(shown[str(seat)].text) if str(seat) in shown else 0 for seat in range(len(names))] == list(
                points
            )
        assert country.name in picture.title


def test_a_question_can_be_asked_about_the_pictures(final: Position):
    names = NAMES[: final.setup.seats]
    for picture in (
        collections(final, names, untold=["scores"]),
        country_cards(final, names, "frankreich", untold=["scores"]),
    ):
        told = picture.description + " ".join(mark.label for mark in picture.marks)
        assert not re.search(r"scores \d|points", told)
        assert not any(mark.id.startswith(("points-", "land:", "most:")) for mark in picture.marks)


def test_a_country_that_is_not_there_is_refused():
    with pytest.raises(ValueError, match="no country 'polen'"):
        country_cards(at(3, 1), NAMES[:3], "polen")
    with pytest.raises(ValueError, match="no country 'polen'"):
        collections(at(3, 1), NAMES[:3], countries=["polen"])


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Danemark", ("Dane-", "mark")),
        ("England", ("Eng-", "land")),
        ("Italien", ("Ita-", "lien")),
        ("Bayern", ("Bay-", "ern")),
        ("Ungarn", ("Un-", "garn")),
        ("Kastilien", ("Kas-", "tilien")),
        ("Franken", ("Fran-", "ken")),
        ("Sachsen", ("Sach-", "sen")),
        ("Frankreich", ("Frank-", "reich")),
        ("Rom", ("Rom",)),
        ("Nord-Bayern", ("Nord-", "Bayern")),
        ("Krks", ("Krks",)),
    ],
)
def test_names_are_broken_where_words_are(name: str, parts: tuple[str, ...]):
    assert name_lines(name, 14, 42, 2) == parts


def test_names_that_nothing_helps_are_cut_short():
    assert name_lines("W" * 30, 14, 42, 2)[0].endswith("…")
    assert len(name_lines("Kaiserreich der tausend Inseln", 14, 42, 2)) == 2
    assert name_lines("Frankreich", 17, 76, 1) == ("Frankreich",)
    assert name_lines("", 14, 42, 2) == ("",)
