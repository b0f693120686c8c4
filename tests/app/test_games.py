"""Several games in one app: chosen in the form, played, found again, stepped through."""

from pathlib import Path
from typing import Any

import pytest

from tests.app.test_pages import KEY, met
from webpower.app import static_pages
from webpower.app.demos import demos_page
from webpower.app.gallery import address, gallery_page, gallery_pages
from webpower.app.play_form import PlayForm
from webpower.app.play_page import PlayPage
from webpower.app.reports import report_page
from webpower.app.step_page import StepPage
from webpower.engine.errors import FileError
from webpower.engine.kind import Kind
from webpower.engine.language import LANGUAGES, spoken
from webpower.engine.playing.seating import PERSON
from webpower.games import kind_named, kinds

CARDS = "card-game"


@pytest.fixture
def meet(saves: Path, monkeypatch: pytest.MonkeyPatch):
    return lambda page, key=KEY, **asked: met(page, saves, monkeypatch, key, **asked)


def choose(page: PlayPage, game: str, **options: Any) -> Any:
    """A table for Anna and random bots, at which bots play at once."""
    form = page.form
    form.game.value, form.number.value, form.seed.value, form.pace.value = game, 3, 5, "at-once"
    for seat in form.seats[1:]:
        seat.who.value = "random"
    for name, value in options.items():
        form.choices[name].value = value
    form.button.click()
    return page.table


def click(table: Any) -> None:
    """The first thing that can be clicked: a lit place of the board, or else a press."""
    desk = table.desk
    lit = [mark.id for mark in desk.scene().marks if mark.button]
    if lit:
        table.pick(lit[0])
    else:
        table.press(next(press.id for press in desk.presses() if press.ready))


def play_a_turn(table: Any) -> None:
    """Until the bots have played too, and Anna begins another turn."""
    line = len(table.desk.game.line())
    for _ in range(20):
        click(table)
        rules, position = table.desk.game.rules, table.desk.position
        if rules.starts_turn(position) and len(table.desk.game.line()) > line:
            return
    raise AssertionError("the turn has no end")


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.id)
class TestPlaying:
    def test_a_turn_is_played_and_the_table_opens_again(self, kind: Kind, meet: Any):
        table = choose(meet(PlayPage()), kind.id)
        assert table.desk.game.kind is kind
        assert table.desk.names == ("Anna", "random 1", "random 2")
        play_a_turn(table)
        again = meet(PlayPage()).table
        assert again.desk.game.kind is kind
        assert again.desk.position == table.desk.position
        assert again.desk.save == table.desk.save
        assert [bot and bot.name for bot in again.desk.seats] == [None, "random", "random"]
        play_a_turn(again)

    def test_the_game_chosen_last_stays(self, kind: Kind, meet: Any):
        page = meet(PlayPage())
        assert page.form.game.value == kinds()[0].id
        choose(page, kind.id)
        assert meet(PlayPage()).form.game.value == kind.id

    def test_ones_own_game_can_be_stepped_through(self, kind: Kind, meet: Any):
        table = choose(meet(PlayPage()), kind.id)
        table.press("to-end")
        page = meet(StepPage(), own=table.desk.save.stem, step="3")
        assert page.stepper.stage.line[-1].position == table.desk.position
        assert page.stepper.step == 3

    def test_a_recorded_game_can_be_stepped_through(self, kind: Kind, meet: Any):
        for name in kind.recorded_games():
            page = meet(StepPage(), game=name, step="5")
            assert page.stepper.step == 5
            assert page.body.children[0].label.startswith(f"{kind.say('game-name')}: ")
            page.stepper.close()


class TestForm:
    def test_another_game_has_its_own_bots_and_choices(self):
        form = PlayForm(lambda: None)
        for kind in kinds():
            form.game.value = kind.id
            assert [value for _, value in form.seats[0].who.options] == [PERSON, *kind.bots]
            assert set(form.choices) <= {choice.name for choice in kind.choices}
            assert kind.say("game-about") in form._about.value

    def test_who_sits_there_and_what_was_chosen_stays(self):
        first, second = kind_named("web-of-power"), kind_named(CARDS)
        form = PlayForm(lambda: None)
        form.number.value = 5
        form.seats[0].name.value = "Zoë"
        form.seats[1].who.value, form.seats[2].who.value = "random", "monk"
        form.choices["vatican"].value = True
        form.game.value = second.id
        assert form.players() == ["Zoë", "random", second.helper, second.helper, second.helper]
        form.choices["move_any_time"].value = True
        form.game.value = first.id
        assert form.options()["vatican"]
        form.game.value = second.id
        assert form.options()["move_any_time"]

    def test_who_begins_is_one_of_those_who_play(self):
        form = PlayForm(lambda: None, CARDS)
        form.number.value = 5
        assert form.options()["start_player"] is None
        form.choices["start_player"].value = 4
        form.number.value = 4
        assert form.options()["start_player"] is None
        form.choices["start_player"].value = 0
        form.number.value = 3
        assert form.options()["start_player"] == 0
        assert [value for _, value in form.choices["start_player"].options] == ["", 0, 1, 2]

    def test_cards_are_no_choice_while_there_is_one_set(self):
        assert "cards" not in PlayForm(lambda: None, CARDS).choices

    def test_what_is_chosen_is_what_is_played(self, meet: Any):
        table = choose(meet(PlayPage()), CARDS, start_player=2, cap_rule="ever", only_initial_ends=True)
        options = table.desk.game.setup.options
        assert (options.cap_rule, options.only_initial_ends, options.move_any_time) == ("ever", True, False)
        assert table.desk.game.line()[0].position.seat == 2

    def test_a_game_there_is_none_of_is_the_first(self, meet: Any, saves: Path):
        choose(meet(PlayPage()), CARDS)
        [kept] = saves.rglob("game")
        kept.write_text("chess")
        assert meet(PlayPage()).form.game.value == kinds()[0].id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.id)
class TestPages:
    def test_the_start_page_says_which_games_there_are_and_whose(self, kind: Kind, language: str):
        with spoken(language):
            shown = static_pages.start_page("/below/")
            for word in ("game-name", "game-about", "game-credits"):
                assert kind.say(word).replace("&", "&amp;").replace("'", "&#x27;") in shown
            assert f'href="/below/{static_pages.rules(kind.id)}"' in shown
        assert "Michael Schacht" in shown

    def test_the_demos_have_every_topic_under_its_game(self, kind: Kind, language: str):
        with spoken(language):
            parts = demos_page("/").split("<section>")[1:]
            [part] = [part for part in parts if part.startswith(f"<h2>{kind.say('game-name').replace('&', '&amp;')}<")]
        for name in kind.topics:
            assert f'<a href="/demos/{name}?level=' in part


@pytest.mark.parametrize("kind", kinds(), ids=lambda kind: kind.id)
def test_every_gallery_leads_to_the_reports_of_its_games(kind: Kind):
    shown = gallery_page("/below/", kind)
    for name in kind.recorded_games():
        assert f'<a href="/below/reports/{name}">' in shown
    name = kind.recorded_games()[0]
    assert report_page(name, "en") == kind.report(kind.recorded_game(name)).html()
    with pytest.raises(FileError):
        report_page("of-tomorrow", "en")


def test_every_gallery_leads_to_the_others():
    pages = {at: make("/below/") for at, make in gallery_pages().items()}
    assert list(pages) == [address(kind) for kind in kinds()]
    for kind in kinds():
        shown = pages[address(kind)]
        assert shown.count("plotly.js v") == 1
        for other in kinds():
            link = f'<a href="/below/{address(other)}">'
            assert (link in shown) == (other is not kind)
