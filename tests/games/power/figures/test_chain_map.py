"""The lines on the map are those that score, and all own roads are there once."""

from itertools import pairwise

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.games.power.figures import chain_data, chains, chains_words
from webpower.games.power.figures.chain_map import _places
from webpower.games.power.position import EMPTY
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.chains import chains_of
from webpower.games.power.scoring.sheet import CHAINS


@given(moments())
def test_data_is_the_exact_set_of_chains(position):
    board = position.board
    for seat, own in enumerate(chain_data(position)):
        ids = tuple(tuple(board.sites[site].id for site in chain) for chain in own.chains)
        assert ids == chains_of(board, position.pieces.owners, seat)
        assert [line.points for line in own.scores] == [len(chain) for chain in own.chains]


@given(moments())
def test_every_own_road_is_in_a_chain_or_beside_them(position):
    for seat, own in enumerate(chain_data(position)):
        in_chains = [tuple(sorted(road)) for chain in own.chains for road in pairwise(chain)]
        all_own = [road for road in position.board.roads if {position.pieces.owners[site] for site in road} == {seat}]
        assert sorted([*in_chains, *own.others]) == all_own


def strokes(trace, board):
    """The lines of a trace as sites, by where they are drawn."""
    at = {(round(x, 1), round(y, 1)): site for site, (x, y) in enumerate(_places(board).sites)}
    assert len(at) == len(board.sites)
    lines: list[tuple[int, ...]] = []
    line: list[int] = []
    for x, y in zip(trace.x, trace.y, strict=True):
        if x is None:
            lines.append(tuple(line))
            line = []
        else:
            line.append(at[x, y])
    return lines


@given(moments())
def test_what_is_drawn_is_the_data(position):
    board, seats = position.board, position.setup.seats
    traces = {trace.name: trace for trace in chains(position, NAMES[:seats]).data}
    assert tuple(strokes(traces["roads"], board)) == board.roads
    for seat, own in enumerate(chain_data(position)):
        assert tuple(strokes(traces[f"chains {seat}"], board)) == own.chains
        assert tuple(strokes(traces[f"other roads {seat}"], board)) == own.others
        assert [int(text.strip("</b>")) for text in traces[f"points {seat}"].text] == [len(one) for one in own.chains]
    free = position.pieces.owners.count(EMPTY)
    assert len(traces["free sites"].x) == free
    assert sum(len(trace.x) for name, trace in traces.items() if name[0] in "●■▲◆★") == len(board.sites) - free


@given(moments())
def test_words_say_every_chain_and_every_cloister_beside_them(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    said = chains_words(position, names)
    for line in score_final(position.setup, position.pieces).of_kind(CHAINS).lines:
        assert line.message.say(names) in said
    for site, owner in zip(position.board.sites, position.pieces.owners, strict=True):
        assert (site.name in said) == (owner != EMPTY)


def test_there_are_chains_to_look_at():
    ends = [positions(players, seed)[-1] for players in (3, 4, 5) for seed in range(4)]
    assert sum(len(own.chains) for position in ends for own in chain_data(position)) > 10
    assert any(len(own.chains) > 1 for position in ends for own in chain_data(position))
