"""Record and position files: reading with every id checked, and writing."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

from webpower.engine.errors import FileError, RecordError
from webpower.engine.files import Repeating, check_format, short
from webpower.engine.messages import message
from webpower.engine.structures import structure
from webpower.games.power.board import PLAYER_COUNTS, Board
from webpower.games.power.board_file import known_board, make_board
from webpower.games.power.options import Options
from webpower.games.power.record_model import LEFT_OUT, RECORD_FORMAT, ActionEntry, PositionFile, RecordFile, RulesEntry
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
    mistakes = [
        *unknown_cards("deck", file.deck, board),
        *unknown_cards("reshuffle", file.reshuffle or [], board),
        *action_mistakes("actions", file.actions, board, len(file.players)),
        *_result_mistakes(file, board),
    ]
    if mistakes:
        raise FileError(mistakes)
    return file, board, options


def check_players(number: int) -> None:
    """Raises RecordError unless 3 to 5 play (WP-1)."""
    if number not in PLAYER_COUNTS:
        raise RecordError(message(TEXTS, "wrong-players", "WP-1", number=number).cited(()))


def read_board(board: Any) -> Board:
    """The board that a file names or embeds. Raises FileError."""
    if isinstance(board, str):
        return known_board(board)
    if isinstance(board, dict):
        return make_board(board)
    raise FileError([f"board: expected the id of a board or a board, got {short(board)}"])


def board_entry(board: Board) -> Any:
    """What a file says for its board: the id of a board that comes with the program, or the whole board."""
    try:
        known = known_board(board.id)
    except FileError:
        known = None
    return board.id if known == board else json.loads(board.source)


def read_options(rules: RulesEntry) -> Options:
    """The options that a file names. Raises FileError for a variant that there is none of."""
    try:
        return Options(rules.variant, rules.vatican, rules.joker_own_country)
    except ValueError as error:
        raise FileError([f"rules.{error}"]) from None


def unknown_cards(place: str, cards: Sequence[str], board: Board) -> Iterator[str]:
    """A line for each card in a list of a file that the board does not have."""
    return _unknown(place, cards, board.card_number, "card")


def _unknown(place: str, ids: Sequence[str], known: Iterable[str], what: str) -> Iterator[str]:
    for number, id in enumerate(ids):
        if id not in known:
            yield f"{place}[{number}]: unknown {what} {short(id)}"


def _no_seat(seat: int, seats: int) -> str:
    return f"there is no seat {short(seat)} with {seats} players"


def action_mistakes(actions: str, entries: Sequence[ActionEntry], board: Board, seats: int) -> Iterator[str]:
    """A line for each mistake in the actions of a file; ``actions`` is what their list is called there."""
    for number, action in enumerate(entries):
        place = f"{actions}[{number}]"
        if action.act not in ACT_KEYS:
            yield f"{place}.act: unknown act {short(action.act)}"
            continue
        if not 0 <= action.seat < seats:
            yield f"{place}.seat: {_no_seat(action.seat, seats)}"
        given, expected = action.given(), ACT_KEYS[action.act]
        yield from (f"{place}.{key}: missing" for key in expected if key not in given)
        yield from (f"{place}.{key}: unknown key in {action.act!r}" for key in given if key not in expected)
        yield from _unknown(f"{place}.pay", action.pay or [], board.card_number, "card")
        if action.card is not None and action.card not in board.card_number:
            yield f"{place}.card: unknown card {short(action.card)}"
        if action.source not in (LEFT_OUT, "stack", "open"):
            yield f"{place}.from: expected 'stack' or 'open', got {short(action.source)}"
        if action.act == "cloister" and action.at is not None and action.at not in board.site_number:
            yield f"{place}.at: unknown site {short(action.at)}"
        if action.act == "advisor" and action.at is not None and action.at not in board.country_number:
            yield f"{place}.at: unknown country {short(action.at)}"


def _result_mistakes(file: RecordFile, board: Board) -> Iterator[str]:
    result, seats = file.result, len(file.players)
    if result is None:
        return
    if result.end not in ("stack", "board"):
        yield f"result.end: expected 'stack' or 'board', got {short(result.end)}"
    countries = list(board.country_number)
    alliances = [str(alliance.number) for alliance in board.alliances]
    tables = [("result.final.cloisters", result.final.cloisters, countries)]
    tables.append(("result.final.alliances", result.final.alliances, alliances))
    if result.interim is not None:
        tables.append(("result.interim.cloisters", result.interim.cloisters, countries))
    for place, table, expected in tables:
        yield from (f"{place}.{key}: missing" for key in expected if key not in table)
        yield from (f"{place}: unknown id {short(key)}" for key in table if key not in expected)
        yield from (
            f"{place}.{short(key)[1:-1]}: expected {seats} numbers, one a seat, got {len(points)}"
            for key, points in table.items()
            if len(points) != seats
        )
    for name, numbers in (("scores", result.scores), ("supply", result.supply), ("final.chains", result.final.chains)):
        if len(numbers) != seats:
            yield f"result.{name}: expected {seats} entries, one a seat, got {len(numbers)}"
    for number, seat in enumerate(result.winners):
        if not 0 <= seat < seats:
            yield f"result.winners[{number}]: {_no_seat(seat, seats)}"
    for seat, chains in enumerate(result.final.chains):
        for number, chain in enumerate(chains):
            yield from _unknown(f"result.final.chains[{seat}][{number}]", chain, board.site_number, "site")


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
    mistakes = list(_position_mistakes(file, board))
    if mistakes:
        raise FileError(mistakes)
    for site in twice:
        name = board.sites[board.site_number[site]].name
        raise RecordError(message(TEXTS, "site-twice", "WP-17", site=name).cited(file.players))
    return file, board


def _position_mistakes(file: PositionFile, board: Board) -> Iterator[str]:
    seats = len(file.players)
    yield from (f"cloisters: unknown site {short(site)}" for site in file.cloisters if site not in board.site_number)
    yield from (f"advisors: unknown country {short(c)}" for c in file.advisors if c not in board.country_number)
    for part, owners in (("cloisters", file.cloisters), ("vatican", file.vatican)):
        for place, seat in owners.items():
            if not 0 <= seat < seats:
                yield f"{part}.{short(place)[1:-1]}: {_no_seat(seat, seats)}"
    for country, numbers in file.advisors.items():
        if len(numbers) != seats:
            yield f"advisors.{short(country)[1:-1]}: expected {seats} numbers, one a seat, got {len(numbers)}"
        yield from (
            f"advisors.{short(country)[1:-1]}[{seat}]: expected 0 or more advisors, got {number}"
            for seat, number in enumerate(numbers)
            if number < 0
        )


def record_text(data: Mapping[str, Any]) -> str:
    """A record as the text of its file: one action a line, so that people and version control can read it."""
    return "{" + ",\n ".join(f"{_json(key)}: {_part(key, value)}" for key, value in data.items()) + "}\n"


def tree_text(data: Mapping[str, Any]) -> str:
    """A tree as the text of its file, laid out like records."""
    return "{" + ",\n".join(f"{_json(key)}: {_tree_part(key, value)}" for key, value in data.items()) + "}\n"


def _tree_part(key: str, value: Any) -> str:
    if key in ("record", "start"):
        return record_text(value).strip()
    if key == "branches":
        return "[" + ",\n".join(record_text(branch).strip() for branch in value) + "]"
    return _part(key, value)


def _part(key: str, value: Any) -> str:
    if key == "actions" and value:
        return "[\n  " + ",\n  ".join(_json(action) for action in value) + "]"
    if key == "result" and value is not None:
        return "{\n  " + ",\n  ".join(f"{_json(name)}: {_json(part)}" for name, part in value.items()) + "}"
    return _json(value)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
