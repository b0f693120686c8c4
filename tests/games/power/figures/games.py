"""Games to draw: played at random, but building along roads, so that there are majorities, alliances and chains."""

from functools import cache

from hypothesis import strategies as st

from webpower.engine.chance import generator, pick
from webpower.games.power.game import new_game
from webpower.games.power.position import EMPTY, Pieces
from webpower.games.power.rules import most_of_one

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


@cache
def crowded(players, seed, vatican=False):
    """A position with many advisors and few free sites: alliances, ties, full countries."""
    start = new_game(NAMES[:players], seed=seed, vatican=vatican).position
    board, rng = start.board, generator(seed, "crowded")
    seats = range(players)
    owners = bytearray(pick([*seats] * 4 + [EMPTY], rng) for _ in board.sites)
    for seat in seats:  # WP-2
        while owners.count(seat) > board.cloisters_each:
            owners[owners.index(seat)] = EMPTY
    arms = bytearray([EMPTY]) * len(board.arms)
    if vatican:
        for column in range(4):  # WP-62
            free = [number for number, coat in enumerate(board.arms) if coat.column == column]
            for seat in seats[: len(free)]:
                arms[free.pop(int(rng.random() * len(free)))] = seat
    advisors = []
    left = [board.advisors_each - arms.count(seat) for seat in seats]
    for span in board.spans:
        here = bytearray(players)
        for _ in range(most_of_one(bytes(owners[span]))):
            able = [seat for seat in seats if left[seat]]
            if able and rng.random() < 0.75:
                seat = pick(able, rng)
                here[seat] += 1
                left[seat] -= 1
        advisors.append(bytes(here))
    return start._replace(pieces=Pieces(bytes(owners), tuple(advisors), bytes(arms)))


@st.composite
def games(draw):
    """The positions of one of a few games, all numbers of players, with and without the Vatican."""
    return positions(draw(st.integers(3, 5)), draw(st.integers(0, 3)), draw(st.booleans()))


@st.composite
def moments(draw):
    """A position of one of these games, or a crowded one."""
    if draw(st.booleans()):
        return crowded(draw(st.integers(3, 5)), draw(st.integers(0, 30)), draw(st.booleans()))
    return draw(st.sampled_from(draw(games())))
