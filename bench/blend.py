"""Blends two networks of Exploding Kittens, weight by weight, and tries each blend among a third with four seats.

PYTHONPATH=src python bench/blend.py ONE OTHER --shares 0.5 0.65 --among shark.npz --out network.npz

A share is how much of ONE is in it. The last blend is written. Both networks must descend from the same one.
"""

import argparse
import json
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from mazzo.bots.expert.network import Network, packed, unpacked
from mazzo.learn import trial
from mazzo.learn.tables import table


def read(path: Path) -> Network:
    network: Network = jax.tree.map(jnp.asarray, unpacked(path.read_bytes()))
    return network


def blend(one: Network, other: Network, share: float) -> Network:
    blended: Network = jax.tree.map(lambda mine, yours: share * mine + (1 - share) * yours, one, other)
    return blended


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("one", type=Path)
    options.add_argument("other", type=Path)
    options.add_argument("--shares", type=float, nargs="+", default=[0.5])
    options.add_argument("--among", type=Path, help="the network in the other seats of a trial")
    options.add_argument("--games", type=int, default=1 << 18, help="of each trial")
    options.add_argument("--out", type=Path, required=True)
    asked = options.parse_args()
    one, other = read(asked.one), read(asked.other)
    place = table("kittens", 4, "it", asked.games, others=8)
    for share in asked.shares:
        blended = blend(one, other, share)
        if asked.among:
            won = trial.against_network(place, blended, read(asked.among), seed=2**20)
            print(json.dumps({"share": share, "games": asked.games, "won": round(won, 4)}), flush=True)
        asked.out.write_bytes(packed(jax.tree.map(np.asarray, blended)))


if __name__ == "__main__":
    main()
