"""The sentences of what every game shares, a folder a language."""
