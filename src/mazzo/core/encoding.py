"""A game as numbers, for engines and machine learning: numbered actions, and observations."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from mazzo.core.rules import Seat


@dataclass(frozen=True, kw_only=True)
class Encoding:
    """The encoding of one edition for a number of seats. `Game.encode` makes it."""

    actions: Sequence[Any]  # all actions; the index is the number
    parts: dict[str, int]  # the parts of an observation in order, with their lengths
    highest: dict[str, int]  # the highest number in each part; the lowest is always 0
    longest: int  # the most decisions in a game
    see: Callable[[Any, Seat, Sequence[Any]], Sequence[int]]
    """A seat's observation of a state and the events that led to it. It holds nothing that is hidden from the seat."""


def starts(parts: dict[str, int]) -> dict[str, int]:
    """The start of each part of an observation, and the end of the last one."""
    return dict(zip([*parts, "end"], accumulate(parts.values(), initial=0), strict=True))


def places(items: Sequence[Any], start: int) -> dict[Any, int]:
    """The index of each item, counted from `start`."""
    return {item: place for place, item in enumerate(items, start)}
