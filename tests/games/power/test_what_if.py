"""What a piece would change is what the score says after it was really placed, by two scorings."""

from typing import Any

import pytest
from hypothesis import given

from tests.games.power.figures.games import moments, positions
from tests.games.power.staging import FRANKEN_ARAGON, FRANKREICH, free_site, on_sites, stage
from tests.oracles.scoring import final
from webpower.engine.chance import SeededOutcomes
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.rules import PLACEMENTS, legal_actions
from webpower.games.power.scoring import score
from webpower.games.power.turn import apply
from webpower.games.power.what_if import PARTS, Effect, placement_effects, ranked
from webpower.games.power.what_if_words import MINUS, effect_words, place_words

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Egon")


def by_place(position: Position) -> dict[tuple[str, str], Effect]:
    return {(effect.act, effect.at): effect for effect in placement_effects(position)}


@given(moments())
def test_effects_are_those_of_the_legal_placements_played(position):
    effects, seen = by_place(position), []
    for action in legal_actions(position):
        if action.act in PLACEMENTS:
            after = apply(position, action, SeededOutcomes(0))  # a placement asks no chance
            gained = zip(score(after).totals(), score(position).totals(), strict=True)
            assert effects[action.act, action.at].totals == tuple(now - was for now, was in gained)
            assert effects[action.act, action.at].seat == position.seat
            seen.append((action.act, action.at))
    assert list(effects) == list(dict.fromkeys(seen))


def as_file(position: Position, effect: Effect | None = None) -> dict[str, Any]:
    """The position as the oracle's dictionary, with one more piece."""
    board, pieces = position.board, position.pieces
    cloisters = {s.id: owner for s, owner in zip(board.sites, pieces.owners, strict=True) if owner != EMPTY}
    advisors = {c.name: list(here) for c, here in zip(board.countries, pieces.advisors, strict=True)}
    arms = {a.name: owner for a, owner in zip(board.arms, pieces.arms, strict=True) if owner != EMPTY}
    match effect:
        case Effect(act="cloister"):
            cloisters[effect.at] = effect.seat
        case Effect(act="advisor"):
            advisors[effect.at][effect.seat] += 1
        case Effect(act="vatican"):
            arms[effect.at] = effect.seat
    players = [{"name": name} for name in NAMES[: position.setup.seats]]
    return {"board": "europe", "players": players, "cloisters": cloisters, "advisors": advisors, "vatican": arms}


def oracle_points(data: dict[str, Any]) -> dict[str, list[int]]:
    """The final points by kind and seat."""
    scored, seats = final(data), range(len(data["players"]))
    return {
        "cloisters": [sum(points[seat] for points in scored["cloisters"].values()) for seat in seats],
        "alliances": [sum(points[seat] for points in scored["alliances"].values()) for seat in seats],
        "chains": [sum(map(len, scored["chains"][seat])) for seat in seats],
    }


@pytest.mark.parametrize(("players", "vatican", "step"), [(3, False, 60), (4, True, 90), (5, True, 100), (4, True, 70)])
def test_effects_by_kind_are_those_of_another_scoring(players, vatican, step):
    line = positions(players, 1, vatican)
    position = next(position for position in line[step:] if len(placement_effects(position)) > 5)
    before = oracle_points(as_file(position))
    for effect in placement_effects(position):
        after, changes = oracle_points(as_file(position, effect)), dict(zip(PARTS, effect.changes, strict=True))
        for kind, more in (("cloisters", "doubled"), ("alliances", "council"), ("chains", None)):
            gained = [now - was for now, was in zip(after[kind], before[kind], strict=True)]
            extra = changes[more] if more else (0,) * players
            assert [a + b for a, b in zip(changes[kind], extra, strict=True)] == gained, (effect.at, kind)


def test_the_vatican_doubles():
    game = stage(
        [FRANKREICH] * 2,
        on_sites(Franken=[2, 1]),
        {"Franken": [1, 0, 0], "England": [1, 0, 0]},
        {"council/Aragon": 1},
        vatican=True,
    )
    effects = by_place(game.position)
    assert effects["vatican", "cloister/Franken"].changes == ((0, 0, 0), (3, 0, 0), (0, 0, 0), (0, 0, 0), (0, 0, 0))
    assert effects["vatican", "council/Franken"].changes == ((0, 0, 0), (0, 0, 0), (0, 0, 0), (1, 0, 0), (0, 0, 0))


def test_net_is_against_the_other_who_gains_the_most():
    effect = Effect("cloister", "chorin", 1, 1, ((1, 5, 2, 2), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, -1, 0, 0)))
    assert (effect.totals, effect.own, effect.rival, effect.net) == ((1, 4, 2, 2), 4, 2, 2)
    assert effect.net_by_part == (3, 0, 0, 0, -1)
    assert sum(effect.net_by_part) == effect.net


def test_where_all_others_lose_the_net_is_more_than_the_own_gain():
    game = stage([FRANKEN_ARAGON], on_sites(Franken=[1, 1, 1]))
    effect = by_place(game.position)["cloister", free_site("Franken")]
    assert effect.totals == (1, -1, -1)
    assert (effect.rival, effect.net) == (1, 2)


@given(moments())
def test_ranked_begins_with_the_best(position):
    effects = placement_effects(position)
    best = ranked(effects)
    assert sorted(map(str, best)) == sorted(map(str, effects))
    assert [effect.net for effect in best] == sorted((effect.net for effect in effects), reverse=True)
    assert not effects or best[0].own == max(effect.own for effect in effects if effect.net == best[0].net)


def test_nothing_to_place():
    line = positions(4, 0)
    assert placement_effects(line[-1]) == []
    assert placement_effects(next(position for position in line if position.phase == "draw")) == []


def test_words():
    game = stage([FRANKEN_ARAGON], on_sites(Franken=[1, 1, 1]))
    effects = by_place(game.position)
    assert effect_words(effects["cloister", free_site("Franken")]).say(NAMES) == (
        "Here a cloister of Ada would change the points, if the game ended now: "
        f"Ada +1 (cloisters +1 [WP-40]), Ben {MINUS}1 (cloisters {MINUS}1 [WP-40]), "
        f"and Cleo {MINUS}1 (cloisters {MINUS}1 [WP-40]); net +2."
    )
    assert effect_words(effects["advisor", "Franken"]).say(NAMES) == (
        "Here an advisor of Ada would change nobody's points, if the game ended now; net 0."
    )
    board = game.setup.board
    assert place_words(board, effects["cloister", free_site("Franken")]).say(()) == "Pforta, Franken"
    assert place_words(board, effects["advisor", "Franken"]).say(()) == "advisor in Franken"
    in_vatican = Effect("vatican", "council/Italien", 3, 0, ((0, 0, 0),) * 5)
    assert place_words(board, in_vatican).say(()) == "Council table, Italien"
