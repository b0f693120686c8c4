"""The desk: people and bots around it, what only some may see, and what each click does that is the same in all games.

The desk decides nothing about the rules: what is lit are the legal actions, and what is refused is refused by the rules
with their sentence. Whatever a click does can be done here without a browser.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from webpower.engine.errors import WrongValue
from webpower.engine.history import Node
from webpower.engine.messages import Message, Seat, Value, message
from webpower.engine.mistakes import TEXTS
from webpower.engine.players import Player
from webpower.engine.playing.chairs import Chairs
from webpower.engine.playing.files import GameFiles
from webpower.engine.playing.lines import Lines
from webpower.engine.playing.match import Match

if TYPE_CHECKING:
    from webpower.draw.scene import Scene
    from webpower.engine.game import Game
    from webpower.show.desk import Card

P = TypeVar("P")
A = TypeVar("A")


class Press(NamedTuple):
    """Something that can be done by one click beside the board."""

    id: str
    text: str
    tip: str
    ready: bool = True
    """Whether it does something now; if not, a click says what is missing."""


TOOLS = ("undo", "redo", "restart", "next-seed", "hint", "let", "to-end")
"""What any desk can always do."""


class Desk(Match[P, A]):
    """A game that is played by clicks. Each game makes its own of it (`Kind.desk`).

    ``game``, ``seats``, ``helper`` and ``folder`` are those of a `Match`; the helper gives hints as well. ``view`` is
    one of ``VIEWS``, ``aids`` are those of the game's that are allowed, None for all; ``fixed`` keeps who plays and
    whose hands are shown as they are. Raises WrongValue for any other view or aid.
    """

    PASSING: Collection[str] = ()
    """Presses of this game that come and go with the position."""

    def __init__(
        self,
        game: Game[P, A],
        seats: Sequence[Player | None],
        helper: Player,
        folder: Path | None = None,
        view: str = "own",
        aids: Collection[str] | None = None,
        fixed: bool = False,
    ) -> None:
        known = game.kind.aids
        for aid in aids or ():
            if aid not in known:
                raise WrongValue(f"aids: expected some of {', '.join(known)}; got {aid!r}")
        super().__init__(game, seats, helper, folder)
        self.lines = Lines(self, self._hidden)
        self.chairs = Chairs(self, view, fixed)
        self.files = GameFiles(self)
        self.aids = tuple(aid for aid in known if aids is None or aid in aids)
        self._shown: int | None = None

    # What a game adds

    @abstractmethod
    def hand(self) -> Sequence[Card]:
        """The cards of the hand in view; none if no hand is, or the game has none."""

    @abstractmethod
    def scene(self) -> Scene:
        """The board, with what can be done on it lit."""

    @abstractmethod
    def headline(self) -> str:
        """Who decides what, as HTML."""

    @abstractmethod
    def panels(self) -> Sequence[str]:
        """What else stands beside the board, as pieces of HTML, always as many."""

    @abstractmethod
    def card(self, place: int) -> None:
        """A click on a card of the hand, counted from 0."""

    @abstractmethod
    def pick(self, element: str) -> None:
        """A click on an element of the board: what can be done there is done, or the notice says why it can't."""

    @abstractmethod
    def acts(self) -> Sequence[Press]:
        """What the mover can do beside the board now."""

    @abstractmethod
    def act(self, name: str, which: str) -> None:
        """A click on one of these, or of the tools that the game adds."""

    def forget(self) -> None:
        """Another click has come: what the last one asked for, or said, does not matter any more."""
        self.notice = None

    def remark(self, before: P, action: A) -> Message | None:
        """What a coach says to a decision."""
        return None

    # What is to be seen

    @property
    def in_view(self) -> int | None:
        """The seat whose hand may be seen: the only person's, or that of the person who has said to be looking."""
        if len(self.people) == 1:
            return self.people[0]
        return self._shown if self._shown == self.mover else None

    def may_act(self) -> bool:
        """Whether a person decides now, and sees the hand."""
        return not self.is_over and self.in_view == self.mover

    def latest(self) -> list[A]:
        """The actions since the last decision of another one than the mover, or of the game's last mover, backwards."""
        node, found = self.game.node, list[A]()
        while node.parent is not None and node.action is not None and self._decided(node) != self.mover:
            found.append(node.action)
            node = node.parent
        return found or ([self.game.node.action] if self.game.node.action is not None else [])

    def where(self) -> str:
        """Where in the game it is: the turn, and how many actions have been played."""
        line, rules = self.game.line()[: self.game.node.number + 1], self.game.rules
        begun = not rules.starts_turn(line[0].position)  # from a position in the middle of a turn
        turn = begun + sum(rules.starts_turn(node.position) and not rules.is_over(node.position) for node in line)
        return say("desk-where", turn=turn, actions=self.game.node.number)

    def bots_since(self) -> int:
        """The first of the actions that bots have done since a person's last turn: nobody should miss any."""
        node = self.game.node
        for by_bot in (False, True) if self.people else ():
            while node.parent is not None and (self._decided(node) not in self.people) == by_bot:
                node = node.parent
        return node.number + 1

    def covered(self) -> list[int]:
        """The seats whose hands are not to be seen in the list of players; the hand in view lies above it anyway."""
        return [] if self.chairs.view == "all" else list(range(len(self.seats)))

    def told(self, node: Node[P, A]) -> Sequence[Message]:
        """What happened on the way to a node, as far as it may be told to whoever looks."""
        return self.game.events(node, hide=self._hidden(node))

    def kept(self) -> str:
        """Where the game is kept."""
        if self.keeper is None:
            return say("desk-not-saved")
        if self.keeper.trouble is not None:
            return self.keeper.trouble.say(self.names)
        shared = [say("desk-played-elsewhere")] if self.keeper.is_shared else []
        return ". ".join([say("desk-saved", path=str(self.save)), *shared])

    def _decided(self, node: Node[P, A]) -> int | None:
        """Who decided the action that led to a node; None at the start."""
        return None if node.parent is None else self.game.rules.seat_to_move(node.parent.position)

    def sees(self, seat: int) -> bool:
        """Whether whoever looks may see what only that seat sees."""
        return self.chairs.view == "all" or (self.chairs.view == "own" and seat == self.in_view)

    def _hidden(self, node: Node[P, A]) -> bool:
        """Whether what only the player of the action on the way to a node saw is not to be told."""
        decided = self._decided(node)
        return decided is not None and not self.sees(decided)

    # What can be pressed

    def tools(self) -> tuple[Press, ...]:
        """What can always be done; which ones they are never changes."""
        asked = ["hint"] if "hint" in self.aids else []
        names = ("undo", "redo", "restart", "next-seed", *asked, "let", "to-end")
        return tuple(self._tool(name) for name in names)

    def _tool(self, name: str) -> Press:
        return press(TEXTS, name, self.names, bot=self.helper.name)

    def presses(self) -> tuple[Press, ...]:
        """What can be done beside the board now."""
        if self.is_over or self.waits_for_bot:
            return ()
        if not self.may_act():
            return (press(TEXTS, "show-hand", self.names, player=Seat(self.mover)),)
        return tuple(self.acts())

    def press(self, id: str) -> None:
        """A click on one of the presses, by its id."""
        name, _, which = id.partition(":")
        if id not in {press.id for press in (*self.presses(), *self.tools())}:
            if name == "show-hand" or name in self.PASSING:
                return  # the second click of two, or one that was on its way when bots went on
            raise ValueError(f"the desk has nothing called {id!r} to press")
        if name in TOOLS or name == "show-hand":
            self.forget()
        match name:
            case "show-hand":
                self._shown = self.mover
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
            case "let":
                self.let_helper()
            case "to-end":
                self.to_the_end()
            case _:
                self.act(name, which)

    def not_now(self) -> Message:
        """Why nothing can be done on the board."""
        if self.is_over:
            return message(self.game.kind.texts, "now-over")
        return message(TEXTS, "desk-not-you" if self.waits_for_bot else "desk-hand-covered", player=Seat(self.mover))

    def do(self, action: A) -> None:
        """Play an action of the person on the move."""
        before = self.position
        self.game.try_action(action)
        self.moved()
        if "coach" in self.aids:
            self.notice = self.notice or self.remark(before, action)

    def moved(self) -> None:
        """See `Match.moved`; nothing is chosen any more, and the next person's hand is covered."""
        self.forget()
        if self._shown != self.mover:
            self._shown = None
        super().moved()

    # The helper

    def let_helper(self) -> None:
        """Let the helper decide once for the person on the move."""
        if self.may_act():
            self.let(self.helper)
        else:
            self.notice = self.not_now()

    def hint(self) -> None:
        """What the helper would do for the person on the move, and why in figures, as the notice."""
        hint = self.game.hint(self.helper) if self.may_act() else None
        self.notice = self.not_now() if hint is None else hint.message


def press(texts: str, id: str, names: Sequence[str], which: str = "", **values: Value) -> Press:
    """A press with its words, which are the catalogue's ``desk-<id>`` and ``desk-<id>-tip``."""
    text, tip = (message(texts, f"desk-{id}{end}", "", **values).say(names) for end in ("", "-tip"))
    return Press(f"{id}:{which}" if which else id, text, tip)


def say(id: str, **values: Any) -> str:
    """A sentence of any desk that names no player."""
    return message(TEXTS, id, "", **values).say(())
