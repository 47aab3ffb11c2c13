"""`mazzo games`: all games, ours and those of installed packages."""

import argparse
import json

from mazzo.cli.arguments import Parser
from mazzo.cli.console import complain
from mazzo.games import GAMES

SUMMARY = "list the games"
DESCRIPTION = "List all games with their editions. Installed packages can add more: docs/games.md."
EXAMPLES = """  mazzo games
  mazzo games --json"""


def add_arguments(parser: Parser) -> None:
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    if arguments.json:
        games = {game.name: {"title": game.title, "editions": list(game.editions)} for game in GAMES.values()}
        print(json.dumps({"games": games, "broken": GAMES.broken}))
        return 0
    longest = max(map(len, GAMES))
    for game in GAMES.values():
        print(f"{game.name:<{longest}}  {game.title}: editions {', '.join(game.editions)}")
    for name, why in GAMES.broken.items():
        complain(f"the game {name} cannot be used: {why}")
    return 0
