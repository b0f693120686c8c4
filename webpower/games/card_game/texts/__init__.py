"""The game's sentences, one catalogue a language."""
