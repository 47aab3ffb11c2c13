"""docs/games.md teaches the example game as it is, and its commands and its output are real."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, commands, environment, mazzo, offer, small

PAGE = (Path(__file__).parents[2] / "docs" / "games.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(.*)\n((?:(?!```).*\n)*)```$", PAGE, re.MULTILINE)
FINE = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")


def blocks(tag: str) -> list[str]:
    return [text for kind, text in BLOCKS if kind == tag]


def lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


def test_there_is_no_block_that_nothing_checks() -> None:
    assert {tag for tag, _ in BLOCKS} == {"toml", "python", "console", "text", "ftl"}


def test_the_page_has_the_whole_example_in_its_order() -> None:
    *code, _test = blocks("python")
    assert lines("".join(code)) == lines(FINE)
    assert blocks("toml") == [(EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")]


def test_the_commands_are_there(magpie: Path) -> None:
    written = [line.removeprefix("$ ").split() for line in "".join(blocks("console")).splitlines()]
    names = [words[1] for words in written if words[0] == "mazzo"]
    first = ["new", "play", "check", "serve"]
    assert names == [*first, "games", "play", "serve", "sim", "perft", "arena", "check"]
    tried = [[name, "--help"] for name in dict.fromkeys(names)]
    tried += [words[1:] for words in written if words[0] == "mazzo" and words[1] in ("games", "perft")]
    ends = [done.returncode for done in commands(*tried, beside=magpie)]
    assert ends == len(tried) * [0], dict(zip(map(str, tried), ends, strict=True))


def test_a_leak_is_told_as_the_page_says(tmp_path: Path) -> None:
    hiding = re.search(r"def seen.*\n(.*)\n", FINE)
    assert hiding
    offer(tmp_path, "magpie", small(FINE.replace(hiding[1], "    return event")), "magpie:MAGPIE")
    done = mazzo("check", "magpie", "--games", "1", beside=tmp_path)
    (told,) = blocks("text")
    assert told in done.stdout


@pytest.mark.slow
def test_the_tests_of_the_page_pass(magpie: Path, tmp_path: Path) -> None:
    (tmp_path / "test_magpie.py").write_text(blocks("python")[-1], encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)]
    done = subprocess.run(
        command, env=environment(magpie), capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout
    assert "11 passed" in done.stdout
