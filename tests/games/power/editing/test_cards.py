"""The cards of hands, stack and discard pile, chosen by clicks."""

from tests.games.power.editing.benches import KINDS, bench, on, pick, tiles, told, wrong
from webpower.games.power.editing.cards import OPEN, held
from webpower.games.power.game import new_game
from webpower.games.power.scene.ids import elements


class TestCards:
    def test_a_card_more_and_a_card_less(self):
        at = bench()
        had = held(at.draft, 1)
        at.press("cards:1")
        at.press("give:frankreich")
        assert told(at) == "Barbara holds three cards already: take one back first [WP-23]"
        at.press(f"back:{KINDS[had[0]]}")
        assert wrong(at) == ["Barbara is not on the move and holds 2 cards, and who waits holds three [WP-23]"]
        at.press("give:frankreich")
        assert sorted(held(at.draft, 1)) == sorted([*had[1:], 4])
        assert wrong(at) == []
        missing = next(kind for kind in range(5) if kind not in held(at.draft, 1))
        at.press(f"back:{KINDS[missing]}")
        assert "card to give away [WP-22]" in told(at)

    def test_the_open_cards(self):
        at = bench()
        at.press("cards:-1")
        at.press("give:franken-aragon")
        assert told(at) == "two cards lie open already: take one back first [WP-24]"
        first = at.draft.open[0]
        at.press(f"back:{KINDS[first]}")
        assert wrong(at) == ["1 card lies open, and two do as long as somebody places [WP-24]"]
        at.press("give:frankreich")
        assert (at.draft.open[-1], wrong(at)) == (4, [])
        missing = next(kind for kind in range(5) if kind not in at.draft.open)
        at.press(f"back:{KINDS[missing]}")
        assert told(at).endswith("card lies open [WP-23]")

    def test_no_more_of_a_kind_than_there_are(self):
        at = bench()
        for holder in (0, 1, 2, OPEN):
            at.press(f"cards:{holder}")
            for tile in tiles(at, "back"):
                at.press(tile)
            for _ in range(3):
                at.press("give:frankreich")
        assert told(at) == "with 3 players there are 7 Frankreich cards, and all of them are in hands or open [WP-3]"
        assert sum(held(at.draft, holder).count(4) for holder in (0, 1, 2, OPEN)) == 7

    def test_what_is_missing_is_dealt(self):
        at = bench()
        for holder in (0, 1, 2, OPEN):
            at.press(f"cards:{holder}")
            for tile in tiles(at, "back"):
                at.press(tile)
        at.press("cards:0")
        at.press("give:frankreich")
        at.press("deal")
        assert (wrong(at), 4 in held(at.draft, 0)) == ([], True)
        assert [len(held(at.draft, holder)) for holder in (0, 1, 2, OPEN)] == [3, 3, 3, 2]

    def test_who_draws_keeps_what_is_in_hand(self):
        at = bench()
        at.press("phase:draw")
        for tile in tiles(at, "back")[:2]:
            at.press(tile)
        at.press("cards:-1")
        for tile in tiles(at, "back"):
            at.press(tile)
        assert len(wrong(at)) == 1  # two open cards are gone, and one is in hand
        at.press("deal")
        assert (len(held(at.draft, 0)), len(at.draft.open), wrong(at)) == (1, 1, [])

    def test_other_cards(self):
        at = bench()
        before = at.draft
        at.press("other-cards")
        assert at.draft.hands != before.hands
        assert (at.seed, wrong(at)) == (8, [])
        at.press("undo")
        assert (at.draft, at.seed) == (before, 7)

    def test_the_height_of_the_stack(self):
        at = bench()
        number = len(at.draft.stack)
        at.press("stack:-5")
        assert (len(at.draft.stack), sum(at.draft.discard)) == (number - 5, 5)
        at.press("stack:1")
        assert (len(at.draft.stack), sum(at.draft.discard)) == (number - 4, 4)
        at.press("stack:5")
        assert (
            told(at)
            == f"the stack has at least one card, and {number} cards are left for it and the discard pile [WP-30]"
        )
        at.press("times:2")
        assert "stack:5" not in tiles(at, "stack")
        at.press("stack:5")
        assert told(at) == "the stack has run out for the second time, so no card lies in it [WP-32]"

    def test_the_stack_follows_the_pieces_until_somebody_says_otherwise(self):
        at = bench()
        number = len(at.draft.stack)
        pick(at, "site:chorin", "coat:Franken")
        assert (len(at.draft.stack), sum(at.draft.discard)) == (number - 2, 2)
        at.press("undo")
        assert len(at.draft.stack) == number - 1
        at.press("stack:-5")
        pick(at, "coat:Franken")
        assert len(at.draft.stack) == number - 6

    def test_the_seed_decides_what_nobody_chose(self):
        decks = []
        for seed in (1, 1, 2):
            at = bench(seed=seed)
            at.press("stack:-5")
            decks.append(at.draft.stack)
        assert decks[0] == decks[1] != decks[2]

    def test_pieces_do_not_touch_the_cards(self):
        game = new_game(3, 7).play_on("random")
        game.go(40)
        at = on(game.position)
        at.press("erase")
        at.pick(
            next(
                element
                for element in elements(game.setup)
                if element.startswith("site") and at._does_something(element)
            )
        )
        assert at.draft.stack == game.position.stack
        assert at.draft.hands == game.position.hands
