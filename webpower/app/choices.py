"""What can be chosen for a game beside players and seed, as controls of a form."""

from __future__ import annotations

from typing import Any

import ipywidgets as widgets

from webpower.engine.kind import Choice, Kind

WIDE = {"description_width": "110px"}
"""Room for the words beside every control of a form."""

LAYOUT = widgets.Layout(width="450px", max_width="100%")

NONE = ""
"""What stands for None in a dropdown, to which None is no choice at all."""


class Choices:
    """The controls for one kind of game: those that are either so or not beneath the others."""

    def __init__(self, kind: Kind, seats: int) -> None:
        self._kind = kind
        self.controls: dict[str, widgets.Dropdown | widgets.Checkbox] = {
            choice.name: _control(kind, choice, seats) for choice in kind.choices if _is_offered(kind, choice, seats)
        }
        """By the name of the choice."""
        switches = [control for control in self.controls.values() if isinstance(control, widgets.Checkbox)]
        lists = [control for control in self.controls.values() if control not in switches]
        beneath = widgets.VBox(switches, layout=widgets.Layout(padding="0 0 0 114px"))
        self.widget = widgets.VBox([*lists, beneath])

    def values(self) -> dict[str, Any]:
        """What is chosen, as `Kind.new_game` takes it."""
        return {name: None if control.value == NONE else control.value for name, control in self.controls.items()}

    def seat(self, seats: int) -> None:
        """So many play now: offer what there is for them; what is there no more is as usual again."""
        for choice in self._kind.choices:
            control = self.controls.get(choice.name)
            if isinstance(control, widgets.Dropdown):
                options, chosen = _options(self._kind, choice, seats), control.value
                control.options = options
                control.value = chosen if chosen in dict(options).values() else _shown(choice.usual)


def _is_offered(kind: Kind, choice: Choice, seats: int) -> bool:
    return choice.is_switch or len(kind.offered(choice, seats)) > 1


def _control(kind: Kind, choice: Choice, seats: int) -> widgets.Dropdown | widgets.Checkbox:
    words = kind.say(choice.words)
    if choice.is_switch:
        narrow = widgets.Layout(width="auto")
        return widgets.Checkbox(choice.usual, description=words, indent=False, layout=narrow)
    return widgets.Dropdown(
        options=_options(kind, choice, seats),
        value=_shown(choice.usual),
        description=words,
        style=WIDE,
        layout=LAYOUT,
    )


def _options(kind: Kind, choice: Choice, seats: int) -> list[tuple[str, Any]]:
    return [(words, _shown(value)) for words, value in kind.offered(choice, seats)]


def _shown(value: Any) -> Any:
    """A value as a dropdown has it."""
    return NONE if value is None else value
