"""What stands beside the board of any game, as pieces of HTML: who decides, the log, the rules that it cites.

What can change by itself stands on a line of its own, since only lines that changed are sent to the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from html import escape

from webpower.draw.html import FADED, cited
from webpower.draw.seats import TEXTS
from webpower.engine.messages import Message, Value, message

LOG_LENGTH = 8
"""How many of the latest sentences the log shows; more only where one step has more to tell."""

Names = Sequence[str]


def turn_panel(told: str, more: str, where: str, played_by: str) -> str:
    """What is decided and what else there is to say of it; where in the game that is; what is played by, with rules."""
    headline = f'<div style="font-size:17px"><b>{escape(told)}</b> {escape(more)}</div>'
    return f'{headline}\n<div style="{FADED}">{escape(where)}</div>\n<div style="{FADED}">{cited(played_by)}</div>'


def log_panel(step: int, told: Callable[[int], Sequence[Message]], names: Names, since: int | None = None) -> str:
    """All sentences of this step, which stand out, and the latest of those before, as far as there is room.

    ``told`` gives the events of a step; for those from the step ``since`` on there is always room.
    """
    now = [f"<b>{sentence}</b>" for sentence in _cited(told(step), names)]
    before: list[str] = []
    wanted = len(now)
    for back in range(step - 1, 0, -1):
        if len(now) + len(before) >= LOG_LENGTH and (since is None or back < since):
            break
        before = _cited(told(back), names) + before
        if since is not None and back >= since:
            wanted = len(now) + len(before)
    latest = [*before, *now][-max(LOG_LENGTH, wanted) :]
    lines = "\n".join(f"<li>{sentence}</li>" for sentence in latest)
    return f'<ul style="margin:.3em 0;padding-left:1.2em;line-height:1.4">\n{lines}\n</ul>' if lines else ""


def _cited(told: Sequence[Message], names: Names) -> list[str]:
    return [cited(event.cited(names)) for event in told]


def rules_panel(told: Sequence[Message], texts: Mapping[str, tuple[str, str]]) -> str:
    """The rules that sentences cite, in words: by id a title and a text (`webpower.engine.rule_texts`)."""
    rules = [f"<b>{rule} · {escape(texts[rule][0])}.</b> {escape(texts[rule][1])}" for rule in rules_cited(told)]
    return "\n".join(f'<div style="line-height:1.35;margin:.3em 0">{text}</div>' for text in rules)


def saved_panel(kept: str) -> str:
    """Where the game is kept."""
    return f'<div style="{FADED};overflow-wrap:anywhere">{escape(kept)}</div>'


def rules_cited(told: Sequence[Message]) -> list[str]:
    """The ids of the rules that sentences cite, each once, in their order."""
    return list(dict.fromkeys(event.rule for event in told if event.rule))


def say(id: str, **values: Value) -> str:
    """A word or sentence beside the board that is the same in every game."""
    return message(TEXTS, id, "", **values).say(())
