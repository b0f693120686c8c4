"""``python -m webpower``: the command, where it is not on the path."""

from webpower.cli import main

if __name__ == "__main__":
    main(prog_name="webpower")
