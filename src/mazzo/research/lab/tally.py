"""The results of many games, counted exactly: tallies of parts add up to the tally of the whole, in any order."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from mazzo.core.rules import Result, Seat
from mazzo.research.statistics.estimates import deviation, wilson


@dataclass
class Tally:
    outcomes: Counter[Result] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)  # in decisions

    def add(self, other: "Tally") -> None:
        self.outcomes.update(other.outcomes)
        self.lengths.update(other.lengths)

    @property
    def games(self) -> int:
        return self.outcomes.total()

    def wins(self, seat: Seat) -> float:
        """The number of games a seat won; a shared win counts as a fraction."""
        parts = (Fraction(n, len(result.winners)) for result, n in self.outcomes.items() if seat in result.winners)
        return float(sum(parts))

    def count(self, result: Result, decisions: int) -> None:
        """Count one more game."""
        self.outcomes[result] += 1
        self.lengths[decisions] += 1

    def share(self, seat: Seat) -> float:
        return self.wins(seat) / self.games if self.games else 0.0

    def interval(self, seat: Seat) -> tuple[float, float]:
        """The 95 % interval of the seat's true share, by Wilson's formula."""
        return wilson(self.share(seat), self.games)

    @property
    def decisions(self) -> int:
        return sum(length * count for length, count in self.lengths.items())

    @property
    def mean(self) -> float:
        """The mean number of decisions in a game."""
        return self.decisions / self.games if self.games else 0.0

    @property
    def sd(self) -> float:
        """The sample standard deviation of the lengths."""
        return deviation(self.lengths)

    def endings(self, reason: str) -> int:
        """The number of games that ended by this rule."""
        return sum(count for result, count in self.outcomes.items() if result.reason == reason)

    @property
    def reasons(self) -> list[str]:
        """The rules by which games ended, the commonest first."""
        return sorted({result.reason for result in self.outcomes}, key=lambda reason: (-self.endings(reason), reason))
