"""The README runs: its Python in full, its commands up to their arguments; and its links work."""

import re
import shlex
from pathlib import Path

import pytest

from mazzo.cli.parser import make_parser

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


def commands() -> list[list[str]]:
    lines = (line for block in blocks("") for line in block.splitlines() if line.startswith("mazzo "))
    return [shlex.split(re.split(r"\s{2,}", line)[0])[1:] for line in lines]


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for block in blocks("python"):
        exec(compile(block, "README.md", "exec"), names)
    assert "seat 0 may: score, steal 1, steal 2" in capsys.readouterr().out


def test_the_record_of_the_first_example_replays_to_its_result(capsys: pytest.CaptureFixture[str]) -> None:
    example = blocks("python")[0]
    exec(compile(example + "\nprint(mazzo.replay(record).result == play.result, play.over)", "README.md", "exec"), {})
    assert capsys.readouterr().out == "True True\n"


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_of_the_readme_exists(words: list[str]) -> None:
    make_parser().parse_args(words)
