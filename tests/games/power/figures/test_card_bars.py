"""The bars are the cards of the game, each once, where the seat knows it to be, and nothing the seat cannot know."""

import re
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.figures.games import NAMES
from tests.games.power.staging import ENGLAND_SCHWABEN, FRANKEN_ARAGON, FRANKREICH, draw, stage
from webpower.draw.palette import PLAYERS
from webpower.games.power.figures import card_data, cards, cards_words
from webpower.games.power.game import new_game

PLAIN = ("Ada", "Ben", "Cleo", "Dora", "Egon")
PLAYED = [new_game(players, seed=players).play_on("random") for players in (3, 4, 5)]


@st.composite
def observations(draws: Any) -> Any:
    """What a seat knows somewhere in one of a few games, and the position itself."""
    game = draws(st.sampled_from(PLAYED))
    node = draws(st.sampled_from(game.line()))
    return game.rules.observe(node.position, node.memory, draws(st.integers(0, game.setup.seats - 1))), node.position


@given(observations())
def test_every_card_is_somewhere_once(both):
    seen, position = both
    data = card_data(seen)
    assert [row.label for row in data] == [card.label for card in position.board.cards]
    for kind, row in enumerate(data):
        assert row.total == position.setup.unshuffled.count(kind)
        assert row.hands[seen.seat] == position.hands[seen.seat][kind]
        assert row.open == position.open.count(kind)
        assert row.discard == position.discard[kind]
        for seat, number in enumerate(row.hands):
            assert number <= position.hands[seat][kind]
        hidden = sum(hand[kind] for hand in position.hands) - sum(row.hands)
        assert row.unseen == position.stack.count(kind) + hidden


@given(observations(), st.randoms())
def test_only_what_the_seat_knows_matters(both, random):
    """The order of the stack, and which of the unseen cards are in it, change nothing."""
    seen, position = both
    stack = list(position.stack)
    random.shuffle(stack)
    game = PLAYED[position.setup.seats - 3]
    again = game.rules.observe(position._replace(stack=bytes(stack)), seen.known, seen.seat)
    assert cards(again, NAMES[: seen.setup.seats]) == cards(seen, NAMES[: seen.setup.seats])


@given(observations())
def test_bars_are_the_data(both):
    seen, _ = both
    data, seats = card_data(seen), seen.setup.seats
    *bars, sums = cards(seen, NAMES[:seats]).data
    assert len(bars) == seats + 3
    order = [seen.seat, *(seat for seat in range(seats) if seat != seen.seat)]
    for seat, bar in zip(order, bars, strict=False):
        assert [number or 0 for number in bar.x] == [row.hands[seat] for row in data]
        assert [text for text in bar.text if text] == [
            f"<b>{PLAYERS[seat].glyph} {row.hands[seat]}</b>" for row in data if row.hands[seat]
        ]
    for pile, bar in zip(("open", "discard", "unseen"), bars[seats:], strict=True):
        assert [number or 0 for number in bar.x] == [getattr(row, pile) for row in data]
    assert list(sums.x) == [sum(bar.x[kind] or 0 for bar in bars) for kind in range(len(data))]
    assert [re.sub(r"\D", "", text) for text in sums.text] == [str(row.total) for row in data]


@given(observations())
def test_words_say_every_bar(both):
    seen, _ = both
    names = PLAIN[: seen.setup.seats]
    heading, about, *lines = cards_words(seen, names).split("\n")
    assert names[seen.seat] in heading
    assert f"{seen.stack_size} in the stack, {sum(seen.unseen) - seen.stack_size} hidden" in about
    for row, line in zip(card_data(seen), lines, strict=True):
        assert line.startswith(f"{row.label}: {row.total} cards in all.")
        numbers = [int(number) for number in re.findall(r"(?:has|took|: (?=\d+ (?:lie|is|are))) ?(\d+)", line)]
        assert sum(numbers) == row.total


def test_words_of_a_card_taken_openly():
    game = stage([FRANKEN_ARAGON, FRANKREICH, FRANKREICH], open=[ENGLAND_SCHWABEN, FRANKREICH])
    game.play("exchange", card=FRANKREICH)
    draw(game, ENGLAND_SCHWABEN)
    said = cards_words(game.observe(1), PLAIN[:3])
    assert "England/Schwaben: Ada took 1 openly and still has it." in said
    assert "Frankreich: Ben has 3 in hand." in said
    assert "Frankreich: 1 lies open. Frankreich: 1 is discarded." in said
