"""The desk of Web of Power: a hand of cards, places that are lit, payments, what if, the coach."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.players import Player
from webpower.engine.playing import desk
from webpower.engine.playing.desk import Press, press
from webpower.games.power import panels
from webpower.games.power.actions import Action
from webpower.games.power.game import Game
from webpower.games.power.kind import POWER
from webpower.games.power.playing.choosing import is_place, open_places, paid_exactly, refusal
from webpower.games.power.playing.coach import remark
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene
from webpower.games.power.scene.ids import element_of
from webpower.games.power.what_if import Effect, placement_effects

AIDS = POWER.aids


class HandCard(NamedTuple):
    """A card of the hand in view."""

    kind: int
    label: str
    colour: str
    """The name of the ground it has on the map."""
    chosen: bool


class Desk(desk.Desk[Position, Action]):
    """A game of Web of Power that is played by clicks; see `webpower.engine.playing.desk.Desk`."""

    game: Game

    PASSING = ("pay", "cancel", "exchange", "stop", "pass", "stack", "open")

    def __init__(
        self,
        game: Game,
        seats: Sequence[Player | None],
        helper: Player,
        folder: Path | None = None,
        view: str = "own",
        aids: Collection[str] | None = None,
        fixed: bool = False,
    ) -> None:
        self.asks_what_if = False
        """Whether the board shows what each placement would change."""
        self._chosen = bytes(len(game.setup.board.cards))
        self._offered: tuple[Action, ...] = ()
        super().__init__(game, seats, helper, folder, view, aids, fixed)

    # What is to be seen

    def hand(self) -> tuple[HandCard, ...]:
        """The cards of the hand in view, by kind; none if no hand is."""
        if self.in_view is None:
            return ()
        cards: list[HandCard] = []
        for kind, (card, number) in enumerate(
            zip(self.position.board.cards, self.position.hands[self.in_view], strict=True)
        ):
            cards += [HandCard(kind, card.label, card.colour, place < self._chosen[kind]) for place in range(number)]
        return tuple(cards)

    def targets(self) -> frozenset[str]:
        """The elements of the map where a piece can be placed now with the chosen cards."""
        return frozenset(open_places(self.position, self._chosen)) if self.may_act() else frozenset()

    def scene(self) -> Scene:
        """The board: what was placed since the person's last decision, where a piece can go, what it would change."""
        targets = self.targets()
        return scene(
            self.position,
            self.names,
            last=self.latest(),
            targets=sorted(targets),
            what_if=self._effects(targets) if self.asks_what_if else (),
            width="compact",
        )

    def _effects(self, targets: frozenset[str]) -> list[Effect]:
        """What a piece would change at each of the places that are lit."""
        return [effect for effect in placement_effects(self.position) if element_of(effect) in targets]

    def headline(self) -> str:
        """Who decides what, where in the game that is, and what is played by."""
        return panels.turn_panel(self.position, self.names, self.where())

    def panels(self) -> tuple[str, ...]:
        """The players, the cards on the table, what happened, the rules it rests on, where the game is kept."""
        position, names, line = self.position, self.names, self.game.line()
        last = self.game.node
        return (
            panels.players_panel(position, names, self.covered(), if_ended="if-ended" in self.aids),
            panels.cards_panel(position) + "\n" + self._known(),
            panels.log_panel(last.number, lambda step: self.told(line[step]), names, self.bots_since()),
            panels.rules_panel(self.told(last), position.board),
            panels.saved_panel(self.kept()),
        )

    def _known(self) -> str:
        """What the seat in view knows of the others' cards and of those still to come."""
        if "known" not in self.aids or self.in_view is None:
            return ""
        return panels.known_panel(self.game.observe(self.in_view), self.names)

    def tools(self) -> tuple[Press, ...]:
        """See `webpower.engine.playing.desk.Desk.tools`; with what if."""
        tools = list(super().tools())
        place = [tool.id for tool in tools].index("next-seed") + 1
        tools[place:place] = [self._own("what-if")] if "what-if" in self.aids else []
        return tuple(tools)

    def acts(self) -> Sequence[Press]:
        """See `webpower.engine.playing.desk.Desk.acts`."""
        if self._offered:
            pays = [self._pay(number, way) for number, way in enumerate(self._offered)]
            return (*pays, self._own("cancel"))
        position = self.position
        match position.phase:
            case Phase.PLACE if position.last_turns:
                return [self._own("pass")]
            case Phase.PLACE:
                return [self._own("exchange")._replace(ready=sum(self._chosen) == 1)]
            case Phase.MORE:
                return [self._own("stop")]
            case _:
                stack = [self._own("stack", number=len(position.stack))] if position.stack else []
                kinds = dict.fromkeys(position.open)
                return [*stack, *(self._own("open", str(kind), card=self._label(kind)) for kind in kinds)]

    def _pay(self, number: int, way: Action) -> Press:
        paid = message(TEXTS, "paid-one" if way.cost == 1 else "paid-pair", card=self._label(way.kind))
        return self._own("pay", str(number), paid=paid)

    def _label(self, kind: int) -> str:
        return self.position.board.cards[kind].label

    def _own(self, id: str, which: str = "", **values: Value) -> Press:
        return press(TEXTS, id, self.names, which, **values)

    # What clicks do

    def card(self, place: int) -> None:
        """A click on a card of the hand, counted from 0: it is chosen, or not chosen any more."""
        kind, chosen = self.hand()[place].kind, self.hand()[place].chosen
        self._forget_offer()
        self._chosen = _with(self._chosen, kind, -1 if chosen else 1)

    def pick(self, element: str) -> None:
        """A click on an element of the board.

        Where a piece can be placed it stands, or the ways to pay are offered if there are several; elsewhere the notice
        says which rule forbids it.
        """
        self._forget_offer()
        if not self.may_act():
            self.notice = self.not_now()
        elif not is_place(element):
            self.notice = message(TEXTS, "desk-not-a-place", "WP-17")
        elif ways := open_places(self.position, self._chosen).get(element):
            self._place(ways)
        else:
            self.notice = refusal(self.position, element, self._chosen)

    def _place(self, ways: tuple[Action, ...]) -> None:
        exact = paid_exactly(ways, self._chosen) if any(self._chosen) else None
        if exact is not None or len(ways) == 1:
            self.do(exact or ways[0])
        else:
            self._offered = ways
            self.notice = message(TEXTS, "desk-which-payment", "WP-11", player=Seat(self.mover))

    def act(self, name: str, which: str) -> None:
        """See `webpower.engine.playing.desk.Desk.act`."""
        actions, offered = self.position.setup.actions, self._offered
        self._forget_offer()
        match name:
            case "pay":
                self.do(offered[int(which)])
            case "exchange" if sum(self._chosen) == 1:
                self.do(actions.exchanges[self._chosen.index(1)])
            case "exchange":
                self.notice = message(TEXTS, "desk-choose-one", "WP-22", player=Seat(self.mover))
            case "stop":
                self.do(actions.stop)
            case "pass":
                self.do(actions.pass_)
            case "stack":
                self.do(actions.draw_stack)
            case "open":
                self.do(actions.draw_open[int(which)])
            case "what-if":
                self.asks_what_if = not self.asks_what_if
            case _:
                assert name == "cancel"

    def _forget_offer(self) -> None:
        self._offered, self.notice = (), None

    def forget(self) -> None:
        """See `webpower.engine.playing.desk.Desk.forget`."""
        self._forget_offer()

    def moved(self) -> None:
        """See `webpower.engine.playing.match.Match.moved`; nothing is chosen any more."""
        self._chosen = bytes(len(self.position.setup.board.cards))
        super().moved()

    def remark(self, before: Position, action: Action) -> Message | None:
        """See `webpower.engine.playing.desk.Desk.remark`."""
        return remark(before, action)


def _with(counts: bytes, kind: int, change: int) -> bytes:
    return counts[:kind] + bytes([counts[kind] + change]) + counts[kind + 1 :]
