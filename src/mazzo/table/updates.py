"""Updates for one person. Each contains the whole view, so that a reconnect needs only one update."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, TypeAlias

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table.people import Avatar
from mazzo.table.settings import Settings


class Stage(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Occupant(StrEnum):
    """The player of a seat now."""

    PERSON = "person"
    BOT = "bot"
    STANDIN = "standin"  # a bot, until the person is back


class SeatView(Struct, frozen=True):
    name: str
    occupant: Occupant
    bot: str | None
    host: bool
    connected: bool
    person: int | None  # the number of the person in the seat
    ready: bool  # for the next game
    left: bool  # a bot plays on for a person who left during the game
    program: bool = False  # whether the person declared to be a program
    avatar: Avatar | None = None  # the face the person chose

    @property
    def is_bot(self) -> bool:
        """Whether a bot plays there: one of the server's, or one that joined by itself."""
        return self.occupant is Occupant.BOT or (self.occupant is Occupant.PERSON and self.program)


class Bystander(Struct, frozen=True):
    """A person without a seat."""

    person: int
    name: str
    asks_for: Seat | None = None  # the seat that they requested from the host
    program: bool = False  # as declared
    avatar: Avatar | None = None
    connected: bool = True
    screen: bool = False  # shows the table to a room full of people


class Title(Struct, frozen=True):
    """The title that a person gets at the end of an evening."""

    game: str | None  # the game that counted it; None for a general one
    name: str
    count: int


class Score(Struct, frozen=True):
    """A player's score at this table this evening."""

    name: str
    person: int | None  # None for a bot
    games: int
    won: dict[str, int]  # the number of wins by game
    points: int = 0  # one for each seat behind in a game, and one for a win
    gained: int = 0  # points in the last game
    was: int | None = None  # the place before the last game, from 1
    title: Title | None = None  # when the evening is decided


class LastGame(Struct, frozen=True):
    """The result of the last game."""

    record: str  # its id
    game: str
    players: tuple[str, ...]
    winners: tuple[Seat, ...]
    reason: str
    places: tuple[int, ...] = ()  # by seat, from 1; equal seats share a place


class TableView(Struct, frozen=True):
    code: str
    stage: Stage
    settings: Settings
    seats: tuple[SeatView, ...]
    watchers: int  # people here without a seat
    bystanders: tuple[Bystander, ...]  # people here without a seat, up to a limit
    games: int  # the number of games started here; the last record's id is the code and this number
    commitment: str | None  # to the seed of this game
    seed: str | None  # of this game, once it is over
    next_commitment: str | None  # to the seed of the next game, before it begins
    seconds_left: float | None  # for the seats that must choose now
    locked: bool  # whether newcomers are refused
    scores: tuple[Score, ...]  # the best first; between games only
    last_game: LastGame | None  # between games only
    screens: int = 0  # screens that show the table to a room full of people
    evening_games: int = 0  # the games finished this evening
    decided: bool = False  # whether the evening is over; the next game begins another one


class AnyHappening(Struct, frozen=True, tag_field="event", tag=str.lower):
    """An event at the table, outside the game itself."""


class Joined(AnyHappening, frozen=True):
    name: str


class Left(AnyHappening, frozen=True):
    name: str
    seat: Seat | None  # where a bot plays on


class CameBack(AnyHappening, frozen=True):
    """A person with a seat is connected again."""

    name: str
    seat: Seat


class SatDown(AnyHappening, frozen=True):
    name: str
    seat: Seat


class StoodUp(AnyHappening, frozen=True):
    name: str


class TookSeat(AnyHappening, frozen=True):
    """A person plays on in a bot's seat."""

    name: str
    seat: Seat


class Asked(AnyHappening, frozen=True):
    """A person asks for a bot's seat; the host decides."""

    name: str
    seat: Seat


class Declined(AnyHappening, frozen=True):
    name: str


class BotTookOver(AnyHappening, frozen=True):
    """A person missed too many deadlines; a bot plays until they are back."""

    name: str
    seat: Seat


class BotFailed(AnyHappening, frozen=True):
    """A bot failed to choose, and its seat takes the default action; reported once a game."""

    name: str
    seat: Seat


class Removed(AnyHappening, frozen=True):
    """The host removed a person."""

    name: str
    seat: Seat | None  # where a bot plays on


class HostChanged(AnyHappening, frozen=True):
    name: str


class Changed(AnyHappening, frozen=True):
    """The host changed the settings."""


class SeatsShuffled(AnyHappening, frozen=True):
    """All players sit in new seats."""


class Locked(AnyHappening, frozen=True):
    on: bool


AboutPeople: TypeAlias = Joined | Left | CameBack | SatDown | StoodUp | TookSeat | Asked | Declined
AboutTheTable: TypeAlias = BotTookOver | BotFailed | Removed | HostChanged | Changed | SeatsShuffled | Locked
Happening: TypeAlias = AboutPeople | AboutTheTable


class SharedUpdate(Struct, frozen=True):
    """The common part of updates for several people, computed once."""

    table: TableView
    views: Sequence[Any]  # of the game, by seat
    events: Sequence[Any]  # of the game in the last command, including hidden facts
    happenings: tuple[Happening, ...]  # in the last command
    to_act: Sequence[Seat]
    is_reaction: bool


class Update(Struct, frozen=True):
    version: int
    table: TableView
    seat: Seat | None  # your own
    host: bool
    passing: bool  # whether you pass on every reaction until your turn
    view: Any  # of the game, once it has begun
    events: tuple[Any, ...]  # the events you saw since the previous version
    past: tuple[Any, ...] = ()  # all events you saw in this game, if you join in the middle
    happenings: tuple[Happening, ...] = ()  # the events outside the game since the previous version
    is_reaction: bool = False  # whether seats have a short time to react, out of turn
    idle: str | None = None  # the action taken for you if you do not answer, in notation; None if you need not choose
    removed: tuple[Bystander, ...] = ()  # people the host removed; for the host only
    others: tuple[Bystander, ...] = ()  # for the host only: bystanders, connected or not, that `table` does not list
