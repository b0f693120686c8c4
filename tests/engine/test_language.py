"""The language that is chosen, for all or for a while."""

from contextvars import copy_context

import pytest

from webpower.engine import language as module
from webpower.engine.errors import WrongValue
from webpower.engine.language import LANGUAGES, VARIABLE, language, number_text, spoken


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_chosen", "")
    monkeypatch.delenv(VARIABLE, raising=False)


def test_english_is_spoken_until_another_is_chosen():
    assert language() == "en"
    assert language("it") == "it"
    assert language() == "it"


def test_a_block_speaks_its_own_and_nobody_else_is_changed():
    language("de")
    with spoken("it"):
        assert language() == "it"
        assert language("en") == "it"  # chosen for all, but this block speaks on
        with spoken("de"):
            assert language() == "de"
        assert language() == "it"
    assert language() == "en"


def test_a_block_ends_with_an_exception_too():
    with pytest.raises(ZeroDivisionError), spoken("de"):
        _ = 1 / 0
    assert language() == "en"


def test_what_runs_beside_a_block_does_not_speak_its_language():
    outside = copy_context()
    with spoken("de"):
        assert outside.run(language) == "en"


def test_the_environment_names_the_first_language(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(VARIABLE, "de")
    assert language() == "de"


def test_a_language_there_is_none_of_is_one_sentence(monkeypatch: pytest.MonkeyPatch):
    for wrong in ("fr", "DE", "", 7):
        with pytest.raises(WrongValue, match="language: expected one of 'en', 'de', 'it', got"):
            language(wrong)  # type: ignore[arg-type]
        with pytest.raises(WrongValue, match="language: expected one of"), spoken(wrong):  # type: ignore[arg-type]
            pass
    assert language() == "en"
    monkeypatch.setattr(module, "_chosen", "")
    monkeypatch.setenv(VARIABLE, "fr")
    with pytest.raises(WrongValue, match=f"{VARIABLE}: expected one of 'en', 'de', 'it', got 'fr'"):
        language()


@pytest.mark.parametrize("name", LANGUAGES)
def test_numbers_have_the_marks_of_the_language(name: str):
    with spoken(name):
        said = number_text(-1234.56, ",.1f"), number_text(0.5, "+.0%")
    assert said == (("-1,234.6", "+50%") if name == "en" else ("-1.234,6", "+50\u00a0%"))
