"""Random games as lines of positions, quickly made: for pictures and charts, which don't ask how the game went."""

import random
from functools import cache

from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards_file import load_cards
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import Position, Setup, deal
from webpower.games.card_game.rules import legal_actions
from webpower.games.card_game.turn import apply

CLAIMING = 0.8
"""How often a stone is placed or moved where that is possible, so that many lie on cards."""


@cache
def line(players: int, seed: int) -> tuple[tuple[Action | None, Position], ...]:
    """The positions from the start to the end, each with the action that led there."""
    rng, setup = random.Random(seed), Setup(load_cards(), Options(), players)
    layout, laws = list(range(56)), list(setup.unshuffled_laws)
    rng.shuffle(layout)
    rng.shuffle(laws)
    position = deal(setup, layout, laws, rng.randrange(players))
    found: list[tuple[Action | None, Position]] = [(None, position)]
    while not position.is_over:
        actions = legal_actions(position)
        places = [action for action in actions if action.act == "place"]
        action = rng.choice(places if places and rng.random() < CLAIMING else actions)
        position = apply(position, action)
        found.append((action, position))
    return tuple(found)
