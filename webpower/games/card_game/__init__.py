"""Kardinal & König, the card game: land cards taken from the ends of four rows, stones that claim them, law cards."""
