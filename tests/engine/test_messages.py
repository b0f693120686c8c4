"""Messages: words as data, sentences when shown."""

import pytest

from webpower.engine.errors import IllegalAction
from webpower.engine.language import LANGUAGES, spoken
from webpower.engine.messages import AnyOf, Message, Seat, catalogue_text, message

HERE = "tests.engine"
NAMES = ("Anna", "Barbara", "Chris")


def say(id: str, **values) -> str:
    return message(HERE, id, "", **values).say(NAMES)


class TestSentences:
    @pytest.mark.parametrize(
        ("marbles", "sentence"),
        [(0, "Anna takes no marble"), (1, "Anna takes one marble"), (2, "Anna takes 2 marbles")],
    )
    def test_plurals(self, marbles, sentence):
        assert say("won", player=Seat(0), marbles=marbles) == sentence

    def test_a_number_out_of_all_bounds_is_not_written_out(self):
        """Files may hold such numbers, and formatting them would fail or fill the page."""
        assert say("won", player=Seat(0), marbles=10**15) == "Anna takes 1,000,000,000,000,000 marbles"
        assert say("won", player=Seat(0), marbles=10**5000) == "Anna takes >1,000,000,000,000,000 marbles"

    def test_a_name_or_a_text_out_of_all_bounds_is_cut_off(self):
        """A file may hold them, and the catalogue's reader would refuse them."""
        long = message(HERE, "won", "", player=Seat(0), marbles=1).say(["A" * 10_000])
        assert long == "A" * 59 + "\u2026 takes one marble"
        assert len(message(HERE, "won", "", player="B" * 10_000, marbles=1).say(())) < 2100
        many = message(HERE, "won", "", player=tuple("C" * 900 for _ in range(9)), marbles=1)
        assert len(many.say(())) < 2100

    @pytest.mark.parametrize(
        ("seats", "sentence"),
        [
            ((2,), "Chris share"),
            ((0, 2), "Anna and Chris share"),
            ((0, 1, 2), "Anna, Barbara, and Chris share"),
        ],
    )
    def test_lists(self, seats, sentence):
        assert say("together", players=tuple(Seat(seat) for seat in seats)) == sentence

    @pytest.mark.parametrize(
        ("seats", "sentence"),
        [((2,), "Chris share"), ((0, 2), "Anna or Chris share"), ((0, 1, 2), "Anna, Barbara, or Chris share")],
    )
    def test_lists_of_which_one_is_meant(self, seats, sentence):
        assert say("together", players=AnyOf(Seat(seat) for seat in seats)) == sentence

    def test_a_seat_is_shown_as_who_sits_there_and_a_number_as_a_number(self):
        assert say("quoted", player=Seat(1), what=1) == "Barbara says: 1"

    def test_a_message_in_a_message(self):
        inner = message(HERE, "won", player=Seat(2), marbles=1)
        assert say("quoted", player=Seat(0), what=inner) == "Anna says: Chris takes one marble"

    def test_texts_stand_as_they_are(self):
        """Neither invisible marks around them, nor anything of the catalogue's own language in a name."""
        assert say("quoted", player=Seat(0), what="{ $marbles } <b>") == "Anna says: { $marbles } <b>"


class TestFaults:
    def test_an_id_that_the_catalogue_lacks(self):
        with pytest.raises(KeyError, match="lost"):
            say("lost")

    def test_a_value_that_the_sentence_needs(self):
        with pytest.raises(ValueError, match=r"message won: .*marbles"):
            say("won", player=Seat(0))

    def test_a_value_that_the_message_lacks(self):
        with pytest.raises(KeyError):
            message(HERE, "plain").value("marbles")


class TestLanguages:
    def test_plurals_lists_and_numbers(self):
        many = message(HERE, "won", player=Seat(0), marbles=12345)
        two = message(HERE, "together", players=(Seat(0), Seat(1), Seat(2)))
        said = {}
        for name in LANGUAGES:
            with spoken(name):
                said[name] = (many.say(NAMES), two.say(NAMES))
        assert said == {
            "en": ("Anna takes 12,345 marbles", "Anna, Barbara, and Chris share"),
            "de": ("Anna nimmt 12.345 Murmeln", "Anna, Barbara und Chris teilen"),
            "it": ("Anna prende 12.345 biglie", "Anna, Barbara e Chris condividono"),
        }


class TestData:
    def test_messages_are_values(self):
        one, other = (message(HERE, "won", "T-1", player=Seat(0), marbles=2) for _ in range(2))
        assert one == other
        assert hash(one) == hash(other)
        assert one != message(HERE, "won", "T-1", player=Seat(0), marbles=3)

    def test_values_can_be_asked_for(self):
        assert message(HERE, "won", player=Seat(2), marbles=5).value("marbles") == 5

    def test_the_rule_is_cited(self):
        assert message(HERE, "plain", "T-1").cited(NAMES) == "Nothing to fill in [T-1]"
        assert message(HERE, "plain").cited(NAMES) == "Nothing to fill in"

    def test_the_text_of_a_catalogue(self):
        assert "plain = Nothing to fill in" in catalogue_text(HERE, "en")


def test_a_refusal_says_its_most_telling_reason_and_keeps_them_all():
    reasons = [Message(HERE, "plain", (), "T-2"), message(HERE, "won", "T-1", player=Seat(0), marbles=0)]
    error = IllegalAction(reasons, "the position", NAMES)
    assert str(error) == "Nothing to fill in [T-2]"
    assert error.rule == "T-2"
    assert error.reasons == tuple(reasons)
    assert error.position == "the position"
    assert error.names == NAMES
