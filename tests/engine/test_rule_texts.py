"""The rules' titles and first paragraphs, which are shown beside what cites a rule."""

import re

import pytest

from webpower.engine.language import LANGUAGES, spoken
from webpower.engine.rule_texts import rule_texts
from webpower.resources import RULE_PAGES, rules_path

TITLE = re.compile(r"^### ([A-Z]+-\d+) · (.+)$", re.MULTILINE)
MARKS = re.compile(r"[*`|#<>]|\]\(")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_every_game_is_there_with_its_title(language: str):
    pages = [rules_path(game, language).read_text(encoding="utf8") for game in RULE_PAGES.values()]
    titles = [found for page in pages for found in TITLE.findall(page)]
    with spoken(language):
        assert [(rule, title) for rule, (title, _) in rule_texts().items()] == titles
    assert {rule.partition("-")[0] for rule, _ in titles} == set(RULE_PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_is_whole_sentences_without_marks(language: str):
    with spoken(language):
        for rule, (_, text) in rule_texts().items():
            assert text.endswith((".", ".)")), rule
            assert MARKS.search(text) is None, rule


def test_what_follows_a_colon_belongs_to_it_and_rulings_do_not():
    texts = rule_texts()
    assert texts["CG-51"][1].startswith("Each country is scored")
    assert texts["CG-51"][1].endswith("A player without a card of the country scores nothing for it.")
    assert texts["CG-41"][1].endswith("It can't go back to the card it came from.")
