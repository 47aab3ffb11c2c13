"""The rules of Mantis on words, in the order of games/mantis/rules.py: read one beside the other.

What `rules.py` decides with `if` is a bit here, named after the event it stands for (`scored`, `stole`), and every
change is made, by nothing where its bit is 0. A game of four is fourteen words of 32 bits:

- A Tank is one word: how many of colour c lie in it are the four bits from 4c on. So no colour may have more than 15
  cards.
- Scores are bytes, four seats to a word.
- A card is a number, its *place*: 16 times its colour plus which card of that colour it is. The cards under the top one
  are a set of places, a bit each, in four words. Their order is decided as late as it can be: the top card is known to
  the state, since its back is seen before anybody chooses, and when it is turned over, luck picks the next one by its
  rank in the set.
- `now` has the top card in its lowest byte (NO_CARD when the Draw Pile is empty), then the seat to act, then the phase.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from typing import NamedTuple, TypeAlias

import jax.numpy as jnp

from mazzo.core.errors import Refused
from mazzo.games.mantis.cards import COLORS, Card, Icon
from mazzo.games.mantis.editions import EDITIONS, Edition, Icons, check, printed
from mazzo.games.mantis.encoding import REASONS, action_count, faces, kinds
from mazzo.vector.engine import AnyKey, Array, VectorGame, below, nth, size, without, words

__all__ = ["EDITIONS", "game"]

Luck: TypeAlias = Array
"""One random word: which of the cards under it comes after the top card."""

SLOTS = 16  # places a colour has
MOST = SLOTS - 1  # cards it may have
SET = 4  # words that hold all places
NO_CARD = 32 * SET - 1  # the place that `nth` finds in an empty set; no card has it

TURN, RAIDING, OVER = range(3)
AGAIN, RAID, BANK = 1, 2, 3


class State(NamedTuple):
    tanks: tuple[Array, ...]
    scores: tuple[Array, ...]
    under: tuple[Array, ...]  # the cards under the top one
    dealt: tuple[Array, ...]  # the cards that lay in the Tanks at the start; only to be observed
    now: Array


@dataclass(frozen=True)
class Fixed:
    """What is known when a game is compiled."""

    edition: Edition
    seats: int

    @property
    def target(self) -> int:
        return self.edition.target_for_two if self.seats == 2 else self.edition.target

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The place of each card of the deck."""
        seen: Counter[str] = Counter()
        found = []
        for card in self.deck:
            found.append(SLOTS * COLORS.index(card.front) + seen[card.front])
            seen[card.front] += 1
        return tuple(found)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        return printed(self.edition)

    @cached_property
    def icons(self) -> bool:
        """Whether an icon can do anything."""
        return self.seats > 2 and any(card.icon for card in self.deck)

    def places_of(self, fits: Callable[[Card], bool]) -> tuple[int, ...]:
        """The set of the cards that are so, as words."""
        bits = sum(1 << place for place, card in zip(self.places, self.deck, strict=True) if fits(card))
        return tuple(bits >> (32 * index) & 0xFFFFFFFF for index in range(SET))
