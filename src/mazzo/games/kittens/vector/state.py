"""The complete state of a game of Exploding Kittens in words, and the changes that its rules make.

A game of four seats is 29 words of 32 bits:

- A hand, the discard pile and the unseen cards are two words each, with the count of each card in four bits. (So no
  card may occur more than 15 times.)
- The Draw Pile has an order only where somebody can know it. A card has a certain place when See the Future has shown
  it or a kitten was put back there; any other place holds any of the `unseen` cards, and luck picks it when it is drawn
  or shown. To the players this is the same game as with a shuffled pile, but nothing is ever shuffled: a deal leaves
  the pile unseen, and Shuffle makes it so again. Kittens can have certain places anywhere, other cards only at the top;
  so they are stored as a set of places and as a row of cards.
- A set of seats is one word, a bit each.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.games.kittens.encoding import CODES, PHASES, ActionNumbers, largest_pile, pair_cards, table
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition, cards_in_play
from mazzo.games.kittens.vector.cards import (
    ATTACK,
    FAVOR,
    HELD,
    SEE,
    SHUFFLE,
    SKIP,
    Cards,
    Places,
    cards_of,
    copies,
    five_different,
    minus,
    plus,
    total,
)
from mazzo.vector.words import Array

TURN, REACTION, GIVING, PICKING, INSERTING, OVER = range(len(PHASES))

T = TypeVar("T")


NOBODY = 31
"""No giver or no taker of cards."""


class Move(NamedTuple):
    """Cards that go from a seat to another; the number of seats stands for the discard pile."""

    giver: Array
    taker: Array
    cards: Cards


class State(NamedTuple):
    hands: tuple[Cards, ...]  # the hand of a player who is out stays here, out of reach
    alive: Array
    pile: Array  # cards in the Draw Pile
    unseen: Cards  # the cards in no certain place
    kittens: Places  # the places that certainly hold a kitten
    shown: Array  # the other certain cards from the top on, four bits each, and 0 after the last
    known: tuple[Array, ...]  # for each seat, the top 32 places it knows; only for observations
    discard: Cards
    turn: Array  # the seat whose turn it is
    turns: Array  # turns to take, including this one
    attacked: Array  # 1 if they come from an Attack, else 0
    phase: Array
    waiting: Array  # the seats that may act
    last: Array  # the seat that played the last card; others are asked in turn order after it
    announced: Array  # the number of the action open for a Nope; 0 for none
    nopes: Array  # Nopes on it
    move: Move | tuple[()] = ()  # within a step, the cards that move: whatever the rule, all move at one place


Luck: TypeAlias = tuple[Array, ...]
"""The luck of one step: a word for each card that See the Future may show; a draw and a robbery use the first.

`below` makes it the rank of the card among the unseen ones, or in the robbed hand, both in the order of `Card`.
"""


@dataclass(frozen=True, eq=False)
class Fixed:
    """The constants of a compiled game."""

    edition: Edition
    seats: int

    @cached_property
    def counts(self) -> dict[Card, int]:
        return cards_in_play(self.edition, self.seats)

    @property
    def cards(self) -> int:
        return sum(self.counts.values())

    @cached_property
    def pile(self) -> int:
        return largest_pile(self.edition, self.seats)

    @cached_property
    def numbers(self) -> ActionNumbers:
        return table(self.edition, self.seats).numbers

    @property
    def nowhere(self) -> Places:
        """The empty set of places."""
        return (jnp.uint32(0),) * -(-self.pile // 32)


# Changes


def begin_turn(state: State, seat: Array, turns: int | Array, attacked: int | Array) -> State:
    return back_to_turn(state._replace(turn=seat, turns=jnp.uint32(turns), attacked=jnp.uint32(attacked)))


def back_to_turn(state: State) -> State:
    """Wait for the seat whose turn it is, to play cards or to draw."""
    return state._replace(phase=jnp.uint32(TURN))


def lay(state: State, seat: Array, cards: Cards) -> State:
    """Move cards from a hand to the discard pile."""
    return change_hands(state, seat, discard_of(state), cards)


def gain(state: State, seat: Array, cards: Cards) -> State:
    return change_hands(state, jnp.uint32(NOBODY), seat, cards)


def change_hands(state: State, giver: Array, taker: Array, cards: Cards) -> State:
    """Have cards move when the step is complete: see `settled`."""
    return state._replace(move=Move(giver, taker, cards))


def settled(state: State) -> State:
    """Do what every rule ends with: move cards, and wait for the seat whose turn it is, unless others are asked."""
    assert isinstance(state.move, Move)
    giver, taker, cards = state.move
    nothing, phase = cards_of({}), state.phase
    less = minus(nothing, cards)
    *hands, discard = (
        plus(pile, either(taker == place, cards, either(giver == place, less, nothing)))
        for place, pile in enumerate((*state.hands, state.discard))
    )
    is_open = phase == REACTION
    last, announced, nopes = either(
        is_open, (state.last, state.announced, state.nopes), (state.turn, jnp.uint32(0), jnp.uint32(0))
    )
    are_asked = is_open | (phase == GIVING) | (phase == OVER)
    waiting = jnp.where(are_asked, state.waiting, bit(state.turn))
    return state._replace(
        hands=tuple(hands), discard=discard, waiting=waiting, last=last, announced=announced, nopes=nopes, move=()
    )


def discard_of(state: State) -> Array:
    """The discard pile as giver or taker: it follows the seats."""
    place: Array = jnp.uint32(len(state.hands))
    return place


# Queries


def over(state: State) -> Array:
    return state.phase == OVER


def acting(fixed: Fixed, state: State) -> Array:
    """The seat to act."""
    return next_of(fixed, state.waiting, state.last)


def others(state: State, seat: Array) -> Array:
    """The other seats that are alive."""
    return state.alive & ~bit(seat)


def holders(state: State) -> Array:
    """The seats that have cards."""
    each: list[Array] = [jnp.uint32(total(hand) > 0) << seat for seat, hand in enumerate(state.hands)]
    return reduce(or_, each)


def next_of(fixed: Fixed, seats: Array, seat: Array) -> Array:
    """The first of these seats in turn order after a seat."""
    in_order = seats >> (seat + 1 & 31) | seats << (fixed.seats - 1 - seat & 31)
    following = seat + 1 + lax.population_count(~in_order & in_order - 1)  # the bits below the lowest
    return jnp.where(following < fixed.seats, following, following - fixed.seats)


# Reading the number of an announcement


def cost(fixed: Fixed, action: Array) -> Cards:
    """The cards that an announcement costs."""
    number = fixed.numbers
    singles = [
        (number.attack, ATTACK),
        (number.skip, SKIP),
        (number.favor, FAVOR),
        (number.shuffle, SHUFFLE),
        (number.see, SEE),
    ]
    pair_card = (action - number.pair.start) // fixed.seats + CODES[pair_cards(fixed.edition)[0]]
    three_card = (action - number.three.start) // (fixed.seats * len(HELD)) + HELD[0]
    card, many = among(
        action,
        [
            *((some, (jnp.uint32(card), jnp.uint32(1))) for some, card in singles),
            (number.pair, (pair_card, jnp.uint32(2))),
        ],
        otherwise=(three_card, jnp.uint32(3)),
    )
    return among(action, [(number.five, five_different(action - number.five.start))], otherwise=copies(card, many))


def named_seat(fixed: Fixed, action: Array) -> Array:
    """The target of a pair or of three of a kind."""
    number = fixed.numbers
    with_card = among(
        action,
        [(number.three, (action - number.three.start) // len(HELD))],
        otherwise=action - number.pair.start,
    )
    return lax.rem(with_card, jnp.uint32(fixed.seats))


def named_card(fixed: Fixed, action: Array) -> Array:
    """The card that three of a kind ask for."""
    return lax.rem(action - fixed.numbers.three.start, jnp.uint32(len(HELD))) + HELD[0]


# Packing


def bit(seat: Array) -> Array:
    number: Array = jnp.uint32(1) << (seat & 31)
    return number


def one_by_one(members: Array, numbers: int) -> Array:
    """For each number from 0 on, whether it is in the set."""
    return members >> jnp.arange(numbers, dtype=jnp.uint32) & 1 == 1


def of_seat(each: Sequence[T], seat: Array) -> T:
    """The item of a seat."""
    return reduce(lambda found, other: either(seat == other[0], other[1], found), enumerate(each), each[0])


def is_among(action: Array, numbers: range) -> Array:
    return (action >= numbers.start) & (action < numbers.stop)


def among(action: Array, results: Sequence[tuple[range, T]], otherwise: T) -> T:
    """The result whose range contains the action."""
    for numbers, result in results:
        if numbers:
            otherwise = either(is_among(action, numbers), result, otherwise)
    return otherwise


def either(condition: Array, this: T, that: T) -> T:
    """One of two trees of words; a word that both share costs nothing."""
    chosen: T = jax.tree.map(lambda yes, no: yes if yes is no else jnp.where(condition, yes, no), this, that)
    return chosen
