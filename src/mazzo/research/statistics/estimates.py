"""Estimates with error bars. All intervals are for 95 % confidence."""

from bisect import bisect_left
from collections.abc import Mapping
from itertools import accumulate
from math import ceil, floor, sqrt
from typing import NamedTuple

Z = 1.959964  # 95 % of a normal distribution lie within this many standard deviations


class Measurement(NamedTuple):
    """A measured value, and the interval of the true one."""

    value: float
    low: float
    high: float

    def __sub__(self, other: float) -> "Measurement":
        """The estimate shifted by a number."""
        return Measurement(*(number - other for number in self))

    def scaled(self, factor: float) -> "Measurement":
        """The same estimate in another unit."""
        return Measurement(*(number * factor for number in self))


def wilson(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share."""
    if not games:
        return 0.0, 1.0
    scale = 1 + Z**2 / games
    middle = (share + Z**2 / (2 * games)) / scale
    reach = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)


def share(part: float, games: int) -> Measurement:
    """The share of games won. (A shared win counts as a fraction; the interval is then a little too wide.)"""
    value = part / games if games else 0.0
    return Measurement(value, *wilson(value, games))


def mean(counts: Mapping[int, int]) -> Measurement:
    """The mean of numbers, given their counts, with the normal interval."""
    games = sum(counts.values())
    value = sum(number * count for number, count in counts.items()) / games if games else 0.0
    reach = Z * deviation(counts) / sqrt(games) if games else 0.0
    return Measurement(value, value - reach, value + reach)


def deviation(counts: Mapping[int, int]) -> float:
    """The sample standard deviation."""
    games = sum(counts.values())
    if games < 2:
        return 0.0
    total = sum(number * count for number, count in counts.items())
    squares = sum(number**2 * count for number, count in counts.items())
    return sqrt((squares * games - total**2) / (games * (games - 1)))


def quantile(counts: Mapping[int, int], part: float) -> Measurement:
    """A quantile of the numbers. Its interval comes from binomial ranks."""
    numbers = sorted(counts)
    upto = list(accumulate(counts[number] for number in numbers))
    games = upto[-1] if upto else 0
    if not games:
        return Measurement(0.0, 0.0, 0.0)

    def ranked(rank: int) -> int:
        return numbers[bisect_left(upto, min(max(rank, 1), games))]

    reach = Z * sqrt(games * part * (1 - part))
    low, high = floor(games * part - reach), ceil(games * part + reach) + 1
    return Measurement(ranked(ceil(games * part)), ranked(low), ranked(high))


def difference(one: Measurement, base: Measurement) -> Measurement:
    """The difference of two estimates from different games.

    The half-widths of both intervals are squared and added: for means that is the normal formula, for shares
    Newcombe's.
    """
    value = one.value - base.value
    down = sqrt((one.value - one.low) ** 2 + (base.high - base.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (base.value - base.low) ** 2)
    return Measurement(value, value - down, value + up)
