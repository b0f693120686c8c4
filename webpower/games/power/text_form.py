"""The plain text forms of a board, a position, a score sheet and a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.text import in_text as in_text
from webpower.engine.text_table import table_text as table_text
from webpower.games.power.board import Board
from webpower.games.power.game import seat_names
from webpower.games.power.options import Options
from webpower.games.power.position import EMPTY, Phase, Position
from webpower.games.power.rules import TEXTS, most_cloisters
from webpower.games.power.scoring import Sheet, score, winners
from webpower.games.power.scoring.sheet import FINAL, INTERIM, KINDS, Line

if TYPE_CHECKING:
    from webpower.games.power.game import Game


def board_text(board: Board) -> str:
    """A board as plain text: its countries with card and sites, its roads and alliances."""
    rows: list[list[str | int]] = [[_say(f"text-{head}") for head in ("country", "card", "sites", "roads-to")]]
    for number, country in enumerate(board.countries):
        sites = [board.sites[site] for site in country.sites]
        abroad = {board.sites[other].country for site in sites for other in site.roads} - {number}
        neighbours = ", ".join(board.countries[other].name for other in sorted(abroad)) or _say("text-none")
        rows.append([country.name, board.cards[country.card].label, len(sites), neighbours])
    alliances = ", ".join(
        f"{alliance.number} {board.countries[alliance.a].name}-{board.countries[alliance.b].name}"
        for alliance in board.alliances
    )
    numbers = {"sites": len(board.sites), "roads": len(board.roads), "alliances": len(board.alliances)}
    heading = _say("text-board", board=board.name, **numbers)
    return "\n".join([heading, "", table_text(rows), "", _say("text-alliances", alliances=alliances)])


def short_cards(position: Position, counts: Sequence[int]) -> str:
    """Cards by kind in words: ``2 Franken/Aragon, Frankreich``; ``none`` if there is no card."""
    cards = position.board.cards
    said = [
        f"{number} {cards[kind].label}" if number > 1 else cards[kind].label
        for kind, number in enumerate(counts)
        if number
    ]
    return ", ".join(said) or _say("text-none")


def board_rows(position: Position, names: Sequence[str]) -> list[list[str | int]]:
    """A row for each country: who has how many cloisters and advisors, free sites, room for advisors."""
    pieces, seats = position.pieces, range(position.setup.seats)
    rows: list[list[str | int]] = [
        [_say("text-country"), *in_text(names), _say("text-free-sites"), _say("text-advisors-room")]
    ]
    for number, country in enumerate(position.board.countries):
        sites, advisors = country.sites, pieces.advisors[number]
        counts = [(pieces.cloisters_in(sites, seat), advisors[seat]) for seat in seats]
        rows.append(
            [
                country.name,
                *(_say("text-pieces", cloisters=own, advisors=here) if own or here else "." for own, here in counts),
                pieces.owners.count(EMPTY, sites.start, sites.stop),
                f"{sum(advisors)} / {most_cloisters(position, number)}",
            ]
        )
    return rows


def position_text(position: Position, names: Sequence[str] = ()) -> str:
    """The position as plain text: the countries, the hands, the cards, and who decides what."""
    named = in_text(names) or seat_names(position.setup.seats)
    seats, board = range(position.setup.seats), position.board
    told = [
        table_text(board_rows(position, named)),
        "",
        *(f"{named[seat]}: {short_cards(position, position.hands[seat])}" for seat in seats),
        _say("text-open", cards=", ".join(board.cards[kind].label for kind in position.open) or _say("text-none")),
        message(TEXTS, "piles", stack=len(position.stack), discard=sum(position.discard)).say(named),
    ]
    if position.setup.options.vatican:
        held = [
            f"{named[seat]} {arms.name}"
            for arms, seat in zip(position.board.arms, position.pieces.arms, strict=True)
            if seat != EMPTY
        ]
        told.append(_say("text-vatican", held=", ".join(held)) if held else _say("text-vatican-empty"))
    told.append(decision(position).say(named))
    return "\n".join(told)


def decision(position: Position) -> Message:
    """What is decided in a position, and by whom; in the last turns a player passes and does not exchange (WP-33)."""
    last = position.last_turns and position.phase is Phase.PLACE
    return message(TEXTS, "now-place-last" if last else f"now-{position.phase}", player=Seat(position.seat))


def won(end: Position) -> Message:
    """Who won a game that is over, and by what if the points alone do not tell (WP-44)."""
    totals, seats = score(end).totals(), tuple(map(Seat, winners(end)))
    tied = tuple(Seat(seat) for seat, points in enumerate(totals) if points == max(totals))
    id = "report-tied" if len(tied) > len(seats) else "report-won"
    return message(TEXTS, id, "WP-44", tied=tied, players=seats, number=len(seats), points=max(totals))


def score_rows(sheet: Sheet, names: Sequence[str]) -> list[list[str | int]]:
    """The sums of a score sheet by part and kind, a column a player, the totals last."""
    rows: list[list[str | int]] = [["", *in_text(names)]]
    interim = sheet.part(INTERIM)
    if interim.lines:
        rows.append([_say("text-interim"), *interim.totals()])
    rows += [[_say("text-final", kind=kind), *sheet.part(FINAL).of_kind(kind).totals()] for kind in KINDS]
    rows.append([_say("text-total"), *sheet.totals()])
    return rows


def parts_of(sheet: Sheet) -> list[tuple[str, tuple[Line, ...]]]:
    """The interim and the final lines of a sheet under their headings; a part without lines is left out."""
    parts = [(message(TEXTS, f"part-{part}").say(()), sheet.part(part).lines) for part in (INTERIM, FINAL)]
    return [(heading, lines) for heading, lines in parts if lines]


def sheet_text(sheet: Sheet, names: Sequence[str] = ()) -> str:
    """A score sheet as plain text: every line as a sentence with its rule, then the sums."""
    named = tuple(names) or seat_names(sheet.seats)
    told: list[str] = []
    for heading, lines in parts_of(sheet):
        told += [heading, *(f"  {line.message.cited(named)}" for line in lines), ""]
    return "\n".join([*told, table_text(score_rows(sheet, named))])


def options_words(options: Options) -> Message:
    """What a game is played by: the variant, the expansion, and how people rule where they differ.

    >>> options_words(Options()).cited(())
    'Standard rules, without the Vatican; a joker pair does not pay in the countries it shows [WP-12]'
    """
    vatican, joker = ("yes" if chosen else "no" for chosen in (options.vatican, options.joker_own_country))
    return message(TEXTS, "options", "WP-12", variant=options.variant, vatican=vatican, joker=joker)


def game_text(game: Game) -> str:
    """A game as plain text: where its cursor is, the position there, and the score as if it ended there."""
    line = game.line()
    return "\n".join(
        [
            _say("text-game", players=", ".join(in_text(game.names)), at=game.node.number, last=len(line) - 1),
            options_words(game.setup.options).cited(game.names),
            "",
            position_text(game.position, game.names),
            "",
            table_text(score_rows(score(game.position), game.names)),
        ]
    )


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
