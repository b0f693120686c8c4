"""The evaluation: with nothing more to come it is the score, and its quick parts are what the slow ones say."""

from itertools import product
from statistics import fmean
from typing import Any

import pytest

from tests.games.power.staging import COMBINATIONS, FRANKREICH, on_sites, pieces
from webpower.games.power.board_file import load_board
from webpower.games.power.game import Game, new_game
from webpower.games.power.observation import as_seen
from webpower.games.power.options import Options
from webpower.games.power.players.evaluation import (
    BELIEFS,
    Outlook,
    Worth,
    alliance_promise,
    chain_promise,
    country_promise,
    outlook,
    promise,
    promise_after,
    relative,
    room,
    worth,
)
from webpower.games.power.players.gains import (
    advisor_gain,
    chain_gains,
    cloister_gains,
    country_gains,
    free_sites,
    has_room,
    put,
)
from webpower.games.power.players.hands import Hands, pieces_paid, turn_gain
from webpower.games.power.players.prospects import lead_chances, majority_prospects
from webpower.games.power.players.scores import alliances_of, scores
from webpower.games.power.position import EMPTY, Setup
from webpower.games.power.scoring.cloisters import majorities

BOARD = load_board()
NO_HOPES = BELIEFS._replace(chain_of_three=0, chain_of_two=0, chain_end=0)


@pytest.fixture(scope="module", params=COMBINATIONS[::3], ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    return new_game(4, seed=12, **request.param).play_on(["thoughtful", "greedy", "greedy", "greedy"])


# Prospects


def points(counts: Any) -> list[int]:
    scored = [0] * len(counts)
    for seats, each in majorities(counts):
        for seat in seats:
            scored[seat] = each
    return scored


@pytest.mark.parametrize("counts", [(0, 0, 0), (2, 1, 0), (3, 3, 1)])
@pytest.mark.parametrize("more", [0, 1, 2, 4])
def test_prospects_are_the_mean_over_all_ways_to_place(counts: tuple[int, ...], more: int):
    ends = [[count + way.count(seat) for seat, count in enumerate(counts)] for way in product(range(3), repeat=more)]
    for seat in range(3):
        assert majority_prospects(counts, more)[seat] == pytest.approx(fmean(points(end)[seat] for end in ends))
        leads = [float(end[seat] == max(end) > 0) for end in ends]
        assert lead_chances(counts, more)[seat] == pytest.approx(fmean(leads))


# The evaluation


def test_with_nothing_to_come_the_promise_is_the_score(game: Game):
    view = Outlook(game.setup, NO_HOPES, -1, 0, 0, 0)
    for node in game.line()[::4]:
        scored, promised = scores(node.position), promise(view, node.position.pieces)
        assert promised.cloisters == scored.cloisters
        assert promised.chains == scored.chains
        for promise_here, points_here in zip(promised.alliances, scored.alliances, strict=True):
            assert promise_here == pytest.approx(points_here)


def test_the_promise_after_an_action_is_that_of_the_pieces_after_it(game: Game):
    for node in game.line()[1::2]:
        assert node.parent is not None
        assert node.action is not None
        before, after = node.parent.position, node.position
        view = outlook(before, BELIEFS)
        known = promise_after(promise(view, before.pieces), view, after.pieces, before.seat, node.action)
        assert known == promise(view, after.pieces)


def test_what_one_gains_the_others_lose(game: Game):
    """Against the average opponent, the worths of all seats add up to nothing."""
    for node in game.line()[::10]:
        view = outlook(node.position, BELIEFS)
        promised = promise(view, node.position.pieces)
        assert sum(worth(view, promised, seat).total for seat in range(4)) == pytest.approx(0)


def test_worth_by_hand():
    setup = Setup(BOARD, Options(), 3)
    view = Outlook(setup, BELIEFS, -1, 0, 0, 0)
    here = pieces(setup, on_sites(Franken=[2, 1], England=[0, 0, 1]), {"Franken": [1, 0, 0], "England": [0, 0, 1]})
    weighed = worth(view, promise(view, here), 0)
    assert weighed.majorities == 3 - (2 + 1) / 2
    assert weighed.alliances == 0
    assert Worth(3, 2, 1).less(Worth(1, 1, 1)) == Worth(2, 1, 0)


def test_what_is_to_come_dwindles(game: Game):
    views = [outlook(node.position, BELIEFS) for node in game.line()]
    assert views[0].to_interim > 0
    assert views[0].turns > 6
    assert views[-1].to_interim == -1
    assert views[-1].turns < 1.2
    assert [view.to_interim for view in views if view.to_interim < 0] == [-1] * sum(
        node.position.exhausted > 0 for node in game.line()
    )


def test_unfinished_chains_promise_something():
    setup = Setup(BOARD, Options(), 3)
    view = Outlook(setup, BELIEFS, -1, 0, 0, 0)
    line = _road_line(5)
    promised = [chain_promise(view, pieces(setup, dict.fromkeys(line[:n], 0)).owners, 0) for n in range(6)]
    assert promised[:4] == [0, 0, BELIEFS.chain_of_two, BELIEFS.chain_of_three]
    assert 4 < promised[4] < promised[5]
    shut = pieces(setup, {site.id: 0 if site.id in line[:3] else 1 for site in BOARD.sites})
    assert chain_promise(view, shut.owners, 0) == 0


def _road_line(length: int) -> list[str]:
    """Sites in a line of roads."""
    lines: list[tuple[int, ...]] = [(number,) for number in range(len(BOARD.sites))]
    for _ in range(length - 1):
        lines = [(*line, site) for line in lines for site in BOARD.neighbours[line[-1]] if site not in line]
    return [BOARD.sites[site].id for site in lines[0]]


# Gains


def test_gains_are_the_differences_of_promises(game: Game):
    """Second computation: put the piece there and evaluate again."""
    looked_at = 0
    for node in game.line()[5:-1:9]:
        here, seat = node.position.pieces, node.position.seat
        view = outlook(node.position, BELIEFS)
        if game.setup.options.vatican:
            view = view._replace(setup=Setup(BOARD, Options(), 4))  # the quick gains leave the Vatican out
        for country in range(len(BOARD.countries)):
            for site in free_sites(view, here.owners, country)[:2]:
                then = here._replace(owners=put(here.owners, site, seat))
                gain = chain_promise(view, then.owners, seat) - chain_promise(view, here.owners, seat)
                assert chain_gains(view, here.owners, seat).get(site, 0) == pytest.approx(gain)
                values = [relative(country_promise(view, one, country), seat, 1.0) for one in (here, then)]
                assert cloister_gains(view, here.owners, seat, country)[0] == pytest.approx(values[1] - values[0])
                looked_at += 1
            if has_room(view, here, country):
                advisors = put(here.advisors[country], seat, here.advisors[country][seat] + 1)
                then = here._replace(advisors=(*here.advisors[:country], advisors, *here.advisors[country + 1 :]))
                gain = sum(
                    relative(alliance_promise(view, then, number), seat, 1.0)
                    - relative(alliance_promise(view, here, number), seat, 1.0)
                    for number in alliances_of(BOARD, country)
                )
                assert advisor_gain(view, here, seat, country) == pytest.approx(gain)
                looked_at += 1
    assert looked_at > 50


def test_nobody_has_to_place(game: Game):
    for node in game.line()[:-1:15]:
        for gain in country_gains(outlook(node.position, BELIEFS), node.position.pieces, node.position.seat):
            assert 0 <= gain.one <= gain.two


def test_room_is_what_the_strongest_can_come_to():
    assert room(bytes([EMPTY] * 6), bytes(4)) == 2
    assert room(bytes([0, 0, 0]), bytes([1, 1, 1])) == 0
    assert room(bytes([0, 1, 0, EMPTY]), bytes([0, 0, 0])) == 2


# Hands


@pytest.mark.parametrize(
    ("hand", "frankreich", "england"),
    [
        ([0, 0, 0, 0, 2], 2, 1),
        ([0, 0, 0, 0, 1], 1, 0),
        ([1, 1, 1, 0, 0], 0, 0),
        ([2, 0, 0, 1, 0], 1, 2),
        ([3, 0, 0, 0, 0], 1, 1),
        ([0, 0, 0, 0, 3], 2, 1),
        ([0, 0, 0, 2, 1], 2, 2),
    ],
)
def test_how_many_pieces_a_hand_pays_for(hand: list[int], frankreich: int, england: int):
    assert pieces_paid(BOARD, BOARD.country_number["Frankreich"], hand) == frankreich
    assert pieces_paid(BOARD, BOARD.country_number["England"], hand) == england


def test_the_gain_of_a_hand_is_the_mean_over_what_may_be_drawn():
    gains = country_gains(outlook(new_game(4, 3).position, BELIEFS), new_game(4, 3).position.pieces, 0)
    unseen = [3, 0, 1, 0, 6]
    cards = [kind for kind, number in enumerate(unseen) for _ in range(number)]
    hand = [0, 1, 0, 0, 0]
    expected = fmean(
        turn_gain(BOARD, gains, [n + (a == k) + (b == k) for k, n in enumerate(hand)])
        for a, b in product(cards, repeat=2)
    )
    assert Hands(BOARD, gains, unseen).gain(tuple(hand)) == pytest.approx(expected)
    assert Hands(BOARD, gains, [0] * 5).gain((0, 0, 0, 0, 2)) == turn_gain(BOARD, gains, [0, 0, 0, 0, 2])
    assert BOARD.cards[4].kind == FRANKREICH


def test_a_game_that_is_seen_is_evaluated_as_the_real_one(game: Game):
    """The evaluation looks at nothing hidden."""
    for node in game.line()[:-1:12]:
        game.visit(node)
        assert outlook(as_seen(game.observe()), BELIEFS) == outlook(node.position, BELIEFS)
