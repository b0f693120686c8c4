"""The words of the app's pages, one catalogue a language."""
