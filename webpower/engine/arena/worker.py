"""A process that plays matches, seen from outside: it is watched, and stopped when a player hangs in it.

The processes are started anew and not forked, and get all they need through a pipe: so they can be started from a
thread, a notebook or a cluster's worker, and a script that starts them needs no guard.
"""

from __future__ import annotations

import mmap
import os
import pickle
import subprocess
import sys
import tempfile
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Any

from webpower.engine.arena.child import NOBODY, ON_MOVE
from webpower.engine.arena.errors import arena_error
from webpower.engine.arena.playing import DEATH, HANG, SLOW, Contest, Fault, Played, lost_match
from webpower.engine.arena.schedule import Match

LOOK = 0.05
"""Seconds between two looks at a process that plays."""
START = 60.0
"""Seconds that a process may take to start."""
LATE = 0.5
"""Seconds beyond the limit of a decision after which a process is stopped: the usual case is seen inside it."""
TRIES = 2
"""How often a match is played whose process went down: it may have been stopped from outside."""

CODE = "import sys; sys.path[:] = {path!r}; from webpower.engine.arena.child import main; main({file!r}, {parent})"


class Stopped(Exception):
    """The worker was told to stop."""


def packed(contest: Contest) -> bytes:
    """A contest as it is sent to a process. Raises ArenaError if it can't be."""
    try:
        import cloudpickle
    except ImportError:
        cloudpickle = None
    try:
        return bytes((cloudpickle or pickle).dumps(contest))
    except Exception as error:
        if cloudpickle is None:
            raise arena_error("not-sent") from error
        raise arena_error("not-taken", detail=f"{type(error).__name__}: {error}") from error


class Worker:
    """One process and its matches, one after the other. It is started with its first match, and again when needed."""

    def __init__(self, contest: bytes, seconds: float | None, patience: float) -> None:
        self._contest, self._seconds, self._patience = contest, seconds, patience
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: SimpleQueue[Any] = SimpleQueue()
        self._stopped = False
        descriptor, self._path = tempfile.mkstemp(prefix="webpower-on-move-")
        with os.fdopen(descriptor, "r+b") as file:
            file.write(NOBODY)
            file.flush()
            self._move = mmap.mmap(file.fileno(), ON_MOVE.size)

    def play(self, match: Match) -> Played:
        """Play a match. Raises ArenaError if that is no player's fault, and Stopped."""
        for _ in range(TRIES):
            if (played := self._try(match)) is not None:
                return played
        seat, decision, _ = ON_MOVE.unpack_from(self._move)
        if seat < 0:
            raise arena_error("child-gone", match=match.number)
        return lost_match(match, Fault(seat, decision, DEATH))

    def stop(self) -> None:
        """Stop at once, in the middle of a match if need be."""
        self._stopped = True
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Free everything. The worker plays no more."""
        self._stopped = True
        self._end()
        self._move.close()
        os.unlink(self._path)

    # Inside

    def _try(self, match: Match) -> Played | None:
        """How the match ended; None if the process went down."""
        process = self._started()
        self._move[:] = NOBODY
        began = monotonic()
        if not self._send(pickle.dumps(match)):
            self._gone()
            return None
        before = -1
        while True:
            try:
                kind, what = self._answers.get(timeout=LOOK)
            except Empty:
                seat, decision, since = ON_MOVE.unpack_from(self._move)
                overdue = self._overdue(monotonic() - began, monotonic() - since)
                if overdue is not None and decision == before and seat >= 0:
                    process.kill()
                    self._gone()
                    return lost_match(match, Fault(seat, decision, *overdue))
                before = decision
                continue
            if kind == "played":
                return what  # type: ignore[no-any-return]
            if kind == "broke":
                raise arena_error("game-broke", match=match.number, detail=what)
            self._gone()
            return None

    def _overdue(self, game: float, decision: float) -> tuple[str, str] | None:
        if self._seconds is not None and decision > self._seconds + LATE:
            return SLOW, f"{self._seconds:g}"
        if game > self._patience:
            return HANG, f"{self._patience:g}"
        return None

    def _started(self) -> subprocess.Popen[bytes]:
        if self._stopped:
            raise Stopped
        if self._process is not None:
            return self._process
        code = CODE.format(path=sys.path, file=self._path, parent=os.getpid())
        self._process = process = subprocess.Popen(
            [sys.executable, "-c", code], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        if self._stopped:  # while it was being started
            process.kill()
        self._answers = SimpleQueue()
        threading.Thread(target=_listen, args=(process, self._answers), daemon=True).start()
        self._send(self._contest)
        try:
            kind, what = self._answers.get(timeout=START)
        except Empty:
            process.kill()
            kind, what = "silent", f"{START:g}"
        if kind == "ready":
            return process
        self._gone()
        raise arena_error({"not-taken": "not-taken", "silent": "child-silent"}.get(kind, "child-start"), detail=what)

    def _send(self, content: bytes) -> bool:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(content)
            self._process.stdin.flush()
        except OSError:
            return False
        return True

    def _gone(self) -> None:
        """Put a process away that is down or was stopped."""
        self._end()
        if self._stopped:
            raise Stopped

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _listen(process: subprocess.Popen[bytes], answers: SimpleQueue[Any]) -> None:
    """Hand on what a process answers, and at last that it ended, with the end of what it complained about."""
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        try:
            while True:
                answers.put(pickle.load(process.stdout))
        except Exception:
            complaint = process.stderr.read().decode("utf8", "replace").strip().splitlines()
            answers.put(("ended", complaint[-1] if complaint else f"status {process.wait()}"))
