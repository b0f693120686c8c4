"""Who visits: a key that the visitor's browser made up and keeps, and a folder of his own for his games."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import anywidget

HERE = Path(__file__).parent

KEY = re.compile(r"[0-9a-f]{32}")
"""A visitor's key: long enough that nobody guesses another's, and never a path."""

SAVES = "WEBPOWER_SAVES"
"""The variable that says where games are kept."""

FOLDER = "saved-games/app"
"""Where the visitors' folders lie unless the variable names another place."""

Asked = Mapping[str, str]
"""What the page's address asks for, such as ``game`` and ``step``."""


class Visitor(anywidget.AnyWidget):
    """Tells who has come, once he has: nothing is to be seen of it.

    ``meet`` is called with the visitor's key as his browser says it and what the address asks for. That may be long
    after the kernel has started, since kernels wait for visitors; and it is called again until he sees something.
    """

    _esm = (HERE / "visitor.js").read_text(encoding="utf8")

    def __init__(self, meet: Callable[[str, Asked], object], **traits: Any) -> None:
        self._meet = meet
        super().__init__(**traits)
        self.on_msg(lambda _control, message, _buffers: self.handle(message))

    def handle(self, message: Mapping[str, Any]) -> None:
        """What a view says: who is there."""
        asked = parse_qs(str(message.get("search", "")).removeprefix("?"))
        self._meet(str(message.get("visitor", "")), {name: values[0] for name, values in asked.items()})

    def go(self, address: str) -> None:
        """Lead the visitor to another page."""
        self.send({"go": address})


def move_in(key: str) -> Path:
    """Work for this visitor from now on: whatever keeps a game in this process keeps it in his folder, which is told.

    The folder's name does not give the key away, so it can be shown. Raises ValueError for a key that is none, and
    OSError if there can be no folder.
    """
    if not KEY.fullmatch(key):
        raise ValueError("this is no visitor's key")
    root = Path(os.environ.get(SAVES) or FOLDER).resolve()
    folder = Path(sha256(key.encode()).hexdigest()[:16])
    (root / folder).mkdir(parents=True, exist_ok=True)
    os.chdir(root)
    os.environ[SAVES] = str(folder)
    return folder
