"""Reading a page of docs/rules: numbered chapters, with rules marked by edition."""

import re
from typing import NamedTuple

from mazzo.markdown import DASHES, Row, cells, plain

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
    """The numbered chapters of a page, without introduction, comparison and sources."""
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
