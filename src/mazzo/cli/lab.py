"""`mazzo lab`: balance studies on the vector engine."""

import argparse
import json
from time import perf_counter

from mazzo.cli.arguments import SEATS, Parser, checked, keep_compiled, need_arrays, read_count, refuse_without_effect
from mazzo.cli.console import INTERRUPTED, progress_of
from mazzo.core.chance import read_seed
from mazzo.core.edition import check_seats, choose, differences
from mazzo.core.errors import Refused
from mazzo.games import GAMES

SUMMARY = "study the balance of a game over many games"
DESCRIPTION = """Let bots play many games on the vector engine, and compare. The studies:
  seats      does the seat matter? each seat's share of the wins
  length     how many decisions does a game take?
  endings    by which rules do games end?
  editions   what are the editions worth, whole and difference by difference?
  rules      what are house rules (--set) worth, each and all together?
The same seed gives the same games, on any machine. Ctrl-C ends early and shows what was played."""
EXAMPLES = """  mazzo lab {game}                               does the seat matter?
  mazzo lab {game} --set {option}               what is a house rule worth?
  mazzo lab {other} --study editions --seats 4,5 --bots greedy
  mazzo lab {other} --exact --bots easy,medium,hard --set hand=1 --set 'deck={{"CARD": 2, "OTHER": 1}}'
  mazzo lab {game} --study length --games 1000000 --plot length.svg"""


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    text = "how much perfect opponents win from --bots, two by default, on a deck of a few cards (needs mazzo[envs])"
    parser.add_argument("--exact", action="store_true", help=text)
    parser.add_argument("--study", metavar="STUDY", help="which study to run (default: rules with --set, else seats)")
    parser.add_count("--games", "games of each kind", 100_000)
    parser.add_argument(
        "--seats",
        metavar="N,...",
        type=checked(read_counts),
        help=f"how many play, one number or several (default {SEATS}, or 2 to 5 in studies of one edition)",
    )
    parser.add_edition()
    parser.add_bot_names("who plays: one name for all, or one for each (available: random, greedy)", ["random"])
    parser.add_options()
    parser.add_seed("a seed: the same seed plays the same games")
    parser.add_plot()
    parser.add_cluster()
    parser.add_json()


def read_counts(text: str) -> list[int]:
    return list(dict.fromkeys(read_count(part) for part in text.split(",")))


def run(arguments: argparse.Namespace) -> int:
    if arguments.exact:
        return run_exact(arguments)
    need_arrays(arguments.game, "mazzo lab")
    keep_compiled()
    from mazzo.research.lab import plot, table
    from mazzo.research.lab.run import Variant, collect
    from mazzo.research.lab.studies import StudyRow, find
    from mazzo.research.statistics.drawing import check

    study = find(arguments.study or ("rules" if arguments.options else "seats"))
    title, editions = GAMES[arguments.game].title, GAMES[arguments.game].editions
    edition = choose(editions, arguments.edition, dict(arguments.options))
    asked = Variant(arguments.game, edition.name, SEATS, tuple(arguments.bots), differences(edition, editions))
    rows = [StudyRow(trial) for trial in study.trials(asked, arguments.seats or study.seats)]
    if arguments.plot:
        check(arguments.plot)
    seed, began, stopped = read_seed(arguments.seed), perf_counter(), False
    failure: Refused | None = None
    variants, tallies = [row.trial.variant for row in rows], [row.tally for row in rows]
    try:
        with progress_of(arguments.games * len(rows)) as progress:
            collect(variants, arguments.games, seed, tallies, progress=progress.update, on_cluster=arguments.cluster)
    except KeyboardInterrupt:
        stopped = True
    except Refused as error:
        stopped, failure = True, error
    seconds, games = perf_counter() - began, sum(row.tally.games for row in rows)
    if failure and not games:
        raise failure
    if arguments.json:
        about = {"game": asked.game, "study": study.name, "seed": seed, "games": games, "stopped": stopped}
        print(json.dumps({**about, "trials": table.report(study, rows), "seconds": seconds}))
    else:
        heading = f"{title}, {', '.join(asked.bots)}, study {study.name}, seed {seed}: {games:,} games"
        print(heading + (", then stopped" if stopped else ""))
        if games:
            speed = f"{games / seconds:,.0f} games a second, {seconds:,.1f} s"
            print("", *table.lines(study, rows), "", f"  {speed}", sep="\n")
    if arguments.plot and games:
        plot.draw(study, rows, f"{title}, {', '.join(asked.bots)}", arguments.plot)
    if failure:
        raise failure
    return INTERRUPTED if stopped else 0


def run_exact(arguments: argparse.Namespace) -> int:
    """The NashConv of each bot, with the bot in every seat."""
    options = {"study": "--study", "plot": "--plot", "cluster": "--cluster"}
    refuse_without_effect(arguments, options, "with --exact: the whole tree of one game is walked")
    from mazzo.bots.own import find

    game = GAMES[arguments.game]
    edition = choose(game.editions, arguments.edition, dict(arguments.options))
    seats = arguments.seats or [2]
    for count in seats:
        check_seats(edition, count)
    from mazzo.research.lab.exact import exploited

    changed, began = differences(edition, game.editions), perf_counter()
    found = [
        {
            "bot": bot,
            "seats": count,
            "nash_conv": exploited(game.name, find(bot, game.name), count, edition.name, changed),
        }
        for bot in dict.fromkeys(arguments.bots)
        for count in seats
    ]
    seconds = perf_counter() - began
    if arguments.json:
        about = {"game": game.name, "edition": edition.name, "options": changed}
        print(json.dumps({**about, "exact": found, "seconds": seconds}))
        return 0
    print(f"{game.title}, edition {edition.name}: the gain of perfect opponents from each bot (NashConv)", "", sep="\n")
    for row in found:
        print(f"  {row['bot']!s:>12}  {row['seats']} seats  {row['nash_conv']:.4f}")
    print("", f"  {seconds:,.1f} s", sep="\n")
    return 0
