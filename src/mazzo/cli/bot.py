"""`mazzo bot`: a bot that sits down at a server's table."""

import argparse

from mazzo.cli.arguments import Parser, refuse_without_effect
from mazzo.core.errors import Refused

SUMMARY = "run a bot at a table on a server"
DESCRIPTION = """Seat a bot at a table on a server, or open a public table for it. Everyone there sees that it is a bot.
It is ready for every game, and leaves on Ctrl-C."""
EXAMPLES = """  mazzo bot --server localhost:8000 --table 4gk2mxw7pqzr --bot hard
  mazzo bot --server localhost:8000 --table 4gk2mxw7pqzr --bot "python mybot.py" --games 3
  mazzo bot {game} --server localhost:8000 --bot mybots:Cheerful     wait at a new public table"""


def add_arguments(parser: Parser) -> None:
    parser.add_game("the game for a new table: {games}", optional=True)
    parser.add_server("the server, such as localhost:8000", required=True)
    parser.add_argument("--table", metavar="CODE", help="the code of a table on that server (default: open a new one)")
    parser.add_argument(
        "--bot", metavar="BOT", required=True, help="a name or a level, a command, package.module:Class, or FILE.npz"
    )
    parser.add_argument("--name", metavar="NAME", help="its name at the table (default: its own)")
    parser.add_count("--games", "leave after N games (default: stay until Ctrl-C)")
    parser.add_edition()
    parser.add_options()


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from mazzo.bots.outside import dismiss
    from mazzo.client.bot import run as play
    from mazzo.table.settings import Settings

    if (arguments.game is None) == (arguments.table is None):
        raise Refused("pass either --table, or a game for a new table")
    if arguments.table:
        settings = {"edition": "--edition", "options": "--set"}
        refuse_without_effect(arguments, settings, "with --table: the table has its own settings")
    new = Settings(arguments.game or "", arguments.edition, dict(arguments.options), open=True)
    try:
        asyncio.run(
            play(
                arguments.server,
                arguments.table or new,
                arguments.bot,
                name=arguments.name,
                games=arguments.games,
                report=lambda line: print(line, flush=True),
            )
        )
    finally:
        dismiss()
    return 0
