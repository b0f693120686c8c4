"""The oracle's referee: games of another program, random games, and records with something wrong."""

from collections import Counter
from copy import deepcopy
from itertools import chain
from random import Random
from typing import Any

import pytest

from tests.oracles.playouts import random_record, with_a_gap, with_another_action
from tests.oracles.referee import replay, replay_to_end
from tests.oracles.staging import SAMPLES, sample, small_board

RECORDS = sorted(path.name for path in SAMPLES.glob("*.json") if not path.name.startswith("position"))


class TestRecords:
    def test_there_are_samples(self):
        assert len(RECORDS) == 8

    @pytest.mark.parametrize("name", RECORDS)
    def test_samples(self, name):
        table, faults = replay_to_end(sample(name))
        assert faults == []
        assert table is not None
        assert (table.end is None) == name.startswith("unfinished")

    @pytest.mark.parametrize("number", range(8))
    def test_random_games_replay(self, number):
        rules = {"variant": ("standard", "fast")[number % 2], "vatican": number // 2 % 2 == 1}
        if number // 4 % 2:
            rules["joker_own_country"] = True
        record = random_record(Random(number), 3 + number % 3, rules, eager=number % 5 > 0)
        table, faults = replay_to_end(record)
        assert faults == []
        assert table is not None
        everywhere = chain(table.discards, table.open, table.stack, *table.hands)
        assert Counter(everywhere) == Counter(record["deck"])

    def test_a_small_board_fills_up_before_the_interim_scoring(self):
        ends = []
        for seed in range(3):
            record = random_record(Random(seed), 5, {"variant": "fast", "vatican": False}, board_file=small_board())
            assert replay(record) == []
            ends.append((record["result"]["end"], record["result"]["interim"], record["reshuffle"]))
        assert ("board", None, None) in ends

    def test_another_action_is_noticed_or_legal(self):
        """What is replaced is refused at that action, or legal there, and then something later cannot be right."""
        record = sample("standard-3.json")
        rng = Random(5)
        for _ in range(6):
            changed = with_another_action(rng, record)
            differing = [a != b for a, b in zip(record["actions"], changed["actions"], strict=True)]
            if any(differing):
                fault = replay(changed)[0]
                assert fault.action is None or fault.action >= differing.index(True)

    def test_a_missing_action_is_noticed(self):
        assert all(replay(with_a_gap(Random(seed), sample("standard-3.json"))) for seed in range(6))

    @pytest.mark.parametrize(
        ("path", "value", "rule"),
        [
            (["players"], ["A", "B"], "WP-1"),
            (["deck", 0], "bayern-burgund", "WP-3"),
            (["reshuffle"], None, "WP-31"),
            (["reshuffle", 0], "frankreich", "WP-31"),
            (["actions", 1, "seat"], 2, "WP-1"),
            (["actions", 1, "card"], "frankreich", "WP-23"),
            (["result"], None, "format"),
            (["result", "end"], "board", "WP-32"),
            (["result", "interim", "cloisters", "England"], [5, 4, 1], "WP-31"),
            (["result", "final", "cloisters", "England"], [5, 4, 1], "WP-40"),
            (["result", "final", "alliances", "5"], [0, 0, 0], "WP-41"),
            (["result", "final", "chains", 0], [], "WP-42"),
            (["result", "scores"], [45, 42, 54], "WP-43"),
            (["result", "supply"], [10, 11, 11], "WP-2"),
            (["result", "winners"], [0], "WP-44"),
        ],
    )
    def test_what_is_changed_is_found(self, path, value, rule):
        record = deepcopy(sample("standard-3.json"))
        part: Any = record
        for step in path[:-1]:
            part = part[step]
        assert part[path[-1]] != value
        part[path[-1]] = value
        assert [fault.rule for fault in replay(record)] == [rule]

    def test_a_result_too_early(self):
        record = sample("unfinished-3.json")
        record["result"] = sample("standard-3.json")["result"]
        assert [fault.rule for fault in replay(record)] == ["format"]

    def test_actions_after_the_end(self):
        record = sample("standard-3.json")
        record["actions"].append({"seat": 0, "act": "pass"})
        assert replay(record)[0].rule == "WP-32"
