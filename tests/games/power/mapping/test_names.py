"""The names of sites on a board that is being drawn."""

from itertools import combinations

import pytest

from tests.games.power.mapping.drawing import bench
from webpower.draw.lettering import Box, text_box
from webpower.games.power.mapping.picture import SITE, view_of


def boxes(scene) -> dict[str, Box]:
    found = {}
    for mark in scene.marks:
        if mark.id.startswith("name:"):
            look = mark.attrs
            anchor = look.get("text-anchor", "start")
            found[mark.id] = text_box(look["x"], look["y"], mark.text, look["font-size"], anchor)
    return found


def test_on_the_teaching_board_none_lies_on_another_on_a_site_or_outside():
    at = bench()
    view = view_of(at.draft)
    found = boxes(at.scene())
    sites = [Box.around(*view.point(site["at"]), 2 * SITE, 2 * SITE) for site in at.draft["sites"]]
    assert len(found) == len(sites)
    assert not [pair for pair in combinations(found.values(), 2) if pair[0].meets(pair[1])]
    for box in found.values():
        assert box.within(view.frame)
        assert not any(box.meets(site) for site in sites)


@pytest.mark.parametrize(("x", "anchor"), [(20, "start"), (740, "end")])
def test_at_the_edge_it_stands_on_the_side_where_there_is_room(x: int, anchor: str):
    at = bench()
    at.press("click:site-tool")
    at.place(x, 12, "sea")
    name = at.scene().mark("name:site-14")
    assert name is not None
    assert name.attrs.get("text-anchor", "start") == anchor
