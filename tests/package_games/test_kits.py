"""A package may bring a kit: its parts are imported when they are needed, and one that is wrong is named."""

from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, commands, mazzo, offer, python

RULES = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")

BOTS = """
from mazzo.bots.catalog import BotCatalog
from mazzo.bots.simple import Random

class Last(Random):
    def choose(self, view, seen):
        return view.legal[-1]

BOTS = BotCatalog(bots={"random": Random, "last": Last}, levels={"easy": "random", "hard": "last"})
"""

WORDS = """
magpie-do-pass = Let it lie
"""


def bring(folder: Path, parts: str) -> None:
    """A package whose entry point is a kit, with the rules of Magpie and these other parts."""
    kit = f'from mazzo import Kit\n\nKIT = Kit(name="magpie", rules="magpie_rules:MAGPIE", {parts})\n'
    offer(folder, "magpie", kit, "magpie:KIT")
    (folder / "magpie_rules.py").write_text(RULES, encoding="utf-8")


def test_a_kit_brings_bots_and_levels(tmp_path: Path) -> None:
    bring(tmp_path, 'bots="magpie_bots:BOTS"')
    (tmp_path / "magpie_bots.py").write_text(BOTS, encoding="utf-8")
    script = """
import sys, mazzo
assert mazzo.games.names() == ["mantis", "kittens", "magpie"]
assert "magpie_bots" not in sys.modules, "a part is imported when it is first needed"
print(mazzo.bots.names("magpie"), mazzo.bots.called("magpie", "hard"), "magpie_bots" in sys.modules)
"""
    assert python(script, tmp_path).strip() == "['easy', 'hard', 'random', 'last'] last True"


def test_a_kit_brings_words_in_a_folder(tmp_path: Path) -> None:
    bring(tmp_path, 'words=__import__("pathlib").Path(__file__).parent / "words"')
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    script = "from mazzo.text.locales import words; print(words('it')('magpie-do-pass'))"
    assert python(script, tmp_path).strip() == "Let it lie", "where a language is missing, English is spoken"


WRONG = {
    "an error": ('"magpie_bots:BOTS"', "1 / 0", "magpie_bots.py, line 1: ZeroDivisionError: division by zero"),
    "bad syntax": ('"magpie_bots:BOTS"', "\n\ndef (", "magpie_bots.py, line 3: SyntaxError"),
    "a missing file": ('"magpie_crow:BOTS"', "", "ModuleNotFoundError: No module named 'magpie_crow'"),
    "a missing name": ('"magpie_bots:BIRDS"', "", "has no attribute 'BIRDS'"),
    "another kind": ('"magpie_bots:BOTS"', "BOTS = 7", "is 7; it should be a mazzo.bots.catalog.BotCatalog"),
    "no path": ('"magpie_bots"', "", "should be written as module:name"),
}


@pytest.mark.parametrize(("path", "source", "why"), WRONG.values(), ids=WRONG)
def test_a_part_that_is_wrong_is_named_when_it_is_needed(tmp_path: Path, path: str, source: str, why: str) -> None:
    bring(tmp_path, f"bots={path}")
    (tmp_path / "magpie_bots.py").write_text(source, encoding="utf-8")
    asked = mazzo("sim", "magpie", "--games", "1", beside=tmp_path)
    assert asked.returncode == 2
    assert "mazzo-magpie: the bots of magpie cannot be used:" in asked.stderr
    assert why in asked.stderr


def test_a_part_that_is_wrong_disturbs_no_other_game(tmp_path: Path) -> None:
    bring(tmp_path, 'bots="magpie_bots:BOTS"')
    played, listed = commands(("sim", "kittens", "--games", "1"), ("games",), beside=tmp_path)
    assert (played.returncode, listed.returncode) == (0, 0), (played, listed)
    assert "magpie" in listed.stdout
