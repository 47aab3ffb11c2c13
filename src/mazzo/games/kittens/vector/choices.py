"""Legal actions of Exploding Kittens on words: as sets, as a mask, and one of them at random."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial, reduce
from operator import add
from typing import NamedTuple

import jax.numpy as jnp

from mazzo.games.kittens.encoding import CODES, five_cards, pair_cards, three_cards
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import FavorFrom
from mazzo.games.kittens.vector.cards import (
    ATTACK,
    FAVOR,
    HELD,
    NOPE,
    SEE,
    SHUFFLE,
    SKIP,
    Kinds,
    at_least,
    cards_of,
    choose,
    count,
    fives,
    has,
    in_hand_order,
    nth_five,
    nth_kind,
    restricted,
    top_places,
)
from mazzo.games.kittens.vector.state import (
    GIVING,
    INSERTING,
    PICKING,
    REACTION,
    TURN,
    Fixed,
    State,
    acting,
    either,
    holders,
    of_seat,
    others,
)
from mazzo.vector.words import Array, below, if_in, nth, side_by_side, size


class Choices(NamedTuple):
    """The legal actions of the seat to act: for each kind of action, the set of its arguments."""

    singles: Array  # the numbers themselves: draw, attack, skip, favor, shuffle, see
    targets: Array  # the possible targets of a pair or three of a kind
    pair: Kinds
    three: Kinds
    five: Kinds  # any five of these
    reaction: Array  # 1 for nope, 2 for pass
    give: Kinds
    pick: Kinds
    places: Array  # the number of places for a kitten


def choices(fixed: Fixed, state: State) -> Choices:
    edition, number, nothing = fixed.edition, fixed.numbers, cards_of({})
    seat, phase = acting(fixed, state), state.phase
    hand = of_seat(state.hands, seat)
    held = at_least(1, hand)
    to_play = either(phase == TURN, hand, nothing)
    playable = at_least(1, to_play)
    targets = others(state, seat) & holders(state)
    favor_from = targets if edition.favor_from is FavorFrom.ONE else jnp.uint32(targets > 0)
    can_draw, is_reaction = jnp.uint32(phase == TURN), jnp.uint32(phase == REACTION)
    return Choices(
        singles=can_draw << number.draw.start
        | has(playable, ATTACK) << number.attack.start
        | has(playable, SKIP) << number.skip.start
        | has(playable, FAVOR) * favor_from << number.favor.start
        | has(playable, SHUFFLE) << number.shuffle.start
        | has(playable, SEE) << number.see.start,
        targets=targets,
        pair=restricted(at_least(2, to_play), pair_cards(edition)),
        three=restricted(at_least(3, to_play), three_cards(edition)),
        five=restricted(playable, five_cards(edition)),
        reaction=is_reaction * has(held, NOPE) | is_reaction << 1,
        give=at_least(1, either(phase == GIVING, hand, nothing)),
        pick=restricted(at_least(1, either(phase == PICKING, state.discard, nothing)), five_cards(edition)),
        places=jnp.where(phase == INSERTING, state.pile + 1, 0),
    )


def mask(fixed: Fixed, state: State) -> tuple[Array, ...]:
    """The legal actions of the seat to act, as a set of the numbers of games/kittens/encoding.py."""
    can, number, edition = choices(fixed, state), fixed.numbers, fixed.edition
    every_card = [jnp.uint32((1 << len(HELD)) - 1)]

    def with_each(kinds: Kinds, cards: Sequence[Card]) -> Iterator[Array]:
        """The targets for each card that can be named."""
        return (jnp.where(has(kinds, CODES[card]) == 1, can.targets, 0) for card in cards)

    threes = [
        (if_in(targets >> target & 1 == 1, every_card), len(HELD))
        for targets in with_each(can.three, three_cards(edition))
        for target in range(fixed.seats)
    ]
    return side_by_side(
        [
            ([can.singles], number.see.stop),
            *(([targets], fixed.seats) for targets in with_each(can.pair, pair_cards(edition))),
            *threes,
            (fives(can.five), len(number.five)),
            ([can.reaction], 2),
            ([in_hand_order(can.give)], len(number.give)),
            ([in_hand_order(can.pick)], len(number.pick)),
            (top_places(can.places, -(-fixed.pile // 32)), fixed.pile),
        ]
    )


def any_legal(fixed: Fixed, state: State, luck: Array) -> Array:
    """A random legal action: of n legal ones, that with the rank `below(luck, n)`.

    The result is the same as with the mask, but the mask has over a thousand flags and is not computed: the number of
    legal actions of a kind, and the one with a given rank, follow by arithmetic on the choices.
    """
    can, number, seats = choices(fixed, state), fixed.numbers, fixed.seats
    targets = size([can.targets])

    def with_target(kinds: Kinds, cards: Sequence[Card], rank: Array) -> Array:
        card = nth_kind(kinds, rank // targets) - CODES[cards[0]]
        return card * seats + nth([can.targets], rank % targets, most=seats - 1)

    def pair(rank: Array) -> Array:
        return with_target(can.pair, pair_cards(fixed.edition), rank)

    def three(rank: Array) -> Array:
        return with_target(can.three, three_cards(fixed.edition), rank // len(HELD)) * len(HELD) + rank % len(HELD)

    def card(kinds: Kinds, rank: Array) -> Array:
        return nth_kind(kinds, rank) - HELD[0]

    # For each kind of action: its numbers, the count of legal ones, and a function from rank to number.
    groups: list[tuple[range, Array, Callable[[Array], Array]]] = [
        (number.draw, size([can.singles]), partial(nth, [can.singles], most=number.see.stop - 1)),
        (number.pair, size(can.pair) * targets, pair),
        (number.three, size(can.three) * targets * len(HELD), three),
        (number.five, choose(size(can.five), 5), partial(nth_five, can.five)),
        (number.nope, size([can.reaction]), partial(nth, [can.reaction], most=1)),
        (number.give, size(can.give), partial(card, can.give)),
        (number.pick, size(can.pick), partial(card, can.pick)),
        (number.insert, can.places, lambda rank: rank),
    ]
    groups = [group for group in groups if group[0]]
    rank = below(luck, reduce(add, (many for _, many, _ in groups)), most=number.insert.stop)
    action: Array = jnp.int32(0)
    before: Array = jnp.uint32(0)
    for some, many, with_rank in groups:
        action = jnp.where(rank >= before, (some.start + with_rank(rank - before)).astype(jnp.int32), action)
        before = before + many
    return action


def must_pass(fixed: Fixed, state: State) -> tuple[Array, Array]:
    """Whether the seat to act is asked for a Nope and has none, and the number of its only choice."""
    hand = of_seat(state.hands, acting(fixed, state))
    is_forced = (state.phase == REACTION) & (count(hand, NOPE) == 0)
    return is_forced, jnp.int32(fixed.numbers.pass_.start)
