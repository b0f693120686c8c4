"""Record and position files: reading with every id checked, and writing."""

from __future__ import annotations

import json
from collections.abc import Container, Iterator, Sequence
from typing import Any, TypeVar

from webpower.engine import mistakes
from webpower.engine.errors import FileError, RecordError, in_part, refuse
from webpower.engine.files import Repeating, check_format
from webpower.engine.messages import AnyOf, Message, Value, message
from webpower.engine.mistakes import Mistake, inside, mistake, one_of, short, wrong
from webpower.engine.records import LEFT_OUT, RECORD_FORMAT, no_seat
from webpower.engine.structures import structure
from webpower.engine.wanted import check_seats
from webpower.games.power.board import PLAYER_COUNTS, Board
from webpower.games.power.board_file import known_board, make_board
from webpower.games.power.options import Options
from webpower.games.power.record_model import ActionEntry, PositionFile, RecordFile, RulesEntry
from webpower.games.power.rules import TEXTS

ACT_KEYS = {
    "cloister": ("at", "pay"),
    "advisor": ("at", "pay"),
    "vatican": ("at", "pay"),
    "stop": (),
    "exchange": ("card",),
    "draw": ("from", "card"),
    "pass": (),
}
"""What each act says beside its seat."""

SOURCES = ("stack", "open")
"""Where a card is drawn from."""


AnyPositionFile = TypeVar("AnyPositionFile", bound=PositionFile)


def read_record(data: Any) -> tuple[RecordFile, Board, Options]:
    """A record from the content of a file, with its board and options.

    Raises FileError with a line a mistake: a wrong format, a key missing or of the wrong type, an unknown id; and
    RecordError for another number of players than 3 to 5 (WP-1), since much of a file is a list with an entry a seat.
    """
    check_format(data, RECORD_FORMAT)
    file = structure(data, RecordFile)
    board = read_board(file.board)
    options = read_options(file.rules)
    check_players(len(file.players))
    refuse(_mistakes(file, board))
    return file, board, options


def _mistakes(file: RecordFile, board: Board) -> Iterator[Mistake]:
    yield from unknown_cards("deck", file.deck, board)
    yield from unknown_cards("reshuffle", file.reshuffle or [], board)
    yield from action_mistakes("actions", file.actions, board, len(file.players))
    yield from _result_mistakes(file, board)


def check_players(number: int) -> None:
    """Raises RecordError unless 3 to 5 play (WP-1)."""
    check_seats(number, PLAYER_COUNTS, "WP-1")


def read_board(board: Any) -> Board:
    """The board that a file names or embeds. Raises FileError."""
    if isinstance(board, str):
        return known_board(board)
    if isinstance(board, dict):
        with in_part("board"):
            return make_board(board)
    raise FileError([wrong("board", said("file-a-board"), short(board))])


def board_entry(board: Board) -> Any:
    """What a file says for its board: the id of a board that comes with the program, or the whole board."""
    try:
        known = known_board(board.id)
    except FileError:
        known = None
    return board.id if known == board else json.loads(board.source)


def read_options(rules: RulesEntry) -> Options:
    """The options that a file names."""
    return Options(rules.variant, rules.vatican, rules.joker_own_country)


def said(id: str, **values: Value) -> Message:
    """What may be expected in a file, from the catalogue."""
    return message(TEXTS, id, "", **values)


def unknown_cards(place: str, cards: Sequence[str], board: Board) -> Iterator[Mistake]:
    """A mistake for each card in a list of a file that the board does not have."""
    return _unknown(place, cards, board.card_number, "file-card")


def _unknown(place: str, ids: Sequence[str], known: Container[str], what: str) -> Iterator[Mistake]:
    for number, id in enumerate(ids):
        yield from not_known(f"{place}[{number}]", id, known, what)


def not_known(place: str, id: str, known: Container[str], what: str) -> Iterator[Mistake]:
    """A mistake if the id is none of those of the board; ``what`` names the sentence for what they are."""
    if id not in known:
        yield wrong(place, said(what), short(id))


def action_mistakes(actions: str, entries: Sequence[ActionEntry], board: Board, seats: int) -> Iterator[Mistake]:
    """The mistakes in the actions of a file; ``actions`` is what their list is called there."""
    for number, action in enumerate(entries):
        place = f"{actions}[{number}]"
        if action.act not in ACT_KEYS:
            yield wrong(f"{place}.act", one_of(list(ACT_KEYS)), short(action.act))
            continue
        yield from no_seat(f"{place}.seat", action.seat, seats)
        given, expected = action.given(), ACT_KEYS[action.act]
        for key in expected:
            if key not in given:
                yield mistake(f"{place}.{key}", "file-missing", expected=_what(action.act, key))
        for key, value in given.items():
            if key not in expected:
                yield wrong(f"{place}.{key}", mistakes.said("file-no-such-key", act=short(action.act)), short(value))
        yield from _unknown(f"{place}.pay", action.pay or [], board.card_number, "file-card")
        if action.card is not None:
            yield from not_known(f"{place}.card", action.card, board.card_number, "file-card")
        if action.source not in (LEFT_OUT, *SOURCES):
            yield wrong(f"{place}.from", one_of(SOURCES), short(action.source))
        if action.act == "cloister" and action.at is not None:
            yield from not_known(f"{place}.at", action.at, board.site_number, "file-site")
        if action.act == "advisor" and action.at is not None:
            yield from not_known(f"{place}.at", action.at, board.country_number, "file-country")


def _what(act: str, key: str) -> Message | AnyOf:
    """What an act says under a key."""
    if key == "from":
        return one_of(SOURCES)
    at = {"cloister": "file-site", "advisor": "file-country", "vatican": "file-arms"}
    return said({"card": "file-card", "pay": "file-cards"}.get(key) or at[act])


def _result_mistakes(file: RecordFile, board: Board) -> Iterator[Mistake]:
    result, seats = file.result, len(file.players)
    if result is None:
        return
    countries = list(board.country_number)
    alliances = [str(alliance.number) for alliance in board.alliances]
    each = mistakes.said("file-numbers-each", seats=seats)
    tables = [("result.final.cloisters", result.final.cloisters, countries, "file-country")]
    tables.append(("result.final.alliances", result.final.alliances, alliances, "file-alliance"))
    if result.interim is not None:
        tables.append(("result.interim.cloisters", result.interim.cloisters, countries, "file-country"))
    for place, table, expected, what in tables:
        for key in expected:
            if key not in table:
                yield mistake(inside(place, key), "file-missing", expected=each)
        for key, points in table.items():
            yield from not_known(place, key, expected, what)
            if len(points) != seats:
                yield wrong(inside(place, key), each, short(len(points)))
    for name, numbers in (("scores", result.scores), ("supply", result.supply), ("final.chains", result.final.chains)):
        if len(numbers) != seats:
            yield wrong(f"result.{name}", mistakes.said("file-entries-each", seats=seats), short(len(numbers)))
    for number, seat in enumerate(result.winners):
        yield from no_seat(f"result.winners[{number}]", seat, seats)
    for seat, chains in enumerate(result.final.chains):
        for number, chain in enumerate(chains):
            yield from _unknown(f"result.final.chains[{seat}][{number}]", chain, board.site_number, "file-site")


def read_position(data: Any, model: type[AnyPositionFile], form: str) -> tuple[AnyPositionFile, Board]:
    """A position from the content of a file of that ``form`` (its ``format``), with its board.

    Raises FileError like `read_record`, and RecordError for a site that is there twice (WP-17) or for another number of
    players than 3 to 5 (WP-1).
    """
    check_format(data, form)
    cloisters = data.get("cloisters")
    twice = cloisters.repeated if isinstance(cloisters, Repeating) else ()
    file = structure({**data, "cloisters": dict(cloisters)} if twice else data, model)
    board = read_board(file.board)
    check_players(len(file.players))
    refuse(_position_mistakes(file, board))
    for site in twice:
        name = board.sites[board.site_number[site]].name
        raise RecordError(message(TEXTS, "site-twice", "WP-17", site=name), file.players)
    return file, board


def _position_mistakes(file: PositionFile, board: Board) -> Iterator[Mistake]:
    seats = len(file.players)
    for site in file.cloisters:
        yield from not_known("cloisters", site, board.site_number, "file-site")
    for country in file.advisors:
        yield from not_known("advisors", country, board.country_number, "file-country")
    for part, owners in (("cloisters", file.cloisters), ("vatican", file.vatican)):
        for place, seat in owners.items():
            yield from no_seat(inside(part, place), seat, seats)
    for country, numbers in file.advisors.items():
        place = inside("advisors", country)
        if len(numbers) != seats:
            yield wrong(place, mistakes.said("file-numbers-each", seats=seats), short(len(numbers)))
        for seat, number in enumerate(numbers):
            if number < 0:
                yield wrong(f"{place}[{seat}]", said("file-advisors"), short(number))
