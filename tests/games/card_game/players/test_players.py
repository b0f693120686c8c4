"""The bots: each conforms, does what it says, and knows no more than its seat."""

import re
from importlib.resources import files
from typing import Any

import pytest

from tests.games.card_game.dealing import dealt, eagerly, played
from tests.games.card_game.staging import play, stage, take
from webpower.engine.chance import generator
from webpower.engine.halving import Iterations
from webpower.engine.messages import Message
from webpower.engine.players import Player, PlayerLike, RandomPlayer
from webpower.games.card_game.actions import END_TAKE, END_TURN, PASS, PAY_RESERVE, PLAYS
from webpower.games.card_game.cards import LAWS, Law, slot
from webpower.games.card_game.conformance import check_player
from webpower.games.card_game.game import Game, new_game
from webpower.games.card_game.observation import observe
from webpower.games.card_game.players import PLAYERS
from webpower.games.card_game.players.caricatures import Caricature, Herald, Sailor, Settler
from webpower.games.card_game.players.greedy import GreedyPlayer
from webpower.games.card_game.players.plans import plans
from webpower.games.card_game.players.sampling import sample
from webpower.games.card_game.players.search import SearchPlayer
from webpower.games.card_game.players.weights import BELIEFS
from webpower.games.card_game.position import CLAIM, LIFTED, MORE, PAY, TAKE, Phase, Position
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.scoring import LANDS, SYMBOLS, score
from webpower.games.card_game.turn import apply
from webpower.games.card_game.words import TEXTS

QUICK = [name for name in PLAYERS if name != "search"]


def quick() -> SearchPlayer:
    return SearchPlayer(Iterations(4), plans=3, rounds=1)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("name", QUICK)
def test_each_bot_conforms_and_says_why(name: str, players: int):
    """Deals by the rulings, and with four players by other options too."""
    games = 4 if players == 4 else 1
    done = check_player(name, games=games, players=players)
    assert done.player == name
    assert done.games == games * players
    assert done.reasons == done.decisions > 70 * games


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_search_bot_conforms(players: int):
    assert check_player(quick(), games=1, seed=2, players=players).reasons > 100


@pytest.mark.parametrize("name", [*QUICK, "search"])
def test_the_same_seed_gives_the_same_moves_and_another_seed_others(name: str):
    player: PlayerLike = quick() if name == "search" else PLAYERS.make(name)
    moves = [
        [node.action for node in new_game(4, seed=4).play_on([player, "random", "random", "random"], seed=seed).line()]
        for seed in (1, 1, 2)
    ]
    assert moves[0] == moves[1]
    assert moves[0] != moves[2]


# What is hidden


@pytest.mark.parametrize("name", [*QUICK, "search"])
def test_what_is_hidden_does_not_matter(name: str):
    """Other law cards on the table and in other hands, the same hint."""
    bot: PlayerLike | str = quick() if name == "search" else name
    random, looked_at = generator("hidden"), 0
    for position, _, _ in played(dealt(4, 6), eagerly(6)):
        guess = sample(observe(position, None, position.seat), random)
        if guess != position and position.phase is not PAY:
            hints = [str(at(twin).hint(bot, seed=3)) for twin in (position, guess)]
            assert hints[0] == hints[1]
            looked_at += 1
    assert looked_at > 60


def test_plans_do_not_look_at_what_was_guessed():
    """The bots think in positions that have law cards at every place; which ones there are may not change the plans."""
    random = generator("guesses")
    for position, _, _ in played(dealt(5, 7), eagerly(7)):
        observation, legal = observe(position, None, position.seat), legal_actions(position)
        first, *others = (plans(sample(observation, random), legal, BELIEFS) for _ in range(4))
        assert all(other == first for other in others)


def at(position: Position) -> Game:
    """A game at a position."""
    names = [f"Player {seat}" for seat in range(position.setup.seats)]
    return Game(position.setup, names, 1, position)


# Plans


def test_plans_begin_with_legal_actions_and_can_be_played():
    phases = set[Phase]()
    for number in range(6):
        for position, _, _ in played(dealt(3 + number % 3, number, move_any_time=number > 2), eagerly(number)):
            legal = legal_actions(position)
            found = plans(position, legal, BELIEFS)
            assert [plan.gain for plan in found] == sorted((plan.gain for plan in found), reverse=True)
            assert len({plan.actions for plan in found}) == len(found)
            for plan in found:
                here = position
                for action in plan.actions:
                    assert action in legal_actions(here)
                    here = apply(here, action)
            phases.add(position.phase)
    assert phases == {TAKE, MORE, PAY, CLAIM, LIFTED}


# Greedy


def test_greedy_takes_the_most_that_a_turn_can_bring():
    """By hand: two cards of one country in a turn, and not one that is worth a little more alone."""
    row = ["bayern c", "bayern c", "sachsen", "england cc", "franken", "kastilien", "ungarn", "italien"]
    position = stage(row, seat=1)
    chosen = plans(position, legal_actions(position), BELIEFS)[0]
    assert chosen.actions[:2] == (take(1), take(1))
    hint = at(position).hint("greedy")
    assert hint is not None
    assert hint.action is take(1)
    assert re.fullmatch(
        r"greedy would choose: take Bayern \(cross\) from the left end of row 1, because followed by “take Bayern "
        r"\(cross\) from the left end of row 1” it lets Player 1 expect [\d.]+ points and the best of the others "
        r"[\d.]+, if each card left went to anybody \[CG-53\]",
        str(hint),
    ), str(hint)


def test_greedy_leaves_cards_that_cost_more_than_they_bring():
    """Under another's stone lies a card that is worth less than the stone that has to be paid."""
    row = ["bayern c", "bayern", *["frankreich"] * 8]
    position = play(stage(row, seat=1, stones={slot(1, 2): 2}), take(1))
    assert position.phase is MORE
    by_price = {
        stone: GreedyPlayer(BELIEFS._replace(stone=stone)).choose(
            observe(position, None, 1), legal_actions(position), generator(1)
        )
        for stone in (0.0, 50.0)
    }
    assert by_price == {0.0: take(1), 50.0: END_TAKE}


def test_greedy_pays_with_a_stone_at_hand():
    position = play(stage(["bayern", *["frankreich"] * 9], seat=1, stones={slot(1, 1): 2, slot(1, 5): 1}), take(1))
    assert position.phase is PAY
    assert GreedyPlayer().choose(observe(position, None, 1), legal_actions(position), generator(1)) is PAY_RESERVE


def test_greedy_takes_a_stone_back_when_it_can_take_nothing():
    ends = {slot(1, 1): 0, slot(1, 4): 2}
    blocked = stage(["bayern"] * 4, seat=1, stones=ends, removed={1: 3})
    freed = stage(["bayern"] * 4, seat=1, stones=ends, removed={1: 3}, laws={1: [Law.TAKE_BACK, Law.THREE_SYMBOLS]})
    back, three = (PLAYS[LAWS.index(law)] for law in (Law.TAKE_BACK, Law.THREE_SYMBOLS))
    assert legal_actions(blocked) == [PASS]
    assert legal_actions(freed) == [back, three, PASS]
    assert GreedyPlayer().choose(observe(freed, None, 1), legal_actions(freed), generator(1)) is back


def test_greedy_places_its_stones():
    """In the middle of a game nearly every turn ends with a stone placed or moved."""
    game = new_game(4, seed=5).play_on("greedy")
    claims = [node.action for node in game.line()[1:60] if node.parent and node.parent.position.phase is CLAIM]
    acts = [action.act for action in claims if action is not None]
    assert acts.count("place") > 8
    assert END_TURN not in claims[:4]


def test_greedy_breaks_ties_by_its_chance():
    position = stage(*[["bayern c", "england f", "england f", "bayern c"]] * 4, seat=2)
    observation, legal = observe(position, None, 2), legal_actions(position)
    assert len({GreedyPlayer().choose(observation, legal, generator(k)).index for k in range(20)}) > 3


@pytest.mark.parametrize(("players", "games"), [(3, 6), (4, 8), (5, 10)])
def test_greedy_beats_random(players: int, games: int):
    """Each deal with greedy in every seat; a fair share of the wins is a third to a fifth."""
    won = 0
    for number in range(games):
        seats: list[PlayerLike | str] = ["random"] * players
        seats[number % players] = "greedy"
        game = new_game(players, seed=number // players).play_on(seats, seed=number)
        won += game.kind.winners(game.position) == (number % players,)
    assert won >= 0.8 * games


# Caricatures


@pytest.mark.parametrize(("bot", "kind"), [(Settler, LANDS), (Herald, SYMBOLS)])
def test_settler_and_herald_collect_points_of_their_kind(bot: type[Caricature], kind: str):
    """More of them than the random players beside them, in nearly all games."""
    more = 0
    for seed in range(10):
        game = new_game(4, seed=seed).play_on([bot, RandomPlayer, RandomPlayer, RandomPlayer])
        own, *others = score(game.position).of_kind(kind).totals()
        more += own > max(others)
    assert more >= 8


def test_the_sailor_takes_as_many_signs_as_it_can():
    game = new_game(4, seed=8).play_on([Sailor, "random", "random", "random"])
    own, *others = ([game.setup.cards.faces[c].route for c in game.position.cards_of(seat)] for seat in range(4))
    assert sum(bool(route) for route in own) > max(sum(bool(route) for route in other) for other in others)


def test_caricatures_play_no_law_cards():
    for bot in (Settler, Herald, Sailor):
        game = new_game(3, seed=2, law_split=(2, 3, 3, 0)).play_on(bot)
        assert not any(node.action and node.action.act == "play_law" for node in game.line())


# Every sentence is reached


def told(reason: Message) -> set[str]:
    """The ids of a reason and of all messages inside it; all of it can be said."""
    said = reason.say(("A", "B", "C", "D", "E"))
    assert "{" not in said
    assert "-0.0" not in said
    found: set[str] = set()
    waiting: list[Any] = [reason]
    while waiting:
        one = waiting.pop()
        found.add(one.id)
        waiting += [value for _, value in one.values if hasattr(value, "id")]
    return found


def test_every_sentence_of_the_players_is_reached():
    text = (files(TEXTS) / "texts" / "en" / "players.ftl").read_text(encoding="utf-8")
    sentences = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    bots: list[Player] = [*(PLAYERS.make(name) for name in QUICK), SearchPlayer(Iterations(1), plans=2, rounds=0)]
    found: set[str] = set()
    for number in range(6):
        for position, _, _ in played(dealt(3 + number % 3, number), eagerly(number)):
            observation, legal = observe(position, None, position.seat), legal_actions(position)
            for bot in bots:
                assert hasattr(bot, "advise")
                action, reason = bot.advise(observation, legal, generator(number))
                assert action in legal
                found |= told(reason)
    assert sentences - found == set()
