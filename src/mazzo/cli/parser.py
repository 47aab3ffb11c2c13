"""The parser of the command line."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from mazzo.cli.arguments import Parser, examples_of
from mazzo.cli.start import run as start
from mazzo.core.errors import listing
from mazzo.games import GAMES

COMMANDS = (
    *("play", "serve", "bot", "mcp", "admin", "sim", "arena", "lab", "learn", "dataset", "puzzles"),
    *("replay", "analyse", "verify", "rules", "perft", "games", "new", "check", "completion"),
)
"""Each is a module here, with its texts for the help, `add_arguments` and `run`."""

EXAMPLES = """  mazzo                                       play in the browser, here and on the phones of this network
  mazzo play                                  choose a game and play it in the terminal
  mazzo play {game} --seats 2                 a duel
  mazzo sim {other} --games 1000 --seed 7     let bots play a thousand games
  mazzo arena {game} --bots easy,hard         which bot is stronger, and by how much
  mazzo lab {game} --set {option}            how a house rule changes the game
  mazzo rules {other} --edition {other_edition}          the rules of one edition
  mazzo COMMAND --help                        more about a command"""


def make_parser(first: Sequence[str] = ()) -> Parser:
    """The parser. If the first argument names a command, only that one is loaded."""
    from mazzo import __version__

    titles = [game.title for game in GAMES.values()]
    description = f"Play, simulate and look back at party card games: {listing(titles)}."
    parser = Parser(prog="mazzo", description=description, **with_examples(EXAMPLES))
    parser.add_argument("--version", action="version", version=f"mazzo {__version__}")
    parser.set_defaults(run=start)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name in COMMANDS:
        if first and first[0] in COMMANDS and name != first[0]:
            commands.add_parser(name)
            continue
        module = import_module(f"mazzo.cli.{name}")
        texts = {"help": module.SUMMARY, "description": module.DESCRIPTION, **with_examples(module.EXAMPLES)}
        command = commands.add_parser(name, **texts)
        command.set_defaults(run=module.run)
        module.add_arguments(command)
    return parser


def with_examples(examples: str) -> dict[str, Any]:
    """The argparse settings that show these examples in a command's help."""
    shown = f"examples:\n{examples_of(examples)}"
    return {"epilog": shown, "formatter_class": argparse.RawDescriptionHelpFormatter, "allow_abbrev": False}
