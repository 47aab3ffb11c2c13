"""The parser of the command line."""

import argparse
from typing import NoReturn

from mazzo.cli.admin import add as add_admin
from mazzo.cli.analyse import add as add_analyse
from mazzo.cli.arena import add as add_arena
from mazzo.cli.arguments import examples_of
from mazzo.cli.bot import add as add_bot
from mazzo.cli.check import add as add_check
from mazzo.cli.completion import add as add_completion
from mazzo.cli.console import complain
from mazzo.cli.games import add as add_games
from mazzo.cli.lab import add as add_lab
from mazzo.cli.learn import add as add_learn
from mazzo.cli.new import add as add_new
from mazzo.cli.perft import add as add_perft
from mazzo.cli.play import add as add_play
from mazzo.cli.puzzles import add as add_puzzles
from mazzo.cli.replay import add as add_replay
from mazzo.cli.rules import add as add_rules
from mazzo.cli.serve import add as add_serve
from mazzo.cli.sim import add as add_sim
from mazzo.cli.start import run as start
from mazzo.cli.verify import add as add_verify
from mazzo.core.errors import listing
from mazzo.games import GAMES

COMMANDS = (
    add_play,
    add_serve,
    add_bot,
    add_admin,
    add_sim,
    add_arena,
    add_lab,
    add_learn,
    add_puzzles,
    add_replay,
    add_analyse,
    add_verify,
    add_rules,
    add_perft,
    add_games,
    add_new,
    add_check,
    add_completion,
)

EXAMPLES = """  mazzo                                       play in the browser, here and on the phones of this network
  mazzo play                                  choose a game and play it in the terminal
  mazzo play {game} --seats 2                 a duel
  mazzo sim {other} --games 1000 --seed 7     let bots play a thousand games
  mazzo arena {game} --bots easy,hard         which bot is stronger, and by how much
  mazzo lab {game} --set {option}            what a house rule is worth
  mazzo rules {other} --edition {other_edition}          the rules of one edition
  mazzo COMMAND --help                        more about a command"""


class Parser(argparse.ArgumentParser):
    """Reports errors in one line, without the usage."""

    def error(self, message: str) -> NoReturn:
        complain(f"{message} (see: {self.prog} --help)")
        self.exit(2)


def make_parser() -> Parser:
    from mazzo import __version__

    titles = [game.title for game in GAMES.values()]
    parser = Parser(
        prog="mazzo",
        description=f"Play, simulate and look back at party card games: {listing(titles)}.",
        epilog=f"examples:\n{examples_of(EXAMPLES)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"mazzo {__version__}")
    parser.set_defaults(run=start, parser=parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for add in COMMANDS:
        add(commands)
    return parser
