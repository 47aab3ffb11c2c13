"""`mazzo sim`: many games between bots, and a summary of the results."""

import argparse
import json
from collections.abc import Callable, Sequence
from os import cpu_count
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn, TypeAlias

from mazzo.cli.arguments import SEATS, Parser, Setup, keep_compiled, one_each
from mazzo.cli.console import INTERRUPTED, progress_of
from mazzo.core.chance import Chance, Dice
from mazzo.core.edition import differences
from mazzo.core.errors import Refused
from mazzo.core.play import play_out
from mazzo.core.rules import Result

if TYPE_CHECKING:
    from tqdm import tqdm

    from mazzo.research.lab.tally import Tally

Makers: TypeAlias = list[Callable[[Any, Chance], Any]]
"""For each seat, the function that makes its bot."""

SUMMARY = "let bots play many games"
DESCRIPTION = """Let bots play, and show who wins how often, how long games take and how they end.
The same seed gives the same games: game 5 of seed 7 has the seed '7 game 5'.
The vector engine (extra mazzo[lab]) plays other games of that seed, by the same rules.
A shared win counts in part for each winner. Ctrl-C ends early and shows what was played."""
EXAMPLES = """  mazzo sim {game} --games 1000
  mazzo sim {other} --games 500 --seats 5 --seed 7
  mazzo sim {game} --bots random,random,random --set {option} --json
  mazzo sim {game} --bots hard,hard --bot "python mybot.py" --jobs 2
  mazzo sim {game} --engine vector --games 1000000 --bots greedy"""

WORTH_A_PROCESS = 100  # games


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_count("--games", "the number of games", 1000)
    parser.add_setup(f"one per bot if there are several, otherwise {SEATS}")
    parser.add_bots("who plays", "random", "; on the vector engine random, greedy")
    parser.add_argument(
        "--engine",
        metavar="ENGINE",
        choices=["python", "vector"],
        default="python",
        help="python, or vector for millions of games (default python)",
    )
    parser.add_seconds()
    parser.add_jobs(", where it pays")
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from mazzo.research.lab.tally import Tally

    named = arguments.bots + arguments.programs or [arguments.bot]
    setup = Setup.of(arguments, seats=len(named) if len(named) > 1 else SEATS)
    bots = one_each(named, setup.seats)
    tally = Tally()
    jobs = arguments.jobs or min(cpu_count() or 1, max(1, arguments.games // WORTH_A_PROCESS))
    began = perf_counter()
    stopped = False
    try:
        with progress_of(arguments.games) as progress:
            if arguments.engine == "python":
                simulate(Simulation(setup, tuple(bots), arguments.seconds), arguments.games, tally, progress, jobs)
            else:
                simulate_on_arrays(setup, bots, arguments.games, tally, progress)
    except KeyboardInterrupt:
        stopped = True
    seconds = perf_counter() - began
    if arguments.json:
        print(json.dumps(report(setup, bots, tally, seconds, stopped)))
    else:
        print("\n".join(summary(setup, bots, tally, seconds, stopped)))
    return INTERRUPTED if stopped else 0


class Simulation(NamedTuple):
    """The games to play, in one process or many."""

    setup: Setup
    bots: tuple[str, ...]  # by seat: names, classes, commands
    seconds: float = 1.0  # time limit of a program for a decision

    def makers(self) -> Makers:
        from mazzo.bots.own import called, check_seats, find

        game = self.setup.game.name
        check_seats(self.bots, game, self.setup.seats)
        for bot in dict.fromkeys(self.bots):
            called(bot, game)  # refuses a bot that cannot play
        return [find(bot, game, self.seconds) for bot in self.bots]


def simulate(what: Simulation, games: int, tally: "Tally", progress: "tqdm[NoReturn]", jobs: int) -> None:
    from mazzo.bots.outside import dismiss
    from mazzo.bots.process import processes
    from mazzo.research.arena.run import in_parts

    makers = what.makers()
    if jobs > 1:
        for part in in_parts(play_some, what, range(games), processes(jobs)):
            for result, moves in part:
                tally.count(result, moves)
            progress.update(len(part))
        return
    try:
        for number in range(games):
            tally.count(*play_one(what.setup, makers, number))
            progress.update()
    finally:
        dismiss()


def play_some(what: Simulation, numbers: Sequence[int]) -> list[tuple[Result, int]]:
    """Play some of the games in a separate process; its bot programs keep running from part to part."""
    _makers.extend([] if _makers else what.makers())
    return [play_one(what.setup, _makers, number) for number in numbers]


_makers: Makers = []  # of a playing process


def play_one(setup: Setup, makers: Makers, number: int) -> tuple[Result, int]:
    """Play one game; return its result and the number of moves."""
    seed = f"{setup.seed} game {number}"
    play = setup.start(seed)
    choosers = [make(setup.edition, Dice(f"{seed} bot {seat}")).choose for seat, make in enumerate(makers)]
    try:
        return play_out(play, choosers), len(play.moves)
    except Exception as error:  # a bot may raise anything
        from mazzo.bots.own import fault

        raise Refused(f"a bot failed in game {number}, for seat {play.to_act[0]}: {fault(error)}") from None


def simulate_on_arrays(setup: Setup, bots: list[str], games: int, tally: "Tally", progress: "tqdm[NoReturn]") -> None:
    keep_compiled()
    from mazzo.research.lab.run import Variant, collect

    options = differences(setup.edition, setup.game.editions)
    variant = Variant(setup.game.name, setup.edition.name, setup.seats, tuple(bots), options)
    collect([variant], games, setup.seed, [tally], progress=progress.update)


def summary(setup: Setup, bots: list[str], tally: "Tally", seconds: float, stopped: bool) -> list[str]:
    lines = [f"{setup}, seed {setup.seed}: {tally.games:,} games" + (", then stopped" if stopped else "")]
    if not tally.games:
        return lines
    width = max(3, *map(len, bots))
    lines += ["", f"  seat  {'bot'.ljust(width)}      wins   share  95 % interval"]
    for seat, bot in enumerate(bots):
        low, high = tally.interval(seat)
        lines.append(
            f"  {seat:>4}  {bot.ljust(width)}  {tally.wins(seat):>8,.1f}  {tally.share(seat):>6.1%}"
            f"  {low:.1%} to {high:.1%}"
        )
    endings = ", ".join(f"{reason} {tally.endings(reason):,}" for reason in tally.reasons)
    shortest, longest = min(tally.lengths), max(tally.lengths)
    return [
        *lines,
        "",
        f"  decisions  {tally.mean:,.1f} a game (sd {tally.sd:,.1f}, from {shortest:,} to {longest:,})",
        f"  endings    {endings}",
        f"  speed      {tally.decisions / seconds:,.0f} decisions a second, {seconds:,.1f} s",
    ]


def report(setup: Setup, bots: list[str], tally: "Tally", seconds: float, stopped: bool) -> dict[str, object]:
    """The summary for programs. Except for the time, it depends only on the seed."""
    return {
        **setup.plain(),
        "games": tally.games,
        "stopped": stopped,
        "bots": [
            {"bot": bot, "wins": tally.wins(seat), "share": tally.share(seat), "interval": tally.interval(seat)}
            for seat, bot in enumerate(bots)
        ],
        "decisions": {
            "total": tally.decisions,
            "mean": tally.mean,
            "sd": tally.sd,
            "shortest": min(tally.lengths, default=0),
            "longest": max(tally.lengths, default=0),
        },
        "endings": {reason: tally.endings(reason) for reason in tally.reasons},
        "seconds": seconds,
    }
