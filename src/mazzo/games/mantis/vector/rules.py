"""The rules of Mantis on packed 32-bit words, in the order of games/mantis/rules/rules.py, to compare them.

An `if` of `rules.py` is a flag here, named after the event (`scored`, `stole`). Every change is always computed, and is
zero if its flag is 0. A game of four seats takes fourteen words:

- A Tank is one word with four bits per colour, for the number of its cards. (So a colour has at most 15 cards.)
- The scores are bytes, four seats to a word.
- A card is a number, its *place*: 16 times its colour, plus its index among the cards of that colour. The Draw Pile is
  a set of places, one bit each, in four words. Only its top card is decided, since its back is visible before the
  choice. When the top card is turned over, chance picks the next one by its rank in the set. Another such set has the
  dealt cards, whose fronts are public.
- `now` has the top card in its lowest byte, then the seat to act, then the phase.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial, reduce
from operator import or_
from typing import NamedTuple, TypeAlias

import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo.core.errors import Refused
from mazzo.games.mantis.encoding import action_count, faces, observation_parts
from mazzo.games.mantis.rules.cards import COLORS, Card, Color, Face, Icon
from mazzo.games.mantis.rules.editions import Edition, Icons, check, printed, target_of
from mazzo.games.mantis.rules.rules import REASONS
from mazzo.games.mantis.vector.greedy import greedy
from mazzo.research.vector.engine import VectorGame, at_once
from mazzo.research.vector.words import (
    AnyKey,
    Array,
    below,
    bits_of,
    nth,
    one_of,
    set_of,
    size,
    where,
    without,
    word_at,
)

SLOTS = 16  # places for each colour
MOST = SLOTS - 1  # cards of a colour, so that four bits count them
PLACES = range(128)  # in four words
NO_CARD = PLACES[-1]  # the result of `nth` for an empty set; no card has this place

TURN, RAIDING, OVER = range(3)

WIDTHS = bits_of(one="seat to_act raiding back icon turned", four="tanks dealt", eight="scores pile")
"""The bits per number in each part of an observation."""

Cards: TypeAlias = tuple[Array, ...]
"""A set of cards: a bit for each place."""


class State(NamedTuple):
    tanks: tuple[Array, ...]
    scores: tuple[Array, ...]
    pile: Cards  # including its top card
    dealt: Cards  # the cards in the Tanks at the start; only for observations
    now: Array

    @property
    def top(self) -> Array:
        """The place of the top card; NO_CARD when the Draw Pile is empty."""
        return self.now & 255

    @property
    def seat(self) -> Array:
        return self.now >> 8 & 15

    @property
    def phase(self) -> Array:
        return self.now >> 12


def moment(top: Array, seat: Array | int, phase: Array | int) -> Array:
    """The word `now`."""
    return jnp.bitwise_or(top, jnp.uint32(seat) << 8 | jnp.uint32(phase) << 12)


@dataclass(frozen=True)
class Fixed:
    """The constants of a compiled game."""

    edition: Edition
    seats: int

    @property
    def target(self) -> int:
        return target_of(self.edition, self.seats)

    @cached_property
    def deck(self) -> dict[int, Card]:
        """Every card, by its place."""
        met: Counter[Color] = Counter()
        placed = {}
        for card in printed(self.edition):
            placed[SLOTS * COLORS.index(card.front) + met[card.front]] = card
            met[card.front] += 1
        return placed

    @cached_property
    def icons_count(self) -> bool:
        """Whether icons have any effect; with two players they have none (rule 6.3)."""
        return self.seats > 2 and any(card.icon for card in self.deck.values())

    def cards(self, fits: Callable[[Card], bool] = lambda _: True) -> tuple[np.uint32, ...]:
        """The set of all cards that fit."""
        bits = sum(1 << place for place, card in self.deck.items() if fits(card))
        return tuple(np.uint32(bits >> first & 0xFFFFFFFF) for first in PLACES[::32])


@cache
def game(edition: Edition, seats: int) -> VectorGame[State, Array]:
    """Mantis of this edition, for a number of seats."""
    check(edition, seats)
    if len(set(printed(edition))) < len(edition.deck):
        raise Refused("the vector engine needs a deck of different cards; this one has a card twice")
    if max(Counter(card.front for card in edition.deck).values()) > MOST:
        raise Refused(f"the vector engine counts up to {MOST} cards of a colour; this deck has more of one")
    fixed = Fixed(edition, seats)
    return VectorGame(
        name="mantis",
        edition=edition,
        seats=seats,
        actions=action_count(seats),
        reasons=REASONS,
        reset=partial(reset, fixed),
        chance=chance,
        apply=partial(apply, fixed),
        mask=partial(mask, fixed),
        to_act=to_act,
        sight=partial(sight, fixed),
        widths=[WIDTHS[part] for part, numbers in observation_parts(edition, seats).items() for _ in range(numbers)],
        over=over,
        winners=partial(winners, fixed),
        reason=partial(reason, fixed),
        greedy=partial(greedy, gain),
        steps_at_once=4,
    )


# Chance


def reset(fixed: Fixed, key: AnyKey) -> State:
    """A new game."""
    return deal(fixed, partial(word_at, key))


def chance(key: AnyKey) -> Array:
    """The random word for one step: it picks the card after the top one."""
    return word_at(key, 0)


def any_card(cards: Cards, chance: Array) -> Array:
    """A random card of a set; NO_CARD if the set is empty."""
    return nth(cards, below(chance, size(cards), most=len(PLACES) - 1))


# The rules


def deal(fixed: Fixed, chance: Callable[[Array], Array]) -> State:
    """Deal all Tanks, one after the other; the rest is the Draw Pile (rule 2). Card i uses the word `chance(i)`."""

    def next_card(before: tuple[Cards, Array], number: Array) -> tuple[tuple[Cards, Array], Array]:
        pile = without(*before)
        card = any_card(pile, chance(number))
        return (pile, card), card

    whole, hands = tuple(map(jnp.uint32, fixed.cards())), (fixed.seats, fixed.edition.hand)
    numbers = jnp.arange(math.prod(hands) + 1)
    (pile, top), cards = lax.scan(next_card, (whole, jnp.uint32(NO_CARD)), numbers, unroll=at_once(len(numbers)))
    tanks = jnp.sum(1 << nibble(cards[:-1].reshape(hands)), axis=1)
    return State(
        tanks=tuple(tanks),
        scores=tuple(jnp.uint32(0) for _ in range(0, fixed.seats, 4)),
        pile=pile,
        dealt=tuple(cards & ~left for cards, left in zip(whole, pile, strict=True)),
        now=moment(top, seat=0, phase=TURN),
    )


def mask(fixed: Fixed, state: State) -> tuple[Array, ...]:
    """The legal actions of the seat to act, as a set of the action numbers in games/mantis/encoding.py."""
    turn, raiding = state.phase == TURN, is_raiding(fixed, state)
    steals = [turn & (state.seat != target) for target in range(fixed.seats)]
    raids = [raiding & may for may in raidable(fixed, state)]
    return set_of([turn, *steals, *raids])


def raidable(fixed: Fixed, state: State) -> list[Array]:
    """For each seat, whether the seat to act may raid it."""
    return [(score > 0) & (state.seat != other) for other, score in enumerate(scores_of(fixed, state))]


def apply(fixed: Fixed, state: State, action: Array, chance: Array) -> State:
    """Apply the action of the seat to act."""
    seat, raided = state.seat, is_raiding(fixed, state)
    scores, target = read_action(fixed, action, seat, raided)
    color, count = top_card(state, target)
    matched = ~raided & (count > 0)
    missed = ~raided & (count == 0)
    scored = matched & scores
    stole, banked, raid_won, again = steal(fixed, state, matched & ~scores)

    change = (
        jnp.where(missed, 1, jnp.where(matched, 1 - count, 0)) << color
    )  # in the Tank where the card was turned over
    taken = jnp.where(stole, count, 0) << color
    gained = jnp.where(raided, 1, jnp.where(scored | banked, count, 0))
    lost = jnp.where(raided, 1, 0)
    pile = where(raided, state.pile, without(state.pile, state.top))
    top = jnp.where(raided, state.top, any_card(pile, chance))
    after = State(
        tanks=tuple(
            tank + jnp.where(target == each, change, 0) + jnp.where(seat == each, taken, 0)
            for each, tank in enumerate(state.tanks)
        ),
        scores=tuple(
            four + in_byte(gained, seat, of=index) - in_byte(lost, target, of=index)
            for index, four in enumerate(state.scores)
        ),
        pile=pile,
        dealt=state.dealt,
        now=moment(top, seat, RAIDING),
    )
    return after._replace(now=jnp.where(raid_won, after.now, end_turn(fixed, after, again)))


def read_action(fixed: Fixed, action: Array, seat: Array, raids: Array) -> tuple[Array, Array]:
    """Whether the action is `score`, and the target: the seat itself if it scores."""
    scores = action == 0
    named = action.astype(jnp.uint32) - jnp.where(raids, 1 + fixed.seats, 1)
    return scores, jnp.where(scores, seat, named)


def steal(fixed: Fixed, state: State, matched: Array) -> tuple[Array, Array, Array, Array]:
    """The outcome of a steal that matched: the flags stole, banked, raid won and another turn."""
    if not fixed.icons_count:
        never = jnp.zeros_like(matched)
        return matched, never, never, matched if fixed.seats == 2 else never  # Mantis 6.2
    again, raid, bank = (matched & has_icon(fixed, state.top, icon) for icon in Icon)
    return matched & ~bank, bank, raid & reduce(or_, raidable(fixed, state)), again


def top_card(state: State, tank: Array) -> tuple[Array, Array]:
    """The bit offset of the top card's colour in a Tank, and the number of cards it wins in this Tank."""
    color = nibble(state.top)
    return color, gain(one_of(state.tanks, tank) >> color & MOST)


def gain(lying: Array) -> Array:
    """The number of cards won if the Tank has this many of the colour; 0 is a miss."""
    return jnp.where(lying > 0, lying + 1, 0)


def end_turn(fixed: Fixed, state: State, again: Array) -> Array:
    """End the game, or begin the next turn."""
    seat = state.seat
    score = one_of(state.scores, seat >> 2) >> 8 * (seat & 3) & 255
    ends = (score >= fixed.target) | (state.top == NO_CARD)
    following = jnp.where(seat == fixed.seats - 1, 0, seat + 1)
    return moment(state.top, jnp.where(again, seat, following), jnp.where(ends, OVER, TURN))


def pile_is_empty(fixed: Fixed, state: State) -> tuple[Array, Array]:
    """Most scored wins; among those tied, the fuller Tank; if still tied, they share the win (rule 5)."""
    scores = jnp.stack(scores_of(fixed, state))
    leaders = scores == jnp.max(scores)
    tanks = jnp.where(leaders, counts(state.tanks).sum(axis=1) + 1, 0)
    return leaders, tanks == jnp.max(tanks)


# Queries


def is_raiding(fixed: Fixed, state: State) -> Array:
    return state.phase == RAIDING if fixed.icons_count else jnp.zeros_like(state.now, bool)


def over(state: State) -> Array:
    return state.phase == OVER


def to_act(state: State) -> Array:
    return jnp.where(over(state), -1, state.seat.astype(jnp.int32))


def winners(fixed: Fixed, state: State) -> Array:
    reached = jnp.stack(scores_of(fixed, state)) >= fixed.target
    _, fullest = pile_is_empty(fixed, state)
    return over(state) & jnp.where(reached.any(), reached, fullest)


def reason(fixed: Fixed, state: State) -> Array:
    reached = jnp.stack(scores_of(fixed, state)) >= fixed.target
    leaders, fullest = pile_is_empty(fixed, state)
    tied = jnp.where(leaders.sum() == 1, 1, jnp.where(fullest.sum() == 1, 2, 3))
    return jnp.where(over(state), jnp.where(reached.any(), 0, tied), -1)


def sight(fixed: Fixed, state: State, seat: Array) -> list[Array]:
    """A seat's observation, in the order of `observation_parts` in games/mantis/encoding.py."""
    everybody, acts = range(fixed.seats), to_act(state)
    shows_icon = fixed.edition.icons is Icons.BOTH
    gone = [card & ~(pile | dealt) for card, pile, dealt in zip(fixed.cards(), state.pile, state.dealt, strict=True)]
    return [
        *(seat == each for each in everybody),
        *(acts == each for each in everybody),
        is_raiding(fixed, state),
        *(tank >> 4 * color & MOST for tank in state.tanks for color in range(len(COLORS))),
        *scores_of(fixed, state),
        *(has_color(fixed, state.top, color) for color in COLORS),
        *(shows_icon & has_icon(fixed, state.top, icon) for icon in Icon),
        size(state.pile),
        *(with_face(fixed, state.dealt, face) for face in faces(fixed.edition)),
        *(gone[place >> 5] >> (place & 31) & 1 for place in sorted(fixed.deck)),
    ]


# Packing


def nibble(card: Array) -> Array:
    """The bit offset of a card's colour in a Tank."""
    return card >> 4 << 2


def counts(tanks: Sequence[Array]) -> Array:
    """The count of each colour in each Tank."""
    return jnp.stack(tanks)[:, None] >> 4 * jnp.arange(len(COLORS), dtype=jnp.uint32) & MOST


def scores_of(fixed: Fixed, state: State) -> list[Array]:
    return [state.scores[seat // 4] >> 8 * (seat % 4) & 255 for seat in range(fixed.seats)]


def in_byte(number: Array, seat: Array, of: int) -> Array:
    """A number shifted to a seat's byte, in one word of the scores."""
    return jnp.where(seat >> 2 == of, number << 8 * (seat & 3), 0)


def is_in(card: Array, cards: Sequence[np.uint32]) -> Array:
    return one_of(cards, card >> 5) >> (card & 31) & 1 == 1


def has_icon(fixed: Fixed, card: Array, icon: Icon) -> Array:
    return is_in(card, fixed.cards(lambda each: each.icon is icon))


def has_color(fixed: Fixed, card: Array, color: Color) -> Array:
    """Whether the back of a card shows a colour."""
    return is_in(card, fixed.cards(lambda each: color in each.back))


def with_face(fixed: Fixed, cards: Cards, face: Face) -> Array:
    """The number of these cards with this front."""
    alike = fixed.cards(lambda each: each.face == face)
    return size([some & those for some, those in zip(cards, alike, strict=True)])
