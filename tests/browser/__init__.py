"""Tests that open notebooks in JupyterLab, in a real browser."""
