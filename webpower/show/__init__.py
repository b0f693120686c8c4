"""Controls that show pictures live in a notebook. Nothing here knows a game."""
