"""A seat's observation of a game of Exploding Kittens, from a packed state."""

import jax.numpy as jnp

from mazzo.games.kittens.encoding import ANNOUNCEMENTS, CODES, PHASES
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import FavorFrom
from mazzo.games.kittens.vector.cards import BITS, HELD, KITTEN, MOST, count, total
from mazzo.games.kittens.vector.state import REACTION, Fixed, State, among, is_among
from mazzo.research.vector.words import Array, bits_of, one_of

WIDTHS = bits_of(
    one="seat alive turn attacked phase waiting announced target named slipped",
    four="hand discard known holds looked put_back",
    eight="hands pile turns nopes loose limits",
)
"""The bits per number in each part of an observation."""


def widths(parts: dict[str, int]) -> list[int]:
    return [WIDTHS[part] for part, numbers in parts.items() for _ in range(numbers)]


def sight(fixed: Fixed, state: State, seat: Array) -> list[Array]:
    """A seat's observation, in the order of `parts_without_memory` in games/kittens/encoding.py.

    Of the top 32 cards of the Draw Pile it shows those that See the Future showed the seat, and the seat's own kittens.
    They are forgotten after a Shuffle, and when another player puts a kitten back, since any card may then have moved.
    (The views of the Python engine know more: deeper cards, the order of cards seen before another player put a kitten
    back, and their places once that kitten is drawn. So does an observation with memory: see memory.py.)
    """
    return [*sight_of_table(fixed, state, seat), *known_cards(fixed, state, one_of(state.known, seat))]


def sight_of_table(fixed: Fixed, state: State, seat: Array) -> list[Array]:
    """The parts of an observation before `known`, with or without memory."""
    everybody, number, action = range(fixed.seats), fixed.numbers, state.announced
    is_reaction, hand = state.phase == REACTION, one_of(state.hands, seat)
    kinds = [getattr(number, kind.__name__.lower()) for kind in ANNOUNCEMENTS]
    favors = number.favor if fixed.edition.favor_from is FavorFrom.ONE else range(0)
    target = among(action, [(favors, action - favors.start)], otherwise=fixed.named_seat(action))
    has_target = is_among(action, favors) | is_among(action, number.pair) | is_among(action, number.three)
    named, names_card = fixed.named_card(action), is_among(action, number.three)
    return [
        *(seat == each for each in everybody),
        *(count(hand, card) for card in HELD),
        *(total(each) for each in state.hands),
        *(state.alive >> each & 1 for each in everybody),
        *(count(state.discard, card) for card in CODES.values()),
        state.pile,
        *(state.turn == each for each in everybody),
        state.turns,
        state.attacked,
        *(state.phase == each for each in range(len(PHASES))),
        *(state.waiting >> each & 1 for each in everybody),
        *(is_reaction & is_among(action, kind) for kind in kinds),
        *(has_target & (target == each) for each in everybody),
        *(names_card & (named == card) for card in HELD),
        state.nopes,
    ]


def known_cards(fixed: Fixed, state: State, known: Array) -> list[Array]:
    """For each place of the Draw Pile: 0, or 1 + the number of its card if that is known.

    Only the top places can hold cards shown by See the Future, with kittens between them. Below these, only kittens are
    known.
    """
    own_kittens = state.kittens[0] & known
    cards = [own_kittens >> place & 1 if place < 32 else jnp.uint32(0) for place in range(fixed.pile)]
    passed = jnp.uint32(0)
    for place in range(min(fixed.pile, 32, fixed.edition.see + fixed.counts[Card.KITTEN])):
        is_kitten, is_known = (places >> place & 1 == 1 for places in (state.kittens[0], known))
        card = jnp.where(is_kitten, KITTEN, state.shown >> (passed & 31) & MOST)
        cards[place] = jnp.where(is_known, 1 + card, 0)
        passed = jnp.where(is_kitten, passed, passed + BITS)
    return cards
