"""`mazzo rules`: the rules of one edition, from our rule pages."""

import argparse
import json
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import fill

from msgspec import to_builtins

from mazzo.cli.arguments import Commands, add_command, add_edition, add_game, add_json
from mazzo.cli.rulebook import Chapter, Row, only, read
from mazzo.core.edition import CardsOption, CountsOption, Edition, choose, options
from mazzo.core.errors import Refused
from mazzo.games import OURS, get

EXAMPLES = """  mazzo rules {game}
  mazzo rules {game} --edition {edition}
  mazzo rules {other} --edition {other_edition} | less"""

NARROWEST, WIDEST = 40, 100
INDENT = " " * 6


def add(commands: Commands) -> None:
    parser = add_command(
        commands,
        "rules",
        run,
        summary="print the rules of an edition",
        description="Print the rules of a game as one edition has them, under their numbers.",
        examples=EXAMPLES,
    )
    add_game(parser)
    add_edition(parser)
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    game = get(arguments.game)
    edition = choose(game.editions, arguments.edition, {})
    found = only(read(page(game.name)), edition.name, tuple(game.editions)) if game.name in OURS else []
    if arguments.json:
        print(json.dumps(report(game.name, edition, found)))
    else:
        print("\n".join([*text(f"{game.title}, edition {edition.name}", found), *option_lines(edition)]))
    return 0


def page(game: str) -> str:
    """The text of docs/rules/GAME.md, which is part of the installation."""
    installed: Traversable = files("mazzo") / "docs" / "rules"
    in_checkout = Path(__file__).parents[3] / "docs" / "rules"
    for folder in (installed, in_checkout):
        file = folder / f"{game}.md"
        if file.is_file():
            return file.read_text(encoding="utf-8")
    raise Refused(f"the rules page of {game} is missing from this installation")


def text(title: str, found: list[Chapter]) -> list[str]:
    lines = [title]
    for chapter in found:
        lines += ["", f"{chapter.number} {chapter.title}", ""]
        for rule in chapter.rules:
            lines.append(filled(f"{rule.number:<6}", rule.text))
            lines += ["", *table_lines(rule.table), ""] if rule.table else []
    return lines


def filled(head: str, words: str) -> str:
    """A paragraph filled to the width of the screen, behind its head."""
    width = min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns))
    return fill(words, width, initial_indent=head, subsequent_indent=" " * len(head))


def option_lines(edition: Edition) -> list[str]:
    """The possible values of each option and the printed one, for `--set`."""
    found = options(edition)
    longest = max(map(len, found))
    lines = ["", "What --set OPTION=VALUE takes", ""]
    for name, option in found.items():
        is_deck = isinstance(option, CountsOption | CardsOption)
        printed = "" if is_deck else f"; printed: {str(option.printed).lower()}"
        lines.append(filled(f"{name:<{longest}}  ", f"{option}{printed}"))
    return lines


def table_lines(rows: list[Row]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        INDENT + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows
    ]


def report(game: str, edition: Edition, found: list[Chapter]) -> dict[str, object]:
    rules = [
        {"number": rule.number, "chapter": chapter.title, "text": rule.text, "table": rule.table}
        for chapter in found
        for rule in chapter.rules
    ]
    return {"game": game, "edition": edition.name, "rules": rules, "options": to_builtins(options(edition))}
