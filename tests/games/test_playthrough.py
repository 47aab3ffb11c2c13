"""The games in `playthroughs/` go as they are written there."""

from itertools import zip_longest
from pathlib import Path

import pytest

from mazzo.games import AnyGame
from tests.games.playthrough import FOLDER, file_of, seed_of, tell, wanted
from tests.games.settings import Setting, for_every_game
from tests.generated import STALE


def texts() -> set[Path]:
    return set(FOLDER.glob("*.txt"))


def test_the_playthroughs_are_complete() -> None:
    assert texts() == {file_of(setting) for setting in wanted()}, STALE


@for_every_game
def test_every_edition_has_a_text(game: AnyGame) -> None:
    for edition in game.editions:
        assert any(text.name.startswith(f"{game.name}-{edition}-") for text in texts()), STALE


@pytest.mark.parametrize("setting", wanted(), ids=str)
def test_a_game_follows_its_playthrough(setting: Setting) -> None:
    written = file_of(setting).read_text(encoding="utf-8")
    told = tell(setting, seed_of(written))
    for number, (here, there) in enumerate(zip_longest(told.splitlines(), written.splitlines()), 1):
        assert here == there, f"line {number} {STALE}"
    assert told == written
