"""Record and tree files: reading with every id checked, and replaying under the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from webpower.engine.errors import FileError, IllegalAction, RecordError, in_part, refuse
from webpower.engine.files import check_format
from webpower.engine.messages import AnyOf, Message, message
from webpower.engine.mistakes import TEXTS as ENGINE
from webpower.engine.mistakes import Mistake, inside, mistake, one_of, said, short, wrong
from webpower.engine.records import (
    LEFT_OUT,
    RECORD_FORMAT,
    TREE_FORMAT,
    at_action,
    check_mover,
    check_result_time,
    no_seat,
)
from webpower.engine.structures import structure
from webpower.engine.trees import grow, is_tree, tree_mistakes
from webpower.engine.wanted import check_seats
from webpower.games.card_game.actions import ENDS, NOWHERE
from webpower.games.card_game.cards import LAW_CARDS, LAWS, PLAYABLE, PLAYER_COUNTS, ROUTES, ROWS, SLOTS, CardSet
from webpower.games.card_game.cards_file import known_cards, make_cards
from webpower.games.card_game.game import Game
from webpower.games.card_game.naming import PARTS, named_action
from webpower.games.card_game.options import Options
from webpower.games.card_game.position import Setup, deal
from webpower.games.card_game.record_model import ActionEntry, BranchEntry, RecordFile, ResultEntry, TreeFile
from webpower.games.card_game.result import wrong_in_result
from webpower.games.card_game.words import TEXTS, law_words


def read_game(data: Any) -> Game:
    """The game of a record, its cursor at the end, or of a tree, its cursor where it stood.

    Raises FileError when it can't be read, RecordError where it breaks a rule.
    """
    return read_tree(data) if is_tree(data) else replay(data)


def replay(data: Any) -> Game:
    """The game of a record, its cursor at the end.

    Raises FileError when it can't be read; RecordError (``action 17: … [CG-22]``) where it breaks a rule or its
    result is wrong.
    """
    file, cards, options = read_record(data)
    game = _dealt(file, Setup(cards, options, len(file.players)))
    _play_all(game, file.actions)
    _check_end(game, file.result)
    return game


def read_record(data: Any) -> tuple[RecordFile, CardSet, Options]:
    """A record from the content of a file, with its cards and options.

    Raises FileError with a line a mistake, and RecordError for another number of players than 3 to 5 (CG-1).
    """
    check_format(data, RECORD_FORMAT)
    file = structure(data, RecordFile)
    cards = _read_cards(file.faces)
    check_seats(len(file.players), PLAYER_COUNTS, "CG-1")
    refuse(_mistakes(file, cards))
    entry = file.rules
    flags = (entry.stop_at_limit, entry.only_initial_ends, entry.move_any_time)
    return file, cards, Options(tuple(entry.law_split), entry.cap_rule, *flags)


def _read_cards(faces: Any) -> CardSet:
    """The cards that a record names or embeds."""
    if isinstance(faces, str):
        return known_cards(faces, "faces")
    if isinstance(faces, dict):
        with in_part("faces"):
            return make_cards(faces)
    raise FileError([wrong("faces", message(TEXTS, "file-a-card-set"), short(faces))])


def _mistakes(file: RecordFile, cards: CardSet) -> Iterator[Mistake]:
    seats, split = len(file.players), file.rules.law_split
    if min(split) < 0 or sum(split) != LAW_CARDS:
        yield wrong("rules.law_split", message(TEXTS, "file-law-split"), short(split))
    known = {face.id for face in cards.faces}
    for number, card in enumerate(file.cards):
        if card not in known:
            yield wrong(f"cards[{number}]", message(TEXTS, "file-land-card"), short(card))
    for number, law in enumerate(file.laws):
        if law not in LAWS:
            yield wrong(f"laws[{number}]", one_of(LAWS), short(law))
    yield from no_seat("start", file.start, seats)
    yield from action_mistakes("actions", file.actions, seats)
    yield from _result_mistakes(file.result, cards, seats)


def action_mistakes(actions: str, entries: Sequence[ActionEntry], seats: int) -> Iterator[Mistake]:
    """The mistakes in the actions of a file; ``actions`` is what their list is called there."""
    expected_of: dict[str, Message | AnyOf] = {
        "row": said("file-between", least=1, most=ROWS),
        "slot": said("file-between", least=0, most=SLOTS - 1),
        "end": one_of(ENDS),
        "law": one_of(PLAYABLE),
    }
    good = {"row": range(1, ROWS + 1), "slot": range(SLOTS), "end": ENDS, "law": tuple(map(str, PLAYABLE))}
    for number, action in enumerate(entries):
        place = f"{actions}[{number}]"
        if action.act not in PARTS:
            yield wrong(f"{place}.act", one_of(list(PARTS)), short(action.act))
            continue
        yield from no_seat(f"{place}.seat", action.seat, seats)
        given, keys = action.given(), PARTS[action.act]
        for key in keys:
            if key not in given:
                yield mistake(f"{place}.{key}", "file-missing", expected=expected_of[key])
        for key, value in given.items():
            if key not in keys:
                yield wrong(f"{place}.{key}", said("file-no-such-key", act=short(action.act)), short(value))
            elif value not in good[key]:
                yield wrong(f"{place}.{key}", expected_of[key], short(value))


def _result_mistakes(result: ResultEntry | None, cards: CardSet, seats: int) -> Iterator[Mistake]:
    if result is None:
        return
    countries = [country.id for country in cards.countries]
    each = said("file-numbers-each", seats=seats)
    tables = {"land": (result.land, countries), "symbols": (result.symbols, countries)}
    tables["chains"] = (result.chains, list(map(str, ROUTES)))
    for name, (table, expected) in tables.items():
        place = f"result.{name}"
        for key in expected:
            if key not in table:
                yield mistake(inside(place, key), "file-missing", expected=each)
        for key, points in table.items():
            if key not in expected:
                yield wrong(inside(place, key), one_of(expected), short(key))
            if len(points) != seats:
                yield wrong(inside(place, key), each, short(len(points)))
    for name, entries in (("laws", result.laws), ("totals", result.totals)):
        if len(entries) != seats:
            yield wrong(f"result.{name}", said("file-entries-each", seats=seats), short(len(entries)))
    for seat, held in enumerate(result.laws):
        for number, law in enumerate(held):
            if law not in LAWS:
                yield wrong(f"result.laws[{seat}][{number}]", one_of(LAWS), short(law))
    if result.winner is not None:
        yield from no_seat("result.winner", result.winner, seats)


def _dealt(file: RecordFile, setup: Setup) -> Game:
    """The game of a record before its first action. Raises RecordError for cards that are not those of the game."""
    number = {face.id: card for card, face in enumerate(setup.cards.faces)}
    twice = [id for id, times in Counter(file.cards).items() if times > 1]
    if twice or len(file.cards) != SLOTS:
        fault = message(TEXTS, "wrong-land-cards", "CG-2", number=len(file.cards), expected=SLOTS, twice=len(twice))
        raise RecordError(fault, file.players)
    found = Counter(file.laws)
    for kind, expected in zip(LAWS, setup.options.law_split, strict=True):
        if found[kind] != expected:
            fault = message(
                TEXTS, "wrong-law-cards", "CG-6", law=law_words(kind), number=found[kind], expected=expected
            )
            raise RecordError(fault, file.players)
    laws = [LAWS.index(kind) for law in file.laws for kind in LAWS if kind == law]
    return Game(setup, file.players, file.seed, deal(setup, [number[id] for id in file.cards], laws, file.start))


def _play_all(game: Game, entries: Sequence[ActionEntry]) -> None:
    for step, entry in enumerate(entries):
        try:
            _play_entry(game, entry)
        except IllegalAction as refusal:
            raise at_action(step, refusal, game.names) from None


def _play_entry(game: Game, entry: ActionEntry) -> None:
    """Play a recorded action at the cursor. Raises IllegalAction where it breaks a rule."""
    before = game.position
    if before.is_over:
        raise IllegalAction([message(ENGINE, "after-the-end", "CG-50")], before, game.names)
    check_mover(before, before.seat, game.names, entry.seat, "CG-11")
    slot = NOWHERE if entry.slot is LEFT_OUT else entry.slot
    action = named_action(
        before, game.names, entry.act, row=entry.row or 0, end=entry.end or "", slot=slot, law=entry.law or ""
    )
    game.try_action(action)


def _check_end(game: Game, result: ResultEntry | None) -> None:
    check_result_time(result is not None, game.position.is_over, "CG-50", game.names)
    if result is not None:
        for fault in _first(wrong_in_result(result, game.position)):
            raise RecordError(fault, game.names)


def _first(faults: Iterator[Message]) -> list[Message]:
    return [fault for fault in [next(faults, None)] if fault is not None]


def read_tree(data: Any) -> Game:
    """The game of a tree with all its lines, every action checked.

    Raises FileError when it can't be read; RecordError (``branch 0: action 17: … [CG-22]``) where it breaks a rule.
    """
    check_format(data, TREE_FORMAT)
    file = structure(data, TreeFile)
    with in_part("record"):
        game = replay(file.record)
    seats = len(game.names)

    def mistakes(place: str, branch: BranchEntry) -> Iterator[Mistake]:
        return action_mistakes(f"{place}.actions", branch.actions, seats)

    refuse(tree_mistakes(file.branches, file.cursor, len(game.line()) - 1, mistakes))
    grow(game, game.names, file.branches, file.cursor, lambda _, branch: _play_all(game, branch.actions))
    return game
