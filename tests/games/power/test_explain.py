"""Explaining: the steps to each number of a score sheet, and the choices of a hand."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.power.staging import (
    BAYERN_BURGUND,
    COMBINATIONS,
    ENGLAND_SCHWABEN,
    FRANKEN_ARAGON,
    FRANKREICH,
    LOTHRINGEN_ITALIEN,
    NAMES,
    on_sites,
    sample,
    stage,
)
from webpower.engine.chance import generator, pick
from webpower.engine.errors import WrongValue
from webpower.engine.messages import Message, catalogue_text
from webpower.games.power.explain import NotOnSheet, explain_options, why, why_place, why_scored
from webpower.games.power.game import Game, load_game, new_game
from webpower.games.power.position import EMPTY, Phase, Pieces, Setup
from webpower.games.power.position_file import read_pieces
from webpower.games.power.rules import TEXTS, legal_actions, reasons
from webpower.games.power.scoring import score, score_final
from webpower.games.power.scoring.sheet import ALLIANCES, CHAINS, Line

RULE = re.compile(r"\[WP-\d+\]$")


def somewhere(seed: int, part: float, **options: Any) -> Game:
    """A random game, its cursor at a part of it: 0 at the start, 1 at the end."""
    game = new_game(3 + seed % 3, seed, **options).play_on("random")
    game.go(round(part * (len(game.line()) - 1)))
    return game


positions = st.builds(
    lambda seed, part, options: somewhere(seed, part, **options),
    st.integers(0, 2**32),
    st.floats(0, 1),
    st.sampled_from(COMBINATIONS),
)


def crowded(seed: int) -> tuple[Setup, Pieces]:
    """A board with a cloister on almost every site, so that chains lie side by side and branch."""
    random = generator("crowded", seed)
    setup = new_game(3, 0).setup
    owners = bytes(pick((0, 0, 0, 1, 1, EMPTY), random) for _ in setup.board.sites)
    return setup, Pieces(owners, (bytes(3),) * len(setup.board.countries), bytes([EMPTY]) * len(setup.board.arms))


def told(steps: tuple[Message, ...], names: tuple[str, ...] = NAMES) -> list[str]:
    return [step.cited(names) for step in steps]


def check_steps(steps: tuple[Message, ...], line: Line) -> None:
    """What holds of every explanation: each step is a sentence with its rule, and the last has the number."""
    assert steps[-1].value("points") == line.points
    assert all(RULE.search(sentence) for sentence in told(steps))
    assert len(set(steps)) == len(steps)
    if line.rule in ("WP-65", "WP-66"):
        assert steps[-1].rule == steps[-2].rule == line.rule


class TestEveryLine:
    @given(positions)
    def test_the_last_step_has_the_number(self, game: Game):
        for line in score(game.position).lines:
            check_steps(why(game.position, line), line)

    @given(st.integers(0, 10**6))
    def test_crowded_boards(self, seed: int):
        setup, pieces = crowded(seed)
        for line in score_final(setup, pieces).lines:
            check_steps(why_scored(setup, pieces, line), line)

    @pytest.mark.parametrize("name", ["standard-3", "vatican-4", "vatican-two-chains-3", "board-full-5"])
    def test_records_of_another_program(self, name: str, tmp_path):
        path = tmp_path / "record.json"
        path.write_text(json.dumps(sample(name)))
        game = load_game(path)
        for line in game.score().lines:
            check_steps(why(game.position, line), line)

    def test_a_line_of_another_position_is_refused(self):
        game = new_game(3, 7).play_on("random")
        lines = game.score().lines
        game.go(0)
        with pytest.raises(NotOnSheet, match="no such line: final cloisters, "):
            game.why(lines[-1] if lines[-1].kind == "cloisters" else next(x for x in lines if x.part == "final"))

    def test_an_interim_line_before_there_was_one_is_refused(self):
        game = new_game(3, 7).play_on("random")
        lines = game.score().part("interim").lines
        game.go(0)
        with pytest.raises(NotOnSheet, match="no interim scoring"):
            game.why(lines[0])


class TestCloisters:
    def test_the_rulebooks_example_as_a_lesson(self):
        """Franken 4 / 2 / 1: 7, 4, 2 points."""
        game = stage(cloisters=on_sites(Franken=[4, 2, 1]))
        lines = [line for line in game.score().lines if line.place == "Franken"]
        count = "Cloisters in Franken: Anna 4, Barbara 2, and Chris 1 [WP-40]"
        assert game.why(lines[0]) == [
            count,
            "Anna has rank 1 with 4 [WP-40]",
            "Rank 1 scores one point for every cloister in Franken, whatever its colour, so Anna scores 4 + 2 + 1 = 7 "
            "[WP-40]",
        ]
        assert game.why(lines[1]) == [
            count,
            "Barbara has rank 2 with 2 [WP-40]",
            "Rank 2 scores the number of cloisters of one player of rank 1, so Barbara scores 4 [WP-40]",
        ]

    def test_a_whole_country_tells_its_count_once(self):
        steps = stage(cloisters=on_sites(Franken=[4, 2, 1])).why("Franken")
        assert len(steps) == len(set(steps)) == 1 + 2 * 3
        assert steps[-1] == "Rank 3 scores the number of cloisters of one player of rank 2, so Chris scores 2 [WP-40]"

    def test_ties(self):
        """Lothringen 2 / 2 / 1: 5, 5, 2 points."""
        game = stage(cloisters=on_sites(Lothringen=[2, 2, 1]))
        assert game.why("Lothringen")[1:3] == [
            "Anna and Barbara share rank 1 with 2 each: a tie scores the same, and the next lower number is the next "
            "rank [WP-40]",
            "Rank 1 scores one point for every cloister in Lothringen, whatever its colour, so Anna and Barbara each "
            "score 2 + 2 + 1 = 5 [WP-40]",
        ]
        assert game.why("Lothringen")[-1].endswith("so Chris scores 2 [WP-40]")

    def test_a_line_of_a_low_rank_is_about_its_own_seats(self):
        game = stage(cloisters=on_sites(Franken=[1, 2, 2, 1]), players=5)
        (_, line) = [line for line in game.score().lines if line.place == "Franken"]
        assert game.why(line) == [
            "Cloisters in Franken: Anna 1, Barbara 2, Chris 2, and Dan 1; Emil has none and scores nothing [WP-40]",
            "Anna and Dan share rank 2 with 1 each: a tie scores the same, and the next lower number is the next rank "
            "[WP-40]",
            "Rank 2 scores the number of cloisters of one player of rank 1, so Anna and Dan each score 2 [WP-40]",
        ]

    def test_who_has_none_is_told_too(self):
        steps = stage(cloisters=on_sites(Bayern=[1])).why("Bayern")
        assert steps[0] == "Cloisters in Bayern: Anna 1; Barbara and Chris have none and score nothing [WP-40]"
        assert steps[-1] == (
            "Rank 1 scores one point for every cloister in Bayern, whatever its colour, so Anna scores 1 [WP-40]"
        )

    def test_a_country_without_cloisters(self):
        assert stage().why("Bayern") == ["Bayern holds no cloister, so nobody scores there [WP-40]"]

    def test_the_interim_scoring_looks_at_the_board_of_then(self):
        game = stage(cloisters=on_sites(Bayern=[2]), exhausted=1)
        then = bytearray(game.position.pieces.owners)
        then[game.setup.board.site_number["regensburg"]] = EMPTY
        game.root.position = game.position._replace(interim=bytes(then))
        assert game.why("Bayern", "interim")[-1].endswith("so Anna scores 1 [WP-40]")
        assert game.why("Bayern")[-1].endswith("so Anna scores 2 [WP-40]")

    def test_doubled_in_the_vatican(self):
        game = stage(cloisters=on_sites(Franken=[4, 2, 1]), arms={"cloister/Franken": 1}, vatican=True)
        (line,) = [line for line in game.score().lines if line.rule == "WP-65"]
        assert game.why(line)[-3:] == [
            "Rank 2 scores the number of cloisters of one player of rank 1, so Barbara scores 4 [WP-40]",
            "An advisor of Barbara stands on the arms of Franken in the Cloister table of the Vatican [WP-65]",
            "So the 4 points of Barbara in Franken count a second time: 4 more, 8 in all [WP-65]",
        ]

    def test_a_single_point_doubled(self):
        game = stage(cloisters=on_sites(Franken=[1]), arms={"cloister/Franken": 0}, vatican=True)
        assert game.why("Franken")[-1] == (
            "So the one point of Anna in Franken counts a second time: 1 more, 2 in all [WP-65]"
        )


class TestAlliances:
    def test_the_rulebooks_example_as_a_lesson(self):
        """Alliance 14, Italien 2 / 1 / 1 advisors and Burgund 1 / 1: the player with 2 + 1 scores 6, nobody else."""
        game = stage(
            cloisters=on_sites(Italien=[4], Burgund=[2]), advisors={"Italien": [2, 1, 1], "Burgund": [1, 1, 0]}
        )
        (line,) = game.score().of_kind(ALLIANCES).lines
        assert game.why(line) == [
            "Advisors in Italien: Anna 2, Barbara 1, and Chris 1. Anna has the most [WP-41]",
            "Advisors in Burgund: Anna 1 and Barbara 1. Anna and Barbara have the most, and a tie counts as the most "
            "[WP-41]",
            "Anna has the most in both Italien and Burgund [WP-41]",
            "Barbara leads in one of the two only, and that scores nothing: there is no second place [WP-41]",
            "Alliance 14 scores one point for every advisor in its two countries, whatever its colour: 4 + 2 = 6 "
            "[WP-41]",
            "So Anna scores 6 [WP-41]",
        ]

    def test_an_alliance_in_which_nobody_leads_both(self):
        """Alliance 15 with another player leading Bayern: nobody scores."""
        game = stage(cloisters=on_sites(Italien=[4], Bayern=[2]), advisors={"Italien": [2, 1, 0], "Bayern": [0, 0, 1]})
        assert game.why("15")[-1] == (
            "Nobody has the most in both Italien and Bayern, so alliance 15 scores for nobody [WP-41]"
        )

    def test_a_country_without_advisors(self):
        game = stage(cloisters=on_sites(Italien=[4]), advisors={"Italien": [2, 1, 0]})
        assert "Bayern has no advisor, so nobody leads there [WP-41]" in game.why("15")

    def test_the_vaticans_worked_example(self):
        """7 points for who holds the Council arms of Aragon, 4 for the other (WP-66)."""
        game = stage(
            cloisters=on_sites(England=[3], Aragon=[2], Italien=[0, 2]),
            advisors={"Aragon": [1, 1, 0], "England": [2, 1, 0], "Italien": [0, 2, 0]},
            arms={"council/Aragon": 0},
            vatican=True,
        )
        totals = game.score().of_kind(ALLIANCES).totals()
        assert totals[:2] == (7, 4)
        (line,) = [line for line in game.score().lines if line.rule == "WP-66"]
        assert game.why(line)[-2:] == [
            "An advisor of Anna stands on the arms of Aragon in the Council table of the Vatican [WP-66]",
            "So each of the 2 advisors in Aragon counts a second time for Anna: 2 more, and with the rest of the "
            "alliance 3 + 2 × 2 = 7 [WP-66]",  # noqa: RUF001
        ]


class TestChains:
    def test_the_rulebooks_example_as_a_lesson(self):
        """Four in line in Italien, one in Burgund at its end and one in Bayern at the same end: 5 points."""
        setup, names, pieces = read_pieces(sample("position-chain"))
        (line,) = score_final(setup, pieces).of_kind(CHAINS).lines
        steps = told(why_scored(setup, pieces, line), tuple(names))
        assert steps[0].startswith("Roads join 6 cloisters of Chris to one another: ")
        assert steps[1:3] == [
            "The line starts in Italien: Farfa, Camaldoli, Nonantola, and Chiaravalle [WP-42]",
            "A road leads on across the border, for borders do not matter, to Burgund: Saint-Maurice [WP-42]",
        ]
        assert any(
            step.endswith("a chain has no branches, and what is left makes no line of 4 of its own [WP-42]")
            for step in steps
        )
        assert steps[-2].startswith("Of these 6 cloisters 5 count")
        assert steps[-1] == "So the chain has 5 cloisters, one point each, and Chris scores 5 [WP-42]"

    def test_the_steps_follow_the_line_along_roads(self):
        for seed in range(20):
            setup, pieces = crowded(seed)
            for line in score_final(setup, pieces).of_kind(CHAINS).lines:
                steps = why_scored(setup, pieces, line)
                walked = [
                    site
                    for step in steps
                    if step.id in ("why-start", "why-border")
                    for site in step.value("sites")  # type: ignore[union-attr]
                ]
                named = [setup.board.sites[setup.board.site_number[site]].name for site in line.sites]
                assert walked == named

    def test_what_does_not_count_is_told_with_its_reason(self):
        """Each of the player's cloisters that a road joins to a chain is in it, on a branch, or in another chain."""
        ids = set()
        for seed in range(60):
            setup, pieces = crowded(seed)
            lines = score_final(setup, pieces).of_kind(CHAINS).lines
            for line in lines:
                board = setup.board
                steps = why_scored(setup, pieces, line)
                ids |= {step.id for step in steps}
                branching = {site for step in steps if step.id == "why-branch" for site in step.value("sites")}  # type: ignore[union-attr]
                counted = {site for other in lines if other.seats == line.seats for site in other.sites}
                chain = [board.site_number[site] for site in line.sites]
                for site in {near for there in chain for near in board.neighbours[there]}:
                    own = pieces.owners[site] == line.seats[0]
                    if own and board.sites[site].id not in counted:
                        assert board.sites[site].name in branching
                for step in steps:
                    if step.id == "why-branch":  # a branch at an end would make the line longer
                        ends = {board.sites[chain[0]].name, board.sites[chain[-1]].name}
                        assert not ends & set(step.value("at"))  # type: ignore[arg-type]
        assert ids >= {"why-ring", "why-branch", "why-other-chain", "why-all-count", "why-best", "why-border"}

    def test_a_chain_is_found_by_its_ends(self):
        setup, _, pieces = read_pieces(sample("position-chain"))
        (line,) = score_final(setup, pieces).of_kind(CHAINS).lines
        position = new_game(3, 7).position._replace(setup=setup, pieces=pieces)
        assert why_place(position, line.place) == why_scored(setup, pieces, line)

    @pytest.mark.parametrize("place", ["Atlantis", "16", "chorin…obra"])
    def test_a_place_there_is_none_of_is_refused(self, place: str):
        with pytest.raises(NotOnSheet, match=f"no country, alliance or chain '{place}'"):
            stage(cloisters=on_sites(Franken=[2])).why(place)


def test_every_sentence_of_an_explanation_can_be_reached():
    """Over crowded boards and random games with the Vatican every step of the catalogue comes up."""
    section = catalogue_text(TEXTS, "en").partition("# Why a line of the score sheet")[2].partition("\n# ")[0]
    wanted = set(re.findall(r"^(why-[a-z-]+) =", section, re.MULTILINE)) - {"why-count"}
    found: set[str] = set()
    for seed in range(40):
        setup, pieces = crowded(seed)
        found |= {step.id for line in score_final(setup, pieces).lines for step in why_scored(setup, pieces, line)}
        position = somewhere(seed, 1, vatican=True, variant="fast").position
        places = [country.name for country in setup.board.countries] + [str(number) for number in range(1, 16)]
        found |= {step.id for place in places for step in why_place(position, place)}
        found |= {step.id for place in places for step in why_place(new_game(3, seed).position, place)}
    assert found == wanted


# The choices of a hand


class Text(HTMLParser):
    """The text of HTML; every element that is opened has to be closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text, self.open = "", [""]
        self.feed(html)
        assert self.open == [""]

    def handle_starttag(self, tag, attrs):
        if tag != "br":
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


class TestChoices:
    @given(positions)
    def test_they_are_the_legal_actions_each_once(self, game: Game):
        choices = explain_options(game.position, game.names)
        assert sorted(action.index for action in choices.actions) == [
            action.index for action in legal_actions(game.position)
        ]

    @given(positions)
    def test_each_choice_says_what_its_actions_do(self, game: Game):
        position, board = game.position, game.setup.board
        for choice in explain_options(position).possible:
            assert len({action.act for action in choice.actions}) == 1
            assert choice.what.rule
            assert {(action.kind, action.cost) for action in choice.actions if action.cost} == set(choice.payments)
            act = choice.actions[0].act
            if act in ("cloister", "advisor"):
                (country,) = {action.country for action in choice.actions}
                assert choice.where.value("country") == board.countries[country].name
            if act in ("cloister", "vatican"):  # every place in every way to pay
                places = {action.place for action in choice.actions}
                assert len(choice.actions) == len(places) * len(choice.payments)
            if act == "cloister":
                names = {board.sites[action.place].name for action in choice.actions}
                assert names == set(choice.what.value("sites"))  # type: ignore[arg-type]

    @given(positions)
    def test_where_nothing_goes_there_is_a_reason_and_else_there_is_none(self, game: Game):
        position, board = game.position, game.setup.board
        if position.phase not in (Phase.PLACE, Phase.MORE):
            assert not explain_options(position).refused
            return
        legal = {(action.act, action.country) for action in legal_actions(position)}
        refused: set[tuple[str, str]] = set()
        for refusal in explain_options(position).refused:
            assert all(why.rule for why in refusal.reasons)
            acts = {
                "choice-countries": ("cloister", "advisor"),
                "choice-cloisters-in": ("cloister",),
                "choice-advisors-in": ("advisor",),
            }.get(refusal.where.id, ())
            for act in acts:
                refused |= {(act, name) for name in refusal.where.value("countries")}  # type: ignore[union-attr, misc]
        for number, country in enumerate(board.countries):
            for act in ("cloister", "advisor"):
                assert ((act, country.name) in refused) != ((act, number) in legal)

    @given(positions)
    def test_a_reason_is_one_of_those_that_refuse_the_actions_there(self, game: Game):
        """The rule of each reason is the first rule broken by an action of that country."""
        position, board = game.position, game.setup.board
        for refusal in explain_options(position).refused:
            if refusal.where.id != "choice-countries":
                continue
            for name in refusal.where.value("countries"):  # type: ignore[union-attr]
                number = board.country_number[str(name)]
                here = [
                    action
                    for action in position.setup.actions.all
                    if action.country == number and action.act in ("cloister", "advisor")
                ]
                first = {reasons(position, action)[0].rule for action in here}
                assert {why.rule for why in refusal.reasons} <= first

    @given(positions)
    def test_an_observation_is_enough(self, game: Game):
        whole, seen = explain_options(game.position, game.names), explain_options(game.observe(), game.names)
        assert seen.possible == whole.possible
        assert seen.refused == whole.refused
        assert str(seen) == str(whole)
        assert seen.position.stack == bytes(len(game.position.stack))
        others = [hand for seat, hand in enumerate(seen.position.hands) if seat != game.position.seat]
        assert not any(map(any, others))

    def test_another_seats_observation_is_refused(self):
        game = new_game(3, 7)
        with pytest.raises(WrongValue, match="whose turn it is"):
            explain_options(game.observe(1))

    @given(positions)
    def test_a_second_piece_is_announced_exactly_where_one_may_follow(self, game: Game):
        position = game.position
        if position.phase is not Phase.PLACE:
            return
        node = game.node
        for choice in explain_options(position).possible:
            if choice.then is None:
                assert choice.actions[0].act in ("exchange", "pass")
                continue
            follows = False
            for action in choice.actions:
                game.visit(node)
                after = game.play(action)
                if after.phase is Phase.MORE:
                    assert any(second.act != "stop" for second in game.legal_actions())
                    follows = True
            assert (choice.then.id == "choice-second") == follows

    @given(positions)
    def test_text_and_table_say_the_same(self, game: Game):
        game.names = tuple(f"<{name}>" for name in game.names)
        choices = game.explain_options()
        bundle = choices._repr_mimebundle_()
        assert bundle["text/plain"] == str(choices)
        table = Text(bundle["text/html"]).text
        for choice in choices.possible:
            assert choice.what.cited(game.names) in table
            assert choice.what.say(game.names) in str(choices)
        for refusal in choices.refused:
            for why_not in refusal.reasons:
                assert why_not.cited(game.names) in table
                assert why_not.cited(game.names) in str(choices)


def shown(game: Game) -> list[str]:
    return str(game.explain_options()).splitlines()


class TestWords:
    def test_payments_and_the_second_piece(self):
        """Italien with 2 and 2 cloisters: three lothringen-italien cards pay for two advisors, or one of each."""
        game = stage([LOTHRINGEN_ITALIEN] * 3, on_sites(Italien=[2, 2]))
        assert (
            "  Italien: an advisor (room for 2 more) for one Lothringen/Italien card; second piece: "
            "a cloister or an advisor [WP-18]" in shown(game)
        )

    def test_why_no_second_piece_may_follow(self):
        """The country is empty, or nothing is left to pay with."""
        hand = [LOTHRINGEN_ITALIEN, FRANKREICH, BAYERN_BURGUND]
        lines = shown(stage(hand, on_sites(Italien=[1])))
        assert any(
            line.startswith("  Frankreich: a cloister on ")
            and line.endswith("one Frankreich card; second piece: none, since the country is empty [WP-17]")
            for line in lines
        )
        assert any(
            line.startswith("  Italien: a cloister on ") and line.endswith("second piece: none [WP-17]")
            for line in lines
        )

    def test_the_options_change_what_pays(self):
        hand = [FRANKEN_ARAGON] * 2
        by_default, ruling = (stage(hand, joker_own_country=own).explain_options().possible for own in (False, True))
        franken = [
            next(c for c in choices if c.where.value("country") == "Franken") for choices in (by_default, ruling)
        ]
        assert [[cost for _, cost in choice.payments] for choice in franken] == [[1], [1, 2]]

    def test_the_faster_variant_names_the_countries_of_the_second_piece(self):
        game = stage([FRANKREICH, ENGLAND_SCHWABEN, BAYERN_BURGUND], on_sites(Frankreich=[1]), variant="fast")
        (line,) = [line for line in shown(game) if line.startswith("  Frankreich: an advisor")]
        assert "second piece: a cloister in England, Bayern, Schwaben, or Burgund [WP-18]" in line

    def test_reasons(self):
        game = stage([FRANKREICH], on_sites(Frankreich=[2, 0, 1], England=[6]), {"Frankreich": [1, 1, 0]})
        lines = shown(game)
        assert (
            "  An advisor in Frankreich: Frankreich has 2 advisors and the strongest player there has 2 cloisters, "
            "so there is no room for another [WP-18]"
        ) in lines
        assert (
            "  England: all 6 sites of England hold a cloister already [WP-17]; Anna has no England/Schwaben card, "
            "and no two cards of another kind [WP-11]"
        ) in lines
        assert (
            "  Bayern and Burgund: Anna has no Bayern/Burgund card, and no two cards of another kind [WP-11]" in lines
        )

    def test_after_a_piece_the_other_countries_share_one_line(self):
        game = stage([FRANKREICH] * 3, on_sites(Frankreich=[2]))
        game.play("cloister", at="moissac", pay=FRANKREICH)
        assert (
            "  England, Franken, Bayern, Italien, Aragon, Lothringen, Schwaben, and Burgund: Anna has placed in "
            "Frankreich, and all pieces of a turn go into one country [WP-14]"
        ) in shown(game)
        assert "  Or stop: place no second piece [WP-16]" in shown(game)

    def test_the_vatican_column_by_column(self):
        game = stage([FRANKREICH] * 2, arms={"council/Franken": 0, "cloister/Bayern": 1}, vatican=True)
        lines = shown(game)
        assert (
            "  Vatican (Council table, column of Franken): Anna already has an advisor in this column of the Council "
            "table, on the arms of Franken [WP-62]"
        ) in lines
        assert (
            "  Vatican (Cloister table, column of Franken): an advisor on the arms of Franken, Lothringen, or England "
            "for two Frankreich cards; second piece: none, since such a turn places nothing else [WP-61]"
        ) in lines

    def test_a_full_column_and_a_sheet_out_of_reach(self):
        full = {f"council/{name}": seat for seat, name in enumerate(("Aragon", "Burgund", "Italien", "Schwaben"))}
        game = stage([FRANKREICH] * 2, arms={**full}, players=5, seat=4, vatican=True)
        assert "  Vatican (Council table, column of Aragon): all arms of this column are taken [WP-62]" in shown(game)
        poor = stage([FRANKREICH, BAYERN_BURGUND], vatican=True)
        assert any(
            line.startswith("  Vatican: Anna has no two cards of one kind that may pay there") for line in shown(poor)
        )

    def test_drawing(self):
        game = stage([FRANKREICH] * 3)
        game.play("exchange", card=FRANKREICH)
        assert shown(game) == [
            "Anna draws.",
            "Hand of Anna: two Frankreich cards.",
            "",
            "Possible:",
            "  Draw: the top card of the stack, which has 4 cards [WP-23]",
            "  Draw: the open Franken/Aragon card [WP-23]",
            "  Draw: the open Bayern/Burgund card [WP-23]",
        ]

    def test_the_last_turns(self):
        game = stage([FRANKREICH], on_sites(Frankreich=[4, 4]), exhausted=2, stack=(), open=())
        lines = shown(game)
        assert lines[0] == "Anna places or passes."
        assert "  Or pass: place nothing in this turn [WP-33]" in lines
        assert any(line.startswith("  Exchanging: no card can be drawn any more") for line in lines)

    def test_an_empty_hand(self):
        game = stage([], exhausted=2, stack=(), open=())
        assert "Hand of Anna: no card." in shown(game)

    def test_the_game_is_over(self):
        game = new_game(3, 7).play_on("random")
        choices = game.explain_options()
        assert choices.actions == ()
        assert str(choices).startswith("The game is over.")
        assert repr(choices) == "Choices(The game is over. 0 choices, 0 actions)"


def test_every_word_of_the_choices_can_be_reached():
    """Over the positions of random games in every variant, and one with a full column of the Vatican."""
    section = catalogue_text(TEXTS, "en").partition("# What can be done now")[2].partition("\n# ")[0]
    wanted = set(re.findall(r"^(choice-[a-z-]+) =", section, re.MULTILINE))
    full = {f"council/{name}": seat for seat, name in enumerate(("Aragon", "Burgund", "Italien", "Schwaben"))}
    choices = [stage([FRANKREICH] * 2, arms=full, players=5, seat=4, vatican=True).explain_options()]
    for seed in range(24):
        game = somewhere(seed, 0, **COMBINATIONS[seed % len(COMBINATIONS)])
        for number in range(0, len(game.line()), 3):
            game.go(number)
            choices.append(game.explain_options())
    found = {id for some in choices for id in ids(tuple((*choice, choice.then) for choice in some.possible))}
    found |= {id for some in choices for id in ids(tuple(some.refused))}
    assert {id for id in found if id.startswith("choice-")} == wanted - FRAME


FRAME = {
    "choice-hand",
    "choice-cards",
    "choice-no-card",
    "choice-for",
    "choice-and-then",
    "choice-heading",
    "choice-not-heading",
    "choice-where",
    "choice-what",
    "choice-paid",
    "choice-then",
}
"""What the text and the table say around the choices; see the tests of words above."""


def ids(value: Any) -> set[str]:
    """The ids of all messages in a value, those inside other messages too."""
    own = {value.id} if isinstance(value, Message) else set()
    return own.union(*map(ids, value)) if isinstance(value, tuple) else own
