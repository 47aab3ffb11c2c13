"""Mazzo: play, host and study party card games.

import mazzo

play = mazzo.get(mazzo.games.names()[0]).start(seats=4, seed="anything")
while not play.over:
    seat = play.to_act[0]
    play.apply(seat, play.legal(seat)[0])
print(play.result)
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING
from typing import Any as _Any

from mazzo.core.chance import Dice, Script
from mazzo.core.errors import Refused
from mazzo.core.game import Game
from mazzo.core.notation import to_json
from mazzo.core.play import Moment, Play, play_out
from mazzo.core.record import Record, commit
from mazzo.core.record import read as read_record
from mazzo.core.record import write as write_record
from mazzo.core.rules import Result
from mazzo.games import get, moments, replay
from mazzo.games.kit import Kit

if TYPE_CHECKING:
    from mazzo import bots, coach, games

__version__ = "1.0.0.dev0"

__all__ = [
    "Dice",
    "Game",
    "Kit",
    "Moment",
    "Play",
    "Record",
    "Refused",
    "Result",
    "Script",
    "bots",
    "coach",
    "commit",
    "games",
    "get",
    "moments",
    "play_out",
    "read_record",
    "replay",
    "to_json",
    "write_record",
]


def __getattr__(name: str) -> _Any:
    """Load `mazzo.bots` and `mazzo.coach` on first use."""
    if name in ("bots", "coach"):
        return _import_module(f"mazzo.{name}")
    raise AttributeError(f"module 'mazzo' has no attribute {name!r}")


def __dir__() -> list[str]:
    return __all__
