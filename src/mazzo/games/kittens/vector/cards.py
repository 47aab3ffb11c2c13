"""The parts of a packed state of Exploding Kittens: counts of cards, sets of cards, and sets of places in the Draw
Pile.

Everything is arithmetic on unsigned 32-bit words. A card is its number in games/kittens/encoding.py.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from math import comb, factorial
from operator import or_
from typing import NamedTuple, TypeAlias

import jax.numpy as jnp

from mazzo.games.kittens.encoding import CODES
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.vector.words import Array, if_in, nth, side_by_side

BITS = 4  # for each card
MOST = (1 << BITS) - 1  # of one card
IN_A_WORD = 32 // BITS
LOWEST_BITS = 0x11111111

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
    """As `count`, for a card not known at compile time."""
    return jnp.where(card < IN_A_WORD, cards.plain, cards.cats) >> BITS * (card & IN_A_WORD - 1) & MOST


def total(cards: Cards) -> Array:
    """The number of cards, up to 255."""
    pairs = [(half & 0x0F0F0F0F) + (half >> BITS & 0x0F0F0F0F) for half in cards]
    return (pairs[0] + pairs[1]) * 0x01010101 >> 24  # adds four bytes into the highest


def nth_card(cards: Cards, rank: Array) -> Array:
    """The card with this rank, when all are laid out in the order of `Card`."""
    card: Array = jnp.uint32(0)
    passed: Array = jnp.uint32(0)
    for each in range(len(Card) - 1):
        passed = passed + count(cards, each)
        card = card + (passed <= rank)
    return card


# Sets of cards

Kinds: TypeAlias = tuple[Array, Array]
"""A set of cards, laid out like `Cards`: the lowest of a card's four bits is 1 if it is in."""


def at_least(n: int, cards: Cards) -> Kinds:
    """The kinds of cards of which there are at least `n`, which is 1, 2 or 3."""
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
    bits: list[Array] = [has(kinds, card) << place for place, card in enumerate(HELD)]
    return reduce(or_, bits)


def nth_kind(kinds: Kinds, rank: Array) -> Array:
    """The card of a set with this rank."""
    return nth(kinds, rank) // BITS


# Sets of five cards, in the order of `sets_of_five`. A set is known by its places: those of its cards in HELD. The set
# with the places a < b < c < d < e has the number C(a, 1) + C(b, 2) + C(c, 3) + C(d, 4) + C(e, 5).


def choose(cards: Array, n: int) -> Array:
    """The binomial coefficient: ways to choose n of these cards."""
    product = cards
    for taken in range(1, n):
        product = product * (jnp.maximum(cards, taken) - taken)
    return product // factorial(n)


def five_places(number: Array) -> dict[int, Array]:
    """The fifth, fourth, third, second and first place of the set with this number."""
    places = {}
    for n in range(5, 0, -1):
        place, before = jnp.uint32(n - 1), jnp.uint32(0)
        for next_place in range(n, len(HELD) - 5 + n):
            sets = comb(next_place, n)
            place = jnp.where(number >= sets, next_place, place)
            before = jnp.where(number >= sets, sets, before)
        places[n] = place
        number = number - before
    return places


def nth_five(kinds: Kinds, rank: Array) -> Array:
    """The number of the set with this rank among the sets made of these cards only.

    In this order, the sets of some cards come in the same order as the sets of as many first cards.
    """
    cards = {n: nth_kind(kinds, place) for n, place in five_places(rank).items()}
    return sum((choose(card - HELD[0], n) for n, card in cards.items()), jnp.uint32(0))


def fives(kinds: Kinds) -> tuple[Array, ...]:
    """The numbers of all sets made of these cards only.

    Those whose last place is p are the sets with one card fewer below p, in their order, if the card at p is there.
    """
    sets: tuple[Array, ...] = (jnp.uint32(1),)  # the empty set
    for n in range(1, 6):
        places = range(n - 1, len(HELD) - 5 + n)
        sets = side_by_side([(if_in(has(kinds, HELD[p]) == 1, sets), comb(p, n - 1)) for p in places])
    return sets


def five_different(number: Array) -> Cards:
    """The cards of the set with this number."""
    cards = cards_of({})
    for place in five_places(number).values():
        cards = plus(cards, copies(place + HELD[0]))
    return cards


# Sets of places in the Draw Pile

Places: TypeAlias = tuple[Array, ...]
"""A bit for each place, 32 to a word, the top first."""


def top_places(count: Array, words: int) -> Places:
    """The topmost places."""
    within = [jnp.maximum(count, first) - first for first in range(0, 32 * words, 32)]
    return tuple((jnp.uint32(1) << bits) - 1 for bits in within)  # a shift by 32 or more gives 0


def drawn(places: Places) -> Places:
    """The same cards after the top one is gone."""
    later = (*places[1:], jnp.uint32(0))
    return tuple(word >> 1 | after << 31 for word, after in zip(places, later, strict=True))


def inserted(places: Places, place: Array) -> Places:
    """The same cards and a new one at this place."""
    pushed = [word << 1 | before >> 31 for word, before in zip(places, (jnp.uint32(0), *places), strict=False)]
    above, and_itself = top_places(place, len(places)), top_places(place + 1, len(places))
    return tuple(
        old & over | new & ~upto | over ^ upto
        for old, new, over, upto in zip(places, pushed, above, and_itself, strict=True)
    )
