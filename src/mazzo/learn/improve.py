"""What a network makes of the games it played: proximal policy optimisation (PPO, Schulman and others, 2017).

Whether a decision was good is told by how everybody's chances changed afterwards, as the network itself sees them, the
next decisions counting most (generalised advantage estimation). A decision that was better than expected is made
likelier, by a little at a time; and the chances are drawn towards what came of them.
"""

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.bots.expert.coding import Coding
from mazzo.bots.expert.network import LAYERS, Layer, Network, forward, masked
from mazzo.learn.tables import Decisions
from mazzo.vector.words import Array

LAMBDA = 0.95  # lambda of generalised advantage estimation
CLIP = 0.2  # how much the probability of a decision may change in one update (PPO's clip)
PASSES = 2  # over the same decisions
VALUE = 1.0  # weight of the value loss relative to the policy loss


class Rates(NamedTuple):
    """What changes while learning goes on."""

    learning: Array
    entropy: Array


class Lessons(NamedTuple):
    """Decisions of all tables, one after the other."""

    features: Array
    mask: Array
    move: Array
    likely: Array
    gain: Array  # how much better it was than expected, for whoever decided
    target: Array  # [..., places]: the chances that were true, as far as can be told afterwards
    alive: Array
    is_one: Array
    is_choice: Array


class Adam(NamedTuple):
    """The state of Adam (Kingma and Ba, 2014)."""

    steps: Array
    mean: Network
    square: Network


class Report(NamedTuple):
    """How a round went: means over its decisions."""

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
    return Adam(jnp.int32(0), *(jax.tree.map(jnp.zeros_like, network) for _ in range(2)))


def lessons(decisions: Decisions, last_wins: Array, places: int) -> Lessons:
    """The training examples of a round: decisions are [steps, games], examples one long row."""

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
    found = Lessons(
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
    row: Lessons = jax.tree.map(lambda each: each.reshape(-1, *each.shape[2:]), found)
    return row


def loss(network: Network, some: Lessons, entropy_rate: Array) -> tuple[Array, Report]:
    answer = forward(jnp, network, some.features.astype(jnp.float32))
    weights = jax.nn.log_softmax(masked(jnp, answer.moves, some.mask))
    likely = jnp.take_along_axis(weights, some.move[:, None], -1)[:, 0]
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


@partial(jax.jit, static_argnames="parts", donate_argnums=(0, 1))
def improve(
    network: Network, adam: Adam, learned: Lessons, *, key: Any, rates: Rates, parts: int
) -> tuple[Network, Adam, Report]:
    """One round of learning: twice over all decisions, in minibatches."""
    size = len(learned.move) // parts
    spread = jnp.sqrt(jnp.sum(jnp.where(learned.is_choice, learned.gain**2, 0.0)) / jnp.sum(learned.is_choice))
    learned = learned._replace(gain=learned.gain / (spread + 1e-8))

    def one_part(carry: tuple[Network, Adam], which: Array) -> tuple[tuple[Network, Adam], Report]:
        network, adam = carry
        some = jax.tree.map(lambda each: each[which], learned)
        slope, report = jax.grad(loss, has_aux=True)(network, some, rates.entropy)
        return moved(network, adam, slope, rates.learning), report

    orders = [jax.random.permutation(each, len(learned.move)) for each in jax.random.split(key, PASSES)]
    which = jnp.concatenate([order[: size * parts].reshape(parts, size) for order in orders])
    (network, adam), reports = lax.scan(one_part, (network, adam), which)
    return network, adam, jax.tree.map(jnp.mean, reports)


def moved(network: Network, adam: Adam, slope: Network, rate: Array) -> tuple[Network, Adam]:
    """One Adam step; the gradient is clipped to norm 0.5 first."""
    length = jnp.sqrt(sum(jnp.sum(each**2) for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1.0, 0.5 / (length + 1e-8)), slope)
    steps = adam.steps + 1
    mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, adam.mean, slope)
    square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, adam.square, slope)
    first, second = 1 - 0.9**steps, 1 - 0.999**steps

    def step(weight: Array, its_mean: Array, its_square: Array) -> Array:
        return weight - rate * (its_mean / first) / (jnp.sqrt(its_square / second) + 1e-5)

    return jax.tree.map(step, network, mean, square), Adam(steps, mean, square)
