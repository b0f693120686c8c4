"""The bots: each conforms, and does what it says."""

import re
from collections.abc import Sequence
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from tests.games.power.staging import FRANKEN_ARAGON, FRANKREICH, on_sites, stage
from webpower.engine.chance import generator
from webpower.engine.halving import Iterations
from webpower.engine.players import Player, RandomPlayer
from webpower.games.power.actions import Action
from webpower.games.power.conformance import check_player
from webpower.games.power.game import Game, new_game
from webpower.games.power.observation import Observation
from webpower.games.power.players import PLAYERS, UnknownPlayer, make_player, make_players
from webpower.games.power.players.search import SearchPlayer
from webpower.games.power.position import Phase
from webpower.games.power.rules import PLACEMENTS, TEXTS
from webpower.games.power.scoring import score

QUICK = [name for name in PLAYERS if name != "search"]


@pytest.mark.parametrize("name", QUICK)
def test_each_bot_conforms_and_says_why(name: str):
    """Four deals: by the standard rules, the faster variant, with the Vatican, and with both."""
    done = check_player(name, games=4)
    assert done.player == name
    assert done.games == 16
    assert done.reasons == done.decisions > 300


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("name", QUICK)
def test_each_bot_plays_with_any_number_of_players(name: str, players: int):
    assert new_game(players, seed=3).play_on(name).position.is_over


def test_players_are_made_from_names_functions_classes_and_players():
    def last(observation: Observation, legal: Sequence[Action], random: Random) -> Action:
        return legal[-1]

    made = make_players(["greedy", last, RandomPlayer, RandomPlayer()], 4)
    assert [player.name for player in made] == ["greedy", "last", "random", "random"]
    assert new_game(3, seed=3).play_on(last).position.is_over
    with pytest.raises(UnknownPlayer, match="there is no bot 'genius'; there is random, greedy"):
        make_player("genius")


class Watched:
    """Plays as another player, and keeps what was there to choose from."""

    def __init__(self, player: Player) -> None:
        self.name = player.name
        self.player = player
        self.seen: list[tuple[Phase, Sequence[Action], Action]] = []

    def choose(self, observation: Observation, legal: Sequence[Action], random: Random) -> Action:
        action: Action = self.player.choose(observation, legal, random)
        self.seen.append((observation.phase, legal, action))
        return action


# Greedy


def test_greedy_takes_what_the_real_scoring_says_is_best():
    """A naive second computation: apply, score, subtract; on the real positions, with what is hidden in them."""
    looked_at = 0
    ways: list[dict[str, Any]] = [{}, {"vatican": True}, {"variant": "fast"}]
    for options in ways:
        game = new_game(4, seed=11, **options).play_on("greedy")
        for node in game.line()[:-1:2]:
            legal = game.rules.legal_actions(node.position)
            seat = node.position.seat
            margins = []
            for action in legal:
                totals = list(score(game.rules.apply(node.position, action, game.outcomes)).totals())
                own = totals.pop(seat)
                margins.append(own - max(totals))
            assert node.onward is not None
            assert node.onward.action is not None
            assert margins[list(legal).index(node.onward.action)] == max(margins)
            looked_at += len(legal)
    assert looked_at > 2000


def test_greedy_says_its_figures():
    game = stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH], on_sites(Franken=[0, 3, 0]))
    told = str(game.hint("greedy"))
    assert re.fullmatch(
        r"greedy would choose: a cloister on \w+ in Franken for [a-zA-Z/ ]+, because Anna would have 3 "
        r"points if the game ended then, and the best of the others 4; \d+ actions do as well \[WP-43\]",
        told,
    ), told


def test_greedy_breaks_ties_by_its_chance():
    game = new_game(4, seed=2)
    observation, legal = game.observe(), game.legal_actions()
    chosen = {make_player("greedy").choose(observation, legal, generator(k)).index for k in range(20)}
    assert len(chosen) > 5


# Caricatures


def choices(name: str, others: str = "greedy") -> list[tuple[Phase, Sequence[Action], Action]]:
    watched = Watched(make_player(name))
    new_game(4, seed=8).play_on([watched, others, others, others])
    return watched.seen


@pytest.mark.parametrize(("name", "act"), [("monk", "cloister"), ("courtier", "advisor"), ("wanderer", "cloister")])
def test_caricatures_place_their_piece_whenever_they_can(name: str, act: str):
    placed = 0
    for phase, legal, action in choices(name):
        if any(other.act == act for other in legal):
            assert action.act == act
            placed += 1
        elif phase is not Phase.DRAW:
            assert action.act not in PLACEMENTS
    assert placed > 3


def test_the_blocker_hurts_somebody_with_every_piece():
    game = new_game(4, seed=8).play_on(["blocker", "greedy", "greedy", "greedy"])
    placed = 0
    for node in game.line()[1:]:
        assert node.parent is not None
        assert node.action is not None
        if node.parent.position.seat != 0 or node.action.act not in PLACEMENTS:
            continue
        before, after = (score(position).totals()[1:] for position in (node.parent.position, node.position))
        owners, roads = node.position.pieces.owners, game.setup.board.neighbours
        beside = node.action.act == "cloister" and any(0 < owners[other] < 4 for other in roads[node.action.place])
        assert beside or sum(after) < sum(before)
        placed += 1
    assert placed > 3


def test_the_wanderer_walks():
    walked = new_game(4, seed=8).play_on(["wanderer", "random", "random", "random"])
    assert max(len(chain) for chain in walked.score().chains(0)) >= 5


def test_the_caricatures_draw_what_goes_with_their_hand():
    drew = {"draws-alike": 0, "draws-blindly": 0}
    game = new_game(4, seed=8).play_on("monk")
    for node in game.line():
        if node.position.phase is Phase.DRAW:
            game.visit(node)
            hint = game.hint("monk")
            assert hint is not None
            hand, opened = game.observe().hand, node.position.open
            held = max((hand[kind] for kind in opened), default=0)
            assert (hand[hint.action.kind] if hint.action.source == "open" else 0) == held
            drew[hint.reason.id] += 1
    assert min(drew.values()) > 2


# Hints


def test_a_hint_is_what_the_bot_would_do():
    game = new_game(4, seed=6)
    hint = game.hint("greedy", seed=4)
    assert hint is not None
    assert hint.bot == "greedy"
    assert hint.action in game.legal_actions()
    assert str(game.hint("greedy", seed=4)) == str(hint)
    assert repr(hint) == f"Hint({hint})"


def test_a_hint_knows_no_more_than_the_seat():
    """Another order of the stack, other hands of the others: the same hint."""
    game = new_game(4, seed=6)
    twin = new_game(4, seed=6)
    mixed = twin.position.hands[0], *reversed(twin.position.hands[1:])
    twin.root.position = twin.position._replace(hands=mixed, stack=twin.position.stack[::-1])
    for name in QUICK:
        assert str(game.hint(name)) == str(twin.hint(name))


def test_any_player_gives_hints():
    def last(observation: Observation, legal: Sequence[Action], random: Random) -> Action:
        return legal[-1]

    game = new_game(3, seed=7)
    assert (
        str(game.hint(last)) == "last would choose: exchange one England/Schwaben card, because last does not say why"
    )
    assert game.play_on("random").hint() is None


# Every sentence is reached


def reasons(game: Game, player: str | Player) -> set[str]:
    """The ids of the hints of a bot at each decision of a game, and of all messages inside them."""
    found: set[str] = set()
    for node in game.line()[:-1]:
        game.visit(node)
        hint = game.hint(player)
        assert hint is not None
        said = hint.message.say(game.names)
        assert "{" not in said
        waiting: list[Any] = [hint.message]
        while waiting:
            one = waiting.pop()
            found.add(one.id)
            waiting += [value for _, value in one.values if hasattr(value, "id")]
    return found


def test_every_sentence_of_the_players_is_reached():
    text = (files(TEXTS) / "texts" / "en" / "players.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    found: set[str] = set()
    for vatican in (False, True):
        game = new_game(4, seed=8, vatican=vatican).play_on("greedy")
        players: list[str | Player] = [*QUICK, SearchPlayer(Iterations(2), plans=2)]
        for player in players:
            found |= reasons(game, player)
    assert sentences - found == set()
