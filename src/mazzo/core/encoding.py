"""A game in numbers, for engines and learners: which action has which number, and what a seat observes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from mazzo.core.rules import Seat

NEWEST = 2
"""The newest version of observations. A game with fewer versions shows its last one for all later numbers."""


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """One edition for a number of seats, in numbers. `Game.encode` makes it."""

    actions: Sequence[Any]  # every action there is; its place is its number
    parts: dict[str, int]  # of an observation, in order, and how many numbers each has
    highest: dict[str, int]  # the highest number in each part; the lowest is always 0
    longest: int  # no game takes more decisions
    see: Callable[[Any, Seat, Sequence[Any]], Sequence[int]]
    """What a seat observes of a state and of the events that led to it: nothing that it has not seen."""


def starts(parts: dict[str, int]) -> dict[str, int]:
    """Where each part of an observation begins, and where the last one ends."""
    return dict(zip([*parts, "end"], accumulate(parts.values(), initial=0), strict=True))


def places(items: Sequence[Any], start: int) -> dict[Any, int]:
    """The place of each of these, one after the other."""
    return {item: place for place, item in enumerate(items, start)}
