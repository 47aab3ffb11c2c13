"""The complete state of a game of Exploding Kittens, packed into words, and the changes that its rules make.

A game of four seats is 29 words of 32 bits:

- A hand, the discard pile and the unseen cards are two words each, with the count of each card in four bits. (So no
  card may occur more than 15 times.)
- The Draw Pile has an order only where a player can know it. A card has a certain place if See the Future has shown it,
  or if it is a kitten that was put back. Any other place holds one of the `unseen` cards, which is picked at random
  when it is drawn or shown. To the players this is the same game as with a shuffled pile, but nothing is ever shuffled:
  after a deal and after Shuffle, all cards of the pile are unseen. Kittens can have certain places anywhere, other
  cards only at the top, so kittens are stored as a set of places and the others as a row of cards.
- A set of seats is one word, one bit for each seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple, TypeAlias, TypeVar

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
from mazzo.research.vector.words import Array, where

TURN, REACTION, GIVING, PICKING, INSERTING, OVER = range(len(PHASES))

T = TypeVar("T")


NOBODY = 31
"""Stands for no giver, or for no taker."""


class Move(NamedTuple):
    """Cards that go from a seat to another; the number of seats stands for the discard pile."""

    giver: Array
    taker: Array
    cards: Cards


class State(NamedTuple):
    hands: tuple[Cards, ...]  # the hand of a player who is out stays here, out of reach
    alive: Array
    pile: Array  # cards in the Draw Pile
    unseen: Cards  # the cards of the Draw Pile without a certain place
    kittens: Places  # the places that certainly hold a kitten
    shown: Array  # the other certain cards from the top on, four bits each, and 0 after the last
    known: tuple[Array, ...]  # for each seat, the top 32 places it knows; only for observations
    discard: Cards
    turn: Array  # the seat whose turn it is
    turns: Array  # turns to take, including this one
    attacked: Array  # 1 if they come from an Attack, else 0
    phase: Array
    waiting: Array  # the seats that may act
    last: Array  # the seat that played the last card; the waiting seats act in turn order after it
    announced: Array  # the number of the action open for a Nope; 0 for none
    nopes: Array  # Nopes on it
    move: Move | tuple[()] = ()  # within a step, the cards to move; `settled` moves them, whatever the rule

    def begin_turn(self, seat: Array, turns: int | Array, attacked: int | Array) -> "State":
        return self._replace(turn=seat, turns=jnp.uint32(turns), attacked=jnp.uint32(attacked)).back_to_turn()

    def back_to_turn(self) -> "State":
        """Return to the turn of the same seat, which plays cards or draws."""
        return self._replace(phase=jnp.uint32(TURN))

    def lay(self, seat: Array, cards: Cards) -> "State":
        """Move cards from a hand to the discard pile."""
        return self.change_hands(seat, self.discard_place, cards)

    def gain(self, seat: Array, cards: Cards) -> "State":
        return self.change_hands(jnp.uint32(NOBODY), seat, cards)

    def change_hands(self, giver: Array, taker: Array, cards: Cards) -> "State":
        """Move cards at the end of the step: see `settled`."""
        return self._replace(move=Move(giver, taker, cards))

    def settled(self) -> "State":
        """The end of every rule: move cards, and wait for the seat on turn unless others must act."""
        assert isinstance(self.move, Move)
        giver, taker, cards = self.move
        nothing, phase = cards_of({}), self.phase
        less = minus(nothing, cards)
        *hands, discard = (
            plus(pile, where(taker == place, cards, where(giver == place, less, nothing)))
            for place, pile in enumerate((*self.hands, self.discard))
        )
        is_open = phase == REACTION
        last, announced, nopes = where(
            is_open, (self.last, self.announced, self.nopes), (self.turn, jnp.uint32(0), jnp.uint32(0))
        )
        are_asked = is_open | (phase == GIVING) | (phase == OVER)
        waiting = jnp.where(are_asked, self.waiting, bit(self.turn))
        return self._replace(
            hands=tuple(hands), discard=discard, waiting=waiting, last=last, announced=announced, nopes=nopes, move=()
        )

    @property
    def discard_place(self) -> Array:
        """The number of the discard pile as giver or taker: that after the last seat."""
        place: Array = jnp.uint32(len(self.hands))
        return place

    def others(self, seat: Array) -> Array:
        """The other seats that are alive."""
        return self.alive & ~bit(seat)

    def holders(self) -> Array:
        """The seats that have cards."""
        each: list[Array] = [jnp.uint32(total(hand) > 0) << seat for seat, hand in enumerate(self.hands)]
        return reduce(or_, each)


RandomWords: TypeAlias = tuple[Array, ...]
"""The random words of one step: one for each card that See the Future may show. A draw and a robbery use the first.

`below` turns a word into the rank of a card among the unseen ones, or in the robbed hand, in the order of `Card`.
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

    def acting(self, state: State) -> Array:
        """The seat to act."""
        return self.next_of(state.waiting, state.last)

    def next_of(self, seats: Array, seat: Array) -> Array:
        """The first of these seats in turn order after a seat."""
        in_order = seats >> (seat + 1 & 31) | seats << (self.seats - 1 - seat & 31)
        following = seat + 1 + lax.population_count(~in_order & in_order - 1)  # the bits below the lowest
        return jnp.where(following < self.seats, following, following - self.seats)

    def cost(self, action: Array) -> Cards:
        """The cards that an announcement costs, from the action's number."""
        number = self.numbers
        singles = [
            (number.attack, ATTACK),
            (number.skip, SKIP),
            (number.favor, FAVOR),
            (number.shuffle, SHUFFLE),
            (number.see, SEE),
        ]
        pair_card = (action - number.pair.start) // self.seats + CODES[pair_cards(self.edition)[0]]
        three_card = (action - number.three.start) // (self.seats * len(HELD)) + HELD[0]
        card, many = among(
            action,
            [
                *((some, (jnp.uint32(card), jnp.uint32(1))) for some, card in singles),
                (number.pair, (pair_card, jnp.uint32(2))),
            ],
            otherwise=(three_card, jnp.uint32(3)),
        )
        return among(action, [(number.five, five_different(action - number.five.start))], otherwise=copies(card, many))

    def named_seat(self, action: Array) -> Array:
        """The target of a pair or of three of a kind, from the action's number."""
        three, pair = self.numbers.three.start, self.numbers.pair.start
        with_card = among(action, [(self.numbers.three, (action - three) // len(HELD))], otherwise=action - pair)
        return lax.rem(with_card, jnp.uint32(self.seats))

    def named_card(self, action: Array) -> Array:
        """The card that three of a kind ask for, from the action's number."""
        return lax.rem(action - self.numbers.three.start, jnp.uint32(len(HELD))) + HELD[0]


def over(state: State) -> Array:
    return state.phase == OVER


# Packing


def bit(seat: Array) -> Array:
    number: Array = jnp.uint32(1) << (seat & 31)
    return number


def one_by_one(members: Array, numbers: int) -> Array:
    """For each number from 0 on, whether it is in the set."""
    return members >> jnp.arange(numbers, dtype=jnp.uint32) & 1 == 1


def is_among(action: Array, numbers: range) -> Array:
    return (action >= numbers.start) & (action < numbers.stop)


def among(action: Array, results: Sequence[tuple[range, T]], otherwise: T) -> T:
    """The result whose range contains the action, or `otherwise`."""
    for numbers, result in results:
        if numbers:
            otherwise = where(is_among(action, numbers), result, otherwise)
    return otherwise
