"""Play what the page of results tells of and fill in its numbers: python -m tests.tools.results [WORKERS]."""

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from webpower.draw.page import chart, page
from webpower.engine.arena.games import GameResults
from webpower.games.power.arena import experiments
from webpower.games.power.arena.tournament import tournament
from webpower.show.browser import NoBrowser, page_image

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "results.md"
FOLDER = DOCS / "results"
SAVED = FOLDER / "tournament.jsonl"

BOTS = ("random", "greedy", "thoughtful", "monk", "courtier", "wanderer", "blocker")
GAMES = 210
SEED = 1
AMONG = 7  # games that are looked through for the worst blunder
PICTURES = ("wins", "heads", "points")

BLOCK = re.compile(r"<!-- (\w+) -->\n```text\n(.*?)```\n", re.DOTALL)

EXPERIMENTS: Mapping[str, Callable[..., Any]] = {
    "seat_advantage": lambda **how: experiments.seat_advantage("thoughtful", games=200, **how),
    "greedy_against_patient": lambda **how: experiments.greedy_against_patient(games=100, **how),
    "player_counts": lambda **how: experiments.player_counts(games=60, **how),
    "variants": lambda **how: experiments.variants(games=60, **how),
    "open_card": lambda **how: experiments.open_card(games=100, **how),
    "weight": lambda **how: experiments.weight("rivals", (0.0, 0.5, 2.0), games=60, **how),
}


def played(save: Path | str = SAVED, games: int = GAMES, workers: int = 1) -> GameResults:
    """The tournament of the page; games that are in the file are not played again."""
    results: GameResults = tournament(BOTS, games, seed=SEED, table=4, save=save, workers=workers)
    return results


def tables(results: GameResults) -> dict[str, str]:
    """The blocks about the tournament."""
    moments = [results.closest(), results.typical_win("greedy"), results.worst_blunder(among=AMONG)]
    return {
        "players": f"{results}\n",
        "heads": f"{results.heads()}\n",
        "sources": f"{results.sources()}\n",
        "ratings": f"{results.ratings()}\n",
        "seats": f"{results.seats()}\n",
        "moments": "".join(f"{moment}\n" for moment in moments),
    }


def filled(text: str, blocks: Mapping[str, str]) -> str:
    """A page with these blocks. Raises KeyError for one that there is nothing for."""
    return BLOCK.sub(lambda found: f"<!-- {found[1]} -->\n```text\n{blocks[found[1]]}```\n", text)


def draw(results: GameResults) -> None:
    """Write the pictures, if there is a browser to draw them."""
    for name in PICTURES:
        html = FOLDER / f"{name}.html"
        html.write_text(page(name, [chart(results.chart(name), name, "", "", True)]), encoding="utf8")
        try:
            page_image(html, FOLDER / f"{name}.png")
        except NoBrowser as reason:
            print(f"The pictures stay as they were: {reason}.")
            return
        finally:
            html.unlink()


def main() -> None:
    workers = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    SAVED.unlink(missing_ok=True)
    results = played(workers=workers)
    blocks = tables(results)
    for name, conduct in EXPERIMENTS.items():
        print(name, flush=True)
        blocks[name] = f"{conduct(workers=workers)}\n"
    PAGE.write_text(filled(PAGE.read_text(encoding="utf8"), blocks), encoding="utf8")
    draw(results)


if __name__ == "__main__":
    main()
