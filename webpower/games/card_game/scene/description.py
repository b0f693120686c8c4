"""The whole picture in words, for people who can't see it: the players, the rows, the countries, then the rest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from webpower.draw.palette import Look
from webpower.draw.words import mover_words, players_words
from webpower.engine.messages import Seat, message
from webpower.games.card_game.actions import NOWHERE
from webpower.games.card_game.cards import ROWS, column_of
from webpower.games.card_game.position import EMPTY
from webpower.games.card_game.scene.words import Words
from webpower.games.card_game.words import TEXTS, card_words


def description(about: Words, look: Look, last: Sequence[str], targets: Sequence[str]) -> str:
    """All that the picture shows, a line for each row, country and so on."""
    return "\n".join(_lines(about, look, last, targets))


def _lines(about: Words, look: Look, last: Sequence[str], targets: Sequence[str]) -> Iterator[str]:
    if about.names:
        yield from player_lines(about, look)
    yield from (_row(about, row) for row in range(1, ROWS + 1))
    if about.names:
        yield from country_lines(about, about.cards.scoring)
        yield from (about.route(route, seat) for route, seat in about.chains() if about.taken.routes[route][seat])
        for seat in about.seats:
            yield " ".join((about.total(seat), about.laws(seat), about.stones(seat)))
        yield from _played(about)
    for id, places in (("last", last), ("targets", targets)):
        if places:
            yield about.say(id, places=tuple(about.element(element) for element in places))


def player_lines(about: Words, look: Look) -> Iterator[str]:
    """Who plays which stones, and whose turn it is."""
    position = about.position
    yield players_words(look.players[: position.setup.seats], about.names)
    if not position.is_over:
        yield mover_words(position.seat, about.names)


def country_lines(about: Words, countries: Sequence[int]) -> Iterator[str]:
    """Of each country who has what of it, and what that would score."""
    for country in countries:
        holders = [about.cell(country, seat) for seat in about.seats if about.taken.cards[country][seat]]
        yield " ".join((about.head(country), *holders))


def _row(about: Words, row: int) -> str:
    position = about.position
    low, high = position.span(row)
    if low == NOWHERE:
        return about.say("describe-row", row=row, number=0, first=0, last=0, cards="")
    lying = []
    for slot in range(low, high + 1):
        owner = position.stones[slot]
        lying.append(
            message(
                TEXTS,
                "scene-describe-card",
                card=card_words(about.cards, position.layout[slot]),
                stone=int(owner != EMPTY),
                owner="" if owner == EMPTY else Seat(owner),
                law=int(slot in about.cards.law_place),
            )
        )
    cards = "; ".join(card.say(about.names) for card in lying)
    first, last = column_of(low), column_of(high)
    return about.say("describe-row", row=row, number=last - first + 1, first=first, last=last, cards=cards)


def _played(about: Words) -> Iterator[str]:
    played = [about.law_of(kind, number) for kind, number in enumerate(about.position.played_laws) if number]
    if played:
        yield about.say("describe-played", laws=tuple(played))
