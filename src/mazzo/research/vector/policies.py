"""Bots for the vector engine: policies that choose from observations.

`random` plays any legal action. `greedy` thinks one action ahead; each game defines it (games/*/vector/greedy.py).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import accumulate
from typing import Any

import jax.numpy as jnp
from jax import lax

from mazzo.core.errors import Refused, listing, shorten
from mazzo.research.vector.engine import Policy, VectorGame, random_policy
from mazzo.research.vector.words import AnyKey, Array, below, nth, size, word_at


def get(game: VectorGame[Any, Any], bots: Sequence[str]) -> Policy:
    """The policy of these bots, one for each seat."""
    for bot in bots:
        if bot not in POLICIES:
            raise Refused(f"the vector engine has no bot {shorten(bot)}; its bots are {listing(POLICIES)}")
    if len(bots) != game.seats:
        raise Refused(f"{game.seats} seats need {game.seats} bots, not {len(bots)}")
    return _get(game, tuple(bots))


@cache  # compile the same policy only once
def _get(game: VectorGame[Any, Any], bots: tuple[str, ...]) -> Policy:
    if set(bots) == {"random"} and game.any_legal:
        return random_policy  # the engine has a shortcut for it
    return seated({bot: POLICIES[bot](game) for bot in bots}, bots)


def seated(policies: Mapping[str, Policy], bots: Sequence[str]) -> Policy:
    """The policy that plays each seat with its bot."""

    def choose(observation: Array, legal: Array, key: AnyKey) -> Array:
        chosen = {bot: policy(observation, legal, key) for bot, policy in policies.items()}
        action = chosen[bots[0]]
        for seat, bot in enumerate(bots):  # an observation begins with its own seat
            action = jnp.where(at(observation, seat) == 1, chosen[bot], action)
        return action

    return choose if len(policies) > 1 else policies[bots[0]]


def parted(observation: Array, sizes: Mapping[str, int]) -> dict[str, Array]:
    """The parts of an observation, by name."""
    ends = accumulate(sizes.values())
    return {name: among(observation, range(end - sizes[name], end)) for name, end in zip(sizes, ends, strict=True)}


def among(array: Array, places: range) -> Array:
    """The numbers at these places. (Indexing would make the compiler read memory.)"""
    return lax.slice_in_dim(array, places.start, places.stop)


def at(array: Array, place: int) -> Array:
    return lax.index_in_dim(array, place, keepdims=False)


def first(flags: Array) -> Array:
    """The place of the first flag that is set."""
    place: Array = jnp.int32(0)
    for each in reversed(range(len(flags))):
        place = jnp.where(at(flags, each), each, place)
    return place


# Random


def random_one(game: VectorGame[Any, Any]) -> Policy:
    """The engine's random policy, or one that compiles faster where that would take minutes."""
    return random_policy if game.actions <= 32 else any_of_many


def any_of_many(_: Array, legal: Array, key: AnyKey) -> Array:
    """The same choice as `random_policy` for a thousand actions: faster to compile, slower to run."""
    padded = jnp.pad(legal, (0, -len(legal) % 32)).reshape(-1, 32)
    packed = jnp.sum(padded.astype(jnp.uint32) << jnp.arange(32, dtype=jnp.uint32), axis=1, dtype=jnp.uint32)
    words = [at(packed, index) for index in range(len(packed))]
    return nth(words, below(word_at(key, 0), size(words), most=len(legal))).astype(jnp.int32)


# All of them


def greedy(game: VectorGame[Any, Any]) -> Policy:
    return game.greedy(game.edition, game.seats)


POLICIES: dict[str, Callable[[VectorGame[Any, Any]], Policy]] = {"random": random_one, "greedy": greedy}
"""For each name, the function that makes the bot's policy for a game."""
