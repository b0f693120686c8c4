"""How long a step through a game takes to draw, without the browser: the scene, the patch, and the bytes sent."""

import json
from itertools import pairwise
from statistics import median

from tests.benchmarks.measure import Row, milliseconds, timed
from webpower import Game, Position, recorded_game
from webpower.draw.patch import patch
from webpower.draw.scene import Scene
from webpower.draw.svg import to_svg
from webpower.engine.history import Node
from webpower.games.power.actions import Action
from webpower.games.power.scene import scene


def rows(game: str = "four-players", steps: int | None = None) -> list[Row]:
    """What to print: every step of a recorded game, or the first few."""
    played = recorded_game(game)
    drawn = [timed(_scene, played, node) for node in played.line()[:steps]]
    patches = [timed(_patch, old, new) for (old, _), (new, _) in pairwise(drawn)]
    svg, took = timed(to_svg, drawn[-1][0])
    sizes = [len(sent) for sent, _ in patches]
    return [
        Row("scene of a position", milliseconds([seconds for _, seconds in drawn])),
        Row("patch to the next, as JSON", milliseconds([seconds for _, seconds in patches])),
        Row("its size", f"median {median(sizes):.0f} bytes, largest {max(sizes)} bytes"),
        Row("SVG of the last scene", f"{took * 1e3:.2f} ms, {len(svg.encode())} bytes"),
    ]


def _scene(game: Game, node: Node[Position, Action]) -> Scene:
    return scene(node.position, game.names, last=node.action)


def _patch(old: Scene, new: Scene) -> bytes:
    return json.dumps(patch(old, new)).encode()
