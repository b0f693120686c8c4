"""The control of a job in the background, without a browser: what it shows, and that its button stops."""

import pytest

from tests.engine.arena.test_background import Counting, until
from webpower.engine.arena.background import Background, conducted
from webpower.show import running
from webpower.show.running import Running


class Shown(Counting):
    """A job whose results can be shown."""

    class Number(int):
        def _repr_mimebundle_(self) -> dict[str, str]:
            return {"text/html": f"<b>{self:d}</b>"}

    def so_far(self) -> Number:
        return self.Number(self.played)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> tuple[Shown, Running]:
    monkeypatch.setattr(running, "OFTEN", 0)
    monkeypatch.setattr(running, "SELDOM", 0)
    monkeypatch.setattr(running, "PART", 0)
    job = Shown(4)
    return job, Running(Background(job))


def test_it_shows_how_far_it_is_and_the_results_as_they_come(started: tuple[Shown, Running]):
    job, control = started
    assert control.progress() == "0 of 4 games; it starts"
    job.let(2)
    until(lambda: control._results.value == "<b>2</b>")
    assert control._bar.value == 2
    assert control.progress() == "2 of 4 games, less than a second left"
    job.let(2)
    assert control.wait(10) == 4
    until(lambda: control._button.disabled)
    assert control.progress() == "all 4 games"
    assert (control._bar.value, control._results.value) == (4, "<b>4</b>")


def test_its_button_stops(started: tuple[Shown, Running]):
    job, control = started
    job.let(1)
    until(lambda: control.so_far() == 1)
    control._button.click()
    assert control._button.disabled
    job.let(1)
    assert control.wait(10) == 1
    assert control.progress() == "stopped after 1 of 4 games"


def test_what_goes_wrong_is_shown_and_raised(monkeypatch: pytest.MonkeyPatch):
    job = Shown(4, fails_at=0)
    control = Running(Background(job))
    job.let(1)
    with pytest.raises(LookupError):
        control.wait(10)
    until(lambda: "ended after" in control._told.value)
    assert control.progress() == "ended after 0 of 4 games: no such game"


def test_a_stored_notebook_shows_a_line_that_never_changes(started: tuple[Shown, Running]):
    job, control = started
    before = repr(control)
    assert before == "4 games in the background: count(4)"
    job.let(4)
    control.wait(10)
    assert control._repr_mimebundle_()["text/plain"] == before


def test_it_does_not_change_the_page_too_often(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(running, "OFTEN", 60)
    monkeypatch.setattr(running, "SELDOM", 60)
    job = Shown(3)
    control = Running(Background(job))
    job.let(2)
    until(lambda: job.played == 2)
    assert control._bar.value == 0
    job.let(1)
    control.wait(10)
    until(lambda: control._bar.value == 3)


def test_a_job_is_conducted_in_the_background_when_asked_to():
    job = Shown(1)
    control = conducted(job, background=True)
    assert isinstance(control, Running)
    job.let(1)
    assert control.wait(10) == 1
