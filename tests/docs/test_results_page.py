"""The page of results: its tables are those of the games kept beside it, and these can be played again."""

import re
from typing import Any

import pytest

from tests.docs.pages import DOCS, examples
from tests.tools.results import BLOCK, EXPERIMENTS, FOLDER, PAGE, PICTURES, SAVED, filled, played, tables
from webpower.engine.arena import experiments as any_experiments
from webpower.engine.arena.games import GameResults
from webpower.games.power.arena import experiments

TEXT = PAGE.read_text(encoding="utf8")
BLOCKS = dict(BLOCK.findall(TEXT))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> GameResults:
    copy = tmp_path_factory.mktemp("results") / SAVED.name
    copy.write_bytes(SAVED.read_bytes())
    results = played(copy)
    assert copy.read_bytes() == SAVED.read_bytes()  # nothing had to be played
    return results


def test_tables_are_those_of_the_games_that_are_kept(kept: GameResults):
    found = tables(kept)
    assert {name: BLOCKS[name] for name in found} == found


def test_the_first_games_are_played_again_and_come_out_alike(kept: GameResults):
    again = played(save="", games=7)
    assert [played._replace(slowest=()) for played in again.played] == list(kept.played[:7])


def test_every_block_is_filled_and_every_picture_is_there():
    assert set(BLOCKS) == {"players", "heads", "sources", "ratings", "seats", "moments", *EXPERIMENTS}
    assert all(block.strip() for block in BLOCKS.values())
    assert filled(TEXT, BLOCKS) == TEXT
    assert set(re.findall(r"\(results/(\w+)\.png\)", TEXT)) == set(PICTURES)
    for name in PICTURES:
        assert (FOLDER / f"{name}.png").stat().st_size > 10_000


@pytest.mark.parametrize("name", EXPERIMENTS)
def test_the_line_of_each_experiment_asks_for_what_the_tool_asks_for(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(any_experiments, "conducted", lambda experiment, *_: experiment)
    said = re.search(r"The same again: (.*)\n", BLOCKS[name])
    assert said is not None
    assert EXPERIMENTS[name]().line == said[1]
    assert eval(said[1], dict(vars(experiments))).line == said[1]


@pytest.mark.slow
@pytest.mark.parametrize("name", EXPERIMENTS)
def test_experiments_come_out_as_on_the_page(name: str):
    assert f"{EXPERIMENTS[name](workers=2)}\n" == BLOCKS[name]


def test_the_page_has_text_blocks_only():
    assert len(examples(PAGE, "text")) == len(BLOCKS)


def test_how_tournaments_are_played_is_told():
    page, printed = DOCS / "tournaments.md", []
    scope: dict[str, Any] = {"print": lambda what: printed.append(f"{what}\n")}
    for code in examples(page, "python"):
        exec(compile(code, str(page), "exec"), scope)
    shown = examples(page, "text")
    assert len(shown) == 4
    assert "".join(printed) == "".join(shown)
    found: Any = scope["found"]
    assert len(found.table()) == 3
