"""Questions about intervals of win shares: what they allow to claim, how wide they are, how many games they take."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from random import Random

from webpower.engine.answers import Number, Option, Options
from webpower.engine.arena.intervals import CONFIDENCE, Interval, games_for_share, wilson
from webpower.engine.chance import pick
from webpower.engine.messages import Value
from webpower.engine.questions import Dull, Mistake
from webpower.games.power.board import PLAYER_COUNTS
from webpower.games.power.questions.charts import IntervalChart, Row, percent
from webpower.games.power.questions.positions import Source
from webpower.games.power.questions.topic import Made, Subject, mistake, say

BETTER, WORSE, OPEN, ALIKE = "better", "worse", "open", "alike"

GAMES = (40, 60, 90, 100, 120, 150, 200, 240, 300, 400)

TIMES = {1: (4,), 2: (9, 16, 25), 3: (4, 9, 16)}
"""By level: how many times as many games are asked about."""


def won(wins: int, games: int) -> Interval:
    """The share of wins in so many games, with its interval."""
    return wilson([1.0] * wins + [0.0] * (games - wins))


def _played(random: Random, chance: float) -> tuple[int, int]:
    """Games, and wins of somebody who wins each with that chance."""
    games = pick(GAMES, random)
    return sum(random.random() < chance for _ in range(games)), games


def _about(wins: int, games: int, players: int, margin: float = 0.0) -> dict[str, Value]:
    share, low, high = won(wins, games)
    about: dict[str, Value] = {"games": games, "players": players, "wins": wins, "fair": percent(1 / players)}
    about |= {"share": percent(share), "low": percent(low), "high": percent(high)}
    return about | {"size": round(100 * margin), "mark": percent(1 / players + margin)}


# What the data allow to claim


def claim(source: Source, random: Random, level: int) -> Made:
    """What the wins of a bot say: beside a fair share, also of more than half the wins; then beside a larger one."""
    players = pick(PLAYER_COUNTS, random)
    margin = pick((0.05, 0.1), random) if level == 3 else 0.0
    wanted = pick((BETTER, OPEN) if level == 2 else (BETTER, WORSE, OPEN), random)
    fair = 1 / players
    wins, games = _played(random, fair + margin + pick((-0.15, -0.08, -0.04, 0.04, 0.08, 0.15), random))
    found, line = won(wins, games), fair + margin
    if abs(found.share - line) < 0.01 or min(abs(found.low - line), abs(found.high - line)) < 0.004:
        raise Dull
    if level == 2 and not fair < found.share < 0.5:
        raise Dull
    right = BETTER if found.low > line else WORSE if found.high < line else OPEN
    if right != wanted:
        raise Dull
    about = _about(wins, games, players, margin)
    which = "size" if margin else "fair"
    keys = (BETTER, WORSE, OPEN) if margin else (BETTER, WORSE, OPEN, ALIKE)
    return Made(
        _drawn(source, (Row(say("stat-bot"), found),), fair, line if margin else None),
        say(f"q-claim-{which}", **about),
        Options(tuple(Option(key, say(f"q-claim-{which}-{key}", **about)) for key in keys)),
        right,
        _wrong_claims(right, found, line, which, about),
        (say("q-claim-hint-1", **about), say(f"q-claim-hint-2-{which}", **about)),
        (say("q-claim-interval", **about), say(f"q-claim-so-{which}-{right}", **about)),
        (say("q-claim-given", **about),),
    )


def _wrong_claims(right: str, found: Interval, line: float, which: str, about: dict[str, Value]) -> Iterator[Mistake]:
    nearer = BETTER if found.share > line else WORSE
    other = WORSE if nearer == BETTER else BETTER
    if right == OPEN:
        yield mistake(nearer, f"q-claim-only-share-{which}", **about)
        yield mistake(other, f"q-claim-other-side-{which}", **about)
    else:
        yield mistake(OPEN, f"q-claim-is-sure-{which}-{right}", **about)
        half = which == "fair" and right == BETTER and found.share < 0.5
        yield mistake(other, "q-claim-half" if half else f"q-claim-other-side-{which}", **about)
    if which == "fair":
        yield mistake(ALIKE, "q-claim-not-alike" if right == OPEN else f"q-claim-is-sure-fair-{right}", **about)


def _drawn(source: Source, rows: tuple[Row, ...], fair: float, mark: float | None = None) -> Subject:
    return Subject(source.start(), drawn=IntervalChart(rows, fair, mark))


# How wide


def width(source: Source, random: Random, level: int) -> Made:
    """How wide an interval is with more games, or how many games make it narrower: widths go by the square root."""
    players, games = pick(PLAYER_COUNTS, random), pick(GAMES, random)
    times = pick(TIMES[level], random)
    wins = round(games * (0.2 + 0.5 * random.random()))
    before, after = won(wins, games), won(wins * times, games * times)
    wide, narrow = (round(100 * (found.high - found.low)) for found in (before, after))
    root = isqrt(times)
    if narrow * root != wide:  # where rounding would blur it
        raise Dull
    about = {**_about(wins, games, players), "times": times, "root": root, "wide": wide, "narrow": narrow}
    about["more"] = games * times
    rows = (Row(say("stat-games", games=games), before), Row(say("stat-games", games=about["more"]), None))
    if level == 3:
        rows = (rows[0], Row(say("stat-games-asked"), after))
    return Made(
        _drawn(source, rows, 1 / players),
        say("q-width-games" if level == 3 else "q-width", **about),
        Number(),
        games * times if level == 3 else narrow,
        _wrong_games(games, times, about) if level == 3 else _wrong_widths(wide, times, about),
        (say("q-width-hint-1"), say("q-width-hint-2", **about)),
        (say("q-width-so-games" if level == 3 else "q-width-so", **about),),
        (say("q-width-given", **about),),
    )


def _wrong_widths(wide: int, times: int, about: dict[str, Value]) -> Iterator[Mistake]:
    yield mistake(max(1, round(wide / times)), "q-width-linear", **about)
    yield mistake(wide, "q-width-same", **about)
    yield mistake(wide * isqrt(times), "q-width-wider", **about)
    yield mistake(round(wide / 2 / isqrt(times)), "q-width-reach", **about)


def _wrong_games(games: int, times: int, about: dict[str, Value]) -> Iterator[Mistake]:
    yield mistake(games * isqrt(times), "q-width-root", **about)
    yield mistake(games, "q-width-no-more", **about)
    yield mistake(games * times**2, "q-width-square", **about)


# How many games


def needed(source: Source, random: Random, level: int) -> Made:
    """How many games tell a smaller or a larger difference, if it is known for one: the square of it, turned round."""
    players = pick(PLAYER_COUNTS, random)
    known, asked = {
        1: ((0.1, 0.05), (0.08, 0.04), (0.04, 0.02)),
        2: ((0.05, 0.1), (0.04, 0.08), (0.03, 0.06)),
        3: ((0.06, 0.02), (0.03, 0.01), (0.09, 0.03), (0.02, 0.06), (0.01, 0.03)),
    }[level][int(random.random() * {1: 3, 2: 3, 3: 5}[level])]
    there, right = (two_digits(games_for_share(1 / players, difference)) for difference in (known, asked))
    ratio = known / asked
    if abs(there * ratio**2 - right) > 0.12 * right:  # where the law is no good guide
        raise Dull
    about: dict[str, Value] = {"players": players, "fair": percent(1 / players), "known": percent(known)}
    about |= {"asked": percent(asked), "there": there, "right": right, "smaller": str(asked < known)}
    why = {two_digits(there * ratio): "q-needed-linear", there: "q-needed-same"}
    why[two_digits(there / ratio)] = "q-needed-wrong-way"
    options = sorted({right, *why})
    rows = (
        Row(say("stat-games", games=there), _told(players, known, there)),
        Row(say("stat-games-asked"), _told(players, asked, right)),
    )
    return Made(
        _drawn(source, rows, 1 / players),
        say("q-needed", **about),
        Options(tuple(Option(str(number), say("q-needed-about", number=number)) for number in options)),
        str(right),
        [mistake(str(number), id, **about) for number, id in why.items()],
        (say("q-needed-hint-1"), say("q-needed-hint-2", **about)),
        (say("q-needed-so", **about), say("q-needed-library", **about)),
    )


def two_digits(number: float) -> int:
    """A number as roughly as it is known: with two digits that count.

    >>> two_digits(12697), two_digits(610), two_digits(68.5)
    (13000, 610, 68)
    """
    return int(float(f"{number:.2g}"))


def _told(players: int, difference: float, games: int) -> Interval:
    """The interval of somebody who wins so much more than a fair share of so many games."""
    return won(round(games * (1 / players + difference)), games)


# False alarms


def alarms(source: Source, random: Random, level: int) -> Made:
    """How many of several equal bots seem to differ by chance; then how likely at least one does."""
    players = pick(PLAYER_COUNTS, random)
    bots = pick((20, 40, 60, 80, 100, 200) if level < 3 else (2, 3, 5, 10, 14, 20), random)
    right = round(bots * (1 - CONFIDENCE)) if level < 3 else round(100 * (1 - CONFIDENCE**bots))
    games = 100
    shown = min(bots, 20)
    found = (won(sum(random.random() < 1 / players for _ in range(games)), games) for _ in range(shown))
    rows = tuple(Row(say("stat-bot-number", number=number), interval) for number, interval in enumerate(found, start=1))
    about: dict[str, Value] = {"bots": bots, "games": games, "players": players, "fair": percent(1 / players)}
    about |= {"right": right, "shown": shown, "sure": round(100 * CONFIDENCE), "rest": round(100 * (1 - CONFIDENCE))}
    if level < 3:
        wrong = [
            mistake(0, "q-alarms-none", **about),
            mistake(round(bots * CONFIDENCE), "q-alarms-sure", **about),
            mistake(bots, "q-alarms-all", **about),
            mistake(5, "q-alarms-five", **about),
        ]
    else:
        wrong = [
            mistake(min(100, 5 * bots), "q-alarms-added", **about),
            mistake(5, "q-alarms-each", **about),
            mistake(100 - right, "q-alarms-no", **about),
            mistake(95, "q-alarms-other", **about),
        ]
    return Made(
        _drawn(source, rows, 1 / players),
        say("q-alarms-one" if level == 3 else "q-alarms", **about),
        Number(),
        right,
        wrong,
        (say("q-alarms-hint-1", **about), say("q-alarms-hint-one" if level == 3 else "q-alarms-hint-2", **about)),
        (say("q-alarms-so-one" if level == 3 else "q-alarms-so", **about),),
        (say("q-alarms-given", **about),),
    )
