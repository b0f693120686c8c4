"""Every rule can be looked up by its number, and every link leads somewhere."""

import re
from dataclasses import fields

import pytest

from tests.docs.pages import ROOT, RULES_PAGE, anchors, anchors_in_order, headings, links, pages, prose
from webpower.games.power.options import Options

RULES = [
    f"WP-{number}"
    for first, last in [(1, 4), (10, 24), (30, 34), (40, 44), (50, 52), (60, 66)]
    for number in range(first, last + 1)
]


def test_each_rule_has_one_section_in_order():
    titled = [heading.split(" · ") for heading in headings(RULES_PAGE) if heading.startswith("WP-")]
    assert [rule for rule, _ in titled] == RULES
    assert all(title for _, title in titled)


def test_each_rule_has_one_anchor_right_before_its_heading():
    marked = re.findall(r'^<a id="(wp-[^"]+)"></a>\n### (WP-\d+) · ', prose(RULES_PAGE), re.MULTILINE)
    assert marked == [(rule.lower(), rule) for rule in RULES]


def test_each_option_has_a_section():
    options = [field.name for field in fields(Options)]
    assert [heading for heading in headings(RULES_PAGE) if heading in options] == options
    assert {f"option-{name.replace('_', '-')}" for name in options} <= anchors()


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_no_anchor_is_set_twice(page):
    found = anchors_in_order(page)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    for target in links(page):
        file, _, anchor = target.partition("#")
        path = (page.parent / file).resolve() if file else page
        assert path.is_relative_to(ROOT), target
        assert path.exists(), target
        assert not anchor or anchor in anchors(path), target


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_rules_that_are_named_in_links_are_the_ones_linked_to(page):
    for label, anchor in re.findall(r"\[(WP-\d+)\]\([^)#]*#([^)]+)\)", prose(page)):
        assert anchor == label.lower()


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.name)
def test_every_rule_a_page_names_exists(page):
    assert set(re.findall(r"WP-\d+", page.read_text(encoding="utf-8"))) <= set(RULES)
