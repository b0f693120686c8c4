"""What the card game's rules page counts is what the set of cards has, and its whole scoring adds up."""

import json
from collections import Counter
from pathlib import Path

import pytest

from tests.docs.pages import prose
from webpower.engine.language import LANGUAGES
from webpower.resources import data_path, rules_path

SET = json.loads(data_path("cards", "reconstructed.json").read_text(encoding="utf8"))
CARDS = {
    country["id"]: [card for card in SET["land_cards"] if card["country"] == country["id"]]
    for country in SET["countries"]
}
ORDER = SET["scoring_order"]["value"]


@pytest.fixture(params=LANGUAGES)
def page(request: pytest.FixtureRequest) -> Path:
    return rules_path("card-game", request.param)


def rows(page: Path, width: int) -> dict[str, list[str]]:
    """The rows of the page's table of so many columns, by country, without those of no country."""
    lines = [line.strip("| ").split(" | ") for line in prose(page).splitlines() if line.startswith("| ")]
    found = [(cells[0].lower(), cells[1:]) for cells in lines if len(cells) == width and cells[0].lower() in CARDS]
    assert len(found) == len(dict(found)) == len(CARDS)
    return dict(found)


def numbers(cell: str) -> list[int]:
    return [int(number) for number in cell.split(", ")]


def test_the_set_is_counted(page: Path):
    counted = rows(page, 7)
    assert list(counted) == ORDER
    for country, cells in counted.items():
        signs = Counter(sign for card in CARDS[country] for sign in [*card["symbols"], card["route"]])
        expected = [len(CARDS[country]), *(signs[sign] for sign in ("cross", "fan", "rose", "ship", "carriage"))]
        assert [int(cell) for cell in cells] == expected, country


def test_the_cards_of_each_country_are_counted(page: Path):
    assert {country: int(cards) for country, [cards] in rows(page, 2).items()} == {
        country: len(cards) for country, cards in CARDS.items()
    }


def test_the_places_of_the_law_cards(page: Path):
    """Row by row, the place on the left and that on the right."""
    section = prose(page).partition('<a id="cg-13"></a>')[2].partition("<a id=")[0]
    told = [int(word) for word in section.replace(",", " ").replace(".", " ").split() if word.isdigit()]
    assert told == [column for _, column in sorted(map(tuple, SET["law_positions"]["value"]))]


def test_the_whole_scoring_adds_up(page: Path):
    sums = [[0, 0, 0] for _ in range(3)]
    scored = rows(page, 5)
    assert list(scored) == ORDER
    for country, cells in scored.items():
        cards, land, best, symbols = map(numbers, cells)
        assert sum(cards) == len(CARDS[country]), country
        higher = [[other for other in cards if other > own] for own in cards]
        assert land == [min(more) if more else sum(cards) for more in higher], country
        assert symbols == [own if own == max(best) else 0 for own in best], country
        for total, column in zip(sums, (cards, land, symbols), strict=True):
            total[:] = [before + more for before, more in zip(total, column, strict=True)]
    told = [", ".join(map(str, total)) for total in sums]
    assert f"| {told[0]} | {told[1]} | | {told[2]} |" in prose(page)
    ends = prose(page).partition(f"| | {told[2]} |")[2].partition("<a id=")[0]
    subtotals = [land + symbols for land, symbols in zip(sums[1], sums[2], strict=True)]
    for points in [*subtotals, *(sub + chains for sub, chains in zip(subtotals, (11, 13, 8), strict=True))]:
        assert str(points) in ends
