"""A bot for Mantis that looks one action ahead.

It takes the action with the most expected cards, by the exact odds of games/mantis/odds.py. Of equal actions it takes
the first: score, steal from seat 0 and so on. All raids win one card, so it raids the first possible player.
"""

from collections.abc import Callable, Mapping
from math import lcm
from typing import NamedTuple

import jax.numpy as jnp

from mazzo.games.mantis import encoding as mantis
from mazzo.games.mantis.rules.cards import COLORS, Icon
from mazzo.games.mantis.rules.editions import Edition
from mazzo.research.vector.engine import Policy
from mazzo.research.vector.policies import first, parted
from mazzo.research.vector.words import AnyKey, Array

SHARES = lcm(*range(1, 16))
"""A common denominator: every probability with a denominator of up to 15 becomes a whole number."""


def greedy(gain: Callable[[Array], Array], edition: Edition, seats: int) -> Policy:
    """The greedy policy. `gain` computes the number of cards won from the number of that colour in the Tank."""
    sizes = mantis.observation_parts(edition, seats)

    def choose(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen = parted(observation, sizes)
        lying = seen["tanks"].reshape(seats, len(COLORS))
        stolen = jnp.sum(gain(lying) * color_weights(edition, seen), axis=1)  # all in the same unit
        scored = jnp.sum(stolen * seen["seat"], keepdims=True)
        raided = jnp.ones(seats, jnp.int32)
        worth = jnp.where(legal, jnp.concatenate([scored, stolen, raided]), -1)
        return first(worth == jnp.max(worth))

    return choose


def color_weights(edition: Edition, seen: Mapping[str, Array]) -> Array:
    """The weight of each colour to be the front of the top card: that of games/mantis/odds.py, times SHARES."""
    deck = Deck.of(edition)
    top = jnp.sum(jnp.concatenate([seen["back"], seen["icon"]]) << jnp.arange(len(COLORS) + len(Icon)))
    untouched = deck.alike - deck.by_face(seen["turned"])
    fitting = deck.by_face(jnp.where(top == deck.backs, 1 - seen["turned"], 0))
    share = jnp.round(SHARES / jnp.maximum(untouched, 1)).astype(jnp.int32)  # exact
    weights = fitting * (untouched - seen["dealt"]) * share
    return jnp.sum(weights.reshape(-1, len(COLORS)), axis=0)  # `faces` has each colour plain, then with each icon


class Deck(NamedTuple):
    """The cards of an edition in the order of `kinds`, as numbers."""

    backs: Array  # the visible back of each card: a bit for each colour, then one for each icon
    faces: Array  # one-hot: a row for every card, a column for each of `faces`

    @property
    def alike(self) -> Array:
        """The number of cards with each face."""
        return self.by_face(jnp.ones(len(self.backs)))

    def by_face(self, cards: Array) -> Array:
        """The number of cards with each face, given the number of each card."""
        return (cards.astype(jnp.float32) @ self.faces).astype(
            jnp.int32
        )  # such small numbers are exact as floats, and multiply fast

    @classmethod
    def of(cls, edition: Edition) -> "Deck":
        rows = mantis.card_rows(edition)
        bits, faces = jnp.array(rows["backs"], jnp.int32), jnp.array(rows["faces"], jnp.float32)
        return cls(jnp.sum(bits << jnp.arange(bits.shape[1]), axis=1), faces)
