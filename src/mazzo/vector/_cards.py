"""What the state of Exploding Kittens is packed of: counts of cards, and sets of places in the Draw Pile.

All of it is arithmetic on words of 32 bits without a sign, for one game; nothing is looked up in memory.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import comb, factorial
from typing import NamedTuple, TypeAlias

import jax
import jax.numpy as jnp

from mazzo.games.kittens.cards import IN_HANDS, Card
from mazzo.games.kittens.encoding import CODES

Word: TypeAlias = jax.Array  # uint32
Flag: TypeAlias = jax.Array  # bool

BITS = 4
MOST = (1 << BITS) - 1  # of one card
IN_A_WORD = 32 // BITS

HELD = tuple(CODES[card] for card in IN_HANDS)
"""The numbers of the cards that a hand can hold."""


def word(number: int) -> Word:
    return jnp.uint32(number)


# Counts


class Cards(NamedTuple):
    """How many there are of each card, four bits for each, in the order of `Card`."""

    plain: Word  # kitten, Defuse, Nope, Attack, Skip, Favor, Shuffle, See the Future
    cats: Word


def cards_of(counts: Mapping[Card, int]) -> Cards:
    packed = sum(many << BITS * CODES[card] for card, many in counts.items())
    return Cards(word(packed & 0xFFFFFFFF), word(packed >> 32))


def count(cards: Cards, card: int) -> Word:
    return cards[card // IN_A_WORD] >> BITS * (card % IN_A_WORD) & MOST


def plus(some: Cards, more: Cards) -> Cards:
    return Cards(some.plain + more.plain, some.cats + more.cats)


def minus(some: Cards, less: Cards) -> Cards:
    return Cards(some.plain - less.plain, some.cats - less.cats)


def copies(card: Word, many: int | Word | Flag = 1) -> Cards:
    """So many of one card."""
    packed = jnp.uint32(many) << BITS * (card & IN_A_WORD - 1)
    return Cards(jnp.where(card < IN_A_WORD, packed, 0), jnp.where(card < IN_A_WORD, 0, packed))


def size(cards: Cards) -> Word:
    """How many cards there are; fewer than 256."""
    evens = (cards.plain & 0x0F0F0F0F) + (cards.cats & 0x0F0F0F0F)
    odds = (cards.plain >> BITS & 0x0F0F0F0F) + (cards.cats >> BITS & 0x0F0F0F0F)
    return (evens + odds) * 0x01010101 >> 24  # the four bytes, added up in the highest


def nth_card(cards: Cards, rank: Word) -> Word:
    """The card that has so many before it, when they lie in the order of `Card`."""
    card, passed = word(0), word(0)
    for code in range(len(Card) - 1):
        passed = passed + count(cards, code)
        card = card + (passed <= rank)
    return card


# Flags


def count_of(cards: Cards, card: Word) -> Word:
    """As `count`, of a card that is known only when the game is played."""
    return jnp.where(card < IN_A_WORD, cards.plain, cards.cats) >> BITS * (card & IN_A_WORD - 1) & MOST


def total(flags: Iterable[Flag]) -> Word:
    return sum((flag.astype(jnp.uint32) for flag in flags), word(0))


def nth(flags: Sequence[Flag], rank: Word) -> Word:
    """The place of the flag that is up and has so many such before it."""
    place, passed = word(0), word(0)
    for flag in flags[:-1]:
        passed = passed + flag
        place = place + (passed <= rank)
    return place


# Sets of five cards, numbered in the order of the encoding (by the highest card, then the next, and so on). The set with
# places a < b < c < d < e has the number C(a, 1) + C(b, 2) + C(c, 3) + C(d, 4) + C(e, 5).


def fives(cards: Word) -> Word:
    """How many sets of five there are among so many cards."""
    return choose(cards, 5)


def choose(cards: Word, n: int) -> Word:
    """The binomial coefficient, for a small n and fewer than 13 cards."""
    product = cards
    for less in range(1, n):
        product = product * (jnp.maximum(cards, less) - less)
    return product // factorial(n)


def five_places(number: Word) -> list[Word]:
    """The places of the cards in the set of this number, the highest first."""
    places = []
    for n in range(5, 0, -1):
        place, passed = word(n - 1), word(0)
        for other in range(n, len(HELD) - 5 + n):
            is_beyond = number >= comb(other, n)
            place = place + is_beyond
            passed = jnp.where(is_beyond, comb(other, n), passed)
        places += [place]
        number = number - passed
    return places


def nth_five(flags: Sequence[Flag], rank: Word) -> Word:
    """The number of the set of five cards, each with its flag up, that has so many such sets before it.

    Those of the first cards come first. So the sets of any cards are in the order of the sets of as many first cards.
    """
    places = [nth(flags, place) for place in five_places(rank)]
    return sum((choose(place, n) for place, n in zip(places, range(5, 0, -1), strict=True)), word(0))


def five_cards(number: Word) -> Cards:
    """The cards of the set of five with this number."""
    cards = cards_of({})
    for place in five_places(number):
        cards = plus(cards, copies(place + HELD[0]))
    return cards


# Sets of places in the Draw Pile

Places: TypeAlias = tuple[Word, ...]
"""A bit for each place, the top lowest."""


def top(many: Word, words: int) -> Places:
    """The top so many places."""
    return tuple(_low_bits(many, first) for first in range(0, 32 * words, 32))


def _low_bits(many: Word, first: int) -> Word:
    """Those of the word that begins at place `first`."""
    return (word(1) << jnp.maximum(many, first) - first) - 1  # all of them from 32 on: a shift that far leaves 0


def drawn(places: Places) -> Places:
    """The same cards when the top one is gone."""
    above = (*places[1:], word(0))
    return tuple(some >> 1 | more << 31 for some, more in zip(places, above, strict=True))


def inserted(places: Places, place: Word) -> Places:
    """The same cards and a new one, which is put in at this place."""
    pushed = tuple(some << 1 | less >> 31 for some, less in zip(places, (word(0), *places[:-1]), strict=True))
    kept, kept_and_new = top(place, len(places)), top(place + 1, len(places))
    return tuple(
        old & keep | new & ~both | keep ^ both
        for old, new, keep, both in zip(places, pushed, kept, kept_and_new, strict=True)
    )
