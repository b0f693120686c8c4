"""Playing a game by clicks: what a click means, whose turn it is, who may see what, where the game is kept."""
