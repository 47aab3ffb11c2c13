"""A table made from its log: the same entries make the same table, in every process and after every restart.

A room works on a draft of it, which replaces it after the commit.
"""

import asyncio
import logging
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from mazzo import bots
from mazzo.core.errors import Broken, Refused
from mazzo.games import GAMES
from mazzo.protocol.messages import Done, Encoded, ToClient, encode, refused, refused_by_table
from mazzo.server.metrics import COMMANDS, LATENCY
from mazzo.server.store.entries import KEPT_ENTRIES, NAMING, Addition, Entry, Finished, Log, RecordRow, TableSummary
from mazzo.server.tables.subscribers import Subscriber, Subscribers
from mazzo.table.bot_options import check_bots
from mazzo.table.commands import AddBot, Command, FreshLog, Join, Notice
from mazzo.table.decide import decide, is_unchanged
from mazzo.table.events import Event
from mazzo.table.settings import Settings
from mazzo.table.snapshot import Snapshot, restored, snapshot_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.updates import Stage

log = logging.getLogger(__name__)

REMEMBERED_IDS = KEPT_ENTRIES
LONG = 1000  # entries, after which a log starts again with a snapshot, even during a game
MOST_AT_ONCE = 20  # entries replayed before other tasks run: some milliseconds

Asked = tuple[str | None, str]  # the person and the id of a command

counter = cache(COMMANDS.labels)


class LoggedTable:
    _done_here: dict[Asked, int]  # in this draft, and not in the table it was copied from

    def __init__(self, code: str, settings: Settings) -> None:
        self.table = Table.open(code, settings, GAMES, bots.for_tables())
        self.begins_at = 0  # the version that its log begins with
        self._done: OrderedDict[Asked, int] = OrderedDict()
        self._begin(0.0, Subscribers())

    @classmethod
    def beginning(cls, log: Log) -> "LoggedTable":
        """The table at the beginning of a log."""
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
        return self.table.state.version

    @property
    def is_long(self) -> bool:
        """Whether its log is long enough to start again with a snapshot."""
        return self.version - self.begins_at >= LONG

    def redo(self, entry: Entry) -> list[Finished]:
        """Apply an entry, even with a bot that this server no longer offers. Returns the game that it ended, if any."""
        if entry.seq != self.version + 1:
            raise ValueError(f"entry {entry.seq} cannot follow version {self.version}")
        command, before = entry.command, self.state
        if isinstance(command, AddBot):
            self.table.know_bot(command.bot)
        if entry.named is not None and isinstance(command, NAMING):
            command = replace(command, name=entry.named)  # the same name of another person may be forgotten by now
        self._follow(entry, self.table.after(*decide(self.table.state, entry.who, command, entry.at)))
        return finished(before, self.state, entry.at)

    def _follow(self, entry: Entry, table: Table) -> None:
        self.table = table
        if entry.id is not None:
            self._done_here[entry.who, entry.id] = entry.seq
        if isinstance(entry.command, FreshLog):
            self.begins_at = entry.seq

    # A draft

    def draft(self, now: float, subscribers: Subscribers | None = None) -> "LoggedTable":
        """A copy to work on, which replaces this one or is thrown away."""
        self._done.update(self._done_here)
        self._done_here = {}
        while len(self._done) > REMEMBERED_IDS:
            self._done.popitem(last=False)
        draft = LoggedTable.__new__(LoggedTable)
        draft.table, draft.begins_at, draft._done = self.table, self.begins_at, self._done
        draft._begin(now, subscribers or Subscribers())
        return draft

    def _begin(self, now: float, subscribers: Subscribers) -> None:
        self.now = now
        self.people = subscribers.people()  # the connected people
        self.entries: list[Entry] = []
        self.has_unlogged_answer = False  # a refusal, or a command without effect: another process may know better
        self.newcomers: list[Subscriber] = []  # connections that are to be sent their first update
        self.after_commit: list[Callable[[], None]] = []
        self._subscribers = subscribers
        self._outbox: defaultdict[Subscriber, list[Encoded]] = defaultdict(list)  # answers and updates
        self._outcomes: list[tuple[str, float]] = []  # of each command, and when it was asked
        self._done_here = {}
        self._finished: list[Finished] = []
        self._snapshot: Snapshot | None = None  # the beginning of a fresh log

    def answer(self, id: str, command: Command, subscriber: Subscriber, asked_at: float) -> None:
        """Do a person's command, or refuse it and change nothing. The one answer is sent after the commit."""
        who = subscriber.who
        answer: ToClient
        if who is None:
            outcome, answer = "refused", refused(id, "stranger")
        elif (version := self.done(who, id)) is not None:
            outcome, answer = "again", Done(id, version)
        elif isinstance(command, Join) and not self._subscribers.has_place_for(subscriber, self.table.state):
            outcome, answer = "refused", refused(id, "full-address", most=str(self._subscribers.places))
        else:
            try:
                check_bots(self.table.state, command, bots.unknown_options)
                state, events = decide(self.table.state, who, command, self.now)
                if is_unchanged(self.table.state, state):  # no entry, so that repeating it costs other people nothing
                    self.has_unlogged_answer = True
                else:
                    self._add(id, who, command, state, events)
                outcome, answer = "done", Done(id, self.version)
            except Refused as refusal:
                self.has_unlogged_answer = True
                outcome, answer = "refused", refused_by_table(id, refusal)
            except Exception:
                log.exception("table %s: a command failed and was refused", self.table.state.code)
                outcome, answer = "fault", refused(id, "fault")
        self._outbox[subscriber].append(encode(answer))
        self._outcomes.append((outcome, asked_at))

    def accept(self, who: str | None, command: Command | Notice, id: str | None = None) -> None:
        """Do a command, or refuse it and change nothing."""
        self._add(id, who, command, *decide(self.table.state, who, command, self.now))

    def _add(
        self,
        id: str | None,
        who: str | None,
        command: Command | Notice,
        state: TableState,
        events: Sequence[Event],
    ) -> None:
        """Add a command with its result to the log. It is accepted only if all can be shown the table after it."""
        entry, table = Entry(state.version, self.now, command, who, id), self.table.after(state, events)
        if who and isinstance(command, NAMING) and (name := state.people[who].name) != command.name:
            entry = replace(entry, named=name)
        try:
            news = self._subscribers.news(table, self.now)
        except Refused as error:
            raise Broken(f"table {state.code} cannot be shown after {command}: {error}") from error
        snapshot = snapshot_of(state) if isinstance(command, FreshLog) else self._snapshot
        ended = finished(self.table.state, state, self.now)
        self._follow(entry, table)  # from here on nothing fails
        self.entries.append(entry)
        self._snapshot = snapshot
        self._finished += ended
        for subscriber, update in news:
            self._outbox[subscriber].append(update)

    def done(self, who: str, id: str) -> int | None:
        """The version that this command produced, or None if it was never done."""
        return self._done_here.get((who, id)) or self._done.get((who, id))

    def addition(self, ahead: float = 0.0) -> Addition:
        """The rows to write, given how far the table's time is ahead of the server's."""
        state = self.table.state
        wake_at = state.clock.wake_at
        return Addition(
            state.code,
            self.entries,
            wake_at=None if wake_at is None else wake_at - ahead,
            listing=self.listing(),
            closed_at=self.now if state.stage is Stage.CLOSED else None,
            finished=self._finished,
            summary=summary(state),
            snapshot=self._snapshot,
        )

    def publish(self, now: float) -> None:
        """After the commit: send the answers and updates, and start what waits for it."""
        for subscriber, messages in self._outbox.items():
            subscriber.send(*messages)
        for subscriber in self.newcomers:
            self._subscribers.begin(subscriber, self.table, self.now)
        for do in self.after_commit:
            do()
        self._subscribers.show_out(self.table.state)
        for outcome, asked_at in self._outcomes:
            counter(outcome).inc()
            LATENCY.observe(max(0.0, now - asked_at))
        for kept in (self._outbox, self.newcomers, self.after_commit, self._outcomes):
            kept.clear()

    def listing(self) -> str | None:
        """The public listing of the table, in JSON; None if it is hidden, locked or empty."""
        state = self.table.state
        is_listed = state.settings.open and not state.locked and state.stage is not Stage.CLOSED
        if not (is_listed and state.is_watched):
            return None
        return msgspec.json.encode(replace(self.table.view(0.0), seconds_left=None)).decode()


async def replayed(log: Log) -> LoggedTable:
    """The table that a log makes. Other tasks run while a long log is replayed."""
    logged = LoggedTable.beginning(log)
    for number, entry in enumerate(log.entries):
        try:
            logged.redo(entry)
        except ValueError as error:  # a refusal is one
            raise Refused(f"entry {entry.seq}: {error}") from error
        if number % MOST_AT_ONCE == 0:
            await asyncio.sleep(0)
    return logged


def summary(state: TableState) -> TableSummary:
    """The summary of a table for the operator."""
    connected = sum([person.connected for person in state.people.values()])
    return TableSummary(state.settings.game, state.settings.edition, state.stage, len(state.seats), connected)


def finished(before: TableState, state: TableState, at: float) -> list[Finished]:
    """The game that ended between two states, if any."""
    if state.is_playing or not before.is_playing or not (record := state.record) or not record.result:
        return []
    row = RecordRow(
        id=f"{state.code}-{state.begun}",
        game=record.game,
        edition=record.edition,
        players=record.seats,
        winners=record.result.winners,
        reason=record.result.reason,
        ended_at=at,
        rules=GAMES[record.game].version,
        bots=tuple(seat for seat, person in enumerate(state.players) if person is None),
    )
    return [Finished(row, record, listed=state.settings.open, people=state.players)]
