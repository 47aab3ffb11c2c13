"""`mazzo sim`: many games between bots, and what came of them."""

import argparse
import json
from time import perf_counter
from typing import TYPE_CHECKING, NoReturn

from mazzo.cli.arguments import (
    SEATS,
    Commands,
    Setup,
    add_bots,
    add_command,
    add_game,
    add_json,
    add_setup,
    checked,
    one_each,
    read_count,
)
from mazzo.cli.tally import Tally
from mazzo.core.chance import Dice
from mazzo.core.edition import differences
from mazzo.core.play import play_out

if TYPE_CHECKING:
    from tqdm import tqdm

EXAMPLES = """  mazzo sim mantis --games 1000
  mazzo sim kittens --games 500 --seats 5 --seed 7
  mazzo sim mantis --bots random,random,random --set target=15 --json
  mazzo sim mantis --engine vector --games 1000000 --bots greedy"""

STOPPED = 130


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "sim",
        run,
        summary="let bots play many games",
        description="Let bots play, and show who wins how often, how long games take and how they end.\n"
        "The same seed gives the same games: game 5 of seed 7 has the seed '7 game 5'.\n"
        "The vector engine (extra mazzo[lab]) plays other games of that seed, by the same rules.\n"
        "A shared win counts for each winner in part. Ctrl-C ends early and shows what was played.",
        examples=EXAMPLES,
    )
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=checked(read_count), default=1000, help="how many games (default 1000)"
    )
    add_setup(parser)
    add_bots(parser, "who plays", "random", "; on the vector engine random, greedy")
    parser.add_argument(
        "--engine",
        metavar="ENGINE",
        choices=["python", "vector"],
        default="python",
        help="python, or vector for millions of games (default python)",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    setup = Setup.of(arguments, seats=len(arguments.bots) if len(arguments.bots) > 1 else SEATS)
    bots = one_each(arguments.bots, setup.seats)
    tally = Tally(setup.seats)
    began = perf_counter()
    stopped = False
    try:
        with progress_of(arguments.games) as progress:
            engine = simulate if arguments.engine == "python" else simulate_on_arrays
            engine(setup, bots, arguments.games, tally, progress)
    except KeyboardInterrupt:
        stopped = True
    seconds = perf_counter() - began
    if arguments.json:
        print(json.dumps(report(setup, bots, tally, seconds, stopped)))
    else:
        print("\n".join(summary(setup, bots, tally, seconds, stopped)))
    return STOPPED if stopped else 0


def progress_of(games: int) -> "tqdm[NoReturn]":
    """A bar that shows how many games were played, if standard error is a terminal."""
    from tqdm import tqdm

    return tqdm(total=games, unit=" games", ncols=70, leave=False, disable=None)


def simulate(setup: Setup, bots: list[str], games: int, tally: Tally, progress: "tqdm[NoReturn]") -> None:
    from mazzo.bots import get

    makers = [get(setup.game.name, bot) for bot in bots]
    for number in range(games):
        seed = game_seed(setup, number)
        play = setup.start(seed)
        choosers = [make(setup.edition, Dice(f"{seed} bot {seat}")).choose for seat, make in enumerate(makers)]
        result = play_out(play, choosers)
        tally.add(result, len(play.moves))
        progress.update()


def simulate_on_arrays(setup: Setup, bots: list[str], games: int, tally: Tally, progress: "tqdm[NoReturn]") -> None:
    from mazzo.lab.run import collect
    from mazzo.lab.tally import Tally as Counts
    from mazzo.lab.variant import Variant

    options = differences(setup.edition, setup.game.editions)
    variant = Variant(setup.game.name, setup.edition.name, setup.seats, tuple(bots), options)
    counts = Counts()
    try:
        collect([variant], games, setup.seed, [counts], tell=progress.update)
    finally:
        tally.add_all(counts.outcomes, counts.lengths)


def game_seed(setup: Setup, number: int) -> str:
    return f"{setup.seed} game {number}"


def summary(setup: Setup, bots: list[str], tally: Tally, seconds: float, stopped: bool) -> list[str]:
    lines = [f"{setup}, seed {setup.seed}: {tally.games:,} games" + (", then stopped" if stopped else "")]
    if not tally.games:
        return lines
    width = max(3, *map(len, bots))
    lines += ["", f"  seat  {'bot'.ljust(width)}      wins   share  95 % interval"]
    for seat, bot in enumerate(bots):
        low, high = tally.interval(seat)
        lines.append(
            f"  {seat:>4}  {bot.ljust(width)}  {tally.wins[seat]:>8,.1f}  {tally.share(seat):>6.1%}"
            f"  {low:.1%} to {high:.1%}"
        )
    endings = ", ".join(f"{reason} {count:,}" for reason, count in tally.endings.most_common())
    return [
        *lines,
        "",
        f"  decisions  {tally.mean:,.1f} a game (sd {tally.sd:,.1f}, from {tally.shortest:,} to {tally.longest:,})",
        f"  endings    {endings}",
        f"  speed      {tally.decisions / seconds:,.0f} decisions a second, {seconds:,.1f} s",
    ]


def report(setup: Setup, bots: list[str], tally: Tally, seconds: float, stopped: bool) -> dict[str, object]:
    """The summary for programs. All but the time it took is the same for the same seed."""
    return {
        **setup.plain(),
        "games": tally.games,
        "stopped": stopped,
        "bots": [
            {"bot": bot, "wins": tally.wins[seat], "share": tally.share(seat), "interval": tally.interval(seat)}
            for seat, bot in enumerate(bots)
        ],
        "decisions": {
            "total": tally.decisions,
            "mean": tally.mean,
            "sd": tally.sd,
            "shortest": tally.shortest,
            "longest": tally.longest,
        },
        "endings": dict(tally.endings.most_common()),
        "seconds": seconds,
    }
