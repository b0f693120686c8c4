"""Questions about a turn: how much room there is, what a hand pays for, and whether a placement is legal or why not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from random import Random

from webpower.engine.answers import Number, Option, Options, Places
from webpower.engine.chance import pick, shuffled
from webpower.engine.messages import Message, Seat, Value
from webpower.engine.questions import MOST_WRONG, Dull, Mistake
from webpower.games.power.actions import Action
from webpower.games.power.explain.second import NO_CHANCE
from webpower.games.power.position import Position
from webpower.games.power.questions.pieces import FAMILIES, LEGAL, Piece, broken, candidates, unbroken
from webpower.games.power.questions.positions import Source, chosen, cloisters_by_seat, free_sites
from webpower.games.power.questions.topic import Asked, Made, PowerTopic, Subject, mistake, say
from webpower.games.power.rules import legal_actions, most_cloisters
from webpower.games.power.scene.words import ROOMS
from webpower.games.power.turn import apply

# How much room there is


def room(source: Source, random: Random, level: int) -> Made:
    """How many more advisors a country takes."""
    position = source.any()
    board, pieces = position.board, position.pieces
    country = chosen((number for number in range(len(board.countries)) if most_cloisters(position, number)), random)
    most, advisors = most_cloisters(position, country), sum(pieces.advisors[country])
    if {1: not advisors, 2: not advisors or most == advisors, 3: most != advisors}[level]:
        raise Dull
    name, counts = board.countries[country].name, cloisters_by_seat(position, country)
    about: dict[str, Value] = {"country": name, "most": most, "advisors": advisors, "right": most - advisors}
    free = sum(board.sites[site].country == country for site in free_sites(position))
    mistakes = [
        mistake(most, "q-room-all", "WP-18", **about),
        mistake(sum(counts) - advisors, "q-room-sum", "WP-18", **about),
        mistake(free, "q-room-free", "WP-18", **about),
        mistake(sum(counts), "q-room-cloisters", "WP-18", **about),
        mistake(most - max(pieces.advisors[country]), "q-room-one", "WP-18", **about),
        mistake(most - advisors + 1, "q-room-more", "WP-18", **about),
    ]
    return Made(
        Subject(position, (f"coat:{name}",), untold=(ROOMS,) if level > 1 else ()),
        say("q-room", "WP-18", country=name),
        Number(),
        most - advisors,
        mistakes,
        (say("q-room-hint-1", "WP-18", **about), say("q-room-hint-2", **about)),
        (say("q-room-so", "WP-18", **about),),
    )


# What a hand pays for


def pays(source: Source, random: Random, level: int) -> Made:
    """In which countries a hand pays for two pieces, whatever room there is."""
    position = source.at_turn()
    board, hand = position.board, position.hands[position.seat]
    kinds = [kind for kind, number in enumerate(hand) if number]
    if len(kinds) not in {1: (2,), 2: (1, 2), 3: (1, 2, 3)}[level]:
        raise Dull
    by_kind = {kind: frozenset(_shown(position, kind)) for kind in range(len(board.cards))}
    right = frozenset(f"coat:{board.countries[country].name}" for country in _twice(position, hand))
    pair = max(kinds, key=lambda kind: hand[kind])
    single = frozenset().union(*(by_kind[kind] for kind in kinds))
    everywhere = frozenset(f"coat:{country.name}" for country in board.countries)
    about: dict[str, Value] = {"player": Seat(position.seat), "pair": board.cards[pair].label}
    mistakes = [
        mistake(everywhere, "q-pays-everywhere", "WP-11", **about),
        mistake(everywhere - by_kind[pair], "q-pays-jokers", "WP-12", **about),
        mistake(frozenset(), "q-pays-none", "WP-11", **about),
    ]
    if len(kinds) == 2:
        mistakes.append(mistake(by_kind[pair], "q-pays-pair-only", "WP-11", **about))
        mistakes.append(mistake(single - by_kind[pair], "q-pays-single-only", "WP-11", **about))
    if len(kinds) == 3:
        mistakes.append(mistake(single, "q-pays-one-each", "WP-11", **about))
    so = {1: ("q-pays-so-1", "q-pays-so-joker"), 2: ("q-pays-so-1", "q-pays-so-2"), 3: ("q-pays-so-none",)}[len(kinds)]
    return Made(
        Subject(position, hand=True),
        say("q-pays", "WP-11", **about),
        Places({f"coat:{country.name}": country.name for country in board.countries}),
        right,
        mistakes,
        (say("q-pays-hint-1", "WP-11"), say("q-pays-hint-2", "WP-12")),
        tuple(say(id, "WP-11", **about) for id in so),
        (held(position),),
    )


def _shown(position: Position, kind: int) -> Iterator[str]:
    board = position.board
    return (f"coat:{board.countries[country].name}" for country in board.cards[kind].countries)


def _twice(position: Position, hand: bytes) -> Iterator[int]:
    """The countries where the hand pays for two pieces (WP-11, WP-12)."""
    means = position.setup.means[hand]
    for country in range(len(position.board.countries)):
        ways = means.advisors[country].actions
        if any(_fit(hand, (one, other)) for one, other in combinations_with_replacement(ways, 2)):
            yield country


def _fit(hand: bytes, paid: Sequence[Action]) -> bool:
    return all(sum(way.cost for way in paid if way.kind == kind) <= number for kind, number in enumerate(hand))


def held(position: Position) -> Message:
    """The cards of who is on the move."""
    cards = tuple(
        say("choice-cards", number=number, card=position.board.cards[kind].label)
        for kind, number in enumerate(position.hands[position.seat])
        if number
    )
    return say("choice-hand", player=Seat(position.seat), cards=cards or (say("choice-no-card"),))


# Legal or not, and why


def legal(source: Source, random: Random, level: int) -> Made:
    """Whether a piece may be placed, paid like that; at the last level as the second one of a turn."""
    position = source.at_turn()
    first = _first(position, random) if level == 3 else None
    now = position if first is None else apply(position, first, NO_CHANCE)
    by_family: dict[str, list[Piece]] = {}
    for piece in candidates(now, level):
        by_family.setdefault(next(iter(broken(now, piece)), LEGAL), []).append(piece)
    right = chosen(by_family, random)
    piece = chosen(by_family[right], random)
    against = broken(now, piece)
    wrong = [family for family in shuffled(list(unbroken(now, piece, level)), random) if family not in against]
    listed = [*([LEGAL] if against else []), *wrong][:MOST_WRONG]
    options = [_option(family, against) for family in sorted([right, *listed], key=[LEGAL, *FAMILIES.values()].index)]
    mistakes = [Mistake(family, _why_not(now, piece, family, against)) for family in listed]
    prompt = say(f"q-legal-{piece.act}", **piece.words(now))
    given = [held(now)]
    if first is not None:
        given.insert(0, say(f"q-first-{first.act}", **Piece.of(first).words(position)))
    reason = tuple(against.values()) or (say("q-legal-so", piece.rule, **piece.words(now)),)
    return Made(
        Subject(now, (piece.element,), hand=True),
        prompt,
        Options(tuple(options)),
        right,
        mistakes,
        (say("q-legal-hint-1"), say("q-legal-hint-2", piece.rule, act=piece.act)),
        reason,
        tuple(given),
    )


def _first(position: Position, random: Random) -> Action:
    """A legal first piece."""
    act = pick(("cloister", "advisor"), random)
    return chosen((action for action in legal_actions(position) if action.act == act), random)


def _option(family: str, against: dict[str, Message]) -> Option:
    if family == LEGAL:
        return Option(LEGAL, say("q-yes"), ("yes",))
    rules = tuple(dict.fromkeys(why.rule for why in against.values())) if family in against else ()
    return Option(family, say(f"q-no-{family}"), rules)


def _why_not(now: Position, piece: Piece, family: str, against: dict[str, Message]) -> Message:
    """What is wrong with an answer: the rule that it overlooks, or why its reason does not hold."""
    if family == LEGAL:
        return next(iter(against.values()))
    return unbroken(now, piece, 3)[family]


TURNS = PowerTopic(
    "turns",
    {"room": Asked((1, 2, 3), room), "pays": Asked((1, 2, 3), pays), "legal": Asked((1, 2, 3), legal)},
)
