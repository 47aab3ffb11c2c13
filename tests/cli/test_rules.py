"""`mazzo rules`, and the reading of rule pages."""

import json
import re

import msgspec
import pytest

from mazzo.cli.rules import only, page, read
from mazzo.core.edition import options
from mazzo.games import GAMES
from tests.cli.conftest import Run

EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]

PAGE = """# A game

What it is about. **9.9** Not a rule. *(one)*

## 1 Cards

**1.1** There are *many*
`cards`. *(one, two)*

| cards | how many |
| --- | --- |
| in `one` | 10 |
| in `two` | 20 |
| aces | 4 |

Something besides.

## 2 Ends

**2.1** It ends. *(two)*

## How the editions differ

**8.8** No rule either. *(one)*
"""


def test_a_page_has_chapters_and_rules() -> None:
    cards, ends = read(PAGE)
    assert (cards.number, cards.title) == ("1", "Cards")
    assert [(rule.number, rule.text, rule.editions) for rule in cards.rules] == [
        ("1.1", "There are many cards.", ("one", "two"))
    ]
    assert [rule.number for rule in ends.rules] == ["2.1"]


def test_only_the_rules_of_an_edition_are_shown() -> None:
    (cards,) = only(read(PAGE), "one", ("one", "two"))
    assert cards.rules[0].table == [("cards", "how many"), ("in one", "10"), ("aces", "4")]
    assert len(only(read(PAGE), "two", ("one", "two"))) == 2


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_of_our_pages_is_overlooked_or_of_an_unknown_edition(game: str) -> None:
    rules = [rule for chapter in read(page(game)) for rule in chapter.rules]
    numbers = re.findall(r"^\*\*(\d+\.\d+)\*\*", page(game), re.MULTILINE)
    assert [rule.number for rule in rules] == numbers
    assert len(set(numbers)) == len(numbers) > 40
    assert {edition for rule in rules for edition in rule.editions} == set(GAMES[game].editions)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_rules_of_every_edition_can_be_read(run: Run, game: str, edition: str) -> None:
    ran = run("rules", game, "--edition", edition)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"{GAMES[game].title}, edition {edition}\n\n1 Cards\n\n1.1   ")
    assert not re.search(r"[*`]", ran.out)
    assert max(map(len, ran.out.splitlines())) <= 110


def test_editions_differ(run: Run) -> None:
    assert "Again: " not in run("rules", "mantis", "--edition", "en").out
    assert "Again: " in run("rules", "mantis", "--edition", "it").out
    assert run("rules", "mantis") == run("rules", "mantis", "--edition", "en")


def test_the_report_has_a_rule_with_its_number_and_chapter(run: Run) -> None:
    report = json.loads(run("rules", "kittens", "--edition", "2025", "--json").out)
    assert (report["game"], report["edition"]) == ("kittens", "2025")
    assert report["rules"][0]["number"] == "1.1"
    assert report["rules"][0]["chapter"] == "Cards"
    assert ["Nope", "5", "nope", "cancels what somebody plays (6)"] in report["rules"][0]["table"]


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_the_values_of_each_option_are_listed(run: Run, game: str, edition: str) -> None:
    found = options(GAMES[game].editions[edition])
    text = " ".join(run("rules", game, "--edition", edition).out.partition("What --set OPTION=VALUE takes")[2].split())
    assert all(f"{name} {option}" in text for name, option in found.items())
    report = json.loads(run("rules", game, "--edition", edition, "--json").out)
    assert report["options"] == json.loads(msgspec.json.encode(found))


def test_a_printed_number_stands_beside_its_bounds(run: Run) -> None:
    assert "target          a whole number from 1 to 105; printed: 10\n" in run("rules", "mantis").out
