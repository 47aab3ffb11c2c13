"""The current state of a table: people, seats and game. `evolve` computes the next one."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from mazzo.core.edition import Edition
from mazzo.core.play import Play
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.table.clock import Clock
from mazzo.table.evening import Evening
from mazzo.table.people import Person, owner
from mazzo.table.reasons import refuse
from mazzo.table.seat_holder import SeatHolder
from mazzo.table.settings import Games, Settings, edition_of
from mazzo.table.updates import Occupant, Stage

AnyPlay = Play[Any, Any, Any, Any, Any]


class LastingState(Struct, frozen=True, kw_only=True):
    """The state of a table except games, bots and play, as a snapshot stores it."""

    version: int = 0  # the number of commands carried out
    settings: Settings
    stage: Stage = Stage.LOBBY
    people: Mapping[str, Person] = {}
    numbers: Mapping[str, int] = {}  # the numbers of all people who ever joined
    host: str | None = None
    removed: Mapping[str, str] = {}  # the names of removed people
    locked: bool = False
    seats: tuple[SeatHolder, ...] = ()
    players: tuple[str | None, ...] = ()  # the person in each seat when the game began
    hands: Mapping[str, Seat] = {}  # the hand that each person has seen in this game; they may not see a second one
    requests: Mapping[str, Seat] = {}  # the seats that people asked for
    evening: Evening = Evening()
    begun: int = 0  # games
    fast_forward: bool = False  # whether a person who is out asked for bots without pauses
    clock: Clock = Clock()
    active_at: float | None = None  # when a person last came or sent a command, or a game ended
    next_seed: str | None = None
    seed: str | None = None  # of the game being played
    entropy: Mapping[str, str] = {}  # people's additions to the next seed
    asked: Mapping[Seat, int] = {}  # for each seat to act, the version since which it has had this choice
    came: tuple[str, ...] = ()  # in a tournament: the people with a seat who have been connected at least once


class TableState(LastingState, frozen=True, kw_only=True):
    """A table's state. It is never changed in place, and neither is its play."""

    code: str
    games: Games
    bots: Mapping[str, Sequence[str]]  # available bots by game; the first replaces absent people
    play: AnyPlay | None = None  # None in the lobby

    @property
    def is_playing(self) -> bool:
        return self.stage is Stage.PLAYING

    @property
    def takes_newcomers(self) -> bool:
        """Whether new people may join, to play or to watch."""
        return self.stage is not Stage.CLOSED and not (self.is_locked or self.settings.one_device)

    @property
    def is_locked(self) -> bool:
        """Whether only people who were here before may join: if the host locked it, or at the deal of the day."""
        return self.locked or (self.settings.day is not None and self.host is not None)

    @property
    def needs_seed(self) -> bool:
        """Whether the next game still needs a seed."""
        is_given = self.settings.day is not None  # the server sets the seed of the deal of the day
        return self.next_seed is None and self.stage in (Stage.LOBBY, Stage.OVER) and not is_given

    @property
    def record(self) -> Record | None:
        """The record of the last game, if it is over."""
        return self.play.record() if self.play and self.play.over else None

    @property
    def edition(self) -> Edition:
        """The edition played at this table."""
        return edition_of(self.settings, self.games)

    @property
    def own_bots(self) -> Sequence[str]:
        """The bots available for this table's game."""
        return self.bots[self.settings.game]

    def bots_asked(self) -> list[Seat]:
        """The seats that a bot has to play now, in turn order."""
        if not self.play:
            return []
        return [seat for seat in self.play.to_act if self.seats[seat].occupant is not Occupant.PERSON]

    @property
    def is_watched(self) -> bool:
        """Whether a person is connected."""
        return any(person.connected for person in self.people.values())

    @property
    def is_hurried(self) -> bool:
        """Whether bots play without pauses: only bots are still in the game, and a person who is out asked for it."""
        return self.fast_forward and not self.people_play

    @property
    def people_play(self) -> bool:
        """Whether a person, here or away, is still in the game."""
        play = self.play
        return play is not None and any(
            holder.person and not play.game.is_out(play.state, seat) for seat, holder in enumerate(self.seats)
        )

    def is_there(self, holder: SeatHolder) -> bool:
        """Whether the person of a seat is connected."""
        person = self.people.get(holder.person or "")
        return person is not None and person.connected

    def seat_of(self, who: str | None) -> Seat | None:
        if who is not None:
            for seat, holder in enumerate(self.seats):
                if holder.person == who:
                    return seat
        return None

    def hand_of(self, who: str) -> str:
        """The key of a person in `hands`. All browser tabs of a person share it."""
        return who if self.settings.one_device else owner(who)

    def person(self, number: int) -> str:
        """The person at the table with this number."""
        found = next((who for who, person in self.people.items() if person.number == number), None)
        if found is None:
            raise refuse("no-person")
        return found

    def closed_to(self, who: str | None) -> str | None:
        """The reason why a person may not join, not even to watch; None if they may."""
        if who is not None and any(owner(other) == owner(who) for other in self.removed):
            return "removed"
        if self.is_locked and not any(who is not None and owner(other) == owner(who) for other in self.numbers):
            return "locked"
        return None
