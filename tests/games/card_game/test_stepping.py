"""The card game on the stepper: what covered hands do not tell, in panels and charts alike."""

import pytest

from webpower.games.card_game.game import recorded_game
from webpower.games.card_game.observation import MINUS_TWO
from webpower.games.card_game.stepping import CardGameStage

GAME = recorded_game("cards-three-players")
STAGE = CardGameStage(GAME)
COSTLY = next(step for step, position in enumerate(STAGE.positions) if any(laws[MINUS_TWO] for laws in position.laws))
"""A step at which somebody holds a law card that costs points."""


@pytest.mark.parametrize("name", ["Scoring breakdown", "Differences", "Score over time"])
def test_charts_of_covered_hands_are_those_without_law_cards(name: str):
    without = CardGameStage(GAME)
    nothing = tuple(bytes(len(laws)) for laws in STAGE.positions[0].laws)
    without.positions = [
        position if position.is_over else position._replace(laws=nothing) for position in STAGE.positions
    ]
    shown, covered = (STAGE.charts[name](STAGE.chart_state(COSTLY, hide)).to_json() for hide in (False, True))
    assert covered == without.charts[name](without.chart_state(COSTLY)).to_json()
    assert shown != covered


def test_the_stepper_covers_charts_when_hands_are_covered():
    stepper = GAME.step_through(step=COSTLY)
    stepper.load_charts()
    assert stepper.charts is not None
    stepper._show_chart("Scoring breakdown")
    before = stepper.charts.plain().to_json()
    stepper.hide_hands = True
    assert stepper.charts.plain().to_json() != before
    stepper.close()


def test_panels_of_covered_hands_name_no_law_card():
    shown, covered = (STAGE.panels(COSTLY, hide)[1] for hide in (False, True))
    assert "Minus two" in shown
    assert "Minus two" not in covered
