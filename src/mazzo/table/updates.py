"""What one person is told: the whole view every time, so that a reconnect is one update."""

from enum import StrEnum
from typing import Any

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table.settings import Settings


class Stage(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Player(StrEnum):
    """Who plays a seat now."""

    PERSON = "person"
    BOT = "bot"
    STANDIN = "standin"  # a bot, until its person is back


class ChairView(Struct, frozen=True):
    name: str
    player: Player
    bot: str | None
    host: bool
    connected: bool


class TableView(Struct, frozen=True):
    code: str
    stage: Stage
    settings: Settings
    chairs: tuple[ChairView, ...]
    watchers: int
    games: int  # how many have begun here; the record of the last is called by the code and this number
    commitment: str | None  # to the seed of this game
    seed: str | None  # of this game, once it is over
    next_commitment: str | None  # to the seed of the next game, before it begins
    seconds_left: float | None  # for those who are asked now


class Emoted(Struct, frozen=True, tag_field="event", tag="emoted"):
    """A person made a face."""

    name: str
    seat: Seat | None
    emote: str


class Update(Struct, frozen=True):
    version: int
    table: TableView
    seat: Seat | None  # your own
    host: bool
    passing: bool  # whether you let everything happen until your turn
    view: Any  # of the game, once it has begun
    events: tuple[Any, ...]  # what you saw happen since the version before
    emotes: tuple[Emoted, ...] = ()
