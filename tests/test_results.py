"""bench/results.md: every measure has a commit that exists or says that it is not known, and its programs exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "bench" / "results.md").read_text(encoding="utf-8")
NOW, LOG = PAGE.split("## Log\n")


def rows(text: str) -> list[list[str]]:
    lines = [
        line
        for line in text.splitlines()
        if line.startswith("| ") and not re.match(r"\| (measure|attack|date|-+) ", line)
    ]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("row", rows(NOW), ids=lambda row: row[0])
def test_every_measure_has_its_commit(row: list[str]) -> None:
    assert re.fullmatch("[0-9a-f]{7}|not known", row[-1])


def test_the_log_has_one_line_for_each_attempt() -> None:
    assert all(len(row) == 4 and re.fullmatch(r"\d+ \w{3}", row[0]) for row in rows(LOG))


@pytest.mark.parametrize("program", sorted(set(re.findall(r"bench[./](\w+)(?:\.py)?[ `]", NOW))))
def test_every_program_is_there(program: str) -> None:
    assert (ROOT / "bench" / f"{program}.py").is_file()
