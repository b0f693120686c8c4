"""The teaching board played through in every place that takes a board, and a count of these, so that none is forgotten.

A place is a function that works with a board file and gives all the words which are seen there. None may name what
only the printed board has. What is counted: the library's functions that take a board, the methods of a game, the
charts, and the commands.
"""

import inspect
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import webpower
from webpower.app.play_page import PlayPage
from webpower.cli import main
from webpower.engine.rule_texts import rule_texts
from webpower.games.power import figures
from webpower.games.power.arena import experiments
from webpower.games.power.board_choices import BOARDS
from webpower.games.power.game import Game
from webpower.games.power.observation import nothing_known, observe
from webpower.games.power.scene import scene
from webpower.games.power.scene.measures import MEASURES
from webpower.games.power.whole_file import whole_entry
from webpower.resources import data_path

NAMES = ("Anna", "Barbara", "Chris")
BOTS = ("thoughtful", "greedy", "random")


@dataclass
class Here:
    """A folder with the teaching board as a file of a teacher's own, which brings all that is said of it."""

    folder: Path
    patch: pytest.MonkeyPatch

    @cached_property
    def file(self) -> Path:
        board = json.loads(data_path("boards", "heron-coast.json").read_text(encoding="utf-8"))
        path = self.folder / "our-coast.json"
        path.write_text(json.dumps({**board, "id": "our-coast", "name": "Our Coast"}), encoding="utf-8")
        return path

    @cached_property
    def game(self) -> Game:
        """A game to its end, its cursor where a turn begins in the middle."""
        game = webpower.new_game(NAMES, 7, board=self.file, vatican=True).play_on(list(BOTS))
        turns = [node.number for node in game.line() if node.position.phase == "place"]
        game.go(turns[len(turns) // 2])
        return game

    @cached_property
    def record(self) -> Path:
        self.game.save(self.folder / "record.json")
        return self.folder / "record.json"

    def command(self, *arguments: object) -> str:
        """What a command prints, if it succeeds."""
        done = CliRunner().invoke(main, list(map(str, arguments)))
        assert done.exit_code == 0, done.output
        return done.output

    def page(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")


# The library


def load_board(here: Here) -> str:
    board = webpower.load_board(here.file)
    return f"{board}\n{board._repr_mimebundle_()}"


def new_game(here: Here) -> str:
    game = webpower.new_game(NAMES, 3, board=here.file)
    for bot in ("random", "greedy", "thoughtful", "search"):
        assert webpower.new_game(NAMES, 3, board=here.file).play_on([bot, "random", "random"]).position.is_over
    return f"{game}\n{game.position}"


def play(here: Here) -> str:
    """A person at a table, who does what is offered first, with a hint and a look at what would be, to the end."""
    table = webpower.play(["Anna", "greedy", "random"], 5, board=here.file, saves=here.folder, pace="at-once")
    desk: Any = table.desk
    seen = []
    for deed in ("hint", "what-if"):
        table.press(deed)
        seen += [desk.headline(), str(desk.notice and desk.notice.say(desk.names)), *desk.panels()]
        seen.append(desk.scene().description)
    while not desk.position.is_over:
        ready = [press.id for press in desk.presses() if press.ready]
        if ready and not ready[0].startswith("exchange"):
            table.press(ready[0])
        elif lit := sorted(desk.targets()):
            table.pick(lit[0])
        else:
            table.press("to-end")
    seen += [desk.headline(), *desk.panels(), desk.scene().description]
    assert webpower.load_game(desk.save).setup.board == webpower.load_board(here.file)
    return "\n".join(seen)


def edit(here: Here) -> str:
    """An empty board, on which pieces are set up; then a game from it."""
    editor: Any = webpower.edit(board=here.file, players=NAMES, saves=here.folder, vatican=True)
    bench = editor.bench
    for site in editor.position.board.sites[:6]:
        editor.pick(f"site:{site.id}")
    assert sum(owner != 255 for owner in editor.position.pieces.owners) == 6
    seen = [bench.headline(), bench.legality(), bench.summary(), *bench.panels(), *bench.below()]
    game = editor.game.play_on("greedy")
    again = webpower.game_from(editor.position, NAMES).play_on("greedy")
    assert game.position.is_over
    assert again.position.is_over
    return "\n".join([*seen, bench.scene().description, str(game.score())])


def edit_board(here: Here) -> str:
    editor: Any = webpower.edit_board(here.file, saves=here.folder)
    for key in ("3", "ArrowUp", "Enter"):
        editor.key(key)
    editor.press("preview")
    assert editor.drawn == webpower.load_board(here.file)
    fields = [f"{field.label} {field.value}" for field in editor.bench.fields()]
    return "\n".join([*fields, editor.bench.checks(), editor.bench.below(), str(editor.bench.scene())])


def tournament(here: Here) -> str:
    results = webpower.tournament(["greedy", "monk", "random"], 3, board=here.file, workers=0)
    assert results.game(0).setup.board == webpower.load_board(here.file)
    return f"{results}\n{results.sources()}\n{results.seats()}"


def experiment(here: Here) -> str:
    return str(experiments.seat_advantage(players=3, games=3, board=here.file, workers=0))


def lab(here: Here) -> str:
    game = webpower.new_game(NAMES, 3, board=here.file)
    told = [webpower.lab.hints(game, BOTS), webpower.lab.onward(game, games=2, progress=False)]
    told.append(webpower.lab.plans(game, {"greedy": "greedy", "random": "random"}, games=2, progress=False))
    return "\n".join(map(str, told))


def maps(here: Here) -> str:
    return "\n".join(
        drawn.description + " ".join(mark.text + mark.label for mark in drawn.marks)
        for width in MEASURES
        for drawn in [scene(here.game.position, NAMES, width=width)]
    )


def app(here: Here) -> str:
    """A visitor who chooses the board and lets a bot play for him."""
    here.patch.setenv(BOARDS, str(here.folder))
    assert here.file.exists()
    here.patch.setenv("WEBPOWER_SAVES", str(here.folder / "saves"))
    here.patch.chdir(here.folder)
    page = PlayPage()
    page.meet("0" * 32, {})
    page.form.choices["board"].value = str(here.file)
    page.form.pace.value = "at-once"
    page.form.button.click()
    assert page.table is not None
    page.table.press("to-end")
    desk: Any = page.table.desk
    assert desk.position.is_over
    return "\n".join([*desk.panels(), desk.scene().description])


# A game


def step_through(here: Here) -> str:
    stepper: Any = here.game.step_through()
    seen = []
    for step in range(len(here.game.line())):
        stepper.go(step)
        seen += [*stepper.stage.panels(step, False), stepper.board.scene.description]
    return "\n".join(seen)


def in_words(here: Here) -> str:
    """What a game says at its cursor, of all countries, alliances and bots."""
    game, board = here.game, here.game.setup.board
    seen = [str(game), str(game.score()), str(game.explain_options()), str(game.branches()), str(game.observe(1))]
    seen += game.log() + game.notices() + list(map(str, game.legal_actions()))
    seen += [str(game.hint(bot)) for bot in ("random", "greedy", "thoughtful", "search", "monk", "courtier")]
    seen += [line for country in board.countries for line in game.why(country.name)]
    seen += [line for alliance in board.alliances for line in game.why(alliance.number)]
    seen += [line for site in board.sites for line in game.why_not("cloister", site.id)]
    seen += [line for country in board.countries for line in game.why_not("advisor", country.name)]
    return "\n".join(seen)


def lines(here: Here) -> str:
    """Another line of play, compared with the first."""
    game = webpower.load_game(here.record)
    game.go(here.game.node.number - 1)
    game.play_on("monk")
    return str(game.compare("main"))


def files(here: Here) -> str:
    """A record that brings the board, one that names it, a tree, a position, a whole position."""
    known = webpower.new_game(NAMES, 7, board="heron-coast", vatican=True).play_on(list(BOTS))
    known.save(here.folder / "named.json")
    here.game.save(here.folder / "tree.json", branches=True)
    whole = json.dumps(whole_entry(here.game.position, NAMES))
    (here.folder / "whole.json").write_text(whole, encoding="utf-8")
    assert json.loads(here.page("named.json"))["board"] == "heron-coast"
    assert json.loads(here.record.read_text(encoding="utf-8"))["board"]["id"] == "our-coast"
    seen = [here.command("check", *(here.folder / f"{name}.json" for name in ("named", "record", "tree")))]
    for name in ("named", "record", "tree", "whole"):
        seen.append(here.command("score", here.folder / f"{name}.json"))
    assert webpower.load_game(here.folder / "tree.json").record() == here.game.record()
    assert webpower.edit(here.folder / "whole.json", saves=None).position == here.game.position
    return "\n".join(seen)


# Commands


def report(here: Here) -> str:
    here.command("report", here.record, "--out", here.folder / "report.html")
    return here.page("report.html")


def simulate(here: Here) -> str:
    here.command("simulate", "--board", here.file, "--players", 3, "--bots", ",".join(BOTS), "--out", here.folder / "g")
    return here.command("score", here.folder / "g" / "game-00000.json")


def board(here: Here) -> str:
    return here.command("board", here.file, "-o", here.folder / "board.html") + here.page("board.html")


def tournament_command(here: Here) -> str:
    bots = ("greedy,monk,random", "--games", 3, "--workers", 0, "--board", here.file)
    return here.command("tournament", *bots, "--page", here.folder / "t.html") + here.page("t.html")


SAYS = (
    *("score", "explain_options", "branches", "observe", "log", "notices"),
    *("legal_actions", "hint", "why", "why_not"),
)
"""Methods of a game that say something."""

PLACES: dict[str, tuple[Callable[[Here], str], tuple[str, ...]]] = {
    "load_board": (load_board, ("load_board",)),
    "new_game": (new_game, ("new_game", "Game.play_on")),
    "play": (play, ("play",)),
    "edit": (edit, ("edit", "game_from")),
    "edit_board": (edit_board, ("edit_board",)),
    "tournament": (tournament, ("tournament",)),
    "experiment": (experiment, ("experiments",)),
    "lab": (lab, ("lab",)),
    "maps": (maps, ()),
    "app": (app, ("webpower app",)),
    "step_through": (step_through, ("Game.step_through",)),
    "in_words": (in_words, tuple(f"Game.{name}" for name in SAYS)),
    "lines": (lines, ("Game.compare", "load_game")),
    "files": (files, ("Game.save", "Game.record", "webpower check", "webpower score")),
    "report": (report, ("webpower report",)),
    "simulate": (simulate, ("webpower simulate",)),
    "board": (board, ("webpower board",)),
    "tournament_command": (tournament_command, ("webpower tournament",)),
}
"""Each place, and what of the library is used there."""

CHARTS = [name for name in figures.__all__ if not name.endswith("_network")]

PRINTED = webpower.load_board()
FOREIGN = re.compile(
    "|".join(
        re.escape(name)
        for name in sorted(
            {PRINTED.name, "Europe", "12th century", *(country.name for country in PRINTED.countries)}
            | {place for site in PRINTED.sites for place in (site.name, f'"{site.id}"')}
        )
    )
)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(tmp_path, monkeypatch)


def foreign(words: str) -> list[str]:
    """What the words name that only the printed board has, beside the rules, which are told as they are."""
    for _, text in rule_texts().values():
        words = words.replace(escape(text), "").replace(text, "")
    return FOREIGN.findall(words)


@pytest.mark.parametrize("place", PLACES)
def test_the_board_is_played_through(place: str, here: Here):
    words = PLACES[place][0](here)
    assert words
    assert foreign(words) == []


@pytest.mark.parametrize("name", CHARTS)
def test_every_chart_is_drawn(name: str, here: Here):
    position = here.game.position
    given = {
        "position": position,
        "positions": [node.position for node in here.game.line()],
        "seen": observe(position, nothing_known(position), 1),
        "names": NAMES,
    }
    draw = getattr(figures, name)
    asked = [parameter for parameter in inspect.signature(draw).parameters if parameter in given]
    drawn = draw(**{parameter: given[parameter] for parameter in asked})
    words = drawn.to_json() if hasattr(drawn, "to_json") else str(drawn)
    assert words
    assert foreign(words) == []


WITHOUT = {"check_player", "demo", "quiz", "worksheet", "language", "recorded_game", "recorded_games"}
"""What of the library takes no board: it plays on the printed one, or plays nothing."""

MOVES = {
    *("action", "advance", "copied", "events", "go", "line", "notice", "play", "redo"),
    *("reveals", "switch", "take_in", "undo", "visit", "walk", "winners"),
    *("another", "record_of", "refusals", "text", "tree", "try_action"),
}
"""Methods of a game that go somewhere in it or give parts of it, and say nothing."""


def takes_a_board(name: str) -> bool:
    """Whether a function of the library can be given a board, or something that has one."""
    return bool(
        {"board", "game", "position", "options", "path"} & set(inspect.signature(getattr(webpower, name)).parameters)
    )


def test_no_place_is_forgotten():
    """Whoever adds a function, a method, a chart or a command that takes a board, tells above where it is tried."""
    used = {name for _, names in PLACES.values() for name in names}
    functions = {name for name in webpower.__all__ if not inspect.isclass(getattr(webpower, name))} - WITHOUT
    methods = {f"Game.{name}" for name, _ in inspect.getmembers(Game, inspect.isfunction) if name[0] != "_"}
    commands = {f"webpower {name}" for name in main.commands} - {"webpower ladder"}  # plays on the printed board
    assert used == functions | (methods - {f"Game.{name}" for name in MOVES}) | commands
    assert not [name for name in WITHOUT if takes_a_board(name)]
    assert {name for name, _ in inspect.getmembers(Game)} >= MOVES
