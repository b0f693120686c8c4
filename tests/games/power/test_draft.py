"""Drafts: a position taken apart and put together again."""

from dataclasses import fields

from webpower.games.power.draft import Draft
from webpower.games.power.game import new_game
from webpower.games.power.position import Position


def test_a_draft_has_the_fields_of_a_position_in_their_order():
    assert tuple(field.name for field in fields(Draft)) == Position._fields


def test_a_changed_draft_leaves_the_position_it_came_from_alone():
    position = new_game(3, 7).position
    draft = Draft(*position)
    assert draft.position() == position
    draft.seat, draft.exhausted = 2, 2
    assert draft.position() == position._replace(seat=2, exhausted=2)
    assert position == new_game(3, 7).position
