"""Setting up a position by clicks: what a click changes, what it can't be, and what is still missing to play on."""
