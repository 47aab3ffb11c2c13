"""`mazzo arena`: bots against bots, with ratings."""

import argparse
import json
from os import cpu_count
from pathlib import Path
from time import perf_counter

from mazzo.cli.arguments import SEATS, Parser, Setup
from mazzo.cli.console import INTERRUPTED, progress_of
from mazzo.core.errors import Refused, listing

SUMMARY = "let bots play against each other, and rate them"
DESCRIPTION = """Let bots meet, and show how strong each of them is, with error bars. Every deal is played by
every line-up and from every seat. With more bots than seats, all meet in turn; with fewer, some sit in
several seats. A bot may also be a program in any language (docs/bots.md); where it fails, it loses the
game. The same seed gives the same result, on one core, on many, or on a cluster. Ctrl-C ends early
and shows what was played; with --keep the next time goes on from there."""
EXAMPLES = """  mazzo arena {game} --bots easy,medium,hard
  mazzo arena {other} --bots hard,random --seats 2 --games 1000 --seed 7
  mazzo arena {game} --bots hard,random,random,random --plot arena.png
  mazzo arena {game} --bot "python mybot.py" --bots medium
  mazzo arena {game} --games 100000 --keep evening"""


def add_arguments(parser: Parser) -> None:
    from mazzo import bots

    parser.add_game()
    available = listing(bots.names())
    parser.add_bot_names(f"who plays (available: {available}; default: all that answer immediately)")
    parser.add_own_bots()
    parser.add_count("--games", "the number of games", 1000)
    parser.add_setup(f"one per bot, from 2 to {SEATS}")
    parser.add_seconds()
    parser.add_jobs()
    parser.add_cluster()
    parser.add_argument(
        "--keep",
        metavar="FOLDER",
        type=Path,
        help="a folder for the records of all games; the same command continues from there",
    )
    parser.add_plot()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    from mazzo.research.arena import report, schedule
    from mazzo.research.arena.folder import TournamentFolder, seed_of
    from mazzo.research.arena.matches import BotMatchResults
    from mazzo.research.arena.run import collect
    from mazzo.research.arena.schedule import check_entrants, enter
    from mazzo.research.arena.standings import standings
    from mazzo.research.statistics.drawing import check as check_plot

    if arguments.plot:
        check_plot(arguments.plot, extra="arena")
    entries = enter(arguments.game, arguments.bots, arguments.programs)
    if arguments.keep and arguments.seed is None:
        arguments.seed = seed_of(arguments.keep)
    setup = Setup.of(arguments, seats=min(max(2, len(entries)), SEATS))
    check_entrants(setup.game.name, setup.edition, setup.seats, entries)
    tournament = schedule.make(
        setup.game.name, setup.edition, setup.seats, seed=setup.seed, entries=entries, seconds=arguments.seconds
    )
    about = {**setup.plain(), "entrants": [[*entry] for entry in entries], "seconds": arguments.seconds}
    folder = TournamentFolder(arguments.keep, about) if arguments.keep else None
    outcome = folder.outcome() if folder else BotMatchResults()
    there = {game.number for game in outcome.played}
    numbers = [number for number in range(arguments.games) if number not in there]
    jobs = max(1, min(arguments.jobs or cpu_count() or 1, len(numbers)))
    began, stopped = perf_counter(), False
    failure: Refused | None = None
    try:
        with progress_of(len(numbers)) as progress:
            collect(
                *(tournament, numbers, outcome),
                jobs=jobs,
                on_cluster=arguments.cluster,
                folder=folder,
                progress=progress.update,
            )
    except KeyboardInterrupt:
        stopped = True
    except Refused as error:
        if not outcome.played:
            raise
        stopped, failure = True, error
    seconds, found = perf_counter() - began, standings(tournament, outcome)
    if arguments.json:
        head = {**setup.plain(), "stopped": stopped, "seconds": seconds}
        print(json.dumps({**head, **report.report(tournament, outcome, found)}))
    else:
        print(f"{setup}, seed {setup.seed}: {len(outcome.played):,} games" + (", then stopped" if stopped else ""))
        if outcome.played:
            print("", *report.lines(tournament, outcome, found), "", report.speed(outcome, there, seconds), sep="\n")
    if arguments.plot and outcome.played:
        report.draw(found, 1 / setup.seats, f"{setup}: {len(outcome.played):,} games", arguments.plot)
    if failure:
        raise failure
    return INTERRUPTED if stopped else 0
