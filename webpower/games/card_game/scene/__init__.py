"""The cards of a position, as a scene; and smaller pictures of what the players have taken."""

from webpower.games.card_game.scene.collections import collections, country_cards
from webpower.games.card_game.scene.compose import scene
from webpower.games.card_game.scene.ids import actions_at, element_of, elements

__all__ = ["actions_at", "collections", "country_cards", "element_of", "elements", "scene"]
