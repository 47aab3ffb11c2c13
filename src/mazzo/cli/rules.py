"""`mazzo rules`: the rules of one edition, or the rules page that a game brings."""

import argparse
import json
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import fill

from msgspec import to_builtins

from mazzo.cli.arguments import Parser, words_of
from mazzo.cli.rulebook import Chapter, only, read
from mazzo.core.edition import CardsOption, CountsOption, Edition, choose, options
from mazzo.core.errors import Refused
from mazzo.games import OURS, get
from mazzo.markdown import columns, lines

SUMMARY = "print the rules of an edition"
DESCRIPTION = """Print the rules of a game as one edition has them, under their numbers. For a game of a package,
and with --language for any game, print its rules page."""
EXAMPLES = """  mazzo rules {game}
  mazzo rules {game} --edition {edition}
  mazzo rules {other} --edition {other_edition} | less
  mazzo rules {game} --language it          its rules page in Italian"""

NARROWEST, WIDEST = 40, 100
INDENT = " " * 6


def add_arguments(parser: Parser) -> None:
    parser.add_game()
    parser.add_edition()
    parser.add_language()
    parser.add_json()


def run(arguments: argparse.Namespace) -> int:
    game = get(arguments.game)
    edition = choose(game.editions, arguments.edition, {})
    is_numbered = game.name in OURS and not arguments.language
    found = only(read(page(game.name)), edition.name, tuple(game.editions)) if is_numbered else []
    brought = "" if is_numbered else page_of(arguments)
    if arguments.json:
        print(json.dumps(report(game.name, edition, found) | ({"page": brought} if brought else {})))
    else:
        shown = list(lines(brought, width())) if brought else text(f"{game.title}, edition {edition.name}", found)
        print("\n".join([*shown, *option_lines(edition)]))
    return 0


def page_of(arguments: argparse.Namespace) -> str:
    """The rules page of a game in Markdown, in the reader's language."""
    from mazzo.text import rules_page

    return rules_page(words_of(arguments), arguments.game)


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
    told = [title]
    for chapter in found:
        told += ["", f"{chapter.number} {chapter.title}", ""]
        for rule in chapter.rules:
            told.append(filled(f"{rule.number:<6}", rule.text))
            table = [f"{INDENT}{row}" for row in columns(rule.table)] if rule.table else []
            told += ["", *table, ""] if table else []
    return told


def filled(head: str, words: str) -> str:
    """A paragraph filled to the width of the screen, behind its head."""
    return fill(words, width(), initial_indent=head, subsequent_indent=" " * len(head))


def width() -> int:
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns))


def option_lines(edition: Edition) -> list[str]:
    """The possible values of each option and the printed one, for `--set`."""
    found = options(edition)
    longest = max(map(len, found), default=0)
    told = ["", "What --set OPTION=VALUE takes", ""] if found else []
    for name, option in found.items():
        is_deck = isinstance(option, CountsOption | CardsOption)
        printed = "" if is_deck else f"; printed: {str(option.printed).lower()}"
        told.append(filled(f"{name:<{longest}}  ", f"{option}{printed}"))
    return told


def report(game: str, edition: Edition, found: list[Chapter]) -> dict[str, object]:
    rules = [
        {"number": rule.number, "chapter": chapter.title, "text": rule.text, "table": rule.table}
        for chapter in found
        for rule in chapter.rules
    ]
    return {"game": game, "edition": edition.name, "rules": rules, "options": to_builtins(options(edition))}
