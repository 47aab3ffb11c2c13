"""`mazzo learn`: a network learns a game by playing against itself."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from mazzo.cli.arguments import Parser, checked, keep_compiled, need_arrays, read_count
from mazzo.core.edition import check_seats, choose
from mazzo.games import get

if TYPE_CHECKING:
    from mazzo.research.learn.training import TrainingPlan

MANY_GAMES = 32768
SUMMARY = "train a network by self-play"
DESCRIPTION = """Train a network that plays a game, by letting it play against itself on the vector engine (PPO).
On a GPU it plays millions of decisions a second; on a CPU it learns slowly.
The folder has a checkpoint, from which the same command goes on, the network, and its learning
curve as JSON (with the plan that repeats it) and as a picture. It needs the extra mazzo[learn]."""
EXAMPLES = """  mazzo learn {other} --seats 2 --minutes 10 --out {other}
  mazzo learn {other} --seats 2 --minutes 20 --out {other}       goes on with it
  mazzo learn {other} --seats 2 --decisions 5000000 --seed 7 --out seven
  mazzo learn {game} --seats 4 --edition {edition} --games 256 --width 128 --out {game}"""


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_count("--seats", "the number of players", 2)
    parser.add_edition()
    parser.add_argument(
        "--minutes", metavar="M", type=float, default=10.0, help="total minutes of training (default 10)"
    )
    text = "decisions to learn from, instead of minutes: with the same seed, the same network on the same machine"
    parser.add_count("--decisions", text)
    parser.add_count("--games", "games in parallel (default 65536 on a GPU, 1024 on a CPU)")
    parser.add_count("--width", "units in each layer", 256)
    parser.add_argument("--seed", metavar="N", type=checked(read_count), default=1, help="a seed (a number)")
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help="the folder for all results")


def run(arguments: argparse.Namespace) -> int:
    need_arrays(arguments.game, "mazzo learn")
    keep_compiled()
    check_seats(choose(get(arguments.game).editions, arguments.edition, {}), arguments.seats)
    from mazzo.research.statistics import need

    need("jax", "learn", "learning")
    need("optax", "learn", "learning")
    need("matplotlib", "learn", "a learning curve")
    from mazzo.research.learn import plot
    from mazzo.research.learn.training import CHECKPOINT, resume, start, train

    plan = _plan(arguments)
    checkpoint = arguments.out / CHECKPOINT
    training = resume(plan, checkpoint) if checkpoint.exists() else start(plan)
    print(f"{'Going on with' if training.progress.rounds else 'Learning'} {arguments.game}; compiling takes a minute")
    train(training, arguments.out, check_every=min(60.0, plan.seconds / 10), report=_show)
    plot.draw(training.progress.curve, f"{arguments.game}, {arguments.seats} seats", arguments.out / "curve.png")
    return 0


def _plan(arguments: argparse.Namespace) -> "TrainingPlan":
    """The plan for this device. A GPU needs many games to be busy; with many games, one pass over them is enough."""
    import jax

    from mazzo.research.learn.training import Seats, TrainingPlan, others_of

    has_gpu = jax.default_backend() != "cpu"
    games = arguments.games or (65536 if has_gpu else 1024)
    return TrainingPlan(
        game=arguments.game,
        tables=[Seats(arguments.seats, arguments.edition, games)],
        others=others_of(arguments.game, arguments.seats),
        seconds=60 * arguments.minutes,
        decisions=arguments.decisions,
        parts=16 if games >= MANY_GAMES else 8,
        passes=1 if games >= MANY_GAMES else 2,
        width=arguments.width,
        seed=arguments.seed,
    )


def _show(line: str) -> None:
    """Print one line for each trial of the network."""
    if not line.startswith("{"):
        print(line, flush=True)
        return
    point = json.loads(line)
    won = ", ".join(f"{100 * share:.1f} % {name}" for name, share in point.items() if name.startswith("against "))
    print(f"{point['seconds']:7.0f} s {point['decisions']:13,} decisions: {won}", flush=True)
