"""Proximal policy optimisation (PPO, Schulman and others, 2017): how a network learns from the games it played.

A decision is judged by how the network's estimate of every player's chances changed afterwards. The next decisions
count most (generalised advantage estimation). A decision that was better than expected becomes a little likelier, and
the estimated chances move towards the results.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import optax
from jax import lax

from mazzo.bots.expert.coding import Coding, one_hot
from mazzo.bots.expert.network import LAYERS, Layer, Network, masked
from mazzo.research.learn.mixed import forward
from mazzo.research.learn.tables import Decisions
from mazzo.research.vector.words import Array

LAMBDA = 0.95  # lambda of generalised advantage estimation
CLIP = 0.2  # how much the probability of a decision may change in one update (PPO's clip)
VALUE = 1.0  # weight of the value loss relative to the policy loss

OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.scale_by_adam(eps=1e-5))
"""Adam (Kingma and Ba, 2014) after gradient clipping, without the learning rate."""

Adam: TypeAlias = Any
"""The state of the optimizer."""


class Rates(NamedTuple):
    """The values that change during training."""

    learning: Array
    entropy: Array


class Lessons(NamedTuple):
    """Decisions of a table. The first axes are steps and games."""

    features: Array
    mask: Array
    move: Array
    likely: Array
    gain: Array  # how much better it was than expected, for the seat that decided
    target: Array  # [..., places]: the best estimate of the true chances afterwards
    alive: Array
    is_one: Array
    is_choice: Array


class Report(NamedTuple):
    """Means over the decisions of a round."""

    entropy: Array
    changed: Array  # how far the moves' probabilities moved (an estimate of the KL divergence)
    value_loss: Array


def new_network(coding: Coding, places: int, width: int, seed: int) -> Network:
    keys = iter(jax.random.split(jax.random.key(seed), LAYERS + 3))

    def layer(above: int, below: int, size: float) -> Layer:
        weight = jax.random.normal(next(keys), (above, below)) * size / jnp.sqrt(above)
        return Layer(weight, jnp.zeros(below))

    return Network(
        layer(coding.features, width, 1.4),
        tuple(layer(width, width, 1.0) for _ in range(LAYERS)),
        layer(width, coding.moves, 0.01),
        layer(width, places, 0.1),
    )


def new_adam(network: Network) -> Adam:
    return OPTIMIZER.init(network)


def lessons(decisions: Decisions, last_wins: Array, places: int) -> Lessons:
    """The training examples of a round."""

    def back(later: tuple[Array, Array], now: tuple[Array, ...]) -> tuple[tuple[Array, Array], Array]:
        next_wins, next_gain = later
        wins, is_one, ended, won = now
        goes_on = (is_one & ~ended)[:, None]
        expected = jnp.where(goes_on, next_wins, jnp.where(ended[:, None], won, wins))
        gain = expected - wins + LAMBDA * jnp.where(goes_on, next_gain, 0.0)
        return (wins, gain), gain

    start = (last_wins, jnp.zeros_like(last_wins))
    parts = (decisions.wins, decisions.is_one, decisions.ended, decisions.won)
    _, gains = lax.scan(back, start, parts, reverse=True)
    order = decisions.order.astype(jnp.int32)
    in_order = jnp.take_along_axis(gains, order, -1)
    target = jnp.take_along_axis(decisions.wins + gains, order, -1)
    missing = places - target.shape[-1]
    return Lessons(
        features=decisions.features,
        mask=decisions.mask,
        move=decisions.move,
        likely=decisions.likely,
        gain=in_order[..., 0],
        target=jnp.pad(target, ((0, 0), (0, 0), (0, missing))),
        alive=decisions.alive,
        is_one=decisions.is_one,
        is_choice=decisions.is_one & decisions.own & (decisions.mask.sum(axis=-1) > 1),
    )


def loss(network: Network, some: Lessons, entropy_rate: Array) -> tuple[Array, Report]:
    answer = forward(network, some.features)
    weights = jax.nn.log_softmax(masked(jnp, answer.moves, some.mask))
    likely = jnp.sum(jnp.where(one_hot(jnp, some.move, weights.shape[-1]), weights, 0.0), axis=-1)
    change = likely - some.likely
    ratio = jnp.exp(change)
    gain = jnp.minimum(ratio * some.gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * some.gain)
    entropy = -jnp.sum(jnp.where(some.mask, jnp.exp(weights) * weights, 0.0), axis=-1)
    chances = jax.nn.log_softmax(masked(jnp, answer.seats, some.alive))
    value_loss = -jnp.sum(jnp.where(some.alive, some.target * chances, 0.0), axis=-1)

    def mean(each: Array, which: Array) -> Array:
        return jnp.sum(jnp.where(which, each, 0.0)) / jnp.maximum(jnp.sum(which), 1)

    report = Report(
        mean(entropy, some.is_choice),
        mean(ratio - 1 - change, some.is_choice),
        mean(value_loss, some.is_one),
    )
    total = -mean(gain, some.is_choice) - entropy_rate * report.entropy + VALUE * report.value_loss
    return total, report


@partial(jax.jit, static_argnames=("parts", "passes"), donate_argnums=(0, 1))
def improve(
    network: Network, adam: Adam, tables: Sequence[Lessons], *, key: Any, rates: Rates, parts: int, passes: int
) -> tuple[Network, Adam, Report]:
    """One round of learning: several passes over all decisions, in parts that each contain games of every table."""
    total = sum(jnp.sum(jnp.where(each.is_choice, each.gain**2, 0.0)) for each in tables)
    spread = jnp.sqrt(total / sum(jnp.sum(each.is_choice) for each in tables))
    tables = [each._replace(gain=each.gain / (spread + 1e-8)) for each in tables]

    def one_part(carry: tuple[Network, Adam], which: Sequence[Array]) -> tuple[tuple[Network, Adam], Report]:
        network, adam = carry
        slope, report = jax.grad(loss, has_aux=True)(network, _rows(tables, which), rates.entropy)
        return moved(network, adam, slope, rates.learning), report

    keys = jax.random.split(key, len(tables))
    orders = [_parts(each.move.shape[1], of, parts, passes) for each, of in zip(tables, keys, strict=True)]
    (network, adam), reports = lax.scan(one_part, (network, adam), orders)
    return network, adam, jax.tree.map(jnp.mean, reports)


def _parts(games: int, key: Any, parts: int, passes: int) -> Array:
    """[passes * parts, games of a part]: the games in each part, shuffled for each pass."""
    orders = [jax.random.permutation(each, games) for each in jax.random.split(key, passes)]
    size = games // parts
    return jnp.concatenate([order[: size * parts].reshape(parts, size) for order in orders])


def _rows(tables: Sequence[Lessons], which: Sequence[Array]) -> Lessons:
    """All decisions of the given games, flattened."""

    def row(*each: Array) -> Array:
        chosen = [table[:, games] for table, games in zip(each, which, strict=True)]
        return jnp.concatenate([some.reshape(-1, *some.shape[2:]) for some in chosen])

    rows: Lessons = jax.tree.map(row, *tables)
    return rows


def moved(network: Network, adam: Adam, slope: Network, rate: Array) -> tuple[Network, Adam]:
    """One step of the optimizer."""
    steps, adam = OPTIMIZER.update(slope, adam)
    network = jax.tree.map(lambda weight, step: weight - rate * step, network, steps)
    return network, adam
