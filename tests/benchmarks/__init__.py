"""How fast things are: python -m tests.benchmarks, which is what make bench runs."""
