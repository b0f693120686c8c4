"""The tests of webpower, and the tools that run them."""
