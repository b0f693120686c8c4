"""The map of a position, as a scene."""

from webpower.games.power.scene.closer import closer
from webpower.games.power.scene.compose import scene
from webpower.games.power.scene.ids import element_of, elements

__all__ = ["closer", "element_of", "elements", "scene"]
