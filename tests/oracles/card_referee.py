"""A second, naive referee of the card game, written from the rules alone: lists and dicts, one candidate at a time.

A table is a dict. A row is a list of cells, of which only the first and the last can be taken. An action is a tuple:
("take", row, "left"), ("pay_reserve",), ("pay_slot", slot), ("play_law", kind), ("end_take",), ("place", slot),
("lift", slot), ("end_turn",), ("pass",).
"""

from typing import Any

Table = dict[str, Any]
Action = tuple[Any, ...]

LAWS = ["take_back_stone", "three_symbols", "different_colours", "minus_two"]
PLAYABLE = LAWS[:3]
LAW_PLACES = [(1, 2), (1, 13), (2, 3), (2, 12), (3, 4), (3, 11), (4, 5), (4, 10)]

CANDIDATES: list[Action] = [
    *[("take", row, end) for row in (1, 2, 3, 4) for end in ("left", "right")],
    ("pay_reserve",),
    *[("pay_slot", slot) for slot in range(56)],
    *[("play_law", kind) for kind in PLAYABLE],
    ("end_take",),
    *[("place", slot) for slot in range(56)],
    *[("lift", slot) for slot in range(56)],
    ("end_turn",),
    ("pass",),
]


# Setup


def deal(cards: list[dict[str, Any]], laws: list[str], players: int, start: int, options: dict[str, Any]) -> Table:
    """The table at the start. ``cards`` are the entries of the cards' file in the order in which they are laid."""
    rows: dict[int, list[dict[str, Any]]] = {1: [], 2: [], 3: [], 4: []}
    for number, card in enumerate(cards):
        row, column = number // 14 + 1, number % 14 + 1
        law = laws[LAW_PLACES.index((row, column))] if (row, column) in LAW_PLACES else None
        rows[row].append({"slot": number, "card": card, "law": law, "stone": None})
    cap = 3 if players == 3 else 2
    each = cap if options.get("cap_rule") == "ever" else 3
    table: Table = {
        "rows": rows,
        "cap": cap,
        "options": options,
        "players": [{"cards": [], "laws": [], "reserve": each, "removed": 0} for _ in range(players)],
        "played": [],
        "each": each,
    }
    _begin(table, start)
    return table


def _begin(table: Table, seat: int) -> None:
    table |= {
        "seat": seat,
        "phase": "take",
        "country": None,
        "symbols": 0,
        "taken": 0,
        "three": False,
        "mixed": False,
        "lifted": None,
        "initial": [cell["slot"] for row in table["rows"].values() for cell in row[:1] + row[-1:]],
    }


# Looking


def me(table: Table) -> dict[str, Any]:
    """Whose turn it is."""
    found: dict[str, Any] = table["players"][table["seat"]]
    return found


def cells(table: Table) -> list[dict[str, Any]]:
    """All cards in the rows."""
    return [cell for row in table["rows"].values() for cell in row]


def cell_at(table: Table, slot: int) -> dict[str, Any] | None:
    """The card on a slot, if it lies there still."""
    return next((cell for cell in cells(table) if cell["slot"] == slot), None)


def on_cards(table: Table, seat: int) -> int:
    """How many stones of a seat lie on cards."""
    return sum(cell["stone"] == seat for cell in cells(table))


# Legal or not


def legal_actions(table: Table) -> set[Action]:
    """Everything that may be done now."""
    return {action for action in CANDIDATES if is_legal(table, action)}


def is_legal(table: Table, action: Action) -> bool:
    """Whether the player whose turn it is may do this now."""
    act, phase, player = action[0], table["phase"], me(table)
    if act == "take":
        return phase in ("take", "more") and _may_take(table, action[1], action[2])
    if act == "pay_reserve":
        return phase == "pay" and bool(player["reserve"] >= 1)
    if act == "pay_slot":
        return phase == "pay" and _own_stone(table, action[1])
    if act == "play_law":
        return _may_play(table, action[1])
    if act == "end_take":
        return bool(phase == "more")  # CG-24
    if act == "place":
        return _may_place(table, action[1])
    if act == "lift":
        return phase == "claim" and _may_lift(table, action[1])
    if act == "end_turn":
        return bool(phase == "claim")
    return phase == "take" and not any_take(table)  # CG-32


def any_take(table: Table) -> bool:
    """Whether any card may be taken."""
    return any(_may_take(table, row, end) for row in (1, 2, 3, 4) for end in ("left", "right"))


def _may_take(table: Table, row: int, end: str) -> bool:
    line = table["rows"][row]
    if not line or (len(line) == 1 and end == "right"):  # CG-20
        return False
    cell = line[0] if end == "left" else line[-1]
    card, options = cell["card"], table["options"]
    limit = 3 if table["three"] else 2
    if table["taken"] and not table["mixed"] and card["country"] != table["country"]:  # CG-21
        return False
    if table["symbols"] + len(card["symbols"]) > limit:  # CG-22
        return False
    if options.get("stop_at_limit") and table["symbols"] == limit:
        return False
    if options.get("only_initial_ends") and cell["slot"] not in table["initial"]:
        return False
    if cell["stone"] not in (None, table["seat"]):  # CG-27
        return bool(me(table)["reserve"] + on_cards(table, table["seat"]) >= 1)
    return True


def _own_stone(table: Table, slot: int) -> bool:
    cell = cell_at(table, slot)
    return cell is not None and cell["stone"] == table["seat"]


def _may_play(table: Table, kind: str) -> bool:
    phase, player = table["phase"], me(table)
    if kind not in player["laws"]:  # CG-33
        return False
    if kind == "take_back_stone":  # CG-34
        return phase in ("take", "more", "claim") and player["removed"] >= 1
    if kind == "three_symbols":  # CG-35
        return phase in ("take", "more") and not table["three"]
    return phase in ("take", "more") and not table["mixed"]  # CG-36


def _could_place_one(table: Table) -> bool:
    """Whether there is a stone to place and the cap lets it (CG-40)."""
    return bool(me(table)["reserve"] >= 1 and on_cards(table, table["seat"]) < table["cap"])


def _is_free(table: Table, slot: int) -> bool:
    cell = cell_at(table, slot)
    return cell is not None and cell["stone"] is None  # CG-39


def _may_place(table: Table, slot: int) -> bool:
    if table["phase"] == "lifted":
        return _is_free(table, slot) and slot != table["lifted"]  # CG-41
    return table["phase"] == "claim" and _could_place_one(table) and _is_free(table, slot)


def _may_lift(table: Table, slot: int) -> bool:
    if not _own_stone(table, slot):
        return False
    if _could_place_one(table) and not table["options"].get("move_any_time"):  # CG-41, R-11
        return False
    return any(_is_free(table, target) for target in range(56) if target != slot)


# What happens


def play(table: Table, action: Action) -> None:
    """Do a legal action, and what follows by itself."""
    assert is_legal(table, action), action
    act, player = action[0], me(table)
    if act == "take":
        if not _take(table, action[1], action[2]):
            return  # a stone has to be paid
    elif act == "pay_reserve":
        _remove(table, None)
    elif act == "pay_slot":
        _remove(table, action[1])
    elif act == "play_law":
        player["laws"].remove(action[1])
        table["played"].append(action[1])
        if action[1] == "take_back_stone":
            player["removed"] -= 1
            player["reserve"] += 1
        elif action[1] == "three_symbols":
            table["three"] = True
        else:
            table["mixed"] = True
    elif act == "end_take":
        table["phase"] = "claim"
    elif act == "lift":
        table["phase"], table["lifted"] = "lifted", action[1]
        return
    elif act == "place":
        if table["lifted"] is None:
            player["reserve"] -= 1
        else:
            _cell(table, table["lifted"])["stone"] = None
        _cell(table, action[1])["stone"] = table["seat"]
        _next(table)
        return
    else:  # end_turn, pass
        _next(table)
        return
    _go_on(table)


def _cell(table: Table, slot: int) -> dict[str, Any]:
    found = cell_at(table, slot)
    assert found is not None
    return found


def _take(table: Table, row: int, end: str) -> bool:
    """Take a card; False if the player has to say which stone is paid."""
    seat, player = table["seat"], me(table)
    cell = table["rows"][row].pop(0 if end == "left" else -1)
    card = cell["card"]
    if table["taken"] == 0:
        table["country"] = card["country"]
    table["taken"] += 1
    table["symbols"] += len(card["symbols"])
    player["cards"].append(card)
    if cell["law"]:
        player["laws"].append(cell["law"])  # CG-30
    table["phase"] = "more"
    if cell["stone"] is not None:
        table["players"][cell["stone"]]["reserve"] += 1  # CG-26, CG-28
        if cell["stone"] != seat:
            choices = [None] * (player["reserve"] >= 1)
            choices += [other["slot"] for other in cells(table) if other["stone"] == seat]
            if len(choices) > 1:
                table["phase"] = "pay"
                return False
            _remove(table, choices[0])
    return True


def _remove(table: Table, slot: int | None) -> None:
    """An own stone leaves the game: from a card, or from those at hand."""
    player = me(table)
    if slot is None:
        player["reserve"] -= 1
    else:
        _cell(table, slot)["stone"] = None
    player["removed"] += 1
    table["phase"] = "more"


def _go_on(table: Table) -> None:
    """What section 4 says goes by itself."""
    if not cells(table):  # CG-50
        table["phase"] = "over"
        return
    playable = any(_may_play(table, kind) for kind in PLAYABLE)
    if table["phase"] == "more" and not any_take(table) and not playable:
        table["phase"] = "claim"
    if table["phase"] == "claim":
        playable = any(_may_play(table, kind) for kind in PLAYABLE)
        places = any(_may_place(table, slot) or _may_lift(table, slot) for slot in range(56))
        if not playable and not places:
            _next(table)


def _next(table: Table) -> None:
    _begin(table, (table["seat"] + 1) % len(table["players"]))


# Scoring


def scores(table: Table) -> dict[str, list[int]]:
    """Points of each sort by seat, if the game ended now."""
    hands = [player["cards"] for player in table["players"]]
    land, symbols, chains = [0] * len(hands), [0] * len(hands), [0] * len(hands)
    numbers = {card["country"]: card["number"] for hand in hands for card in hand}
    for country, number in numbers.items():
        counts = [sum(card["country"] == country for card in hand) for hand in hands]
        best = []
        for hand in hands:
            families = [family for card in hand if card["country"] == country for family in card["symbols"]]
            best.append(max([families.count(family) for family in families], default=0))
        for seat, count in enumerate(counts):
            more = sorted(other for other in counts if other > count)
            if count:
                land[seat] += more[0] if more else number  # CG-51
            if best[seat] == max(best):
                symbols[seat] += best[seat]  # CG-52
    for seat, hand in enumerate(hands):
        for route in ("ship", "carriage"):  # CG-54
            length = sum(card["route"] == route for card in hand)
            chains[seat] += length if length >= 5 else 0
    laws = [-2 * player["laws"].count("minus_two") for player in table["players"]]  # CG-55
    return {"lands": land, "symbols": symbols, "routes": chains, "laws": laws}


def winner(table: Table) -> int | None:
    """Who wins if the game ends now, or None (CG-56)."""
    totals = [sum(points) for points in zip(*scores(table).values(), strict=True)]
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    most = max(len(table["players"][seat]["cards"]) for seat in tied)
    tied = [seat for seat in tied if len(table["players"][seat]["cards"]) == most]
    return tied[0] if len(tied) == 1 else None
