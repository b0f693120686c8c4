"""Games from their deal, for tests that play many of them: quick, and the same for the same number."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from webpower.engine.chance import generator, pick, shuffled
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import LAND_CARDS
from webpower.games.card_game.cards_file import load_cards
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import Position, Setup, deal
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.turn import apply

MOST_STEPS = 1000
"""More than any game takes."""

Chooser = Callable[[Position, Sequence[Action]], Action]


def dealt(players: int, seed: int, **options: Any) -> Position:
    """The start of a game with the cards that come with the program."""
    setup = Setup(load_cards(), Options(**options), players)
    random = generator(seed, "dealing")
    layout = shuffled(range(LAND_CARDS), random)
    laws = shuffled(list(setup.unshuffled_laws), random)
    return deal(setup, layout, laws, pick(range(players), random))


def at_random(seed: int) -> Chooser:
    """Any legal action, each as likely as the next."""
    random = generator(seed, "choosing")
    return lambda position, legal: pick(legal, random)


def eagerly(seed: int) -> Chooser:
    """Mostly what makes trouble: cards under others' stones, law cards, stones on cards."""
    random = generator(seed, "choosing eagerly")

    def choose(position: Position, legal: Sequence[Action]) -> Action:
        wanted = [action for action in legal if action.act in ("play_law", "place", "lift", "pay_slot")]
        wanted += [action for action in legal if action.act == "take" and _under_a_stone(position, action)]
        return pick(wanted if wanted and random.random() < 0.6 else legal, random)

    return choose


def _under_a_stone(position: Position, action: Action) -> bool:
    slot = position.span(action.row)[action.end == "right"]
    return position.stones[slot] < position.setup.seats


def played(start: Position, choose: Chooser) -> Iterator[tuple[Position, Action, Position]]:
    """Every step of a game to its end: the position before, the action, the position after."""
    position, steps = start, 0
    while legal := legal_actions(position):
        steps += 1
        assert steps < MOST_STEPS, "this game does not end"
        action = choose(position, legal)
        after = apply(position, action)
        yield position, action, after
        position = after
