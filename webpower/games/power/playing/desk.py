"""The desk: people and bots around it, one hand of cards in view, and what each click does.

The desk decides nothing about the rules: what is lit are the legal actions, and what is refused is refused by the rules
with their sentence. Whatever a click does can be done here without a browser.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

from webpower.draw.scene import Scene
from webpower.engine.errors import WrongValue
from webpower.engine.history import Node
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.players import Player
from webpower.games.power import panels
from webpower.games.power.actions import Action
from webpower.games.power.game import Game
from webpower.games.power.playing.chairs import Chairs
from webpower.games.power.playing.choosing import is_place, open_places, paid_exactly, refusal
from webpower.games.power.playing.coach import remark
from webpower.games.power.playing.files import GameFiles
from webpower.games.power.playing.lines import Lines
from webpower.games.power.playing.match import Match
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene
from webpower.games.power.scene.ids import element_of
from webpower.games.power.what_if import Effect, placement_effects


class HandCard(NamedTuple):
    """A card of the hand in view."""

    kind: int
    label: str
    colour: str
    """The name of the ground it has on the map."""
    chosen: bool


class Press(NamedTuple):
    """Something that can be done by one click beside the board."""

    id: str
    text: str
    tip: str
    ready: bool = True
    """Whether it does something now; if not, a click says what is missing."""


AIDS = ("what-if", "hint", "if-ended", "known", "coach")
"""What helps to learn: what each placement would change, what a bot would do, the score if the game ended now, what is
known of the cards, and a remark after a decision that gave points away."""

PASSING = ("show-hand", "pay", "cancel", "exchange", "stop", "pass", "stack", "open")
"""Presses that come and go with the position."""


class Desk(Match):
    """A game that is played by clicks.

    ``game``, ``seats``, ``helper`` and ``folder`` are those of a `Match`; the helper gives hints as well. ``view`` is
    one of ``VIEWS``, ``aids`` are those of ``AIDS`` that are allowed; ``fixed`` keeps who plays and whose hands are
    shown as they are. Raises WrongValue for any other view or aid.
    """

    def __init__(
        self,
        game: Game,
        seats: Sequence[Player | None],
        helper: Player,
        folder: Path | None = None,
        view: str = "own",
        aids: Collection[str] = AIDS,
        fixed: bool = False,
    ) -> None:
        for aid in aids:
            if aid not in AIDS:
                raise WrongValue(f"aids: expected some of {', '.join(AIDS)}; got {aid!r}")
        super().__init__(game, seats, helper, folder)
        self.lines = Lines(self, self._hidden)
        self.chairs = Chairs(self, view, fixed)
        self.files = GameFiles(self)
        self.aids = tuple(aid for aid in AIDS if aid in aids)
        self.asks_what_if = False
        """Whether the board shows what each placement would change."""
        self._chosen = bytes(len(game.setup.board.cards))
        self._offered: tuple[Action, ...] = ()
        self._shown: int | None = None

    # What is to be seen

    @property
    def in_view(self) -> int | None:
        """The seat whose hand may be seen: the only person's, or that of the person who has said to be looking."""
        if len(self.people) == 1:
            return self.people[0]
        return self._shown if self._shown == self.mover else None

    def may_act(self) -> bool:
        """Whether a person decides now, and sees the hand."""
        return not self.position.is_over and self.in_view == self.mover

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
            last=self._latest(),
            targets=sorted(targets),
            what_if=self._effects(targets) if self.asks_what_if else (),
            width="compact",
        )

    def _effects(self, targets: frozenset[str]) -> list[Effect]:
        """What a piece would change at each of the places that are lit."""
        return [effect for effect in placement_effects(self.position) if element_of(effect) in targets]

    def _latest(self) -> list[Action]:
        """The actions since the last decision of another one than the mover, or of the game's last mover, backwards."""
        node, found = self.game.node, list[Action]()
        while node.parent is not None and node.action is not None and node.parent.position.seat != self.mover:
            found.append(node.action)
            node = node.parent
        return found or ([self.game.node.action] if self.game.node.action is not None else [])

    def headline(self) -> str:
        """Who decides what, where in the game that is, and what is played by."""
        line = self.game.line()[: self.game.node.number + 1]
        begun = not self.game.rules.starts_turn(line[0].position)  # from a position in the middle of a turn
        turn = begun + sum(self.game.rules.starts_turn(node.position) and not node.position.is_over for node in line)
        where = self._say("desk-where", turn=turn, actions=self.game.node.number)
        return panels.turn_panel(self.position, self.names, where)

    def panels(self) -> tuple[str, ...]:
        """The players, the cards on the table, what happened, the rules it rests on, where the game is kept."""
        position, names, line = self.position, self.names, self.game.line()
        last = self.game.node
        return (
            panels.players_panel(position, names, self._covered(), if_ended="if-ended" in self.aids),
            panels.cards_panel(position) + "\n" + self._known(),
            panels.log_panel(last.number, lambda step: self._told(line[step]), names, self._bots_since()),
            panels.rules_panel(self._told(last), position.board),
            panels.saved_panel(self._kept()),
        )

    def _bots_since(self) -> int:
        """The first of the actions that bots have done since a person's last turn: nobody should miss any."""
        node = self.game.node
        for by_bot in (False, True) if self.people else ():
            while node.parent is not None and (node.parent.position.seat not in self.people) == by_bot:
                node = node.parent
        return node.number + 1

    def _known(self) -> str:
        """What the seat in view knows of the others' cards and of those still to come."""
        if "known" not in self.aids or self.in_view is None:
            return ""
        return panels.known_panel(self.game.observe(self.in_view), self.names)

    def _covered(self) -> list[int]:
        """The seats whose hands are not to be seen in the list of players; the hand in view lies above it anyway."""
        return [] if self.chairs.view == "all" else list(range(len(self.seats)))

    def _sees(self, seat: int) -> bool:
        return self.chairs.view == "all" or (self.chairs.view == "own" and seat == self.in_view)

    def _told(self, node: Node[Position, Action]) -> Sequence[Message]:
        """What happened on the way to a node, as far as it may be told to whoever looks."""
        return self.game.events(node, hide=self._hidden(node))

    def _hidden(self, node: Node[Position, Action]) -> bool:
        """Whether what only the player of the action on the way to a node saw is not to be told."""
        return node.parent is not None and not self._sees(node.parent.position.seat)

    def _kept(self) -> str:
        if self.keeper is None:
            return self._say("desk-not-saved")
        if self.keeper.trouble is not None:
            return self.keeper.trouble.say(self.names)
        shared = [self._say("desk-played-elsewhere")] if self.keeper.is_shared else []
        return ". ".join([self._say("desk-saved", path=str(self.save)), *shared])

    def tools(self) -> tuple[Press, ...]:
        """What can always be done; which ones they are never changes."""
        asked = [aid for aid in ("what-if", "hint") if aid in self.aids]
        names = ("undo", "redo", "restart", "next-seed", *asked, "let", "to-end")
        return tuple(self._press(name, bot=self.helper.name) for name in names)

    def presses(self) -> tuple[Press, ...]:
        """What can be done beside the board now."""
        if self.position.is_over or self.waits_for_bot:
            return ()
        if not self.may_act():
            mover = Seat(self.mover)
            return (self._press("show-hand", player=mover),)
        if self._offered:
            pays = [self._pay(number, way) for number, way in enumerate(self._offered)]
            return (*pays, self._press("cancel"))
        return tuple(self._acts())

    def _acts(self) -> Sequence[Press]:
        position, stack = self.position, self._press("stack", number=len(self.position.stack))
        match position.phase:
            case Phase.PLACE if position.last_turns:
                return [self._press("pass")]
            case Phase.PLACE:
                return [self._press("exchange")._replace(ready=sum(self._chosen) == 1)]
            case Phase.MORE:
                return [self._press("stop")]
            case _:
                kinds = dict.fromkeys(position.open)
                takes = [self._press("open", str(kind), card=position.board.cards[kind].label) for kind in kinds]
                return [*([stack] if position.stack else []), *takes]

    def _press(self, id: str, which: str = "", **values: Value) -> Press:
        text, tip = (self._say(f"desk-{id}{end}", **values) for end in ("", "-tip"))
        return Press(f"{id}:{which}" if which else id, text, tip)

    def _pay(self, number: int, way: Action) -> Press:
        card = self.position.board.cards[way.kind].label
        paid = message(TEXTS, "paid-one" if way.cost == 1 else "paid-pair", card=card)
        return self._press("pay", str(number), paid=paid)

    def _say(self, id: str, **values: Value) -> str:
        return message(TEXTS, id, "", **values).say(self.names)

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
            self.notice = self._not_now()
        elif not is_place(element):
            self.notice = message(TEXTS, "desk-not-a-place", "WP-17")
        elif ways := open_places(self.position, self._chosen).get(element):
            self._place(ways)
        else:
            self.notice = refusal(self.position, element, self._chosen)

    def _place(self, ways: tuple[Action, ...]) -> None:
        exact = paid_exactly(ways, self._chosen) if any(self._chosen) else None
        if exact is not None or len(ways) == 1:
            self._play(exact or ways[0])
        else:
            self._offered = ways
            self.notice = message(TEXTS, "desk-which-payment", "WP-11", player=Seat(self.mover))

    def _not_now(self) -> Message:
        if self.position.is_over:
            return message(TEXTS, "now-over")
        id = "desk-not-you" if self.waits_for_bot else "desk-hand-covered"
        return message(TEXTS, id, player=Seat(self.mover))

    def press(self, id: str) -> None:
        """A click on one of the presses, by its id."""
        if id not in {press.id for press in (*self.presses(), *self.tools())}:
            if id.partition(":")[0] in PASSING:
                return  # the second click of two, or one that was on its way when bots went on
            raise ValueError(f"the desk has nothing called {id!r} to press")
        name, _, which = id.partition(":")
        actions = self.game.setup.actions
        offered = self._offered
        self._forget_offer()
        match name:
            case "show-hand":
                self._shown = self.mover
            case "pay":
                self._play(offered[int(which)])
            case "exchange" if sum(self._chosen) == 1:
                self._play(actions.exchanges[self._chosen.index(1)])
            case "exchange":
                self.notice = message(TEXTS, "desk-choose-one", "WP-22", player=Seat(self.mover))
            case "stop":
                self._play(actions.stop)
            case "pass":
                self._play(actions.pass_)
            case "stack":
                self._play(actions.draw_stack)
            case "open":
                self._play(actions.draw_open[int(which)])
            case "undo":
                self.undo()
            case "redo":
                self.redo()
            case "restart":
                self.restart()
            case "next-seed":
                self.next_seed()
            case "hint":
                self.hint()
            case "what-if":
                self.asks_what_if = not self.asks_what_if
            case "let":
                self.let_helper()
            case "to-end":
                self.to_the_end()
            case _:
                assert name == "cancel"

    def _forget_offer(self) -> None:
        self._offered, self.notice = (), None

    def _play(self, action: Action) -> None:
        before = self.position
        self.game.play(action)
        self.moved()
        if "coach" in self.aids:
            self.notice = self.notice or remark(before, action)

    def moved(self) -> None:
        """See `Match.moved`; nothing is chosen any more, and the next person's hand is covered."""
        self._chosen = bytes(len(self.game.setup.board.cards))
        self._offered = ()
        if self._shown != self.mover:
            self._shown = None
        super().moved()

    # The helper

    def let_helper(self) -> None:
        """Let the helper decide once for the person on the move."""
        if self.may_act():
            self.let(self.helper)
        else:
            self.notice = self._not_now()

    def hint(self) -> None:
        """What the helper would do for the person on the move, and why in figures, as the notice."""
        hint = self.game.hint(self.helper) if self.may_act() else None
        self.notice = self._not_now() if hint is None else hint.message


def _with(counts: bytes, kind: int, change: int) -> bytes:
    return counts[:kind] + bytes([counts[kind] + change]) + counts[kind + 1 :]
