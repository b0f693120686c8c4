"""The words of colours and shapes, one catalogue a language."""
