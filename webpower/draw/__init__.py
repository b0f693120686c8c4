"""Pictures as plain data, and how to write them. Nothing here knows a game."""
