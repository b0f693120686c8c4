"""A bar that tells how many games are played and how long the rest will take."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from webpower.engine.arena.errors import arena_error


@contextmanager
def progress_bar(games: int, show: bool | None = None) -> Iterator[Callable[[], None]]:
    """In the block, what to call after each game.

    The bar is shown in notebooks and terminals, unless ``TQDM_DISABLE`` is set in the environment or the package tqdm
    is not there; ``show`` shows it everywhere or nowhere. Raises ArenaError if it is to be shown and there is no tqdm.
    """
    try:
        from tqdm.auto import tqdm
    except ImportError as error:
        if show:
            raise arena_error("no-bar") from error
        show = False
    if show is False or (show is None and os.environ.get("TQDM_DISABLE")):
        yield lambda: None
        return
    with tqdm(total=games, unit="game", disable=False if show else None) as bar:

        def advance() -> None:
            bar.update()

        yield advance
