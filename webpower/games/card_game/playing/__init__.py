"""The card game at a table."""
