"""What is told of an action, and of all that came by itself; every sentence is reached."""

import re
from collections import Counter

from tests.games.card_game.dealing import dealt, eagerly, played
from tests.games.card_game.staging import ALL_OPTIONS, DONE, NAMES, SKIP, STOP, law, lift, pay, place, play, stage, take
from webpower.engine.messages import catalogue_text
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import Law, slot
from webpower.games.card_game.events import events, revealed
from webpower.games.card_game.position import Position
from webpower.games.card_game.rules import TEXTS
from webpower.games.card_game.scoring import score
from webpower.games.card_game.turn import apply


def told(position: Position, action: Action, hide: bool = False) -> list[str]:
    after = play(position, action)
    return [event.cited(NAMES) for event in events(position, action, after, hide)]


def shown(position: Position, action: Action, hide: bool = False) -> list[str]:
    after = play(position, action)
    return [event.cited(NAMES) for event in revealed(position, action, after, hide)]


def test_a_card_and_all_that_lay_on_it():
    laws = [Law.THREE_SYMBOLS] * 8
    position = stage(
        ["sachsen", "bayern c", "bayern", "bayern"],
        ["ungarn"],
        stones={slot(1, 2): 1, slot(2, 1): 0},
        on_cards=laws,
    )
    position = position._replace(owners=bytes([0]) + position.owners[1:])
    assert told(position, take(1)) == [
        "Anna takes Bayern (cross) from the left end of row 1 [CG-20]",
        "The stone on it goes back to Barbara, and has to be paid for [CG-28]",
        "Anna takes the law card on it: “Three symbols” [CG-30]",
    ]
    assert told(position, take(1), hide=True)[2] == "Anna takes the law card on it and alone looks at it [CG-30]"
    assert shown(position, take(1)) == ["Anna has seen which law card lay there: “Three symbols” [CG-30]"]
    assert shown(position, take(1), hide=True) == ["Anna has seen which law card lay there [CG-30]"]
    owing = play(position, take(1))
    assert told(owing, pay()) == ["Anna pays with a stone at hand: it leaves the game [CG-28]"]
    assert told(owing, pay(slot(2, 1))) == [
        "Anna pays with the stone on Ungarn in row 2, column 1: it leaves the game [CG-28]"
    ]
    assert shown(owing, pay()) == []


def test_the_own_stone_comes_back():
    position = stage(["bayern"], ["ungarn"], stones={slot(1, 1): 0})
    assert told(position, take(1)) == [
        "Anna takes Bayern from the left end of row 1 [CG-20]",
        "The stone of Anna on it comes back to the own stones at hand [CG-26]",
        "Anna can take nothing more in this turn [CG-24]",
    ]


def test_the_only_stone_is_paid_by_itself():
    at_hand = stage(["bayern"], ["ungarn"], stones={slot(1, 1): 1})
    assert told(at_hand, take(1))[2:] == [
        "Anna pays with a stone at hand, since none lies on a card: it leaves the game [CG-28]",
        "Anna can take nothing more in this turn [CG-24]",
    ]
    on_a_card = stage(["bayern"], ["ungarn"], stones={slot(1, 1): 1, slot(2, 1): 0}, removed={0: 2})
    assert told(on_a_card, take(1))[2:] == [
        "Anna pays with the only own stone left, from Ungarn in row 2, column 1: it leaves the game [CG-28]",
        "Anna can take nothing more in this turn [CG-24]",
        "Anna can neither place a stone nor move one, and the turn is over [CG-38]",
    ]


def test_law_cards():
    laws = [Law.TAKE_BACK, Law.THREE_SYMBOLS, Law.DIFFERENT_COLOURS]
    position = stage(["bayern", "bayern"], ["ungarn"], removed={0: 3}, laws={0: laws})
    said = [told(position, law(kind)) for kind in laws]
    assert said == [
        ["Anna plays the law card “Take back a stone”: a stone that had left the game is at hand again [CG-34]"],
        ["Anna plays the law card “Three symbols”: three symbols are allowed in this turn [CG-35]"],
        ["Anna plays the law card “Different colours”: cards of different countries are allowed in this turn [CG-36]"],
    ]
    assert shown(position, law(laws[0]), hide=True) == [
        "Everybody has seen that Anna held the law card “Take back a stone” [CG-33]"
    ]


def test_the_claim():
    position = play(stage(["bayern"], ["sachsen", "ungarn"]), take(1))
    assert told(position, place(slot(2, 1))) == ["Anna places a stone on Sachsen in row 2, column 1 [CG-39]"]
    assert told(position, DONE) == ["Anna places no stone [CG-38]"]
    position = play(stage(["bayern"], ["sachsen", "ungarn"], stones={slot(2, 1): 0}, removed={0: 2}), take(1))
    assert told(position, lift(slot(2, 1))) == ["Anna lifts the stone from Sachsen in row 2, column 1 [CG-41]"]
    assert told(play(position, lift(slot(2, 1))), place(slot(2, 2))) == [
        "Anna moves the stone from Sachsen in row 2, column 1 to Ungarn in row 2, column 2 [CG-41]"
    ]


def test_no_more_cards_and_a_pass():
    assert told(play(stage(["bayern", "bayern"], ["sachsen"]), take(1)), STOP) == ["Anna takes no more cards [CG-24]"]
    blocked = stage(["bayern"], stones={slot(1, 1): 1}, removed={0: 3})
    assert told(blocked, SKIP) == ["Anna can take no card and passes [CG-32]"]


def test_the_end():
    position = stage(["bayern"], laws={2: [Law.MINUS_TWO, Law.MINUS_TWO]})
    assert [len(position.cards_of(seat)) for seat in range(3)] == [55, 0, 0]
    assert told(position, take(1)) == [
        "Anna takes Bayern from the left end of row 1 [CG-20]",
        "The last card has been taken: the game is over [CG-50]",
        "Chris holds 2 law cards “Minus two” and loses 4 [CG-55]",
        "Final scoring: Anna 14, Barbara 0, and Chris -4 [CG-56]",
    ]
    assert shown(position, take(1)) == ["Everybody has seen who holds the law card “Minus two”: Chris [CG-55]"]


def test_a_stone_is_paid_before_the_end():
    """The last card lies under Barbara's stone (CG-50). There is never a choice then: no stone lies on cards."""
    position = stage(["bayern"], stones={slot(1, 1): 1})
    assert told(position, take(1))[2:4] == [
        "Anna pays with a stone at hand, since none lies on a card: it leaves the game [CG-28]",
        "The last card has been taken: the game is over [CG-50]",
    ]


def test_everything_that_changes_is_told_in_whole_games():
    """Counts what events tell and what positions show, over games with all options."""
    reached: Counter[str] = Counter()
    for number in range(80):
        start = dealt(3 + number % 3, number, **ALL_OPTIONS[number % len(ALL_OPTIONS)])
        for before, action, after in played(start, eagerly(number)):
            said = [event.id for event in events(before, action, after)]
            reached.update(said)
            reached.update(event.id for event in events(before, action, after, hide=True))
            reached.update(event.id for hide in (False, True) for event in revealed(before, action, after, hide))
            paid = sum(after.removed) > sum(before.removed)
            payments = {"paid-slot-only", "paid-reserve-only", "did-pay-reserve", "did-pay-slot"}
            assert paid == bool(payments & set(said))
            assert (sum(map(sum, after.laws)) > sum(map(sum, before.laws))) == ("got" in said)
            ended = after.seat != before.seat
            assert ended == bool({"did-place", "did-move", "did-end-turn", "did-pass", "nothing-to-claim"} & set(said))
            assert after.is_over == ("scored" in said)
            assert all(event.rule for event in events(before, action, after) if event.id != "score-laws")
    assert set(reached) == catalogue_ids() - {"player-points"} | {"score-laws"}


def catalogue_ids() -> set[str]:
    """The ids in the catalogue's sections of events."""
    parts = re.split(r"^(# .*)$", catalogue_text(TEXTS, "en"), flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    wanted = sections["# Events: what just happened"] + sections["# What going back gives away"]
    return set(re.findall(r"^([a-z-]+) =", wanted, re.MULTILINE))


def test_the_final_scores_are_those_of_the_sheet():
    start = dealt(4, 5)
    *_, (before, action, after) = played(start, eagerly(5))
    assert apply(before, action) == after
    totals = dict(zip(NAMES, score(after).totals(), strict=False))
    said = events(before, action, after)[-1].say(NAMES)
    assert all(f"{name} {points}" in said for name, points in totals.items())
