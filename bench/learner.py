"""Measures where a learner's time goes: the engine, reading observations, the network, and learning.

PYTHONPATH=src python bench/learner.py --games 32768 --steps 64 --parts 8 --passes 2

Each row is a program that does a little more than the one before, on the same table. The difference is the cost.
"""

import argparse
import json
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.learn.improve import Rates, improve, lessons, new_adam, new_network
from mazzo.learn.tables import DEAL_EVERY, GameStates, TrainingTable, _deal, begin, decided, play, table
from mazzo.learn.training import others_of
from mazzo.vector.words import Array, Key, mix, where


@partial(jax.jit, static_argnames=("table", "steps", "reading"))
def without_network(table: TrainingTable, games: GameStates, *, steps: int, reading: bool) -> tuple[GameStates, Array]:
    """The same games with random moves; with `reading`, features and masks are computed and summed."""
    game, names = table.game, mix(jnp.arange(table.games, dtype=jnp.uint32))

    def one_round(games: GameStates, _: None) -> tuple[GameStates, Array]:
        dealt = _deal(table, Key(names, mix(games.moment * 3 + 1)))
        over = jax.vmap(game.over)(games.states)
        states = jax.vmap(where)(over, dealt, games.states)
        return lax.scan(one_step, GameStates(states, games.moment + 1), None, length=DEAL_EVERY)

    def one_step(games: GameStates, _: None) -> tuple[GameStates, Array]:
        made = jnp.float32(0)
        if reading:
            seat = jnp.maximum(jax.vmap(game.to_act)(games.states), 0)
            seen = table.coding.read(jnp, table.observe(games.states, seat))
            features, mask = lax.optimization_barrier((seen.features.astype(jnp.bfloat16), seen.mask))  # type: ignore[no-untyped-call]
            made = features.sum() + mask.sum()
        luck = mix(names ^ mix(games.moment))
        assert game.any_legal
        action = jax.vmap(game.any_legal)(games.states, luck)

        states = decided(table, games.states, action, names, games.moment)
        return GameStates(states, games.moment + 1), made

    games, made = lax.scan(one_round, games, None, length=steps // DEAL_EVERY)
    return games, made.sum()


def milliseconds(work: Callable[[], Any], times: int = 5) -> float:
    """The median time of some calls, after one that compiles."""
    jax.block_until_ready(work())  # type: ignore[no-untyped-call]
    taken = []
    for _ in range(times):
        began = perf_counter()
        jax.block_until_ready(work())  # type: ignore[no-untyped-call]
        taken.append(1000 * (perf_counter() - began))
    return sorted(taken)[times // 2]


def measure(
    game: str, seats: int, *, games: int, steps: int, parts: int, passes: int, width: int, apart: bool
) -> dict[str, float]:
    others = others_of(game, seats)
    place = table(game, seats, None, games, others=others)
    network = new_network(place.coding, others + 1, width, 1)
    at = begin(place, 1)
    turn = jnp.uint32(1)
    random_play = partial(without_network, place, at, steps=steps)
    engine, reading = (milliseconds(partial(random_play, reading=reads)) if apart else 0.0 for reads in (False, True))
    playing = milliseconds(lambda: play(place, network, network, at, turn, steps=steps))
    _, decisions, last = play(place, network, network, at, turn, steps=steps)
    made = int(decisions.is_one.sum())
    learn_from = jax.jit(lessons, static_argnums=2)
    found = learn_from(decisions, last, others + 1)
    estimating = milliseconds(lambda: learn_from(decisions, last, others + 1))
    state = [network, new_adam(network)]
    rates, key = Rates(jnp.float32(1e-4), jnp.float32(0.01)), jax.random.key(1)

    def learn() -> Any:
        *state[:], report = improve(*state, [found], key=key, rates=rates, parts=parts, passes=passes)
        return report

    learning = milliseconds(learn)
    total = playing + estimating + learning
    return {
        "engine": engine,
        "reading": reading - engine,
        "network and choice": playing - reading,
        "advantages": estimating,
        "learning": learning,
        "total ms": total,
        "decisions": made,
        "M decisions/s": made / total / 1000,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--game", default="kittens")
    options.add_argument("--seats", type=int, default=2)
    for name, usual in {"games": 32768, "steps": 64, "parts": 8, "passes": 2, "width": 512}.items():
        options.add_argument(f"--{name}", type=int, default=usual)
    options.add_argument("--together", dest="apart", action="store_false", help="no rows for the engine and reading")
    asked = vars(options.parse_args())
    found = measure(asked.pop("game"), asked.pop("seats"), **asked)
    print(json.dumps(asked), json.dumps({name: round(value, 2) for name, value in found.items()}), flush=True)


if __name__ == "__main__":
    main()
