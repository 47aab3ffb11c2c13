"""The interface of a network: its features, read from an observation, and the moves it scores.

The same code runs in JAX, where networks learn, and in NumPy, where they play: `xp` is either. Everything works on the
last axis, so an observation may be one or a batch.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Protocol, TypeAlias

Array: TypeAlias = Any
"""An array of NumPy or JAX."""


class Coding(Protocol):
    """A game with its edition and seats, as a network sees it. Seats come in turn order from the observing one."""

    @property
    def seats(self) -> int: ...

    @property
    def observation(self) -> int:
        """The length of an observation."""

    @property
    def features(self) -> int:
        """The number of features."""

    @property
    def moves(self) -> int:
        """The number of moves: fewer than actions, and the same for all tables it plays at."""

    @property
    def first_secret(self) -> int:
        """The first move that nobody else sees; such moves come last."""

    def observe(self, view: Any, seen: Sequence[Any]) -> list[int]:
        """An observation from a view and the events that its seat has seen."""

    def read(self, xp: Any, observation: Array) -> "Reading": ...

    def action(self, number: int) -> Any:
        """The action with this number."""


class Reading(Protocol):
    """Features and moves read from observations."""

    order: Array  # [..., seats]: the seat in each place
    alive: Array  # [..., places]: whether the seat may still win

    @property
    def features(self) -> Array:
        """[..., features], float32"""

    @property
    def mask(self) -> Array:
        """[..., moves]: the legal moves"""

    def number(self, move: Array) -> Array:
        """The number of a move's action: see games/*/encoding.py."""


def parted(observation: Array, sizes: Mapping[str, int]) -> dict[str, Array]:
    """The parts of an observation, by name."""
    ends = list(accumulate(sizes.values()))
    return {name: observation[..., end - size : end] for (name, size), end in zip(sizes.items(), ends, strict=True)}


def padded(xp: Any, array: Array, places: int) -> Array:
    """The array with zeros added at the end of the last axis."""
    more = places - array.shape[-1]
    return xp.concatenate([array, xp.zeros((*array.shape[:-1], more), array.dtype)], -1) if more else array


def one_hot(xp: Any, numbers: Array, count: int) -> Array:
    return numbers[..., None] == xp.arange(count)


def pick(xp: Any, array: Array, places: Array) -> Array:
    """The items at these places of the last axis."""
    return xp.take_along_axis(array, places, axis=-1)


def joined(xp: Any, parts: Sequence[Array]) -> Array:
    """Features of any type, concatenated."""
    return xp.concatenate(parts, axis=-1).astype(xp.float32)
