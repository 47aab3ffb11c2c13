"""The memories of the seats of Exploding Kittens on arrays: the counterpart of rules/memory.py and features.py.

The rules do not need them, so they are optional and stored beside the state. The events of a step are derived from the
state before it, the action, and the state after it. Each function is written for one remembering seat, and `vmap`
applies it to all seats. A card is 1 + its number here, and 0 is an unknown card: see `known` in encoding.py.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp

from mazzo.games.kittens.vector.cards import BITS, DEFUSE, HELD, KITTEN, MOST, count
from mazzo.games.kittens.vector.state import INSERTING, REACTION, Fixed, State, is_among, one_by_one
from mazzo.research.vector.words import Array, where

LONG_AGO = 15  # as in games/kittens/features.py
A_KITTEN = 1 + KITTEN


class PileMemory(NamedTuple):
    """One seat's memory of the Draw Pile, as in memory.py."""

    known: Array  # [places]
    loose_kittens: Array
    loose_cards: Array
    sure: Array
    placed: Array

    @property
    def loose(self) -> Array:
        return self.loose_kittens + self.loose_cards


class Memory(NamedTuple):
    """The memories of all seats. The first axis is the remembering seat."""

    pile: PileMemory
    holds: Array  # [seats, seats, cards]
    limits: Array  # [seats, seats, cards]: 0, or 1 + the most it can hold
    looked: Array  # [seats]; these three are public
    put_back: Array
    slipped: Array


class StepEffects(NamedTuple):
    """The effects of a step."""

    actor: Array
    turn: Array
    gained: Array  # [seats, cards]: 1 for a card gained
    lost: Array  # [seats, cards]: cards lost
    sizes: Array  # [seats]: the sizes of hands afterwards
    drew: Array
    kitten: Array  # whether a kitten was drawn
    moved: Array  # whether a card went from hand to hand
    openly: Array  # whether all seats saw the card
    exploded: Array  # [seats]
    lacked: Array  # [seats, cards]: cards a seat turned out not to have
    inserted: Array
    place: Array
    shuffled: Array
    peeked: Array
    top: Array  # [see]: the top cards afterwards
    slipped: Array


def at_the_start(fixed: Fixed) -> Memory:
    """The memories after the deal: each seat knows that all were dealt a Defuse."""
    seats, zeros = fixed.seats, jnp.zeros(fixed.seats, jnp.int8)
    others = 1 - jnp.eye(seats, dtype=jnp.int8)
    nothing = jnp.zeros((seats, seats, len(HELD)), jnp.int8)
    pile = PileMemory(jnp.zeros((seats, fixed.pile), jnp.int8), zeros, zeros, zeros, zeros)
    return Memory(pile, nothing.at[:, :, HELD.index(DEFUSE)].set(others), nothing, zeros, zeros, zeros)


def learn(fixed: Fixed, memory: Memory, before: State, action: Array, after: State) -> Memory:
    """The memories of all seats after a step."""
    event = happened(fixed, before, action.astype(jnp.uint32), after)
    seats = jnp.arange(fixed.seats)
    pile, told = jax.vmap(lambda me, pile: pile_after(fixed, me, pile, event))(seats, memory.pile)
    holds, limits = jax.vmap(partial(hands_after, event))(seats, memory.holds, memory.limits, told)
    return features_after(fixed, memory, event, after)._replace(pile=pile, holds=holds, limits=limits)


def happened(fixed: Fixed, before: State, action: Array, after: State) -> StepEffects:
    number, announced = fixed.numbers, before.announced
    hands, hands_after = (
        jnp.stack([jnp.stack([count(hand, card) for card in HELD]) for hand in state.hands]).astype(jnp.int8)
        for state in (before, after)
    )
    change = hands_after - hands
    gained, lost = jnp.maximum(change, 0), jnp.maximum(-change, 0)
    took_effect = is_among(action, number.pass_) & (after.phase != REACTION) & (before.nopes & 1 == 0)
    exploded = one_by_one(before.alive & ~after.alive, fixed.seats)
    drew, three = is_among(action, number.draw), took_effect & is_among(announced, number.three)
    asked = jnp.arange(fixed.seats)[:, None] == fixed.named_seat(announced)
    lacked = three & ~gained.any() & asked & (jnp.array(HELD) == fixed.named_card(announced))
    return StepEffects(
        actor=fixed.acting(before).astype(jnp.int32),
        turn=before.turn.astype(jnp.int32),
        gained=gained,
        lost=lost,
        sizes=hands_after.sum(axis=1, dtype=jnp.int32),
        drew=drew,
        kitten=drew & ((after.phase == INSERTING) | exploded.any()),
        moved=gained.any() & lost.any(),
        openly=three,
        exploded=exploded,
        lacked=lacked,
        inserted=is_among(action, number.insert),
        place=(action - number.insert.start).astype(jnp.int32),
        shuffled=took_effect & is_among(announced, number.shuffle),
        peeked=took_effect & is_among(announced, number.see),
        top=top_cards(fixed, after),
        slipped=took_effect & (is_among(announced, number.skip) | is_among(announced, number.attack)),
    )


def top_cards(fixed: Fixed, state: State) -> Array:
    """The top cards of a state in which See the Future has just taken effect."""
    cards, passed = [jnp.int8(0)], jnp.uint32(0)
    for place in range(fixed.edition.see):
        is_kitten = state.kittens[0] >> place & 1 == 1
        card = jnp.where(is_kitten, KITTEN, state.shown >> passed & MOST)
        cards.append(jnp.where(place < state.pile, 1 + card, 0).astype(jnp.int8))
        passed = jnp.where(is_kitten, passed, passed + BITS)
    return jnp.stack(cards)[1:]


# The Draw Pile


def pile_after(fixed: Fixed, me: Array, pile: PileMemory, event: StepEffects) -> tuple[PileMemory, Array]:
    """A seat's memory of the pile after a step, and the drawn card if the seat knows it, else 0."""
    mine, forgotten = event.actor == me, jax.tree.map(jnp.zeros_like, pile)
    own_card = card_of(event.gained.any(axis=0))
    card = jnp.where(event.kitten, A_KITTEN, jnp.where(mine, own_card, 0)).astype(jnp.int8)
    rest, told = drawn(pile, card)
    put = where(mine, put_back(pile, event.place), put_back_by_another(pile))
    saw = event.peeked & (event.turn == me)
    after = where(event.drew, rest, where(event.inserted, put, where(saw, peeked(fixed, pile, event.top), pile)))
    return where(event.shuffled, forgotten, after), told


def card_of(which: Array) -> Array:
    """1 + the number of a card, from a one-hot array; 0 if there is none."""
    return jnp.sum(which * (1 + jnp.array(HELD)), dtype=jnp.int32).astype(jnp.int8)


def drawn(pile: PileMemory, card: Array) -> tuple[PileMemory, Array]:
    """The pile after a draw, and the drawn card if the seat can tell.

    `card` is a kitten, a card that the seat saw, or 0 for one that it did not see (which is no kitten).
    """
    front, below = pile.known[0], below_the_top(pile)
    is_tight = (pile.loose == 0) | (pile.sure > 0)
    is_other = (front == A_KITTEN) | ((card > 0) & (front > 0) & (card != front))
    other = pile._replace(loose_cards=pile.loose_cards - 1)
    rest = where(card == A_KITTEN, kitten_drawn(pile, front), where(is_other, other, below))
    can_tell = is_tight | (~is_other & (pile.loose_cards == 0))
    told = jnp.where((card == 0) & can_tell, front, card)
    has_order = pile.known.any()
    return where(has_order, where(is_tight, below, rest), pile), jnp.where(has_order, told, card)


def kitten_drawn(pile: PileMemory, front: Array) -> PileMemory:
    below, some_loose = below_the_top(pile), pile.loose_kittens > 0
    unclear = below._replace(loose_kittens=below.loose_kittens - 1, loose_cards=below.loose_cards + 1)
    loose_kitten = pile._replace(loose_kittens=pile.loose_kittens - 1)
    loose_card = pile._replace(loose_cards=pile.loose_cards - 1)
    it_was_in_front = (front == 0) | (front == A_KITTEN)
    otherwise = where(it_was_in_front, below, where(some_loose, loose_kitten, loose_card))
    return where((front == 0) & some_loose, unclear, otherwise)


def below_the_top(pile: PileMemory) -> PileMemory:
    known = jnp.append(pile.known[1:], jnp.int8(0))
    rest = pile._replace(known=known, sure=jnp.maximum(pile.sure, 1) - 1)
    return where(known.any(), rest, let_go(pile, jnp.zeros_like(known)))


def peeked(fixed: Fixed, pile: PileMemory, cards: Array) -> PileMemory:
    shown = jnp.sum(cards > 0, dtype=jnp.int8)
    for place in range(fixed.edition.see):
        pile = where(cards[place] > 0, drawn(pile, cards[place])[0], pile)
    known = pile.known
    for place in reversed(range(fixed.edition.see)):
        known = jnp.where(cards[place] > 0, jnp.append(cards[place], known[:-1]), known)
    return pile._replace(known=known, sure=jnp.where(pile.loose > 0, pile.sure + shown, 0))


def put_back_by_another(pile: PileMemory) -> PileMemory:
    nothing: PileMemory = jax.tree.map(jnp.zeros_like, pile)
    among_known = pile._replace(loose_kittens=pile.loose_kittens + 1, sure=nothing.sure)
    return where(pile.known.any(), among_known, nothing._replace(placed=pile.placed + 1))


def put_back(pile: PileMemory, place: Array) -> PileMemory:
    """The pile after the seat put back its own kitten."""
    places = jnp.arange(len(pile.known))
    above_loose = let_go(pile, jnp.where(places < pile.sure, pile.known, 0))
    pile = where((pile.loose > 0) & (place > pile.sure), above_loose, pile)
    pushed = jnp.append(jnp.int8(0), pile.known[:-1])
    known = jnp.where(places < place, pile.known, jnp.where(places == place, A_KITTEN, pushed)).astype(jnp.int8)
    return pile._replace(known=known, sure=jnp.where(pile.loose > 0, pile.sure + 1, 0))


def let_go(pile: PileMemory, known: Array) -> PileMemory:
    """Forget everything about the pile except these known cards."""
    nothing = jnp.zeros_like(pile.sure)
    return PileMemory(known, nothing, nothing, nothing, pile.placed + pile.loose)


# Other players' hands


def hands_after(event: StepEffects, me: Array, holds: Array, limits: Array, told: Array) -> tuple[Array, Array]:
    """A seat's knowledge of every hand after a step: cards certainly held, and limits."""
    seats = jnp.arange(len(holds))
    givers, takers = event.lost.any(axis=1), event.gained.any(axis=1)
    involved = (givers | takers)[me]
    hidden_move = event.moved & ~event.openly & ~involved

    # A card that left a hand: seen, deduced from a hand known in full, or unknown.
    whole = (jnp.sum(holds > 0, axis=1) == 1) & (jnp.sum(holds, axis=1) == event.sizes + 1)
    guessed = jnp.where(whole[:, None], (holds > 0).astype(jnp.int8), 0) * givers[:, None].astype(jnp.int8)
    lost = jnp.where(hidden_move, guessed, event.lost)
    one_of_each = (hidden_move & givers & ~whole)[:, None]
    holds = jnp.maximum(holds - jnp.where(one_of_each, 1, lost), 0)
    limits = jnp.where(limits > 0, jnp.maximum(limits - lost, 1), 0)

    # A card that came into a hand.
    drawn_card = jnp.where(told == 1 + jnp.array(HELD), takers[:, None], False).astype(jnp.int8)
    moved_card = jnp.where(hidden_move, takers[:, None] * guessed.max(axis=0), event.gained).astype(jnp.int8)
    gained = jnp.where(event.drew, drawn_card, moved_card)
    unseen = takers & ~gained.any(axis=1)
    holds = holds + gained
    limits = jnp.where(limits > 0, limits + jnp.where(unseen[:, None], 1, gained), 0)

    # Cards that a hand turned out not to have.
    limits = jnp.where(event.lacked, 1, limits)
    no_defuse = event.exploded[:, None] & (jnp.array(HELD) == DEFUSE)
    limits = jnp.where(no_defuse, 1, limits)
    gone = event.exploded & (event.sizes == 0)

    is_other = (seats != me) & ~gone
    does_limit = (limits > 0) & (limits <= event.sizes[:, None])
    return (
        jnp.where(is_other[:, None], holds, 0).astype(jnp.int8),
        jnp.where(is_other[:, None] & does_limit, limits, 0).astype(jnp.int8),
    )


# Public features


def features_after(fixed: Fixed, memory: Memory, event: StepEffects, after: State) -> Memory:
    seats = jnp.arange(fixed.seats)
    ages = memory.put_back
    older = jnp.where(ages > 0, jnp.minimum(ages + 1, LONG_AGO), 0)
    last = jnp.min(jnp.where(older > 0, older, LONG_AGO + 1))
    older = jnp.where(event.kitten & (older == last), 0, older)
    ages = jnp.where(event.drew, older, jnp.where(event.inserted & (seats == event.actor), 1, ages))

    fewer = jnp.maximum(memory.looked, 1) - 1
    seen = jnp.minimum(fixed.edition.see, after.pile).astype(jnp.int8)
    looked = jnp.where(event.peeked & (seats == event.turn), seen, jnp.where(event.drew, fewer, memory.looked))
    slipped = jnp.where(event.slipped & (seats == event.turn), 1, jnp.where(event.drew, 0, memory.slipped))
    looked, ages, slipped = (jnp.where(event.shuffled, 0, each).astype(jnp.int8) for each in (looked, ages, slipped))
    return memory._replace(looked=looked, put_back=ages, slipped=slipped)


def sight(memory: Memory, seat: Array) -> list[Array]:
    """The parts of an observation with memory: `known` and the parts after it."""
    mine = jax.tree.map(lambda each: each[seat], (memory.pile, memory.holds, memory.limits))
    pile, holds, limits = mine
    loose = [pile.loose_kittens, pile.loose_cards, pile.sure, pile.placed]
    return [pile.known, *loose, holds.ravel(), limits.ravel(), memory.looked, memory.put_back, memory.slipped]
