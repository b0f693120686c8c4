"""Web of Power: board, rules, scoring, records, pictures and players of the board game by Michael Schacht."""
