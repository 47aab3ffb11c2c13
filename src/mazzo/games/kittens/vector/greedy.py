"""A bot for Exploding Kittens that looks one action ahead.

It draws, unless it knows that the next card is a kitten; then it plays Skip, Attack or Shuffle, the first it has. It
plays See the Future before it draws if at least one card in eight is a kitten. It Nopes only announcements that target
itself. It values cards in the order of `Card`, the first most, and gives and picks accordingly. It puts a kitten on top
for the next player, or at the bottom if it has to draw again itself.
"""

from collections.abc import Mapping

import jax.numpy as jnp

from mazzo.games.kittens import encoding as kittens
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.research.vector.engine import Policy
from mazzo.research.vector.policies import among, at, first, parted
from mazzo.research.vector.words import AnyKey, Array

KITTEN = 1 + kittens.CODES[Card.KITTEN]  # its code in `known`
RISKY = 8  # if one card in this many is a kitten, it plays See the Future before it draws


def greedy(edition: Edition, seats: int) -> Policy:
    sizes, number = kittens.parts_without_memory(edition, seats), kittens.table(edition, seats).numbers

    def choose(observation: Array, legal: Array, _: AnyKey) -> Array:
        seen = parted(observation, sizes)
        least_useful = number.give[-1] - first(jnp.flip(among(legal, number.give)))
        most_useful = number.pick.start + first(among(legal, number.pick))
        place = jnp.where(at(seen["turns"], 0) > 1, at(seen["pile"], 0), 0)
        answers = {
            "Turn": in_turn(seen, legal),
            "Reaction": reaction(seen, legal),
            "Giving": least_useful,
            "Picking": most_useful,
            "Inserting": number.insert.start + place,
            "Over": jnp.int32(0),
        }
        answer = jnp.stack([answers[phase.__name__] for phase in kittens.PHASES])
        return jnp.sum(answer * seen["phase"])

    def in_turn(seen: Mapping[str, Array], legal: Array) -> Array:
        top, kittens_left = at(seen["known"], 0), jnp.sum(seen["alive"]) - 1
        is_risky = (top == 0) & (kittens_left * RISKY >= at(seen["pile"], 0))
        action = jnp.where(is_risky & at(legal, number.see.start), number.see.start, number.draw.start)
        for escape in (number.shuffle, number.attack, number.skip):
            action = jnp.where((top == KITTEN) & at(legal, escape.start), escape.start, action)
        return action

    def reaction(seen: Mapping[str, Array], legal: Array) -> Array:
        is_aimed_at_it = (jnp.sum(seen["seat"] * seen["target"]) == 1) & (at(seen["nopes"], 0) % 2 == 0)
        return jnp.where(is_aimed_at_it & at(legal, number.nope.start), number.nope.start, number.pass_.start)

    return choose
