"""Trains the networks of the bot `expert`, and measures them on the vector engine.

PYTHONPATH=src python bench/learn.py kittens-2 --out OUT --minutes 9
    PYTHONPATH=src python bench/learn.py kittens-2-shark --begin NETWORK --rivals FOLDER --out OUT --minutes 5 --fill
    PYTHONPATH=src python bench/learn.py kittens-2-league --begin NETWORK --rivals FOLDER --out OUT --minutes 9 --fill
    PYTHONPATH=src python bench/learn.py kittens-9-league --begin NETWORK --rivals FOLDER --out OUT --minutes 9 --fill
    PYTHONPATH=src python bench/learn.py kittens-9-league-on --begin FILE --rivals FOLDER --out OUT --minutes 6 --fill
    PYTHONPATH=src python bench/learn.py kittens-9-attacked --begin FILE --rivals FOLDER --out OUT --minutes 9 --fill
    PYTHONPATH=src python bench/learn.py kittens-9-attacked-on --begin FILE --rivals FOLDER --out OUT --minutes 9 --fill
    PYTHONPATH=src python bench/learn.py kittens-9-attacked-wide --begin FILE --rivals FOLDER --out OUT --fill
    PYTHONPATH=src python bench/learn.py kittens-2 --best-response --out OUT --minutes 9
    PYTHONPATH=src python bench/learn.py kittens-9 --best-response --seats 3 4 5 --out OUT --minutes 27

The folder of rivals holds the networks that a plan names: shark.npz (an imitation of `shark`), and the best responses
to the previous network, response.npz and response-by-chance.npz.

The last two commands train a best response: one learner among seats played by the network that ships (or by --begin),
so that it learns to beat that network alone. OUT/best-response.json has its win rate, and the win rate of that network
in its place; with several numbers of seats, OUT/SEATS/best-response.json.

A run stops after the given minutes. The next one continues from the checkpoint in OUT. Copy OUT/network.npz to
src/mazzo/games/GAME/bots/networks to ship it.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from pathlib import Path

import jax
import jax.numpy as jnp

from mazzo.bots import network_codec
from mazzo.bots.expert.network import Network, unpacked
from mazzo.research.learn import trial
from mazzo.research.learn.tables import table
from mazzo.research.learn.training import (
    ATTACKER,
    AVERAGE,
    CHECKPOINT,
    EXPERT,
    Seats,
    Training,
    TrainingPlan,
    beginning,
    resume,
    start,
    train,
)


def against(tables: Sequence[Seats], share: float, *rivals: str, by_chance: bool = False) -> list[Seats]:
    """The same tables, with rivals in a share of the games."""
    return [each._replace(rivals=share, against=rivals, by_chance=by_chance) for each in tables]


ITALIAN, OTHER_EDITIONS = [Seats(2, "it", 4096)], [Seats(2, "2015", 2048), Seats(2, "2025", 2048)]

PARTIES = [
    Seats(4, "it", 3072),
    Seats(4, "2015", 1024),
    Seats(4, "2025", 1024),
    Seats(3, "it", 1024),
    Seats(5, "2025", 1024),
    Seats(6, "2015", 512),
    Seats(8, "it", 512),
]

DUEL = TrainingPlan(
    game="kittens",
    tables=[*ITALIAN, *OTHER_EDITIONS],
    others=1,
    seconds=480,
    steps=128,
    bots=("greedy",),
)

IN_TURNS = (AVERAGE, "shark", "response", AVERAGE, "shark", "response-by-chance")

LEAGUE = replace(
    DUEL,
    tables=[
        *ITALIAN,
        *against(ITALIAN, 1.0, *IN_TURNS, by_chance=True),
        *against(OTHER_EDITIONS, 0.5, AVERAGE, "shark", by_chance=True),
    ],
    steps=96,
    learning=(3e-4, 1e-5),
    entropy=(0.06, 0.015),
    memory=0.995,
)

PARTY_LEAGUE = replace(
    LEAGUE,
    tables=[
        Seats(4, "it", 6144),
        *against([Seats(4, "it", 8192)], 1.0, AVERAGE, "shark", "response", by_chance=True),
        *against(
            [
                Seats(3, "it", 3072),
                Seats(5, "it", 2048),
                Seats(4, "2025", 2048),
                Seats(4, "2015", 1024),
                Seats(5, "2025", 1024),
                Seats(6, "2015", 512),
                Seats(8, "it", 512),
            ],
            0.5,
            *(AVERAGE, "shark"),
            by_chance=True,
        ),
    ],
    others=8,
    steps=64,
    parts=16,
    passes=1,
    bots=(),
)

PARTY_LEAGUE_ON = replace(
    PARTY_LEAGUE,
    tables=[
        *against([Seats(4, "it", 14336)], 0.57, *IN_TURNS, by_chance=True),
        *against(
            [Seats(3, "it", 3072), Seats(5, "it", 3072), Seats(4, "2025", 3072), Seats(6, "2015", 1024)],
            0.5,
            *(AVERAGE, "shark"),
            by_chance=True,
        ),
    ],
    learning=(2e-4, 1e-5),
    entropy=(0.03, 0.008),
)
"""Continues from the network of `kittens-9-league`; response-by-chance.npz is a best response to it. It has fewer
tables, since each takes a while to compile.
"""

PARTY_ATTACKED = replace(
    PARTY_LEAGUE,
    tables=[
        *against([Seats(4, "it", 12288)], 0.75, "shark", "shark", AVERAGE),
        *against([Seats(4, "it", 8192, one_rival=True)], 1.0, ATTACKER, ATTACKER, "response", ATTACKER),
        *against(
            [Seats(3, "it", 3072), Seats(5, "it", 3072), Seats(4, "2025", 3072), Seats(6, "2015", 2048)],
            0.6,
            *("shark", AVERAGE),
        ),
    ],
    learning=(2e-4, 1e-5),
    entropy=(0.02, 0.002),
    trial_games=32768,
)
"""Continues from the network of `kittens-9-league-on`; response.npz is a best response to the network that ships. An
attacker learns beside it and has one seat of a table; in the plans before, a best response had all seats but one.
"""

PARTY_ATTACKED_ON = replace(
    PARTY_ATTACKED,
    tables=[
        *against([Seats(4, "it", 12288)], 0.8, "shark", "shark", "shark", AVERAGE),
        *against([Seats(4, "it", 8192, one_rival=True)], 1.0, ATTACKER, ATTACKER, "response", ATTACKER),
        *against(
            [Seats(3, "it", 3072), Seats(5, "it", 3072), Seats(4, "2025", 3072), Seats(6, "2015", 1024)],
            0.7,
            *("shark", "shark", AVERAGE),
        ),
    ],
    learning=(1.2e-4, 5e-6),
    entropy=(0.01, 0.001),
)
"""Continues from the blend of 65 %, more slowly and among more sharks; response.npz is a best response to it."""

PARTY_ATTACKED_WIDE = replace(
    PARTY_ATTACKED,
    tables=[
        *against([Seats(4, "it", 10240)], 0.8, "shark", "shark", "shark", AVERAGE),
        *against([Seats(4, "it", 6144, one_rival=True)], 1.0, ATTACKER, ATTACKER, "response", ATTACKER),
        *against([Seats(3, "it", 8192, one_rival=True), Seats(5, "it", 3072, one_rival=True)], 1.0, ATTACKER),
        *against(
            [Seats(3, "it", 4096), Seats(5, "it", 3072), Seats(4, "2025", 3072)],
            0.7,
            *("shark", "shark", AVERAGE),
        ),
    ],
    learning=(2e-4, 5e-6),
    entropy=(0.012, 0.001),
)
"""Continues from the network that PARTY_ATTACKED_ON made. With three seats a best response beat it, so the attacker now
learns with three, four and five.
"""

PLANS = {
    "kittens-2": DUEL,
    "kittens-2-shark": replace(DUEL, tables=against(DUEL.tables, 0.5, "shark")),
    "kittens-2-league": LEAGUE,
    "kittens-9": TrainingPlan(
        game="kittens",
        tables=against(PARTIES, 0.5, "shark"),
        others=8,
        seconds=480,
        steps=128,
        bots=("greedy",),
    ),
    "kittens-9-league": PARTY_LEAGUE,
    "kittens-9-league-on": PARTY_LEAGUE_ON,
    "kittens-9-attacked": PARTY_ATTACKED,
    "kittens-9-attacked-on": PARTY_ATTACKED_ON,
    "kittens-9-attacked-wide": PARTY_ATTACKED_WIDE,
    "mantis-6": TrainingPlan(
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


def attack(plan: TrainingPlan, tables: Sequence[Seats], *, by_chance: bool = False) -> TrainingPlan:
    """The plan of a network that learns only to beat another, at these tables."""
    return replace(
        plan,
        tables=against(tables, 1.0, EXPERT, by_chance=by_chance),
        steps=64,
        learning=(3e-4, 1e-5),
        entropy=(0.01, 0.0005),
        memory=0.0,
        trial_games=32768,
        bots=(),
    )


def respond(plan: TrainingPlan, seats: int, expert: Network, out: Path, minutes: float, *, by_chance: bool) -> None:
    """Train a best response to a network, and report how often it wins."""
    plan = attack(plan, [Seats(seats, "it", 16384)], by_chance=by_chance)
    checkpoint = out / CHECKPOINT
    goes_on = checkpoint.exists()
    rivals = {EXPERT: expert}
    training = resume(plan, checkpoint, rivals) if goes_on else beginning(plan, expert, rivals)
    training = train(training, out, stop_after=minutes * 60, check_every=30, fill=not goes_on)
    tried = table(plan.game, seats, "it", 1 << 17, others=plan.others, by_chance=by_chance)
    won, itself = (trial.against_network(tried, each, expert, seed=2**20) for each in (training.network, expert))
    told = {"seats": seats, "games": tried.games, "won": won, "error": 1.96 * sqrt(won * (1 - won) / tried.games)}
    told |= {"itself": itself, "gain": won - itself, "decisions": training.progress.decisions}
    (out / "best-response.json").write_text(json.dumps(told, indent=1))
    print(json.dumps(told), flush=True)


def attacker_of(training: Training, checkpoint: Path) -> Training:
    """The attacker of a league, at the tables where it has a seat; it begins with the league's own response."""
    tables = [Seats(each.seats, each.edition, each.games) for each in training.plan.tables if ATTACKER in each.against]
    plan = replace(attack(training.plan, tables), seconds=training.plan.seconds)
    rivals = {EXPERT: training.result}
    if checkpoint.exists():
        return resume(plan, checkpoint, rivals)
    return beginning(plan, training.rivals["response"], rivals)


def read(path: Path) -> Network:
    network: Network = jax.tree.map(jnp.asarray, unpacked(path.read_bytes()))
    return network


def main() -> None:
    options = argparse.ArgumentParser(description="Train a network that ships.")
    options.add_argument("name", choices=list(PLANS))
    options.add_argument("--out", type=Path, required=True, help="where checkpoints go")
    options.add_argument("--begin", type=Path, help="the network to start from")
    options.add_argument("--rivals", type=Path, help="folder of the networks that a plan plays against")
    options.add_argument("--minutes", type=float, help="minutes until this run stops")
    options.add_argument("--seconds", type=float, help="minutes of learning in all runs together (default: as planned)")
    options.add_argument("--fill", action="store_true", help="plan for just the minutes of this call")
    options.add_argument("--best-response", action="store_true", help="learn to beat the network that ships")
    options.add_argument(
        "--seats", type=int, nargs="+", default=[2], help="numbers of seats, trained one after the other"
    )
    options.add_argument(
        "--by-chance", action="store_true", help="a best response to the network when it draws all its moves at random"
    )
    asked = options.parse_args()
    plan = PLANS[asked.name]
    if asked.best_response:
        minutes = (asked.minutes or 10) / len(asked.seats)
        for seats in asked.seats:
            out = asked.out / str(seats) if len(asked.seats) > 1 else asked.out
            expert = (
                read(asked.begin) if asked.begin else jax.tree.map(jnp.asarray, network_codec(plan.game).network(seats))
            )
            respond(plan, seats, expert, out, minutes, by_chance=asked.by_chance)
        return
    if asked.seconds:
        plan = replace(plan, seconds=asked.seconds)
    every = {name for each in plan.tables for name in each.against}
    names = every - {AVERAGE, ATTACKER}
    if names and not asked.rivals:
        options.error(
            f"{asked.name} plays against {', '.join(sorted(names))}; give the folder of these networks with --rivals"
        )
    rivals = {name: read(asked.rivals / f"{name}.npz") for name in sorted(names)}
    checkpoint = asked.out / CHECKPOINT
    if checkpoint.exists():
        training = resume(plan, checkpoint, rivals)
    else:
        training = beginning(plan, read(asked.begin) if asked.begin else start(plan).network, rivals)
    if ATTACKER in every:
        training.attacker = attacker_of(training, asked.out / ATTACKER / CHECKPOINT)
    train(training, asked.out, stop_after=asked.minutes and asked.minutes * 60, check_every=45, fill=asked.fill)


if __name__ == "__main__":
    main()
