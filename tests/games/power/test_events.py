"""The log: what it tells of the Vatican, whose points are seen nowhere on the map (WP-61, WP-65, WP-66)."""

import pytest

from tests.games.power.staging import FRANKREICH, stage
from webpower import recorded_game
from webpower.games.power.game import Game, new_game
from webpower.games.power.scoring import score
from webpower.games.power.stepping import PowerStage


@pytest.fixture(scope="module")
def game() -> Game:
    return recorded_game("vatican-four")


def test_an_advisor_in_the_vatican_is_told_with_what_it_is_good_for(game: Game):
    for node in game.line()[1:]:
        rules = [event.rule for event in game.events(node)]
        assert node.action is not None
        assert node.parent is not None
        if node.action.act != "vatican":
            assert "WP-65" not in rules or node.position.is_over
            continue
        arms = game.setup.board.arms[node.action.place]
        promise = game.events(node)[1]
        assert rules[1] == {"cloister": "WP-65", "council": "WP-66"}[arms.table]
        assert promise.value("player") == node.parent.position.seat
        assert promise.value("country") == game.setup.board.countries[arms.country].name


def test_the_end_tells_every_doubled_line_of_the_sheet(game: Game):
    end = game.line()[-1]
    doubled = [line.message for line in score(end.position).lines if line.rule in ("WP-65", "WP-66")]
    assert len(doubled) == 6
    told = [event for event in game.events(end) if event.id in ("score-doubled", "score-council")]
    assert told == doubled
    assert told[-1].cited(game.names) == (
        f"Alliance 5: {game.names[3]} holds the arms of England in the Council table of the Vatican, "
        "so its 4 advisors count again [WP-66]"
    )


def test_without_the_vatican_nothing_is_doubled():
    game = new_game(3, seed=5).play_on("random")
    assert not any(event.rule in ("WP-65", "WP-66") for node in game.line() for event in game.events(node))


def test_the_stepper_tells_all_of_a_step_however_much_it_is(game: Game):
    last = len(game.line()) - 1
    log = PowerStage(game).panels(last, hide=False)[3]
    assert log.count("<b>") == len(game.events(game.line()[-1]))
    assert log.count("again") == 6


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (0, "the players up to Chris take one more turn each"),
        (1, "Chris takes one more turn"),
        (2, "the game ends with this turn"),
    ],
)
def test_who_still_has_a_turn_when_the_stack_is_out_for_the_second_time(seat: int, told: str):
    game = stage([FRANKREICH] * 3, seat=seat, stack=[FRANKREICH], exhausted=1)
    game.play("exchange", card=FRANKREICH)
    game.play("draw", source="stack")
    assert any(line.endswith(f"no card is drawn any more, and {told} [WP-32]") for line in game.log())
