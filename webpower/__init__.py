"""webpower: play, step through, score and draw Web of Power, the board game by Michael Schacht."""

__version__ = "0.1.0"
