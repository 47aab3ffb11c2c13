"""The learning curve of one plan over wall time, and the strength of the networks that several plans made.

PYTHONPATH=src python bench/curve.py train --games 65536 --parts 16 --passes 1 --seconds 180 --out OUT/wide
    PYTHONPATH=src python bench/curve.py judge OUT/wide OUT/narrow          among each other and against the expert

Compiling is not counted, and neither are the trials, as in `mazzo learn`.
"""

import argparse
import json
from itertools import combinations
from math import sqrt
from pathlib import Path

import jax
import jax.numpy as jnp

from mazzo.bots import in_numbers
from mazzo.bots.expert.network import Network, unpacked
from mazzo.learn import trial
from mazzo.learn.tables import table
from mazzo.learn.training import NETWORK, Seats, TrainingPlan, others_of, start, train

JUDGED_GAMES = 1 << 17
CHECKS = 12


def learn(asked: argparse.Namespace) -> None:
    plan = TrainingPlan(
        game=asked.game,
        tables=[Seats(asked.seats, None, asked.games)],
        others=others_of(asked.game, asked.seats),
        seconds=asked.seconds,
        steps=asked.steps,
        parts=asked.parts,
        passes=asked.passes,
        learning=(asked.rate, asked.rate / 50),
        seed=asked.seed,
        trial_games=16384,
    )
    train(start(plan), asked.out, check_every=asked.seconds / CHECKS)


def judge(asked: argparse.Namespace) -> None:
    """Win rates of networks with the sizes that ship, each against the expert and against every other."""
    tried = table(asked.game, asked.seats, None, JUDGED_GAMES, others=others_of(asked.game, asked.seats))
    networks: dict[str, Network] = {
        each.name: jax.tree.map(jnp.asarray, unpacked((each / NETWORK).read_bytes())) for each in asked.networks
    }
    expert = jax.tree.map(jnp.asarray, in_numbers(asked.game).network(asked.seats))
    pairs = [(name, "expert") for name in networks] + list(combinations(networks, 2))
    networks["expert"] = expert
    for one, other in pairs:
        won = trial.against_network(tried, networks[one], networks[other], seed=2**20)
        error = 1.96 * sqrt(won * (1 - won) / JUDGED_GAMES)
        print(
            json.dumps({"network": one, "against": other, "won": round(won, 4), "error": round(error, 4)}), flush=True
        )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = options.add_subparsers(required=True)
    for name, work in {"train": learn, "judge": judge}.items():
        command = commands.add_parser(name)
        command.set_defaults(work=work)
        command.add_argument("--game", default="kittens")
        command.add_argument("--seats", type=int, default=2)
    training, judging = commands.choices.values()
    for option, usual in {"games": 8192, "steps": 64, "parts": 8, "passes": 2, "seed": 1}.items():
        training.add_argument(f"--{option}", type=int, default=usual)
    training.add_argument("--rate", type=float, default=5e-4, help="the learning rate at the beginning")
    training.add_argument("--seconds", type=float, default=180.0)
    training.add_argument("--out", type=Path, required=True)
    judging.add_argument("networks", type=Path, nargs="+", help="folders of trainings")
    asked = options.parse_args()
    asked.work(asked)


if __name__ == "__main__":
    main()
