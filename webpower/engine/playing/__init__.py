"""A game on a table: who plays which seat, bots that decide, going back and on, files, and what clicks do.

Nothing here knows a game: it comes from a `webpower.engine.kind.Kind`.
"""
