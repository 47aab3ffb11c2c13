"""The reference of what games are made of: it has every field, and its example works."""

import dataclasses
import re
from pathlib import Path

import pytest

from mazzo import bots
from mazzo.core.encoding import Encoding
from mazzo.core.game import Game
from mazzo.core.secrets import Secrets
from mazzo.games.kit import Kit
from tests.package_games.packages import python

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "games.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("kind", [Kit, Game, Secrets, Encoding], ids=lambda kind: kind.__name__)
def test_every_field_has_its_line(kind: type) -> None:
    rows = [line for line in section(kind.__name__).splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
    fields = [field.name for field in dataclasses.fields(kind)]
    assert named == fields


def test_the_levels_are_those_that_there_are() -> None:
    rows = re.findall(r"\| (\w+) \| `(search-\d+)` \| ([\d,]+) \|", section("Levels and coach without writing any"))
    assert {level: bot for level, bot, _ in rows} == bots.PLAIN.levels
    assert {bot: int(games.replace(",", "")) for _, bot, games in rows} == bots.SEARCHES


def test_the_example_of_sample_state_works(magpie: Path) -> None:
    (code,) = re.findall(r"((?:^    .*\n)+)", section("sample_state"), re.MULTILINE)
    source = f"""
import dataclasses
from collections import Counter
from magpie import *
{"".join(line[4:] for line in code.splitlines(keepends=True))}
from mazzo.testing.checks import check_sampling
from mazzo.testing.settings import Setting
game = dataclasses.replace(MAGPIE, sample_state=sample_state)
print(check_sampling([Setting(game, "usual", seats) for seats in (2, 3, 5)], 2, lambda *_: None))
"""
    assert "fit all that a seat knew" in python(source, magpie)
