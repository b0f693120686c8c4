"""Small scripts behind the Makefile: each does one thing and says so in its first line."""
