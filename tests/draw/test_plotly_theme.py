"""Charts can be read on a white and on a dark page, and never by colour alone."""

import pytest

from webpower.draw import palette
from webpower.draw.palette import PARTS, PATTERNS, PLAYERS, contrast, on_both_themes
from webpower.draw.plotly_theme import LAYOUT, TEMPLATE, figure, unchecked
from webpower.engine.language import spoken


def colours(properties):
    """All colours of letters, with their sizes."""
    for key, value in properties.items():
        if key in ("font", "tickfont"):
            yield value["color"], value["size"]
        if isinstance(value, dict):
            yield from colours(value)


def test_letters_stand_out_on_both_pages_and_boxes_have_a_ground_of_their_own():
    box = LAYOUT["hoverlabel"]
    assert contrast(box["font"]["color"], box["bgcolor"]) >= 7
    found = list(colours({key: value for key, value in LAYOUT.items() if key != "hoverlabel"}))
    assert len(found) > 5
    for colour, size in found:
        assert on_both_themes(colour) >= 4.2
        assert size >= palette.SIZES.small


def test_the_page_shows_through():
    drawn = figure([{"type": "bar", "x": [1], "y": [2]}], {"title": {"text": "A chart"}})
    assert drawn.layout.template.layout.paper_bgcolor == TEMPLATE["layout"]["paper_bgcolor"] == "rgba(0, 0, 0, 0)"
    assert drawn.layout.height > 0
    assert drawn.layout.width is None


def test_figures_refuse_what_plotly_does_not_know():
    with pytest.raises(ValueError, match="colour"):
        figure([{"type": "bar", "colour": "red"}], {})


def test_unchecked_figures_are_the_same_but_for_the_check():
    traces, layout = [{"type": "bar", "x": [1], "y": [2]}], {"title": {"text": "A chart"}}
    with unchecked():
        drawn = figure(traces, layout)
        figure([{"type": "bar", "colour": "red"}], {})
    assert drawn.to_plotly_json() == figure(traces, layout).to_plotly_json()
    with pytest.raises(ValueError, match="colour"):
        figure([{"type": "bar", "colour": "red"}], {})


def test_players_and_parts_have_patterns_of_their_own():
    assert len(set(PATTERNS)) == len(PATTERNS) == len(PLAYERS)
    looks = list(PARTS.values())
    assert len({(part.fill, part.pattern) for part in looks}) == len(looks)
    plain = [part for name, part in PARTS.items() if not name.endswith("-more")]
    assert len({part.pattern for part in plain}) == len({part.fill for part in plain}) == len(plain)


def test_parts_carry_dark_letters_and_are_no_player():
    for part in PARTS.values():
        assert contrast(part.fill, palette.TEXT) >= 4.5
        assert part.fill not in [player.fill for player in PLAYERS]


def test_numbers_have_the_marks_of_the_language():
    with spoken("de"):
        assert figure([], {}).layout.separators == ",."
    assert figure([], {}).layout.separators is None
