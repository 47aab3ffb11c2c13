"""Reading a page of docs/rules: numbered chapters, and rules marked with the editions they hold for."""

import re
from typing import NamedTuple

CHAPTER = re.compile(r"## (\d+) (.+)")
RULE = re.compile(r"\*\*(\d+\.\d+)\*\* (.*?) ?\*\(([^()]*)\)\*", re.DOTALL)


class Rule(NamedTuple):
    number: str
    text: str
    editions: tuple[str, ...]


class Chapter(NamedTuple):
    number: str
    title: str
    rules: list[Rule]


def read(page: str) -> list[Chapter]:
    """The numbered chapters of a page; what is not a rule (introduction, comparison, sources) is left out."""
    found = []
    for part in re.split(r"^(?=## )", page, flags=re.MULTILINE):
        heading = CHAPTER.match(part)
        if heading:
            rules = [Rule(number, plain(text), names(marks)) for number, text, marks in RULE.findall(part)]
            found.append(Chapter(heading[1], heading[2].strip(), rules))
    return found


def chapters(found: list[Chapter], edition: str) -> list[Chapter]:
    """The rules that hold for an edition; chapters without any are left out."""
    kept = [
        Chapter(number, title, [rule for rule in rules if edition in rule.editions]) for number, title, rules in found
    ]
    return [chapter for chapter in kept if chapter.rules]


def names(marks: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in marks.split(","))


def plain(markdown: str) -> str:
    """A paragraph without its emphasis, on one line."""
    return re.sub(r"[*`]+", "", " ".join(markdown.split()))
