"""One table in this process: a queue of jobs, one task that does them, and the connections.

The task does all waiting jobs on a draft of the table, commits it, and only then sends anything.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from random import uniform
from typing import NamedTuple, Protocol

from mazzo.protocol.messages import CloseMessage, Done, Said, close_message, encode
from mazzo.server.limits import Limits
from mazzo.server.metrics import REDONE
from mazzo.server.store.database import StorageDown
from mazzo.server.store.entries import Addition
from mazzo.server.store.storage import Storage
from mazzo.server.tables.bot_players import BotPlayers
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.server.tables.subscribers import Subscriber, Subscribers, Talk
from mazzo.server.tables.timers import TableTimers
from mazzo.server.work import WorkerPool
from mazzo.table.commands import Forgotten, Gone, Notice
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.talk import Speech, Utterance
from mazzo.table.updates import Stage, TableView

log = logging.getLogger(__name__)

KEEP_SECONDS = 30.0  # how long a table without connections stays in memory
LONGEST_SLEEP = 60.0
MOST_AT_ONCE = 50  # jobs in one commit
MOST_UPDATES = 400  # updates sent in one turn, so that other tables get their turns soon
MOST_TRIES = 50
WAIT_SECONDS = 0.01  # the longest random wait before the next try


class FarBehind(Exception):
    """The log has started again since this room last read it, and older entries are gone."""


class TableHost(Protocol):
    """The services that a room needs from its process."""

    storage: Storage
    limits: Limits
    workers: WorkerPool
    now: Callable[[], float]
    is_shared: bool
    commit: Callable[[Addition], "asyncio.Future[bool]"]  # writes to a log; False if another process was first
    note_step: Callable[[TableState, TableState], None]  # called with the states before and after a commit

    def call_the_roll(self, code: str) -> None: ...
    def pass_on(self, code: str, utterance: Utterance) -> None: ...
    def unwatched_pause(self) -> float: ...
    def note_outage(self) -> None: ...
    def note_failure(self, code: str, reason: str) -> None: ...
    def drop(self, room: "Room") -> None: ...


class Job(NamedTuple):
    """A job for a room. It may be done several times, each on another draft of the table."""

    do: Callable[[LoggedTable], None]
    done: "asyncio.Future[bool]"  # False if the room is gone


class Room:
    def __init__(self, host: TableHost, logged: LoggedTable, settle_seconds: float, ahead: float) -> None:
        self.host = host
        self.ahead = max(0.0, ahead)  # seconds that this table's time is ahead of the server's
        self.code = logged.state.code
        self.subscribers = Subscribers(host.limits)
        self._something = asyncio.Event()
        ask_others = partial(host.call_the_roll, self.code) if host.is_shared else None
        bots = BotPlayers(host.workers, self._something.set)
        self.timers = TableTimers(self.now() + settle_seconds, ask_others, host.unwatched_pause, bots)
        self._logged = logged  # as it is committed
        self._inbox: deque[Job] = deque()
        self._doing: list[Job] = []
        self._is_behind = False  # whether the log may have newer entries
        self._is_stopping = False
        self._is_gone = False
        self._empty_since = self.now()
        self._talk = Talk()
        self.task = asyncio.create_task(self._run(), name=f"table {self.code}")

    # The interface for others

    def put(self, do: Callable[[LoggedTable], None]) -> "asyncio.Future[bool]":
        """Queue a job. The future is done after the commit; False if the room is gone."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self._is_gone:
            done.set_result(False)
        else:
            self._inbox.append(Job(do, done))
            self._something.set()
        return done

    async def subscribe(self, subscriber: Subscriber) -> bool:
        """Start sending updates; the first has been sent when this returns. False if the room is gone."""
        if self._is_gone:
            return False
        self.subscribers.connections.add(subscriber)
        self._is_behind |= self.host.is_shared
        try:
            has_begun = await self.put(partial(_welcome, subscriber))
        except asyncio.CancelledError:
            self.unsubscribe(subscriber, is_sent_away=False)
            raise
        if not has_begun:
            self.subscribers.remove(subscriber)
        return has_begun

    def unsubscribe(self, subscriber: Subscriber, is_sent_away: bool) -> None:
        """Remove a connection that ended. A person who was sent away to reconnect is not gone."""
        self.subscribers.remove(subscriber)
        self._empty_since = self.now()
        if subscriber.who and not is_sent_away:
            self.put(partial(_note_gone, subscriber.who))

    async def notify(self, notice: Notice) -> bool:
        """Apply a notice of the process to the table, unless it is closed. False if the room is gone."""
        return await self.put(partial(_note, notice))

    def say(self, id: str, words: Speech, subscriber: Subscriber) -> None:
        """Send a person's message to the table, including people connected to other processes."""
        if utterance := self._talk.say(id, words, subscriber, self.state):
            self.hear(utterance)
            self.host.pass_on(self.code, utterance)
            subscriber.send(encode(Done(id, self._logged.version)))

    def hear(self, utterance: Utterance) -> None:
        self.subscribers.send(encode(Said(utterance)))

    @property
    def state(self) -> TableState:
        return self._logged.state

    def public_view(self) -> TableView:
        """The public view of the table."""
        return self._logged.table.view(self.now())

    @property
    def is_watched(self) -> bool:
        return bool(self.subscribers.connections)

    def knows(self, who: str) -> bool:
        """Whether a person is at the table, with or without guests."""
        return any(owner(other) == who for other in self.state.people)

    def is_crowded_for(self, subscriber: Subscriber) -> bool:
        """Whether there is no room for a subscriber until others have gone."""
        return self.subscribers.is_full_for(subscriber, self.state)

    def note_version(self, version: int | None = None) -> None:
        """Note that the log may have newer entries."""
        if version is None or version > self._logged.version:
            self._is_behind = True
            if self.is_watched:
                self._something.set()

    async def is_up_to_date(self) -> bool:
        """Read entries of other processes, if the room had no connections. False if the room is gone."""
        if self.is_watched or not self._is_behind:
            return not self._is_gone
        return await self.put(_nothing)

    def stop(self) -> None:
        """Finish pending jobs, and stop."""
        self._is_stopping = True
        self._something.set()

    def now(self) -> float:
        """The time at this table; it never goes back."""
        return self.host.now() + self.ahead

    def wake_at(self) -> float | None:
        """When the table needs attention, in the server's time."""
        wake_at = self.state.clock.wake_at
        return None if wake_at is None else wake_at - self.ahead

    # The one task that touches the table

    async def _run(self) -> None:
        """Work, commit, then send. If another process was first, read its entries, and work again after them."""
        close = close_message("restart", uniform(0.5, 2.0))
        try:
            while True:
                self._take_jobs()
                for _ in range(MOST_TRIES):
                    if self._is_behind:
                        await self._catch_up()
                    draft = self._logged.draft(self.now(), self.subscribers)
                    for job in self._doing:
                        job.do(draft)
                    self.timers.look_after(draft)
                    if await self._is_final(draft):
                        break
                    self._is_behind = True
                else:
                    raise RuntimeError(f"other processes write to table {self.code} all the time")
                self._publish(draft)
                if self._is_done():
                    break
                await self._wait()
                if self._is_behind and self._is_done():  # another process handles the table
                    break
            if self.state.stage is Stage.CLOSED:
                log.info("table %s closed", self.code)
                close = close_message("closed")
        except Exception as error:
            close = self._put_down(error)
        except BaseException as error:  # the log shows why a task was cancelled
            log.error("table %s is unloaded after a failure: %r", self.code, error)
            raise
        finally:
            self._go(close)

    def _take_jobs(self) -> None:
        most = max(1, min(MOST_AT_ONCE, MOST_UPDATES // max(1, len(self.subscribers.connections))))
        self._doing = [self._inbox.popleft() for _ in range(min(len(self._inbox), most))]

    async def _is_final(self, draft: LoggedTable) -> bool:
        """Whether the log has it now. An answer without an entry is final if the log had nothing new to change it."""
        if draft.entries:
            if await self.host.commit(draft.addition(self.ahead)):
                return True
            await asyncio.sleep(uniform(0.0, WAIT_SECONDS))
            return False
        return not (draft.has_unlogged_answer and self.host.is_shared and await self._catch_up())

    def _publish(self, draft: LoggedTable) -> None:
        if draft.entries:
            self.host.note_step(self._logged.state, draft.state)
        self._logged = draft
        draft.publish(self.host.now())
        self._end(self._doing, is_done=True)
        self._doing = []
        self.timers.note_turn(draft)

    async def _catch_up(self) -> bool:
        """Apply the entries of other processes, and send updates; False if there are none."""
        self._is_behind = False
        logged, storage = self._logged, self.host.storage
        entries = await storage.tables.entries(self.code, after=logged.version)
        if entries and entries[0].seq > logged.version + 1:
            raise FarBehind
        if entries:
            REDONE.inc(len(entries))
        for entry in entries:
            logged.redo(entry)
            self.ahead = max(self.ahead, entry.at - self.host.now())
            for subscriber, update in self.subscribers.news(logged.table, self.now()):
                subscriber.send(update)
            self.subscribers.show_out(logged.state)
        if any(isinstance(entry.command, Forgotten) for entry in entries):
            await storage.tables.list_again(self.code, logged.version, logged.listing())
        return bool(entries)

    async def _wait(self) -> None:
        """Wait for a job or a deadline."""
        self._something.clear()
        wake_at = self.timers.wake_at(self.state)
        if not self.is_watched:
            wake_at = min(wake_at, self._empty_since + KEEP_SECONDS)
        delay = wake_at - self.now()
        is_asked = self._inbox or self._is_stopping or (self._is_behind and self.is_watched)
        if delay > 0 and not is_asked:
            timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_SLEEP), self._something.set)
            try:
                await self._something.wait()
            finally:
                timer.cancel()
        else:
            await asyncio.sleep(0)  # let other tasks run: a turn without a commit has not waited

    def _is_done(self) -> bool:
        if self._inbox:
            return False
        is_unwanted = not self.is_watched and self.now() >= self._empty_since + KEEP_SECONDS
        return self._is_stopping or is_unwanted or self.state.stage is Stage.CLOSED

    def _put_down(self, error: Exception) -> CloseMessage:
        """Log why the table cannot continue here. Returns the message that asks people to reconnect."""
        match error:
            case FarBehind():
                log.info("table %s is unloaded, since another process has shortened its log", self.code)
            case StorageDown():
                self.host.note_outage()
                log.info("table %s is unloaded until the database answers again: %s", self.code, error)
                return close_message("failure", uniform(1.0, 4.0))
            case _:
                log.error(
                    "table %s is unloaded after a failure, to be loaded again from its log", self.code, exc_info=error
                )
                self.host.note_failure(self.code, repr(error))
        return close_message("failure", uniform(0.5, 2.0))

    def _go(self, close: CloseMessage) -> None:
        self._is_gone = True
        self.host.drop(self)
        self._end((*self._doing, *self._inbox), is_done=False)
        for subscriber in self.subscribers.receiving:  # the others are still entering, and try again
            subscriber.send(encode(close))
            subscriber.close()

    def _end(self, jobs: Sequence[Job], is_done: bool) -> None:
        for job in jobs:
            if not job.done.done():  # the waiting caller may be gone
                job.done.set_result(is_done)


# Jobs


def _nothing(_: LoggedTable) -> None:
    """Do nothing; only to read the entries of others."""


def _welcome(subscriber: Subscriber, draft: LoggedTable) -> None:
    draft.newcomers.append(subscriber)


def _note(notice: Notice, draft: LoggedTable) -> None:
    if draft.state.stage is not Stage.CLOSED:
        draft.accept(None, notice)


def _note_gone(who: str, draft: LoggedTable) -> None:
    person = draft.state.people.get(who)
    if person and person.connected and who not in draft.people and draft.state.stage is not Stage.CLOSED:
        draft.accept(who, Gone())
