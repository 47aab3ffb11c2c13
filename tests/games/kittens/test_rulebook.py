"""docs/rules/kittens.md itself: it can be parsed, agrees with the engine, and is tested."""

import re
from pathlib import Path

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "kittens.md"
LINES = BOOK.read_text(encoding="utf-8").splitlines()

RULE = re.compile(r"\*\*(\d+)\.(\d+)\*\* (\S.*\.) \*\((\w+(?:, \w+)*)\)\*")

NOT_ABOUT_PLAY = {"1.4": "cards have names here and no pictures"}


def rules() -> dict[str, str]:
    return {f"{match[1]}.{match[2]}": match[3] for line in LINES if (match := RULE.fullmatch(line))}


def cited() -> set[str]:
    """The numbers that the tests of this folder cite."""
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    citations = [found for source in sources for found in re.findall(r"# Kittens (\d+\.\d+(?:, \d+\.\d+)*)", source)]
    return {number for citation in citations for number in citation.split(", ")}


def test_every_rule_is_tested() -> None:
    assert set(rules()) - cited() == set(NOT_ABOUT_PLAY)


def test_every_citation_is_of_a_rule() -> None:
    assert cited() - set(rules()) == set()
