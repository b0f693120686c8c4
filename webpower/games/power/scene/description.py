"""The whole picture in words, for people who can't see it: the players, then country by country, then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.draw.lettering import signed
from webpower.draw.palette import Look
from webpower.draw.words import mover_words, players_words
from webpower.engine.messages import Message, Seat, message
from webpower.games.power.board import Board
from webpower.games.power.position import EMPTY
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene.words import ROOMS, Words, said, words


def description(about: Words, look: Look, last: Sequence[str], targets: Sequence[str]) -> str:
    """All that the map shows, a line for each player's pieces, country and so on."""
    return "\n".join(_lines(about, look, last, targets))


def _lines(about: Words, look: Look, last: Sequence[str], targets: Sequence[str]) -> Iterator[str]:
    position, names, board = about.position, about.names, about.board
    if names:  # a board by itself is shown without players
        yield from _players(about, look)
    for country in range(len(board.countries)):
        yield _country(about, country)
    yield from _alliances(about)
    if position.setup.options.vatican:
        yield from _vatican(about)
    if last:
        yield words("map-last", names, places=tuple(element_name(board, element) for element in last))
    yield from _effects(about)
    if targets:
        yield words("map-targets", names, places=tuple(element_name(board, element) for element in targets))


def _effects(about: Words) -> Iterator[str]:
    """The numbers of what a piece would change, the best first, each with its places."""
    by_net: dict[int, list[str]] = {}
    for element, effect in about.effects.items():
        by_net.setdefault(effect.net, []).append(element)
    for place, net in enumerate(sorted(by_net, reverse=True)):
        if place == 0:
            yield words("map-effects", about.names, player=Seat(about.effects[by_net[net][0]].seat))
        places = tuple(element_name(about.board, element) for element in by_net[net])
        yield words("map-effects-at", about.names, net=signed(net), places=places)


def _players(about: Words, look: Look) -> Iterator[str]:
    position, names = about.position, about.names
    yield players_words(look.players[: position.setup.seats], names)
    if not position.is_over:
        yield mover_words(position.seat, names)


def _country(about: Words, number: int) -> str:
    country, owners = about.board.countries[number], about.position.pieces.owners
    by_owner: dict[int, list[str]] = {}
    for site in country.sites:
        by_owner.setdefault(owners[site], []).append(about.board.sites[site].name)
    empty = by_owner.pop(EMPTY, [])
    parts = [
        message(TEXTS, "map-holds", player=Seat(seat), sites=", ".join(by_owner[seat])) for seat in sorted(by_owner)
    ]
    if empty:
        parts.append(message(TEXTS, "map-empties", sites=", ".join(empty)))
    advisors, most = about.room(number)
    return words(
        "map-describe-advisors" if ROOMS in about.untold else "map-describe",
        about.names,
        country=country.name,
        card=about.board.cards[country.card].label,
        sites="; ".join(said(part, about.names) for part in parts),
        number=advisors,
        most=most,
        advisors=about.advisors(number),
    )


def _alliances(about: Words) -> Iterator[str]:
    countries = about.board.countries
    for route in ("land", "sea"):
        ties = tuple(
            message(TEXTS, "map-tie", alliance=tie.number, a=countries[tie.a].name, b=countries[tie.b].name)
            for tie in about.board.alliances
            if tie.route == route
        )
        if ties:
            yield words("map-alliances", about.names, route=route, alliances=ties)


def _vatican(about: Words) -> Iterator[str]:
    board, owners = about.board, about.position.pieces.arms
    for table in dict.fromkeys(arms.table for arms in board.arms):
        here = [(arms, owners[number]) for number, arms in enumerate(board.arms) if arms.table == table]
        taken = tuple(
            message(TEXTS, "map-stands", player=Seat(owner), country=board.countries[arms.country].name)
            for arms, owner in here
            if owner != EMPTY
        )
        free = len(here) - len(taken)
        yield words("map-holders", about.names, table=table, taken=len(taken), stands=taken, free=free)


def element_name(board: Board, element: str) -> Message:
    """What to call a place where pieces can be put, by its id."""
    kind, _, at = element.partition(":")
    if kind == "site":
        return message(TEXTS, "map-at-site", site=board.sites[board.site_number[at]].name)
    if kind == "coat":
        return message(TEXTS, "map-at-coat", country=at)
    arms = board.arms[board.arms_number[at]]
    return message(TEXTS, "map-at-arms", table=arms.table, country=board.countries[arms.country].name)
