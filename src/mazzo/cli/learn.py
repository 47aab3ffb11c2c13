"""`mazzo learn`: a network learns a game by playing against itself."""

import argparse
import json
from pathlib import Path

from mazzo.cli.arguments import Commands, add_command, add_edition, add_game, checked, need_arrays, read_count

EXAMPLES = """  mazzo learn {other} --seats 2 --minutes 10 --out {other}
  mazzo learn {other} --seats 2 --minutes 20 --out {other}       goes on with it
  mazzo learn {game} --seats 4 --edition {edition} --games 256 --width 128 --out {game}"""


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "learn",
        run,
        summary="train a network by self-play",
        description="Train a network that plays a game, by letting it play against itself on the vector engine (PPO).\n"
        "On a GPU it plays millions of decisions a second; on a CPU it learns slowly.\n"
        "The folder has a checkpoint, from which the same command goes on, the network, and its\n"
        "learning curve as JSON and as a picture. It needs the extra mazzo[learn].",
        examples=EXAMPLES,
    )
    add_game(parser)
    parser.add_argument("--seats", metavar="N", type=checked(read_count), default=2, help="how many play (default 2)")
    add_edition(parser)
    parser.add_argument("--minutes", metavar="M", type=float, default=10.0, help="how long, in all (default 10)")
    parser.add_argument(
        "--games", metavar="N", type=checked(read_count), default=1024, help="games in parallel (default 1024)"
    )
    parser.add_argument(
        "--width", metavar="N", type=checked(read_count), default=256, help="units in each layer (default 256)"
    )
    parser.add_argument("--seed", metavar="N", type=checked(read_count), default=1, help="a number for its luck")
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help="where everything goes")


def run(arguments: argparse.Namespace) -> int:
    need_arrays(arguments.game, "mazzo learn")
    from mazzo.statistics.needed import need

    need("jax", "learn", "learning")
    need("optax", "learn", "learning")
    need("matplotlib", "learn", "a learning curve")
    from mazzo.learn import plot
    from mazzo.learn.training import CHECKPOINT, Seats, TrainingPlan, others_of, resume, start, train

    plan = TrainingPlan(
        game=arguments.game,
        tables=[Seats(arguments.seats, arguments.edition, arguments.games)],
        others=others_of(arguments.game, arguments.seats),
        seconds=60 * arguments.minutes,
        width=arguments.width,
        seed=arguments.seed,
    )
    checkpoint = arguments.out / CHECKPOINT
    training = resume(plan, checkpoint) if checkpoint.exists() else start(plan)
    print(f"{'Going on with' if training.progress.rounds else 'Learning'} {arguments.game}; compiling takes a minute")
    train(training, arguments.out, check_every=min(60.0, plan.seconds / 10), report=_show)
    plot.draw(training.progress.curve, f"{arguments.game}, {arguments.seats} seats", arguments.out / "curve.png")
    return 0


def _show(line: str) -> None:
    """Print one line for each trial of the network."""
    if not line.startswith("{"):
        print(line, flush=True)
        return
    point = json.loads(line)
    won = ", ".join(f"{100 * share:.1f} % {name}" for name, share in point.items() if name.startswith("against "))
    print(f"{point['seconds']:7.0f} s {point['decisions']:13,} decisions: {won}", flush=True)
