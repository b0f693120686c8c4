"""What games tell, and how surely: intervals for shares and means, and how many games a difference takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import atan, ceil, cos, inf, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
POWER = 0.8


class Interval(NamedTuple):
    """A share or a mean, and the bounds it lies between with some confidence."""

    share: float
    low: float
    high: float


def wilson(shares: Iterable[float], confidence: float = CONFIDENCE) -> Interval:
    """The mean of shares between 0 and 1, with its score interval.

    After E. B. Wilson, Probable inference, the law of succession, and statistical inference (1927), equation 12 in
    today's form. Shared wins vary less than whole ones, so with them the interval is on the safe side.

    >>> low, high = wilson([1] * 90 + [0] * 10)[1:]
    >>> round(low, 3), round(high, 3)
    (0.826, 0.945)
    """
    played = list(shares)
    return _score(sum(played) / len(played), len(played), NormalDist().inv_cdf((1 + confidence) / 2))


def _score(share: float, n: float, z: float) -> Interval:
    middle = share + z * z / (2 * n)
    reach = z * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
    low, high = (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n)
    return Interval(share, max(0.0, low), min(1.0, high))  # which only rounding can leave


def clustered_share(values: Mapping[int, Sequence[float]], confidence: float = CONFIDENCE) -> Interval:
    """The mean of shares between 0 and 1 that belong together in clusters, with its score interval.

    It is that of `wilson` for as many independent values as tell as much as these (L. Kish, Survey Sampling, 1965,
    section 8.2), which are never taken to be more than there are; where they are fewer, with Student's t.

    >>> same = clustered_share({deal: [float(deal < 9)] * 4 for deal in range(10)})
    >>> [round(bound, 2) for bound in same]
    [0.9, 0.52, 0.99]
    """
    kept = [list(cluster) for cluster in values.values() if cluster]
    size = sum(map(len, kept))
    share, effect = sum(map(sum, kept)) / size, design_effect(values)
    if effect > 1:
        return _score(share, size / effect, student(confidence, len(kept) - 1))
    return wilson([share] * size, confidence)


def design_effect(values: Mapping[int, Sequence[float]]) -> float:
    """How many shares in clusters tell as much as an independent one; at least 1, and 1 if nothing is known of it."""
    kept = [list(cluster) for cluster in values.values() if cluster]
    size = sum(map(len, kept))
    share = sum(map(sum, kept)) / size
    if len(kept) < 2 or not 0 < share < 1:
        return 1.0
    return max(1.0, _cluster_variance(kept, share) / len(kept) * size / (share * (1 - share)))


def clustered(values: Mapping[int, Sequence[float]], confidence: float = CONFIDENCE) -> Interval:
    """The mean of values that belong together in clusters, such as those of one deal, with its interval.

    Only the clusters are taken to be independent: it is the ratio of the clusters' sums to their sizes, with the
    error of a ratio (W. G. Cochran, Sampling Techniques, 3rd edition 1977, equation 2.46) and Student's t. With
    clusters of equal size it is the usual interval for the mean of the clusters' means. Of a single cluster nothing is
    known: the bounds are infinite.

    >>> clustered({0: [1, 3], 1: [2, 4], 2: [0, 2]}).share
    2.0
    """
    kept = [list(cluster) for cluster in values.values() if cluster]
    size = sum(map(len, kept))
    mean = sum(map(sum, kept)) / size
    if len(kept) < 2:
        return Interval(mean, -inf, inf)
    error = sqrt(_cluster_variance(kept, mean) / len(kept))
    reach = student(confidence, len(kept) - 1) * error
    return Interval(mean, mean - reach, mean + reach)


def cluster_deviation(values: Mapping[int, Sequence[float]]) -> float:
    """How much the clusters' means vary: their standard deviation, for `clusters_needed`."""
    kept = [list(cluster) for cluster in values.values() if cluster]
    mean = sum(map(sum, kept)) / sum(map(len, kept))
    return sqrt(_cluster_variance(kept, mean)) if len(kept) > 1 else inf


def _cluster_variance(clusters: Sequence[Sequence[float]], mean: float) -> float:
    average_size = sum(map(len, clusters)) / len(clusters)
    residuals = [(sum(cluster) - mean * len(cluster)) / average_size for cluster in clusters]
    return sum(residual * residual for residual in residuals) / (len(clusters) - 1)


@lru_cache(256)
def student(confidence: float, freedom: int) -> float:
    """How many standard errors the interval of a mean reaches: the quantile of Student's t for both sides.

    >>> [round(student(0.95, freedom), 3) for freedom in (1, 2, 10, 100)]
    [12.706, 4.303, 2.228, 1.984]
    """
    low, high = 0.0, 1.0
    while _within(high, freedom) < confidence:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < confidence else (low, middle)
    return high


def _within(t: float, freedom: int) -> float:
    """How likely Student's t lies between -t and t (Abramowitz and Stegun, equations 26.7.3 and 26.7.4)."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term, total = (cos(angle), 0.0) if odd else (1.0, 0.0)
    for step in range(2 + odd, freedom + 1, 2):
        total += term
        term *= square * (step - 1) / step
    if odd:
        return 2 / pi * (angle + sin(angle) * total)
    return sin(angle) * total


def games_for_share(fair: float, difference: float, confidence: float = CONFIDENCE, power: float = POWER) -> int:
    """How many independent games it takes to tell a share of the wins that is ``difference`` above a fair one.

    The usual sample size for one proportion (J. L. Fleiss, B. Levin and M. C. Paik, Statistical Methods for Rates and
    Proportions, 3rd edition 2003, section 2.2, without the correction for continuity): with so many games a difference
    of that size is found, at that confidence, as often as the power says.

    >>> games_for_share(0.25, 0.05), games_for_share(0.25, 0.1)
    (610, 157)
    """
    z = NormalDist().inv_cdf
    other = fair + difference
    if not 0 < other < 1 or difference == 0:
        raise ValueError(f"a share of {fair:g} can't be {difference:+g} off")
    reach = z((1 + confidence) / 2) * sqrt(fair * (1 - fair)) + z(power) * sqrt(other * (1 - other))
    return ceil((reach / difference) ** 2)


def clusters_needed(deviation: float, difference: float, confidence: float = CONFIDENCE, power: float = POWER) -> int:
    """How many clusters (deals) it takes to tell a mean that is ``difference`` off, if theirs vary by ``deviation``.

    The usual sample size for one mean, n = ((z(1 - a/2) + z(power)) * deviation / difference)**2, with the normal
    distribution, which is a little short where n is below some thirty.

    >>> clusters_needed(10, 2)
    197
    """
    z = NormalDist().inv_cdf
    return ceil(((z((1 + confidence) / 2) + z(power)) * deviation / difference) ** 2)
