"""Games to draw: played at random, but building along roads, so that there are majorities, alliances and chains."""

from functools import cache

from hypothesis import strategies as st

from webpower.engine.chance import generator, pick
from webpower.games.power.game import new_game

NAMES = ("Ada", "Ben & Co", "<b>Cleo</b>", "Maximiliane-Sophie", "%{x}")


@cache
def positions(players, seed, vatican=False):
    """All positions of a game."""
    game = new_game(NAMES[:players], seed=seed, vatican=vatican)
    rng = generator(seed, "figures")
    while not game.position.is_over:
        game.play(_build(game.position, game.legal_actions(), rng))
    return tuple(node.position for node in game.line())


def _build(position, actions, rng):
    placements = [action for action in actions if action.act in ("cloister", "advisor", "vatican")]
    owners, sites = position.pieces.owners, position.board.sites
    beside = [
        action
        for action in placements
        if action.act == "cloister" and any(owners[site] == position.seat for site in sites[action.place].roads)
    ]
    return pick(beside if beside and rng.random() < 0.6 else placements or actions, rng)


@st.composite
def games(draw):
    """The positions of one of a few games, all numbers of players, with and without the Vatican."""
    return positions(draw(st.integers(3, 5)), draw(st.integers(0, 3)), draw(st.booleans()))


@st.composite
def moments(draw):
    """A position of one of these games."""
    return draw(st.sampled_from(draw(games())))
