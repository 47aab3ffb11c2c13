"""The interface of a network: the features from an observation, and the moves that it scores.

The same code runs in JAX for training and in NumPy for play: `xp` is either. All functions work on the last axis, so
they take a single observation or a batch.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Any, ClassVar, TypeAlias

Array: TypeAlias = Any
"""An array of NumPy or JAX."""


@dataclass(frozen=True)
class Coding:
    """The encoding of an edition for a number of seats. Seats are in turn order, from the observing one."""

    edition: Any
    seats: int
    others: int  # the most other players that the network supports

    reading: ClassVar[type["Reading"]]  # the class that reads its observations

    @property
    def sizes(self) -> dict[str, int]:
        """The parts of an observation in order, with their lengths."""
        raise NotImplementedError

    @property
    def moves(self) -> int:
        """The number of moves. They are fewer than the actions, and the same for all numbers of seats."""
        raise NotImplementedError

    @property
    def first_secret(self) -> int:
        """The first of the moves that other seats cannot see; these come last."""
        return self.moves

    def observe(self, view: Any, seen: Sequence[Any]) -> Sequence[int]:
        """An observation from a view and the events that its seat has seen."""
        raise NotImplementedError

    def action(self, number: int) -> Any:
        """The action with this number."""
        raise NotImplementedError

    @property
    def observation(self) -> int:
        """The length of an observation."""
        return sum(self.sizes.values())

    @cached_property
    def features(self) -> int:
        """The number of features."""
        import numpy as np

        return int(self.read(np, np.zeros(self.observation, np.int32)).features.shape[-1])

    def read(self, xp: Any, observation: Array) -> "Reading":
        return self.reading(self, xp, parted(observation.astype(xp.int32), self.sizes))


class Reading:
    """Features and moves read from observations."""

    order: Array  # [..., seats]: the seat in each place
    alive: Array  # [..., places]: whether the seat may still win
    features: Array  # [..., features], float32
    mask: Array  # [..., moves]: the legal moves

    def __init__(self, coding: Any, xp: Any, parts: Mapping[str, Array]) -> None:
        self._coding, self._xp, self._parts = coding, xp, parts

    def number(self, move: Array) -> Array:
        """The number of a move's action: see games/*/encoding.py."""
        raise NotImplementedError

    def _by_seat(self, numbers: Array) -> Array:
        """One number per seat, in the order of this observation."""
        return padded(self._xp, pick(self._xp, numbers, self.order), 1 + self._coding.others)

    def _rows_by_seat(self, numbers: Array, width: int) -> Array:
        """Several numbers per seat in the order of this observation, as [..., places, width]."""
        rows = numbers.reshape(*numbers.shape[:-1], self._coding.seats, width)
        return rows_in_order(self._xp, rows, self.order, 1 + self._coding.others)

    def _seat(self, place: Array) -> Array:
        """The seat in a place."""
        place = self._xp.clip(place, 0, self._coding.seats - 1)
        return self.order[place] if self.order.ndim == 1 else pick(self._xp, self.order, place[..., None])[..., 0]


def parted(observation: Array, sizes: Mapping[str, int]) -> dict[str, Array]:
    """The parts of an observation, by name."""
    ends = list(accumulate(sizes.values()))
    return {name: observation[..., end - size : end] for (name, size), end in zip(sizes.items(), ends, strict=True)}


def padded(xp: Any, array: Array, places: int) -> Array:
    """The array with zeros added at the end of the last axis."""
    more = places - array.shape[-1]
    return xp.concatenate([array, xp.zeros((*array.shape[:-1], more), array.dtype)], -1) if more else array


def rows_in_order(xp: Any, rows: Array, order: Array, places: int) -> Array:
    """The rows of all seats in this order, with rows of zeros added at the end, as [..., places, width]."""
    rows = xp.take_along_axis(rows, order[..., None], axis=-2)
    more = xp.zeros((*rows.shape[:-2], places - rows.shape[-2], rows.shape[-1]), rows.dtype)
    return xp.concatenate([rows, more], axis=-2)


def one_hot(xp: Any, numbers: Array, count: int) -> Array:
    return numbers[..., None] == xp.arange(count)


def pick(xp: Any, array: Array, places: Array) -> Array:
    """The items at these places of the last axis."""
    return xp.take_along_axis(array, places, axis=-1)


def joined(xp: Any, parts: Sequence[Array]) -> Array:
    """Features of any type, concatenated as float32."""
    return xp.concatenate(parts, axis=-1).astype(xp.float32)
