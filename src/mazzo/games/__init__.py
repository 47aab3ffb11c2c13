"""The games there are. This list is the only one."""

from typing import Any

from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.game import Game
from mazzo.core.play import Play
from mazzo.core.record import Record, Watch
from mazzo.core.record import replay as replay_of
from mazzo.games.kittens import KITTENS
from mazzo.games.mantis import MANTIS

AnyGame = Game[Any, Any, Any, Any, Any]
AnyPlay = Play[Any, Any, Any, Any, Any]

GAMES: dict[str, AnyGame] = {game.name: game for game in (MANTIS, KITTENS)}


def get(name: str) -> AnyGame:
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Refused(f"there is no game {shorten(name)}; the games are {listing(GAMES)}")
    return GAMES[name]


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def replay(record: Record, watch: Watch | None = None) -> AnyPlay:
    """Play a record again; refuses at the first move that does not fit. `watch` is shown every moment of it."""
    if not isinstance(record, Record):
        raise Refused(f"{shorten(record)} is not a record; `read_record` reads one")
    return replay_of(get(record.game), record, watch)
