"""A process that plays matches: what runs in it. `webpower.engine.arena.worker` is the other end.

It reads a contest and then matches from its input, and writes to its output how each ended; whose decision it waits
for stands in a small file that the other end looks at. All of what players print is thrown away, and nothing can be
read.
"""

from __future__ import annotations

import mmap
import os
import pickle
import signal
import sys
import threading
import time
from collections.abc import Callable
from struct import Struct
from typing import Any, BinaryIO

from webpower.engine.arena.playing import Contest, OnMove, play_match

ON_MOVE = Struct("<qqd")
"""The seat that decides, the number of the decision, and since when (`time.monotonic`)."""

NOBODY = ON_MOVE.pack(-1, 0, 0.0)


def main(move_file: str, parent: int) -> None:
    """Play what comes until the input ends."""
    asked, answers = _own_streams()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt from the keyboard is for whoever started this
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()

    def answer(kind: str, what: Any) -> None:
        answers.write(pickle.dumps((kind, what)))
        answers.flush()

    try:
        contest: Contest = pickle.load(asked)
    except BaseException as error:
        answer("not-taken", f"{type(error).__name__}: {error}")
        return
    with open(move_file, "r+b") as file, mmap.mmap(file.fileno(), ON_MOVE.size) as shared:
        answer("ready", None)
        _serve(contest, asked, answer, lambda seat, decision: ON_MOVE.pack_into(shared, 0, seat, decision, now()))


now = time.monotonic


def _serve(contest: Contest, asked: BinaryIO, answer: Callable[[str, Any], None], on_move: OnMove) -> None:
    while True:
        try:
            match = pickle.load(asked)
        except EOFError:
            return
        try:
            played = play_match(contest, match, on_move)
        except Exception as error:
            answer("broke", f"{type(error).__name__}: {error}")
        else:
            answer("played", played)


def _own_streams() -> tuple[BinaryIO, BinaryIO]:
    """The streams to the other end, out of the players' reach."""
    asked, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    os.close(nothing)
    return asked, answers


def _end_with(parent: int) -> None:
    """End this process when the one that started it is gone, even in the middle of a match."""
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
