"""Every kind of file that is saved, and what becomes of it when the process is killed or the disk is full meanwhile.

``python -m tests.hostile.saving MOMENT`` saves each kind twice, the second time with what the moment brings, and prints
those whose folder does not look then as it should (POSIX).
"""

import json
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NoReturn
from unittest.mock import patch

from click.testing import CliRunner

from webpower import Game, lab, new_game, tournament
from webpower.cli import main
from webpower.engine.errors import WebpowerError
from webpower.engine.playing.saves import Keeper
from webpower.games.power.board_file import known_board
from webpower.games.power.editing.bench import Bench
from webpower.games.power.mapping.bench import DrawingBoard
from webpower.games.power.mapping.files import read_draft
from webpower.games.power.players import make_player
from webpower.games.power.playing.desk import Desk
from webpower.lessons import progress
from webpower.lessons.exercises import all_exercises
from webpower.lessons.progress import note
from webpower.lessons.pupils import Pupil
from webpower.lessons.solutions import solutions
from webpower.lessons.worksheet import worksheet
from webpower.show.browser import page_image

FULL = OSError(28, "No space left on device")


@cache
def game(version: int) -> Game:
    """A short game with a second line of play; the versions differ."""
    played = new_game(3, version, board="heron-coast").play_on("random")
    played.go(20)
    return played.play_on("random", seed=3)


def command(*arguments: str | Path) -> None:
    """A command of the command line. Raises WebpowerError when it says that it could not."""
    done = CliRunner().invoke(main, list(map(str, arguments)))
    if done.exit_code:
        assert isinstance(done.exception, SystemExit), done.exception
        raise WebpowerError(done.output)


def report(folder: Path, version: int) -> None:
    source = folder.with_name(f"{folder.name}-{version}.json")
    source.write_text(json.dumps(game(version).record()))
    command("report", source, "-o", folder / "game.html")


def simulated(folder: Path, version: int) -> None:
    command("simulate", "--players", "3", "--board", "heron-coast", "--seed", str(version), "--out", folder)


def drawn_board(folder: Path, version: int) -> None:
    command("board", ("heron-coast", "europe")[version - 1], "-o", folder / "board.html")


def image(folder: Path, version: int) -> None:
    with patch("webpower.show.browser._in_a_thread", lambda *_: b"PNG" * 1000 * version):
        page_image(folder / "game.html", folder / "game.png")


def kept(folder: Path, version: int) -> None:
    """As the table does after every click."""
    begun = new_game(3, 5, board="heron-coast")
    keeper = Keeper(begun, folder, "kept")
    found = keeper.open()
    found.play_on("random", seed=version)
    keeper.keep(found)
    if keeper.trouble:
        raise WebpowerError(keeper.trouble.say(()))


def saved_game(folder: Path, version: int) -> None:
    shelf(Desk(game(version), [None] * 3, make_player("greedy"), folder), "record", version)


def saved_position(folder: Path, version: int) -> None:
    bench = Bench(game(version).root.position, ("A", "B", "C"), 1, make_player("greedy"), folder)
    shelf(bench, "position", version)


def saved_board(folder: Path, version: int) -> None:
    shelf(DrawingBoard(read_draft(json.loads(known_board("heron-coast").source)), folder), "board", version)


def shelf(owner: Desk | Bench | DrawingBoard, name: str, version: int) -> None:
    """Such files are only written where there is none."""
    owner.files.save(f"{name}-{version}")
    told = owner.notice
    if told is None or "cant" in told.id:
        raise WebpowerError("" if told is None else told.say(()))


def solved(folder: Path, version: int) -> None:
    with patch.dict(os.environ, WEBPOWER_SAVES=str(folder)):
        note(list(all_exercises())[version], Pupil("7b", "Anna"), answers=1, solved=True)


def noted(folder: Path, version: int) -> None:
    with patch.dict(os.environ, WEBPOWER_SAVES=str(folder)):
        lab.Notes("found").add(f"note {version}", game(version))


@cache
def results():
    return tournament(["random"] * 3, games=1, seats="fixed", workers=0, progress=False)


KINDS: dict[str, Callable[[Path, int], object]] = {
    "record": lambda folder, version: game(version).save(folder / "game.json"),
    "tree": lambda folder, version: game(version).save(folder / "game.json", branches=True),
    "game kept by a table": kept,
    "record from a table": saved_game,
    "position": saved_position,
    "board": saved_board,
    "simulated records": simulated,
    "report": report,
    "picture of a board": drawn_board,
    "image": image,
    "progress": solved,
    "notes": noted,
    "progress as a table": lambda folder, _: progress().save_csv(folder / "progress.csv"),
    "work sheet": lambda folder, version: worksheet(seed=version, questions=1).save(folder / "sheet.html"),
    "solutions": lambda folder, version: solutions("tour", pupil=f"P{version}").save(folder / "solutions.html"),
    "table of a tournament": lambda folder, _: results().games().to_csv(folder / "games.csv"),
}


def looks(folder: Path) -> dict[str, bytes]:
    """The files of a folder that are to be seen; what a killed process leaves begins with a dot."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file() and not path.name.startswith("."))
    return {str(path.relative_to(folder)): path.read_bytes() for path in found}


def end(*_: object, **__: object) -> NoReturn:
    """As a crash of the machine does."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def half_written(descriptor: int, *_: object) -> NoReturn:
    os.write(descriptor, b'{"format": "web')
    end()


def full(*_: object) -> NoReturn:
    raise FULL


MOMENTS: dict[str, tuple[str, Callable[..., NoReturn]]] = {
    "writing": ("os.fdopen", half_written),
    "written": ("os.fsync", end),
    "almost there": ("pathlib.Path.replace", end),
}


def killed(save: Callable[[Path, int], object], folder: Path, moment: str) -> int:
    """Save in a process that is killed at a moment; "sometime" is any. Returns how it ended."""
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        if moment in MOMENTS:
            with patch(*MOMENTS[moment]):
                save(folder, 2)
        else:
            save(folder, 2)
        os._exit(0)
    if moment == "sometime":
        time.sleep(random.random() * 0.03)
        os.kill(child, signal.SIGKILL)
    return os.waitpid(child, 0)[1]


def stays_whole(kind: str, moment: str) -> str:
    """What is wrong after a kind of file was saved with what the moment brings; "" if nothing is."""
    save = KINDS[kind]
    with tempfile.TemporaryDirectory() as name:
        folder, other = Path(name) / "folder", Path(name) / "other"
        for place in (folder, other):
            place.mkdir()
            save(place, 1)
        before = looks(folder)
        save(other, 2)
        after = looks(other)
        assert before, "nothing was saved"
        if moment == "full":
            try:
                with patch("os.fsync", full):
                    save(folder, 2)
            except (WebpowerError, OSError) as error:
                if "No space left on device" not in str(error):
                    return f"says {error}"
            else:
                return "says nothing"
            hidden = [path for path in folder.rglob(".*") if path.is_file()]
            return "" if looks(folder) == before and not hidden else "is another file, or leaves something"
        status = killed(save, folder, moment)
        if moment != "sometime" and status != signal.SIGKILL:
            return f"ended with {status}"
        there, news = looks(folder), after if moment == "sometime" else {}
        whole = all(content in (before.get(name), news.get(name)) for name, content in there.items())
        return "" if whole and there.keys() >= before.keys() else "is another file"


def run(moment: str, times: int = 1) -> None:
    for kind in KINDS:
        for _ in range(times):
            if wrong := stays_whole(kind, moment):
                print(f"{kind}: {wrong}")


if __name__ == "__main__":
    run(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1)
