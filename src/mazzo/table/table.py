"""One table: who sits where, what is played, and what they are told.

`handle` takes who asks, what, and when; it refuses with a reason, or does it. Nothing else changes a table, and the
same commands at the same times make the same table again: that is how a log becomes a table.
"""

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from msgspec import Struct

from mazzo.core.errors import Refused
from mazzo.core.play import Play
from mazzo.core.record import Record, commit
from mazzo.core.rules import Seat
from mazzo.table import lobby, playing
from mazzo.table.clock import Clock
from mazzo.table.commands import (
    Act,
    AddBot,
    AddEntropy,
    AnyCommand,
    Back,
    BotActs,
    Change,
    Close,
    Command,
    Emote,
    Forgotten,
    Gone,
    Join,
    Leave,
    Notice,
    PassUntilTurn,
    Rematch,
    RemoveBot,
    Rename,
    Seed,
    Sit,
    Stand,
    Start,
    TakeOver,
    Tick,
)
from mazzo.table.reasons import refuse
from mazzo.table.settings import Games, Settings, checked
from mazzo.table.updates import ChairView, Emoted, Player, Stage, TableView, Update

AnyPlay = Play[Any, Any, Any, Any, Any]


class Person(Struct):
    name: str
    connected: bool = True


class Chair(Struct):
    """A seat, and who plays it: a person, or its bot, which also stands in for a person who is away."""

    name: str
    person: str | None
    bot: str
    missed: int = 0  # turns that ran out of time, one after another
    away: bool = False
    passing: bool = False

    @property
    def player(self) -> Player:
        if self.person is None:
            return Player.BOT
        return Player.STANDIN if self.away else Player.PERSON


class Table:
    """Is handed its games, by game the bots it may seat (the first stands in for people), and every moment."""

    def __init__(self, code: str, settings: Settings, games: Games, bots: Mapping[str, Sequence[str]]) -> None:
        self.code = code
        self.games = games
        self.bots = bots
        self.opened_with = self.settings = checked(settings, games)
        self.stage = Stage.LOBBY
        self.version = 0
        self.people: dict[str, Person] = {}
        self.host: str | None = None
        self.chairs: list[Chair] = []
        self.play: AnyPlay | None = None
        self.begun = 0  # games
        self.clock = Clock()
        self.active_at: float | None = None  # when somebody last came, or asked for anything, or a game ended
        self.next_seed: str | None = None
        self.seed: str | None = None  # of the game being played
        self.entropy: dict[str, str] = {}  # what people add to the next seed
        self.asked: dict[Seat, int] = {}  # since which version each seat is asked what it is asked now
        self.events: list[Any] = []  # what the last command made happen
        self.emotes: list[Emoted] = []

    def copy(self) -> "Table":
        """A twin that goes its own way from here."""
        twin = copy(self)
        twin.people = {who: copy(person) for who, person in self.people.items()}
        twin.chairs = [copy(chair) for chair in self.chairs]
        twin.play = self.play and self.play.copy()
        twin.clock = copy(self.clock)
        twin.entropy, twin.asked = dict(self.entropy), dict(self.asked)
        twin.events, twin.emotes = list(self.events), list(self.emotes)
        return twin

    def handle(self, who: str | None, command: Command | Notice, now: float) -> None:
        """Do what is asked, or refuse and change nothing."""
        if self.stage is Stage.CLOSED:
            raise refuse("closed")
        by_a_person = isinstance(command, Command)
        if by_a_person and who not in self.people and (who is None or not isinstance(command, Join)):
            raise refuse("not-here")
        told = self.events, self.emotes
        self.events, self.emotes = [], []
        try:
            HANDLERS[type(command)](self, who, command, now)
        except Refused:
            self.events, self.emotes = told
            raise
        if by_a_person:
            playing.hand_back(self, who, now)
        if by_a_person or isinstance(command, Back) or self.active_at is None:
            self.active_at = now
        self.clock.idle_at = playing.idle_at(self, self.active_at)
        self.version += 1

    def update(self, who: str | None, now: float, since: int | None = None, shown: TableView | None = None) -> Update:
        """What a person is told; what the last command made happen only if they have seen the version before it.

        `shown` is what everybody is told, for whoever has it at hand.
        """
        seat = self.seat_of(who)
        follows = since == self.version - 1
        return Update(
            version=self.version,
            table=shown or self.view(now),
            seat=seat,
            host=who is not None and who == self.host,
            passing=seat is not None and self.chairs[seat].passing,
            view=self.play.view(seat) if self.play else None,
            events=tuple(self.play.game.seen(event, seat) for event in self.events) if self.play and follows else (),
            emotes=tuple(self.emotes) if follows else (),
        )

    def view(self, now: float) -> TableView:
        return TableView(
            code=self.code,
            stage=self.stage,
            settings=self.settings,
            chairs=tuple(self._chair_view(chair) for chair in self.chairs),
            watchers=sum(person.connected and self.seat_of(who) is None for who, person in self.people.items()),
            games=self.begun,
            commitment=commit(self.seed) if self.seed else None,
            seed=None if self.stage is Stage.PLAYING else self.seed,
            next_commitment=commit(self.next_seed) if self.next_seed else None,
            seconds_left=None if self.clock.deadline is None else max(0.0, self.clock.deadline - now),
        )

    def _chair_view(self, chair: Chair) -> ChairView:
        person = self.people.get(chair.person or "")
        return ChairView(
            name=chair.name,
            player=chair.player,
            bot=None if chair.player is Player.PERSON else chair.bot,
            host=chair.person is not None and chair.person == self.host,
            connected=bool(person and person.connected),
        )

    @property
    def needs_seed(self) -> bool:
        """Whether the next game still has to be given its luck."""
        return self.next_seed is None and self.stage in (Stage.LOBBY, Stage.OVER)

    @property
    def record(self) -> Record | None:
        """The record of the last game, once it is over."""
        return self.play.record() if self.play and self.play.over else None

    @property
    def own_bots(self) -> Sequence[str]:
        """The bots that play the game of this table."""
        return self.bots[self.settings.game]

    def bots_asked(self) -> list[Seat]:
        """The seats that a bot is to play now, in turn order."""
        if not self.play:
            return []
        return [seat for seat in self.play.to_act if self.chairs[seat].player is not Player.PERSON]

    def seat_of(self, who: str | None) -> Seat | None:
        if who is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == who), None)


HANDLERS: dict[type[AnyCommand], Callable[[Table, Any, Any, float], None]] = {
    Join: lobby.join,
    Leave: lobby.leave,
    Rename: lobby.rename,
    Sit: lobby.sit,
    Stand: lobby.stand,
    AddBot: lobby.add_bot,
    RemoveBot: lobby.remove_bot,
    Change: lobby.change,
    AddEntropy: lobby.add_entropy,
    Emote: lobby.emote,
    Back: lobby.back,
    Gone: lobby.gone,
    Seed: playing.seed,
    Start: playing.start,
    Rematch: playing.rematch,
    Act: playing.act,
    BotActs: playing.bot_acts,
    PassUntilTurn: playing.pass_until_turn,
    TakeOver: playing.take_over,
    Tick: playing.tick,
    Close: playing.close,
    Forgotten: lambda *_: None,
}
