"""Every way to sit down at our games. A new one comes in by itself."""

from functools import cache
from importlib import import_module
from typing import Any, get_args

import pytest

from mazzo.games import OURS, AnyGame, get
from mazzo.testing.settings import (
    Luck,
    Setting,
    choose,
    on_from,
    played,
    playing,
    seat_counts,
    settings,
    settings_with_odd_numbers,
)
from tests.slow import slowly

__all__ = ["Luck", "Setting", "choose", "on_from", "played", "playing", "seat_counts", "settings"]

EVERY_GAME = [get(name) for name in OURS]
SETTINGS = [setting for game in EVERY_GAME for setting in settings(game)]
ODD_SETTINGS = [setting for game in EVERY_GAME for setting in settings_with_odd_numbers(game)]

for_every_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: str(game.name))
for_every_setting = pytest.mark.parametrize("setting", [*SETTINGS, *ODD_SETTINGS], ids=str)
for_most_settings = pytest.mark.parametrize(
    "setting",
    [each if each.seats < 6 or not each.options else slowly(each) for each in (*SETTINGS, *ODD_SETTINGS)],
    ids=str,
)
"""What is slow to look at: with many seats, `make test` has each edition as it is printed, and no options."""


def word(game: AnyGame, module: str, name: str) -> Any:
    """What a game means by one of the words that all games share: `word(game, "events", "Event")`."""
    return getattr(import_module(f"mazzo.games.{game.name}.rules.{module}"), name)


@cache
def kinds(union: Any) -> tuple[type, ...]:
    """The members of a closed union."""
    return get_args(union) or (union,)
