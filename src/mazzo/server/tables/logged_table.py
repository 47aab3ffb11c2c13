"""A table as its log tells it: the same entries make the same table, in every process and after every restart."""

from collections import OrderedDict

import msgspec
from msgspec.structs import replace

from mazzo import bots
from mazzo.games import GAMES
from mazzo.server.store.entries import KEPT_ENTRIES, Entry, Finished, Log, RecordRow, TableSummary
from mazzo.table.commands import AddBot, FreshLog, Join, Rename
from mazzo.table.settings import Settings
from mazzo.table.snapshot import restored
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.updates import Stage

REMEMBERED_IDS = KEPT_ENTRIES
LONG = 1000  # entries; then a log begins anew, in the middle of a game too


class LoggedTable:
    def __init__(self, code: str, settings: Settings) -> None:
        self.table = Table.open(code, settings, GAMES, bots.for_tables())
        self.begins_at = 0  # the version that its log begins with
        self._done: OrderedDict[tuple[str | None, str], int] = OrderedDict()
        self._done_here: dict[tuple[str | None, str], int] = {}  # and not by the table that this is a copy of

    @classmethod
    def beginning(cls, log: Log) -> "LoggedTable":
        """The table that a log begins with."""
        logged = cls(log.code, log.settings)
        if log.snapshot:
            logged.table = Table(restored(log.code, log.snapshot, GAMES, bots.for_tables()))
            logged.begins_at = logged.version
            logged._done.update(((asked.who, asked.id), asked.seq) for asked in log.before if asked.id is not None)
        return logged

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def version(self) -> int:
        """The seq of the last entry."""
        return self.state.version

    def copy(self) -> "LoggedTable":
        """A copy to try something with: it takes the place of this one, or is thrown away."""
        self._done.update(self._done_here)
        self._done_here = {}
        while len(self._done) > REMEMBERED_IDS:
            self._done.popitem(last=False)
        other = LoggedTable.__new__(LoggedTable)
        other.table, other._done = self.table.copy(), self._done
        other._done_here, other.begins_at = {}, self.begins_at
        return other

    def do(self, entry: Entry) -> Finished | None:
        """Do what an entry says, or refuse and change nothing. Returns the game that it ended, if it ended one."""
        if entry.seq != self.version + 1:
            raise ValueError(f"entry {entry.seq} cannot follow version {self.version}")
        was_playing = self.state.is_playing
        command = entry.command
        if entry.named is not None and isinstance(command, Join | Rename):
            command = replace(command, name=entry.named)  # the name that was in the way may be forgotten
        self.table.handle(entry.who, command, entry.at)
        if entry.id is not None:
            self._done_here[entry.who, entry.id] = entry.seq
        if isinstance(entry.command, FreshLog):
            self.begins_at = entry.seq
        return self._finished(entry.at) if was_playing and not self.state.is_playing else None

    def redo(self, entry: Entry) -> None:
        """Do what was written, also with a bot that this server does not offer any more."""
        if isinstance(entry.command, AddBot):
            self.table.know_bot(entry.command.bot)
        self.do(entry)

    @property
    def is_long(self) -> bool:
        """Whether its log is so long that it should begin anew."""
        return self.version - self.begins_at >= LONG

    def done(self, who: str | None, id: str) -> int | None:
        """The version that a person's command of this id has made, if it has been done."""
        return self._done_here.get((who, id)) or self._done.get((who, id))

    def listing(self) -> str | None:
        """What a list of tables shows of this one, in JSON; nothing when it is hidden or locked, or nobody is there."""
        state = self.state
        is_listed = state.settings.open and not state.locked and state.stage is not Stage.CLOSED
        if not (is_listed and state.is_watched):
            return None
        return msgspec.json.encode(replace(self.table.view(0.0), seconds_left=None)).decode()

    def summary(self) -> TableSummary:
        """What the operator is shown of it."""
        state, settings = self.state, self.state.settings
        connected = sum(person.connected for person in state.people.values())
        return TableSummary(settings.game, settings.edition, state.stage, len(state.chairs), connected)

    def _finished(self, at: float) -> Finished | None:
        record = self.state.record
        if not (record and record.result):
            return None
        row = RecordRow(
            id=f"{self.state.code}-{self.state.begun}",
            game=record.game,
            edition=record.edition,
            players=record.seats,
            winners=record.result.winners,
            reason=record.result.reason,
            ended_at=at,
            rules=GAMES[record.game].version,
            bots=tuple(seat for seat, person in enumerate(self.state.players) if person is None),
        )
        return Finished(row, record, listed=self.state.settings.open, people=self.state.players)
