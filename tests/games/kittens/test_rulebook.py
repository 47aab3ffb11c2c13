"""docs/rules/kittens.md itself: it can be parsed, agrees with the engine, and is tested."""

import re
from pathlib import Path

import pytest

from mazzo.core.edition import options
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import DECK, EDITIONS

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "kittens.md"
LINES = BOOK.read_text(encoding="utf-8").splitlines()

RULE = re.compile(r"\*\*(\d+)\.(\d+)\*\* (\S.*\.) \*\((\w+(?:, \w+)*)\)\*")

NOT_ABOUT_PLAY = {"1.4": "cards have names here and no pictures"}


def rules() -> dict[str, str]:
    """Every rule by its number."""
    return {f"{match[1]}.{match[2]}": match[3] for line in LINES if (match := RULE.fullmatch(line))}


def cited() -> set[str]:
    """The numbers that the tests of this folder cite."""
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    citations = [found for source in sources for found in re.findall(r"# Kittens (\d+\.\d+(?:, \d+\.\d+)*)", source)]
    return {number for citation in citations for number in citation.split(", ")}


def table(first_cell: str) -> list[list[str]]:
    """The rows of the table whose head begins so, the head left out."""
    start = next(number for number, line in enumerate(LINES) if line.startswith(f"| {first_cell} |"))
    end = LINES.index("", start)
    return [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in LINES[start + 2 : end]]


def test_every_rule_is_tested() -> None:
    assert set(rules()) - cited() == set(NOT_ABOUT_PLAY)


def test_every_citation_is_of_a_rule() -> None:
    assert cited() - set(rules()) == set()


def test_every_option_is_explained() -> None:
    explained = {
        name for number, text in rules().items() if number.startswith("10.") for name in re.findall("`(.+?)`", text)
    }
    assert set(options(EDITIONS["it"])) <= explained
    assert {"everybody", "one", "two", "remaining-plus-two", "discard-pile", "out-of-the-game"} <= explained


def test_the_table_of_cards_is_the_deck() -> None:  # Kittens 1.1
    assert {Card(word): int(count) for _, count, word, _ in table("card")} == DECK


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_of_piles_is_right(edition: str) -> None:  # Kittens 2.10
    (sizes,) = [sizes for name, *sizes in table("players") if edition in name]
    for seats, size in enumerate(sizes, 2):
        assert (size != "") == (seats <= EDITIONS[edition].most_seats)
        if size:
            assert len(KITTENS.start(seats, edition, seed="pile").state.pile) == int(size)
