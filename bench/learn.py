"""Trains the networks that ship as the bot `expert`, and what is measured of them on the vector engine.

    PYTHONPATH=src python bench/learn.py kittens-2 --out OUT --minutes 9

Stops after so many minutes and goes on, when it is called again, from the checkpoint in OUT or from --resume. The file
OUT/network.npz is what lies in src/mazzo/bots/GAME/networks under that name.
"""

import argparse
from pathlib import Path

import jax
import jax.numpy as jnp

from mazzo.bots.expert.network import unpacked
from mazzo.learn.training import CHECKPOINT, Plan, Seats, resume, start, train

PLANS = {
    "kittens-2": Plan(
        game="kittens",
        tables=[Seats(2, "it", 4096), Seats(2, "2015", 2048), Seats(2, "2025", 2048)],
        others=1,
        seconds=480,
        steps=128,
        bots=("greedy",),
    ),
    "kittens-9": Plan(
        game="kittens",
        tables=[
            Seats(4, "it", 3072),
            Seats(4, "2015", 1024),
            Seats(4, "2025", 1024),
            Seats(3, "it", 1024),
            Seats(5, "2025", 1024),
            Seats(6, "2015", 512),
            Seats(8, "it", 512),
        ],
        others=8,
        seconds=480,
        steps=128,
        bots=("greedy",),
    ),
    "mantis-6": Plan(
        game="mantis",
        tables=[
            Seats(4, "it", 4096),
            Seats(2, "it", 2048),
            Seats(4, "en", 1024),
            Seats(3, "it", 1024),
            Seats(6, "it", 1024),
        ],
        others=5,
        seconds=200,
        steps=64,
        width=256,
        entropy=(0.01, 0.0005),
    ),
}


def main() -> None:
    options = argparse.ArgumentParser(description="Train a network that ships.")
    options.add_argument("name", choices=list(PLANS))
    options.add_argument("--out", type=Path, required=True, help="where checkpoints go")
    options.add_argument("--resume", type=Path, help="a checkpoint to go on from")
    options.add_argument("--minutes", type=float, help="after which this call stops")
    options.add_argument("--seconds", type=float, help="of learning, all calls together, if not as planned")
    options.add_argument("--anew", action="store_true", help="begin the plan anew with the network to go on from")
    options.add_argument("--rival", type=Path, help="a network that plays all other seats in some of the games")
    options.add_argument("--rivals", type=float, default=0.4, help="in this share of them")
    options.add_argument("--fill", action="store_true", help="plan for just the minutes of this call")
    asked = options.parse_args()
    plan = PLANS[asked.name]
    if asked.seconds:
        plan = Plan(**{**vars(plan), "seconds": asked.seconds})
    if asked.rival:
        plan = Plan(**{**vars(plan), "tables": [each._replace(rivals=asked.rivals) for each in plan.tables]})
    checkpoint = asked.resume or (asked.out / CHECKPOINT)
    training = resume(plan, checkpoint, anew=asked.anew) if checkpoint.exists() else start(plan)
    training.rival = asked.rival and jax.tree.map(jnp.asarray, unpacked(asked.rival.read_bytes()))
    train(training, asked.out, stop_after=asked.minutes and asked.minutes * 60, check_every=45, fill=asked.fill)


if __name__ == "__main__":
    main()
