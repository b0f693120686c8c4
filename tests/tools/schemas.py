"""Write the JSON Schemas of the files anew: python -m tests.tools.schemas."""

from pathlib import Path

from webpower.games.power.schemas import MODELS, schema_text

FOLDER = Path(__file__).resolve().parents[2] / "data" / "schemas"


def path(kind: str) -> Path:
    """Where the schema of a kind of file lies."""
    return FOLDER / f"{kind}.schema.json"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for kind in MODELS:
        path(kind).write_text(schema_text(kind), encoding="utf-8", newline="\n")
        print(path(kind))


if __name__ == "__main__":
    main()
