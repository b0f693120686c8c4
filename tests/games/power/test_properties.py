"""Properties of whole games, whatever is played: a Hypothesis state machine over all variants."""

import json
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from webpower.engine.files import parse_json
from webpower.engine.history import CursorError
from webpower.engine.records import record_text
from webpower.games.power.actions import Action
from webpower.games.power.game import Game, new_game
from webpower.games.power.options import VARIANTS
from webpower.games.power.position import EMPTY, Phase, Position
from webpower.games.power.replay import replay
from webpower.games.power.rules import reasons
from webpower.games.power.scoring import score, winners

PLACEMENTS = ("cloister", "advisor", "vatican")


class GameMachine(RuleBasedStateMachine):
    """Plays, goes back, branches; after every step all that must always hold is looked at."""

    game: Game
    deck_size: int

    @initialize(
        players=st.integers(3, 5),
        seed=st.integers(0, 2**48 - 1),
        variant=st.sampled_from(VARIANTS),
        vatican=st.booleans(),
        joker=st.booleans(),
    )
    def start(self, players: int, seed: int, variant: str, vatican: bool, joker: bool) -> None:
        self.game = new_game(players, seed, variant=variant, vatican=vatican, joker_own_country=joker)
        self.deck_size = {3: 45, 4: 50, 5: 55}[players]

    def play(self, action: Action) -> None:
        before = self.game.position
        kept = hash(before)
        after = self.game.play(action)
        assert hash(before) == kept
        assert before == self.game.node.parent.position  # type: ignore[union-attr]
        follows(before, action, after)

    @rule(choice=st.floats(0, 1, exclude_max=True))
    @precondition(lambda self: not self.game.position.is_over)
    def any_action(self, choice: float) -> None:
        legal = self.game.legal_actions()
        self.play(legal[int(choice * len(legal))])

    @rule(choice=st.floats(0, 1, exclude_max=True), turns=st.integers(1, 12))
    @precondition(lambda self: not self.game.position.is_over)
    def several_turns_of_placing(self, choice: float, turns: int) -> None:
        """So that boards get full and stacks run out within the length of a run."""
        for _ in range(4 * turns):
            legal = self.game.legal_actions()
            if not legal:
                return
            eager = [action for action in legal if action.act in PLACEMENTS] or legal
            choice = choice * 7.31 % 1
            self.play(eager[int(choice * len(eager))])

    @rule(choice=st.floats(0, 1, exclude_max=True))
    def an_illegal_action_is_refused_and_changes_nothing(self, choice: float) -> None:
        position = self.game.position
        every = self.game.setup.actions.all
        action = every[int(choice * len(every))]
        legal = action in self.game.legal_actions()
        assert legal == (not reasons(position, action))
        if not legal:
            told = self.game.why_not(action)
            assert all(sentence.endswith("]") and "[WP-" in sentence for sentence in told)
        assert self.game.position is position

    @rule(steps=st.integers(1, 30))
    def go_back(self, steps: int) -> None:
        for _ in range(steps):
            try:
                self.game.undo()
            except CursorError:
                assert self.game.node.number == 0

    @rule()
    def save_and_load(self) -> None:
        text = record_text(self.game.record())
        again = replay(parse_json(text))
        assert record_text(again.record()) == text
        assert [node.position for node in again.line()] == [node.position for node in self.game.line()]
        assert json.loads(text)["seed"] == self.game.seed

    @invariant()
    def cards_are_conserved(self) -> None:
        position = self.game.position
        cards = [
            *position.stack,
            *position.open,
            *(kind for kind, number in enumerate(position.discard) for _ in range(number)),
            *(kind for hand in position.hands for kind, number in enumerate(hand) for _ in range(number)),
        ]
        assert sorted(cards) == sorted(self.game.deck)
        assert len(cards) == self.deck_size

    @invariant()
    def pieces_are_conserved_and_stand_where_they_may(self) -> None:
        position, board = self.game.position, self.game.setup.board
        for seat in range(position.setup.seats):
            assert 0 <= position.cloisters_left(seat) <= 20
            assert 0 <= position.advisors_left(seat) <= 8
            assert position.cloisters_left(seat) + position.pieces.owners.count(seat) == 20
            columns = [
                arms.column for arms, owner in zip(board.arms, position.pieces.arms, strict=True) if owner == seat
            ]
            assert len(set(columns)) == len(columns)
        for country, advisors in zip(board.countries, position.pieces.advisors, strict=True):
            here = position.pieces.owners[country.sites.start : country.sites.stop]
            assert sum(advisors) <= max(here.count(seat) for seat in range(position.setup.seats))
        if not position.setup.options.vatican:
            assert set(position.pieces.arms) == {EMPTY}

    @invariant()
    def hands_open_cards_and_phase_agree(self) -> None:
        position = self.game.position
        sizes = [sum(hand) for hand in position.hands]
        assert max(sizes) <= 3
        if position.phase in (Phase.PLACE, Phase.MORE) and not position.last_turns:
            assert len(position.open) == 2
            assert all(size == 3 for seat, size in enumerate(sizes) if seat != position.seat)
        if position.phase is Phase.DRAW:
            assert sizes[position.seat] < 3
            assert position.stack
        assert bool(self.game.legal_actions()) != position.is_over
        assert (position.end != "") == position.is_over

    @invariant()
    def scores_add_up(self) -> None:
        position = self.game.position
        sheet = score(position)
        seats = range(position.setup.seats)
        assert sheet.totals() == tuple(sum(line.points for line in sheet.lines if seat in line.seats) for seat in seats)
        assert all(line.points > 0 and line.seats and line.rule.startswith("WP-") for line in sheet.lines)
        best = max(sheet.totals())
        assert all(sheet.totals()[seat] == best for seat in winners(position))


def follows(before: Position, action: Action, after: Position) -> None:
    """What a single action may and may not change."""
    assert after.setup is before.setup
    placed = sum(b != EMPTY for b in after.pieces.owners) - sum(b != EMPTY for b in before.pieces.owners)
    assert placed == (action.act == "cloister")
    assert before.exhausted <= after.exhausted <= before.exhausted + 1
    if before.interim is not None:
        assert after.interim == before.interim
    elif after.interim is not None:  # scored at the moment the stack ran out, with the pieces that stood then
        assert (before.exhausted, after.exhausted) == (0, 1)
        assert after.interim == before.pieces.owners == after.pieces.owners
    if action.act != "draw":
        assert after.stack == before.stack
        assert sum(after.discard) == sum(before.discard) + (action.cost or (action.act == "exchange"))
    if before.last_turns:
        assert after.hands[before.seat] != before.hands[before.seat] or action.act in ("pass", "stop")
        assert after.stack == b""


GameMachine.TestCase.settings = settings(stateful_step_count=25)


TestGames = GameMachine.TestCase


def test_a_thousand_random_games_end_and_replay_to_the_same_positions() -> None:
    ends: dict[str, int] = {}
    for number in range(1000):
        options: dict[str, Any] = {
            "variant": VARIANTS[number % 2],
            "vatican": number % 3 == 0,
            "joker_own_country": number % 5 == 0,
        }
        game = new_game(3 + number % 3, number, **options).play_on("random")
        ends[game.position.end] = ends.get(game.position.end, 0) + 1
        if number % 10 == 0:
            again = replay(game.record())
            assert [node.position for node in again.line()] == [node.position for node in game.line()]
    assert sum(ends.values()) == 1000
    assert ends["stack"] > 0
