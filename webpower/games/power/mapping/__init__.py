"""Drawing a board by clicks: what a click changes in the board's file, and what is still wrong with it."""
