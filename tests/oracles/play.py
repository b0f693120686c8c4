"""How a game goes on: the deal, and what one action does to the table."""

from collections.abc import Callable

from tests.oracles.board import Board
from tests.oracles.legal import broken_rules, country_of, second_piece_possible
from tests.oracles.scoring import interim
from tests.oracles.table import PIECES, Action, Rules, Table

HAND = 3
OPEN = 2


def deal(
    board: Board, players: list[str], rules: Rules, deck: list[str], shuffle: Callable[[list[str]], list[str]]
) -> Table:
    """The table when seat 0 begins (WP-4). `shuffle` makes the second stack of the discard pile (WP-31)."""
    cards = list(deck)
    hands = [[cards.pop(0) for _ in range(HAND)] for _ in players]  # seat 0 the first three, seat 1 the next three …
    face_up = [cards.pop(0) for _ in range(OPEN)]
    table = Table(board, players, rules, hands, face_up, cards, shuffle)
    _start_turn(table, 0)
    return table


def play(table: Table, action: Action) -> str | None:
    """Carries out the action of the player whose turn it is; returns the card that a draw brought.

    Raises ValueError with the ids of the rules that the action breaks, the table then being as before.
    """
    broken = broken_rules(table, action)
    if broken:
        raise ValueError(", ".join(broken))
    card = None
    if action.act in PIECES:
        _place(table, action)
    elif action.act == "stop":
        _finish_placing(table)
    elif action.act == "exchange":  # WP-22
        table.hands[table.seat].remove(str(action.card))
        table.discards.append(str(action.card))
        table.phase = "draw"
    elif action.act == "draw":
        card = _draw(table, action)
    else:  # a pass
        _end_turn(table)
    return card


def _start_turn(table: Table, seat: int) -> None:
    table.seat = seat
    table.phase = "start"
    table.placed = []
    table.empty_at_start = [country for country in table.board.countries if sum(table.cloisters_in(country)) == 0]


def _place(table: Table, action: Action) -> None:
    at, seat = str(action.at), table.seat
    if action.act == "cloister":
        table.cloisters[at] = seat
    elif action.act == "advisor":
        table.advisors.setdefault(at, [0] * len(table.players))[seat] += 1
    else:
        table.vatican[at] = seat
    for card in action.pay:  # WP-20 to the discard pile as soon as the piece stands
        table.hands[seat].remove(card)
        table.discards.append(card)
    table.placed.append((action.act, country_of(table.board, action)))
    if table.nobody_can_place():  # WP-34 the game ends at once
        table.phase, table.end = "over", "board"
        return
    table.phase = "second"
    if not second_piece_possible(table):
        _finish_placing(table)


def _finish_placing(table: Table) -> None:
    if table.exhausted == 2:  # WP-32 no card is drawn any more
        _end_turn(table)
    else:
        table.phase = "draw"


def _draw(table: Table, action: Action) -> str:
    """WP-23: one card, from the stack or the open cards, which are not replaced yet."""
    if action.source == "open":
        card = str(action.card)
        table.open.remove(card)
    else:
        card = _take_from_stack(table)
    hand = table.hands[table.seat]
    hand.append(card)
    if table.exhausted == 2:  # WP-32 from that very moment: a short hand stays short, open cards stay missing
        _end_turn(table)
    elif len(hand) == HAND:
        while len(table.open) < OPEN and table.exhausted < 2:  # WP-24
            face_up = _take_from_stack(table)
            table.open.append(face_up)
        _end_turn(table)
    return card


def _take_from_stack(table: Table) -> str:
    """The top card of the stack, and what follows if it was the last (WP-30)."""
    card = table.stack.pop(0)
    if not table.stack:
        table.exhausted += 1
        if table.exhausted == 1:  # WP-31
            table.interim = interim(table.position(), table.board)
            discards, table.discards = table.discards, []
            table.stack = list(table.shuffle(discards))
    return card


def _end_turn(table: Table) -> None:
    last_seat = len(table.players) - 1
    if table.exhausted == 2 and table.seat == last_seat:  # WP-32 after the turn of seat n-1
        table.phase, table.end = "over", "stack"
    else:
        _start_turn(table, (table.seat + 1) % len(table.players))
