"""The cost of each choice of a seat, as chances to win."""

from math import hypot
from typing import Any, NamedTuple

from mazzo.bots.search.weighing import ChoiceCost
from mazzo.coach.advice import Estimate


class Judged(NamedTuple):
    """Everybody's chance if the seat to act chooses best, and the cost of each of its choices."""

    wins: tuple[Estimate, ...]
    choices: dict[Any, ChoiceCost]

    def win(self, seat: int, action: Any) -> Estimate:
        """The chance of the seat to act after this choice."""
        best, (loss, error) = self.wins[seat], self.choices[action]
        return Estimate(min(1.0, max(0.0, best.value - loss)), hypot(best.error, error))
