"""The scoring of a position, given as the dictionary that a position file holds (`webpower-position/1`)."""

import json
from typing import Any

from tests.oracles.board import Board, load_board
from tests.oracles.chains import best_lines

Points = list[int]
Position = dict[str, Any]


def cloister_points(numbers: list[int]) -> Points:
    """What each player scores in a country, from everybody's number of cloisters there (WP-40)."""
    ranks = sorted({number for number in numbers if number > 0}, reverse=True)  # tied players hold one rank
    points = []
    for number in numbers:
        if number == 0:  # no cloister, no point
            points.append(0)
        elif number == ranks[0]:  # the most: every cloister there
            points.append(sum(numbers))
        else:  # any other rank: the number of a player one rank above
            points.append(ranks[ranks.index(number) - 1])
    return points


def cloisters_in(position: Position, board: Board, country: str) -> list[int]:
    """How many cloisters each seat has in the country."""
    numbers = [0] * len(position["players"])
    for site, seat in position["cloisters"].items():
        if board.country_of[site] == country:
            numbers[seat] += 1
    return numbers


def advisors_in(position: Position, country: str) -> list[int]:
    """How many advisors each seat has on the country's coat of arms on the board (WP-64: not those in the Vatican)."""
    return list(position.get("advisors", {}).get(country, [0] * len(position["players"])))


def holds(position: Position, seat: int, arms: str) -> bool:
    """Whether the seat's advisor is on these arms of the Vatican."""
    return bool(position.get("vatican", {}).get(arms) == seat)


def interim(position: Position, board: Board) -> dict[str, Any]:
    """The interim scoring: cloisters only (WP-31), without the Vatican (WP-64)."""
    return {"cloisters": {name: cloister_points(cloisters_in(position, board, name)) for name in board.countries}}


def alliance_points(position: Position, a: str, b: str) -> Points:
    """What each seat scores for an alliance of two countries (WP-41), doubled by the Council table (WP-66)."""
    points = []
    for seat in range(len(position["players"])):
        scored = 0
        for country in (a, b):
            numbers = advisors_in(position, country)
            if numbers[seat] == 0 or numbers[seat] < max(numbers):  # must have the most in both, and at least one
                scored = 0
                break
            each = 2 if holds(position, seat, f"council/{country}") else 1
            scored += each * sum(numbers)
        points.append(scored)
    return points


def final(position: Position, board: Board | None = None) -> dict[str, Any]:
    """The `final` part of a result (WP-43), the Vatican's doubling in it; there may be other best sets of lines."""
    board = board or load_board(position["board"])
    seats = range(len(position["players"]))
    cloisters = interim(position, board)["cloisters"]
    for country, points in cloisters.items():
        for seat in seats:
            if holds(position, seat, f"cloister/{country}"):  # WP-65
                points[seat] *= 2
    chains = []
    for seat in seats:
        own = [site for site, owner in position["cloisters"].items() if owner == seat]
        chains.append([list(line) for line in best_lines(own, board.roads, board.shortest_chain)])
    return {
        "cloisters": cloisters,
        "alliances": {number: alliance_points(position, a, b) for number, (a, b) in board.alliances.items()},
        "chains": chains,
    }


def totals(scored: dict[str, Any]) -> Points:
    """The sums by seat of an interim or final part."""
    tables = [*scored["cloisters"].values(), *scored.get("alliances", {}).values()]
    sums = [sum(column) for column in zip(*tables, strict=True)]
    for seat, lines in enumerate(scored.get("chains", [])):
        sums[seat] += sum(len(line) for line in lines)
    return sums


def winners(scores: Points, supply: list[int]) -> list[int]:
    """The seats that win: most points, then most pieces left; who are still tied share the win (WP-44)."""
    best = max(zip(scores, supply, strict=True))
    return [seat for seat, both in enumerate(zip(scores, supply, strict=True)) if both == best]


def refusals(position: Position, board: Board | None = None) -> list[str]:
    """The ids of the rules for which a position is refused, as the file format lists them; empty if it is none."""
    board = board or load_board(position["board"])
    broken = set()
    players = len(position["players"])
    if not 3 <= players <= 5:
        broken.add("WP-1")
    vatican = position.get("vatican", {})
    for seat in range(players):
        cloisters = sum(owner == seat for owner in position["cloisters"].values())
        advisors = sum(advisors_in(position, country)[seat] for country in board.countries)
        in_vatican = [arms for arms, owner in vatican.items() if owner == seat]
        if cloisters > board.cloisters or advisors + len(in_vatican) > board.advisors:
            broken.add("WP-2")
        columns = [board.column_of[arms] for arms in in_vatican if arms in board.column_of]
        if len(set(columns)) < len(columns):
            broken.add("WP-62")
    if any(
        sum(advisors_in(position, country)) > max(cloisters_in(position, board, country), default=0)
        for country in board.countries
    ):
        broken.add("WP-18")
    if any(arms not in board.column_of for arms in vatican):
        broken.add("WP-60")
    return sorted(broken)


def refusals_of_text(text: str) -> list[str]:
    """The same for a file's text, where a site may stand twice, which a dictionary cannot show (WP-17)."""
    repeated: set[str] = set()

    def without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys = [key for key, _ in pairs]
        repeated.update(key for key in keys if keys.count(key) > 1)
        return dict(pairs)

    position = json.loads(text, object_pairs_hook=without_repetition)
    board = load_board(position["board"])
    broken = set(refusals(position, board))
    if any(key in board.country_of for key in repeated):
        broken.add("WP-17")
    return sorted(broken)
