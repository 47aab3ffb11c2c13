"""Examples of `shark`'s choices, and a network that imitates it as an opponent in training (bench/learn.py --rival).

PYTHONPATH=src python -m bench.imitate watch 9 --seconds 60 --jobs 14 --out OUT
PYTHONPATH=src python -m bench.imitate learn 9 --examples OUT --out OUT/shark.npz
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

SETTINGS = {
    2: [("it", 2), ("2015", 2), ("2025", 2), ("it", 2)],
    9: [("it", 4), ("it", 4), ("2025", 4), ("it", 3), ("2015", 4), ("2025", 5), ("2015", 6)],
}


def one(bots: tuple[str, ...], task: tuple[int, int]) -> tuple[str, int, Any, Any]:
    os.environ["JAX_PLATFORMS"] = "cpu"
    from bench.imitation import watch

    most, number = task
    edition, seats = SETTINGS[most][number % len(SETTINGS[most])]
    rows, moves = watch("kittens", edition, seats, most - 1, bots=bots, seed=f"watch {most} {number}")
    return edition, seats, rows, moves


def watch_all(wanted: Sequence[int], seconds: float, jobs: int, out: Path) -> None:
    for most in wanted:
        bots = ("shark", "cautious", "expert") if most == 2 else ("shark", "cautious")
        began, found = perf_counter(), defaultdict(list)
        with get_context("spawn").Pool(jobs) as pool:
            for edition, seats, rows, moves in pool.imap_unordered(
                partial(one, bots), ((most, number) for number in range(200_000)), chunksize=4
            ):
                found[f"{edition} {seats}"].append((rows, moves))
                if perf_counter() - began > seconds:
                    pool.terminate()
                    break
        arrays: dict[str, Any] = {}
        for name, some in found.items():
            arrays[f"rows {name}"] = np.concatenate([rows for rows, _ in some])
            arrays[f"moves {name}"] = np.concatenate([moves for _, moves in some])
        np.savez_compressed(out / f"examples-{most}.npz", **arrays)
        print(most, {name: len(each) for name, each in arrays.items() if name.startswith("moves")}, flush=True)


def learn(most: int, examples: Path, out: Path, steps: int) -> None:
    import jax
    import jax.numpy as jnp

    from bench.imitation import ImitationBatch, imitate
    from mazzo import get
    from mazzo.bots.expert.network import packed
    from mazzo.games.kittens.bots.expert import KittensCoding
    from mazzo.learn.improve import new_network

    arrays, found = np.load(examples / f"examples-{most}.npz"), []
    codings = []
    for name in [name[5:] for name in arrays if name.startswith("rows ")]:
        edition, seats = name.split()
        codings.append(KittensCoding(get("kittens").edition(edition), int(seats), most - 1))
        read = codings[-1].read(np, arrays[f"rows {name}"].astype(np.int32))
        found.append(ImitationBatch(read.features, read.mask, arrays[f"moves {name}"]))
    every = jax.tree.map(lambda *each: np.concatenate(each), *found)
    order = np.random.default_rng(1).permutation(len(every.move))
    every = jax.tree.map(lambda each: jnp.asarray(each[order]), every)
    kept = len(order) // 20
    network = new_network(codings[0], most, 512, 1)
    rest = jax.tree.map(lambda each: each[kept:], every)
    network, right = imitate(network, rest, jax.random.key(1), steps=steps, size=4096, rate=1e-3)
    from mazzo.bots.expert.network import forward, masked

    some = jax.tree.map(lambda each: each[:kept], every)
    best = jnp.argmax(masked(jnp, forward(jnp, network, some.features).moves, some.mask), axis=-1)
    unseen = float((best == some.move).mean())
    print(f"{len(order)} examples: right {float(right):.3f}, of those it never saw {unseen:.3f}", flush=True)
    out.write_bytes(packed(jax.tree.map(np.asarray, network)))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = options.add_subparsers(dest="command", required=True)
    watching = commands.add_parser("watch")
    watching.add_argument("most", type=int, nargs="*", default=list(SETTINGS), help="most seats: 2, 9 or both")
    watching.add_argument("--seconds", type=float, default=60)
    watching.add_argument("--jobs", type=int, default=2)
    watching.add_argument("--out", type=Path, required=True)
    learning = commands.add_parser("learn")
    learning.add_argument("most", type=int, choices=list(SETTINGS))
    learning.add_argument("--examples", type=Path, required=True)
    learning.add_argument("--out", type=Path, required=True)
    learning.add_argument("--steps", type=int, default=3000)
    asked = options.parse_args()
    if asked.command == "watch":
        watch_all(asked.most, asked.seconds, asked.jobs, asked.out)
    else:
        learn(asked.most, asked.examples, asked.out, asked.steps)


if __name__ == "__main__":
    main()
