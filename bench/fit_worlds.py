"""Fits the likelihood of an imagined world of Exploding Kittens, from games of `expert`
(games/kittens/bots/likelihood.py).

PYTHONPATH=src python bench/fit_worlds.py kittens-2 --positions 1000000 --out worlds-kittens-2.npz

At some choices the true world is stored beside random ones that the seat to act could imagine. The layers learn to find
the true one. A fifth of the games is held out.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import log
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np

from mazzo.bots.expert.network import thought
from mazzo.bots.expert.player import Mind
from mazzo.core.chance import Dice
from mazzo.games.kittens.beliefs import sample
from mazzo.games.kittens.bots.expert import IN_NUMBERS
from mazzo.games.kittens.bots.likelihood import Layers, described, features, packed, scores
from mazzo.games.kittens.bots.lookahead import StateWithSigns, applied
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.observations import observation_of
from mazzo.games.kittens.rules.rules import deal
from mazzo.games.kittens.signs import no_signs

TABLES = {
    "kittens-2": [(2, "it"), (2, "2015"), (2, "2025"), (2, "it")],
    "kittens-9": [(4, "it"), (3, "it"), (5, "it"), (4, "2025"), (3, "2015"), (5, "2025"), (6, "it"), (3, "2025")],
}
GAMES = 192  # side by side
KEPT = 0.3  # of all choices
OTHERS = 4  # random worlds beside each true one
HIDDEN = 128
BATCH = 2048
DECAY = 1e-5


class Positions(NamedTuple):
    thought: Any  # [position, width]: the last layer of the network, for the seat to act
    worlds: Any  # [position, world, ...]: as `described`, the true one first
    game: Any  # the number of its game


def played(name: str, seed: str, number: int) -> Positions:
    """Some games side by side, and the positions kept of them."""
    seats, edition_name = TABLES[name][number % len(TABLES[name])]
    edition, random = KITTENS.edition(edition_name), Random(f"{seed} {number}")
    mind, coding = Mind(IN_NUMBERS, edition), IN_NUMBERS.coding_for(edition, seats)
    lucks = [Dice(f"{seed} {number} {game}") for game in range(GAMES)]
    now = [StateWithSigns(deal(edition, seats, luck), no_signs(seats)) for luck in lucks]
    kept, worlds, games = [], [], []
    while going_on := [game for game, moment in enumerate(now) if not moment.state.result]:
        acting = [now[game].state.to_act[0] for game in going_on]
        rows = [
            observation_of(now[game].state, seat, now[game].signs) for game, seat in zip(going_on, acting, strict=True)
        ]
        for row, game, seat in zip(rows, going_on, acting, strict=True):
            if random.random() < KEPT:
                kept.append(row)
                worlds.append(candidates(now[game], seat, Dice(random.randrange(1 << 60))))
                games.append(number * GAMES + game)
        choices = mind.choices(rows, seats, [lucks[game] for game in going_on])
        for game, seat, action in zip(going_on, acting, choices, strict=True):
            now[game] = applied(now[game], seat, action, lucks[game])
    flow = thought(np, IN_NUMBERS.network(seats), coding.read(np, np.array(kept, np.int32)).features)
    return Positions(flow.astype(np.float16), np.array(worlds, np.int8), np.array(games))


def candidates(moment: StateWithSigns, seat: int, luck: Dice) -> list[list[int]]:
    """The true world, and others that look the same to the seat to act."""
    state, seats = moment.state, moment.state.seats
    others = sorted(
        (other for other in range(seats) if other != seat),
        key=lambda other: (not state.alive[other], (other - seat) % seats),
    )
    view = KITTENS.view(state, seat)
    worlds = [state, *(sample(view, state.edition, luck) for _ in range(OTHERS))]
    return [described(world, others, IN_NUMBERS.others(seats)) for world in worlds]


def gathered(name: str, positions: int, seed: str, processes: int) -> Iterator[Positions]:
    found, began, number = 0, perf_counter(), 0
    with ProcessPoolExecutor(processes) as pool:
        while found < positions:
            for some in pool.map(partial(played, name, seed), range(number, number + 4 * processes)):
                found += len(some.game)
                yield some
            number += 4 * processes
            print(f"{found} positions after {perf_counter() - began:.0f} s", flush=True)


def fitted(positions: Positions, steps: int, seed: int) -> Layers:
    """Fit with Adam on random parts of all positions."""
    import jax
    import jax.numpy as jnp

    width, count = positions.thought.shape[1], features(np, positions.worlds[:1]).shape[-1]
    keys = jax.random.split(jax.random.key(seed), 3)
    layers = Layers(
        jax.random.normal(keys[0], (width, HIDDEN)) / np.sqrt(width),
        jax.random.normal(keys[1], (count, HIDDEN)) / np.sqrt(count),
        jnp.zeros(HIDDEN),
        jax.random.normal(keys[2], (HIDDEN,)) * 0.02,
    )
    memory = (jax.tree.map(jnp.zeros_like, layers),) * 2

    @jax.jit
    def step(layers: Any, memory: tuple[Any, Any], now: Any, pace: Any, some: Positions) -> Any:
        mean, square = memory
        slope = jax.grad(lambda layers: loss(jnp, layers, some) + DECAY * sum(jnp.sum(x**2) for x in layers))(layers)
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
        square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, slope)
        change = jax.tree.map(
            lambda m, s: pace * (m / (1 - 0.9**now)) / (jnp.sqrt(s / (1 - 0.999**now)) + 1e-8), mean, square
        )
        return jax.tree.map(jnp.subtract, layers, change), (mean, square)

    random = np.random.default_rng(seed)
    for now in range(1, steps + 1):
        rows = random.integers(len(positions.game), size=BATCH)
        some = Positions(*(part[rows] for part in positions))
        layers, memory = step(layers, memory, now, 2e-3 * min(1.0, 1.5 * (1 - now / steps)), some)
    fit: Layers = jax.tree.map(np.asarray, layers)
    return fit


def loss(xp: Any, layers: Layers, some: Positions) -> Any:
    weights = scores(xp, layers, some.thought, some.worlds)
    top = weights.max(axis=-1, keepdims=True)
    return (xp.log(xp.exp(weights - top).sum(axis=-1)) - (weights - top)[..., 0]).mean()


def part(positions: Positions, chosen: Any) -> Positions:
    return Positions(*(each[chosen] for each in positions))


def told(name: str, layers: Layers, some: Positions) -> None:
    right = scores(np, layers, some.thought, some.worlds).argmax(axis=-1) == 0
    print(
        f"{name}, {len(some.game)} positions: log loss {loss(np, layers, some):.4f}, of luck {log(OTHERS + 1):.4f}; "
        f"the true world is the likeliest in {100 * right.mean():.1f} %, by luck in {100 / (OTHERS + 1):.0f}",
        flush=True,
    )


def main(arguments: Sequence[str] | None = None) -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("network", choices=list(TABLES))
    options.add_argument("--positions", type=int, default=1_000_000)
    options.add_argument("--steps", type=int, default=8000, help="of fitting")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    options.add_argument("--seed", default="worlds")
    options.add_argument("--out", type=Path, required=True)
    asked = options.parse_args(arguments)
    parts = zip(*gathered(asked.network, asked.positions, asked.seed, asked.processes), strict=True)
    every = Positions(*map(np.concatenate, parts))
    aside = every.game % 5 == 0
    layers = fitted(part(every, ~aside), asked.steps, seed=1)
    told("fitted", layers, part(every, np.flatnonzero(~aside)[:50_000]))
    told("kept aside", layers, part(every, np.flatnonzero(aside)[:50_000]))
    asked.out.write_bytes(packed(layers))


if __name__ == "__main__":
    main()
