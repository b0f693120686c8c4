"""Which actions are legal: every candidate there is, tested one by one against one rule after the other."""

from collections import Counter
from itertools import product

from tests.oracles.board import Board
from tests.oracles.table import PIECES, Action, Table


def payments(board: Board) -> list[tuple[str, ...]]:
    """Every way to lay down one or two cards, sensible or not, the same two cards once only."""
    kinds = sorted(board.card_count)
    return [(kind,) for kind in kinds] + [(a, b) for a, b in product(kinds, repeat=2) if a <= b]


def candidate_pieces(board: Board) -> list[Action]:
    """Every piece on every place with every payment; also arms that the Vatican does not have."""
    places = [("cloister", site) for site in board.country_of]
    places += [("advisor", country) for country in board.countries]
    places += [("vatican", f"{table}/{country}") for table in ("council", "cloister") for country in board.countries]
    return [Action(act, at, pay) for act, at in places for pay in payments(board)]


def candidates(board: Board) -> list[Action]:
    """Every action that can be said at all."""
    kinds = sorted(board.card_count)
    return [
        *candidate_pieces(board),
        Action("stop"),
        Action("pass"),
        *(Action("exchange", card=kind) for kind in kinds),
        Action("draw", source="stack"),
        *(Action("draw", source="open", card=kind) for kind in kinds),
    ]


def legal_actions(table: Table) -> set[Action]:
    """Everything the player whose turn it is may do now."""
    return {action for action in candidates(table.board) if is_legal(table, action)}


def is_legal(table: Table, action: Action) -> bool:
    """Whether the player whose turn it is may do this now."""
    return not broken_rules(table, action)


def second_piece_possible(table: Table) -> bool:
    """Whether a second piece could be placed now, with the cards in hand."""
    return table.phase == "second" and any(is_legal(table, piece) for piece in candidate_pieces(table.board))


def broken_rules(table: Table, action: Action) -> list[str]:
    """The ids of the rules against the action, each once ("format" where only the record's format is against it)."""
    return list(dict.fromkeys(_all_broken(table, action)))


def _all_broken(table: Table, action: Action) -> list[str]:
    if table.phase == "over":
        return ["WP-34" if table.end == "board" else "WP-32"]
    if action.act in PIECES:
        return [
            *_broken_by_turn(table, action),
            *_broken_by_place(table, action),
            *_broken_by_payment(table, action),
        ]
    if action.act == "stop":
        return _broken_by_stop(table)
    if action.act == "exchange":
        return _broken_by_exchange(table, action)
    if action.act == "pass":
        return _broken_by_pass(table)
    return _broken_by_draw(table, action)


def country_of(board: Board, action: Action) -> str:
    """The country that a piece belongs to, on the board or in the Vatican."""
    at = str(action.at)
    if action.act == "cloister":
        return board.country_of[at]
    return at.split("/")[1] if action.act == "vatican" else at


def _broken_by_turn(table: Table, action: Action) -> list[str]:
    """Against what the turn has seen already."""
    broken = []
    if table.phase == "draw":  # WP-23 cards are drawn after placing, so nothing is placed after a card was drawn
        broken.append("WP-23")
    country = country_of(table.board, action)
    was_empty = country in table.empty_at_start
    if len(table.placed) >= 2:  # WP-16 at most two pieces a turn
        broken.append("WP-16")
    for kind, other_country in table.placed:
        if kind == "vatican" or action.act == "vatican":  # WP-63 the Vatican or the board, and in the Vatican one only
            broken.append("WP-63")
        elif not table.rules.fast:
            if country != other_country:  # WP-14 all pieces of a turn go into one country
                broken.append("WP-14")
            elif was_empty:  # WP-15 one cloister is all that goes into an empty country
                broken.append("WP-15")
    if action.act == "advisor" and was_empty:
        broken.append("WP-51" if table.rules.fast else "WP-15")  # no advisor where there was no cloister at the start
    return broken


def _broken_by_place(table: Table, action: Action) -> list[str]:
    """Against what stands on the board and what is left in the supply."""
    broken = []
    at = str(action.at)
    if action.act == "cloister":
        if at in table.cloisters:  # WP-17 a site holds one cloister
            broken.append("WP-17")
        if table.cloisters_left(table.seat) == 0:  # WP-19 only what is left in the supply
            broken.append("WP-19")
        return broken
    if table.advisors_left(table.seat) == 0:  # WP-19
        broken.append("WP-19")
    if action.act == "advisor":
        if not table.has_room(at):  # WP-18 no more advisors than the cloisters of who has the most
            broken.append("WP-18")
        return broken
    if not table.rules.vatican or at not in table.board.column_of:  # WP-60 in play, and without Frankreich
        return [*broken, "WP-60"]
    if at in table.vatican or table.column_taken(table.seat, at):  # WP-62 one on each arms, one a player and column
        broken.append("WP-62")
    return broken


def _broken_by_payment(table: Table, action: Action) -> list[str]:
    """Against the cards laid down."""
    broken = []
    country = country_of(table.board, action)
    if Counter(action.pay) - Counter(table.hands[table.seat]):  # WP-11 from the player's hand
        broken.append("WP-11")
    shows = table.board.shows(action.pay[0], country)
    is_pair = len(action.pay) == 2 and action.pay[0] == action.pay[1]
    if action.act == "vatican":
        if not is_pair or shows:  # WP-61 by a joker pair that does not show the country (the option drops WP-12 only)
            broken.append("WP-61")
        return broken
    if len(action.pay) == 1:
        if not shows:  # WP-11 one card shows the country
            broken.append("WP-11")
    elif not is_pair:  # WP-11 or two of the same kind
        broken.append("WP-11")
    elif shows and not table.rules.joker_own_country:  # WP-12 which pay elsewhere only
        broken.append("WP-12")
    return broken


def _broken_by_stop(table: Table) -> list[str]:
    """A stop stands where a second piece would have been possible; a turn does not begin with it (WP-10)."""
    if table.phase == "second":  # the phase is entered only if a second piece is possible
        return []
    return ["WP-10" if table.phase == "start" else "format"]


def _broken_by_exchange(table: Table, action: Action) -> list[str]:
    """An exchange is a whole turn (WP-10), with a card of the hand (WP-22), and needs a draw (WP-33)."""
    broken = []
    if table.phase != "start":
        broken.append("WP-10")
    if action.card not in table.hands[table.seat]:
        broken.append("WP-22")
    if table.exhausted == 2:
        broken.append("WP-33")
    return broken


def _broken_by_pass(table: Table) -> list[str]:
    """A pass is a whole turn (WP-10) and for the last turns only (WP-33)."""
    return ([] if table.phase == "start" else ["WP-10"]) + ([] if table.exhausted == 2 else ["WP-33"])


def _broken_by_draw(table: Table, action: Action) -> list[str]:
    """Cards are drawn after placing or discarding (WP-23), never after the second exhaustion (WP-32)."""
    broken = []
    if table.phase != "draw":
        broken.append("WP-23")
    if table.exhausted == 2:
        broken.append("WP-32")
    if action.source == "open" and action.card not in table.open:
        broken.append("WP-23")
    if action.source == "stack" and not table.stack:
        broken.append("WP-23")
    return broken
