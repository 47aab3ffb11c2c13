"""The games there are: ours, and those of installed packages. This list is the only one."""

import sys
from types import ModuleType
from typing import Any, Literal, overload

from mazzo.core import registry
from mazzo.core.errors import Refused, shorten
from mazzo.core.game import Game
from mazzo.core.play import Play
from mazzo.core.record import Record, Watch
from mazzo.core.record import replay as replay_of
from mazzo.games import installed
from mazzo.games.kittens import KITTENS, Kittens
from mazzo.games.mantis import MANTIS, Mantis

AnyGame = Game[Any, Any, Any, Any, Any]
AnyPlay = Play[Any, Any, Any, Any, Any]

OURS: tuple[AnyGame, ...] = (MANTIS, KITTENS)

GAMES = registry.GAMES
GAMES.enter(OURS, installed.offers)


@overload
def get(name: Literal["mantis"]) -> Mantis: ...
@overload
def get(name: Literal["kittens"]) -> Kittens: ...
@overload
def get(name: str) -> AnyGame: ...
def get(name: str) -> AnyGame:
    """The game of that name. An editor that sees the name written out knows the game's views, actions and events."""
    return registry.find(name)


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def replay(record: Record, watch: Watch | None = None) -> AnyPlay:
    """Play a record again; refuses at the first move that does not fit. `watch` is shown every moment of it."""
    if not isinstance(record, Record):
        raise Refused(f"{shorten(record)} is not a record; `read_record` reads one")
    return replay_of(get(record.game), record, watch)


class Package(ModuleType):
    """This package, which can also be called: `mazzo.games()` lists the games."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = Package
