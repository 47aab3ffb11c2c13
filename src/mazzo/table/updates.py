"""What one person is told: the whole view every time, so that a reconnect is one update."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table.people import Look
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
    person: int | None  # the number of the person who sits there
    ready: bool  # for the next game
    left: bool  # somebody left it in the middle of a game, and a bot plays on
    program: bool = False  # whether its person is a program, as it said itself
    look: Look | None = None  # which face its person chose


class Bystander(Struct, frozen=True):
    """Somebody without a seat."""

    person: int
    name: str
    asks_for: Seat | None = None  # the seat that they would like to play on in, if the host agrees
    program: bool = False  # as it said itself
    look: Look | None = None
    connected: bool = True


class Score(Struct, frozen=True):
    """What somebody has won at this table this evening."""

    name: str
    person: int | None  # none for a bot
    games: int
    won: dict[str, int]  # how many of each game


class LastGame(Struct, frozen=True):
    """How the last game ended."""

    record: str  # its id
    game: str
    players: tuple[str, ...]
    winners: tuple[Seat, ...]
    reason: str


class TableView(Struct, frozen=True):
    code: str
    stage: Stage
    settings: Settings
    chairs: tuple[ChairView, ...]
    watchers: int
    bystanders: tuple[Bystander, ...]  # those who are here without a seat, as many as can be listed
    games: int  # how many were started here; the id of the last record is the code and this number
    commitment: str | None  # to the seed of this game
    seed: str | None  # of this game, once it is over
    next_commitment: str | None  # to the seed of the next game, before it begins
    seconds_left: float | None  # for those who are asked now
    locked: bool  # whether newcomers are kept out
    scores: tuple[Score, ...]  # between games, the best first
    last_game: LastGame | None  # between games


class AnyHappening(Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that happened around the game."""


class Joined(AnyHappening, frozen=True):
    name: str


class Left(AnyHappening, frozen=True):
    name: str
    seat: Seat | None  # in which a bot plays on


class CameBack(AnyHappening, frozen=True):
    """Somebody who has a seat is connected again."""

    name: str
    seat: Seat


class SatDown(AnyHappening, frozen=True):
    name: str
    seat: Seat


class StoodUp(AnyHappening, frozen=True):
    name: str


class TookSeat(AnyHappening, frozen=True):
    """Somebody plays on where a bot played."""

    name: str
    seat: Seat


class Asked(AnyHappening, frozen=True):
    """Somebody would like to play on where a bot plays; the host decides."""

    name: str
    seat: Seat


class Declined(AnyHappening, frozen=True):
    name: str


class BotTookOver(AnyHappening, frozen=True):
    """Somebody has been silent for too long, and a bot plays for them until they are back."""

    name: str
    seat: Seat


class Removed(AnyHappening, frozen=True):
    """The host has sent somebody away."""

    name: str
    seat: Seat | None  # in which a bot plays on


class HostChanged(AnyHappening, frozen=True):
    name: str


class Changed(AnyHappening, frozen=True):
    """The host has changed the settings."""


class SeatsShuffled(AnyHappening, frozen=True):
    """Everybody sits somewhere else."""


class Locked(AnyHappening, frozen=True):
    on: bool


Happening: TypeAlias = (
    Joined
    | Left
    | CameBack
    | SatDown
    | StoodUp
    | TookSeat
    | Asked
    | Declined
    | BotTookOver
    | Removed
    | HostChanged
    | Changed
    | SeatsShuffled
    | Locked
)


class Shared(NamedTuple):
    """What updates for several people have in common, worked out once."""

    table: TableView
    views: Sequence[Any]  # of the game, by seat


class Update(Struct, frozen=True):
    version: int
    table: TableView
    seat: Seat | None  # your own
    host: bool
    passing: bool  # whether you let everything happen until your turn
    view: Any  # of the game, once it has begun
    events: tuple[Any, ...]  # what you saw happen since the version before
    past: tuple[Any, ...] = ()  # all that you saw happen in this game, when you come in the middle of it
    happenings: tuple[Happening, ...] = ()  # what happened around the game since then
    is_reaction: bool = False  # whether it is a short moment to react, or a turn to think about
    idle: str | None = None  # what is done for you if you keep silent, in notation; none if you are not asked
    removed: tuple[Bystander, ...] = ()  # whom the host has sent away; told to the host alone
    others: tuple[Bystander, ...] = ()  # all without a seat whom the table does not list, here or gone; for the host
