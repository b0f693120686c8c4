"""A play table in a page, whatever page that is: what it shows, and what a player's hands do to it.

Nothing here knows where the table stands. A test gives it the element of the table.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.harness import STEP
from webpower.engine.chance import SeededOutcomes
from webpower.games.power.game import Game, load_game
from webpower.games.power.position import Phase, Position
from webpower.games.power.rules import legal_actions
from webpower.games.power.ruleset import RULES
from webpower.games.power.scene.ids import element_of

PLACES = {"site": "cloister", "coat": "advisor"}
"""What is placed on each kind of mark."""

SHOWN = """table => {
    const words = selector => [...table.querySelectorAll(selector)].map(element => element.innerText.trim());
    return {
        lit: [...table.querySelectorAll(".webpower-board [role=button]")].map(mark => mark.dataset.id),
        hand: words(".webpower-hand button"),
        chosen: words(".webpower-hand button:has(.fa-check)"),
        doing: words(".webpower-doing button"),
        told: words(".webpower-told").join(""),
        actions: Number(/(\\d+) actions? played/.exec(table.innerText)?.[1] ?? 0),
    };
}"""

ROWS = "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText.trim()))"
POINTS = 4
"""Cells of a row with a player's points."""


@dataclass(frozen=True)
class Shown:
    """What a table shows, as far as a player acts on it."""

    lit: list[str]
    """The marks of the board that can be clicked."""
    hand: list[str]
    chosen: list[str]
    doing: list[str]
    """The buttons beside the board that play."""
    told: str
    actions: int
    """How many actions have been played, as the page says."""

    @property
    def pays(self) -> list[str]:
        """The ways to pay that are offered."""
        return [button for button in self.doing if button.startswith("Pay ")]


@dataclass(frozen=True)
class AtTable:
    """A player at a table."""

    table: Locator
    root: Path
    """The folder that the paths on the page start from."""
    seat: int = 0

    @property
    def page(self) -> Page:
        return self.table.page

    # What is to be seen

    @property
    def board(self) -> Locator:
        return self.table.locator(".webpower-board svg")

    def mark(self, element: str) -> Locator:
        return self.table.locator(f'.webpower-board [data-id="{element}"]')

    def button(self, name: str) -> Locator:
        return self.table.get_by_role("button", name=name, exact=True)

    def shown(self) -> Shown:
        return Shown(**self.table.evaluate(SHOWN))

    @property
    def file(self) -> Path:
        """The file that the page names as the one where the game is kept."""
        said = re.search(r"Every action is kept at once in (.+?\.json)", self.table.inner_text())
        assert said, "the page names no file"
        return self.root / said[1]

    def points(self) -> list[int]:
        """What the list of players says that each would have if the game ended now."""
        told = self.table.locator("tr").evaluate_all(ROWS)
        return [int(cells[-1]) for cells in told if len(cells) == POINTS]

    def game(self) -> Game:
        """The game as it is kept."""
        return load_game(self.file)

    def position(self) -> Position:
        return self.game().position

    # Waiting

    def wait_told(self, text: str) -> None:
        expect(self.table.get_by_text(text).first).to_be_visible(timeout=STEP)

    def wait(self, holds: Callable[[Shown], bool], what: str = "") -> Shown:
        """Wait until the page shows such; returns what it shows then."""
        for _ in range(STEP // 20):
            shown = self.shown()
            if holds(shown):
                return shown
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the page does not come to show {what or 'what is waited for'}: {shown}")

    def settled(self, after: int = -1) -> tuple[Shown, Position]:
        """Wait until it is the player's turn again (or the game is over), more than ``after`` actions are played, and
        the page shows the position that the file has. Returns both.
        """
        found: list[Position] = []

        def is_so(shown: Shown) -> bool:
            if shown.actions <= after:
                return False
            game = self.game()
            position = found[:1] = [game.position]
            return bool(
                game.node.number == shown.actions
                and shows(shown, game.position, self.seat)
                and (position[0].is_over or position[0].seat == self.seat)
            )

        shown = self.wait(is_so, f"the player's turn after more than {after} actions")
        return shown, found[0]

    # Clicks

    def press(self, name: str) -> None:
        self.button(name).click()

    def click(self, element: str) -> None:
        """A click of the mouse on the middle of a mark, whatever lies there."""
        self.mark(element).click(force=True)

    def card(self, place: int) -> None:
        self.table.locator(".webpower-hand button").nth(place).click()


def shows(shown: Shown, position: Position, seat: int) -> bool:
    """Whether the page shows a position to the player of a seat, with nothing chosen and nothing offered."""
    label = [card.label for card in position.board.cards]
    hand = [label[kind] for kind, number in enumerate(position.hands[seat]) for _ in range(number)]
    return shown.hand == hand and not shown.chosen and shown.doing == can_be_done(position, label)


def can_be_done(position: Position, label: Sequence[str]) -> list[str]:
    """What the buttons beside the board say in a position."""
    if position.is_over:
        return []
    if position.phase == Phase.PLACE:
        return ["Pass" if position.last_turns else "Exchange the chosen card"]
    if position.phase == Phase.MORE:
        return ["No second piece"]
    takes = [f"Take {label[kind]}" for kind in dict.fromkeys(position.open)]
    return ["Draw from the stack"] * bool(position.stack) + takes


def wanted(position: Position, what: str) -> Callable[[str], tuple[int, ...]]:
    """How much a place is worth a click: for the ``ways`` to pay there, or since ``more`` can be placed afterwards."""
    outcomes = SeededOutcomes(0)
    ways, more = Counter[str | None](), Counter[str | None]()
    for action in legal_actions(position):
        ways[element_of(action)] += 1
        more[element_of(action)] += RULES.apply(position, action, outcomes).phase == Phase.MORE
    return lambda element: ((ways if what == "ways" else more)[element], element.startswith("coat:"))


class Clicker:
    """Plays a person's part with the mouse alone, and writes down what it did in the words of a record.

    What it decides depends on what is lit and on how many turns it has had, so that everything comes up that a player
    can do: cards chosen first or payments offered, second pieces, exchanges, draws from the stack and of open cards.
    """

    def __init__(self, at: AtTable) -> None:
        self.at = at
        self.done: list[dict[str, Any]] = []
        """The actions clicked, as a record has them."""
        self.paid = Counter[str]()
        """How pieces were paid: with cards that were ``chosen``, by a button ``offered``, or by the ``only`` way."""
        self.pressed: list[str] = []
        """The buttons pressed beside the board, in their order."""
        self.turns = 0
        _shown, position = at.settled()
        self.kind = {card.label: card.kind for card in position.board.cards}

    def play(self, turns: int = 1000) -> None:
        """So many turns, or to the end of the game."""
        shown, position = self.at.settled()
        last = self.turns + turns
        while not position.is_over and (self.turns < last or position.phase != Phase.PLACE):
            self.turns += position.phase == Phase.PLACE
            self._act(shown, position)
            shown, position = self.at.settled(shown.actions)

    def _act(self, shown: Shown, position: Position) -> None:
        if position.phase == Phase.DRAW:
            self._draw(shown)
        elif shown.lit and (position.phase == Phase.PLACE or self.turns % 2) and self.turns % 7 != 4:
            self._place(shown, position)
        elif position.phase == Phase.MORE:
            self._press("No second piece")
            self._write("stop")
        elif position.last_turns:
            self._press("Pass")
            self._write("pass")
        else:
            self.at.card(0)
            self._press("Exchange the chosen card")
            self._write("exchange", card=self.kind[shown.hand[0]])

    def _place(self, shown: Shown, position: Position) -> None:
        lit, hand = shown.lit, shown.hand
        if self.turns % 3 == 0:
            self.at.card(len(hand) - 1)
            narrowed = self.at.wait(lambda now: bool(now.chosen)).lit
            if not narrowed:
                self.at.card(len(hand) - 1)
                self.at.wait(lambda now: not now.chosen)
            lit = narrowed or lit
        target = max(lit, key=wanted(position, ("more", "ways")[self.turns % 2]))
        self.at.mark(target).click()  # without force: it must be what lies uppermost there
        offered = self.at.wait(lambda now: bool(now.pays) or now.actions > shown.actions)
        if offered.pays:
            self._press(offered.pays[len(self.done) % len(offered.pays)])
        self.paid["offered" if offered.pays else "chosen" if shown.lit != lit else "only"] += 1
        gone = Counter(hand) - Counter(self.at.settled(shown.actions)[0].hand)
        kind, _, where = target.partition(":")
        self._write(PLACES[kind], at=where, pay=[self.kind[card] for card in gone.elements()])

    def _draw(self, shown: Shown) -> None:
        button = shown.doing[len(self.done) % len(shown.doing)]
        self._press(button)
        came = Counter(self.at.settled(shown.actions)[0].hand) - Counter(shown.hand)
        source = "stack" if button == "Draw from the stack" else "open"
        self._write("draw", **{"from": source}, card=self.kind[next(iter(came))])

    def _press(self, name: str) -> None:
        self.at.press(name)
        self.pressed.append(name)

    def _write(self, act: str, **more: Any) -> None:
        self.done.append({"seat": self.at.seat, "act": act, **more})
