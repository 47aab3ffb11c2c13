"""What a seat sees of a game of Exploding Kittens on words."""

import jax.numpy as jnp

from mazzo.games.kittens.editions import FavorFrom
from mazzo.games.kittens.encoding import CODES, PHASES
from mazzo.vector.engine import Array
from mazzo.vector.kittens.cards import BITS, HELD, KITTEN, MOST, count, total
from mazzo.vector.kittens.state import (
    REACTION,
    Fixed,
    State,
    among,
    is_among,
    named_card,
    named_seat,
    of_seat,
    one_by_one,
)


def observe(fixed: Fixed, state: State, seat: Array) -> Array:
    """What a seat sees, in the order of `observation_parts` in games/kittens/encoding.py.

    Of the top 32 cards of the Draw Pile it knows what See the Future showed it and where it put a kitten, until a
    Shuffle, or until another player puts a kitten back: then any card may have moved. (The view of the other engine can
    tell more: it looks deeper, it still knows in which order the cards lie that it saw, and where, once that kitten is
    drawn. So can the second version of observations: see memory.py.)
    """
    known = known_cards(fixed, state, of_seat(state.known, seat))
    return jnp.concatenate([observe_table(fixed, state, seat), known.astype(jnp.int32)])


def observe_table(fixed: Fixed, state: State, seat: Array) -> Array:
    """What both versions of an observation begin with: all but what a seat remembers."""
    seats, number, action = fixed.seats, fixed.numbers, state.announced
    everybody, held, in_window = jnp.arange(seats), jnp.array(HELD), state.phase == REACTION
    hand = of_seat(state.hands, seat)
    kinds = [
        number.attack,
        number.skip,
        number.favor,
        number.shuffle,
        number.see,
        number.pair,
        number.three,
        number.five,
    ]
    favors = number.favor if fixed.edition.favor_from is FavorFrom.ONE else range(0)
    target = among(action, [(favors, action - favors.start)], otherwise=named_seat(fixed, action))
    parts = [
        everybody == seat,
        jnp.stack([count(hand, card) for card in HELD]),
        jnp.stack([total(each) for each in state.hands]),
        one_by_one(state.alive, seats),
        jnp.stack([count(state.discard, card) for card in CODES.values()]),
        state.pile,
        everybody == state.turn,
        state.turns,
        state.attacked,
        jnp.arange(len(PHASES)) == state.phase,
        one_by_one(state.waiting, seats),
        in_window & jnp.stack([is_among(action, kind) for kind in kinds]),
        (everybody == target)
        & (is_among(action, favors) | is_among(action, number.pair) | is_among(action, number.three)),
        (held == named_card(fixed, action)) & is_among(action, number.three),
        state.nopes,
    ]
    return jnp.concatenate([jnp.atleast_1d(part).astype(jnp.int32) for part in parts])


def known_cards(fixed: Fixed, state: State, known: Array) -> Array:
    """For each place of the Draw Pile: 0, or 1 + the number of its card if that is known."""
    cards, passed = [jnp.uint32(0)] * fixed.pile, jnp.uint32(0)
    for place in range(min(fixed.pile, 32)):
        is_kitten, is_known = (places >> place & 1 == 1 for places in (state.kittens[0], known))
        card = jnp.where(is_kitten, KITTEN, state.shown >> passed & MOST)
        cards[place] = jnp.where(is_known, 1 + card, 0)
        passed = jnp.where(is_kitten, passed, passed + BITS)
    return jnp.stack(cards)
