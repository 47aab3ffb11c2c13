"""Trains the networks that ship as the bot `expert`, and what is measured of them on the vector engine.

    PYTHONPATH=src python bench/learn.py kittens-2 --out OUT --minutes 9
    PYTHONPATH=src python bench/learn.py kittens-2 --out OUT --minutes 9 --best-response

The second trains a best response: a network that plays only against the one that ships, for two, and so learns to beat
it alone. How often it wins in the end is told in OUT/best-response.json.

Stops after so many minutes and goes on, when it is called again, from the checkpoint in OUT or from --resume. The file
OUT/network.npz is what lies in src/mazzo/bots/GAME/networks under that name.
"""

import argparse
import json
from dataclasses import replace
from math import sqrt
from pathlib import Path

import jax
import jax.numpy as jnp

from mazzo.bots import PLAYERS
from mazzo.bots.expert.network import unpacked
from mazzo.learn import trial
from mazzo.learn.improve import new_adam
from mazzo.learn.tables import table
from mazzo.learn.training import CHECKPOINT, Plan, Progress, Seats, Training, resume, start, train

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


def respond(plan: Plan, out: Path, minutes: float, *, by_chance: bool) -> None:
    """Train a best response to the network that ships, and tell how often it wins."""
    plan = replace(
        plan,
        tables=[Seats(2, "it", 8192, rivals=1.0, by_chance=by_chance)],
        learning=(3e-4, 1e-5),
        entropy=(0.01, 0.0005),
        trial_games=32768,
        bots=(),
    )
    shipped = jax.tree.map(jnp.asarray, PLAYERS[plan.game].in_numbers.network(2))
    training = Training(plan, jax.tree.map(jnp.copy, shipped), new_adam(shipped), Progress(), rival=shipped)
    checkpoint = out / CHECKPOINT
    if checkpoint.exists():
        training = replace(resume(plan, checkpoint), rival=shipped)
    training = train(training, out, stop_after=minutes * 60, check_every=30, fill=not checkpoint.exists())
    tried = table(plan.game, 2, "it", 1 << 17, others=plan.others, by_chance=by_chance)
    won = trial.against_network(tried, training.network, shipped, seed=2**20)
    told = {"games": tried.games, "won": won, "error": 1.96 * sqrt(won * (1 - won) / tried.games)}
    (out / "best-response.json").write_text(json.dumps({**told, "decisions": training.progress.decisions}, indent=1))
    print(json.dumps(told))


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
    options.add_argument("--best-response", action="store_true", help="learn to beat the network that ships")
    options.add_argument("--by-chance", action="store_true", help="where that one does not always do the likeliest")
    asked = options.parse_args()
    plan = PLANS[asked.name]
    if asked.best_response:
        respond(plan, asked.out, asked.minutes or 10, by_chance=asked.by_chance)
        return
    if asked.seconds:
        plan = replace(plan, seconds=asked.seconds)
    if asked.rival:
        plan = replace(plan, tables=[each._replace(rivals=asked.rivals) for each in plan.tables])
    checkpoint = asked.resume or (asked.out / CHECKPOINT)
    training = resume(plan, checkpoint, anew=asked.anew) if checkpoint.exists() else start(plan)
    training.rival = asked.rival and jax.tree.map(jnp.asarray, unpacked(asked.rival.read_bytes()))
    train(training, asked.out, stop_after=asked.minutes and asked.minutes * 60, check_every=45, fill=asked.fill)


if __name__ == "__main__":
    main()
