"""`mazzo dataset`: the decisions of bots as data."""

import argparse
import shlex
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING

from mazzo.cli.arguments import SEATS, Parser, Setup, one_each
from mazzo.cli.console import progress_of
from mazzo.core.chance import Dice
from mazzo.core.errors import Refused

if TYPE_CHECKING:
    from mazzo.cli.sim import Simulation
    from mazzo.research.dataset import DecisionRow

SUMMARY = "write the decisions of bots as data"
DESCRIPTION = """Let bots play, and write every decision with more than one legal action: what the seat saw, what it
chose, and how the game ended. The new folder has the rows (JSON Lines, or Parquet with the extra
mazzo[data]), the record of each game, and a card (README.md) that describes them. The same seed gives
the same rows."""
EXAMPLES = """  mazzo dataset {game} --bots expert --games 1000 --seed 7 --out experts
  mazzo dataset {other} --bots easy,hard --games 200 --text --out duels
  mazzo dataset {other} --bots hard --games 10000 --parquet --out hard"""


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_count("--games", "the number of games", 100)
    parser.add_setup(f"one per bot if there are several, otherwise {SEATS}")
    parser.add_bots("who plays", "medium")
    parser.add_seconds()
    parser.add_argument("--text", action="store_true", help="with the text that a language model would read")
    parser.add_argument("--parquet", action="store_true", help="write Parquet instead of JSON Lines")
    parser.add_argument("--out", metavar="FOLDER", type=Path, required=True, help="a new folder for the files")


def run(arguments: argparse.Namespace) -> int:
    from mazzo import __version__
    from mazzo.bots.outside import dismiss
    from mazzo.cli.sim import Simulation
    from mazzo.research.dataset import card, json_lines, parquet

    if arguments.parquet:
        import_module("pyarrow.parquet")  # if it is missing, `main` prints how to install it
    named = arguments.bots + arguments.programs or [arguments.bot]
    setup = Setup.of(arguments, seats=len(named) if len(named) > 1 else SEATS)
    simulation = Simulation(setup, tuple(one_each(named, setup.seats)), arguments.seconds)
    try:
        arguments.out.mkdir(parents=True)
    except FileExistsError:
        raise Refused(f"{arguments.out} exists already; name a new folder") from None
    file = arguments.out / ("decisions.parquet" if arguments.parquet else "decisions.jsonl")
    counted = GameRows()
    try:
        with (arguments.out / "games.jsonl").open("w", encoding="utf-8") as records:
            rows = counted.rows(simulation, arguments.games, records, text=arguments.text)
            if arguments.parquet:
                parquet(rows, file, import_module)
            else:
                json_lines(rows, file)
    finally:
        dismiss()
    about = {"mazzo": __version__, **setup.plain(), "bots": ", ".join(simulation.bots)}
    command = shlex.join(["mazzo", "dataset", *shlex.split(setup.command), "--games", str(arguments.games)])
    if arguments.bots or not arguments.programs:
        command += f" --bots {','.join(arguments.bots or [arguments.bot])}"
    command += "".join(f" --bot {shlex.quote(program)}" for program in arguments.programs)
    command += " --text" * arguments.text + " --parquet" * arguments.parquet + f" --out {arguments.out.name}"
    text = card(about, file.name, arguments.games, counted.count, command)
    (arguments.out / "README.md").write_text(text, encoding="utf-8")
    print(f"{counted.count:,} decisions of {arguments.games:,} games are in {arguments.out}")
    return 0


class GameRows:
    """The rows of all games, and their number so far."""

    count = 0

    def rows(self, simulation: "Simulation", games: int, records: IO[str], *, text: bool) -> "Iterator[DecisionRow]":
        from mazzo.bots.own import fault
        from mazzo.core.notation import to_json
        from mazzo.research.dataset import decisions

        setup, makers = simulation.setup, simulation.makers()
        with progress_of(games) as progress:
            for number in range(games):
                seed = f"{setup.seed} game {number}"
                play = setup.start(seed)
                try:
                    seated = [make(setup.edition, Dice(f"{seed} bot {seat}")) for seat, make in enumerate(makers)]
                    choosers = [bot.choose for bot in seated]
                    found = decisions(play, choosers, simulation.bots, number, text=text)
                except Exception as error:  # a bot may raise anything
                    raise Refused(f"a bot failed in game {number}: {fault(error)}") from None
                records.write(to_json(play.record()) + "\n")
                self.count += len(found)
                progress.update()
                yield from found
