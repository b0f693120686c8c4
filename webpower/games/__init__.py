"""The games, each in a folder of its own with the same rooms."""
