"""Classes of bots are found in the current folder."""

import sys
from pathlib import Path

import pytest

from mazzo.bots.own import load
from mazzo.core.errors import Refused

BOT = """
class First:
    def __init__(self, edition, luck): ...
    def choose(self, view, seen): return view.legal[0]
"""


def test_a_class_is_loaded_from_a_file_or_a_package_of_the_current_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "one_file_bot.py").write_text(BOT)
    package = tmp_path / "package_of_bots"
    package.mkdir()
    (package / "first.py").write_text(BOT)
    (package / "main.py").write_text("from .first import First\n")
    monkeypatch.chdir(tmp_path)
    before = sys.path[:]
    for bot in ("one_file_bot:First", "package_of_bots.main:First", "one_file_bot:First"):
        assert load(bot).__name__ == "First"
    assert sys.path == before


def test_a_file_that_failed_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "failing_bot.py"
    file.write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Refused, match="failing_bot:First' cannot be loaded: ZeroDivisionError"):
        load("failing_bot:First")
    file.write_text(BOT)
    assert load("failing_bot:First").__name__ == "First"
