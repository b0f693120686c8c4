"""The answers once more, by the oracles: each kind of question is answered from the position alone."""

import copy
import json
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import Any

import networkx as nx

from tests.oracles import board as oracle_board
from tests.oracles.chains import best_points
from tests.oracles.legal import broken_rules, country_of, payments
from tests.oracles.scoring import alliance_points, cloister_points, cloisters_in, final, interim, totals
from tests.oracles.table import Action, Rules, Table
from webpower.engine.messages import Message, Seat
from webpower.engine.questions import Question
from webpower.games.power.position import EMPTY, Position
from webpower.games.power.scene.ids import PREFIX

BOARD = oracle_board.load_board()


def placed(question: Question) -> dict[str, Any]:
    """The pieces of a question as a position file holds them."""
    return _placed(question, question.subject.position)


def _placed(question: Question, position: Position) -> dict[str, Any]:
    board, pieces = position.board, position.pieces
    return {
        "board": "europe",
        "players": list(question.names),
        "cloisters": {site.id: owner for site, owner in zip(board.sites, pieces.owners, strict=True) if owner != EMPTY},
        "advisors": {country.name: list(here) for country, here in zip(board.countries, pieces.advisors, strict=True)},
        "vatican": {arms.name: owner for arms, owner in zip(board.arms, pieces.arms, strict=True) if owner != EMPTY},
    }


def value(question: Question, name: str) -> Any:
    return question.prompt.value(name)


def player(question: Question) -> int:
    value = question.prompt.value("player")
    assert isinstance(value, Seat)
    return value


def own(question: Question, seat: int) -> list[str]:
    return [site for site, owner in placed(question)["cloisters"].items() if owner == seat]


def counts(question: Question) -> list[int]:
    return cloisters_in(placed(question), BOARD, value(question, "country"))


def leader(question: Question) -> frozenset[int]:
    here = counts(question)
    return frozenset(seat for seat, number in enumerate(here) if number == max(here))


def points(question: Question) -> int:
    return cloister_points(counts(question))[player(question)]


def one_more(question: Question) -> int:
    here, seat = counts(question), player(question)
    here[seat] += 1
    return int(cloister_points(here)[seat])


def worths(question: Question, extra: tuple[str, int] | None = None) -> list[int]:
    position = placed(question)
    if extra is not None:
        position["advisors"][extra[0]][extra[1]] += 1
    return alliance_points(position, value(question, "a"), value(question, "b"))


def scorers(question: Question) -> frozenset[int]:
    return frozenset(seat for seat, scored in enumerate(worths(question)) if scored)


def worth(question: Question) -> int:
    return worths(question)[player(question)]


def next_advisor(question: Question) -> str:
    seat = player(question)
    helps = [value(question, end) for end in "ab" if worths(question, (value(question, end), seat))[seat]]
    return {0: "neither", 1: helps[0] if helps else "", 2: "either"}[len(helps)]


def chain_points(question: Question) -> int:
    return best_points(own(question, player(question)), BOARD.roads)


def marked_chains(question: Question) -> Callable[[frozenset[str]], bool]:
    mine, most = own(question, player(question)), chain_points(question)

    def right(marks: frozenset[str]) -> bool:
        sites = [mark.removeprefix("site:") for mark in marks]
        return set(sites) <= set(mine) and len(sites) == most == best_points(sites, BOARD.roads)

    return right


def gain(question: Question) -> Callable[[frozenset[str]], bool]:
    mine, taken = own(question, player(question)), placed(question)["cloisters"]
    after = {site: best_points([*mine, site], BOARD.roads) for site in BOARD.country_of if site not in taken}

    def right(marks: frozenset[str]) -> bool:
        sites = [mark.removeprefix("site:") for mark in marks]
        return len(sites) == 1 and after.get(sites[0]) == max(after.values())

    return right


def room(question: Question) -> int:
    return max(counts(question)) - sum(
        int(number) for number in placed(question)["advisors"][value(question, "country")]
    )


def hand(position: Position) -> list[str]:
    return [
        card.kind for kind, card in enumerate(position.board.cards) for _ in range(position.hands[position.seat][kind])
    ]


def pays(question: Question) -> frozenset[str]:
    cards = hand(question.subject.position)

    def fits(*paid: tuple[str, ...]) -> bool:
        laid = [card for way in paid for card in way]
        return all(laid.count(card) <= cards.count(card) for card in laid)

    def good(country: str, way: tuple[str, ...]) -> bool:
        return BOARD.shows(way[0], country) if len(way) == 1 else way[0] == way[1] and not BOARD.shows(way[0], country)

    return frozenset(
        f"coat:{country}"
        for country in BOARD.countries
        for one, other in combinations_with_replacement([way for way in payments(BOARD) if good(country, way)], 2)
        if fits(one, other)
    )


def laid_out(question: Question, rules: Rules | None = None) -> Table:
    """The table at which it is asked what is legal, with what the turn has placed."""
    position: Position = question.subject.position
    standing, before = placed(question), placed(question)
    first = []
    for said in question.given[:-1]:  # what this turn has placed stands on the board already, and is paid
        action = piece_of(question, said)
        first.append((action.act, country_of(BOARD, action)))
        if action.act == "cloister":
            del before["cloisters"][str(action.at)]
        else:
            before["advisors"][str(action.at)][position.seat] -= 1
    return Table(
        board=BOARD,
        players=list(question.names),
        rules=rules or Rules(),
        hands=[hand(position)] * len(question.names),
        open=[],
        stack=["frankreich"],
        shuffle=list,
        cloisters=standing["cloisters"],
        advisors=standing["advisors"],
        vatican=standing["vatican"],
        seat=position.seat,
        empty_at_start=[name for name in BOARD.countries if not any(cloisters_in(before, BOARD, name))],
        placed=first,
        phase="second" if first else "start",
    )


def piece_of(question: Question, said: Message) -> Action:
    """The piece that a message speaks of."""
    board = question.subject.position.board
    act, country = said.id.rpartition("-")[2], str(said.value("country"))
    card = next(card.kind for card in board.cards if card.label == said.value("card"))
    assert said.value("player") == Seat(question.subject.position.seat)
    at = country
    if act == "cloister":
        at = next(site.id for site in board.sites if site.name == said.value("site"))
    if act == "visit":
        act, at = "vatican", f"{said.value('table')}/{country}"
    return Action(act, at, (card,) * int(str(said.value("number"))))


def place(table: Table, action: Action) -> None:
    """Place the first piece of a turn."""
    table.placed.append((action.act, country_of(table.board, action)))
    left = table.hands[table.seat].copy()
    for card in action.pay:
        left.remove(card)
    table.hands = [left] * len(table.players)
    table.phase = "second"
    if action.act == "cloister":
        table.cloisters[str(action.at)] = table.seat
    else:
        table.advisors[str(action.at)][table.seat] += 1


def legal(question: Question) -> set[str]:
    """The rules against the placement; none if it is legal."""
    table = laid_out(question)
    action = piece_of(question, question.prompt)
    assert question.subject.ringed == (f"{PREFIX[action.act]}:{action.at}",)
    return set(broken_rules(table, action))


def turn(question: Question) -> str:
    """In which games two pieces are a legal turn."""
    legal = []
    for fast in (False, True):
        table = laid_out(question, Rules(fast=fast))
        first, second = (piece_of(question, value(question, which)) for which in ("first", "second"))
        assert not broken_rules(table, first)
        place(table, first)
        legal.append(not broken_rules(table, second))
    return {(True, True): "both", (False, True): "fast", (False, False): "neither"}[legal[0], legal[1]]


def visit(question: Question) -> set[str]:
    """The sorts of reasons against an advisor in the Vatican; none if it is legal."""
    table = laid_out(question, Rules(vatican=True))
    action = piece_of(question, question.prompt)
    at, held = str(action.at), table.hands[table.seat]
    exists = at in BOARD.column_of
    families = {
        "sheet": not exists,
        "arms": at in table.vatican,
        "column": exists and table.column_taken(table.seat, at),
        "alone": bool(table.placed),
        "single": len(action.pay) == 1,
        "pair": len(action.pay) == 2 and BOARD.shows(action.pay[0], at.partition("/")[2]),
        "cards": held.count(action.pay[0]) < len(action.pay),
        "supply": table.advisors_left(table.seat) == 0,
    }
    found = {family for family, holds in families.items() if holds}
    assert bool(found) == bool(broken_rules(table, action))
    return found


def doubled(question: Question) -> int:
    return int(final(placed(question), BOARD)["cloisters"][value(question, "country")][player(question)])


ROADS: nx.Graph = nx.Graph(BOARD.roads)


def site(question: Question, name: str) -> str:
    wanted = value(question, name)
    return next(str(site.id) for site in question.subject.position.board.sites if site.name == wanted)


def degree(question: Question) -> int:
    return int(ROADS.degree(site(question, "site")))


def distance(question: Question) -> int:
    return int(nx.shortest_path_length(ROADS, site(question, "a"), site(question, "b")))


def route(question: Question) -> Callable[[frozenset[str]], bool]:
    ways = nx.all_shortest_paths(ROADS, site(question, "a"), site(question, "b"))
    right = {frozenset(f"site:{site}" for site in way) for way in ways}
    return lambda marks: marks in right


def groups(question: Question) -> int:
    return int(nx.number_connected_components(ROADS.subgraph(own(question, player(question)))))


def closed(question: Question) -> int:
    without: nx.Graph = nx.Graph(ROADS)
    without.remove_edge(site(question, "a"), site(question, "b"))
    return int(nx.number_connected_components(without))


def rings(question: Question) -> int:
    countries = value(question, "countries")
    some = ROADS.subgraph([site for site, country in BOARD.country_of.items() if country in countries])
    return len(nx.cycle_basis(some))


def final_points(question: Question) -> list[int]:
    """The player's points in the final scoring for cloisters, alliances and chains."""
    seat, scored = player(question), final(placed(question), BOARD)
    cloisters = sum(points[seat] for points in scored["cloisters"].values())
    alliances = sum(points[seat] for points in scored["alliances"].values())
    return [cloisters, alliances, sum(map(len, scored["chains"][seat]))]


# Reading a game


def _scored(question: Question, position: Position) -> list[int]:
    """What everybody would have if the game ended there, by the oracles."""
    now = totals(final(_placed(question, position), BOARD))
    if position.interim is None:
        return now
    then = _placed(question, position._replace(pieces=position.pieces._replace(owners=position.interim)))
    return [a + b for a, b in zip(now, totals(interim(then, BOARD)), strict=True)]


@cache
def course(question: Question) -> list[list[int]]:
    """The scores after each action."""
    return [_scored(question, position) for position in question.subject.drawn.positions]


def most(points: list[int]) -> frozenset[int]:
    return frozenset(seat for seat, number in enumerate(points) if number == max(points))


def turning(question: Question) -> int:
    """From the end back to where somebody else, or nobody, was alone in front and not only drawn level with."""
    scores, seat = course(question), player(question)
    step = len(scores) - 1
    while most(scores[step - 1]) & {seat}:
        step -= 1
    while most(scores[step]) != {seat}:  # drawn level is not passed
        step += 1
    return step


def jump(question: Question) -> str:
    scores, seat = course(question), player(question)
    steps = [int(str(option)) for option in question.choices]
    sign = -1 if question.prompt.id == "q-jump-lost" else 1
    return str(max(steps, key=lambda step: sign * (scores[step][seat] - scores[step - 1][seat])))


def interim_points(question: Question) -> int:
    positions = question.subject.drawn.positions
    then = next(position for position in positions if position.interim is not None)
    return int(totals(interim(_placed(question, then), BOARD))[player(question)])


def now(question: Question) -> list[int]:
    return _scored(question, question.subject.position)


def total(question: Question) -> int:
    scores = now(question)
    if question.prompt.id == "q-total":
        return scores[player(question)]
    other = question.prompt.value("other")
    assert isinstance(other, Seat)
    return scores[player(question)] - scores[other]


def left(question: Question) -> int:
    if question.prompt.id == "q-turns":
        order = list(range(len(question.names)))
        return len(order[player(question) :]) - 1
    if question.prompt.id == "q-lasts":
        stack, turns = len(question.subject.position.stack), 0
        while stack > 0:
            stack, turns = stack - 3, turns + 1
        return turns
    return sum(question.subject.position.discard)  # nothing is laid there while the last card leaves the stack


def better(question: Question) -> str:
    position: Position = question.subject.position
    before, seat = placed(question), position.seat

    def gain(element: str) -> int:
        after, (kind, _, at) = copy.deepcopy(before), element.partition(":")
        if kind == "site":
            after["cloisters"][at] = seat
        else:
            after["advisors"][at][seat] += 1
        then, now = totals(final(after, BOARD)), totals(final(before, BOARD))
        gains = [b - a for a, b in zip(now, then, strict=True)]
        rivals = 0 if question.prompt.id == "q-better-own" else max(gains[:seat] + gains[seat + 1 :])
        return int(gains[seat] - rivals)

    return max(map(str, question.choices), key=gain)


# Cards and chance


def unseen_cards(question: Question) -> list[int]:
    """The cards in the stack and in other hands, but for those that everybody knows to be there."""
    position: Position = question.subject.position
    known = question.subject.drawn.seen.known
    cards = list(position.stack)
    for seat, hand in enumerate(position.hands):
        if seat != position.seat:
            cards += [kind for kind, number in enumerate(hand) for _ in range(number - known[seat][kind])]
    return cards


def wanted(question: Question, name: str = "card") -> int:
    labels = [card.label for card in question.subject.position.board.cards]
    return labels.index(str(value(question, name)))


def share(question: Question, draws: int, good: Callable[[list[int]], bool]) -> Fraction:
    """How many of all ways to draw the unseen cards, one by one, are good."""
    ways = [good(list(drawn)) for drawn in permutations(unseen_cards(question), draws)]
    return Fraction(sum(ways), len(ways))


def draws_of(question: Question) -> int:
    return int(str(value(question, "draws")))


def some(question: Question) -> Fraction:
    return share(question, draws_of(question), lambda drawn: wanted(question) in drawn)


def expected(question: Question) -> Fraction:
    ways = [drawn.count(wanted(question)) for drawn in permutations(unseen_cards(question), draws_of(question))]
    return Fraction(sum(ways), len(ways))


def pair(question: Question) -> Fraction:
    return share(question, 1, lambda drawn: drawn[0] in (wanted(question, "a"), wanted(question, "b")))


def open_or_stack(question: Question) -> str:
    position: Position = question.subject.position
    mine = [kind for kind, number in enumerate(position.hands[position.seat]) for _ in range(number)]
    missing = 3 - len(mine)
    kinds = [card.kind for card in position.board.cards]

    def good(cards: list[int]) -> bool:
        pairs = {kind for kind in cards if cards.count(kind) > 1}
        if question.prompt.id == "q-open-pair":
            return bool(pairs)
        country = str(value(question, "country"))
        return any(BOARD.shows(kinds[kind], country) for kind in cards) or bool(pairs)

    def chance(way: str) -> Fraction:
        taken = [] if way == "stack" else list(map(int, way))
        return share(question, missing - len(taken), lambda drawn: good([*mine, *taken, *drawn]))

    return max(map(str, question.choices), key=chance)


def known(question: Question) -> int:
    """What the log says, read line by line."""
    held: list[str] = []
    for said in question.given[1:]:
        if said.id == "did-draw-open":
            held.append(str(said.value("card")))
        elif said.id == "did-exchange" and said.value("card") in held:
            held.remove(str(said.value("card")))
        elif said.id in ("did-cloister", "did-advisor"):
            paid = said.value("paid")
            assert isinstance(paid, Message)
            for _ in range(2 if paid.id == "paid-pair" else 1):
                if paid.value("card") in held:
                    held.remove(str(paid.value("card")))
    return len(held)


# Statistics: by the formulas of a school book, from what the question tells


def fair_wins(question: Question) -> int:
    games, table, level = value(question, "games"), value(question, "players"), question.level
    share = {1: (1, table), 2: (2, table), 3: (1, value(question, "bots"))}[level]
    return int(games * share[0] / share[1])


def allowed_claim(question: Question) -> str:
    """Whether the share differs from the line by more than 1.96 standard deviations of somebody who is on it."""
    told = dict(question.given[0].values)
    games, wins, line = (float(str(told[name])) for name in ("games", "wins", "mark"))
    if question.level < 3:
        line = 100 / float(str(told["players"]))
    deviation = (wins / games - line / 100) / (line / 100 * (1 - line / 100) / games) ** 0.5
    return "open" if abs(deviation) < 1.96 else "better" if deviation > 0 else "worse"


def width_by_root(question: Question) -> int:
    wide, times, games = (value(question, name) for name in ("wide", "times", "games"))
    return int(games * times) if question.level == 3 else round(wide / times**0.5)


def games_by_square(question: Question) -> str:
    """The choice that is the nearest to what the square of the differences gives."""
    there, known, asked = (value(question, name) for name in ("there", "known", "asked"))
    return str(min(question.choices, key=lambda key: abs(int(str(key)) - there * (known / asked) ** 2)))


def pairs(question: Question) -> str:
    """Read off the picture: the lines of both runs with the bot taken out."""
    drawn = question.subject.drawn
    left, right = (
        sorted((deal, *(name if name != bot else "?" for name in seated)) for deal, seated in games)
        for bot, games in zip(drawn.titles, drawn.runs, strict=True)
    )
    if left == right:
        return "paired"
    if {line[0] for line in left} != {line[0] for line in right}:
        return "deals"
    return "rivals" if {*left[0]} - {*right[0]} - {"A", "B"} else "seats"


def false_alarms(question: Question) -> int:
    bots, none = value(question, "bots"), 1.0
    for _ in range(bots):
        none *= 0.95
    return round(100 - 100 * none) if question.level == 3 else bots // 20


# Boards as data: each rule of the page of formats, looked at in the changed file


def changed_file(question: Question) -> dict[str, Any]:
    data = json.loads((oracle_board.BOARDS / "heron-coast.json").read_text(encoding="utf-8"))
    (said,) = question.given
    part, entry = str(said.value("part")), json.loads(str(said.value("entry")))
    if said.id == "q-check-set":
        data[part] = entry
    elif said.id == "q-check-add":
        data[part].append(entry)
    else:
        data[part].remove(entry)
    return data  # type: ignore[no-any-return]


def faults(question: Question) -> set[str]:
    """All that can be said against a changed file."""
    data = changed_file(question)
    parts = ("sites", "countries", "cards", "roads", "alliances")
    sites, countries, cards, roads, alliances = (data[part] for part in parts)
    ends = [(road["a"], road["b"]) for road in roads] + [(bond["a"], bond["b"]) for bond in alliances]
    names = {*(site["id"] for site in sites), *(country["name"] for country in countries)}
    once = [
        [site["id"] for site in sites],
        [str(site["at"]) for site in sites],
        [country["name"] for country in countries],
        [card["kind"] for card in cards],
        [str(sorted(pair)) for pair in ends],
        [str(bond["number"]) for bond in alliances],
    ]
    arms = [name for table in ("council", "cloister") for column in data["vatican"][table] for name in column]
    used = [name for pair in ends for name in pair] + [site["country"] for site in sites] + arms
    kinds = {card["kind"] for card in cards}
    left = {players: sum(card["count"] - out for card in cards) for players, out in data["removed"].items()}
    found = {
        "size": not 2 <= data["chain"] <= 8 or not 1 <= data["supply"]["cloisters"] <= 20,
        "twice": any(len(set(those)) < len(those) for those in once),
        "loop": any(a == b for a, b in ends),
        "unknown": not names.issuperset(used) or not kinds.issuperset(country["card"] for country in countries),
        "idle": not kinds <= {country["card"] for country in countries},
        "siteless": any(country["name"] not in {site["country"] for site in sites} for country in countries),
        "taken": max(data["removed"].values()) > min(card["count"] for card in cards),
        "few": any(number < 3 * int(players) + 2 + 3 for players, number in left.items()),
    }
    return {family for family, holds in found.items() if holds}


def changed_roads(question: Question) -> nx.Graph:
    board = oracle_board.load_board("heron-coast")
    roads: nx.Graph = nx.Graph(board.roads)
    names = {site.name: site.id for site in question.subject.position.board.sites}
    for said in question.given:
        (roads.add_edge if said.id == "q-own-built" else roads.remove_edge)(
            *(names[str(said.value(end))] for end in "ab")
        )
    return roads


def net_after(question: Question) -> int:
    """Parts, or the longest line: of all simple paths."""
    roads = changed_roads(question)
    if question.level == 1:
        return int(nx.number_connected_components(roads))
    return max(len(way) for a in roads for b in roads if a < b for way in nx.all_simple_paths(roads, a, b))


def stack(question: Question) -> int:
    """A deck is laid out, and dealt card by card."""
    position, players = question.subject.position, value(question, "players")
    removed = {int(part.split(":")[0]): int(part.split(":")[1]) for part in given_text(question, "takes").split(",")}
    counts = dict(part.strip().split(": ") for part in given_text(question, "counts").split(","))
    deck = [kind for kind, count in counts.items() for _ in range(int(count) - removed[players])]
    for _ in range(3 * players + 2):
        deck.pop()
    assert players == position.setup.seats
    return len(deck)


def given_text(question: Question, name: str) -> str:
    return str(question.given[0].value(name))


NAIVE: dict[tuple[str, str], Callable[[Question], Any]] = {
    ("graph", "degree"): degree,
    ("graph", "distance"): distance,
    ("graph", "route"): route,
    ("graph", "groups"): groups,
    ("graph", "closed"): closed,
    ("graph", "rings"): rings,
    ("turns", "room"): room,
    ("turns", "pays"): pays,
    ("turns", "legal"): legal,
    ("majorities", "leader"): leader,
    ("majorities", "points"): points,
    ("majorities", "one-more"): one_more,
    ("alliances", "scorers"): scorers,
    ("alliances", "worth"): worth,
    ("alliances", "next-advisor"): next_advisor,
    ("chains", "points"): chain_points,
    ("chains", "mark"): marked_chains,
    ("chains", "gain"): gain,
    ("reading", "ahead"): lambda question: most(course(question)[question.subject.drawn.at]),
    ("reading", "turning"): turning,
    ("reading", "jump"): jump,
    ("reading", "interim"): interim_points,
    ("reading", "twice"): lambda question: now(question)[player(question)],
    ("reading", "leads"): lambda question: most(now(question)),
    ("reading", "total"): total,
    ("reading", "left"): left,
    ("reading", "better"): better,
    ("chances", "unseen"): lambda question: unseen_cards(question).count(wanted(question)),
    ("chances", "next"): lambda question: share(question, 1, lambda drawn: drawn == [wanted(question)]),
    ("chances", "some"): some,
    ("chances", "expected"): expected,
    ("chances", "pair"): pair,
    ("chances", "twins"): lambda question: share(question, 2, lambda drawn: drawn[0] == drawn[1]),
    ("chances", "open"): open_or_stack,
    ("chances", "known"): known,
    ("boards", "check"): faults,
    ("boards", "road"): net_after,
    ("boards", "stack"): stack,
    ("statistics", "fair"): fair_wins,
    ("statistics", "claim"): allowed_claim,
    ("statistics", "width"): width_by_root,
    ("statistics", "needed"): games_by_square,
    ("statistics", "paired"): pairs,
    ("statistics", "alarms"): false_alarms,
    ("variants", "turn"): turn,
    ("variants", "visit"): visit,
    ("variants", "doubled"): doubled,
    ("variants", "council"): worth,
    ("final", "cloisters"): lambda question: final_points(question)[0],
    ("final", "alliances"): lambda question: final_points(question)[1],
    ("final", "chains"): lambda question: final_points(question)[2],
    ("final", "total"): lambda question: sum(final_points(question)),
}
"""By topic and kind: the answer, or for what is marked whether an answer is right."""
