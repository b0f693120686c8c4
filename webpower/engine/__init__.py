"""What every turn-based game needs. Nothing here names a game, a card or a cloister."""
