"""`mazzo rules`: prints the rules of one edition, or the rules page of a game."""

import argparse
import json
import re
import shutil
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from textwrap import fill
from typing import NamedTuple

from msgspec import to_builtins

from mazzo.cli.arguments import Parser, words_of
from mazzo.core.edition import CardsOption, CountsOption, Edition, choose, options
from mazzo.core.errors import Refused
from mazzo.games import OURS, get
from mazzo.text.markdown import DASHES, Row, cells, columns, lines, plain

CHAPTER = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"\*\*(\d+\.\d+)\*\* (.*) \*\(([^()]*)\)\*", re.DOTALL)


class Rule(NamedTuple):
    number: str
    text: str
    editions: tuple[str, ...]
    table: list[Row]  # the table after the rule, its head first


class Chapter(NamedTuple):
    number: str
    title: str
    rules: list[Rule]


def read(page: str) -> list[Chapter]:
    """The numbered chapters of a page of docs/rules, without introduction, comparison and sources."""
    chapters: list[Chapter] = []
    rules: list[Rule] = []
    for block in page.split("\n\n"):
        if block.startswith("#"):
            rules = []
        if heading := CHAPTER.fullmatch(block.strip()):
            chapters.append(Chapter(heading[1], heading[2], rules))
        elif rule := RULE.fullmatch(block.strip()):
            number, text, editions = rule.groups()
            rules.append(Rule(number, plain(text), tuple(map(str.strip, editions.split(","))), []))
        elif block.startswith("|") and rules:
            rules[-1].table.extend(cells(line) for line in block.splitlines() if not DASHES.fullmatch(line))
    return chapters


def only(chapters: list[Chapter], edition: str, editions: tuple[str, ...]) -> list[Chapter]:
    """The rules and rows of tables for one edition."""
    found = []
    for number, title, rules in chapters:
        kept = [
            rule._replace(table=rows_for(rule.table, edition, editions)) for rule in rules if edition in rule.editions
        ]
        if kept:
            found.append(Chapter(number, title, kept))
    return found


def rows_for(table: list[Row], edition: str, editions: tuple[str, ...]) -> list[Row]:
    """The rows for the edition or for all, without code marks."""
    rows = []
    for row in table:
        named = set(re.findall(r"`([^`]*)`", row[0])) & set(editions)
        if not named or edition in named:
            rows.append(tuple(map(plain, row)))
    return rows


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
    translated = "" if is_numbered else page_of(arguments)
    if arguments.json:
        print(json.dumps(report(game.name, edition, found) | ({"page": translated} if translated else {})))
    else:
        shown = list(lines(translated, width())) if translated else text(f"{game.title}, edition {edition.name}", found)
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
    shown_lines = [title]
    for chapter in found:
        shown_lines += ["", f"{chapter.number} {chapter.title}", ""]
        for rule in chapter.rules:
            shown_lines.append(filled(f"{rule.number:<6}", rule.text))
            table = [f"{INDENT}{row}" for row in columns(rule.table)] if rule.table else []
            shown_lines += ["", *table, ""] if table else []
    return shown_lines


def filled(head: str, words: str) -> str:
    """A paragraph filled to the width of the screen, behind its head."""
    return fill(words, width(), initial_indent=head, subsequent_indent=" " * len(head))


def width() -> int:
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size().columns))


def option_lines(edition: Edition) -> list[str]:
    """The possible values of each option and the printed one, for `--set`."""
    found = options(edition)
    longest = max(map(len, found), default=0)
    shown_lines = ["", "What --set OPTION=VALUE takes", ""] if found else []
    for name, option in found.items():
        is_deck = isinstance(option, CountsOption | CardsOption)
        printed = "" if is_deck else f"; printed: {str(option.printed).lower()}"
        shown_lines.append(filled(f"{name:<{longest}}  ", f"{option}{printed}"))
    return shown_lines


def report(game: str, edition: Edition, found: list[Chapter]) -> dict[str, object]:
    rules = [
        {"number": rule.number, "chapter": chapter.title, "text": rule.text, "table": rule.table}
        for chapter in found
        for rule in chapter.rules
    ]
    return {"game": game, "edition": edition.name, "rules": rules, "options": to_builtins(options(edition))}
