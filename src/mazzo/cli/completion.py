"""`mazzo completion`: a script that lets a shell complete the command."""

import argparse

from mazzo.cli.arguments import Parser
from mazzo.games import GAMES

SHELLS = ("bash", "zsh", "fish")

SUMMARY = "print a completion script for your shell"
DESCRIPTION = "Print the script that lets a shell complete the arguments of mazzo."
EXAMPLES = """  mazzo completion bash > ~/.local/share/bash-completion/completions/mazzo
  mazzo completion zsh > ~/.zfunc/_mazzo         (with ~/.zfunc in your fpath)
  mazzo completion fish > ~/.config/fish/completions/mazzo.fish"""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=" or ".join(SHELLS))


def run(arguments: argparse.Namespace) -> int:
    import shtab

    from mazzo.cli.parser import make_parser

    parser = make_parser()  # with the arguments of all commands
    suggest(parser)
    print(shtab.complete(parser, arguments.shell), end="")
    return 0


def suggest(parser: argparse.ArgumentParser) -> None:
    """Add suggestions for completion to arguments; other values stay allowed."""
    import shtab

    from mazzo import bots
    from mazzo.text.locales import LANGUAGES

    words = {
        "EDITION": list(dict.fromkeys(name for game in GAMES.values() for name in game.editions)),
        "BOT,...": bots.names(),
        "LANGUAGE": LANGUAGES,
    }
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                suggest(command)
        elif action.metavar == "FILE":
            action.complete = shtab.FILE  # type: ignore[attr-defined]
        elif isinstance(action.metavar, str) and action.metavar in words:
            action.choices = words[action.metavar]
