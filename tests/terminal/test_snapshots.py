"""Each screen equals its snapshot, at 80 x 24 and at 120 x 40."""

from itertools import product

import pytest

from tests.generated import STALE
from tests.server.loop import awaits
from tests.slow import slowly
from tests.terminal.screens import LARGE, SMALL
from tests.terminal.snapshots import FOLDER, file_of, screens, show

ALL = list(product(screens(), (SMALL, LARGE)))
QUICK = [
    *((name, SMALL) for name in ("start", "mantis", "replay-kittens")),
    *((name, LARGE) for name in ("lobby", "kittens-nope", "ended")),
]


@pytest.mark.parametrize(("name", "size"), [each if each in QUICK else slowly(*each) for each in ALL])
@awaits
async def test_a_screen_looks_as_it_did(name: str, size: tuple[int, int]) -> None:
    shown = await show(name, size)
    assert shown == file_of(name, size).read_text(encoding="utf-8"), f"the screen {STALE}"


def test_every_screen_has_its_snapshots_and_no_other_exists() -> None:
    assert set(FOLDER.glob("*.txt")) == {file_of(*each) for each in ALL}, f"the list of screens {STALE}"


def test_a_snapshot_has_the_size_of_its_screen() -> None:
    for name, (columns, rows) in ALL:
        lines = file_of(name, (columns, rows)).read_text(encoding="utf-8").splitlines()
        assert len(lines) == rows, name
        assert max(map(len, lines)) <= columns, name
