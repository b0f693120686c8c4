"""Links to rules, and sentences that end with one."""

import re

import pytest

from webpower.draw.html import cited, rule_link, rules_address
from webpower.engine.language import spoken

LINK = re.compile(r'<a href="([^"]+)"( target="_blank")? [^>]*>([^<]+)</a>')


@pytest.mark.parametrize(
    ("rule", "language", "address"),
    [
        ("WP-18", "en", "../docs/rules/web-of-power.md#wp-18"),
        ("WP-18", "de", "../docs/rules/web-of-power.de.md#wp-18"),
        ("CG-20", "en", "../docs/rules/card-game.md#cg-20"),
        ("CG-20", "it", "../docs/rules/card-game.it.md#cg-20"),
    ],
)
def test_a_rule_is_on_the_page_of_its_game_in_the_language_chosen(rule: str, language: str, address: str):
    with spoken(language):
        assert LINK.findall(rule_link(rule)) == [(address, ' target="_blank"', rule)]
        assert LINK.findall(cited(f"No room [{rule}]")) == [(address, ' target="_blank"', rule)]


def test_it_can_be_on_the_same_page_or_on_another():
    assert LINK.findall(rule_link("CG-20", "")) == [("#cg-20", "", "CG-20")]
    assert LINK.findall(rule_link("CG-20", "rules.html")) == [("rules.html#cg-20", ' target="_blank"', "CG-20")]


@pytest.mark.parametrize("sentence", ["Anna wins", "Anna <b> [XX-1]", "[WP-18] says so", "Anna [WP-]", "Anna [CG-1"])
def test_a_sentence_without_a_rule_at_its_end_has_no_link(sentence: str):
    assert cited(sentence) == sentence.replace("<b>", "&lt;b&gt;")


def test_a_sentence_is_escaped_and_keeps_its_lines():
    assert cited("A & B\n< C [CG-1]", "").startswith("A &amp; B\n&lt; C [<a ")


def test_an_address_is_that_of_a_games_page():
    assert rules_address("card-game") == "../docs/rules/card-game.md"
