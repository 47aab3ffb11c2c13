"""The parts of a packed state: counts of cards, sets of cards, and sets of places in the Draw Pile.

Everything is arithmetic on unsigned 32-bit words. A card is its number in games/kittens/encoding.py.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb, factorial
from typing import NamedTuple, TypeAlias

import jax.numpy as jnp
import numpy as np

from mazzo.games.kittens.encoding import CODES, sets_of_five
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.research.vector.words import Array, Table, if_in, looked_up, side_by_side

BITS = 4  # per kind of card
MOST = (1 << BITS) - 1  # cards of one kind
IN_A_WORD = 32 // BITS
LOWEST_BITS = 0x11111111  # the lowest bit of each kind
EACH_BYTE, HIGHEST_BITS = 0x01010101, np.uint32(0x80808080)

KITTEN, DEFUSE, NOPE, ATTACK, SKIP, FAVOR, SHUFFLE, SEE = range(IN_A_WORD)  # as in CODES; the cats follow

HELD = tuple(CODES[card] for card in IN_HANDS)
"""The cards that a hand can hold."""


# Counts


class Cards(NamedTuple):
    """The count of each card, four bits each."""

    plain: Array  # kitten, Defuse, Nope, Attack, Skip, Favor, Shuffle, See the Future
    cats: Array


def cards_of(counts: Mapping[Card, int]) -> Cards:
    packed = sum(count << BITS * CODES[card] for card, count in counts.items())
    return Cards(jnp.uint32(packed & 0xFFFFFFFF), jnp.uint32(packed >> 32))


def copies(card: Array, count: int | Array = 1) -> Cards:
    """`count` copies of one card."""
    packed = jnp.uint32(count) << BITS * (card & IN_A_WORD - 1)
    is_plain = card < IN_A_WORD
    return Cards(jnp.where(is_plain, packed, 0), jnp.where(is_plain, 0, packed))


def plus(some: Cards, more: Cards) -> Cards:
    return Cards(some.plain + more.plain, some.cats + more.cats)


def minus(some: Cards, less: Cards) -> Cards:
    return Cards(some.plain - less.plain, some.cats - less.cats)


def count(cards: Cards, card: int) -> Array:
    return cards[card // IN_A_WORD] >> BITS * (card % IN_A_WORD) & MOST


def count_any(cards: Cards, card: Array) -> Array:
    """Like `count`, for a card not known at compile time."""
    return jnp.where(card < IN_A_WORD, cards.plain, cards.cats) >> BITS * (card & IN_A_WORD - 1) & MOST


def in_pairs(half: Array) -> Array:
    """The counts of each two neighbouring kinds, added, one byte each."""
    return (half & 0x0F0F0F0F) + (half >> BITS & 0x0F0F0F0F)


def total(cards: Cards) -> Array:
    """The number of cards, up to 255."""
    return (in_pairs(cards.plain) + in_pairs(cards.cats)) * EACH_BYTE >> 24  # adds four bytes into the highest


def nth_card(cards: Cards, rank: Array) -> Array:
    """The card with this rank among all cards, sorted in the order of `Card`."""
    plain = in_pairs(cards.plain) * EACH_BYTE >> 24
    is_cat = rank >= plain
    half = jnp.where(is_cat, cards.cats, cards.plain)
    rank = jnp.where(is_cat, rank - plain, rank)
    upto = in_pairs(half) * EACH_BYTE  # in each byte, the cards of the pairs so far: at most 120
    passed = (rank * EACH_BYTE | HIGHEST_BITS) - upto & HIGHEST_BITS  # the pairs with rank >= upto
    place = (passed >> 4) * EACH_BYTE >> 24 & 31  # the bit offset of the pair: 8 for each pair passed
    in_pair = rank - ((upto << 8) >> place & 255)
    is_second = in_pair >= half >> place & MOST
    card: Array = jnp.uint32(is_second) + (place >> 2) + jnp.where(is_cat, IN_A_WORD, 0)
    return card


# Sets of cards

Kinds: TypeAlias = tuple[Array, Array]
"""A set of cards, packed like `Cards`: the lowest of a card's four bits is 1 if it is in the set."""


def at_least(n: int, cards: Cards) -> Kinds:
    """The kinds of cards of which there are at least `n` (1, 2 or 3)."""
    plain, cats = (
        half >> 2 | half >> 3 | {1: half | half >> 1, 2: half >> 1, 3: half & half >> 1}[n] for half in cards
    )
    return plain & LOWEST_BITS, cats & LOWEST_BITS


def restricted(kinds: Kinds, cards: Sequence[Card]) -> Kinds:
    """The members of a set that are among these cards."""
    plain, cats = cards_of(dict.fromkeys(cards, 1))
    return kinds[0] & plain, kinds[1] & cats


def has(kinds: Kinds, card: int) -> Array:
    return kinds[card // IN_A_WORD] >> BITS * (card % IN_A_WORD) & 1


def in_hand_order(kinds: Kinds) -> Array:
    """The same set as one word, a bit for each card of HELD."""
    plain, cats = map(close_together, kinds)
    return plain >> HELD[0] | cats << IN_A_WORD - HELD[0]


def close_together(half: Array) -> Array:
    """Pack the lowest bit of each of eight groups of four into eight adjacent bits."""
    for gap, pattern in ((3, 0x03030303), (6, 0x000F000F), (12, 0xFF)):
        half = (half | half >> gap) & pattern
    return half


def spread_out(bits: Array) -> Kinds:
    """The inverse of `close_together`, for both halves of a set."""
    plain, cats = bits & 0xFF, bits >> IN_A_WORD
    for gap, pattern in ((12, 0x000F000F), (6, 0x03030303), (3, LOWEST_BITS)):
        plain, cats = (plain | plain << gap) & pattern, (cats | cats << gap) & pattern
    return plain, cats


def how_many(kinds: Kinds) -> Array:
    """The size of a set."""
    return (kinds[0] + kinds[1]) * LOWEST_BITS >> 28


def nth_kind(kinds: Kinds, rank: Array) -> Array:
    """The n-th card of a set."""
    plain, cats = (half * LOWEST_BITS for half in kinds)  # for each card, the members so far
    is_cat = rank >= plain >> 28
    upto, rank = jnp.where(is_cat, cats, plain), jnp.where(is_cat, rank - (plain >> 28), rank)
    place = jnp.uint32(0)
    for half in (16, 8, 4):
        place = jnp.where(rank >= upto >> (place + half - BITS & 31) & MOST, place + half, place)
    card: Array = (place >> 2) + jnp.where(is_cat, IN_A_WORD, 0)
    return card


# Sets of five cards, in the order of `sets_of_five`. Computing one takes a hundred instructions, a table lookup one.


def choose(cards: Array, n: int) -> Array:
    """The binomial coefficient: ways to choose n of these cards."""
    product = cards
    for taken in range(1, n):
        product = product * (cards - taken)  # one factor is 0 if there are fewer than n
    return product // factorial(n)


@cache
def fives_as_bits() -> tuple[int, ...]:
    """Each set as one word, like `in_hand_order`."""
    return tuple(sum(1 << place for place in five) for five in sets_of_five(range(len(HELD))))


@cache
def fives_of_all() -> tuple[Table, Table]:
    """The numbers of all fives in every set of cards, concatenated, and the start of each set's numbers."""
    every_set, five = np.arange(1 << len(HELD))[:, None], np.array(fives_as_bits())
    sets, numbers = np.nonzero(five & ~every_set == 0)
    return numbers.astype(np.uint32), np.searchsorted(sets, every_set[:, 0]).astype(np.uint32)


def nth_five(kinds: Kinds, rank: Array) -> Array:
    """The number of the n-th five that consists of these cards only."""
    numbers, starts = fives_of_all()
    return looked_up(numbers, looked_up(starts, in_hand_order(kinds)) + rank)


def five_different(number: Array) -> Cards:
    """The cards of the five with this number."""
    spread = [
        sum(1 << BITS * (place + HELD[0]) for place in range(len(HELD)) if five >> place & 1)
        for five in fives_as_bits()
    ]
    halves = np.array(spread, np.uint64)
    return Cards(*(looked_up(half.astype(np.uint32), number) for half in (halves & 0xFFFFFFFF, halves >> 32)))


def fives(kinds: Kinds) -> tuple[Array, ...]:
    """The numbers of all fives that consist of these cards only, as a set.

    It is built from smaller sets: the sets of n cards whose last card is at place p are the sets of n - 1 cards below
    p, in their order, if the card at p is there.
    """
    sets: tuple[Array, ...] = (jnp.uint32(1),)  # the empty set
    for n in range(1, 6):
        places = range(n - 1, len(HELD) - 5 + n)
        sets = side_by_side([(if_in(has(kinds, HELD[p]) == 1, sets), comb(p, n - 1)) for p in places])
    return sets


# Sets of places in the Draw Pile

Places: TypeAlias = tuple[Array, ...]
"""A bit for each place, 32 to a word, the top first."""


def top_places(count: Array, words: int) -> Places:
    """The topmost places."""
    within = [jnp.maximum(count, first) - first for first in range(0, 32 * words, 32)]
    return tuple((jnp.uint32(1) << bits) - 1 for bits in within)  # a shift by 32 or more gives 0


def drawn(places: Places) -> Places:
    """The places of the same cards after the top card was removed."""
    later = (*places[1:], jnp.uint32(0))
    return tuple(word >> 1 | after << 31 for word, after in zip(places, later, strict=True))


def inserted(places: Places, place: Array) -> Places:
    """The places of the same cards after a card was inserted at this place, with the new place included."""
    pushed = [word << 1 | before >> 31 for word, before in zip(places, (jnp.uint32(0), *places), strict=False)]
    above, and_itself = top_places(place, len(places)), top_places(place + 1, len(places))
    return tuple(
        old & over | new & ~upto | over ^ upto
        for old, new, over, upto in zip(places, pushed, above, and_itself, strict=True)
    )
