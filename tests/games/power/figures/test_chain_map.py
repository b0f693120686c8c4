"""The lines on the map are those that score, and all own roads are there once."""

from itertools import combinations, pairwise

from hypothesis import given

from tests.games.power.figures.games import NAMES, moments, positions
from webpower.draw.lettering import Box
from webpower.draw.palette import PLAYERS, SIZES
from webpower.games.power.figures import chain_data, chains, chains_words
from webpower.games.power.figures.chain_facts import gains_by_site
from webpower.games.power.figures.chain_map import gain_label
from webpower.games.power.figures.chain_places import disc_box, label_box, name_boxes, places_of
from webpower.games.power.game import recorded_game
from webpower.games.power.position import EMPTY
from webpower.games.power.scoring import score_final
from webpower.games.power.scoring.chain_gains import chain_gains
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
    at = {(round(x, 1), round(y, 1)): site for site, (x, y) in enumerate(places_of(board).sites)}
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
def test_gains_are_of_free_sites_and_of_players_with_a_cloister_left(position):
    owners = position.pieces.owners
    for seat, own in enumerate(chain_data(position)):
        gains = chain_gains(position.board, owners, seat)
        assert own.gains == (gains if position.cloisters_left(seat) else ())
        assert all(owners[gain.site] == EMPTY and gain.points > 0 for gain in own.gains)


@given(moments())
def test_every_gain_is_on_a_mark_and_a_label(position):
    board, seats = position.board, position.setup.seats
    data, traces = chain_data(position), {trace.name: trace for trace in chains(position, NAMES[:seats]).data}
    marked = {}
    for seat in range(seats):
        trace = traces[f"gains {seat}"]
        assert trace.marker.symbol == f"{PLAYERS[seat].symbol}-open"
        for x, y in zip(trace.x, trace.y, strict=True):
            marked[x, y] = seat
    gains = gains_by_site(data)
    assert marked == {at(board, here.site): here.gains[0][0] for here in gains}
    for here in gains:
        assert here.gains[0][1] == max(own.gain_at(here.site) for own in data)
        assert dict(here.gains) == {
            seat: own.gain_at(here.site) for seat, own in enumerate(data) if own.gain_at(here.site)
        }
    assert sorted(traces["gain labels"].text) == sorted(
        f"<b>{gain_label(here)}</b>".replace("\n", "<br>") for here in gains
    )


def drawn_label(here):
    return f"<b>{gain_label(here)}</b>".replace("\n", "<br>")


def at(board, site):
    x, y = places_of(board).sites[site]
    return round(x, 1), round(y, 1)


def label_boxes(position):
    """The boxes of all words and marks that a chart of chains places: those of labels, and the others."""
    board, drawn = position.board, chains(position, NAMES[: position.setup.seats]).data
    places, traces = places_of(board), {trace.name: trace for trace in drawn}
    labels = [
        label_box(
            places, (x, y), text.removeprefix("<b>").removesuffix("</b>").replace("<br>", "\n"), SIZES.small, bold=True
        )
        for x, y, text in zip(*(traces["gain labels"][key] for key in ("x", "y", "text")), strict=True)
    ]
    marks = [Box.around(x, y, 18 * places.pixel, 18 * places.pixel) for x, y in places.sites]
    discs = [
        disc_box(places, (x, y))
        for seat in range(position.setup.seats)
        for x, y in zip(traces[f"points {seat}"].x, traces[f"points {seat}"].y, strict=True)
    ]
    return labels, [*marks, *name_boxes(board), *discs]


@given(moments())
def test_labels_of_gains_meet_nothing(position):
    labels, others = label_boxes(position)
    assert not any(one.meets(other) for one, other in combinations(labels, 2))
    assert not any(label.meets(other) for label in labels for other in others)
    assert all(label.within(places_of(position.board).frame) for label in labels)


def test_there_are_sites_where_several_gain():
    line = [node.position for name in ("long-chains", "tie-on-points") for node in recorded_game(name).line()]
    assert max(len(here.gains) for position in line for here in gains_by_site(chain_data(position))) > 1


@given(moments())
def test_words_say_every_chain_every_cloister_beside_them_and_every_gain(position):
    names = ("Ada", "Ben", "Cleo", "Dora", "Egon")[: position.setup.seats]
    said = chains_words(position, names)
    for line in score_final(position.setup, position.pieces).of_kind(CHAINS).lines:
        assert line.message.say(names) in said
    gained = {site for own in chain_data(position) for site in (gain.site for gain in own.gains)}
    for number, (site, owner) in enumerate(zip(position.board.sites, position.pieces.owners, strict=True)):
        assert (site.name in said) == (owner != EMPTY or number in gained)
    for seat, own in enumerate(chain_data(position)):
        for gain in own.gains:
            assert f"{names[seat]}, one more cloister on {position.board.sites[gain.site].name}: +{gain.points}" in said
        nothing = f"{names[seat]}: no single cloister would add" in said, f"{names[seat]} has no cloister left" in said
        left = position.cloisters_left(seat) > 0
        assert nothing == (left and not own.gains, not left)


def test_other_sets_are_said_in_words_and_in_the_box_of_a_chain():
    """A ring of six can be cut in six places."""
    position = recorded_game("tie-on-points").line()[105].position
    names = ("Ada", "Ben", "Cleo", "Dora")
    said = chains_words(position, names)
    assert "Cleo: 5 other sets of lines score 6 too, all with as few lines." in said
    assert "Dora: no other set of lines scores 11." in said
    traces = {trace.name: trace for trace in chains(position, names).data}
    (box,) = traces["points 2"].hovertext
    assert "Chain of 6" in box
    assert "5 other sets of lines score 6 too" in box
    assert "Another set: " in box
    shown = [sentence for sentence in said.split("\n") if sentence.startswith("Another set: ")]
    assert len(set(shown)) == len(shown) == 3


def test_there_are_chains_to_look_at():
    ends = [positions(players, seed)[-1] for players in (3, 4, 5) for seed in range(4)]
    assert sum(len(own.chains) for position in ends for own in chain_data(position)) > 10
    assert any(len(own.chains) > 1 for position in ends for own in chain_data(position))
