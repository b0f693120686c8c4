"""The JSON Schemas of the game's own files, made from their models. They come with the program, in ``data/schemas``."""

from __future__ import annotations

from collections.abc import Mapping

from webpower.games.card_game.cards_model import FORMAT, CardsFile

MODELS: Mapping[str, tuple[type, str]] = {
    "cards": (CardsFile, FORMAT),
}
"""For each kind of file its model, and the format that is the title of its schema."""
