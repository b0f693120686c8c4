"""Questions about bots: what a rule chooses, how far a seat is ahead, what a greedy one takes, what a player knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from webpower.engine.answers import Number, Option, Options
from webpower.engine.chance import pick, shuffled
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import MOST_WRONG, Dull, Mistake
from webpower.games.power.actions import Action
from webpower.games.power.observation import nothing_known, observe
from webpower.games.power.players.kit import lead, points_after
from webpower.games.power.players.scores import Points
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.questions.knowing import knows
from webpower.games.power.questions.positions import Source, chosen, cloisters_by_seat
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say
from webpower.games.power.rules import placements
from webpower.games.power.scene.ids import PREFIX

CHOICES = MOST_WRONG + 1

# What a rule chooses


class Spot(NamedTuple):
    """A site where a cloister may be placed, and what rules count there."""

    action: Action
    own: int
    """Own cloisters in the country."""
    theirs: int
    """The most cloisters of another player in the country."""
    beside: int
    """Cloisters of others at the ends of its roads."""
    joined: int
    """Own cloisters at the ends of its roads."""


class Rule(NamedTuple):
    """A rule by which a bot chooses among spots: the largest value, and the first of several alike."""

    value: Callable[[Spot], tuple[int, ...]]
    code: str
    """The same as a line of Python."""
    trap: Callable[[Spot], int]
    """What somebody counts instead who looks at the wrong player."""


RULES: Mapping[str, Rule] = {
    "own": Rule(lambda spot: (spot.own,), "max(cloisters, key=own_here)", lambda spot: spot.theirs),
    "beside": Rule(lambda spot: (spot.beside,), "max(cloisters, key=others_beside)", lambda spot: spot.joined),
    "both": Rule(
        lambda spot: (spot.own, spot.beside),
        "max(cloisters, key=lambda action: (own_here(action), others_beside(action)))",
        lambda spot: spot.theirs,
    ),
}
OF_LEVEL = {1: ("own", "beside"), 2: ("own", "beside"), 3: ("both",)}
"""Which rules are asked about; at level 2 several spots are alike, at level 3 a second count decides between them."""


def chooses(source: Source, random: Random, level: int) -> Made:
    """Where a bot with a simple rule places a cloister."""
    position = source.at_turn()
    name = pick(OF_LEVEL[level], random)
    rule, player = RULES[name], Seat(position.seat)
    spots = _offered(shuffled(list(_spots(position)), random), rule, level)
    best = max(spots, key=rule.value)  # the first of several alike
    options = tuple(Option(_key(spot), _site(position, spot)) for spot in spots)
    return Made(
        Subject(position, tuple(map(_key, spots))),
        say(f"q-chooses-{name}", "WP-17", player=player),
        Options(options),
        _key(best),
        [_not_chosen(position, name, best, spot) for spot in spots if spot is not best],
        (say(f"q-chooses-{name}-hint", player=player), say("q-chooses-hint")),
        (_counted(position, name, best, "q-chooses-so"),),
        (say("q-chooses-code", code=rule.code),),
    )


def _spots(position: Position) -> Iterator[Spot]:
    """Each site where a cloister may be placed, once."""
    board, owners, seat = position.board, position.pieces.owners, position.seat
    found: set[int] = set()
    for action in placements(position):
        if action.act != "cloister" or action.place in found:
            continue
        found.add(action.place)
        counts = cloisters_by_seat(position, action.country)
        ends = [owners[other] for other in board.neighbours[action.place]]
        theirs = max(number for other, number in enumerate(counts) if other != seat)
        others = sum(owner not in (EMPTY, seat) for owner in ends)
        yield Spot(action, counts[seat], theirs, others, ends.count(seat))


def _offered(spots: Sequence[Spot], rule: Rule, level: int) -> list[Spot]:
    """Four spots, in the order of the actions, that make a good question. Raises Dull if there are none.

    The best one is offered with a trap, and at higher levels with one that is as good at first sight.
    """
    most = max(map(rule.value, spots), default=(0,))
    alike = [spot for spot in spots if rule.value(spot) == most]
    if not most[0] or len(alike) < (2 if level == 2 else 1):
        raise Dull
    kept = alike[: 2 if level == 2 else 1]
    if level == 3:
        kept += [spot for spot in spots if rule.value(spot)[0] == most[0] and spot not in alike][:1]
    lower = sorted((spot for spot in spots if rule.value(spot)[0] < most[0]), key=rule.trap, reverse=True)
    rest = list({spot.action.country: spot for spot in reversed(lower)}.values())[::-1]  # one a country
    if len(kept) < min(level, 2) or len(rest) < CHOICES - len(kept) or rule.trap(rest[0]) <= rule.trap(kept[0]):
        raise Dull
    kept += [rest[0], *rest[len(kept) + 1 - CHOICES :]]
    return sorted(kept, key=lambda spot: spot.action.index)


def _key(spot: Spot) -> str:
    return f"{PREFIX['cloister']}:{spot.action.at}"


def _site(position: Position, spot: Spot) -> Message:
    board = position.board
    site = board.sites[spot.action.place]
    return say("q-chooses-site", site=site.name, country=board.countries[site.country].name)


def _counted(position: Position, name: str, spot: Spot, id: str) -> Message:
    counts: dict[str, Value] = {name: value for name, value in spot._asdict().items() if name != "action"}
    site = position.board.sites[spot.action.place].name
    country = position.board.countries[spot.action.country].name
    return say(f"{id}-{name}", "WP-17", player=Seat(position.seat), site=site, country=country, **counts)


def _not_chosen(position: Position, name: str, best: Spot, spot: Spot) -> Mistake:
    """Why the bot does not choose a spot."""
    rule = RULES[name]
    if rule.value(spot) == rule.value(best):
        return mistake(_key(spot), "q-chooses-later")
    if rule.value(spot)[0] == rule.value(best)[0]:
        return Mistake(_key(spot), _counted(position, name, spot, "q-chooses-second"))
    trap = "q-chooses-trap" if rule.trap(spot) > rule.trap(best) else "q-chooses-less"
    return Mistake(_key(spot), _counted(position, name, spot, trap))


# How far ahead


class After(NamedTuple):
    """A piece that may be placed, and the points of all if the game ended right after it."""

    action: Action
    points: Points


def _afters(position: Position) -> list[After]:
    """Each place where a piece may be put, paid somehow."""
    ways: dict[tuple[str, str], Action] = {}
    for action in placements(position):
        ways.setdefault((action.act, action.at), action)
    seen = observe(position, nothing_known(position), position.seat)
    actions = list(ways.values())
    return list(map(After, actions, points_after(seen, actions)))


def _told(position: Position, after: After) -> Message:
    scores = tuple(say("bots-score", player=Seat(seat), points=points) for seat, points in enumerate(after.points))
    return say("q-after", piece=_piece(position, after), scores=scores)


def _piece(position: Position, after: After) -> Message:
    board, action = position.board, after.action
    site = {"site": board.sites[action.place].name} if action.act == "cloister" else {}
    return say(f"q-piece-{action.act}", country=board.countries[action.country].name, **site)


def lead_after(source: Source, random: Random, level: int) -> Made:
    """How far a player would be ahead of the best of the others; at level 2 the player is behind."""
    position = source.at_turn()
    after = chosen(_afters(position), random)
    seat, points = position.seat, after.points
    right = lead(points, seat)
    if right == 0 or (right < 0) != (level == 2):
        raise Dull
    others = [number for other, number in enumerate(points) if other != seat]
    about: dict[str, Value] = {"player": Seat(seat), "own": points[seat], "best": max(others)}
    wrong = [
        mistake(points[seat], "q-lead-own", "WP-43", **about),
        mistake(points[seat] - sum(others), "q-lead-sum", "WP-43", **about),
        mistake(points[seat] - min(others), "q-lead-least", "WP-43", **about),
        mistake(-right, "q-lead-sign", "WP-43", **about),
        mistake(0, "q-lead-nothing", "WP-43", **about),
    ]
    return Made(
        Subject(position, (_place(after),)),
        say("q-lead", "WP-43", **about),
        Number(),
        right,
        wrong,
        (say("q-lead-hint", **about),),
        (say("q-lead-so", "WP-43", lead=right, **about),),
        (_told(position, after),),
    )


def greedy(source: Source, random: Random, level: int) -> Made:
    """What the greedy bot takes; at level 3 it is not what brings the most points."""
    position = source.at_turn()
    seat = position.seat
    different: dict[int, After] = {}
    for after in shuffled(_afters(position), random):
        different.setdefault(lead(after.points, seat), after)
    some = sorted(different.values(), key=lambda after: lead(after.points, seat), reverse=True)
    if len(some) < CHOICES:
        raise Dull
    best = some[0]
    richest = max(some, key=lambda after: after.points[seat])
    if (level == 3) != (richest.points[seat] > best.points[seat]):
        raise Dull
    afters = [best, *[after for after in dict.fromkeys([richest, *some[-1:0:-1]]) if after is not best][: CHOICES - 1]]
    afters.sort(key=lambda after: after.action.index)
    return Made(
        Subject(position, tuple(map(_place, afters))),
        say("q-greedy", "WP-43", player=Seat(seat)),
        Options(tuple(Option(_place(after), _piece(position, after)) for after in afters)),
        _place(best),
        [_not_greedy(position, afters, best, after) for after in afters if after is not best],
        (say("q-greedy-hint-1", player=Seat(seat)), say("q-greedy-hint-2")),
        (_lead_words(position, best, "q-greedy-so"),),
        tuple(_told(position, after) for after in afters),
    )


def _not_greedy(position: Position, afters: Sequence[After], best: After, after: After) -> Mistake:
    """Why the greedy bot does not take an action."""
    seat = position.seat
    if after.points[seat] == max(one.points[seat] for one in afters) > best.points[seat]:
        return Mistake(_place(after), _lead_words(position, after, "q-greedy-own"))
    rival = max((other for other in range(len(after.points)) if other != seat), key=after.points.__getitem__)
    if lead(after.points, rival) == max(lead(one.points, rival) for one in afters):
        return Mistake(_place(after), _lead_words(position, after, "q-greedy-rival"))
    return Mistake(_place(after), _lead_words(position, after, "q-greedy-less"))


def _lead_words(position: Position, after: After, id: str) -> Message:
    seat = position.seat
    others = [other for other in range(len(after.points)) if other != seat]
    rival = max(others, key=after.points.__getitem__)
    own, best = after.points[seat], after.points[rival]
    return say(id, "WP-43", player=Seat(seat), rival=Seat(rival), own=own, best=best, lead=own - best)


def _place(after: After) -> str:
    return f"{PREFIX[after.action.act]}:{after.action.at}"


BOTS = PowerTopic(
    "bots",
    {
        "chooses": Asked((1, 2, 3), chooses),
        "lead": Asked((1, 2), lead_after),
        "greedy": Asked((2, 3), greedy),
        "knows": Asked((1, 2), knows),
    },
)
