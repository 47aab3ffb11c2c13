"""Each screen looks as it did, at 80 x 24 and at 120 x 40."""

from pathlib import Path

import pytest

from tests.generated import STALE
from tests.server.loop import awaits
from tests.terminal.screens import LARGE, SMALL
from tests.terminal.snapshots import FOLDER, file_of, screens, show

NAMES = list(screens())
QUICK = {"start", "lobby", "mantis", "kittens-nope", "ended", "replay-kittens"}
MARKED = [pytest.param(name, marks=[] if name in QUICK else [pytest.mark.slow]) for name in NAMES]


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["small", "large"])
@pytest.mark.parametrize("name", MARKED)
@awaits
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    shown = await show(name, size)
    assert shown == file_of(name, size).read_text(encoding="utf-8"), f"the screen {STALE}"


def test_no_screen_lacks_its_texts_and_none_is_left_over() -> None:
    wanted = {file_of(name, size) for name in NAMES for size in (SMALL, LARGE)}
    assert set(FOLDER.glob("*.txt")) == wanted, f"the list of screens {STALE}"


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.txt")), ids=lambda file: file.stem)
def test_a_text_fills_its_screen_and_no_more(file: Path) -> None:
    columns, rows = map(int, file.stem.rpartition("-")[2].split("x"))
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) == rows
    assert max(map(len, lines)) <= columns
