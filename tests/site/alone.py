"""What a lesson does, with no package there but the browser's: python -m tests.site.alone."""

import importlib.abc
import importlib.metadata
import importlib.util
import pkgutil
import sys
import types
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder

from webpower.site.parts import normal, pinned_packages

SERVED = ("webpower.app.server", "webpower.app.handlers", "webpower.app.kernels")
"""What only a server of the app has."""


class OnlyThese(importlib.abc.MetaPathFinder):
    """Finds what Python finds, but of no other packages than those."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    find_distributions = staticmethod(PathFinder.find_distributions)  # for whoever asks for its own version

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: types.ModuleType | None = None
    ) -> ModuleSpec | None:
        top = name.partition(".")[0]
        # What others compile here is plain Python in the browser; the last belongs to the standard library.
        known = top in self.names or top.endswith("__mypyc") or top.startswith("_sysconfigdata_")
        return PathFinder.find_spec(name, path, target) if known else None


def browsers_modules() -> set[str]:
    """The names of all modules, at the top, that the browser's Python has."""
    pinned = set(pinned_packages("browser.txt"))
    found = importlib.metadata.packages_distributions()
    ours = {module for module, packages in found.items() if pinned & {normal(package) for package in packages}}
    return {*ours, *sys.stdlib_module_names, "webpower"}


def be_alone() -> None:
    """From now on, no other package is there."""
    known = browsers_modules()
    sys.meta_path[:] = [OnlyThese(known) if finder is PathFinder else finder for finder in sys.meta_path]
    for name in [name for name in sys.modules if name.partition(".")[0] not in known | {"tests", "__main__"}]:
        del sys.modules[name]
    stand_in = types.ModuleType("nbformat")
    stand_in.__version__ = "5.10.999"  # type: ignore[attr-defined]
    sys.modules["nbformat"] = stand_in


def play() -> None:
    """Play, draw and ask, as the lessons do."""
    import webpower
    from webpower.games.power import figures
    from webpower.lessons import check, exercise, progress

    game = webpower.new_game(["thoughtful", "greedy", "random"], seed=3)
    game.play_on(["thoughtful", "greedy", "random"])
    assert game.position.is_over
    line = [node.position for node in game.line()]
    assert figures.timeline(line, game.names).to_json()
    assert game.step_through(step=5).widget is not None
    assert webpower.play(["Anna", "greedy", "greedy"], seed=1, saves=None).widget is not None
    assert exercise("chains-1").widget is not None
    assert check("example-1", 6) is not None
    assert progress("tour").csv()


def main() -> None:
    be_alone()
    import webpower

    names = [module.name for module in pkgutil.walk_packages(webpower.__path__, "webpower.")]
    for name in names:
        if name not in SERVED and not name.startswith(("webpower.site.", "webpower.__main__")):
            importlib.import_module(name)
    play()
    assert importlib.util.find_spec("nbclient") is None, "packages are there that no browser has"
    print(f"{len(names)} modules, and a game to its end")


if __name__ == "__main__":
    main()
