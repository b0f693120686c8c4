"""The answers once more, by the naive referee: each kind of question is answered from the position alone."""

import copy
import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from tests.oracles import card_referee as referee
from webpower.engine.messages import Seat
from webpower.engine.questions import Question
from webpower.games.card_game.cards import LAWS
from webpower.games.card_game.position import EMPTY, Position
from webpower.resources import data_path


@cache
def printed() -> list[dict[str, Any]]:
    """The land cards as their file has them, by id."""
    entries: list[dict[str, Any]] = json.loads(data_path("cards", "reconstructed.json").read_text("utf-8"))[
        "land_cards"
    ]
    return sorted(entries, key=lambda card: card["id"])


def table_of(position: Position, phase: str) -> referee.Table:
    """The position on the referee's table, where so much of the turn is over."""
    cards = [printed()[card] for card in position.layout]
    table = referee.deal(cards, [str(LAWS[kind]) for kind in position.dealt_laws], position.setup.seats, 0, {})
    for row, cells in table["rows"].items():
        table["rows"][row] = [cell for cell in cells if position.owners[cell["slot"]] == EMPTY]
    for cell in referee.cells(table):
        owner = position.stones[cell["slot"]]
        cell["stone"] = None if owner == EMPTY else owner
    for seat, player in enumerate(table["players"]):
        player["cards"] = [cards[slot] for slot, owner in enumerate(position.owners) if owner == seat]
        player["laws"] = [str(LAWS[kind]) for kind, number in enumerate(position.laws[seat]) for _ in range(number)]
        player["reserve"], player["removed"] = position.reserve[seat], position.removed[seat]
    colour = None if not position.taken else position.setup.cards.countries[position.colour].id
    table |= {"seat": position.seat, "phase": phase, "country": colour, "symbols": position.symbols}
    table |= {"taken": position.taken, "three": position.three, "mixed": position.mixed}
    return table


def value(question: Question, name: str) -> Any:
    return question.prompt.value(name)


def player(question: Question) -> int:
    seat = value(question, "player")
    assert isinstance(seat, Seat)
    return seat


def ringed(question: Question) -> list[int]:
    return [int(id.removeprefix("card:")) for id in question.subject.ringed]


def ends(table: referee.Table) -> Iterator[tuple[int, tuple[Any, ...]]]:
    """The slots at the ends, each with the action that takes from there."""
    for row, cells in table["rows"].items():
        if cells:
            yield cells[0]["slot"], ("take", row, "left")
        if len(cells) > 1:
            yield cells[-1]["slot"], ("take", row, "right")


# Taking


def takable(question: Question) -> frozenset[str]:
    table = table_of(question.subject.position, "more")
    return frozenset(f"card:{slot}" for slot, action in ends(table) if referee.is_legal(table, action))


def may(question: Question) -> set[str]:
    """What speaks against taking the card."""
    table, (slot,) = table_of(question.subject.position, "more"), ringed(question)
    cell = referee.cell_at(table, slot)
    assert cell is not None
    against = set()
    if slot not in dict(ends(table)):
        against.add("end")
    if not table["mixed"] and cell["card"]["country"] != table["country"]:
        against.add("country")
    if table["symbols"] + len(cell["card"]["symbols"]) > (3 if table["three"] else 2):
        against.add("symbols")
    own = referee.me(table)["reserve"] + referee.on_cards(table, table["seat"])
    if cell["stone"] not in (None, table["seat"]) and not own:
        against.add("stone")
    assert (
        bool(against) != referee.is_legal(table, dict(ends(table)).get(slot, ("take", 0, "left")))
        if slot in dict(ends(table))
        else "end" in against
    )
    return against


def most(question: Question) -> int:
    table, (slot,) = table_of(question.subject.position, "take"), ringed(question)
    for player_ in table["players"]:
        player_["laws"] = []
    return max(len(taken) for taken in _turns(table, slot))


def _turns(table: referee.Table, first: int | None = None) -> Iterator[list[int]]:
    """All ways to take cards from here on, in one turn."""
    yield []
    for slot, action in ends(table):
        if (first is None or slot == first) and referee.is_legal(table, action):
            for after in _paid(table, action):
                same = after["phase"] == "more" and after["seat"] == table["seat"]
                for rest in _turns(_without_laws(after)) if same else ([],):
                    yield [slot, *rest]


def _without_laws(table: referee.Table) -> referee.Table:
    for player_ in table["players"]:
        player_["laws"] = []
    return table


def _paid(table: referee.Table, action: tuple[Any, ...]) -> Iterator[referee.Table]:
    """After an action, in each way to pay for it."""
    after = copy.deepcopy(table)
    referee.play(after, action)
    if after["phase"] != "pay":
        yield after
        return
    for pay in referee.legal_actions(after):
        if pay[0].startswith("pay"):
            paid = copy.deepcopy(after)
            referee.play(paid, pay)
            yield paid


# Stones


def _after(question: Question) -> list[tuple[int, int]]:
    """Stones at hand and on cards after the ringed cards, paid for in the way that is named."""
    position, seat = question.subject.position, player(question)
    tables = [table_of(position, "take")]
    for slot in ringed(question):
        tables = [after for table in tables for after in _paid(table, dict(ends(table))[slot])]
    found = []
    before = position.on_cards(seat) - sum(position.stones[slot] == seat for slot in ringed(question))
    for table in tables:
        hand, lying = table["players"][seat]["reserve"], referee.on_cards(table, seat)
        lost = table["players"][seat]["removed"] - position.removed[seat]
        from_cards = before - lying
        how = "none" if not lost else "hand" if not from_cards else "cards" if from_cards == lost else "both"
        if how == value(question, "paid"):
            found.append((hand, lying))
    return found


def left(question: Question) -> int:
    (stones,) = set(_after(question))
    return stones[0] if value(question, "where") == "hand" else stones[1]


def claim(question: Question) -> str:
    position, seat = question.subject.position, player(question)
    if ringed(question):
        ((hand, lying),) = set(_after(question))
    else:
        hand, lying = position.reserve[seat], position.on_cards(seat)
    cap = 3 if position.setup.seats == 3 else 2
    if hand and lying < cap:
        return "place"
    return "move" if lying else "neither"


def where(question: Question) -> set[str]:
    table, (slot,) = table_of(question.subject.position, "claim"), ringed(question)
    against = set()
    if not referee._is_free(table, slot):
        against.add("stone")
    if not referee.me(table)["reserve"]:
        against.add("reserve")
    if referee.on_cards(table, table["seat"]) >= table["cap"]:
        against.add("cap")
    assert bool(against) != referee.is_legal(table, ("place", slot))
    return against


# Scoring


def hands(question: Question) -> list[list[dict[str, Any]]]:
    return [holder["cards"] for holder in table_of(question.subject.position, "take")["players"]]


def counts(question: Question) -> list[int]:
    return [sum(card["country"] == question.subject.shown for card in hand) for hand in hands(question)]


def with_most(numbers: list[int]) -> frozenset[int]:
    return frozenset(seat for seat, number in enumerate(numbers) if number == max(numbers))


def land(question: Question, numbers: list[int]) -> int:
    own = numbers[player(question)]
    all_cards = next(card["number"] for card in printed() if card["country"] == question.subject.shown)
    return min([number for number in numbers if number > own], default=all_cards) if own else 0


def one_more(question: Question) -> int:
    numbers = counts(question)
    numbers[value(question, "taker")] += 1
    return land(question, numbers)


def families(question: Question) -> list[int]:
    """By seat: the largest number of one family."""
    found = []
    for hand in hands(question):
        marks = [mark for card in hand if card["country"] == question.subject.shown for mark in card["symbols"]]
        found.append(max([marks.count(mark) for mark in marks], default=0))
    return found


def symbol_points(question: Question) -> int:
    numbers = families(question)
    own = numbers[player(question)]
    return own if own == max(numbers) else 0


def routes(question: Question, extra: Sequence[int] = ()) -> int:
    cards = [*hands(question)[player(question)], *(printed()[question.subject.position.layout[slot]] for slot in extra)]
    numbers = [sum(card["route"] == route for card in cards) for route in ("ship", "carriage")]
    return sum(number for number in numbers if number >= 5)


def route_scorers(question: Question) -> frozenset[int]:
    route = value(question, "route")
    return frozenset(
        seat for seat, hand in enumerate(hands(question)) if sum(card["route"] == route for card in hand) >= 5
    )


def total(question: Question) -> int:
    scores = referee.scores(table_of(question.subject.position, "take"))
    return sum(points[player(question)] for points in scores.values())


def winner(question: Question) -> frozenset[int]:
    first = referee.winner(table_of(question.subject.position, "take"))
    return frozenset() if first is None else frozenset({first})


NAIVE: dict[tuple[str, str], Callable[[Question], Any]] = {
    ("ends", "takable"): takable,
    ("ends", "may"): may,
    ("ends", "most"): most,
    ("stones", "left"): left,
    ("stones", "claim"): claim,
    ("stones", "where"): where,
    ("lands", "leader"): lambda question: with_most(counts(question)),
    ("lands", "points"): lambda question: land(question, counts(question)),
    ("lands", "one-more"): one_more,
    ("symbols", "best"): lambda question: families(question)[player(question)],
    ("symbols", "scorers"): lambda question: with_most(families(question)),
    ("symbols", "points"): symbol_points,
    ("routes", "points"): routes,
    ("routes", "scorers"): route_scorers,
    ("routes", "gain"): lambda question: routes(question, ringed(question)) - routes(question),
    ("card-total", "total"): total,
    ("card-total", "winner"): winner,
}
"""By topic and kind. Where it is asked whether something is allowed, all reasons against it."""
