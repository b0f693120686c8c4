"""Write the JSON Schemas of the files anew: python -m tests.tools.schemas."""

from pathlib import Path

from webpower.engine.schema import schema_text
from webpower.games.card_game import schemas as card_game
from webpower.games.power import schemas as power

FOLDER = Path(__file__).resolve().parents[2] / "data" / "schemas"


def path(kind: str) -> Path:
    """Where the schema of a kind of file lies."""
    return FOLDER / f"{kind}.schema.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game in (power, card_game):
        for kind in game.MODELS:
            path(kind).write_text(schema_text(game.schema(kind)), encoding="utf-8", newline="\n")
            print(path(kind))


if __name__ == "__main__":
    main()
