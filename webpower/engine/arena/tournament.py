"""A tournament from its first match to its last: matches that were saved are not played again."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from threading import Event

from webpower.engine.arena.playing import Contest, Played
from webpower.engine.arena.running import run
from webpower.engine.arena.setting import Setting
from webpower.engine.arena.store import Store

OnResult = Callable[[Played], None]


def play(
    contest: Contest,
    setting: Setting,
    on_result: OnResult,
    *,
    workers: int = 1,
    scheduler: str = "",
    save: str = "",
    stop: Event | None = None,
) -> list[Played]:
    """The results of all matches in their order; fewer after ``stop``.

    ``on_result`` is told each as soon as it is there, also those that were in the file ``save``, to which the others
    are added. How the matches are played is for `webpower.engine.arena.running.run` to say. Raises ArenaError, and
    FileError.
    """
    matches = setting.matches()
    played: list[Played] = []

    def note(result: Played) -> None:
        played.append(result)
        on_result(result)

    store = Store(save, setting) if save else None
    try:
        for result in store.played[: len(matches)] if store else ():
            note(result)
        with closing(run(contest, matches[len(played) :], workers, scheduler, stop)) as results:
            for result in results:
                if store:
                    store.add(result)
                note(result)
    finally:
        if store:
            store.close()
    return played
