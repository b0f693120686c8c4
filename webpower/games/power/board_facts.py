"""What can be said of a board by looking at it: how large it is, its roads, its longest line, its alliances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from webpower.draw.html import FADED, table
from webpower.draw.page import page, section
from webpower.draw.svg import escape, to_svg
from webpower.engine.messages import Message, message
from webpower.games.power.board import Board
from webpower.games.power.board_model import MOST_BREADTH, MOST_WORK
from webpower.games.power.options import Options
from webpower.games.power.position import Setup, deal
from webpower.games.power.road_net import breadth, longest_line, parts
from webpower.games.power.rules import TEXTS
from webpower.games.power.scene import scene
from webpower.games.power.text_form import table_text


def board_facts(board: Board) -> Iterator[Message]:
    """The facts, one after the other, each with the rule it matters for.

    >>> from webpower.games.power.board_file import load_board
    >>> next(board_facts(load_board("heron-coast"))).say(())
    '4 countries, 13 sites, 15 roads, 5 alliances'
    """
    yield message(
        TEXTS,
        "board-size",
        countries=len(board.countries),
        sites=len(board.sites),
        roads=len(board.roads),
        alliances=len(board.alliances),
    )
    yield from _supplies(board)
    yield from _roads(board)
    for route in ("land", "sea"):
        ties = tuple(
            message(TEXTS, "board-alliance", number=tie.number, a=_country(board, tie.a), b=_country(board, tie.b))
            for tie in board.alliances
            if tie.route == route
        )
        if ties:
            yield message(TEXTS, "board-alliances", "WP-41", route=route, alliances=ties)
    yield message(TEXTS, "board-arms", "WP-60", arms=len(board.arms))


def _supplies(board: Board) -> Iterator[Message]:
    kinds = tuple(message(TEXTS, "board-card", count=card.count, card=card.label) for card in board.cards)
    yield message(TEXTS, "board-cards", "WP-3", kinds=kinds)
    decks = tuple(
        message(TEXTS, "board-deck", cards=len(board.deck(players)), players=players) for players in board.removed
    )
    yield message(TEXTS, "board-decks", "WP-3", decks=decks)
    yield message(TEXTS, "board-supply", "WP-2", cloisters=board.cloisters_each, advisors=board.advisors_each)


def _roads(board: Board) -> Iterator[Message]:
    roads = dict(enumerate(board.neighbours))
    degrees = Counter(len(beside) for beside in board.neighbours)
    told = tuple(message(TEXTS, "board-degree", sites=degrees[roads], roads=roads) for roads in sorted(degrees))
    yield message(TEXTS, "board-degrees", degrees=told)
    most = max(degrees)
    busiest = tuple(site.name for site in board.sites if len(site.roads) == most)
    yield message(TEXTS, "board-busiest", roads=most, sites=busiest)
    sizes = sorted((len(part) for part in parts(roads)), reverse=True)
    allowed = min(MOST_BREADTH, MOST_WORK // board.chain)
    yield message(
        TEXTS, "board-parts", parts=len(sizes), sizes=tuple(map(str, sizes)), breadth=breadth(roads), most=allowed
    )
    line = [board.sites[site].name for site in longest_line(roads)]
    yield message(TEXTS, "board-longest", "WP-42", length=len(line), sites=", ".join(line))
    yield message(TEXTS, "board-chain", "WP-42", least=board.chain)


def _country(board: Board, number: int) -> str:
    return board.countries[number].name


def country_rows(board: Board) -> list[list[str | int]]:
    """A heading, and a row for each country: its card, its sites, where its roads lead to, its alliances."""
    heads = ("country", "card-head", "sites-head", "neighbours", "allied")
    rows: list[list[str | int]] = [[_say(f"board-{head}") for head in heads]]
    for number, country in enumerate(board.countries):
        ends = {board.sites[end].country for site in country.sites for end in board.neighbours[site]} - {number}
        allied = [str(tie.number) for tie in board.alliances if number in (tie.a, tie.b)]
        rows.append(
            [
                country.name,
                board.cards[country.card].label,
                len(country.sites),
                ", ".join(_country(board, end) for end in sorted(ends)) or _say("board-none"),
                ", ".join(allied) or _say("board-none"),
            ]
        )
    return rows


def facts_text(board: Board) -> str:
    """The facts as plain text."""
    facts = (fact.cited(()) for fact in board_facts(board))
    return "\n".join([board.name, "", *facts, "", table_text(country_rows(board))])


def board_html(board: Board) -> str:
    """A page of HTML with the empty map and the facts, which needs nothing else."""
    setup = Setup(board, Options(vatican=bool(board.arms)), 3)
    drawn = scene(deal(setup, setup.unshuffled), ())
    facts = "".join(f"<li>{escape(fact.cited(()))}</li>" for fact in board_facts(board))
    heads, *rows = [[escape(str(cell)) for cell in row] for row in country_rows(board)]
    return page(
        board.name,
        [
            f"<h1>{escape(board.name)}</h1>",
            f'<p style="{FADED}">{escape(board.about)}</p>',
            to_svg(drawn),
            section(_say("board-facts"), f"<ul>{facts}</ul>"),
            section(_say("board-countries"), table(heads, rows, words=True)),
        ],
    )


def _say(id: str) -> str:
    return message(TEXTS, id).say(())
