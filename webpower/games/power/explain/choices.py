"""What can be done with a hand in a position: what can be placed where, paid by what, and what else there is.

The choices are the legal actions, grouped for a reader; the reasons beside them are those that refuse the other ones.
Nothing here decides what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from webpower.engine.messages import AnyOf, Message, message
from webpower.games.power.actions import Action
from webpower.games.power.explain.refused import Refusal, column_name, refusals
from webpower.games.power.explain.second import second_piece
from webpower.games.power.observation import Observation, as_seen
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import TEXTS, legal_actions, most_cloisters


class Choice(NamedTuple):
    """Something that can be done, with every way to do it."""

    where: Message
    """The country, the column of the Vatican, or the kind of action."""
    what: Message
    """What is placed, given away or drawn; with the rule."""
    actions: tuple[Action, ...]
    """The legal actions that this choice stands for."""
    payments: tuple[tuple[int, int], ...] = ()
    """What can be paid with: the kind of card, and how many of them."""
    then: Message | None = None
    """For the first piece of a turn: which second piece may follow."""


@dataclass(frozen=True)
class Choices:
    """All that the seat to move can do, and why other things can't be done. Shows itself as text and as a table."""

    position: Position
    names: tuple[str, ...]
    headline: Message
    """Who decides what."""
    possible: tuple[Choice, ...]
    refused: tuple[Refusal, ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        """The legal actions, in the order of the choices."""
        return tuple(action for choice in self.possible for action in choice.actions)

    def __str__(self) -> str:
        from webpower.games.power.explain.shown import choices_text

        return choices_text(self)

    def __repr__(self) -> str:
        return f"Choices({self.headline.say(self.names)} {len(self.possible)} choices, {len(self.actions)} actions)"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        from webpower.games.power.explain.shown import choices_html, choices_text

        return {"text/html": choices_html(self), "text/plain": choices_text(self)}


def explain_options(seen: Position | Observation, names: Sequence[str] = ()) -> Choices:
    """What the seat to move can do, grouped for a reader, with the reason where nothing goes.

    Takes a position, or the observation of the seat that decides: only what that seat knows is looked at. Raises
    WrongValue for the observation of another seat.
    """
    from webpower.games.power.game import seat_names
    from webpower.games.power.text_form import decision

    position = as_seen(seen) if isinstance(seen, Observation) else seen
    named = tuple(names) or seat_names(position.setup.seats)
    return Choices(position, named, decision(position), tuple(_choices(position)), tuple(refusals(position)))


def _choices(position: Position) -> Iterator[Choice]:
    """The legal actions, grouped: countries in the order of scoring, the Vatican, then all that is no placement."""
    groups: dict[object, list[Action]] = {}
    legal = legal_actions(position)
    for number in range(len(position.board.countries)):
        for act in ("cloister", "advisor"):
            groups[number, act] = [action for action in legal if (action.country, action.act) == (number, act)]
    for action in legal:
        if action.act == "vatican":
            ways = tuple(other.kind for other in legal if (other.act, other.at) == ("vatican", action.at))
            groups.setdefault((position.board.arms[action.place].column, ways), []).append(action)
        elif action.act not in ("cloister", "advisor"):
            groups.setdefault((action.act, action.source, action.act == "draw" and action.kind), []).append(action)
    for actions in groups.values():
        if actions:
            yield _choice(position, tuple(actions))


def _choice(position: Position, actions: tuple[Action, ...]) -> Choice:
    act = actions[0].act
    payments = tuple(dict.fromkeys((action.kind, action.cost) for action in actions if action.cost))
    then = second_piece(position, actions) if payments and position.phase is Phase.PLACE else None
    where, what = {"cloister": _cloister, "advisor": _advisor, "vatican": _vatican}.get(act, _other)(position, actions)
    return Choice(where, what, actions, payments, then)


Words = tuple[Message, Message]
"""Where, and what."""


def _cloister(position: Position, actions: Sequence[Action]) -> Words:
    sites = dict.fromkeys(position.board.sites[action.place].name for action in actions)
    return _country(position, actions), message(TEXTS, "choice-cloister", "WP-17", sites=AnyOf(sites))


def _advisor(position: Position, actions: Sequence[Action]) -> Words:
    country = actions[0].country
    room = most_cloisters(position, country) - sum(position.pieces.advisors[country])
    return _country(position, actions), message(TEXTS, "choice-advisor", "WP-18", room=room)


def _country(position: Position, actions: Sequence[Action]) -> Message:
    return message(TEXTS, "choice-country", country=position.board.countries[actions[0].country].name)


def _vatican(position: Position, actions: Sequence[Action]) -> Words:
    board = position.board
    countries = dict.fromkeys(board.countries[action.country].name for action in actions)
    return column_name(position, board.arms[actions[0].place].column), message(
        TEXTS, "choice-arms", "WP-61", countries=AnyOf(countries)
    )


def _other(position: Position, actions: Sequence[Action]) -> Words:
    cards = position.board.cards
    act = actions[0].act
    where = message(TEXTS, f"choice-{act}")
    if act == "exchange":
        labels = AnyOf(cards[action.kind].label for action in actions)
        return where, message(TEXTS, "choice-exchange-what", "WP-22", cards=labels)
    if act == "draw" and actions[0].source == "open":
        return where, message(TEXTS, "choice-draw-open", "WP-23", card=cards[actions[0].kind].label)
    if act == "draw":
        return where, message(TEXTS, "choice-draw-stack", "WP-23", number=len(position.stack))
    return where, message(TEXTS, f"choice-{act}-what", "WP-16" if act == "stop" else "WP-33")
