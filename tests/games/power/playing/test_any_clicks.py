"""Whatever is clicked, in whatever order, also what is not there any more: nothing fails, and the file has it all."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from webpower.engine.chance import pick
from webpower.engine.playing.seating import PERSON
from webpower.games.power.game import load_game
from webpower.games.power.playing.desk import Desk
from webpower.games.power.playing.start import play
from webpower.show.table import PACES, Table

PEOPLE = (
    ["Anna", "random", "greedy"],
    ["Anna", "Barbara", "random"],
    ["random", "Anna", "Barbara", "greedy", "random"],
)
DEEDS = 150


class Player:
    """Clicks without a thought; the buttons that it has seen it presses long after they are gone."""

    def __init__(self, table: Table, random: Random) -> None:
        assert isinstance(table.desk, Desk)
        self.table, self.desk, self.random = table, table.desk, random
        self.seen: list[str] = []
        self.ways: list[Callable[[], object]] = [
            *(
                self.place,
                self.place,
                self.click,
                self.card,
                self.press,
                self.press,
                self.press_again,
                self.key,
                self.tick,
            ),
            *(self.pace, self.go, self.switch, self.stand_up, self.show_hands),
        ]

    def clicks(self) -> None:
        self.seen = list(
            dict.fromkeys([*self.seen, *[press.id for press in (*self.desk.presses(), *self.desk.tools())]])
        )
        pick(self.ways, self.random)()

    def number(self, below: int) -> int:
        return pick(range(below), self.random)

    def place(self) -> None:
        lit = [mark.id for mark in self.desk.scene().marks if mark.button]
        if lit:
            self.table.board.handle({"pick": pick(lit, self.random)})

    def click(self) -> None:
        told = [mark.id for mark in self.desk.scene().marks if mark.label]
        self.table.board.handle({"poke": pick(told, self.random)})

    def card(self) -> None:
        self.table.card(self.number(5))

    def press(self) -> None:
        presses = [press.id for press in self.desk.presses()]
        if presses:
            self.table.press(pick(presses, self.random))

    def press_again(self) -> None:
        id = pick(self.seen, self.random)
        if id != "to-end" or not self.number(10):
            self.table.press(id)

    def key(self) -> None:
        self.table.board.handle({"key": pick(self.table.board.hotkeys, self.random)})

    def tick(self) -> None:
        self.table.board.handle({"tick": self.table.board.beat})

    def pace(self) -> None:
        self.table.pace = pick(list(PACES), self.random)

    def go(self) -> None:
        self.table._do(lambda: self.desk.lines.go(self.number(self.desk.lines.last + 1)))

    def switch(self) -> None:
        lines = [name for _, name in self.desk.lines.choices()]
        self.table._do(lambda: self.desk.lines.switch(pick(lines, self.random)))

    def stand_up(self) -> None:
        sitters = [name for _, name in self.desk.chairs.sitters() if name in (PERSON, "random", "greedy")]
        self.table._do(lambda: self.desk.chairs.sit(self.number(len(self.desk.names)), pick(sitters, self.random)))

    def show_hands(self) -> None:
        views = [view for _, view in self.desk.chairs.views()]
        self.table._do(lambda: self.desk.chairs.show(pick(views, self.random)))


@pytest.mark.parametrize("seed", range(4))
def test_nothing_fails_and_nothing_is_lost(tmp_path: Path, seed: int):
    random = Random(seed)
    variant, vatican = pick(["standard", "fast"], random), bool(seed % 2)
    table = play(pick(PEOPLE, random), seed, saves=tmp_path, pace="fast", variant=variant, vatican=vatican)
    player = Player(table, random)
    for number in range(DEEDS):
        player.clicks()
        assert table.board.error is None
        assert table.board.playing == (table.desk.waits_for_bot and PACES[table.pace] is not None)
        assert table.board.scene == table.desk.scene()
        if number % 10 == 9:
            assert player.desk.save is not None
            kept = load_game(player.desk.save)
            assert (kept.position, kept.node.number) == (player.desk.position, player.desk.game.node.number)
            assert len(kept.branches().lines) == len(player.desk.game.branches().lines)
