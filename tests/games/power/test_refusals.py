"""Every refusal is reached once, word for word, with its rule; and legal means: no rule is broken."""

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.docs.pages import anchors
from tests.games.power.staging import (
    BAYERN_BURGUND,
    COMBINATIONS,
    ENGLAND_SCHWABEN,
    FRANKEN_ARAGON,
    FRANKREICH,
    LOTHRINGEN_ITALIEN,
    free_site,
    on_sites,
    stage,
)
from webpower.engine.chance import generator, pick
from webpower.engine.errors import IllegalAction
from webpower.engine.messages import catalogue_text
from webpower.engine.mistakes import TEXTS as ENGINE
from webpower.games.power.game import Game, new_game
from webpower.games.power.naming import check_turn
from webpower.games.power.position import Phase
from webpower.games.power.rules import ACTS, TEXTS, legal_actions, reasons
from webpower.games.power.rules.tables import ARMS, COAT, SITE

SECTIONS = ("# Refusals", "# Payments that no rule allows", "# What is refused in any game")


class Case(NamedTuple):
    """A refusal: the position, the action that is refused there, and the sentence."""

    stage: Callable[[], Game]
    action: tuple[Any, ...]
    more: dict[str, str]
    sentence: str


def placed(game: Game, *action: Any) -> Game:
    game.play(*action)
    return game


def over(end: str) -> Game:
    game = stage([FRANKREICH])
    game.root.position = game.position._replace(phase=Phase.OVER, end=end)
    return game


PAIR = {kind: [kind, kind] for kind in (BAYERN_BURGUND, ENGLAND_SCHWABEN, FRANKEN_ARAGON, FRANKREICH)}
FRANKEN = on_sites(Franken=[1, 1])
FULL_HAND = [FRANKEN_ARAGON, FRANKEN_ARAGON, BAYERN_BURGUND]


def in_draw() -> Game:
    """A cloister stands in an empty country: nothing more can be placed."""
    return placed(stage(FULL_HAND), "cloister", "chorin", FRANKEN_ARAGON)


def in_more() -> Game:
    return placed(stage(FULL_HAND, FRANKEN), "cloister", free_site("Franken"), FRANKEN_ARAGON)


def vatican(**more: Any) -> Game:
    return stage([FRANKREICH, FRANKREICH, FRANKEN_ARAGON], FRANKEN, vatican=True, **more)


NO_ROOM = (
    "Franken has 3 advisors and the strongest player there has 3 cloisters, so there is no room for another [WP-18]"
)

CASES: dict[str, Case] = {
    "vatican-placed": Case(
        lambda: placed(vatican(), "vatican", "council/Bayern", PAIR[FRANKREICH]),
        ("cloister", "chorin", FRANKEN_ARAGON),
        {},
        "Anna has placed in the Vatican, and such a turn places nothing else [WP-63]",
    ),
    "two-placed": Case(
        lambda: placed(in_more(), "advisor", "Franken", FRANKEN_ARAGON),
        ("advisor", "Franken", FRANKEN_ARAGON),
        {},
        "Anna has placed two pieces, and a turn places no more [WP-16]",
    ),
    "one-in-empty": Case(
        in_draw,
        ("advisor", "Franken", FRANKEN_ARAGON),
        {},
        "Franken held no cloister when the turn started, so one cloister is all that Anna may place [WP-15]",
    ),
    "other-country": Case(
        in_more,
        ("cloister", "melk", BAYERN_BURGUND),
        {},
        "Anna has placed in Franken, and all pieces of a turn go into one country, so none goes into Bayern [WP-14]",
    ),
    "no-cloister-left": Case(
        lambda: stage([FRANKREICH], on_sites(England=[6], Franken=[7], Bayern=[6], Italien=[1])),
        ("cloister", "bec", FRANKREICH),
        {},
        "Anna has no cloister left in the supply [WP-19]",
    ),
    "no-advisor-left": Case(
        lambda: stage([FRANKREICH], on_sites(Frankreich=[8], England=[6]), {"Frankreich": [4], "England": [4]}),
        ("advisor", "Frankreich", FRANKREICH),
        {},
        "Anna has no advisor left in the supply [WP-19]",
    ),
    "site-taken": Case(
        lambda: stage([FRANKEN_ARAGON], {"chorin": 1}),
        ("cloister", "chorin", FRANKEN_ARAGON),
        {},
        "Chorin already holds a cloister of Barbara [WP-17]",
    ),
    "empty-at-start": Case(
        lambda: placed(stage(FULL_HAND, variant="fast"), "cloister", "chorin", FRANKEN_ARAGON),
        ("advisor", "Franken", FRANKEN_ARAGON),
        {},
        "Franken held no cloister when the turn started, so it takes no advisor in this turn [WP-51]",
    ),
    "no-cloisters": Case(
        lambda: stage([FRANKREICH]),
        ("advisor", "Frankreich", FRANKREICH),
        {},
        "Frankreich holds no cloister, and a country without cloisters takes no advisor [WP-18]",
    ),
    "no-room": Case(
        lambda: stage([FRANKEN_ARAGON], on_sites(Franken=[1, 3, 2]), {"Franken": [1, 1, 1]}),
        ("advisor", "Franken", FRANKEN_ARAGON),
        {},
        NO_ROOM,
    ),
    "no-vatican": Case(
        lambda: stage([FRANKREICH, FRANKREICH]),
        ("vatican", "council/Franken", PAIR[FRANKREICH]),
        {},
        "this game is played without the Vatican [WP-60]",
    ),
    "board-placed": Case(
        lambda: placed(vatican(), "cloister", free_site("Franken"), FRANKEN_ARAGON),
        ("vatican", "council/Bayern", PAIR[FRANKREICH]),
        {},
        "Anna has placed on the board, and a turn that does so places nothing in the Vatican [WP-63]",
    ),
    "arms-taken": Case(
        lambda: vatican(arms={"council/Bayern": 2}),
        ("vatican", "council/Bayern", PAIR[FRANKREICH]),
        {},
        "the arms of Bayern in the Council table already hold an advisor of Chris [WP-62]",
    ),
    "column-used": Case(
        lambda: vatican(arms={"cloister/Bayern": 0}),
        ("vatican", "cloister/Franken", PAIR[FRANKREICH]),
        {},
        "Anna already has an advisor in this column of the Cloister table, on the arms of Bayern [WP-62]",
    ),
    "own-pair": Case(
        lambda: stage(FULL_HAND),
        ("cloister", "chorin", PAIR[FRANKEN_ARAGON]),
        {},
        "two Franken/Aragon cards show Franken themselves, and a joker pair pays only in the countries it does not "
        "show [WP-12]",
    ),
    "cards-missing": Case(
        lambda: stage(FULL_HAND),
        ("cloister", "bec", PAIR[BAYERN_BURGUND]),
        {},
        "Anna would have to pay two Bayern/Burgund cards and holds one [WP-11]",
    ),
    "nothing-to-exchange": Case(
        lambda: stage([FRANKREICH], exhausted=2, stack=()),
        ("exchange",),
        {"card": FRANKREICH},
        "no card can be drawn any more, so Anna can't exchange one: in the last turns a player places or passes "
        "[WP-33]",
    ),
    "not-in-hand": Case(
        lambda: stage([FRANKREICH]),
        ("exchange",),
        {"card": BAYERN_BURGUND},
        "Anna has no Bayern/Burgund card to give away [WP-22]",
    ),
    "not-open": Case(
        in_draw,
        ("draw",),
        {"source": "open", "card": FRANKREICH},
        "no Frankreich card lies open [WP-23]",
    ),
    "no-pass-yet": Case(
        lambda: stage([FRANKREICH]),
        ("pass",),
        {},
        "passing is for the last turns: as long as cards are drawn, a player who does not place exchanges a card "
        "[WP-33]",
    ),
    "pass-in-draw": Case(in_draw, ("pass",), {}, "Anna has to draw now and does not pass [WP-23]"),
    "placing-in-draw": Case(
        lambda: placed(in_more(), "stop"),
        ("cloister", "quedlinburg", FRANKEN_ARAGON),
        {},
        "Anna has to draw now; the placing of this turn is over [WP-23]",
    ),
    "exchange-in-more": Case(
        in_more,
        ("exchange",),
        {"card": BAYERN_BURGUND},
        "Anna has placed a piece this turn and does not exchange as well [WP-10]",
    ),
    "exchange-in-draw": Case(
        in_draw, ("exchange",), {"card": BAYERN_BURGUND}, "Anna has to draw now and does not exchange [WP-10]"
    ),
    "pass-in-more": Case(
        lambda: placed(
            stage(FULL_HAND, FRANKEN, exhausted=2, stack=()), "cloister", free_site("Franken"), FRANKEN_ARAGON
        ),
        ("pass",),
        {},
        "Anna has placed a piece: a second one, or stop [WP-33]",
    ),
    "stop-in-place": Case(
        lambda: stage([FRANKREICH]),
        ("stop",),
        {},
        "Anna has not placed anything yet, so there is nothing to stop [WP-16]",
    ),
    "stop-in-draw": Case(in_draw, ("stop",), {}, "Anna is drawing; the placing is already over [WP-16]"),
    "draw-in-place": Case(
        lambda: stage([FRANKREICH]),
        ("draw",),
        {"source": "stack"},
        "Anna first places or gives a card away and draws after that [WP-23]",
    ),
    "draw-in-more": Case(
        in_more,
        ("draw",),
        {"source": "stack"},
        "Anna draws once the placing is over: a second piece, or stop [WP-23]",
    ),
    "over-stack": Case(
        lambda: over("stack"),
        ("stop",),
        {},
        "the game is over: the stack ran out twice and the last turns have been played [WP-32]",
    ),
    "over-board": Case(
        lambda: over("board"),
        ("cloister", "bec", FRANKREICH),
        {},
        "the game is over: nobody can place a piece any more [WP-34]",
    ),
    "pay-nothing": Case(
        lambda: stage([FRANKREICH]),
        ("cloister", "bec", []),
        {},
        "a piece in Frankreich has to be paid for: one card that shows it, or two of a kind [WP-11]",
    ),
    "pay-wrong-card": Case(
        lambda: stage(FULL_HAND),
        ("cloister", "bec", FRANKEN_ARAGON),
        {},
        "one Franken/Aragon card does not show Frankreich and does not pay for a piece there [WP-11]",
    ),
    "pay-two-kinds": Case(
        lambda: stage(FULL_HAND),
        ("cloister", "bec", [FRANKEN_ARAGON, BAYERN_BURGUND]),
        {},
        "two cards pay as a joker pair only if they are of the same kind, and these are Franken/Aragon and "
        "Bayern/Burgund [WP-11]",
    ),
    "pay-too-many": Case(
        lambda: stage([FRANKREICH] * 3),
        ("cloister", "bec", [FRANKREICH] * 3),
        {},
        "3 cards are too many for a piece: one card of the country or two of a kind pay for it [WP-13]",
    ),
    "pay-vatican-single": Case(
        vatican,
        ("vatican", "council/Franken", FRANKEN_ARAGON),
        {},
        "an advisor in the Vatican is paid by a joker pair, not by a single card [WP-61]",
    ),
    "no-such-arms": Case(
        vatican,
        ("vatican", "council/Frankreich", PAIR[FRANKREICH]),
        {},
        "there are no arms council/Frankreich in the Vatican: it has those of the paired countries, council/… and "
        "cloister/… [WP-60]",
    ),
}

WITHOUT_AN_ACTION = {"not-your-turn"}
"""Refusals that concern who acts and not the action; see the tests below and those of records."""


def catalogue_ids() -> set[str]:
    """The ids in the sections of refusals, of the game's catalogue and the engine's."""
    texts = "\n".join(catalogue_text(catalogue, "en") for catalogue in (TEXTS, ENGINE))
    parts = re.split(r"^(# .*)$", texts, flags=re.MULTILINE)
    sections = dict(zip(parts[1::2], parts[2::2], strict=True))
    return {
        id
        for heading, section in sections.items()
        if heading.startswith(SECTIONS)
        for id in re.findall(r"^([a-z-]+) =", section, re.MULTILINE)
    }


def test_every_refusal_of_the_catalogue_has_a_case():
    assert catalogue_ids() == set(CASES) | WITHOUT_AN_ACTION


@pytest.mark.parametrize("id", CASES)
def test_the_sentence_comes_first_and_the_position_stays(id: str):
    case = CASES[id]
    game = case.stage()
    before = game.position
    assert game.why_not(*case.action, **case.more)[0] == case.sentence
    with pytest.raises(IllegalAction) as refusal:
        game.play(*case.action, **case.more)
    assert str(refusal.value) == case.sentence
    assert refusal.value.position is before is game.position
    assert refusal.value.reasons[0].id == id
    assert refusal.value.rule.lower() in anchors()


def test_not_your_turn():
    with pytest.raises(IllegalAction, match=r"^it is the turn of Anna, not of Chris \[WP-1\]$"):
        check_turn(stage().position, ("Anna", "Barbara", "Chris"), 2)


def test_all_broken_rules_are_told_the_most_telling_first():
    game = stage([FRANKEN_ARAGON], on_sites(Franken=[1, 3, 2]), {"Franken": [1, 1, 1]})
    assert game.why_not("advisor", "Franken", [LOTHRINGEN_ITALIEN] * 2) == [
        NO_ROOM,
        "Anna would have to pay two Lothringen/Italien cards and holds none [WP-11]",
    ]


def test_the_place_counts_too_when_nothing_can_be_paid_so():
    """One england-schwaben card pays for nothing in Franken; and the site is taken, and the card not held."""
    game = stage([FRANKREICH], {"chorin": 1})
    assert game.why_not("cloister", "chorin", ENGLAND_SCHWABEN) == [
        "Chorin already holds a cloister of Barbara [WP-17]",
        "one England/Schwaben card does not show Franken and does not pay for a piece there [WP-11]",
        "Anna would have to pay one England/Schwaben card and holds none [WP-11]",
    ]
    assert game.why_not("cloister", "chorin", [FRANKREICH] * 3)[1:] == [
        "3 cards are too many for a piece: one card of the country or two of a kind pay for it [WP-13]",
        "Anna would have to pay 3 Frankreich cards and holds one [WP-11]",
    ]


def test_without_the_vatican_that_is_what_is_told_of_its_arms_first():
    game = stage([FRANKREICH])
    for arms, payment in (("council/Franken", [FRANKREICH]), ("council/Frankreich", PAIR[FRANKREICH])):
        assert game.why_not("vatican", arms, payment)[0] == "this game is played without the Vatican [WP-60]"


def test_without_the_vatican_none_of_its_rules_is_broken():
    """Not WP-63, although a piece stands, and not WP-61, although the pair shows the country."""
    assert in_more().why_not("vatican", "council/Aragon", PAIR[FRANKEN_ARAGON]) == [
        "this game is played without the Vatican [WP-60]",
        "Anna would have to pay two Franken/Aragon cards and holds one [WP-11]",
    ]


def test_who_has_placed_in_the_vatican_has_not_placed_in_a_country():
    game = placed(vatican(), "vatican", "council/Bayern", PAIR[FRANKREICH])
    assert game.why_not("cloister", free_site("Franken"), FRANKEN_ARAGON) == [
        "Anna has placed in the Vatican, and such a turn places nothing else [WP-63]",
        "Anna has to draw now; the placing of this turn is over [WP-23]",
    ]


def test_an_advisor_in_the_vatican_that_nothing_is_paid_for():
    assert vatican().why_not("vatican", "council/Bayern", []) == [
        "an advisor on the arms of Bayern has to be paid for: two cards of a kind that does not show it [WP-61]"
    ]
    assert vatican().why_not("vatican", "council/Bayern", [FRANKREICH] * 3)[0] == (
        "3 cards are too many for a piece: two of a kind pay for it in the Vatican [WP-13]"
    )


def test_once_the_placing_is_over_that_comes_before_what_is_wrong_with_a_placement():
    game = stage(FULL_HAND, {"chorin": 1})
    game.play("exchange", card=BAYERN_BURGUND)
    over = "Anna has to draw now; the placing of this turn is over [WP-23]"
    assert game.why_not("cloister", "chorin", PAIR[FRANKREICH]) == [
        over,
        "Chorin already holds a cloister of Barbara [WP-17]",
        "Anna would have to pay two Frankreich cards and holds none [WP-11]",
    ]
    assert game.why_not("cloister", "chorin", [])[:2] == [over, "Chorin already holds a cloister of Barbara [WP-17]"]
    assert game.why_not("exchange", card=FRANKREICH) == [
        "Anna has to draw now and does not exchange [WP-10]",
        "Anna has no Frankreich card to give away [WP-22]",
    ]
    assert len(game.why_not("pass")) == 2


def test_why_the_placing_is_over_comes_before_that_it_is():
    assert in_draw().why_not("advisor", "Franken", FRANKEN_ARAGON) == [
        "Franken held no cloister when the turn started, so one cloister is all that Anna may place [WP-15]",
        "Anna has to draw now; the placing of this turn is over [WP-23]",
    ]


def test_an_open_card_before_it_is_time_to_draw():
    assert stage([FRANKREICH]).why_not("draw", source="open", card=FRANKREICH) == [
        "Anna first places or gives a card away and draws after that [WP-23]",
        "no Frankreich card lies open [WP-23]",
    ]


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_legal_means_that_no_rule_is_broken_for_every_action_of_the_list(options: dict[str, Any]):
    random = generator("refusals", *map(str, options.values()))
    game = new_game(4, 5, **options)
    asked = 0
    while legal := legal_actions(game.position):
        if game.node.number % 4 == 0:
            broken = {action for action in game.setup.actions.all if reasons(game.position, action)}
            assert broken.isdisjoint(legal)
            assert len(broken) + len(legal) == len(game.setup.actions.all)
            asked += 1
        eager = [action for action in legal if action.act in ACTS[Phase.MORE] and action.act != "stop"] or legal
        game.play(pick(eager if random.random() < 0.6 else legal, random))
    assert asked > 20
    assert all(reasons(game.position, action) for action in game.setup.actions.all)


@pytest.mark.parametrize("options", COMBINATIONS, ids=str)
def test_what_is_open_is_open_by_every_rule_of_its_table(options: dict[str, Any]):
    """The legal actions look at all places at once, the reasons at one: both must say the same."""
    random = generator("open", *map(str, options.values()))
    game = new_game(4, 6, **options)
    seen: Counter[tuple[int, bool]] = Counter()
    while legal := legal_actions(game.position):
        for number, table in enumerate((SITE, COAT, ARMS)):
            for place, flag in enumerate(table.open(game.position)):
                broken = [check.id for check in table.checks if check.broken(game.position, place)]
                assert flag == (not broken)
                assert table.forbids(game.position, place) == bool(broken)
                seen[number, bool(flag)] += 1
        eager = [action for action in legal if action.cost] or legal
        game.play(pick(eager if random.random() < 0.6 else legal, random))
    assert all(seen[number, flag] > 100 for number in range(2 + options["vatican"]) for flag in (False, True))
