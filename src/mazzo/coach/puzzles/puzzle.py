"""A puzzle: the beginning of a game, and the cost of each choice of the seat to act."""

from typing import Any

from msgspec import Struct

from mazzo.bots.search.weighing import ChoiceCost
from mazzo.core.notation import read_move
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, get

Costs = dict[str, ChoiceCost]
"""The cost of each action, in notation, the best first."""

CLEARLY = 3.0
"""The best choice is clear if the gap to the second is at least this many times its error."""

LEAST = 0.05
"""The smallest gap for a puzzle, even if it is exact."""


class Puzzle(Struct, frozen=True, kw_only=True, omit_defaults=True):
    game: str
    edition: str
    options: dict[str, Any] = {}
    seats: int
    seed: str
    moves: tuple[str, ...]  # as in a record: "2 pair tacocat 1"
    seat: Seat  # the seat to act
    beginner: str  # the choice of `medium`
    found: Costs  # by the coach
    proven: Costs  # by the deeper search, for the best choices and the beginner's
    rating: int = 0  # the difficulty (rating.py), for the puzzles that ship with Mazzo

    @property
    def best(self) -> str:
        return next(iter(self.found))

    @property
    def kind(self) -> str:
        """The kind of its best action: the first word of the notation."""
        return self.best.split()[0]

    @property
    def gap(self) -> float:
        """The cost of the second best choice, by the deeper search."""
        return second(self.proven).loss

    def position(self) -> AnyPlay:
        """The game up to the choice."""
        play = get(self.game).start(self.seats, self.edition, self.seed, **self.options)
        for move in self.moves:
            play.apply(*read_move(move))
        return play


def second(costs: Costs) -> ChoiceCost:
    """The cost of the second best choice."""
    return list(costs.values())[1]


def is_clear(costs: Costs) -> bool:
    """Whether there is a second best choice, and the best one is clearly better."""
    if len(costs) < 2:
        return False
    loss, error = second(costs)
    return loss >= max(LEAST, CLEARLY * error)
