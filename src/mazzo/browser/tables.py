"""One table in memory, with its connections. A table without connections is a snapshot, and its time stands still."""

import logging
from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.search import searcher
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import MissingFile, Refused
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.games import GAMES
from mazzo.protocol.messages import Done, News, Said, ToClient, refused, refused_by_table
from mazzo.table.bot_options import check_bots
from mazzo.table.commands import Back, Command, Gone, Notice, Seed
from mazzo.table.runner import Question, TableBots, due
from mazzo.table.settings import Settings
from mazzo.table.snapshot import Snapshot, restored, snapshot_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.talk import Speech, utter
from mazzo.table.updates import Stage

log = logging.getLogger("mazzo.browser")

Bots = Mapping[str, Sequence[str]]

SEARCH = "search"
SEARCH_MILLISECONDS = 1000  # for a choice: a device may be slow


class KeptTable(Struct, frozen=True):
    snapshot: Snapshot
    at: float  # the time of the snapshot, on the clock of the host that made it


class KeptRecord(Struct, frozen=True):
    record: Record
    bots: tuple[Seat, ...]  # the seats that had no person


class DeviceTable:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.people: dict[int, str] = {}  # by connection
        self.ended: KeptRecord | None = None  # the game that the last command ended
        self._done: dict[tuple[str, str], int] = {}  # the version made, by person and message id
        self._bots = TableBots(
            lambda state, question: maker(state.settings.game, question.bot), lambda _: Dice(read_seed(None))
        )

    @classmethod
    def open(cls, code: str, settings: Settings, available: Bots, now: float) -> "DeviceTable":
        opened = cls(Table.open(code, settings, GAMES, available))
        opened.do(None, Seed(read_seed(None)), now)
        return opened

    @classmethod
    def continued(cls, code: str, kept: str, available: Bots, now: float) -> "DeviceTable":
        """The table of a snapshot. Its deadlines are as far away as they were."""
        found = msgspec.json.decode(kept, type=KeptTable)
        clock = found.snapshot.clock.later(now - found.at, not_before=now)
        return cls(Table(restored(code, replace(found.snapshot, clock=clock, active_at=now), GAMES, available)))

    @property
    def state(self) -> TableState:
        return self.table.state

    def kept(self, now: float) -> str | None:
        """The text to keep; None for a closed table."""
        if self.state.stage is Stage.CLOSED:
            return None
        return msgspec.json.encode(KeptTable(snapshot_of(self.state), now)).decode()

    def do(self, who: str | None, command: Command | Notice, now: float) -> list[tuple[int, ToClient]]:
        """Carry out a command, or refuse it and change nothing. The updates, by connection."""
        check_bots(self.state, command, bots.unknown_options)
        before = self.state
        self.table.handle(who, command, now)
        if before.is_playing and not self.state.is_playing and (record := self.state.record):
            players = enumerate(self.state.players)
            self.ended = KeptRecord(record, tuple(seat for seat, person in players if person is None))
        shared = self.table.share(now)
        news: list[tuple[int, ToClient]] = [
            (socket, News(self.table.update(person, now, before.version, shared)))
            for socket, person in self.people.items()
        ]
        if self.state.needs_seed:
            news += self.do(None, Seed(read_seed(None)), now)
        return news

    def connect(self, socket: int, who: str, now: float) -> list[tuple[int, ToClient]]:
        person = self.state.people.get(who)
        news = self.do(who, Back(), now) if person and not person.connected else []
        self.people[socket] = who
        return [*news, (socket, News(self.table.update(who, now)))]

    def disconnect(self, socket: int, now: float) -> list[tuple[int, ToClient]]:
        """End a connection. The last one is not noted as gone: all people of a device come back together."""
        who = self.people.pop(socket)
        person = self.state.people.get(who)
        if not self.people or who in self.people.values() or not (person and person.connected):
            return []
        return self.do(who, Gone(), now)

    def answer(self, socket: int, id: str, command: Command, now: float) -> list[tuple[int, ToClient]]:
        """Do a person's command, or refuse it. A command that is sent again under its id is not done again."""
        who = self.people[socket]
        if (version := self._done.get((who, id))) is not None:
            return [(socket, Done(id, version))]
        try:
            news = self.do(who, command, now)
        except Refused as refusal:
            return [(socket, refused_by_table(id, refusal))]
        except Exception:
            log.exception("a command failed and was refused")
            return [(socket, refused(id, "fault"))]
        self._done[who, id] = self.state.version
        return [*news, (socket, Done(id, self.state.version))]

    def say(self, socket: int, id: str, words: Speech) -> list[tuple[int, ToClient]]:
        try:
            said = Said(utter(self.state, self.people[socket], words))
        except Refused as refusal:
            return [(socket, refused_by_table(id, refusal))]
        return [*((other, said) for other in self.people), (socket, Done(id, self.state.version))]

    def look_after(self, now: float, unreachable: str | None) -> list[tuple[int, ToClient]]:
        """Do one piece of work that is due, if any. A bot whose network is unreachable is replaced for this choice."""
        work = due(self.state, now)
        if work.question:
            return self._let_bot_act(work.question, now, unreachable)
        return self.do(None, work.notice, now) if work.notice else []

    def _let_bot_act(self, question: Question, now: float, unreachable: str | None) -> list[tuple[int, ToClient]]:
        """Answer for one bot."""
        state = self.state

        def failed(error: Exception) -> None:
            if isinstance(error, MissingFile):
                raise error
            log.error("the bot %s failed to choose", question.bot, exc_info=error)

        try:
            chooser = self._bots.chooser(state, question)
            return self._bots.answer(state, question, chooser, lambda command: self.do(None, command, now), failed)
        except MissingFile as error:
            if error.file != unreachable:
                raise
            return self._let_bot_act(question._replace(bot=bots.stand_in(state.settings.game)), now, None)


def maker(game: str, name: str) -> Maker:
    """The maker of a bot, by name or level. On a device a search has a time limit."""
    searching = bots.catalog_of(game).searching
    if searching and bots.called(game, name) == SEARCH:
        return searcher(searching, milliseconds=SEARCH_MILLISECONDS)
    return bots.get(game, name)
