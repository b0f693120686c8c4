"""Caricatures for lessons: each knows one idea and follows it whatever happens.

All of them look at every placement, have one figure for it, and take the most; where nothing pleases them they stop,
exchange or pass. They like to draw open cards of a kind that they hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from webpower.engine.chance import pick
from webpower.engine.messages import message
from webpower.engine.players import Advice, Bot
from webpower.games.power.actions import Action
from webpower.games.power.observation import Observation, as_seen
from webpower.games.power.players.after import after
from webpower.games.power.players.scores import Scores, connected, scores, scores_after
from webpower.games.power.position import EMPTY, Phase, Pieces, Position
from webpower.games.power.rules import PLACEMENTS, TEXTS


class Caricature(Bot):
    """What the caricatures share; each has a ``figure`` of its own, and a sentence for it."""

    rule = ""
    """The rule its idea rests on."""

    def figure(self, seen: Position, before: Scores, action: Action) -> int | None:
        """What a placement is worth to this player; None for one it never makes."""
        raise NotImplementedError

    def advise(self, observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
        """See `webpower.engine.players.Adviser.advise`."""
        if observation.phase is Phase.DRAW:
            return _draw(observation, legal, random)
        seen = as_seen(observation)
        before = scores(seen)
        figures = {
            number: figure
            for number, action in enumerate(legal)
            if action.act in PLACEMENTS and (figure := self.figure(seen, before, action)) is not None
        }
        if not figures:
            waiting = [action for action in legal if action.act not in PLACEMENTS]
            return Advice(pick(waiting, random), message(TEXTS, f"{self.name}-waits"))
        most = max(figures.values())
        chosen = pick([number for number, figure in figures.items() if figure == most], random)
        return Advice(legal[chosen], message(TEXTS, self.name, self.rule, figure=most, choices=len(figures)))


def _draw(observation: Observation, legal: Sequence[Action], random: Random) -> Advice:
    """An open card of a kind that is held, the most cards of it first; else the stack."""
    held = [observation.hand[action.kind] if action.source == "open" else 0 for action in legal]
    most = max(held)
    if most == 0:
        return Advice(legal[0], message(TEXTS, "draws-blindly", "WP-23"))
    chosen = pick([action for action, number in zip(legal, held, strict=True) if number == most], random)
    card = observation.setup.board.cards[chosen.kind].label
    return Advice(chosen, message(TEXTS, "draws-alike", "WP-23", card=card, held=most))


class Monk(Caricature):
    """Cloisters only: where they bring the most points for majorities at once."""

    name = "monk"
    rule = "WP-40"

    def figure(self, seen: Position, before: Scores, action: Action) -> int | None:
        """Own points for cloisters after it."""
        if action.act != "cloister":
            return None
        scored = scores_after(before, after(seen, action), seen.seat, action)
        return sum(country[seen.seat] for country in scored.cloisters)


class Courtier(Caricature):
    """Advisors only: where they bring the most points for alliances at once."""

    name = "courtier"
    rule = "WP-41"

    def figure(self, seen: Position, before: Scores, action: Action) -> int | None:
        """Own points for alliances after it."""
        if action.act != "advisor":
            return None
        scored = scores_after(before, after(seen, action), seen.seat, action)
        return sum(alliance[seen.seat] for alliance in scored.alliances)


class Wanderer(Caricature):
    """Chains only: cloisters that join as many of its own as possible by roads."""

    name = "wanderer"
    rule = "WP-42"

    def figure(self, seen: Position, before: Scores, action: Action) -> int | None:
        """How many own cloisters roads connect with it, itself included."""
        if action.act != "cloister":
            return None
        pieces = after(seen, action).pieces
        (joined,) = (part for part in connected(seen.board, pieces.owners, seen.seat) if action.place in part)
        return len(joined)


class Blocker(Caricature):
    """Takes sites that others want: beside their cloisters, and where it costs them points."""

    name = "blocker"
    rule = "WP-17"

    def figure(self, seen: Position, before: Scores, action: Action) -> int | None:
        """What the others lose, and how many of their cloisters lie beside the site; never if that is nothing."""
        scored = scores_after(before, after(seen, action), seen.seat, action)
        lost = _of_others(before, seen.seat) - _of_others(scored, seen.seat)
        beside = _others_beside(seen.pieces, seen, action.place) if action.act == "cloister" else 0
        return lost + beside if lost + beside > 0 else None


def _of_others(scored: Scores, seat: int) -> int:
    return sum(scored.totals) - scored.totals[seat]


def _others_beside(pieces: Pieces, seen: Position, site: int) -> int:
    """How many cloisters of others a road connects with a site."""
    return sum(pieces.owners[other] not in (EMPTY, seen.seat) for other in seen.board.neighbours[site])
