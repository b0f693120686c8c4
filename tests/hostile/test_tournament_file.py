"""The file of a tournament from a stranger: gone on with, or refused with a sentence, and left as it is."""

import json
from copy import deepcopy
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.test_schemas import mutated, places
from tests.hostile.test_fuzz import ANYTHING, EFFORT
from webpower import tournament
from webpower.engine.arena.errors import ArenaError


def played(save: Path) -> str:
    """A tournament that goes on from a file, and all that its tables say."""
    results = tournament(["random"] * 3, games=3, seed=1, seats="fixed", workers=0, save=save)
    return f"{results}{results.games()}{results.faults()}{results.sources()}{results.seats()}"


@cache
def good() -> tuple[Any, ...]:
    with TemporaryDirectory() as folder:
        played(Path(folder) / "run.jsonl")
        return tuple(map(json.loads, (Path(folder) / "run.jsonl").read_text().splitlines()))


def refused(content: bytes) -> bool:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "run.jsonl"
        path.write_bytes(content)
        try:
            played(path)
        except ArenaError as error:
            said = str(error)
        else:
            return False
        assert len(said.splitlines()) == 1
        assert path.read_bytes() == content
    return True


@EFFORT
@given(data=st.data())
def test_a_line_with_something_changed(data: st.DataObject):
    lines = list(deepcopy(good()))
    number = data.draw(st.integers(0, len(lines) - 1))
    at = data.draw(st.sampled_from([at for at in places(lines[number]) if at]))
    lines[number] = mutated(lines[number], at, data.draw(st.sampled_from(["another", "missing"])), data.draw(ANYTHING))
    refused("".join(json.dumps(line) + "\n" for line in lines).encode("utf-8", "surrogatepass"))


@pytest.mark.parametrize(
    "line",
    ["[" * 10_000 + "]" * 10_000, "9" * 10_000, "NaN", '{"match": 0, "match": 0}', "\xff", '{"fault": [1e999]}', ""],
)
def test_a_line_that_is_none(line: str):
    head = json.dumps(good()[0])
    assert refused(f"{head}\n{line}\n".encode("latin-1"))
    assert refused(f"{line}\n{head}\n".encode("latin-1"))
