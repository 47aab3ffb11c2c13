"""Fits the coach's addition to the networks of Exploding Kittens: chances to win with all hands open.

PYTHONPATH=src python bench/fit_coach.py gather kittens-2 --positions 600000 --out positions-2.npz
    PYTHONPATH=src python bench/fit_coach.py fit kittens-2 positions-2.npz --out open-kittens-2.npz

Several files of positions can be fitted together if each was gathered with its own `--seed`, thousands apart. In each
game on the vector engine everybody tries all kinds of moves until some moment and then plays like `expert`. Only
positions after that moment are kept, with the winner. A fifth of the games is held out for testing.
"""

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo.bots.expert.coding import joined, parted
from mazzo.bots.expert.network import Layer, Network, thought
from mazzo.games.kittens.bots.expert import IN_NUMBERS
from mazzo.games.kittens.bots.open_hands import OpenHands, adjusted, arranged, packed
from mazzo.learn.tables import TrainingTable, rivals_move, table
from mazzo.vector.words import Array, Key, mix, split

TABLES = {
    "kittens-2": [(2, "it"), (2, "2015"), (2, "2025")],
    "kittens-9": [
        (4, "it"),
        (3, "it"),
        (5, "it"),
        (4, "2025"),
        (3, "2015"),
        (4, "it"),
        (5, "2025"),
        (3, "2025"),
        (5, "2015"),
        (6, "it"),
        (4, "2015"),
        (8, "2015"),
    ],
}
OTHERS = {"kittens-2": 1, "kittens-9": 8}
GAMES = 2048  # in parallel
STEPS = 3  # between two kept positions of a game
LATEST = 45  # the last step at which everybody begins to play to win
WILD = 0.25  # the share of random moves before that
ENOUGH = 0.98  # the share of games that has to end; the rest is dropped
HIDDEN = 64
BATCH = 4096
DECAY = 1e-3


class Positions(NamedTuple):
    thought: Any  # [position, width]: the last layer of the network, for the seat to act
    seats: Any  # [position, places]: the network's weights for each seat's win
    others: Any  # the rows added to them
    alive: Any
    won: Any  # the place of the winner
    game: Any  # the number of its game


# Games


def begun(played: TrainingTable, seed: Array) -> tuple[Any, Array]:
    names = mix(jnp.arange(GAMES, dtype=jnp.uint32) ^ mix(seed))
    return jax.vmap(played.game.reset, in_axes=(Key._make((0, None)),))(Key(names, mix(seed))), names


@partial(jax.jit, static_argnames="played")
def steps(played: TrainingTable, network: Network, states: Any, names: Array, *, now: Array, sober: Array) -> Any:
    """Play some steps."""
    game, each = played.game, Key._make((0, None))

    def one(number: Array, states: Any) -> Any:
        moment = mix(now + number.astype(jnp.uint32))
        luck, wild, choice = split(Key(names, moment), 1)[0], mix(moment ^ 17), mix(moment ^ 18)
        seat = jnp.maximum(jax.vmap(game.to_act)(states), 0)
        seen = played.coding.read(jnp, played.observe(states, seat))
        best = rivals_move(played, network, seen, jax.random.key(mix(choice)))
        noise = jax.random.uniform(jax.random.key(choice), seen.mask.shape)
        anything = jnp.argmax(jnp.where(seen.mask, noise, -1.0), axis=-1)
        is_wild = (mix(names ^ wild) < jnp.uint32(WILD * 2**32)) & (now + number < sober)
        action = seen.number(jnp.where(is_wild, anything, best))
        return jax.vmap(game.step)(states, action, jax.vmap(game.luck, in_axes=(each,))(luck))

    return lax.fori_loop(0, STEPS, one, states)


@partial(jax.jit, static_argnames="played")
def looked_at(played: TrainingTable, network: Network, states: Any) -> tuple[Array, ...]:
    """The data kept of each game, and whether a network would be asked at this position."""
    game, coding = played.game, played.coding
    seat = jnp.maximum(jax.vmap(game.to_act)(states), 0)
    everybody = [played.observe(states, jnp.full(GAMES, each)) for each in range(game.seats)]
    observations = jnp.stack(everybody, axis=1)
    own = jnp.take_along_axis(observations, seat[:, None, None], 1)[:, 0]
    seen = coding.read(jnp, own)
    flow = thought(jnp, network, seen.features)
    seats = flow @ network.seats.weight + network.seats.bias
    others = arranged(jnp, rows_of(coding, observations), seen.order, seen.alive)
    asked = ~jax.vmap(game.over)(states) & (seen.mask.sum(axis=-1) > 1)
    return flow.astype(jnp.float16), seats, others.astype(jnp.float16), seen.alive, seen.order, asked


def rows_of(coding: Any, observations: Array) -> Array:
    """`open_hands.row` of all seats, from their observations."""
    parts = parted(observations, coding.sizes)
    known = parts["known"]
    near = jnp.max((known == 1) * coding.constants.nearness, axis=-1, keepdims=True)
    rows: Array = joined(jnp, [parts["hand"] / 2, near, known[..., :1] == 1, known[..., :1] > 1])
    return rows


def gathered(name: str, positions: int, seed: int) -> Iterator[Positions]:
    network = jax.tree.map(jnp.asarray, IN_NUMBERS.network(TABLES[name][0][0]))
    tables = [table("kittens", seats, edition, GAMES, others=OTHERS[name]) for seats, edition in TABLES[name]]
    found, call, began = 0, 0, perf_counter()
    while found < positions:
        played = tables[(seed + call) % len(tables)]
        states, names = begun(played, jnp.uint32(seed + call))
        sober = mix(names ^ jnp.uint32(5)) % LATEST
        kept, now = [], 0
        while float(jax.vmap(played.game.over)(states).mean()) < ENOUGH:
            states = steps(played, network, states, names, now=jnp.uint32(now), sober=sober)
            now += STEPS
            *parts, order, asked = looked_at(played, network, states)
            rows = np.flatnonzero(np.asarray(asked & (now >= sober)))
            kept.append((rows, [np.asarray(part)[rows] for part in parts], np.asarray(order)[rows]))
        winner = np.asarray(jnp.argmax(jax.vmap(played.game.winners)(states), axis=-1))
        ended = np.asarray(jax.vmap(played.game.over)(states))
        for rows, parts, order in kept:
            known = ended[rows]
            won = np.argmax(order == winner[rows][:, None], axis=-1)
            found += int(known.sum())
            yield Positions(*(part[known] for part in (*parts, won, rows + GAMES * call)))
        call += 1
        print(f"{found} positions after {perf_counter() - began:.0f} s", flush=True)


# The fit


def fitted(positions: Positions, decay: float, steps: int, seed: int) -> OpenHands:
    """Fit with Adam on random parts of all positions."""
    width, more, places = positions.thought.shape[1], positions.others.shape[1], positions.seats.shape[1]
    keys = jax.random.split(jax.random.key(seed))
    layers = OpenHands(
        Layer(jax.random.normal(keys[0], (width + more, HIDDEN)) / np.sqrt(width + more), jnp.zeros(HIDDEN)),
        Layer(jax.random.normal(keys[1], (HIDDEN, places)) * 0.02, jnp.zeros(places)),
    )
    memory = (jax.tree.map(jnp.zeros_like, layers),) * 2

    @jax.jit
    def step(layers: Any, memory: tuple[Any, Any], now: Any, pace: Any, some: Positions) -> Any:
        mean, square = memory
        slope = jax.grad(lambda layers: loss(layers, some) + decay * sum(jnp.sum(x.weight**2) for x in layers))(layers)
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
        square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, slope)
        change = jax.tree.map(
            lambda m, s: pace * (m / (1 - 0.9**now)) / (jnp.sqrt(s / (1 - 0.999**now)) + 1e-8), mean, square
        )
        return jax.tree.map(jnp.subtract, layers, change), (mean, square)

    random, count = np.random.default_rng(seed), len(positions.won)
    for now in range(1, steps + 1):
        rows = random.integers(count, size=BATCH)
        some = Positions(*(part[rows] for part in positions))
        layers, memory = step(layers, memory, now, 1e-3 * min(1.0, 1.5 * (1 - now / steps)), some)
    fit: OpenHands = jax.tree.map(np.asarray, layers)
    return fit


def log_chances(layers: OpenHands, some: Positions) -> Array:
    seats = adjusted(jnp, layers, some.thought, some.seats, some.others)
    return jax.nn.log_softmax(jnp.where(some.alive, seats, -1e9))


def loss(layers: OpenHands, some: Positions) -> Array:
    return -jnp.take_along_axis(log_chances(layers, some), some.won[:, None], 1).mean()


def told(name: str, positions: Positions, layers: OpenHands) -> None:
    """Print the quality of the chances: by the bare network, and with open hands."""
    right = np.eye(positions.seats.shape[1])[positions.won]
    bare = jax.nn.softmax(jnp.where(positions.alive, positions.seats, -1e9))
    both = {"network": np.asarray(bare), "open hands": np.exp(np.asarray(log_chances(layers, positions)))}
    for who, chances in both.items():
        brier = ((chances - right) ** 2).sum(axis=1).mean()
        print(f"{name}, {len(right)} positions, {who}: Brier {brier:.4f}, log loss", end=" ")
        print(f"{-np.log(np.maximum(1e-9, (chances * right).sum(axis=1))).mean():.4f}", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("what", choices=["gather", "fit"])
    options.add_argument("network", choices=list(TABLES))
    options.add_argument("games", type=Path, nargs="*", help="files of positions to fit")
    options.add_argument("--positions", type=int, default=600_000)
    options.add_argument("--steps", type=int, default=4000, help="of fitting")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--out", type=Path, required=True)
    asked = options.parse_args()
    if asked.what == "gather":
        parts = zip(*gathered(asked.network, asked.positions, asked.seed), strict=True)
        arrays: dict[str, Any] = dict(zip(Positions._fields, map(np.concatenate, parts), strict=True))
        np.savez(asked.out, **arrays)
        return
    files = [np.load(path) for path in asked.games]
    every = Positions(*(np.concatenate([file[name] for file in files]) for name in Positions._fields))
    aside = every.game % 5 == 0
    layers = fitted(Positions(*(part[~aside] for part in every)), DECAY, asked.steps, asked.seed)
    told("fitted", Positions(*(part[~aside][:50_000] for part in every)), layers)
    told("kept aside", Positions(*(part[aside] for part in every)), layers)
    asked.out.write_bytes(packed(layers))


if __name__ == "__main__":
    main()
