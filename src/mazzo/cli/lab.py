"""`mazzo lab`: balance studies on the vector engine."""

import argparse
import json
from pathlib import Path
from time import perf_counter
from typing import Any

from mazzo.cli.arguments import (
    SEATS,
    Commands,
    add_command,
    add_edition,
    add_game,
    add_json,
    checked,
    read_count,
    read_option,
    read_short_seed,
)
from mazzo.core.chance import read_seed
from mazzo.core.edition import choose, differences
from mazzo.games import GAMES

EXAMPLES = """  mazzo lab mantis                               does it matter where one sits?
  mazzo lab mantis --set target=12               what is a house rule worth?
  mazzo lab kittens --study editions --seats 4,5 --bots greedy
  mazzo lab mantis --study length --games 1000000 --plot length.svg"""

STOPPED = 130
SEVERAL = (2, 3, 4, 5)  # seats


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "lab",
        run,
        summary="study the balance of a game over many games",
        description="Let bots play very many games on the vector engine, and compare. The studies:\n"
        "  seats      does it matter where one sits? each seat's share of the wins\n"
        "  length     how many decisions does a game take?\n"
        "  endings    by which rules do games end?\n"
        "  editions   what are the editions worth, whole and difference by difference?\n"
        "  rules      what are house rules (--set) worth, each and all together?\n"
        "The same seed gives the same games, on any machine. Ctrl-C ends early and shows what was played.",
        examples=EXAMPLES,
    )
    add_game(parser)
    parser.add_argument("--study", metavar="STUDY", help="which (default rules with --set, else seats)")
    parser.add_argument(
        "--games", metavar="N", type=checked(read_count), default=100_000, help="games of each kind (default 100000)"
    )
    parser.add_argument(
        "--seats",
        metavar="N,...",
        type=checked(read_counts),
        help=f"how many play, one number or several (default {SEATS}, or 2 to 5 where seats are studied)",
    )
    add_edition(parser)
    parser.add_argument(
        "--bots",
        metavar="BOT,...",
        type=lambda text: text.split(","),
        default=["random"],
        help="who plays: one name for all, or one for each (there are: random, greedy)",
    )
    parser.add_argument(
        "--set",
        metavar="OPTION=VALUE",
        dest="options",
        type=checked(read_option),
        action="append",
        default=[],
        help="a rule set otherwise, such as target=12; may be given again",
    )
    parser.add_argument(
        "--seed", metavar="SEED", type=checked(read_short_seed), help="a word for the luck: same word, same games"
    )
    parser.add_argument("--plot", metavar="FILE", type=Path, help="draw it too: a PNG or an SVG, by its name")
    parser.add_argument("--cluster", action="store_true", help="play on a Ray cluster; a local one if there is none")
    add_json(parser)


def read_counts(text: str) -> list[int]:
    return list(dict.fromkeys(read_count(part) for part in text.split(",")))


def run(arguments: argparse.Namespace) -> int:
    from mazzo.lab import plot, table
    from mazzo.lab.studies import Row, find

    study = find(arguments.study or ("rules" if arguments.options else "seats"))
    variant = what_is_asked(arguments)
    seats = arguments.seats or ([SEATS] if study.compares else SEVERAL)
    rows = [Row(trial) for trial in study.trials(variant, seats)]
    if arguments.plot:
        plot.check(arguments.plot)
    seed = read_seed(arguments.seed)
    began = perf_counter()
    stopped = play(rows, arguments.games, seed, arguments.cluster)
    seconds = perf_counter() - began
    games = sum(row.tally.games for row in rows)
    heading = f"{GAMES[variant.game].title}, {', '.join(variant.bots)}"
    if arguments.json:
        about = {"game": variant.game, "study": study.name, "seed": seed, "games": games, "stopped": stopped}
        print(json.dumps({**about, "trials": table.report(study, rows), "seconds": seconds}))
    else:
        print(f"{heading}, study {study.name}, seed {seed}: {games:,} games" + (", then stopped" if stopped else ""))
        if games:
            print("", *table.lines(study, rows), "", f"  {games / seconds:,.0f} games a second, {seconds:,.1f} s", sep="\n")
    if arguments.plot and games:
        plot.draw(study, rows, f"{heading}: {study.name}", arguments.plot)
    return STOPPED if stopped else 0


def what_is_asked(arguments: argparse.Namespace) -> "Variant":
    """The game, edition, options and bots; seats are chosen later."""
    from mazzo.lab.variant import Variant

    editions = GAMES[arguments.game].editions
    edition = choose(editions, arguments.edition, dict(arguments.options))
    options = differences(edition, editions)
    return Variant(arguments.game, edition.name, SEATS, tuple(arguments.bots), options)


def play(rows: "list[Row]", games: int, seed: str, on_cluster: bool) -> bool:
    """Fill the rows, and say whether somebody stopped it."""
    from tqdm import tqdm

    from mazzo.lab.cluster import cluster
    from mazzo.lab.run import play, threads

    variants = [row.trial.variant for row in rows]
    try:
        with (
            cluster() if on_cluster else threads() as workers,
            tqdm(total=games * len(rows), unit=" games", ncols=70, leave=False, disable=None) as progress,
        ):
            for number, tally in play(variants, games, seed, workers):
                rows[number].tally += tally
                progress.update(tally.games)
    except KeyboardInterrupt:
        return True
    return False
