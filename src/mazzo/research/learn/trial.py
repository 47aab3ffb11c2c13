"""Win rates of a network against bots of the vector engine and against other networks, from every seat."""

from functools import cache, partial
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.bots.expert.network import Network
from mazzo.research.learn.tables import TrainingTable, best, rivals_move
from mazzo.research.vector.engine import Policy
from mazzo.research.vector.policies import POLICIES
from mazzo.research.vector.words import Array, Key, mix, split

MOST_STEPS = 2000


def against(table: TrainingTable, network: Network, bot: str, seed: int) -> float:
    """The share of games that the network wins among bots of that name."""
    return float(_share(table, network, network, _policy(table, bot), jnp.uint32(seed)))


@cache  # compile a trial only once
def _policy(table: TrainingTable, bot: str) -> Policy:
    return POLICIES[bot](table.game)


def against_network(table: TrainingTable, network: Network, other: Network, seed: int) -> float:
    """The share of games that the network wins among seats of another network."""
    return float(_share(table, network, other, None, jnp.uint32(seed)))


@partial(jax.jit, static_argnames=("table", "policy"))
def _share(table: TrainingTable, network: Network, other: Network, policy: Policy | None, seed: Array) -> Array:
    game, coding = table.game, table.coding
    number = jnp.arange(table.games, dtype=jnp.uint32)
    names, own = mix(number ^ mix(seed)), (number % game.seats).astype(jnp.int32)
    each = Key._make((0, None))

    def goes_on(carry: tuple[Any, Array]) -> Array:
        return (~jnp.all(jax.vmap(game.over)(carry[0]))) & (carry[1] < MOST_STEPS)

    def some_steps(carry: tuple[Any, Array]) -> tuple[Any, Array]:
        after: tuple[Any, Array] = lax.fori_loop(0, 16, lambda _, each: one_step(*each), carry)
        return after

    def one_step(states: Any, now: Array) -> tuple[Any, Array]:
        for_choice, for_chance = split(Key(names, mix(now + seed)), 2)
        seat = jnp.maximum(jax.vmap(game.to_act)(states), 0)
        observation = table.observe(states, seat).astype(jnp.int32)
        seen = coding.read(jnp, observation)
        action = seen.number(best(network, seen))
        if policy is None:
            noise = jax.random.key(mix(now ^ mix(seed)), impl="rbg")
            theirs = seen.number(rivals_move(table, other, seen, noise))
        else:
            theirs = jax.vmap(policy, in_axes=(0, 0, each))(observation, jax.vmap(game.legal)(states), for_choice)
        action = jnp.where(seat == own, action, theirs)
        chance = jax.vmap(game.chance, in_axes=(each,))(for_chance)
        return jax.vmap(game.step)(states, action, chance), now + 1

    states = jax.vmap(game.reset, in_axes=(each,))(Key(names, mix(seed)))
    states, _ = lax.while_loop(goes_on, some_steps, (states, jnp.uint32(1)))
    winners = jax.vmap(game.winners)(states)
    shares = winners / jnp.maximum(winners.sum(axis=-1, keepdims=True), 1)
    return jnp.mean(jnp.take_along_axis(shares, own[:, None], -1))
