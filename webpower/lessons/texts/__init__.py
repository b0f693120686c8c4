"""The words of the controls, one catalogue a language."""
