"""The drawers beneath a table: lines of play, who plays, saving and opening, all without a browser."""

from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from webpower.engine.errors import WrongValue
from webpower.games.power.game import load_game, recorded_game
from webpower.games.power.playing.desk import Desk
from webpower.games.power.playing.start import play
from webpower.show.table import Table

PLAYERS = ("Anna", "greedy", "greedy", "greedy")
LINES, SEATS, FILES = range(3)


def table_of(*players: Any, pull: int, saves: Path | None = None, **more: Any) -> Table:
    """A table with a drawer pulled out."""
    table = play(players or PLAYERS, 7, saves=saves, pace="at-once", **more)
    table._open.selected_index = pull
    return table


def desk_of(table: Table) -> Desk:
    assert isinstance(table.desk, Desk)
    return table.desk


def told(table: Table) -> str:
    notice = table.desk.notice
    return "" if notice is None else notice.cited(table.desk.names)


def branch(table: Table) -> None:
    """A second line of play: another way to begin."""
    desk = desk_of(table)
    table.press("let")
    played = desk.game.root.children[0].action
    table.press("undo")
    while desk.game.node.parent is not None:
        table.press("undo")
    other = next(action for action in desk.game.legal_actions() if action != played)
    desk.game.play(other)
    desk.moved()
    table._after()


class TestLines:
    def test_one_line_is_told_to_be_alone(self):
        table = table_of(pull=LINES)
        assert "there is one line of play" in table.lines._told.value
        assert table.lines._picks.layout.display == "none"

    def test_two_lines_lie_side_by_side_with_their_boards_and_scores(self):
        table = table_of(pull=LINES)
        branch(table)
        shown = table.lines._told.value
        assert shown.count("<img ") == 2
        assert "The lines part at the start" in shown
        assert [name for _, name in table.lines._a.widget.options] == ["main", "0b"]
        assert (table.lines._a.value, table.lines._b.value) == ("main", "0b")
        assert "leaves main after 0: Anna " in table.lines._a.widget.options[1][0]

    def test_a_button_goes_on_with_the_other_line(self):
        table = table_of(pull=LINES)
        branch(table)
        game = desk_of(table).game
        assert desk_of(table).lines.here == "0b"
        table.lines._go[0].click()
        assert desk_of(table).lines.here == "main"
        assert game.node.children == []

    def test_other_players_secrets_stay_secret(self):
        """A bot draws from the stack; only a view of all hands says what."""
        table = table_of("Anna", "random", "random", "random", pull=LINES)
        for _ in range(6):
            table.press("let")
        branch(table)
        hidden = table.lines._told.value
        assert "draws a card from the stack [" in hidden
        table._open.selected_index = SEATS
        table.seats.show_hands("all")
        table.lines._compared = ()
        table._open.selected_index = LINES
        assert table.lines._told.value.count("draws a card from the stack: ") > hidden.count(
            "draws a card from the stack: "
        )

    def test_the_slider_goes_back_to_a_decision_of_a_person(self):
        table = table_of(pull=LINES)
        while desk_of(table).game.node.number < 12:
            table.press("let")
        end = desk_of(table).game.node.number
        assert table.lines._slider.max == table.lines._slider.value == end
        bots_turn = next(
            node.number
            for node in desk_of(table).game.line()
            if node.position.seat == 2 and node.number < end  # a bot's
        )
        table.lines._slider.value = bots_turn
        node = desk_of(table).game.node
        assert node.number < bots_turn
        assert node.position.seat == 0
        assert table.lines._slider.value == node.number
        assert table.lines._slider.max == end

    def test_a_table_of_bots_alone_goes_anywhere(self):
        table = play(["greedy"] * 3, 7, saves=None, pace="on-click")
        table._open.selected_index = LINES
        for _ in range(5):
            table.tick()
        table.lines._slider.value = 3
        assert desk_of(table).game.node.number == 3

    def test_comparing_is_drawn_anew_only_for_lines_that_have_changed(self):
        table = table_of(pull=LINES)
        branch(table)
        shown = table.lines._told.value
        table.press("what-if")
        assert table.lines._told.value is shown
        table.press("let")
        assert table.lines._told.value != shown


class TestSeats:
    def test_a_bots_seat_can_be_taken_over_and_given_back(self):
        table = table_of(pull=SEATS)
        desk = desk_of(table)
        assert [pick.widget.description for pick in table.seats._seats] == list(desk.names)
        assert [pick.value for pick in table.seats._seats] == ["person", "greedy", "greedy", "greedy"]
        table.seats._seats[1].widget.value = "person"
        assert list(desk.people) == [0, 1]
        table.press("show-hand")
        while desk.mover == 0:
            table.press("let")
        assert desk.mover == 1  # no bot decides for it any more
        assert [press.id for press in desk.presses()] == ["show-hand"]
        table.seats._seats[1].widget.value = "thoughtful"
        assert list(desk.people) == [0]
        assert desk.mover == 0

    def test_a_player_of_ones_own_can_sit_down_again(self):
        def first(observation: Any, legal: Any, random: Any) -> Any:
            return legal[0]

        table = table_of("Anna", first, "greedy", pull=SEATS)
        table.seats.sit(1, "person")
        assert ("first", "first") in desk_of(table).chairs.sitters()
        table.seats.sit(1, "first")
        assert desk_of(table).chairs.sits()[1] == ("first", "first")

    def test_hands_are_shown_as_wanted(self):
        table = table_of(pull=SEATS)
        assert table.text.texts[0].count("3 cards") == 4
        table.seats._view.widget.value = "all"
        assert "3 cards" not in table.text.texts[0]
        with pytest.raises(WrongValue, match="view: expected own, all, none; got 'x'"):
            desk_of(table).chairs.show("x")

    def test_a_teacher_can_keep_it_as_it_is(self):
        table = table_of(pull=LINES, fixed=True)
        assert len(table._drawers) == 2
        assert table.seats not in table._drawers


class TestFiles:
    def test_a_record_is_saved_once_under_each_name(self, tmp_path: Path):
        table = table_of(pull=FILES, saves=tmp_path)
        table.press("let")
        name = table.files._name.value
        assert name == "anna-greedy-1-greedy-2-greedy-3-seed-7-record"
        table.files._save.click()
        assert told(table) == f"The record of this line of play is in {tmp_path / name}.json"
        saved = load_game(tmp_path / f"{name}.json")
        assert saved.position == desk_of(table).position
        assert table.files._name.value == f"{name}-2"  # the next one that is free
        table.files.save(name)
        assert told(table) == f"There is a file {name} already: choose another name"

    @pytest.mark.parametrize("name", ["../x", "", "a/b", ".hidden", "x" * 101])
    def test_a_name_that_leads_elsewhere_is_refused(self, tmp_path: Path, name: str):
        table = table_of(pull=FILES, saves=tmp_path)
        table.files.save(name)
        assert told(table).startswith("A file's name has letters")
        assert len(list(tmp_path.iterdir())) == 1  # the game itself

    def test_another_game_is_opened_and_both_stay(self, tmp_path: Path):
        recorded_game("three-players").save(tmp_path / "old.json")
        table = table_of(pull=FILES, saves=tmp_path)
        table.press("let")
        own = desk_of(table).save
        assert [name for name, _ in table.files._choice.widget.options] == [
            "anna-greedy-1-greedy-2-greedy-3-seed-7",
            "old",
        ]
        table.files._choice.widget.value = "old"
        table.files._open.click()
        desk = desk_of(table)
        assert told(table) == "The game of Anna, Barbara, Chris is on the table"
        assert list(desk.people) == [0, 1, 2]
        assert desk.position.is_over
        assert desk.save != own
        assert own is not None
        table.files.open(own.stem)
        assert list(desk.people) == [0]
        assert desk.save == own

    def test_a_file_from_elsewhere_is_taken(self):
        table = table_of(pull=FILES)
        desk = desk_of(table)
        content = memoryview(desk.files.record().encode())
        file = {"content": content, "name": "x", "type": "", "size": 1, "last_modified": datetime(2000, 1, 1)}
        table.files._upload.value = (file,)
        assert told(table) == f"The game of {', '.join(desk.names)} is on the table"
        assert table.files._upload.value == ()
        desk.files.take(b'{"format": "nothing"}')
        assert told(table).startswith("That file can't be opened: format: expected")

    def test_a_damaged_file_leaves_the_game_as_it_was(self, tmp_path: Path):
        (tmp_path / "broken.json").write_text("{")
        table = table_of(pull=FILES, saves=tmp_path)
        table.press("let")
        before = desk_of(table).position
        table.files.open("broken")
        assert told(table).startswith("That file can't be opened: not JSON")
        assert desk_of(table).position is before
        table.files.open("none")
        assert told(table) == "There is no file none in the folder"

    def test_a_table_that_keeps_nothing_gives_the_record_to_download(self):
        table = table_of(pull=FILES)
        assert table.files._kept[0].layout.display == "none"
        assert 'download="anna-greedy-1-greedy-2-greedy-3-seed-7-record.json"' in table.files._download.value
        table.files.save("x")
        assert told(table) == "This table keeps no files, so the record can only be downloaded"


def test_a_bot_waits_for_a_click_if_that_is_its_pace():
    table = play(["greedy", "Anna", "greedy"], 7, saves=None, pace="on-click")
    assert not table.board.playing
    assert table._bot in table._doing.children
    table._bot.click()
    assert desk_of(table).game.node.number == 1
    while desk_of(table).waits_for_bot:
        table._bot.click()
    assert table._bot not in table._doing.children


def test_a_pace_there_is_none_of_is_refused():
    with pytest.raises(WrongValue, match="pace: expected at-once, fast, normal, slow, on-click; got 'quick'"):
        play(pace="quick", saves=None)
