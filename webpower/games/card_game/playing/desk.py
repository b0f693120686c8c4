"""The desk of the card game: cards at the ends that are lit, stones to place, law cards to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.messages import Message, message
from webpower.engine.playing import desk
from webpower.engine.playing.desk import Press, press
from webpower.games.card_game import panels
from webpower.games.card_game.actions import Action
from webpower.games.card_game.cards import LAWS, PLAYABLE
from webpower.games.card_game.game import Game
from webpower.games.card_game.position import EMPTY, Phase, Position
from webpower.games.card_game.rules import reasons
from webpower.games.card_game.scene import scene
from webpower.games.card_game.scene.ids import actions_at, element_of
from webpower.games.card_game.words import TEXTS, law_words

MEANT: Mapping[Phase, tuple[str, ...]] = {
    Phase.TAKE: ("take",),
    Phase.MORE: ("take",),
    Phase.PAY: ("pay_slot", "pay_reserve"),
    Phase.CLAIM: ("place", "lift"),
    Phase.LIFTED: ("place",),
}
"""What a click on a card or a stone is meant to do."""

BESIDE = ("pay_reserve", "end_take", "end_turn", "pass")
"""Acts that have a press, beside the law cards."""


class LawCard(NamedTuple):
    """A law card of the hand in view."""

    kind: int
    label: str
    colour: str = "white"
    chosen: bool = False


class Desk(desk.Desk[Position, Action]):
    """A card game that is played by clicks; see `webpower.engine.playing.desk.Desk`."""

    game: Game

    PASSING = tuple(act.replace("_", "-") for act in BESIDE)

    # What is to be seen

    @property
    def in_view(self) -> int | None:
        """The seat whose law cards may be seen; nobody has to look away from who has none."""
        seen = super().in_view
        if seen is None and self.mover in self.people and not any(self.position.laws[self.mover]):
            return self.mover
        return seen

    def hand(self) -> tuple[LawCard, ...]:
        """The law cards of the seat in view; a click plays one."""
        if self.in_view is None:
            return ()
        counts = self.position.laws[self.in_view]
        names = self.names
        return tuple(
            LawCard(kind, law_words(LAWS[kind]).say(names)) for kind, number in enumerate(counts) for _ in range(number)
        )

    def targets(self) -> frozenset[str]:
        """The elements of the board where a click does something now."""
        if not self.may_act():
            return frozenset()
        found = (element_of(action, self.position) for action in self.game.legal_actions())
        return frozenset(element for element in found if element is not None)

    def scene(self) -> Scene:
        """The board: what happened since the person's last decision, and where a click does something."""
        return scene(
            self.position,
            self.names,
            last=self.latest(),
            targets=sorted(self.targets()),
            seen=[seat for seat in range(len(self.names)) if self.sees(seat)],
            width="compact",
        )

    def headline(self) -> str:
        """Who decides what, where in the game that is, and what is played by."""
        return panels.turn_panel(self.position, self.names, self.where())

    def panels(self) -> tuple[str, ...]:
        """The players, what happened, the rules it rests on, where the game is kept."""
        position, names, line = self.position, self.names, self.game.line()
        last = self.game.node
        observed = self.game.observe(self.in_view) if self.in_view is not None else None
        known = observed if "known" in self.aids else None
        covered = [seat for seat in range(len(names)) if not self.sees(seat)]
        return (
            panels.players_panel(position, names, covered, if_ended="if-ended" in self.aids),
            panels.laws_panel(position, known),
            panels.log_panel(last.number, lambda step: self.told(line[step]), names, self.bots_since()),
            panels.rules_panel(self.told(last)),
            panels.saved_panel(self.kept()),
        )

    def acts(self) -> Sequence[Press]:
        """See `webpower.engine.playing.desk.Desk.acts`."""
        legal = [action for action in self.game.legal_actions() if action.act in BESIDE]
        return [press(TEXTS, action.act.replace("_", "-"), self.names) for action in legal]

    # What clicks do

    def card(self, place: int) -> None:
        """A click on a law card of the hand, counted from 0: it is played, or the notice says why it is not."""
        kind = self.hand()[place].kind
        self.forget()
        if not self.may_act():
            self.notice = self.not_now()
        elif LAWS[kind] not in PLAYABLE:
            self.notice = message(TEXTS, "desk-law-shown-last", "CG-37")
        else:
            self._try(self.game.action("play_law", law=str(LAWS[kind])))

    def pick(self, element: str) -> None:
        """A click on a card, a stone or a law card: what can be done there now, or why it can't."""
        self.forget()
        if not self.may_act():
            self.notice = self.not_now()
            return
        legal = actions_at(element, self.position, self.game.legal_actions())
        if legal:
            self.do(legal[0])
        else:
            self.notice = self._refusal(element)

    def act(self, name: str, which: str) -> None:
        """See `webpower.engine.playing.desk.Desk.act`."""
        self.forget()
        self._try(self.game.action(name.replace("-", "_")))

    def _try(self, action: Action) -> None:
        broken = reasons(self.position, action)
        if broken:
            self.notice = broken[0]
        else:
            self.do(action)

    def _refusal(self, element: str) -> Message:
        """Why a click on an element does nothing; to be asked only where that is so."""
        position = self.position
        about = actions_at(element, position)
        kind, _, which = element.partition(":")
        if kind == "card" and position.owners[int(which)] != EMPTY:
            return message(TEXTS, "desk-card-gone", "CG-20")
        meant = [action for action in about if action.act in MEANT[position.phase] or action.act == "play_law"]
        if position.phase is Phase.CLAIM and kind == "card" and position.stones[int(which)] == position.seat:
            meant = [action for action in meant if action.act == "lift"]
        if meant:
            return reasons(position, meant[0])[0]
        return message(TEXTS, "desk-not-an-end", "CG-20") if kind == "card" else message(TEXTS, "desk-nothing-there")
