"""What stands beside the cards: no more than may be told, and all of it."""

import itertools
import re
from html import unescape

import pytest

from tests.games.card_game.lines import line
from webpower.draw.panels import rules_cited
from webpower.games.card_game.events import events
from webpower.games.card_game.observation import observe
from webpower.games.card_game.panels import laws_panel, players_panel, rules_panel, turn_panel
from webpower.games.card_game.position import Position
from webpower.games.card_game.scoring import score

NAMES = ("Anna", "<b>Barbara", "Chris", "Dan", "E" * 300)
LAWS = ("Take back a stone", "Three symbols", "Different colours", "Minus two")


def words(html: str) -> str:
    return unescape(re.sub("<[^>]*>", " ", html))


def names_of(position: Position) -> tuple[str, ...]:
    return NAMES[: position.setup.seats]


@pytest.fixture(params=[(3, 3), (4, 1), (5, 2)], ids=str)
def positions(request: pytest.FixtureRequest) -> list[Position]:
    return [position for _, position in line(*request.param)]


def test_who_decides_what_is_told_in_every_position(positions: list[Position]):
    for position in positions:
        told = words(turn_panel(position, names_of(position), "Turn 3"))
        assert "Turn 3" in told
        if not position.is_over:
            assert names_of(position)[position.seat][:20] in told
        assert "rulings" in told


def test_what_the_turn_has_brought_is_told():
    _, start = line(3, 3)[0]
    taking = next(p for _, p in line(3, 3) if p.phase == "more" and not p.mixed)
    assert "symbols" not in words(turn_panel(start, NAMES[:3], ""))
    told = words(turn_panel(taking, NAMES[:3], ""))
    country = taking.setup.cards.countries[taking.colour].name
    assert f"{taking.symbols} of {taking.limit} symbols taken. All cards of the turn are of {country}." in told
    assert "Cards of different countries may be taken." in words(turn_panel(taking._replace(mixed=True), NAMES[:3], ""))
    assert "3 symbols may be taken." in words(turn_panel(start._replace(three=True), NAMES[:3], ""))


def test_covered_law_cards_are_told_by_their_number_only(positions: list[Position]):
    for position in positions[:-1]:
        seats = range(position.setup.seats)
        hidden = players_panel(position, names_of(position), seats)
        turned = position._replace(laws=tuple(bytes((*laws[1:], laws[0])) for laws in position.laws))
        assert hidden == players_panel(turned, names_of(position), seats)
        assert not any(law in hidden for law in LAWS)
        assert hidden.count("at most") == sum(any(laws) for laws in position.laws)


def test_open_law_cards_are_told_by_their_names_and_count(positions: list[Position]):
    for position in positions:
        shown = words(players_panel(position, names_of(position), ()))
        for kind, law in enumerate(LAWS):
            assert (law in shown) == any(laws[kind] for laws in position.laws)
        for total in score(position).totals():
            assert re.search(rf"(?<![\w-]){total}(?!\w)", shown)
        assert "at most" not in shown


def test_the_score_is_told_only_where_it_may_be(positions: list[Position]):
    for position in positions[::7]:
        assert "if it ended now" in players_panel(position, names_of(position), ())
        assert "if it ended now" not in players_panel(position, names_of(position), (), if_ended=False)


def test_at_the_end_what_law_cards_cost_is_shown(positions: list[Position]):
    end = positions[-1]
    assert players_panel(end, names_of(end), range(end.setup.seats)) == players_panel(end, names_of(end), ())


def test_law_cards_that_nobody_has_seen_are_told_to_those_who_want_to_know(positions: list[Position]):
    for position in positions[::5]:
        lying = words(laws_panel(position))
        assert "Not seen" not in lying
        known = observe(position, None, 0)
        told = words(laws_panel(position, known))
        assert ("Not seen yet" in told) == any(known.unseen)
        assert ("Played" in told) == any(position.played_laws)


def test_all_rules_that_are_cited_are_told():
    whole = line(4, 1)
    cited = set()
    for (_, before), (action, after) in itertools.pairwise(whole):
        assert action is not None
        told = events(before, action, after)
        panel = rules_panel(told)
        for rule in rules_cited(told):
            assert f"<b>{rule} " in panel
            cited.add(rule)
    assert len(cited) > 8
