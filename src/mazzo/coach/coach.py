"""The coach of a game (the part `coach` of its kit), as a dataclass of functions."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Any, NamedTuple

from msgspec import Struct, json

from mazzo.bots.search.weighing import ChoiceCost
from mazzo.coach.advice import Advice, Estimate, Note, Option, Outcome
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay


class Judged(NamedTuple):
    """Every player's chance if the seat to act makes its best choice, and the cost of each of its choices."""

    wins: tuple[Estimate, ...]
    choices: dict[Any, ChoiceCost]

    def win(self, seat: int, action: Any) -> Estimate:
        """The chance of the seat to act after this choice."""
        best, (loss, error) = self.wins[seat], self.choices[action]
        return Estimate(min(1.0, max(0.0, best.value - loss)), hypot(best.error, error))

    def option(self, seat: int, action: Any, note: Note, **more: Any) -> Option:
        """A choice of the seat to act, with its reason."""
        loss, error = self.choices[action]
        return Option(str(action), self.win(seat, action), loss, error, note, **more)


@dataclass(frozen=True, kw_only=True)
class Coach:
    advise: Callable[[Any, Any, Sequence[Any]], Advice]
    """Judge each choice of a seat from its edition, its view and the events it has seen."""
    moment: Callable[[AnyPlay], tuple[Estimate, ...]]
    """Every player's chance to win, for an observer who sees all hands. Called only before the end of a game."""
    choices: Callable[[AnyPlay, Seat, Any], Judged]
    """Judge each choice of a seat, including this action, from the seat's knowledge."""
    lucky: Callable[[Sequence[Any]], Seat | None]
    """The seat whose luck decided these events, or None."""
    outcome: Callable[[AnyPlay, Seat, Sequence[Any]], Outcome | None] = lambda *_: None
    """The random outcome in the next events, if it may explain why this seat lost. Its note is a whole sentence."""
    options: frozenset[str] | None = None
    """The supported options: a game with another changed option is refused. None if the coach only uses the rules."""


class Measured(Struct, frozen=True):
    """Measured errors of estimates, compared with the share of games that good bots won from the same position."""

    up_to: list[float]  # upper bounds of ranges of estimates
    error: list[float]  # the root mean square error in each range


@cache
def measured() -> dict[str, Measured]:
    return json.decode(files("mazzo.coach").joinpath("errors.json").read_bytes(), type=dict[str, Measured])


def error_of(game: str, value: float) -> float:
    """The typical error of an estimate of this size."""
    known = measured()[game]
    return known.error[min(bisect_left(known.up_to, value), len(known.error) - 1)]
