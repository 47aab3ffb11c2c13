"""The interface of a network: which features it gets from an observation, and which moves it scores.

The same code runs in JAX, where networks learn, and in NumPy, where they play: `xp` is either. Everything works on
the last axis, so an observation may be one or a batch.
"""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Protocol, TypeAlias

Array: TypeAlias = Any
"""Of NumPy or of JAX."""


class Coding(Protocol):
    """A game with its edition and seats, as a network sees it. Seats stand in turn order from the one that looks."""

    @property
    def seats(self) -> int: ...

    @property
    def observation(self) -> int:
        """How many numbers it has."""

    @property
    def features(self) -> int:
        """How many a network is told of it."""

    @property
    def moves(self) -> int:
        """How many it weighs: fewer than there are actions, and the same for all tables it plays at."""

    @property
    def first_secret(self) -> int:
        """The first of the moves that nobody else sees; they come last."""

    def observe(self, view: Any, seen: Sequence[Any]) -> list[int]:
        """An observation, from a view and what its seat has seen."""

    def read(self, xp: Any, observation: Array) -> "Seen": ...

    def action(self, number: int) -> Any:
        """The action that has this number."""


class Seen(Protocol):
    """What was read from observations."""

    order: Array  # [..., seats]: which seat comes in which place
    alive: Array  # [..., places]: may still win

    @property
    def features(self) -> Array:
        """[..., features], float32"""

    @property
    def mask(self) -> Array:
        """[..., moves]: which may be made"""

    def number(self, move: Array) -> Array:
        """The number of the action that a move is: see games/*/encoding.py."""


def parted(observation: Array, sizes: Mapping[str, int]) -> dict[str, Array]:
    """The parts of an observation, by name."""
    ends = list(accumulate(sizes.values()))
    return {name: observation[..., end - size : end] for (name, size), end in zip(sizes.items(), ends, strict=True)}


def padded(xp: Any, array: Array, places: int) -> Array:
    """The same with zeros at the end of the last axis."""
    more = places - array.shape[-1]
    return xp.concatenate([array, xp.zeros((*array.shape[:-1], more), array.dtype)], -1) if more else array


def one_hot(xp: Any, numbers: Array, count: int) -> Array:
    return numbers[..., None] == xp.arange(count)


def pick(xp: Any, array: Array, places: Array) -> Array:
    """What stands at each of these places of the last axis."""
    return xp.take_along_axis(array, places, axis=-1)


def joined(xp: Any, parts: Sequence[Array]) -> Array:
    """Features of any type, one after the other."""
    return xp.concatenate(parts, axis=-1).astype(xp.float32)
