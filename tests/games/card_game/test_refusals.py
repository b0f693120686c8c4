"""Every refusal is reached once, word for word, with its rule."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.docs.pages import RULES_PAGE, anchors
from tests.games.card_game.staging import (
    DONE,
    NAMES,
    SKIP,
    STOP,
    law,
    lift,
    pay,
    place,
    play,
    refusals,
    stage,
    take,
)
from webpower.engine.errors import IllegalAction
from webpower.engine.messages import catalogue_text
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import Law, slot
from webpower.games.card_game.naming import named_action
from webpower.games.card_game.position import Phase, Position
from webpower.games.card_game.rules import TEXTS, legal_actions, reasons
from webpower.games.card_game.rules.reasons import MISPLACED
from webpower.games.card_game.rules.tables import (
    CARD,
    END,
    LAW,
    MOVE,
    OWN_MOVED,
    OWN_PAID,
    PASS,
    RESERVE,
    SLOT,
    STONE,
)

SECTION = "# Refusals"

TWO_ROWS = (["bayern c", "bayern f"], ["sachsen", "sachsen", "sachsen"])
"""After the first Bayern there is another one to take, and room for stones."""


class Case(NamedTuple):
    """A refusal: the position, the action that is refused there, and the sentence."""

    stage: Callable[[], Position]
    action: Action
    sentence: str


def in_more() -> Position:
    return play(stage(*TWO_ROWS), take(1))


def in_claim() -> Position:
    return play(in_more(), STOP)


def in_pay() -> Position:
    return play(stage(*TWO_ROWS, stones={slot(1, 1): 1, slot(2, 1): 0}), take(1))


def in_lifted() -> Position:
    position = stage(*TWO_ROWS, stones={slot(2, 1): 0, slot(2, 2): 1}, move_any_time=True)
    return play(position, take(1), STOP, lift(slot(2, 1)))


def three_played(*more: Law) -> Position:
    position = stage(["bayern c"] * 3, laws={0: [Law.THREE_SYMBOLS, Law.DIFFERENT_COLOURS, *more]})
    return play(position, law(Law.THREE_SYMBOLS), law(Law.DIFFERENT_COLOURS))


def too_late() -> Position:
    laws = [Law.THREE_SYMBOLS, Law.DIFFERENT_COLOURS]
    return play(stage(*TWO_ROWS, laws={0: laws}), take(1), STOP)


def over() -> Position:
    return play(stage(["bayern"]), take(1))


PAY_FIRST = (
    "Anna has to pay first: one own stone leaves the game for the card that lay under a stone of another player [CG-28]"
)
LIFTED_FIRST = "Anna has lifted a stone and first puts it on another card [CG-41]"

CASES: dict[str, Case] = {
    "row-empty": Case(lambda: stage(*TWO_ROWS), take(3), "row 3 has no card left [CG-20]"),
    "last-in-row": Case(
        lambda: stage(["bayern"]),
        take(1, "right"),
        "row 1 has one card left, and it is taken at the left end [CG-20]",
    ),
    "other-country": Case(
        in_more,
        take(2),
        "Anna has taken Bayern in this turn, and every further card has to be of that country, which Sachsen in row 2 "
        "is not [CG-21]",
    ),
    "uncovered": Case(
        lambda: play(stage(["bayern"] * 3, only_initial_ends=True), take(1)),
        take(1),
        "Bayern in row 1 was not at an end when the turn of Anna began, and only such cards are taken in this game "
        "[CG-25]",
    ),
    "limit-reached": Case(
        lambda: play(
            stage(["bayern cc"], ["bayern"], ["bayern"], laws={0: [Law.THREE_SYMBOLS]}, stop_at_limit=True), take(1)
        ),
        take(2),
        "Anna has taken 2 symbols in this turn, and in this game no card at all is taken after 2 [CG-23]",
    ),
    "too-many-symbols": Case(
        lambda: play(stage(["bayern c", "bayern cf K", "bayern"]), take(1)),
        take(1),
        "Anna has taken 1 symbol in this turn and may have 2; Bayern (cross, fan, and carriage) in row 1 brings 2 more "
        "[CG-22]",
    ),
    "no-stone-to-pay": Case(
        lambda: stage(["bayern S"], ["sachsen"], stones={slot(1, 1): 2}, removed={0: 3}),
        take(1),
        "Bayern (ship) in row 1 lies under a stone of Chris, and Anna has no stone left to pay for it [CG-27]",
    ),
    "reserve-empty": Case(
        lambda: play(
            stage(["bayern"], ["sachsen"] * 3, stones={slot(1, 1): 1, slot(2, 1): 0, slot(2, 2): 0}, removed={0: 1}),
            take(1),
        ),
        pay(),
        "Anna has no stone at hand to pay with [CG-28]",
    ),
    "not-own-paid": Case(in_pay, pay(slot(2, 3)), "Anna has no stone in row 2, column 3 to pay with [CG-28]"),
    "law-not-held": Case(
        lambda: stage(*TWO_ROWS),
        law(Law.THREE_SYMBOLS),
        "Anna does not hold the law card “Three symbols” [CG-33]",
    ),
    "law-never-played": Case(  # there is no such action: see the test of names
        lambda: stage(*TWO_ROWS, laws={0: [Law.MINUS_TWO]}),
        SKIP,
        "the law card that costs points is never played: Anna keeps it for the scoring [CG-37]",
    ),
    "none-removed": Case(
        lambda: stage(*TWO_ROWS, laws={0: [Law.TAKE_BACK]}),
        law(Law.TAKE_BACK),
        "no stone of Anna has left the game, so there is none to take back [CG-34]",
    ),
    "three-already": Case(
        lambda: three_played(Law.THREE_SYMBOLS),
        law(Law.THREE_SYMBOLS),
        "Anna may take three symbols in this turn already, and a second such law card adds nothing [CG-35]",
    ),
    "three-too-late": Case(
        too_late,
        law(Law.THREE_SYMBOLS),
        "Anna takes no card any more in this turn, so three symbols are of no use [CG-35]",
    ),
    "mixed-already": Case(
        lambda: three_played(Law.DIFFERENT_COLOURS),
        law(Law.DIFFERENT_COLOURS),
        "Anna may take cards of different countries in this turn already [CG-36]",
    ),
    "mixed-too-late": Case(
        too_late,
        law(Law.DIFFERENT_COLOURS),
        "Anna takes no card any more in this turn, so different countries are of no use [CG-36]",
    ),
    "no-stone-to-place": Case(
        lambda: play(stage(["bayern"], ["sachsen"] * 3, stones={slot(2, 1): 0}, removed={0: 2}), take(1)),
        place(slot(2, 2)),
        "Anna has no stone at hand to place [CG-40]",
    ),
    "cap-reached": Case(
        lambda: play(stage(["bayern"], ["sachsen"] * 3, stones={slot(2, 1): 0, slot(2, 2): 0}, players=4), take(1)),
        place(slot(2, 3)),
        "Anna has 2 stones on cards, and no more may lie there at once [CG-40]",
    ),
    "lifted-there": Case(
        in_lifted,
        place(slot(2, 1)),
        "Anna has lifted the stone from row 2, column 1 and puts it on another card [CG-41]",
    ),
    "card-gone": Case(
        in_claim,
        place(slot(1, 1)),
        "Bayern (cross) of row 1, column 1 has been taken by Anna, and stones go on cards in the rows only [CG-39]",
    ),
    "stone-there": Case(
        in_lifted,
        place(slot(2, 2)),
        "a stone of Barbara lies on Sachsen in row 2, column 2, and a card holds one stone [CG-39]",
    ),
    "may-place": Case(
        lambda: play(stage(["bayern"], ["sachsen"] * 3, stones={slot(2, 1): 0}), take(1)),
        lift(slot(2, 1)),
        "Anna can still place a stone, and as long as that is so none is moved [CG-41]",
    ),
    "no-target": Case(
        lambda: play(
            stage(
                ["bayern"],
                ["sachsen"] * 2,
                stones={slot(2, 1): 0, slot(2, 2): 1},
                removed={0: 2},
                laws={0: [Law.TAKE_BACK]},
            ),
            take(1),
            STOP,
        ),
        lift(slot(2, 1)),
        "every card in the rows holds a stone, so there is no other card to move one to [CG-41]",
    ),
    "not-own-moved": Case(
        lambda: play(stage(["bayern"], ["sachsen"] * 3, stones={slot(2, 1): 0}, removed={0: 2}), take(1)),
        lift(slot(2, 2)),
        "Anna has no stone in row 2, column 2 to move [CG-41]",
    ),
    "card-to-take": Case(
        lambda: stage(*TWO_ROWS), SKIP, "Anna can take a card, and only who can take none passes [CG-32]"
    ),
    "pay-first": Case(in_pay, STOP, PAY_FIRST),
    "lifted-first": Case(in_lifted, DONE, LIFTED_FIRST),
    "nothing-to-pay": Case(in_more, pay(), "Anna has taken no card that a stone has to be paid for [CG-28]"),
    "taking-over": Case(in_claim, take(2), "Anna takes no more cards in this turn [CG-38]"),
    "take-first": Case(lambda: stage(*TWO_ROWS), STOP, "Anna has to take a card first [CG-24]"),
    "claim-before-take": Case(
        lambda: stage(*TWO_ROWS),
        place(slot(1, 1)),
        "Anna first takes cards; stones are placed and moved after that [CG-38]",
    ),
    "claim-in-more": Case(
        in_more,
        place(slot(1, 2)),
        "Anna is still taking cards; stones are placed and moved once that has been ended [CG-38]",
    ),
    "end-in-more": Case(in_more, DONE, "Anna is still taking cards; that is ended first, and then the turn [CG-38]"),
    "has-taken": Case(in_more, SKIP, "Anna has taken a card in this turn and does not pass [CG-32]"),
    "over": Case(over, SKIP, "the game is over: the last card has been taken [CG-50]"),
}

BY_NAME = {"law-never-played"}
"""Refusals of what is not in the list of actions."""


def catalogue_ids() -> set[str]:
    """The ids in the catalogue's section of refusals."""
    parts = re.split(r"^(# .*)$", catalogue_text(TEXTS, "en"), flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    return {
        id
        for heading, section in sections.items()
        if heading.startswith(SECTION)
        for id in re.findall(r"^([a-z-]+) =", section, re.MULTILINE)
    }


def test_every_refusal_of_the_catalogue_has_a_case():
    assert catalogue_ids() == set(CASES)


@pytest.mark.parametrize("id", sorted(CASES.keys() - BY_NAME))
def test_the_sentence_comes_first(id: str):
    case = CASES[id]
    position = case.stage()
    assert refusals(position, case.action)[0] == case.sentence
    assert reasons(position, case.action)[0].id == id
    assert case.action not in legal_actions(position)


def test_every_rule_that_is_cited_stands_on_the_page_of_the_rules():
    page = anchors(RULES_PAGE.with_name("card-game.md"))
    tables = (END, CARD, RESERVE, OWN_PAID, LAW, STONE, SLOT, MOVE, OWN_MOVED, PASS)
    cited = {check.rule for table in tables for check in table.checks}
    cited |= {rule for phases in MISPLACED.values() for _, rule in phases.values()}
    assert {rule.lower() for rule in cited} <= page


def test_the_law_card_that_costs_points_is_refused_by_its_name():
    position = CASES["law-never-played"].stage()
    with pytest.raises(IllegalAction) as refusal:
        named_action(position, NAMES, "play_law", law="minus_two")
    assert str(refusal.value) == CASES["law-never-played"].sentence
    assert refusal.value.position is position


@pytest.mark.parametrize("phase", [Phase.PAY, Phase.LIFTED])
def test_nothing_else_is_done_while_a_stone_is_owed_or_lifted(phase: Phase):
    position, first = (in_pay(), PAY_FIRST) if phase is Phase.PAY else (in_lifted(), LIFTED_FIRST)
    assert position.phase is phase
    legal = {action.act for action in legal_actions(position)}
    for act, action in (
        ("take", take(2)),
        ("play_law", law(Law.TAKE_BACK)),
        ("end_take", STOP),
        ("lift", lift(slot(2, 1))),
        ("end_turn", DONE),
    ):
        assert act not in legal
        assert refusals(position, action)[0] == first


def test_every_act_has_its_sentence_in_every_phase_in_which_it_has_no_place():
    for act, phases in MISPLACED.items():
        for phase, (id, rule) in phases.items():
            assert id in catalogue_ids(), (act, phase)
            assert rule.startswith("CG-")
    every = [phase for phase in Phase if phase is not Phase.OVER]
    acts = {act: {phase for phase in every if phase not in misplaced} for act, misplaced in MISPLACED.items()}
    assert acts == {
        "take": {Phase.TAKE, Phase.MORE},
        "pay_reserve": {Phase.PAY},
        "pay_slot": {Phase.PAY},
        "play_law": {Phase.TAKE, Phase.MORE, Phase.CLAIM},
        "end_take": {Phase.MORE},
        "place": {Phase.CLAIM, Phase.LIFTED},
        "lift": {Phase.CLAIM},
        "end_turn": {Phase.CLAIM},
        "pass": {Phase.TAKE},
    }


def test_all_broken_rules_are_told_the_most_telling_first():
    position = play(stage(["bayern c"], ["sachsen cc"], stones={slot(2, 1): 1}, removed={0: 3}), take(1))
    assert position.seat == 1  # Anna could do nothing more
    position = stage(
        ["bayern c", "bayern"], ["sachsen cc"], stones={slot(2, 1): 1}, removed={0: 3}, only_initial_ends=True
    )
    assert refusals(play(position, take(1)), take(2)) == [
        "Anna has taken Bayern in this turn, and every further card has to be of that country, which Sachsen "
        "(2 crosses) in row 2 is not [CG-21]",
        "Anna has taken 1 symbol in this turn and may have 2; Sachsen (2 crosses) in row 2 brings 2 more [CG-22]",
        "Sachsen (2 crosses) in row 2 lies under a stone of Barbara, and Anna has no stone left to pay for it [CG-27]",
    ]


def test_what_is_wrong_with_a_place_is_told_beside_the_want_of_a_stone():
    position = play(stage(["bayern"], ["sachsen"] * 3, stones={slot(2, 1): 0}, removed={0: 2}), take(1))
    assert refusals(position, place(slot(2, 1))) == [
        "a stone of Anna lies on Sachsen in row 2, column 1, and a card holds one stone [CG-39]",
        "Anna has no stone at hand to place [CG-40]",
    ]


def test_what_does_not_help_is_not_told():
    """A lifted stone still lies where it came from; who has taken a card can't pass whatever lies at the ends."""
    assert refusals(in_lifted(), place(slot(2, 1))) == [CASES["lifted-there"].sentence]
    assert refusals(in_more(), SKIP) == [CASES["has-taken"].sentence]
