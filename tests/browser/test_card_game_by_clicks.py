"""A whole game of the card game by clicks, in JupyterLab: every card, stone, law card and press by the mouse."""

import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.harness import STEP, Lab, open_notebook, run_all, watched_page, write_notebook
from tests.browser.places import appeared
from webpower.engine.chance import generator, pick
from webpower.engine.messages import message
from webpower.games import load_game
from webpower.games.card_game.actions import Action
from webpower.games.card_game.playing.desk import BESIDE
from webpower.games.card_game.scene.ids import element_of
from webpower.games.card_game.words import TEXTS

SEED = 9


def press_of(act: str) -> str:
    """What stands on the button for an act."""
    return message(TEXTS, f"desk-{act.replace('_', '-')}").say(())


@dataclass
class Clicker:
    """Anna at the table: she knows the game from the file that is kept, and clicks."""

    table: Locator
    root: Path
    done: list[Action] = field(default_factory=list)
    by: Counter[str] = field(default_factory=Counter)

    def game(self, after: int = -1) -> Any:
        """The game as it is kept, when the table shows it, with more played, and Anna is on the move or it is over."""
        for _ in range(STEP // 20):
            said = re.search(r"Every action is kept at once in (.+?\.json)", self.table.inner_text())
            assert said, "the page names no file"
            game = load_game(self.root / said[1])
            number = game.node.number
            shown = re.search(r"(\d+) actions? played", self.table.inner_text())
            waits = game.position.is_over or game.position.seat == 0
            if number > after and waits and int(shown[1] if shown else 0) == number and self._lit(game):
                return game
            self.table.page.wait_for_timeout(20)
        raise AssertionError(f"nothing was played after {after} actions")

    def _lit(self, game: Any) -> bool:
        """Whether the board shows what can be done now."""
        marks = self.table.locator(".webpower-board [role=button]")
        lit = set(marks.evaluate_all("marks => marks.map(mark => mark.dataset.id)"))
        wanted = {element_of(action, game.position) for action in game.legal_actions()} - {None}
        return lit == wanted

    def play(self, random: Random) -> Any:
        """To the end; returns the game."""
        game = self.game()
        while not game.position.is_over:
            action = self._chosen(game.legal_actions(), random)
            self._click(action, element_of(action, game.position))
            self.done.append(action)
            game = self.game(after=game.node.number)
        return game

    def _chosen(self, legal: list[Action], random: Random) -> Action:
        """Any sort of action, each as likely as the next, so that all of them come up; a card where there is one."""
        acts = dict.fromkeys(action.act for action in legal)
        act = pick([act for act in acts if act != "end_take"] or list(acts), random)
        return pick([action for action in legal if action.act == act], random)

    def _click(self, action: Action, element: str | None) -> None:
        if action.act in BESIDE and (element is None or len(self.done) % 2):
            self.table.get_by_role("button", name=press_of(action.act), exact=True).click()
            self.by["press"] += 1
        else:
            self.table.locator(f'.webpower-board [data-id="{element}"]').first.click(force=True)
            self.by[str(element).partition(":")[0]] += 1


def test_a_whole_card_game_by_clicks_is_the_record_that_it_saved(lab: Lab, browser: Browser):
    how = (
        f'["Anna", "random", "greedy"], seed={SEED}, pace="at-once", saves="cards", start_player=0, move_any_time=True'
    )
    write_notebook(lab.root, "cards.ipynb", f"from webpower import card_game\ncard_game.play({how})")
    with watched_page(browser, lab) as page:
        panel = open_notebook(page, "cards.ipynb")
        run_all(page)
        clicker = Clicker(appeared(panel), lab.root)

        clicker.table.locator('.webpower-board [data-id="card:5"]').first.click(force=True)
        expect(clicker.table.get_by_text("Only a card at an end of its row can be taken").first).to_be_visible()

        game = clicker.play(generator("card game", SEED))
        entries = game.record()["actions"]
        mine = [(entry["act"], entry.get("slot", -1)) for entry in entries if entry["seat"] == 0]
        assert mine == [(action.act, action.slot) for action in clicker.done]
        acts = {action.act for action in clicker.done}
        assert {"take", "place", "lift", "end_turn"} <= acts, acts
        assert clicker.by["card"] > 20
        assert clicker.by["press"] > 0

        expect(clicker.table.get_by_text("The game is over").first).to_be_visible()
        for total in game.score().totals():
            expect(clicker.table.get_by_role("cell", name=str(total), exact=True).first).to_be_visible()
        [kept] = (lab.root / "cards").glob("*.json")
        subprocess.run([sys.executable, "-m", "webpower.cli", "check", str(kept)], check=True)
