"""How a network is spoken to: what it is told of an observation, and which moves it weighs.

The same code runs in JAX, where networks learn, and in NumPy, where they play: `xp` is either. Everything works on
the last axis, so an observation may be one or a batch.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate
from typing import Any, Protocol, TypeAlias

Array: TypeAlias = Any
"""Of NumPy or of JAX."""


class Coding(Protocol):
    """A game with its edition and seats, as a network sees it. Seats stand in turn order from the one that looks."""

    seats: int
    observation: int  # how many numbers it has
    features: int  # how many a network is told of it
    moves: int  # how many it weighs: fewer than there are actions, and the same for all tables it plays at

    def read(self, xp: Any, observation: Array) -> "Seen": ...


class Seen(Protocol):
    """What was read from observations."""

    features: Array  # [..., features], float32
    mask: Array  # [..., moves]: may be made
    order: Array  # [..., seats]: which seat comes in which place
    alive: Array  # [..., places]: may still win

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
    return xp.concatenate([part.astype(xp.float32) for part in parts], axis=-1)


Maker: TypeAlias = Callable[[Any, int], Coding]
"""Makes the coding for an edition and a number of seats."""
