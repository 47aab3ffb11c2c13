"""What the state of Exploding Kittens is packed of: counts of cards, and sets of places in the Draw Pile.

All of it is arithmetic on words of 32 bits without a sign, for one game; nothing is looked up in memory.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import comb
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
    packed = jnp.uint32(many) << BITS * (card % IN_A_WORD)
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
    return jnp.where(card < IN_A_WORD, cards.plain, cards.cats) >> BITS * (card % IN_A_WORD) & MOST


def total(flags: Iterable[Flag]) -> Word:
    return sum((flag.astype(jnp.uint32) for flag in flags), word(0))


def nth(flags: Sequence[Flag], rank: Word) -> Word:
    """The place of the flag that is up and has so many such before it."""
    place, passed = word(0), word(0)
    for flag in flags[:-1]:
        passed = passed + flag
        place = place + (passed <= rank)
    return place


# Sets of five cards, numbered in lexicographic order from 0 to 791

FIVE = 5
SETS = [sum(1 << place for place in places) for places in combinations(range(len(HELD)), FIVE)]
"""The sets as bits, in that order."""


def ways(flags: Sequence[Flag]) -> list[list[Word]]:
    """In how many ways 0 to 5 cards can be chosen among those with a flag up, from each place on (Pascal's triangle)."""
    table = [[word(1)] + [word(0)] * FIVE]
    for flag in reversed(flags):
        later = table[0]
        table.insert(0, later[:1] + [later[n] + jnp.where(flag, later[n - 1], 0) for n in range(1, FIVE + 1)])
    return table


def nth_five(flags: Sequence[Flag], rank: Word) -> Word:
    """The number of the set of five cards, all with a flag up, that has so many such sets before it."""
    table = ways(flags)
    number, need = word(0), word(FIVE)
    for place, flag in enumerate(flags):
        sets = jnp.where(flag, _one_fewer(table[place + 1], need, place), 0)  # that have this card
        taken = rank < sets
        rank = jnp.where(taken, rank, rank - sets)
        number = jnp.where(taken, number, number + _sets_with(need, place))
        need = need - taken
    return number


def five_cards(number: Word) -> Cards:
    """The cards of the set of five with this number."""
    cards, need = cards_of({}), word(FIVE)
    for place, code in enumerate(HELD):
        sets = _sets_with(need, place)
        taken = number < sets
        number = jnp.where(taken, number, number - sets)
        need = need - taken
        cards = plus(cards, copies(word(code), taken.astype(jnp.uint32)))
    return cards


def _sets_with(need: Word, place: int) -> Word:
    """How many sets, with so many cards to come, have the card of this place next."""
    later = len(HELD) - place - 1
    return _one_fewer([word(comb(later, n)) for n in range(FIVE + 1)], need, place)


def _one_fewer(by_number: Sequence[Word], need: Word, place: int) -> Word:
    """The entry for one card fewer than needed; 0 when none is needed. At this place no fewer than 5 - place are."""
    entry = word(0)
    for n in range(max(1, FIVE - place), FIVE + 1):
        entry = jnp.where(need == n, by_number[n - 1], entry)
    return entry


# Sets of places in the Draw Pile

Places: TypeAlias = tuple[Word, ...]
"""A bit for each place, the top lowest."""


def top(many: Word, words: int) -> Places:
    """The top so many places."""
    return tuple(_low_bits(many, first) for first in range(0, 32 * words, 32))


def _low_bits(many: Word, first: int) -> Word:
    """The part of the word that begins at place `first`."""
    inside = (word(1) << (many - first) % 32) - 1
    return jnp.where(many < first, word(0), jnp.where(many >= first + 32, word(0xFFFFFFFF), inside))


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
