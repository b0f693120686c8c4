"""Progress: which exercises are solved, kept in a file from every answer on, shown as a table, exported as CSV."""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
from html import escape
from pathlib import Path

from webpower.draw.html import table
from webpower.engine.errors import in_file, unwritable
from webpower.engine.files import check_format, read_json, write_text
from webpower.engine.messages import Value, message
from webpower.engine.playing.start import FOLDER
from webpower.engine.structures import structure
from webpower.lessons.exercises import Exercise, all_exercises, find_lesson
from webpower.lessons.pupils import TEXTS, Pupil, current_pupil

FORMAT = "webpower-progress/1"
FILE = "progress.json"


@dataclass(frozen=True)
class Entry:
    """What is known of one exercise of one pupil."""

    exercise: str
    class_name: str = field(metadata={"key": "class"})
    pupil: str
    answers: int = 0
    """How many answers were given until it was solved."""
    hints: int = 0
    """How many hints were taken until then."""
    solved: bool = False

    @property
    def state(self) -> str:
        """``open``, ``tried``, ``solved`` or ``at-once``: at the first answer, without a hint."""
        if not self.solved:
            return "tried" if self.answers or self.hints else "open"
        return "at-once" if self.answers == 1 and not self.hints else "solved"


@dataclass(frozen=True)
class _File:
    format: str
    entries: list[Entry]


def progress_path() -> Path:
    """The file that progress is kept in: in the folder of saved games, apart from these."""
    return Path(os.environ.get("WEBPOWER_SAVES") or FOLDER) / "lessons" / FILE


def kept() -> list[Entry]:
    """All that is kept. Raises FileError for a damaged file, which is left as it is."""
    path = progress_path()
    if not path.exists():
        return []
    with in_file(path):
        data = read_json(path)
        check_format(data, FORMAT)
        return structure(data, _File).entries


def entry_of(exercise: Exercise, pupil: Pupil, entries: Iterable[Entry]) -> Entry:
    """What is known of an exercise; nothing if there is no entry yet."""
    key = (exercise.id, *pupil)
    found = (entry for entry in entries if (entry.exercise, entry.class_name, entry.pupil) == key)
    return next(found, Entry(*key))


def note(exercise: Exercise, pupil: Pupil, *, answers: int = 0, hints: int = 0, solved: int = False) -> Entry:
    """Keep what has just happened; once an exercise is solved nothing changes any more.

    Raises FileError for a damaged file and OSError when nothing can be written.
    """
    entries = kept()
    entry = entry_of(exercise, pupil, entries)
    if entry.solved:
        return entry
    changed = replace(entry, answers=entry.answers + answers, hints=max(entry.hints, hints), solved=bool(solved))
    others = [other for other in entries if other != entry]
    _write(sorted([*others, changed], key=lambda one: (one.class_name, one.pupil, one.exercise)))
    return changed


def _write(entries: Iterable[Entry]) -> None:
    rows = [{"class" if key == "class_name" else key: value for key, value in asdict(one).items()} for one in entries]
    path = progress_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, json.dumps({"format": FORMAT, "entries": rows}, ensure_ascii=False, indent=1) + "\n")


@dataclass(frozen=True)
class Progress:
    """Exercises and how far a pupil has come with them. Shows itself as a table."""

    pupil: Pupil
    entries: tuple[Entry, ...]

    @property
    def solved(self) -> int:
        """How many are solved."""
        return sum(entry.solved for entry in self.entries)

    def csv(self) -> str:
        """A line an exercise, for a spreadsheet."""
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(["class", "pupil", "exercise", "state", "answers", "hints"])
        for entry in self.entries:
            row = [entry.class_name, entry.pupil, entry.exercise, entry.state, entry.answers, entry.hints]
            writer.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in row])
        return text.getvalue()

    def save_csv(self, path: str | os.PathLike[str]) -> None:
        """Write the lines to a file. Raises FileError when it can't be written."""
        try:
            write_text(path, self.csv())
        except OSError as error:
            raise unwritable(path, error) from None

    def __repr__(self) -> str:
        rows = [f"  {entry.exercise:14}{_say(f'state-{entry.state}')}" for entry in self.entries]
        return "\n".join([self._heading(), *rows])

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        heads = [_say(f"head-{head}") for head in ("exercise", "state", "answers", "hints")]
        rows = [
            [escape(entry.exercise), f"{SIGNS[entry.state]} {escape(_say(f'state-{entry.state}'))}"]
            + [str(number) if number else "" for number in (entry.answers, entry.hints)]
            for entry in self.entries
        ]
        return {
            "text/html": f"<b>{escape(self._heading())}</b>{table(heads, rows, words=True)}",
            "text/plain": repr(self),
        }

    def _heading(self) -> str:
        return _say("progress", solved=self.solved, all=len(self.entries))


SIGNS = {"open": "○", "tried": "◐", "solved": "✓", "at-once": "★"}


def progress(lesson: str = "") -> Progress:
    """How far the pupil who works here has come in a lesson, or in the whole course.

    Raises UnknownExercise for a lesson that there is none of, FileError for a damaged file.
    """
    exercises = find_lesson(lesson) if lesson else tuple(all_exercises())
    pupil, entries = current_pupil(), kept()
    return Progress(pupil, tuple(entry_of(exercise, pupil, entries) for exercise in exercises))


def _harmless(cell: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell[:1] in ("=", "+", "-", "@") else cell


def _say(id: str, **values: Value) -> str:
    return message(TEXTS, id, "", **values).say(())
