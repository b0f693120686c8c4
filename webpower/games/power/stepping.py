"""Web of Power on the stepper: the board, the panels beside it, the charts, the places worth a jump."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from webpower.draw.html import FADED, chip, cited, player_tag, table
from webpower.draw.scene import Scene
from webpower.engine.history import Node
from webpower.engine.messages import Message
from webpower.games.power.actions import Action
from webpower.games.power.game import Game
from webpower.games.power.position import Position
from webpower.games.power.rule_texts import rule_texts
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene
from webpower.games.power.scoring import score, score_now
from webpower.games.power.text_form import decision, options_words

if TYPE_CHECKING:
    from webpower.show.stepper import Stepper

LOG_LENGTH = 8
"""How many of the latest sentences the log shows; more only where one step has more to tell."""


class ChartState(NamedTuple):
    """What the charts are drawn from."""

    positions: Sequence[Position]
    step: int

    @property
    def position(self) -> Position:
        """The position at the step."""
        return self.positions[self.step]


class PowerStage:
    """A game as the stepper shows it (`webpower.show.stepper.Stage`)."""

    def __init__(self, game: Game) -> None:
        self.names = game.names
        self.line: Sequence[Node[Position, Action]] = game.line()
        self._positions = [node.position for node in self.line]
        self._events = {hide: [game.events(node, hide) for node in self.line] for hide in (False, True)}
        self.turns: Sequence[int] = [
            step
            for step, position in enumerate(self._positions)
            if game.rules.starts_turn(position) or step == len(self.line) - 1
        ]
        self.jumps: Mapping[str, int] = self._jumps()

    def _jumps(self) -> dict[str, int]:
        jumps: dict[str, int] = {}
        for step, position in enumerate(self._positions):
            if position.interim is not None:
                jumps.setdefault(self._say("jump-interim"), step)
            if position.is_over:
                jumps.setdefault(self._say("jump-final"), step)
        return jumps

    @property
    def charts(self) -> Mapping[str, Callable[[ChartState], Any]]:
        """The figures by the name of their tab. They load plotly, so they are imported when asked for."""
        from webpower.games.power import figures

        names = self.names
        return {
            self._say("chart-majorities"): lambda state: figures.majorities(state.position, names),
            self._say("chart-chains"): lambda state: figures.chains(state.position, names),
            self._say("chart-breakdown"): lambda state: figures.breakdown(state.position, names),
            self._say("chart-timeline"): lambda state: figures.timeline(state.positions, names, at=state.step),
        }

    def chart_state(self, step: int) -> ChartState:
        """The line and the step in it."""
        return ChartState(self._positions, step)

    def scene(self, step: int) -> Scene:
        """The board at a step, with the action that led there marked."""
        return scene(self._positions[step], self.names, last=self.line[step].action, width="compact")

    def panels(self, step: int, hide: bool) -> Sequence[str]:
        """Who decides, what is played by; the players; the cards on the table; what happened; the rules it rests on."""
        position = self._positions[step]
        return (
            self._turn(step, position),
            self._players(position, hide),
            self._cards(position),
            self._log(step, hide),
            self._rules(step),
        )

    def _turn(self, step: int, position: Position) -> str:
        turn = sum(start <= step for start in self.turns) - position.is_over
        where = self._say("turn-number", turn=turn, step=step, last=len(self.line) - 1)
        told = escape(decision(position).say(self.names))
        last_turns = self._say("last-turns") if position.last_turns and not position.is_over else ""
        headline = f'<div style="font-size:17px"><b>{told}</b> {escape(last_turns)}</div>'
        played_by = cited(options_words(position.setup.options).cited(self.names))
        return f'{headline}<div style="{FADED}">{escape(where)}</div><div style="{FADED}">{played_by}</div>'

    def _players(self, position: Position, hide: bool) -> str:
        """Two rows a player: the numbers, and the hand across them, so that it fits beside the board."""
        scored, ended = score_now(position).totals(), score(position).totals()
        rows: list[Sequence[str]] = []
        for seat, name in enumerate(self.names):
            mover = "▸ " if seat == position.seat and not position.is_over else ""
            left = self._say("supply", cloisters=position.cloisters_left(seat), advisors=position.advisors_left(seat))
            rows.append((mover + player_tag(seat, name), escape(left), str(scored[seat]), str(ended[seat])))
            hand = position.hands[seat]
            rows.append((escape(self._say("hidden-hand", cards=sum(hand))) if hide else self._chips(position, hand),))
        heads = [self._say(f"head-{head}") for head in ("player", "supply", "scored", "if-ended")]
        return table([escape(head) for head in heads], rows, keep=True)

    def _chips(self, position: Position, counts: bytes) -> str:
        cards = position.board.cards
        chips = [chip(cards[kind].label, cards[kind].colour, number) for kind, number in enumerate(counts) if number]
        return " ".join(chips)

    def _cards(self, position: Position) -> str:
        cards = position.board.cards
        lying = " ".join(chip(cards[kind].label, cards[kind].colour) for kind in position.open)
        piles = self._say("piles", stack=len(position.stack), discard=sum(position.discard))
        return f"<div>{escape(self._say('open-cards'))} {lying or '-'}</div><div>{escape(piles)}</div>"

    def _log(self, step: int, hide: bool) -> str:
        """All sentences of this step, which stand out, and the latest of those before, as far as there is room."""
        now = [f"<b>{sentence}</b>" for sentence in self._told(step, hide)]
        before: list[str] = []
        for back in range(step - 1, 0, -1):
            if len(now) + len(before) >= LOG_LENGTH:
                break
            before = self._told(back, hide) + before
        latest = [*before, *now][-max(LOG_LENGTH, len(now)) :]
        lines = "".join(f"<li>{sentence}</li>" for sentence in latest)
        return f'<ul style="margin:.3em 0;padding-left:1.2em;line-height:1.4">{lines}</ul>' if lines else ""

    def _told(self, step: int, hide: bool) -> list[str]:
        return [cited(event.cited(self.names)) for event in self._events[hide][step]]

    def _rules(self, step: int) -> str:
        """The rules that this step's sentences cite, in words."""
        cited_rules = dict.fromkeys(event.rule for event in self._events[False][step] if event.rule)
        texts = rule_texts()
        told = [f"<b>{rule} · {escape(texts[rule][0])}.</b> {escape(texts[rule][1])}" for rule in cited_rules]
        return "".join(f'<div style="line-height:1.35;margin:.3em 0">{text}</div>' for text in told)

    def _say(self, id: str, **values: int) -> str:
        return Message(TEXTS, id, tuple(values.items())).say(self.names)


def stepper(game: Game, *, step: int = 0, hide_hands: bool = False) -> Stepper:
    """A control that steps through a game: board, panels, charts.

    ``step`` is the number of actions to start at. Raises CursorError for a step that the game does not have.
    """
    from webpower.show.stepper import Stepper

    return Stepper(PowerStage(game), step=step, hide_hands=hide_hands)
