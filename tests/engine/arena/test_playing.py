"""One match: shares and points go to seats, and a player who spoils it loses with the reason."""

import random as global_random
from dataclasses import replace

import pytest

from tests.engine.arena.toys import (
    NotMade,
    Remembers,
    claims,
    clears,
    contest,
    crashes,
    dawdles,
    dies,
    exits,
    gambles,
    hangs,
    invents,
    matches,
    skips,
    takes,
)
from webpower.engine.arena.playing import FAULTS, Fault, Lost, Played, lost_match, play_match, replay_match
from webpower.engine.arena.schedule import Match
from webpower.engine.messages import catalogue_text
from webpower.engine.players import TEXTS


@pytest.mark.parametrize("seating", [(0, 1), (1, 0)])
def test_shares_points_and_sources_are_by_seat(seating):
    played = play_match(contest(takes, skips), Match(1, seating, number=3))
    taker = seating.index(0)
    assert played[:2] == (3, (1 - taker, taker))
    assert played.points == (4 - 4 * taker, 4 * taker)
    assert [sum(points) for points in zip(*played.sources.values(), strict=True)] == list(played.points)
    assert played.fault is None
    assert play_match(contest(takes, takes), Match(1, seating)).shares == (0.5, 0.5)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (crashes, "Ann (seat 1) crashed at decision 4: ZeroDivisionError: no number for <object object at 0x…>"),
        (NotMade, "Ann (seat 1) could not be made: RuntimeError: no such model"),
        (exits, "Ann (seat 1) crashed at decision 2: SystemExit: 3"),
        (invents, "Ann (seat 1) returned what is no legal action at decision 2: give"),
        (clears, "Ann (seat 1) changed what it was given at decision 2"),
    ],
)
def test_who_spoils_a_match_loses_it_with_the_reason(player, said):
    played = play_match(contest(takes, player), Match(1, (0, 1)))
    assert played.shares == (1, 0)
    assert played.points == ()
    assert played.fault is not None
    assert played.fault.message("Ann").say(()) == said


def test_the_others_share_the_win():
    assert lost_match(Match(1, (4, 2, 0)), Fault(1, 5, "cheat")).shares == (0.5, 0, 0.5)


def test_what_only_claims_to_be_a_legal_action_is_not_played():
    assert play_match(contest(claims, takes), Match(1, (0, 1))).points == (4, 4)


def test_a_limit_for_decisions():
    slow = play_match(contest(takes, dawdles, seconds=0.4), Match(1, (0, 1)))
    assert slow.fault == Fault(1, 2, "slow", "0.4")
    assert slow.fault.message("Ann").say(()) == "Ann (seat 1) took more than 0.4 s for decision 2"
    assert play_match(contest(takes, skips, seconds=5), Match(1, (0, 1))).fault is None


def test_the_global_generator_is_the_matchs_own_and_left_as_it_was():
    before = global_random.getstate()
    one, other = (play_match(contest(gambles, gambles), match)._replace(slowest=()) for match in matches(2))
    assert global_random.getstate() == before
    global_random.random()
    assert play_match(contest(gambles, gambles), matches(2)[0])._replace(slowest=()) == one
    assert one != other


def test_a_class_makes_a_new_player_for_each_game():
    first, second = (play_match(contest(Remembers, skips), match) for match in matches(2))
    assert sorted(first.points) == sorted(second.points) == [0, 4]


def test_the_seat_on_the_move_is_told_before_each_decision():
    told: list[tuple[int, int]] = []
    play_match(contest(takes, skips), Match(1, (0, 1)), lambda seat, decision: told.append((seat, decision)))
    assert told == [(0, 0), (1, 0), *((number % 2, number + 1) for number in range(8))]


def test_an_interrupt_from_the_keyboard_is_no_players_fault():
    def interrupted(observation, legal, random):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(contest(interrupted, takes), Match(1, (0, 1)))


def test_a_mistake_in_the_game_is_no_players_fault():
    def broken(history):
        raise LookupError("no such score")

    with pytest.raises(LookupError):
        play_match(replace(contest(takes, takes), finish=broken), Match(1, (0, 1)))


@pytest.mark.parametrize("player", [hangs, crashes, dies])
def test_a_match_can_be_replayed_up_to_the_fault(player):
    until = 2 if player is dies else 4
    history = replay_match(contest(takes, player), Match(1, (0, 1)), until)
    assert history.node.number == until - 1


def test_a_match_can_be_replayed_to_its_end_or_to_a_players_new_fault():
    assert replay_match(contest(takes, skips), Match(1, (0, 1))).node.number == 8
    assert replay_match(contest(takes, NotMade), Match(1, (0, 1)), 0).node.number == 0
    with pytest.raises(Lost):
        replay_match(contest(takes, invents), Match(1, (0, 1)))


def test_every_fault_has_a_sentence():
    catalogue = catalogue_text(TEXTS, "en")
    for kind in FAULTS:
        assert f"fault-{kind} = " in catalogue
        assert "Ann" in Fault(1, 2, kind, "7").message("Ann").say(())


def test_what_depends_on_the_machine_is_apart():
    assert len(play_match(contest(takes, skips), Match(1, (0, 1))).slowest) == 2
    assert Played(0, (1, 0)).slowest == ()
