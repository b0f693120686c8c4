"""The plain text forms of a position, a score sheet and a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from webpower.draw.palette import PLAYERS
from webpower.draw.seats import seat_names
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.text import in_text
from webpower.engine.text_table import table_text
from webpower.games.card_game.cards import COLUMNS, LAWS, ROUTES, ROWS, CardSet, Route, slot
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import EMPTY, Position
from webpower.games.card_game.scoring import KINDS, Sheet, ranks, score, winners
from webpower.games.card_game.scoring.held import Held
from webpower.games.card_game.words import TEXTS, law_words

if TYPE_CHECKING:
    from webpower.games.card_game.game import Game


def position_text(position: Position, names: Sequence[str] = ()) -> str:
    """The position as plain text: the rows, what each player has, and who decides what."""
    named = in_text(names) or seat_names(position.setup.seats)
    told = [
        table_text(lying_rows(position)),
        "",
        key(position.setup.cards),
        "",
        *(_player(position, seat, named) for seat in range(position.setup.seats)),
        "",
        table_text(taken_rows(position, named)),
        "",
        _say("text-played", laws=law_cards(position.played_laws)),
        decision(position).say(named),
    ]
    return "\n".join(told)


def lying_rows(position: Position) -> list[list[str | int]]:
    """A column for each row of cards: what lies where, with the stones and law cards on it."""
    rows: list[list[str | int]] = [["", *(_say("text-row", row=row) for row in range(1, ROWS + 1))]]
    for column in range(1, COLUMNS + 1):
        rows.append([column, *(_lying(position, slot(row, column)) for row in range(1, ROWS + 1))])
    return rows


def _lying(position: Position, slot: int) -> str:
    """The card on a slot in short, or nothing."""
    if position.owners[slot] != EMPTY:
        return ""
    stone = position.stones[slot]
    parts = [short_card(position.setup.cards, position.layout[slot])]
    parts += [PLAYERS[stone].glyph] if stone != EMPTY else []
    parts += [_say("text-covered")] if position.law_at(slot) >= 0 else []
    return " ".join(parts)


def short_card(cards: CardSet, card: int) -> str:
    """A card in short: its country, and a letter for each of its signs.

    >>> from webpower.games.card_game.cards_file import load_cards
    >>> [short_card(load_cards(), card) for card in (0, 2, 5)]
    ['Danemark c S', 'Danemark cf', 'England ff']
    """
    face = cards.faces[card]
    symbols = "".join(_letter(cards.families[family]) for family in face.symbols)
    route = _letter(face.route) if face.route is not Route.NONE else ""
    return " ".join(part for part in (cards.countries[face.country].name, symbols, route) if part)


def _letter(sign: str) -> str:
    return _say("text-sign", sign=str(sign))


def key(cards: CardSet) -> str:
    """What the letters mean."""
    signs = [*cards.families, *(str(route) for route in ROUTES)]
    meant = ", ".join(f"{_letter(sign)} {_say('text-sign-word', sign=sign)}" for sign in signs)
    return f"{meant}, {_say('text-covered')} {_say('text-covered-word')}"


def _player(position: Position, seat: int, names: Sequence[str]) -> str:
    return _say(
        "text-player",
        mark=PLAYERS[seat].glyph,
        name=names[seat],
        reserve=position.reserve[seat],
        lying=position.on_cards(seat),
        removed=position.removed[seat],
        laws=law_cards(position.laws[seat]),
    )


def law_cards(counts: Sequence[int]) -> str:
    """Law cards by kind in words; ``none`` if there is no card."""
    said = [
        law_words(law).say(()) if number == 1 else f"{number} {law_words(law).say(())}"
        for law, number in zip(LAWS, counts, strict=True)
        if number
    ]
    return ", ".join(said) or _say("text-none")


def taken_rows(position: Position, names: Sequence[str]) -> list[list[str | int]]:
    """What the players have taken: for each country the number of cards and the symbols, then ships and carriages."""
    cards, seats = position.setup.cards, range(position.setup.seats)
    held = Held(cards, tuple(position.cards_of(seat) for seat in seats), (0,) * len(seats))
    rows: list[list[str | int]] = [[_say("text-country"), _say("text-all"), *in_text(names)]]
    for number in cards.scoring:
        counts, families = held.of_country(number), held.families(number)
        cells: list[str | int] = []
        for seat in seats:
            symbols = [
                f"{families[seat][family]}{_letter(cards.families[family])}" for family in sorted(families[seat])
            ]
            cells.append(" ".join([str(counts[seat]), *symbols]) if counts[seat] else ".")
        rows.append([cards.countries[number].name, str(cards.countries[number].cards), *cells])
    for route in ROUTES:
        rows.append([_say("text-routes", route=str(route)), "", *(str(number) for number in held.routes(route))])
    return rows


def _taken(cards: CardSet, number: int, families: Counter[int]) -> str:
    """Cards of a country and their symbols in short: ``3 2c 1f``."""
    symbols = (f"{families[family]}{_letter(cards.families[family])}" for family in sorted(families))
    return " ".join([str(number), *symbols]) if number else "."


def decision(position: Position) -> Message:
    """What is decided in a position, and by whom."""
    return message(TEXTS, f"now-{position.phase}", player=Seat(position.seat))


def won(end: Position) -> Message:
    """Who won a game that is over, and by what if the points alone do not tell (CG-56)."""
    totals, winning = score(end).totals(), winners(end)
    tied = tuple(seat for seat, points in enumerate(totals) if points == max(totals))
    if not winning:
        tied = tuple(seat for seat, rank in enumerate(ranks(end)) if rank == 1)
    id = "won-nobody" if not winning else "won-cards" if len(tied) > 1 else "won"
    return message(
        TEXTS,
        id,
        "CG-56",
        tied=tuple(map(Seat, tied)),
        player=Seat(winning[0] if winning else tied[0]),
        points=max(totals),
    )


def score_rows(sheet: Sheet, names: Sequence[str]) -> list[list[str | int]]:
    """The sums of a score sheet by kind, a column a player, the totals last."""
    rows: list[list[str | int]] = [["", *in_text(names)]]
    rows += [[kind_word(kind), *sheet.of_kind(kind).totals()] for kind in KINDS]
    return [*rows, [_say("text-total"), *sheet.totals()]]


def kind_word(kind: str) -> str:
    """What is scored: one of `webpower.games.card_game.scoring.KINDS` in words."""
    return _say("text-kind", kind=kind)


def sheet_text(sheet: Sheet, names: Sequence[str] = ()) -> str:
    """A score sheet as plain text: every line as a sentence with its rule, then the sums."""
    named = tuple(names) or seat_names(sheet.seats)
    told = [line.message.cited(named) for line in sheet.lines]
    return "\n".join([*told, *([""] if told else []), table_text(score_rows(sheet, named))])


def options_words(options: Options) -> Message:
    """What a game is played by, where that differs from the rulings.

    >>> options_words(Options()).say(())
    'By the rulings of the rules page'
    >>> options_words(Options(move_any_time=True)).say(())
    'By the rulings of the rules page, but a stone may be moved while another could be placed'
    """
    differing = options.as_record()
    if not differing:
        return message(TEXTS, "options-ruled")
    said = tuple(_option(name, options) for name in differing)
    return message(TEXTS, "options-differ", options=said)


def _option(name: str, options: Options) -> Message:
    id = f"ruled-{name.replace('_', '-')}"
    if name != "law_split":
        return message(TEXTS, id)
    split = zip(LAWS, options.law_split, strict=True)
    kinds = tuple(message(TEXTS, "ruled-law", law=law_words(law), number=number) for law, number in split)
    return message(TEXTS, id, laws=kinds)


def game_text(game: Game) -> str:
    """A game as plain text: where its cursor is, the position there, and the score as if it ended there."""
    line, position = game.line(), game.position
    return "\n".join(
        [
            _say("text-game", players=", ".join(in_text(game.names)), at=game.node.number, last=len(line) - 1),
            options_words(game.setup.options).say(game.names),
            "",
            position_text(position, game.names),
            *([won(position).cited(game.names)] if position.is_over else []),
            "",
            table_text(score_rows(score(position), game.names)),
        ]
    )


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
