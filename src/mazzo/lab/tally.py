"""The results of many games, counted exactly: tallies of parts add up to the tally of the whole, in any order."""

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from mazzo.core.rules import Result, Seat


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
        """How many games a seat won; a shared win counts for each winner in part."""
        parts = (Fraction(n, len(result.winners)) for result, n in self.outcomes.items() if seat in result.winners)
        return float(sum(parts))

    def endings(self, reason: str) -> int:
        """How many games ended by this rule."""
        return sum(count for result, count in self.outcomes.items() if result.reason == reason)

    @property
    def reasons(self) -> list[str]:
        """By which rules games ended, the commonest first."""
        return sorted({result.reason for result in self.outcomes}, key=lambda reason: (-self.endings(reason), reason))
