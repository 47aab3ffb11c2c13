"""A network that imitates a bot, learned from examples, so that the vector engine can play against any bot."""

from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo.bots import get as get_bot
from mazzo.bots import in_numbers
from mazzo.bots.expert.network import Network, forward, masked
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games import get
from mazzo.learn.improve import Adam, moved, new_adam
from mazzo.vector.words import Array


class Example(NamedTuple):
    """Positions, and the bot's choice in each."""

    observation: Any
    move: Any


def watch(game: str, edition: str, seats: int, others: int, *, bots: Sequence[str], seed: str) -> Example:
    """Play one game with bots of these names, and ask the first of them at every decision."""
    luck, known = Dice(seed), in_numbers(game)
    play = get(game).start(seats, seed=f"{seed} cards", edition=edition)
    rules = play.state.edition
    coding = known.coding(rules, seats, others)
    asked = get_bot(game, bots[0])(rules, Dice(f"{seed} asked"))
    players = [get_bot(game, bots[luck.below(len(bots))])(rules, Dice(f"{seed} seat {seat}")) for seat in range(seats)]
    rows, moves = [], []
    while not play.over:
        seat = play.to_act[0]
        view, seen = play.view(seat), Seen(play, seat)
        action = players[seat].choose(view, seen)
        if len(view.legal) > 1:
            row = np.array(coding.observe(view, seen), np.int32)
            read = coding.read(np, row)
            possible = np.flatnonzero(read.mask)
            wanted = asked.choose(view, seen)
            for move, number in zip(possible, read.number(possible), strict=True):
                if coding.action(int(number)) == wanted:
                    rows.append(np.minimum(row, 127).astype(np.int8))
                    moves.append(move)
        play.apply(seat, action)
    return Example(np.array(rows, np.int8).reshape(-1, coding.observation), np.array(moves, np.int16))


class ImitationBatch(NamedTuple):
    features: Array
    mask: Array
    move: Array


@partial(jax.jit, static_argnames=("steps", "size"))
def imitate(
    network: Network, lessons: ImitationBatch, key: Array, *, steps: int, size: int, rate: float
) -> tuple[Network, Array]:
    """Train on batches of examples. Also returns how often the likeliest move was the bot's."""

    def loss(network: Network, some: ImitationBatch) -> tuple[Array, Array]:
        weights = jax.nn.log_softmax(masked(jnp, forward(jnp, network, some.features).moves, some.mask))
        right = jnp.argmax(weights, axis=-1) == some.move
        return -jnp.mean(jnp.take_along_axis(weights, some.move[:, None].astype(jnp.int32), -1)), jnp.mean(right)

    def step(carry: tuple[Network, Adam], number: Array) -> tuple[tuple[Network, Adam], Array]:
        network, adam = carry
        which = jax.random.randint(jax.random.fold_in(key, number), (size,), 0, len(lessons.move))
        slope, right = jax.grad(loss, has_aux=True)(network, jax.tree.map(lambda each: each[which], lessons))
        return moved(network, adam, slope, rate * (1 - number / steps)), right

    (network, _), right = lax.scan(step, (network, new_adam(network)), jnp.arange(steps))
    return network, right[-min(50, steps) :].mean()
