"""The exact chains: how long the search for the best lines takes, and how long for the worst position we can find.

The search for the worst climbs by measured times, so it may end elsewhere on another day, though it starts from the
same positions.
"""

from collections.abc import Sequence
from random import Random

from tests.benchmarks.measure import Row, fastest, milliseconds
from webpower import load_board, new_game
from webpower.engine.chance import generator, pick, shuffled
from webpower.games.power.scoring.chains import best_lines

BOARD = load_board()
CLOISTERS = BOARD.cloisters_each
KNOWN = (
    *("quedlinburg", "corvey", "fulda", "pforta", "regensburg", "tegernsee", "salzburg", "chiaravalle", "nonantola"),
    *("pomposa", "camaldoli", "clairvaux", "maulbronn", "murbach", "reichenau", "ottobeuren", "luxeuil", "citeaux"),
    *("cluny", "saint-maurice"),
)
"""The worst position of a longer search; the walks start here and elsewhere."""
AIM = 0.010
"""Seconds that the worst position may take."""

Sites = tuple[int, ...]


def time_of(sites: Sites, times: int = 3) -> float:
    """Seconds for the best chains of a player with cloisters on these sites."""
    return fastest(best_lines, sites, BOARD.neighbours, BOARD.chain, times=times)


def random_sites(random: Random) -> Sites:
    """As many sites as a player has cloisters, anywhere."""
    return tuple(sorted(shuffled(range(len(BOARD.sites)), random)[:CLOISTERS]))


def played_sites(seed: int) -> list[Sites]:
    """The sites of each player at the end of a random game."""
    position = new_game(4, seed).play_on("random").position
    owners = position.pieces.owners
    return [tuple(site for site, owner in enumerate(owners) if owner == seat) for seat in range(4)]


def crowded_sites(random: Random) -> Sites:
    """As many sites as a player has cloisters, each beside another."""
    sites = [pick(range(len(BOARD.sites)), random)]
    while len(sites) < CLOISTERS and (beside := _beside(sites)):
        sites.append(pick(beside, random))
    return tuple(sorted(sites)) if len(sites) == CLOISTERS else crowded_sites(random)  # not on an island


def climb(sites: Sites, random: Random, moves: int) -> tuple[float, Sites]:
    """The slowest position on a walk from these sites that moves one cloister at a time.

    At first the walk goes on where it gets up to a half quicker, so as not to end on the nearest hill; at last only
    where it gets slower.
    """
    here = time_of(sites)
    slowest = here, sites
    for number in range(moves):
        moving = pick(sites, random)
        staying = [site for site in sites if site != moving]
        moved = tuple(sorted([*staying, pick(_beside(staying), random)]))
        taken = time_of(moved)
        if taken > here * (1 + number / moves) / 2:
            here, sites = taken, moved
            slowest = max(slowest, (here, sites))
    return slowest


def _beside(sites: Sequence[int]) -> list[int]:
    return sorted({other for site in sites for other in BOARD.neighbours[site]} - set(sites))


def rows(sets: int = 300, games: int = 40, walks: int = 6, moves: int = 800) -> list[Row]:
    """What to print. Each time is the least of several, so that only the search counts."""
    random = generator("chains")
    anywhere = [time_of(random_sites(random)) for _ in range(sets)]
    played = [time_of(sites) for seed in range(games) for sites in played_sites(seed)]
    known = tuple(BOARD.site_number[site] for site in KNOWN)
    starts = [known, *(crowded_sites(random) for _ in range(walks - 1))]
    _, worst = max(climb(start, random, moves) for start in starts)
    took = time_of(worst, 10)
    where = ", ".join(BOARD.sites[site].id for site in worst)
    return [
        Row(f"{CLOISTERS} sites anywhere", milliseconds(anywhere)),
        Row("sites of players in random games", milliseconds(played)),
        Row(f"worst found for {CLOISTERS} sites", f"{took * 1e3:.2f} ms (aim: at most {AIM * 1e3:.0f} ms)"),
        Row("  namely", where),
    ]
