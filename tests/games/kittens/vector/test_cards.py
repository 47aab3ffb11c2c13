"""Counts, sets and places in words agree with those in lists."""

from functools import partial
from random import Random

import pytest

pytest.importorskip("jax", reason="needs the extra mazzo[vector]")

import jax
import jax.numpy as jnp
import numpy as np

from mazzo.games.kittens.encoding import CODES, sets_of_five
from mazzo.games.kittens.rules.cards import IN_HANDS, Card
from mazzo.games.kittens.vector import cards as words
from mazzo.games.kittens.vector.cards import Cards, Kinds
from tests.slow import slowly

ORDER = [*Card]


def some_cards(seed: int) -> list[Card]:
    random = Random(seed)
    return [card for card in Card for _ in range(random.choice([0, 0, 1, 2, 3, 4, 15]))]


def packed(cards: list[Card]) -> Cards:
    return words.cards_of({card: cards.count(card) for card in Card})


def members(kinds: Kinds) -> set[Card]:
    return {card for card in Card if words.has(kinds, CODES[card])}


@pytest.mark.parametrize("seed", range(4))
def test_cards_are_counted(seed: int) -> None:
    cards = some_cards(seed)
    counts = [cards.count(card) for card in Card]
    assert [int(words.count(packed(cards), CODES[card])) for card in Card] == counts
    assert [int(words.count_any(packed(cards), jnp.uint32(CODES[card]))) for card in Card] == counts
    assert words.total(packed(cards)) == len(cards)


@pytest.mark.parametrize("seed", [0, *map(slowly, range(1, 4))])
def test_the_nth_card_is_found_when_they_lie_in_order(seed: int) -> None:
    cards = some_cards(seed)
    ranks = jnp.arange(len(cards), dtype=jnp.uint32)
    found = jax.vmap(partial(words.nth_card, packed(cards)))(ranks)
    assert [ORDER[code] for code in found] == cards


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_set_has_the_cards_that_are_there_often_enough(n: int) -> None:
    for seed in range(4):
        cards = some_cards(seed)
        assert members(words.at_least(n, packed(cards))) == {card for card in Card if cards.count(card) >= n}


def test_a_set_is_restricted_to_some_cards() -> None:
    everything = words.at_least(1, words.cards_of(dict.fromkeys(Card, 1)))
    assert members(words.restricted(everything, [Card.NOPE, Card.BEARD])) == {Card.NOPE, Card.BEARD}


def test_a_set_of_five_has_its_cards_and_its_rank_among_any_cards() -> None:
    sets = sets_of_five(IN_HANDS)
    numbers = jnp.arange(len(sets), dtype=jnp.uint32)
    found = jax.jit(jax.vmap(words.five_different))(numbers)
    wanted = [words.cards_of(dict.fromkeys(five, 1)) for five in sets]
    assert [*zip(*map(np.ndarray.tolist, map(np.asarray, found)), strict=True)] == [tuple(map(int, w)) for w in wanted]

    nth_five = jax.jit(jax.vmap(words.nth_five, in_axes=(None, 0)))
    for cards in (12, 9, 5):
        some = set(Random(cards).sample(IN_HANDS, cards))
        among_them = [number for number, five in enumerate(sets) if set(five) <= some]
        kinds = words.at_least(1, words.cards_of(dict.fromkeys(some, 1)))
        assert nth_five(kinds, numbers)[: len(among_them)].tolist() == among_them
        assert words.choose(jnp.uint32(cards), 5) == len(among_them)


def test_fewer_than_five_cards_have_no_set_of_five() -> None:
    assert [int(words.choose(jnp.uint32(cards), 5)) for cards in range(6)] == [0, 0, 0, 0, 0, 1]


@pytest.mark.parametrize("size", [1, 31, 32, 33, 64, 95])
def test_places_move_as_in_a_pile(size: int) -> None:
    random = Random(size)
    pile = [random.random() < 0.5 for _ in range(size)]
    assert listed(words.drawn(in_words(pile))) == [*pile[1:], *[False] * (97 - size)]
    inserted = jax.jit(words.inserted)
    for place in {0, 1, size // 2, 31, 32, 63, size - 1, size} & {*range(size + 1)}:
        wanted = [*pile[:place], True, *pile[place:], *[False] * (95 - size)]
        assert listed(inserted(in_words(pile), jnp.uint32(place))) == wanted


def test_the_topmost_places_are_the_first() -> None:
    for many in (0, 1, 31, 32, 33, 64, 95, 96):
        assert listed(words.top_places(jnp.uint32(many), 3)) == [place < many for place in range(96)]


def in_words(pile: list[bool]) -> words.Places:
    bits = sum(is_in << place for place, is_in in enumerate(pile))
    return tuple(jnp.uint32(bits >> first & 0xFFFFFFFF) for first in (0, 32, 64))


def listed(places: words.Places) -> list[bool]:
    return [bool(word >> place & 1) for word in map(int, places) for place in range(32)]
