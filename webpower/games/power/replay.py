"""Replaying a record under the rules: every action checked, the result compared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from webpower.engine.chance import RecordedOutcomes, SeededOutcomes, derive_seed
from webpower.engine.errors import IllegalAction, RecordError
from webpower.engine.messages import Message, message
from webpower.engine.mistakes import TEXTS as ENGINE
from webpower.engine.records import at_action, check_result_time
from webpower.games.power.game import Game
from webpower.games.power.legality import wrong_cards
from webpower.games.power.naming import check_turn, named_action
from webpower.games.power.position import Setup
from webpower.games.power.record_file import read_record
from webpower.games.power.record_model import ActionEntry, RecordFile
from webpower.games.power.result import wrong_in_result
from webpower.games.power.rules import TEXTS


def replay(data: Any) -> Game:
    """The game of a record, its cursor at the end.

    Raises FileError when it can't be read; RecordError (``action 17: … [WP-18]``) where it breaks a rule or its
    result is wrong.
    """
    file, board, options = read_record(data)
    setup = Setup(board, options, len(file.players))
    number = board.card_number
    deck = bytes(number[card] for card in file.deck)
    reshuffle = None if file.reshuffle is None else bytes(number[card] for card in file.reshuffle)
    game = game_of_deck(setup, file.players, file.seed, deck, reshuffle)
    for step, entry in enumerate(file.actions):
        try:
            play_entry(game, entry, reshuffle)
        except IllegalAction as refusal:
            raise at_action(step, refusal, game.names) from None
    _check_end(game, file)
    return game


def play_entry(game: Game, entry: ActionEntry, reshuffle: bytes | None) -> None:
    """Play a recorded action at the cursor; ``reshuffle`` is the second stack as recorded.

    Raises IllegalAction where it breaks a rule, or says another card or another second stack than there is.
    """
    before = game.position
    if before.is_over:
        _refuse(game, message(ENGINE, "after-the-end", "WP-32" if before.end == "stack" else "WP-34"))
    check_turn(before, game.names, entry.seat)
    action = named_action(
        before, game.names, entry.act, entry.at or "", entry.pay or (), entry.card or "", entry.source or ""
    )
    reasons = game.rules.reasons(before, action)
    if reasons:
        raise IllegalAction(reasons, before, game.names)
    if entry.source == "stack":
        _check_drawn(game, entry.card or "")
    after = game.advance(action)
    if after.exhausted > before.exhausted == 0:
        _check_reshuffle(game, reshuffle)


def _check_drawn(game: Game, card: str) -> None:
    cards = game.setup.board.cards
    expected = cards[game.position.stack[0]]
    if card != expected.kind:
        label = cards[game.setup.board.card_number[card]].label
        _refuse(game, message(TEXTS, "wrong-card-drawn", "WP-23", card=label, expected=expected.label))


def _check_reshuffle(game: Game, reshuffle: bytes | None) -> None:
    """The recorded second stack has to be the discard pile, which is what was shuffled here."""
    if reshuffle is None:
        _refuse(game, message(TEXTS, "reshuffle-missing", "WP-31"))
    else:
        fault = wrong_cards(game.setup, reshuffle, game.node.shuffles[0], "wrong-reshuffle", "WP-31")
        if fault is not None:
            _refuse(game, fault)


def _refuse(game: Game, reason: Message) -> None:
    raise IllegalAction([reason], game.position, game.names)


def _check_end(game: Game, file: RecordFile) -> None:
    position = game.position
    if file.reshuffle is not None and position.exhausted == 0:
        raise RecordError(message(TEXTS, "reshuffle-too-early", "WP-31"), game.names)
    check_result_time(file.result is not None, position.is_over, "WP-43", game.names)
    if file.result is not None:
        for mistake in wrong_in_result(file.result, position):
            raise RecordError(mistake, game.names)


def game_of_deck(setup: Setup, names: Sequence[str], seed: int | None, deck: bytes, reshuffle: bytes | None) -> Game:
    """A game whose shuffles are given, as a record gives them.

    Where play goes on beyond them, chance comes from the seed, or from the deck itself if there was no seed. Raises
    RecordError for a deck that is not that of the game (WP-3).
    """
    fault = wrong_cards(setup, deck, setup.unshuffled, "wrong-deck", "WP-3", players=setup.seats)
    if fault is not None:
        raise RecordError(fault, names)
    shuffles = (tuple(deck), tuple(reshuffle)) if reshuffle is not None else (tuple(deck),)
    otherwise = SeededOutcomes(derive_seed("deck", deck.hex()) if seed is None else seed)
    return Game(setup, names, seed, deck, RecordedOutcomes(shuffles, otherwise))
