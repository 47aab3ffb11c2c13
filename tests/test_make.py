"""The Makefile on a fresh clone."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKED = re.findall(r"\.stamp: (requirements/\w+\.txt) ", (ROOT / "Makefile").read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", LOCKED)
def test_every_environment_can_install_mazzo_itself(file: str) -> None:
    names = re.findall(r"^([\w.-]+)==", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
    assert {"hatchling", "editables"} <= set(names), "make installs Mazzo without build isolation"
