"""The pages with a kernel, without a browser: what a visitor finds, chooses, and is told."""

from pathlib import Path
from typing import Any

import pytest

from webpower.app.app_page import READY
from webpower.app.play_form import BadChoice, PlayForm
from webpower.app.play_page import PlayPage
from webpower.app.step_page import FIRST, StepPage
from webpower.app.words import say
from webpower.engine.playing.seating import PERSON
from webpower.games import load_game, recorded_games
from webpower.games.power.players import PLAYERS

KEY, OTHER = "0" * 32, "f" * 32


def met(page: Any, saves: Path, monkeypatch: pytest.MonkeyPatch, key: str = KEY, **asked: str) -> Any:
    """The page, when a visitor has come; in a process of its own, as far as folders go."""
    monkeypatch.setenv("WEBPOWER_SAVES", str(saves))
    page.meet(key, asked)
    assert READY in page._whole._dom_classes
    return page


@pytest.fixture
def meet(saves: Path, monkeypatch: pytest.MonkeyPatch):
    return lambda page, key=KEY, **asked: met(page, saves, monkeypatch, key, **asked)


def choose(page: PlayPage, seed: int = 5, **options: Any) -> None:
    page.form.seed.value = seed
    page.form.pace.value = "at-once"
    for name, value in options.items():
        control = page.form.choices[name] if name in page.form.choices else getattr(page.form, name)
        control.value = value
    page.form.button.click()


class TestPlayPage:
    def test_nothing_is_made_before_somebody_comes(self, saves: Path):
        page = PlayPage()
        assert page.body.children == ()
        assert READY not in page._whole._dom_classes
        assert not saves.exists()

    def test_who_comes_first_chooses(self, meet: Any, saves: Path):
        page = meet(PlayPage())
        assert page.body.children == (page.form.widget,)
        choose(page, number=3, board="heron-coast", variant="fast", vatican=True)
        [save] = saves.rglob("*.json")
        game = load_game(save)
        assert game.names == ("Anna", "greedy 1", "greedy 2")
        assert game.seed == 5
        assert game.setup.board.id == "heron-coast"
        assert game.setup.options.fast
        assert game.setup.options.vatican
        assert page.table.pace == "at-once"

    def test_who_comes_again_finds_the_game_as_it_was(self, meet: Any):
        page = meet(PlayPage())
        choose(page)
        page.table.press("let")
        played = page.table.desk.game.node.number
        assert played > 0
        again = meet(PlayPage())
        assert again.table.desk.game.node.number == played
        assert again.table.desk.names == page.table.desk.names
        assert again.table.pace == "at-once"
        assert [bot and bot.name for bot in again.table.desk.seats] == [None, "greedy", "greedy", "greedy"]
        again.table.press("undo")
        assert load_game(again.table.desk.save).node.number < played

    def test_the_game_played_last_is_found_whatever_else_lies_there(self, meet: Any):
        page = meet(PlayPage())
        choose(page, seed=5)
        page.table.press("next-seed")
        page.table.files.save("a-record")
        assert meet(PlayPage()).table.desk.game.seed == 6

    def test_somebody_else_does_not_find_it(self, meet: Any):
        choose(meet(PlayPage()))
        assert meet(PlayPage(), OTHER).table is None

    def test_the_same_choice_goes_on_with_a_game_that_was_begun(self, meet: Any):
        page = meet(PlayPage())
        choose(page)
        page.table.press("let")
        played = page.table.desk.game.node.number
        page._anew.click()
        assert page.body.children == (page.form.widget,)
        choose(page)
        assert page.table.desk.game.node.number == played

    def test_a_damaged_game_is_told_and_another_can_be_played(self, meet: Any, saves: Path):
        choose(meet(PlayPage()))
        [save] = saves.rglob("*.json")
        save.write_text(save.read_text(encoding="utf8").replace('"cursor"', '"curser"'))
        page = meet(PlayPage())
        assert page.body.children == (page.form.widget,)
        assert "cursor" in page.told.value
        choose(page, seed=8)
        assert page.told.value == ""
        assert page.table.desk.game.seed == 8

    def test_a_pace_that_is_none_is_a_visible_one(self, meet: Any, saves: Path):
        choose(meet(PlayPage()))
        [kept] = saves.rglob("pace")
        for damaged in ("", "warp"):
            kept.write_text(damaged)
            assert meet(PlayPage()).table.pace == "normal"

    def test_a_mistake_is_a_sentence(self, meet: Any):
        page = meet(PlayPage())
        page.form.seats[0].name.value = "  "
        choose(page)
        assert page.table is None
        assert say("form-bad-name", longest=30) in page.told.value

    def test_what_nobody_thought_of_is_a_sentence_too(self, meet: Any, monkeypatch: pytest.MonkeyPatch):
        page = meet(PlayPage())
        monkeypatch.setattr("webpower.app.play_page.table", lambda *_, **__: 1 / 0)
        choose(page)
        assert "ZeroDivisionError: division by zero" in page.told.value

    def test_a_key_that_is_none_is_told(self, meet: Any):
        page = meet(PlayPage(), "../somebody")
        assert "no visitor" in page.told.value
        assert page.body.children == ()

    def test_who_sees_nothing_is_shown_it_again(self, meet: Any, monkeypatch: pytest.MonkeyPatch):
        page = meet(PlayPage())
        choose(page)
        table, sent = page.table, []
        monkeypatch.setattr(type(page.body), "send_state", lambda part, *_: sent.append(part))
        page.meet(KEY, {})
        assert page.body in sent
        assert page.table is table


class TestPlayForm:
    def test_every_bot_and_a_person_can_sit_on_every_seat(self):
        form = PlayForm(lambda: None)
        for seat in form.seats:
            assert [value for _, value in seat.who.options] == [PERSON, *PLAYERS]

    def test_as_many_seats_are_shown_as_there_are_players(self):
        form = PlayForm(lambda: None)
        for number in (3, 4, 5):
            form.number.value = number
            shown = [seat.widget.layout.display != "none" for seat in form.seats]
            assert shown == [True] * number + [False] * (5 - number)
            assert len(form.players()) == number

    def test_persons_have_names_and_bots_none(self):
        form = PlayForm(lambda: None)
        form.seats[1].who.value = PERSON
        form.seats[1].name.value = "  Zoë \n <b> "
        assert form.players() == ["Anna", "Zoë <b>", "greedy", "greedy"]
        shown = [seat.name.layout.display != "none" for seat in form.seats]
        assert shown == [True, True, False, False, False]

    @pytest.mark.parametrize("name", ["", " ", "x" * 31, "greedy", "search 2"])
    def test_a_name_that_cannot_be_one_is_refused(self, name: str):
        form = PlayForm(lambda: None)
        form.seats[0].name.value = name
        with pytest.raises(BadChoice):
            form.players()


class TestStepPage:
    def test_it_opens_at_what_the_address_asks_for(self, meet: Any):
        page = meet(StepPage(), game="vatican-four", step="12")
        assert page.stepper.step == 12
        assert "Vatican" in page.body.children[0].label

    def test_who_asks_for_nothing_gets_the_first(self, meet: Any):
        page = meet(StepPage())
        assert page.body.children[0].value == ("game", FIRST)
        assert page.stepper.step == 0

    def test_another_game_is_another_address(self, meet: Any, monkeypatch: pytest.MonkeyPatch):
        page, sent = meet(StepPage()), []
        monkeypatch.setattr(page.visitor, "send", lambda message: sent.append(message))
        page.body.children[0].value = ("game", "tie-on-points")
        assert sent == [{"go": "step?game=tie-on-points"}]

    def test_ones_own_games_are_there_and_nobody_elses(self, meet: Any):
        playing = meet(PlayPage())
        choose(playing)
        playing.table.press("to-end")
        name = playing.table.desk.save.stem
        page = meet(StepPage(), own=name)
        assert len(page.stepper.stage.line) == playing.table.desk.game.node.number + 1
        other = meet(StepPage(), OTHER, own=name)
        assert other.stepper is None
        assert say("step-no-game", name=name) in other.told.value.replace("&#x27;", "'")

    @pytest.mark.parametrize(
        ("asked", "told"),
        [
            ({"game": "atlantis"}, "expected a recorded game"),
            ({"game": FIRST, "step": "-1"}, "-1 is no step of a game"),
            ({"game": FIRST, "step": "9999"}, "there is no position 9999"),
            ({"game": FIRST, "step": "9" * 5000}, "99999999999999999999 is no step of a game"),
            ({"game": "<img src=x onerror=alert(1)>"}, "got &quot;&lt;img src=x onerror=alert(1)&gt;&quot;"),
            ({"own": "../../x"}, "You have no game called ../../x"),
            ({"own": "x\u202e\0" * 3000}, "You have no game called x\\u202e\\u0000x"),
        ],
    )
    def test_what_is_not_there_is_told(self, meet: Any, asked: dict[str, str], told: str):
        page = meet(StepPage(), **asked)
        assert told in page.told.value
        assert len(page.body.children) == 1  # what there is can be chosen

    def test_every_recorded_game_has_words(self, meet: Any):
        labels = [label for label, _ in meet(StepPage()).body.children[0].options]
        assert len(set(labels)) == len(recorded_games())
