"""All tables in this process, and access to each."""

import asyncio
import logging
import re
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, NoReturn

from mazzo.games import GAMES
from mazzo.server.limits import MOST_TABLES, UNLIMITED, Limits
from mazzo.server.metrics import ROOMS
from mazzo.server.store.database import StorageDown
from mazzo.server.store.entries import Addition, Log
from mazzo.server.store.names import Rewritten
from mazzo.server.store.storage import Storage
from mazzo.server.store.tables import Quarantined, Unreadable, changed_rules
from mazzo.server.tables.commits import Committer
from mazzo.server.tables.housekeeping import Forgetter, Housekeeping
from mazzo.server.tables.logged_table import LoggedTable, replayed
from mazzo.server.tables.notifications import (
    Notification,
    NotificationChannel,
    PeopleConnected,
    RollCall,
    TalkSent,
    Written,
)
from mazzo.server.tables.room import Room
from mazzo.server.tables.subscribers import Subscriber
from mazzo.server.work import WorkerPool
from mazzo.table.reasons import refuse
from mazzo.table.settings import Settings, checked
from mazzo.table.state import TableState
from mazzo.table.talk import Utterance
from mazzo.table.updates import Stage

log = logging.getLogger(__name__)

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters that are easily confused
CODE = re.compile(f"[{LETTERS}]{{12}}")  # 31^12 codes: too many to guess

SETTLE_SECONDS = 4.5  # for people to reconnect, before deadlines count that passed while the server was down
MOST_FAILURES = 3  # then a table is quarantined
FAILURE_SECONDS = 3600.0  # after which a failure does not count any more
WORTH_REMEMBERING = 1.0  # seconds that the time at a table is ahead; clocks of several computers differ by less
STOP_SECONDS = 10.0
UNWATCHED_SECONDS = 0.2  # the pause of bots at a table without connections
UNWATCHED_SHARE_SECONDS = 0.02  # or this for each such table, if more: they share a quarter of the time
COUNT_SECONDS = 1.0  # between two counts of them, or of all open tables


class RoomFailure(NamedTuple):
    """A table was unloaded because of a fault."""

    at: float
    reason: str


class Crowded(Exception):
    """Too many people are connected to a table."""


class Hub:
    def __init__(
        self,
        storage: Storage,
        now: Callable[[], float] | None = None,
        most_tables: int = MOST_TABLES,
        limits: Limits = UNLIMITED,
    ) -> None:
        self.storage = storage
        self._most_tables = most_tables
        self.limits = limits
        self.now = now or clock(zero())
        self.is_shared = storage.is_shared
        self.is_closing = False
        self.note_step: Callable[[TableState, TableState], None] = lambda _before, _after: None  # after each commit
        self.healthy_since = self.now()  # since when this process and its database have run without interruption
        self.workers = WorkerPool()
        self._rooms: dict[str, Room] = {}
        self._unwatched, self._counted_at = 0, -COUNT_SECONDS
        self._open_tables, self._tables_counted_at = 0, -COUNT_SECONDS  # with tables opened here since then
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._failures: defaultdict[str, list[RoomFailure]] = defaultdict(list)  # recent ones
        self._ahead: dict[str, float] = {}  # by table, while it is not in memory
        self._committer = Committer(storage, self._rooms, self._note_written)
        self.commit: Callable[[Addition], asyncio.Future[bool]] = self._committer.commit
        self._notifications = NotificationChannel(storage, self._receive)
        self.forgetter = Forgetter(storage, self.now, self.has_rewritten)
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start the background tasks. Tables are loaded from their logs on request, or when they are due."""
        runners = {
            "the committer": self._committer.run(),
            "housekeeping": Housekeeping(self).run(),
            "forgetting": self.forgetter.run(),
        }
        if self.is_shared:
            runners["the notifications"] = self._notifications.run()
        self._tasks = [asyncio.create_task(runner, name=name) for name, runner in runners.items()]
        for task in self._tasks:
            task.add_done_callback(self._note_end)

    def _note_end(self, task: asyncio.Task[None]) -> None:
        if not self.is_closing:
            log.critical(
                "the background task %r ended, and the server needs it: %r",
                task.get_name(),
                None if task.cancelled() else task.exception(),
            )

    async def stop(self) -> None:
        """Finish pending work, and stop."""
        self.is_closing = True
        for loading in self._loading.values():  # no caller waits for them any more
            loading.cancel()
        rooms = [room.task for room in self._rooms.values()]
        for room in self._rooms.values():
            room.stop()
        if rooms:
            _, late = await asyncio.wait(rooms, timeout=STOP_SECONDS)
            for task in late:
                log.error("the task %r did not stop in time", task.get_name())
                task.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.stop()

    # Tables

    async def open(self, settings: Settings) -> str:
        """Open a new table; return its code."""
        settings = checked(settings, GAMES)
        if self.now() >= self._tables_counted_at + COUNT_SECONDS:
            self._open_tables = await self.storage.tables.count()
            self._tables_counted_at = self.now()
        if self._open_tables >= self._most_tables:
            raise refuse("too-many-tables", most=self._most_tables)
        self._open_tables += 1
        while True:
            code = new_code()
            if await self.storage.tables.open(code, settings, self.now()):
                log.info("table %s opened for %s", code, settings.game)
                self._take_up(LoggedTable(code, settings), settle_seconds=0.0)
                return code

    async def enter(self, code: str, subscriber: Subscriber) -> Room | None:
        """Connect a subscriber to a table; None if there is no such open table. It may be crowded, or quarantined."""
        for _ in range(MOST_FAILURES + 1):  # a room that goes away meanwhile is loaded again
            room = await self.room(code)
            if room and room.is_crowded_for(subscriber):
                raise Crowded
            if room is None or await room.subscribe(subscriber):
                return room
        raise StorageDown(f"table {code} cannot be loaded")

    async def room(self, code: str) -> Room | None:
        """The room of a table, loaded from its log if necessary; None if there is no such open table."""
        while room := self._rooms.get(code):
            if await room.is_up_to_date():
                return room
        if self.is_closing or not CODE.fullmatch(code):
            return None
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(partial(self._note_loaded, code))
        return await asyncio.shield(self._loading[code])

    def _note_loaded(self, code: str, task: "asyncio.Task[Room | None]") -> None:
        """Log the error of a failed load, even if all its callers are gone."""
        del self._loading[code]
        if task.cancelled() or (error := task.exception()) is None:
            return
        if not isinstance(error, StorageDown | Quarantined):
            log.error("table %s cannot be loaded", code, exc_info=error)

    def has_at_hand(self, code: str) -> bool:
        return code in self._rooms

    def unwatched_pause(self) -> float:
        """The pause of unwatched bots, chosen so that together they leave most of the time to people."""
        if self.now() >= self._counted_at + COUNT_SECONDS:
            self._counted_at = self.now()
            self._unwatched = sum(not room.is_watched for room in self._rooms.values())
        return max(UNWATCHED_SECONDS, UNWATCHED_SHARE_SECONDS * self._unwatched)

    def drop(self, room: Room) -> None:
        """Forget a room. Its log stays, and the next request loads it again."""
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            self._ahead.pop(room.code, None)
            if room.ahead > WORTH_REMEMBERING and room.public_view().stage is not Stage.CLOSED:
                self._ahead[room.code] = room.ahead
            ROOMS.set(len(self._rooms))

    def note_failure(self, code: str, reason: str) -> None:
        """Note that a table was unloaded because of a fault of the server."""
        self._failures[code] = [*self._recent_failures(code), RoomFailure(self.now(), reason)]

    def _recent_failures(self, code: str) -> "list[RoomFailure]":
        return [failure for failure in self._failures.get(code, []) if failure.at > self.now() - FAILURE_SECONDS]

    async def _load(self, code: str) -> Room | None:
        """Load a table. An error of the database is never held against the table."""
        failures = self._recent_failures(code)
        if len(failures) >= MOST_FAILURES:
            await self.quarantine(code, f"it had to be unloaded again and again: {failures[-1].reason}")
        try:
            settings = await self.storage.tables.settings(code)
            if settings is None:
                return None
            changed = changed_rules(await self.storage.tables.rules(code))
            written = await self._whole_log(code, settings)
        except Unreadable as error:
            await self.quarantine(code, f"its log cannot be read: {error}")
        try:
            logged = await replayed(written)
        except MemoryError:
            raise
        except Exception as error:
            log.exception("table %s: its log cannot be replayed", code)
            await self.quarantine(code, "; ".join([f"its log does not replay: {error}", *changed.values()]))
        if logged.state.stage is Stage.PLAYING and (why := changed.get(logged.state.settings.game)):
            await self.quarantine(code, f"its game cannot go on: {why}")
        ahead = self._ahead_of(written)
        room = self._take_up(logged, self._settle_seconds(logged.state.clock.wake_at, ahead), ahead)
        if room.ahead > WORTH_REMEMBERING:
            await self.storage.tables.wake(code, logged.version, room.wake_at())
        return room

    async def _whole_log(self, code: str, settings: Settings) -> Log:
        last = (await self.storage.tables.versions([code])).get(code, 0)
        written = await self.storage.tables.log(code, settings)  # may have newer entries by now
        if written.version < last:
            self.note_failure(code, f"of its {last} entries the database has {written.version}")
            raise StorageDown(f"the log of table {code} is not whole: {self._failures[code][-1].reason}")
        return written

    async def quarantine(self, code: str, reason: str) -> NoReturn:
        """Quarantine a table that cannot continue, for its operator."""
        log.error("table %s is quarantined: %s", code, reason)
        await self.storage.tables.quarantine(code, reason, self.now())
        self._failures.pop(code, None)
        raise Quarantined(reason)

    def _ahead_of(self, written: Log) -> float:
        """How far a table's time is ahead of ours, whose clock may be set back: entries of its log are in the past."""
        return max(self._ahead.get(written.code, 0.0), (written.ends_at or self.now()) - self.now())

    def _settle_seconds(self, wake_at: float | None, ahead: float) -> float:
        """Seconds left for people to reconnect before deadlines count, from the due time or from `healthy_since`."""
        left_at = max(self.healthy_since, min(self.now(), self.now() if wake_at is None else wake_at - ahead))
        return max(0.0, left_at + SETTLE_SECONDS - self.now())

    def note_outage(self) -> None:
        """Note that the database is away, so that people could not reconnect."""
        self.healthy_since = self.now()

    def _take_up(self, logged: LoggedTable, settle_seconds: float, ahead: float = 0.0) -> Room:
        room = self._rooms[logged.state.code] = Room(self, logged, settle_seconds, ahead)
        ROOMS.set(len(self._rooms))
        return room

    # The log

    def _note_written(self, addition: Addition) -> None:
        for finished in addition.finished:
            log.info("record %s stored", finished.row.id)
        if self.is_shared:
            self._notifications.send_version(addition.code, addition.entries[-1].seq)

    def has_rewritten(self, tables: Sequence[Rewritten]) -> None:
        """Notify every process that has one of these tables that a name was removed from its log."""
        for code, version in tables:
            self._note_versions({code: version})
            if code in self._loading:
                self._loading[code].add_done_callback(partial(self._note_versions, {code: version}))
            if self.is_shared:
                self._notifications.send_version(code, version)

    # Other processes

    async def check_versions(self) -> None:
        """Check all versions, in case a notification was lost."""
        self._note_versions(await self.storage.tables.versions(list(self._rooms)))

    def call_the_roll(self, code: str) -> None:
        """Ask the other processes who is connected to a table."""
        self._notifications.send(RollCall(code))

    def pass_on(self, code: str, utterance: Utterance) -> None:
        """Send a message to people connected to other processes."""
        if self.is_shared:
            self._notifications.send(TalkSent(code, utterance))

    def _receive(self, notification: Notification | None) -> None:
        match notification:
            case None:
                for room in self._rooms.values():
                    room.note_version()
            case Written(versions):
                self._note_versions(versions)
            case RollCall(code):
                if code in self._rooms and (here := self._rooms[code].subscribers.people()):
                    self._notifications.send(PeopleConnected(code, list(here)))
            case TalkSent(code, utterance):
                if code in self._rooms:
                    self._rooms[code].hear(utterance)
            case PeopleConnected(code, people):
                if code in self._rooms:
                    self._rooms[code].timers.elsewhere.update(people)

    def _note_versions(self, versions: dict[str, int], _: object = None) -> None:
        for code, version in versions.items():
            if code in self._rooms:
                self._rooms[code].note_version(version)


def new_code() -> str:
    """A code for a table or a tournament that cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


# The server's time. Setting the computer's clock does not change it while the server runs.


def zero() -> float:
    """The time of day at the zero of this computer's monotonic clock, if the time of day is right now."""
    return time.time() - time.monotonic()


def clock(since: float) -> Callable[[], float]:
    """A clock in seconds since 1970. Processes of one computer that share this zero always agree on the time."""
    return lambda: since + time.monotonic()
