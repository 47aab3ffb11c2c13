"""The parts of a kit are imported when they are needed, and an error names the part."""

from pathlib import Path

from tests.package_games.packages import EXAMPLE, commands, offer, python

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


def offer_kit(folder: Path, parts: str, name: str = "magpie") -> None:
    """A package whose entry point is a kit, with the rules of Magpie and these other parts."""
    kit = f'from mazzo import Kit\n\nKIT = Kit(name="{name}", rules="{name}_rules:MAGPIE", {parts})\n'
    offer(folder, name, kit, f"{name}:KIT")
    (folder / f"{name}_rules.py").write_text(RULES.replace('"magpie"', f'"{name}"'), encoding="utf-8")


def test_a_kit_has_bots_and_levels(tmp_path: Path) -> None:
    offer_kit(tmp_path, 'bots="magpie_bots:BOTS"')
    (tmp_path / "magpie_bots.py").write_text(BOTS, encoding="utf-8")
    script = """
import sys, mazzo
assert mazzo.games.names() == ["mantis", "kittens", "magpie"]
assert "magpie_bots" not in sys.modules, "a part is imported when it is first needed"
print(mazzo.bots.names("magpie"), mazzo.bots.called("magpie", "hard"), "magpie_bots" in sys.modules)
"""
    assert python(script, tmp_path).strip() == "['easy', 'hard', 'random', 'last'] last True"


def test_a_kit_has_words_in_a_folder_and_falls_back_to_english(tmp_path: Path) -> None:
    offer_kit(tmp_path, 'words=__import__("pathlib").Path(__file__).parent / "words"')
    (tmp_path / "words").mkdir()
    (tmp_path / "words" / "en.ftl").write_text(WORDS, encoding="utf-8")
    script = "from mazzo.text.locales import words; print(words('it')('magpie-do-pass'))"
    assert python(script, tmp_path).strip() == "Let it lie"


WRONG = {
    "failing": ('"failing_bots:BOTS"', "1 / 0", "failing_bots.py, line 1: ZeroDivisionError: division by zero"),
    "badsyntax": ('"badsyntax_bots:BOTS"', "\n\ndef (", "badsyntax_bots.py, line 3: SyntaxError"),
    "nofile": ('"another_crow:BOTS"', "", "ModuleNotFoundError: No module named 'another_crow'"),
    "noname": ('"noname_bots:BIRDS"', "", "has no attribute 'BIRDS'"),
    "anotherkind": ('"anotherkind_bots:BOTS"', "BOTS = 7", "is 7; it should be a mazzo.bots.catalog.BotCatalog"),
    "nopath": ('"nopath_bots"', "", "should be written as module:name"),
}
"""By name of the game: the path of its bots, their module, and the reason why they cannot be used."""


def test_a_wrong_part_is_named_when_it_is_needed_and_other_games_work(tmp_path: Path) -> None:
    for name, (path, source, _) in WRONG.items():
        offer_kit(tmp_path, f"bots={path}", name)
        (tmp_path / f"{name}_bots.py").write_text(source, encoding="utf-8")
    played, listed, *all_refused = commands(
        ("sim", "kittens", "--games", "1"),
        ("games",),
        *(("sim", name, "--games", "1") for name in WRONG),
        beside=tmp_path,
    )
    assert (played.returncode, listed.returncode) == (0, 0), (played, listed)
    for (name, (_, _, why)), refused in zip(WRONG.items(), all_refused, strict=True):
        assert name in listed.stdout
        assert refused.returncode == 2
        assert f"mazzo-{name}: the bots of {name} cannot be used:" in refused.stderr
        assert why in refused.stderr
