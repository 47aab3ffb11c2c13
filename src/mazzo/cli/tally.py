"""What came of many games."""

from collections import Counter
from collections.abc import Mapping
from math import sqrt

from mazzo.core.rules import Result, Seat


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
        self.add_all({result: 1}, {decisions: 1})

    def add_all(self, outcomes: Mapping[Result, int], lengths: Mapping[int, int]) -> None:
        """More games: so many with each result, and so many with each number of decisions."""
        for result, count in outcomes.items():
            for winner in result.winners:
                self.wins[winner] += count / len(result.winners)
            self.endings[result.reason] += count
        for decisions, count in lengths.items():
            self.shortest = min(self.shortest, decisions) if self.longest else decisions
            self.longest = max(self.longest, decisions)
            self.games += count
            self.decisions += count * decisions
            self._squares += count * decisions**2

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
    from mazzo.lab import statistics

    return statistics.wilson(share, games)
