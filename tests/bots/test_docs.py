"""docs/bots.md is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_first_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "bots.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Result(winners=")


def test_the_second_is_the_example() -> None:
    assert BLOCKS[1:] == [(ROOT / "examples" / "bots" / "collector.py").read_text(encoding="utf-8")]
