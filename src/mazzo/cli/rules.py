"""`mazzo rules`: the rules of one edition, out of our own rule pages."""

import argparse
import json
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import fill

import mazzo
from mazzo.cli.arguments import Commands, add_command, add_edition, add_game, add_json
from mazzo.cli.rulebook import Chapter, chapters, read
from mazzo.core.edition import choose
from mazzo.core.errors import Refused

EXAMPLES = """  mazzo rules mantis
  mazzo rules mantis --edition it
  mazzo rules kittens --edition 2015 | less"""

WIDEST = 100


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "rules",
        run,
        "print the rules of an edition",
        "Print the rules of a game as one edition has them. Rules keep their numbers, which differ in no edition.",
        EXAMPLES,
    )
    add_game(parser)
    add_edition(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = mazzo.get(arguments.game)
    edition = choose(game.editions, arguments.edition, {}).name
    found = chapters(read(page(game.name)), edition)
    if arguments.json:
        print(json.dumps(report(game.name, edition, found)))
    else:
        print("\n".join(text(f"{game.title}, edition {edition}", found)))
    return 0


def page(game: str) -> str:
    """The text of docs/rules/GAME.md, which an installed Mazzo brings along."""
    installed: Traversable = files("mazzo") / "docs" / "rules"
    in_checkout = Path(__file__).parents[3] / "docs" / "rules"
    for folder in (installed, in_checkout):
        file = folder / f"{game}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise Refused(f"the rules page of {game} is missing from this installation")


def text(title: str, found: list[Chapter]) -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size().columns)
    lines = [title]
    for chapter in found:
        lines += ["", f"{chapter.number} {chapter.title}", ""]
        lines += [
            fill(rule.text, width, initial_indent=f"{rule.number:<6}", subsequent_indent=" " * 6)
            for rule in chapter.rules
        ]
    return lines


def report(game: str, edition: str, found: list[Chapter]) -> dict[str, object]:
    rules = [
        {"number": rule.number, "chapter": chapter.title, "text": rule.text}
        for chapter in found
        for rule in chapter.rules
    ]
    return {"game": game, "edition": edition, "rules": rules}
