"""32-bit words, the material of this package: random numbers, sets of small numbers, and packed numbers.

Functions use only whole-word arithmetic (`where` instead of `if`, a shift instead of an index, a count of bits instead
of a sort). Each is written for one game; `vmap` makes it a batch.
"""

from collections.abc import Sequence
from functools import reduce
from operator import add, or_
from typing import Any, NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

Array: TypeAlias = jax.Array

T = TypeVar("T")


# Random numbers


class Key(NamedTuple):
    """One moment of one game: two words from which `words` makes random ones.

    A key of `jax.random` costs hundreds of integer operations a word, as much as a step; this one costs eight. It is a
    64-bit hash, good for games and statistics but not for secrets. Functions that take a key accept both kinds.
    """

    game: Array  # different for every game of a batch
    moment: Array  # the same for all of them, so hashing it costs nothing


AnyKey: TypeAlias = Key | Array


def split(key: AnyKey, count: int) -> list[AnyKey]:
    """`count` keys, each for different random words."""
    if isinstance(key, Key):
        return [Key(key.game, mix(key.moment ^ jnp.uint32(mark))) for mark in range(1, count + 1)]
    return list(jax.random.split(key, count))


def words(key: AnyKey, count: int) -> tuple[Array, ...]:
    """`count` words of 32 random bits."""
    return tuple(word_at(key, place) for place in range(count))


def word_at(key: AnyKey, place: int | Array) -> Array:
    """The word that `words` would give at this place."""
    if isinstance(key, Key):
        return mix(key.game ^ mix(key.moment + jnp.uint32(place)))
    return jax.random.bits(jax.random.fold_in(key, place), (), jnp.uint32)


def mix(word: Array) -> Array:
    """A one-to-one 32-bit hash in which each bit affects every other (Chris Wellons' lowbias32)."""
    word = (word ^ (word >> 16)) * jnp.uint32(0x7FEB352D)
    word = (word ^ (word >> 15)) * jnp.uint32(0x846CA68B)
    return word ^ (word >> 16)


def below(word: Array, n: Array, most: int) -> Array:
    """A number from 0 to n - 1 from a random word, where n is at most `most`.

    The word, as a fraction of 1, is multiplied by n. Its lowest bits are dropped to make room for the product, so
    probabilities may differ, but by no more than most**2 in 2**31.
    """
    room = most.bit_length()
    return ((word >> room) * n) >> (32 - room)


def word_for(number: int, n: int, most: int) -> int:
    """The smallest word from which `below` makes that number, for scripted chance."""
    room = most.bit_length()
    return -(-(number << (32 - room)) // n) << room


# Sets of small numbers, 32 to a word


def packed(members: Array) -> tuple[Array, ...]:
    """The set of the numbers n for which members[n] is true."""
    return set_of([lax.index_in_dim(members, n, axis=-1, keepdims=False) for n in range(members.shape[-1])])


def set_of(flags: Sequence[Array]) -> tuple[Array, ...]:
    """The set from one bool for each number."""
    return joined(flags, bits=1)


def joined(numbers: Sequence[Array], bits: int) -> tuple[Array, ...]:
    """Numbers packed into words, `bits` for each."""
    shifted = [number.astype(jnp.uint32) << bits * (place % (32 // bits)) for place, number in enumerate(numbers)]
    return tuple(reduce(or_, shifted[first : first + 32 // bits]) for first in range(0, len(shifted), 32 // bits))


def one_by_one(members: Sequence[Array], numbers: int) -> Array:
    """bool[n]: whether each number is in a set."""
    in_memory = lax.optimization_barrier(members)  # type: ignore[no-untyped-call]  # JAX gives it no type; without it each word is made 32 times
    bits = jnp.stack(in_memory)[:, None] >> jnp.arange(32, dtype=jnp.uint32) & 1
    return bits.ravel()[:numbers] == 1


def side_by_side(rows: Sequence[tuple[Sequence[Array], int]]) -> tuple[Array, ...]:
    """Several sets as one. Each set's numbers are below its limit, and are shifted by the limits before it."""
    start = 0
    together: list[Array] = [jnp.uint32(0)] * -(-sum(limit for _, limit in rows) // 32)
    for members, limit in rows:
        for first in range(0, limit, 32):
            bits = min(32, limit - first)
            word = members[first // 32] & jnp.uint32((1 << bits) - 1)
            index, shift = divmod(start + first, 32)
            together[index] |= word << shift
            if shift + bits > 32:
                together[index + 1] |= word >> 32 - shift
        start += limit
    return tuple(together)


def if_in(condition: Array, members: Sequence[Array]) -> tuple[Array, ...]:
    """The set if the condition holds, otherwise the empty set."""
    return tuple(jnp.where(condition, word, 0) for word in members)


def size(members: Sequence[Array]) -> Array:
    return reduce(add, map(lax.population_count, members))


def nth(members: Sequence[Array], rank: Array, most: int | None = None) -> Array:
    """The member with `rank` smaller members; if there is none, the last number the words can hold.

    If the set is one word, giving the largest possible number as `most` saves time.
    """
    start: Array = jnp.uint32(0)
    word, within, passed = members[0], rank, lax.population_count(members[0])
    for index, later in enumerate(members[1:], 1):
        beyond, later_start = rank >= passed, jnp.uint32(32 * index)
        word, within, start = where(beyond, (later, rank - passed, later_start), (word, within, start))
        passed = passed + lax.population_count(later)
    return start + _nth_bit(word, within, 31 if most is None else most)


def _nth_bit(word: Array, rank: Array, most: int) -> Array:
    """Bisect: halve the word, and continue in the half that has the bit."""
    place: Array = jnp.uint32(0)
    for half in [half for half in (16, 8, 4, 2, 1) if half <= most]:
        passed = lax.population_count(word & jnp.uint32((1 << half) - 1))
        beyond = rank >= passed
        word, place, rank = where(beyond, (word >> half, place + half, rank - passed), (word, place, rank))
    return place


def without(members: Sequence[Array], number: Array) -> tuple[Array, ...]:
    """The set without one number; a number beyond its words changes nothing."""
    index, bit = number >> 5, jnp.uint32(1) << (number & 31)
    return tuple(jnp.where(index == place, word & ~bit, word) for place, word in enumerate(members))


Table: TypeAlias = np.ndarray[Any, np.dtype[np.uint32]]


def looked_up(table: Table, index: Array) -> Array:
    """A number of a table; any number if the index is outside."""
    number: Array = jnp.asarray(table).at[index].get(mode="clip")
    return number


def where(condition: Array, this: T, that: T) -> T:
    """One of two trees of words; a word that both share costs nothing."""
    chosen: T = jax.tree.map(lambda yes, no: yes if yes is no else jnp.where(condition, yes, no), this, that)
    return chosen


def one_of(items: Sequence[T], index: Array) -> T:
    """The item with this index, each a tree of words; the first one if there is none."""
    return reduce(lambda found, other: where(index == other[0], other[1], found), enumerate(items), items[0])


# Observations


def in_a_row(seen: Sequence[Array]) -> Array:
    """int32[numbers]"""
    return jnp.concatenate([jnp.atleast_1d(part).astype(jnp.int32) for part in seen])


WIDTHS = (8, 4, 1)
"""The possible sizes, in bits, of a number in a packed observation. (None is above 255.)"""


def bits_of(*, one: str, four: str, eight: str) -> dict[str, int]:
    """The bits of each part of an observation, from the names of the parts with numbers of one bit, four and eight."""
    return {part: bits for bits, parts in ((1, one), (4, four), (8, eight)) for part in parts.split()}


def pack(seen: Sequence[Array], widths: Sequence[int]) -> tuple[Array, ...]:
    """The same numbers in few words, for `numbers_of` to read: first those of 8 bits, then of 4 and of 1.

    The words are separate arrays, so that in a batch each is a row over all games. With one row per game, a GPU would
    assemble it number by number, many times slower.
    """
    numbers = [number for part in map(jnp.asarray, seen) for number in (part if part.ndim else [part])]
    parts = [[number for number, its in zip(numbers, widths, strict=True) if its == width] for width in WIDTHS]
    return tuple(word for part, width in zip(parts, WIDTHS, strict=True) for word in joined(part, width))


def unpack(words: Sequence[Array], widths: Sequence[int]) -> Array:
    """uint8[..., numbers]: the inverse of `pack`."""
    index, shift, first = np.zeros(len(widths), int), np.zeros(len(widths), np.uint32), 0
    for width in WIDTHS:
        (those,) = np.nonzero(np.array(widths) == width)
        place = np.arange(len(those))
        index[those], shift[those] = first + place * width // 32, place * width % 32
        first += -(-len(those) * width // 32)
    most = (1 << np.array(widths, np.uint32)) - 1
    return (jnp.stack(words, axis=-1)[..., index] >> shift & most).astype(jnp.uint8)
