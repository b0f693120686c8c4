"""The page about bots: its code runs, in order, and prints what it says."""

import re
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

from tests.docs.pages import DOCS, FENCE, examples
from webpower.games.power.kind import POWER
from webpower.games.power.players import PLAYERS

PAGE = DOCS / "bots.md"


def test_the_code_prints_what_the_page_says():
    scope: dict[str, Any] = {}
    blocks = FENCE.findall(PAGE.read_text(encoding="utf-8"))
    printed = ""
    compared = 0
    for language, text in blocks:
        if language == "python":
            out = StringIO()
            with redirect_stdout(out):
                exec(compile(text, str(PAGE), "exec"), scope)
            printed = out.getvalue()
        elif language == "text" and printed:
            assert printed == text
            printed = ""
            compared += 1
    assert compared == 3


def test_a_bot_takes_ten_lines():
    bot = examples(PAGE, "python")[0]
    assert 0 < len([line for line in bot.splitlines() if line.strip()]) <= 10


def test_every_bot_is_on_the_page():
    assert re.findall(
        r"^\| `(\w+)` \|", PAGE.read_text(encoding="utf-8").partition("come with it")[2], re.MULTILINE
    ) == list(PLAYERS)


def test_the_ladder_on_the_page_has_every_rung():
    measured = examples(PAGE, "text")[-1]
    assert re.findall(r"^ +(\w+) +3 (\w+) +200 ", measured, re.MULTILINE) == list(
        zip(POWER.ladder[1:], POWER.ladder[:-1], strict=True)
    )
