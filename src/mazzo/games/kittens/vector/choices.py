"""Legal actions of Exploding Kittens on packed words: as sets, as a mask, and a random one."""

from collections.abc import Iterator, Sequence
from functools import reduce
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
    how_many,
    in_hand_order,
    nth_five,
    nth_kind,
    restricted,
    spread_out,
    top_places,
)
from mazzo.games.kittens.vector.state import GIVING, INSERTING, PICKING, REACTION, TURN, Fixed, State
from mazzo.research.vector.words import Array, below, if_in, nth, one_of, side_by_side, size, where


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
    seat, phase = fixed.acting(state), state.phase
    hand = one_of(state.hands, seat)
    held = at_least(1, hand)
    to_play = where(phase == TURN, hand, nothing)
    playable = at_least(1, to_play)
    targets = state.others(seat) & state.holders()
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
        give=at_least(1, where(phase == GIVING, hand, nothing)),
        pick=restricted(at_least(1, where(phase == PICKING, state.discard, nothing)), five_cards(edition)),
        places=jnp.where(phase == INSERTING, state.pile + 1, 0),
    )


def mask(fixed: Fixed, state: State) -> tuple[Array, ...]:
    """The legal actions of the seat to act, as a set of the action numbers in games/kittens/encoding.py."""
    can, number, edition = choices(fixed, state), fixed.numbers, fixed.edition
    every_card = [jnp.uint32((1 << len(HELD)) - 1)]

    def with_each(kinds: Kinds, cards: Sequence[Card]) -> Iterator[Array]:
        """The possible targets for each of these cards."""
        return (jnp.where(has(kinds, CODES[card]) == 1, can.targets, 0) for card in cards)

    of_targets = side_by_side(
        [(if_in(can.targets >> target & 1 == 1, every_card), len(HELD)) for target in range(fixed.seats)]
    )
    threes = [
        (if_in(has(can.three, CODES[card]) == 1, of_targets), fixed.seats * len(HELD)) for card in three_cards(edition)
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


class Group(NamedTuple):
    """The legal actions of one kind."""

    first: int | Array  # the number of its first action
    many: Array  # how many are legal
    form: int  # how its numbers are computed from a rank
    kinds: Kinds  # the cards that it names


IN_A_ROW, A_CARD, WITH_TARGET, WITH_TARGET_AND_CARD, FIVE_CARDS = range(5)


def any_legal(fixed: Fixed, state: State, chance: Array) -> Array:
    """A random legal action: of n legal ones, that with the rank `below(chance, n)`.

    The result is the same as with the mask. The mask has over a thousand flags, so it is not computed: the number of
    legal actions of a kind, and the one with a given rank, are computed from the choices.
    """
    can, number, seats = choices(fixed, state), fixed.numbers, fixed.seats
    targets, singles, nothing = size([can.targets]), spread_out(can.singles), (jnp.uint32(0), jnp.uint32(0))
    pair_card, held = CODES[pair_cards(fixed.edition)[0]], HELD[0]  # the first cards to be named
    groups = [
        Group(number.draw.start, how_many(singles), A_CARD, singles),
        Group(number.pair.start - pair_card * seats, how_many(can.pair) * targets, WITH_TARGET, can.pair),
        Group(
            number.three.start - held * seats * len(HELD),
            how_many(can.three) * targets * len(HELD),
            WITH_TARGET_AND_CARD,
            can.three,
        ),
        Group(number.five.start, choose(how_many(can.five), 5), FIVE_CARDS, nothing),
        Group(
            jnp.where(can.reaction & 1 == 1, number.nope.start, number.pass_.start),
            size([can.reaction]),
            IN_A_ROW,
            nothing,
        ),
        Group(number.give.start - held, how_many(can.give), A_CARD, can.give),
        Group(number.pick.start - held, how_many(can.pick), A_CARD, can.pick),
        Group(number.insert.start, can.places, IN_A_ROW, nothing),
    ]
    rank = below(chance, reduce(add, (group.many for group in groups)), most=number.insert.stop)
    before = jnp.uint32(0)
    first, passed, form, kinds = jnp.int32(0), before, jnp.uint32(IN_A_ROW), nothing
    for group in groups:
        of_group = (jnp.int32(group.first), before, jnp.uint32(group.form), group.kinds)
        first, passed, form, kinds = where(rank >= before, of_group, (first, passed, form, kinds))
        before = before + group.many
    rank = rank - passed
    names_card, has_target = form == WITH_TARGET_AND_CARD, (form == WITH_TARGET) | (form == WITH_TARGET_AND_CARD)
    without_card = jnp.where(names_card, rank // len(HELD), rank)
    of_card = jnp.where(has_target, divided(without_card, targets, most=seats - 1), without_card)
    card = nth_kind(kinds, of_card)
    target = nth([can.targets], without_card - of_card * targets, most=seats - 1)
    with_target = card * seats + target
    with_card = with_target * len(HELD) + rank - without_card * len(HELD)
    argument = rank
    for its, found in {
        A_CARD: card,
        WITH_TARGET: with_target,
        WITH_TARGET_AND_CARD: with_card,
        FIVE_CARDS: nth_five(can.five, rank),
    }.items():
        argument = jnp.where(form == its, found, argument)
    action: Array = first + argument.astype(jnp.int32)
    return action


def divided(number: Array, by: Array, most: int) -> Array:
    """The integer quotient of a number below 200 and a divisor of at most `most`, which is below 12."""
    inverse: Array = jnp.uint32(1 << 16)
    for each in range(2, most + 1):
        inverse = jnp.where(by == each, -(-(1 << 16) // each), inverse)
    return number * inverse >> 16


def must_pass(fixed: Fixed, state: State) -> tuple[Array, Array]:
    """Whether the seat to act has no Nope in a reaction, and the number of its only choice, to pass."""
    hand = one_of(state.hands, fixed.acting(state))
    is_forced = (state.phase == REACTION) & (count(hand, NOPE) == 0)
    return is_forced, jnp.int32(fixed.numbers.pass_.start)
