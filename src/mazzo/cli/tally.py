"""What came of many games."""

from collections import Counter
from math import sqrt

from mazzo.core.rules import Result, Seat

Z = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Tally:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0.0] * seats
        self.endings: Counter[str] = Counter()
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self._squares = 0  # of the games' lengths

    def add(self, result: Result, decisions: int) -> None:
        """One more game, with a result and so many decisions."""
        for winner in result.winners:
            self.wins[winner] += 1 / len(result.winners)
        self.endings[result.reason] += 1
        self.shortest = min(self.shortest, decisions) if self.games else decisions
        self.longest = max(self.longest, decisions)
        self.games += 1
        self.decisions += decisions
        self._squares += decisions**2

    @property
    def mean(self) -> float:
        return self.decisions / self.games if self.games else 0.0

    @property
    def sd(self) -> float:
        """The standard deviation of the games' lengths, as a sample."""
        if self.games < 2:
            return 0.0
        return sqrt((self._squares * self.games - self.decisions**2) / (self.games * (self.games - 1)))

    def share(self, seat: Seat) -> float:
        return self.wins[seat] / self.games if self.games else 0.0

    def interval(self, seat: Seat) -> tuple[float, float]:
        """Where the seat's true share lies, with 95 % confidence, by Wilson's formula."""
        return wilson(self.share(seat), self.games)


def wilson(share: float, games: int) -> tuple[float, float]:
    if not games:
        return 0.0, 1.0
    scale = 1 + Z**2 / games
    middle = (share + Z**2 / (2 * games)) / scale
    reach = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)
