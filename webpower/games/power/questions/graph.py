"""Questions about the board as a graph: degrees, distances, shortest ways, groups, roads that hold it together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from webpower.engine.answers import Number, Places
from webpower.engine.chance import pick, shuffled
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.board import Board
from webpower.games.power.position import Position, no_pieces
from webpower.games.power.questions.positions import Source, chosen, own_sites
from webpower.games.power.questions.roads import as_if_joined, groups, reached
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say

DISTANCES = {1: (2, 3), 2: (4, 5), 3: (6, 9)}
"""By level: how many roads lie between two sites, from and to."""


def _bare(source: Source, *sites: int) -> Subject:
    """The board without pieces, with sites ringed."""
    position = source.any()
    ringed = tuple(f"site:{position.board.sites[site].id}" for site in sites)
    return Subject(position._replace(pieces=no_pieces(position.setup)), ringed)


def _name(board: Board, site: int) -> str:
    return board.sites[site].name


# Degrees


def degree(source: Source, random: Random, level: int) -> Made:
    """How many roads meet at a site."""
    board = source.any().board
    site = chosen((number for number, here in enumerate(board.sites) if len(here.roads) > level), random)
    roads, country = board.sites[site].roads, board.sites[site].country
    right = len(roads)
    about: dict[str, Value] = {"site": _name(board, site), "country": board.countries[country].name}
    within = sum(board.sites[other].country == country for other in roads)
    two_away = sum(steps == 2 for steps in reached(site, range(len(board.sites)), board.neighbours).values())
    bonds = sum(country in (alliance.a, alliance.b) for alliance in board.alliances)
    return Made(
        _bare(source, site),
        say("q-degree", **about),
        Number(),
        right,
        [
            mistake(within, "q-degree-within", "WP-42", **about),
            mistake(len(board.countries[country].sites) - 1, "q-degree-sites", **about),
            mistake(bonds, "q-degree-bonds", **about),
            mistake(right + 1, "q-degree-itself", **about),
            mistake(two_away, "q-degree-two-away", **about),
        ],
        (say("q-degree-hint-1", **about), say("q-degree-hint-2")),
        (say("q-degree-so", number=right, sites=tuple(_name(board, other) for other in roads), **about),),
    )


# Distances and routes


def _two_sites(board: Board, random: Random, level: int) -> tuple[int, int, int]:
    """Two sites, and how many roads lie between them."""
    least, most = DISTANCES[level]
    start = pick(range(len(board.sites)), random)
    steps = reached(start, range(len(board.sites)), board.neighbours)
    end = chosen((site for site, number in steps.items() if least <= number <= most), random)
    return start, end, steps[end]


def _shortest(board: Board, start: int, end: int) -> list[int]:
    """A shortest way; of several, always the same."""
    to_end = reached(end, range(len(board.sites)), board.neighbours)
    way = [start]
    while way[-1] != end:
        way.append(min(board.neighbours[way[-1]], key=lambda site: (to_end[site], site)))
    return way


def _as_the_crow_flies(board: Board, start: int, end: int) -> list[int]:
    """The way of somebody who always takes the road to the site that looks nearest to the end; [] if it goes astray."""
    (x, y), way = board.sites[end].at, [start]

    def away(site: int) -> float:
        return (board.sites[site].at[0] - x) ** 2 + (board.sites[site].at[1] - y) ** 2

    while way[-1] != end:
        onward = [site for site in board.neighbours[way[-1]] if site not in way]
        if not onward:
            return []
        way.append(min(onward, key=away))
    return way


def distance(source: Source, random: Random, level: int) -> Made:
    """How many roads lie between two sites."""
    board = source.any().board
    start, end, right = _two_sites(board, random, level)
    about: dict[str, Value] = {"a": _name(board, start), "b": _name(board, end)}
    way, straight = _shortest(board, start, end), _as_the_crow_flies(board, start, end)
    mistakes = [
        mistake(right + 1, "q-distance-sites", **about),
        mistake(right - 1, "q-distance-between", **about),
        mistake(len(straight) - 1, "q-distance-straight", **about),
        mistake(right + 2, "q-distance-detour", **about),
    ]
    return Made(
        _bare(source, start, end),
        say("q-distance", **about),
        Number(),
        right,
        [wrong for wrong in mistakes if isinstance(wrong.answer, int) and wrong.answer > 0],
        (say("q-distance-hint-1"), say("q-distance-hint-2", **about)),
        (say("q-distance-so", number=right, sites=tuple(_name(board, site) for site in way)),),
    )


def route(source: Source, random: Random, level: int) -> Made:
    """A shortest way between two sites, to be marked."""
    board = source.any().board
    start, end, right = _two_sites(board, random, level)
    about: dict[str, Value] = {"a": _name(board, start), "b": _name(board, end), "right": right}
    way, straight = _shortest(board, start, end), _as_the_crow_flies(board, start, end)
    ids = {site: f"site:{here.id}" for site, here in enumerate(board.sites)}

    def fault(marks: frozenset[str]) -> Message | None:
        sites = {site for site, id in ids.items() if id in marks}
        missing = [_name(board, site) for site in (start, end) if site not in sites]
        if missing:
            return say("q-route-ends", sites=tuple(missing))
        steps = reached(start, sites, board.neighbours)
        if end not in steps:
            return say("q-route-gap", **about)
        if len(sites) > right + 1:
            return say("q-route-longer", number=len(sites) - 1, **about)
        return None

    wrong = [
        way[1:-1],
        [*way[:1], *way[2:]],
        straight,
        [*way, *board.neighbours[end][:2], *board.neighbours[start]],
        [],
    ]
    marked = [frozenset(ids[site] for site in sites) for sites in wrong]
    return Made(
        _bare(source),
        say("q-route", **about),
        Places({ids[site]: here.name for site, here in enumerate(board.sites)}),
        frozenset(ids[site] for site in way),
        [Mistake(marks, why) for marks in marked if (why := fault(marks)) is not None],
        (say("q-distance-hint-1"), say("q-route-hint-2", **about)),
        (say("q-distance-so", number=right, sites=tuple(_name(board, site) for site in way)),),
        places=tuple(ids.values()),
        fault=fault,
    )


# Groups


def pieces(source: Source, random: Random, level: int) -> Made:
    """Into how many groups the roads join a player's cloisters."""
    position = source.any()
    seat = chosen(range(position.setup.seats), random)
    own, board = own_sites(position, seat), position.board
    found = groups(own, board.neighbours)
    if not {1: 2, 2: 4, 3: 6}[level] <= len(found) <= {1: 3, 2: 5, 3: 9}[level] or len(own) <= len(found):
        raise Dull
    return Made(
        Subject(position),
        say("q-groups", player=Seat(seat)),
        Number(),
        len(found),
        _wrong_groups(position, own, found),
        (say("q-groups-hint-1", player=Seat(seat)), say("q-groups-hint-2")),
        (
            say(
                "q-groups-so",
                player=Seat(seat),
                number=len(found),
                groups="; ".join(", ".join(_name(board, site) for site in group) for group in found),
            ),
        ),
    )


def _wrong_groups(position: Position, own: list[int], found: list[list[int]]) -> Iterator[Mistake]:
    board = position.board
    yield mistake(sum(len(group) > 1 for group in found), "q-groups-single")
    yield mistake(sum(len(group) >= board.chain for group in found), "q-groups-chains", "WP-42", least=board.chain)
    yield mistake(len({board.sites[site].country for site in own}), "q-groups-countries", "WP-42")
    yield mistake(len(groups(own, as_if_joined(board))), "q-groups-jump")
    yield mistake(len(own), "q-groups-cloisters")


# Roads that hold the net together


def closed(source: Source, random: Random, level: int) -> Made:
    """Into how many parts the road net falls when a road is closed."""
    board = source.any().board
    a, b = pick(board.roads, random)
    sites = range(len(board.sites))
    neighbours = [[other for other in near if {site, other} != {a, b}] for site, near in enumerate(board.neighbours)]
    before, right = len(groups(sites, board.neighbours)), len(groups(sites, neighbours))
    bridge = right > before
    if bridge != (level != 2):
        raise Dull
    about: dict[str, Value] = {"a": _name(board, a), "b": _name(board, b), "before": before}
    way = reached(a, sites, neighbours).get(b, 0)
    return Made(
        _bare(source, a, b),
        say("q-closed", **about),
        Number(),
        right,
        [
            mistake(
                before if bridge else before + 1,
                "q-closed-same" if bridge else "q-closed-bridge",
                **about,
            ),
            mistake(1, "q-closed-one", **about),
            mistake(before + 2, "q-closed-more", **about),
            mistake(0, "q-closed-none", **about),
        ],
        (say("q-closed-hint-1", **about), say("q-closed-hint-2", **about)),
        (say("q-closed-so-bridge" if bridge else "q-closed-so-ring", number=right, way=way, **about),),
    )


# Rings


def rings(source: Source, random: Random, level: int) -> Made:
    """How many independent rings the roads of some countries make: roads less sites plus parts, as Euler found."""
    board = source.any().board
    some = sorted(shuffled(range(len(board.countries)), random)[: level + 1])
    sites = [site for country in some for site in board.countries[country].sites]
    roads = [(a, b) for a, b in board.roads if a in sites and b in sites]
    parts = len(groups(sites, board.neighbours))
    right = len(roads) - len(sites) + parts
    if right < level - 1 or parts < 2:
        raise Dull
    about: dict[str, Value] = {
        "countries": tuple(board.countries[country].name for country in some),
        "roads": len(roads),
        "sites": len(sites),
        "parts": parts,
        "right": right,
    }
    return Made(
        _bare(source, *sites),
        say("q-rings", **about),
        Number(),
        right,
        [
            mistake(right - parts + 1, "q-rings-one-part", **about),
            mistake(right + 1, "q-rings-outside", **about),
            mistake(len(roads) - len(sites), "q-rings-no-parts", **about),
            mistake(parts, "q-rings-parts", **about),
        ],
        (say("q-rings-hint-1", **about), say("q-rings-hint-2", **about)),
        (say("q-rings-so", **about),),
    )


GRAPH = PowerTopic(
    "graph",
    {
        "degree": Asked((1, 2), degree),
        "distance": Asked((1, 2, 3), distance),
        "route": Asked((1, 2, 3), route),
        "groups": Asked((1, 2, 3), pieces),
        "closed": Asked((2, 3), closed),
        "rings": Asked((2, 3), rings),
    },
)
