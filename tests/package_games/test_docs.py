"""The code and the commands in docs/games.md and docs/reference/games.md work, with the documented output."""

import re
from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, ROOT, commands, mazzo, offer, python, run_pytest, small

PAGE = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
REFERENCE = (ROOT / "docs" / "reference" / "games.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(.*)\n((?:(?!```).*\n)*)```$", PAGE, re.MULTILINE)
FINE = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")


def blocks(tag: str) -> list[str]:
    return [text for kind, text in BLOCKS if kind == tag]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_the_page_has_the_whole_example_in_its_order() -> None:
    *code, _test = blocks("python")
    assert lines("".join(code)) == lines(FINE)
    assert blocks("toml") == [(EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")]


def test_the_commands_on_the_page_exist(magpie: Path) -> None:
    written = [line.removeprefix("$ ").split() for line in "".join(blocks("console")).splitlines()]
    names = [words[1] for words in written if words[0] == "mazzo"]
    assert len({*names}) > 5
    tried = [[name, "--help"] for name in dict.fromkeys(names)]
    tried += [words[1:] for words in written if words[0] == "mazzo" and words[1] in ("games", "perft")]
    ends = [done.returncode for done in commands(*tried, beside=magpie)]
    assert ends == len(tried) * [0], dict(zip(map(str, tried), ends, strict=True))


def test_the_check_prints_the_leak_that_the_page_shows(tmp_path: Path) -> None:
    hiding = re.search(r"def seen.*\n(.*)\n", FINE)
    assert hiding
    offer(tmp_path, "magpie", small(FINE.replace(hiding[1], "    return event")), "magpie:MAGPIE")
    done = mazzo("check", "magpie", "--games", "1", beside=tmp_path)
    (leak,) = blocks("text")
    assert leak in done.stdout


@pytest.mark.slow
def test_the_tests_of_the_page_pass(magpie: Path, tmp_path: Path) -> None:
    (tmp_path / "test_magpie.py").write_text(blocks("python")[-1], encoding="utf-8")
    run_pytest(str(tmp_path), beside=magpie, cwd=tmp_path)


def test_the_example_of_sample_state_works(magpie: Path) -> None:
    section = REFERENCE.split("\n## sample_state\n")[1].split("\n## ")[0]
    (code,) = re.findall(r"((?:^    .*\n)+)", section, re.MULTILINE)
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
