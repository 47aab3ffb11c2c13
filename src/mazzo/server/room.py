"""One table in this process: a queue of what is asked of it, one task that does it, and those who are told.

A turn of the task does all that is asked, commits it, and only then tells anybody.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from random import uniform
from typing import TYPE_CHECKING, NamedTuple, Protocol

from mazzo import bots
from mazzo.bots.bot import Bot
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.server.driver import StorageDown
from mazzo.server.messages import Done, Goodbye, News, ToClient, encode, goodbye, refused, refused_by_table
from mazzo.server.metrics import COMMANDS, LATENCY
from mazzo.server.replica import Replica
from mazzo.server.storage import Addition, Entry, Finished
from mazzo.table.commands import Back, BotActs, Command, Gone, Notice, Seed, Tick
from mazzo.table.updates import Stage, TableView

if TYPE_CHECKING:
    from mazzo.server.hub import Hub

log = logging.getLogger("mazzo.room")

SETTLE_SECONDS = 5.0  # people come back first, after a restart; then deadlines that have passed count
ROLL_CALL_SECONDS = 2.0  # how long the other processes have to say who is connected to them
KEEP_SECONDS = 30.0  # how long a table that nobody is connected to is kept at hand
LONGEST_SLEEP = 60.0  # the time of day may be set anew meanwhile
MOST_AT_ONCE = 50  # jobs, or moves of bots, that one commit carries for a table
MOST_RESTLESS_TURNS = 100  # more than bots need for a whole game
MOST_TRIES = 20


class Listener(Protocol):
    """A connection to a table. Sending never waits."""

    who: str | None

    def send(self, message: str) -> None: ...

    def send_update(self, message: str) -> None:
        """A slow reader may miss updates: the last one is the whole truth."""

    def hang_up(self) -> None:
        """End the connection, after what was sent."""


class Work:
    """What one turn has done so far, and what will be told once that is committed."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.entries: list[Entry] = []
        self.finished: list[Finished] = []
        self.newcomers: list[Listener] = []
        self.told: list[Callable[[], None]] = []
        self.is_refused = False  # whether anything was


class Question(NamedTuple):
    """What a person asks of a table."""

    id: str
    command: Command
    listener: Listener
    at: float


class Job:
    """Something asked of a room."""

    def __init__(self, do: Callable[[Work], None]) -> None:
        self.do = do
        self.is_broken = False  # it failed in a way that nobody foresaw
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()


class Room:
    def __init__(self, hub: "Hub", replica: Replica, settles_at: float) -> None:
        self.hub = hub
        self.replica = replica
        self.code = replica.table.code
        self.elsewhere: set[str] = set()  # who is connected to another process
        self._connections: set[Listener] = set()
        self._listeners: set[Listener] = set()  # the connections that have been told the version before
        self._inbox: deque[Job] = deque()
        self._doing: list[Job] = []
        self._something = asyncio.Event()
        self._told = replica.version
        self._is_behind = False  # the log may have more
        self._is_stopping = False
        self._is_gone = False
        self._settles_at = settles_at
        self._roll_call_at: float | None = settles_at
        self._has_called = False
        self._empty_since = hub.now()
        self._lateness = 0.0
        self._restless_turns = 0  # one after another, that left something to be done at once
        self._bots: dict[tuple[int, Seat, str], Bot] = {}
        self.task = asyncio.create_task(self._run(), name=f"table {self.code}")

    # What others ask of a room

    async def listen(self, listener: Listener) -> bool:
        """Begin to send updates; the first has been sent when this returns. False when the room is gone."""
        if self._is_gone:
            return False
        self._connections.add(listener)
        self._is_behind |= self.hub.is_shared
        try:
            is_told = await self._put(partial(self._listen, listener))
        except asyncio.CancelledError:
            self.forget(listener, is_sent_away=False)
            raise
        if not is_told:
            self._connections.discard(listener)
        return is_told

    def forget(self, listener: Listener, is_sent_away: bool) -> None:
        """A connection has ended. Somebody whom we sent away is not gone: they are to come back."""
        self._connections.discard(listener)
        self._empty_since = self.hub.now()
        self._enqueue(Job(partial(self._forget, listener, is_sent_away)))

    async def ask(self, id: str, command: Command, listener: Listener) -> bool:
        """A person's command; it has been answered through the listener when this returns."""
        question = Question(id, command, listener, self.hub.now())
        job = Job(lambda work: self._answer(job, question, work))
        self._enqueue(job)
        return await job.done

    async def look(self) -> TableView | None:
        """What everybody may know of the table."""
        views: list[TableView] = []
        self._is_behind |= self.hub.is_shared
        await self._put(lambda work: views.append(self.replica.table.view(work.now)))
        return views[0] if views else None

    def hint(self, version: int | None = None) -> None:
        """The log may have more than this room knows."""
        if version is None or version > self._told:
            self._is_behind = True
            self._something.set()

    def people(self) -> set[str]:
        """Who is connected to this room."""
        return {listener.who for listener in self._connections if listener.who}

    def stop(self) -> None:
        """Finish what is asked, and go."""
        self._is_stopping = True
        self._something.set()

    async def _put(self, do: Callable[[Work], None]) -> bool:
        job = Job(do)
        self._enqueue(job)
        return await job.done

    def _enqueue(self, job: Job) -> None:
        if self._is_gone:
            job.done.set_result(False)
            return
        self._inbox.append(job)
        self._something.set()

    # The one task that touches the table

    async def _run(self) -> None:
        farewell = goodbye("restart", uniform(0.5, 2.0))
        try:
            await self._turn([])
            while not self._is_done():
                await self._turn(await self._next_jobs())
            if self.replica.table.stage is Stage.CLOSED:
                log.info("table %s is closed", self.code)
                farewell = goodbye("closed")
        except StorageDown as error:
            log.warning("table %s is put down until the database answers again: %s", self.code, error)
            farewell = goodbye("trouble", uniform(1.0, 4.0))
        except Exception:
            log.exception("table %s is put down, to be taken up again from its log", self.code)
            self.hub.has_trouble(self.code)
            farewell = goodbye("trouble", uniform(0.5, 2.0))
        finally:
            self._go(farewell)

    def _is_done(self) -> bool:
        if self._inbox:
            return False
        is_unwanted = not self._connections and self.hub.now() >= self._empty_since + KEEP_SECONDS
        return self._is_stopping or is_unwanted or self.replica.table.stage is Stage.CLOSED

    def _go(self, farewell: Goodbye) -> None:
        self._is_gone = True
        self.hub.drop(self)
        for job in (*self._doing, *self._inbox):
            if not job.done.done():
                job.done.set_result(False)
        for listener in self._listeners:  # who waits to be one of them is not told, and tries again
            listener.send(encode(farewell))
            listener.hang_up()

    async def _next_jobs(self) -> list[Job]:
        """What is asked; nothing when a deadline comes first."""
        self._something.clear()
        delay = self._wake_at() - self.hub.now()
        if delay > 0 and not (self._inbox or self._is_behind or self._is_stopping):
            timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_SLEEP), self._something.set)
            try:
                await self._something.wait()
            finally:
                timer.cancel()
        return [self._inbox.popleft() for _ in range(min(len(self._inbox), MOST_AT_ONCE))]

    def _wake_at(self) -> float:
        times = [self._due_at(self.replica.table.clock.wake_at), self._roll_call_at]
        if not self._connections:
            times.append(self._empty_since + KEEP_SECONDS)
        return min([time for time in times if time is not None], default=float("inf"))

    def _due_at(self, time: float | None) -> float | None:
        return None if time is None else max(time + self._lateness, self._settles_at)

    def _is_due(self, time: float | None, now: float) -> bool:
        due_at = self._due_at(time)
        return due_at is not None and due_at <= now

    async def _turn(self, jobs: list[Job]) -> None:
        """Do, commit, then tell. When another process was first, read what it wrote, and do it again after that."""
        self._doing = jobs
        for _ in range(MOST_TRIES):
            if self._is_behind:
                await self._catch_up()
            work = Work(self.hub.now())
            if not self._do_all(jobs, work):
                await self._start_over()
            elif work.entries:
                if await self.hub.commit(self._addition(work)):
                    break
                await self._start_over()
            elif not (work.is_refused and self.hub.is_shared and await self._catch_up()):
                break  # a refusal is final when the log had nothing new
        else:
            raise RuntimeError(f"other processes write to table {self.code} all the time")
        self._told = self.replica.version
        for tell in work.told:
            tell()
        for job in jobs:
            if not job.done.done():
                job.done.set_result(True)
        self._doing = []
        self._check_that_time_goes_on(work)

    def _do_all(self, jobs: list[Job], work: Work) -> bool:
        """False when a job failed half-way: what it left behind has to be thrown away."""
        for job in jobs:
            try:
                job.do(work)
            except Exception:
                if job.is_broken:
                    raise
                log.exception("table %s: a command failed; it is refused", self.code)
                job.is_broken = True
                return False
        self._own_doing(work)
        for listener in work.newcomers:
            message = encode(News(self.replica.table.update(listener.who, work.now)))
            work.told.append(partial(self._welcome, listener, message))
        return True

    def _check_that_time_goes_on(self, work: Work) -> None:
        """A deadline that stays where it is would be met again and again, for ever."""
        is_due = self._is_due(self.replica.table.clock.wake_at, work.now)
        self._restless_turns = self._restless_turns + 1 if is_due else 0
        if self._restless_turns > MOST_RESTLESS_TURNS:
            raise RuntimeError(f"the clock of table {self.code} stands still")
        if self.hub.is_shared:  # whoever wrote goes on; the others wait a little, so that not all do the same at once
            patience = uniform(0.02, 0.1) if self._connections else uniform(1.0, 3.0)
            self._lateness = 0.0 if work.entries else patience

    def _addition(self, work: Work) -> Addition:
        table = self.replica.table
        return Addition(
            self.code,
            work.entries,
            wake_at=table.clock.wake_at,
            listing=self.replica.listing(),
            closed_at=work.now if table.stage is Stage.CLOSED else None,
            finished=work.finished,
        )

    # What a turn does

    def _answer(self, job: Job, question: Question, work: Work) -> None:
        id, listener = question.id, question.listener
        answer: ToClient
        if listener.who is None:
            outcome, answer = "refused", refused(id, "stranger")
        elif job.is_broken:
            outcome, answer = "fault", refused(id, "fault")
        elif (version := self.replica.done(listener.who, id)) is not None:
            outcome, answer = "again", Done(id, version)
        else:
            try:
                self._accept(listener.who, question.command, work, id)
                outcome, answer = "done", Done(id, self.replica.version)
            except Refused as refusal:
                work.is_refused = True
                outcome, answer = "refused", refused_by_table(id, refusal)
        message = encode(answer)

        def tell() -> None:
            listener.send(message)
            COMMANDS.labels(outcome).inc()
            LATENCY.observe(max(0.0, self.hub.now() - question.at))

        work.told.append(tell)

    def _listen(self, listener: Listener, work: Work) -> None:
        if listener in self._connections:
            work.newcomers.append(listener)

    def _welcome(self, listener: Listener, message: str) -> None:
        self._listeners.add(listener)
        listener.send_update(message)

    def _forget(self, listener: Listener, is_sent_away: bool, work: Work) -> None:
        self._listeners.discard(listener)
        table = self.replica.table
        person = table.people.get(listener.who or "")
        is_here = is_sent_away or listener.who in self.people()
        if person and person.connected and not is_here and table.stage is not Stage.CLOSED:
            self._accept(listener.who, Gone(), work)

    def _own_doing(self, work: Work) -> None:
        """What nobody asks for: presence, bots, deadlines, seeds."""
        table = self.replica.table
        if table.stage is Stage.CLOSED:
            return
        self._note_who_is_back(work)
        self._call_the_roll(work)
        if self._is_due(table.clock.bots_at, work.now):
            self._let_bots_act(work)
        clock = table.clock
        if any(self._is_due(time, work.now) for time in (clock.deadline, clock.abandoned_at, clock.idle_at)):
            self._accept(None, Tick(), work)
        if table.needs_seed:
            self._accept(None, Seed(read_seed(None)), work)

    def _note_who_is_back(self, work: Work) -> None:
        people = self.replica.table.people
        for who in self.people():
            if who in people and not people[who].connected:
                self._accept(who, Back(), work)

    def _call_the_roll(self, work: Work) -> None:
        """Some time after the table was taken up, whoever is said to be connected, and is not, is gone."""
        if self._roll_call_at is None or work.now < self._roll_call_at:
            return
        people, here = self.replica.table.people, self.people() | self.elsewhere
        missing = [who for who, person in people.items() if person.connected and who not in here]
        if missing and self.hub.is_shared and not self._has_called:
            self._has_called = True
            self._roll_call_at = work.now + ROLL_CALL_SECONDS
            self.hub.call_the_roll(self.code)
            return
        for who in missing:
            self._accept(who, Gone(), work)
        work.told.append(self._end_roll_call)

    def _end_roll_call(self) -> None:
        self._roll_call_at = None

    def _let_bots_act(self, work: Work) -> None:
        clock, now = self.replica.table.clock, work.now
        while clock.bots_at is not None and clock.bots_at <= now and len(work.entries) < MOST_AT_ONCE:
            self._let_bot_act(self.replica.table.bots_asked()[0], work)
            clock = self.replica.table.clock

    def _let_bot_act(self, seat: Seat, work: Work) -> None:
        """A bot that fails, or chooses what it may not, does what the game has for a seat that keeps silent."""
        play = self.replica.table.play
        assert play
        name = self.replica.table.chairs[seat].bot
        try:
            self._accept(None, BotActs(seat, str(self._bot(seat, name).choose(play.view(seat)))), work)
        except Exception:
            log.exception("table %s: the bot %s could not choose", self.code, name)
            self._accept(None, BotActs(seat, str(play.game.idle(play.state, seat))), work)

    def _bot(self, seat: Seat, name: str) -> Bot:
        """The bot of a seat in this game, with luck of its own that tells nothing about the game's."""
        key = (self.replica.games, seat, name)
        if key not in self._bots:
            self._bots = {old: bot for old, bot in self._bots.items() if old[0] == self.replica.games}
            self._bots[key] = bots.get(name)(Dice(read_seed(None)))
        return self._bots[key]

    def _accept(self, who: str | None, command: Command | Notice, work: Work, id: str | None = None) -> None:
        entry = Entry(self.replica.version + 1, work.now, command, who, id)
        finished = self.replica.do(entry)
        work.entries.append(entry)
        if finished:
            work.finished.append(finished)
        work.told += self._updates(work.now)

    def _updates(self, now: float) -> list[Callable[[], None]]:
        """What the last command has to tell the listeners; who sees the same is told the same."""
        table = self.replica.table
        messages: dict[tuple[Seat | None, bool], str] = {}
        told: list[Callable[[], None]] = []
        for listener in self._listeners:
            key = table.seat_of(listener.who), listener.who is not None and listener.who == table.host
            if key not in messages:
                messages[key] = encode(News(table.update(listener.who, now, since=table.version - 1)))
            told.append(partial(listener.send_update, messages[key]))
        return told

    # What other processes wrote

    async def _catch_up(self) -> bool:
        """Do what the log has and this room has not done yet; False when there is nothing."""
        self._is_behind = False
        entries = await self.hub.storage.entries(self.code, after=self.replica.version)
        self._follow(entries)
        return bool(entries)

    async def _start_over(self) -> None:
        """Throw away what was not committed: make the table anew from the log."""
        self._is_behind = False
        entries = await self.hub.storage.entries(self.code)
        self.replica = Replica(self.code, self.replica.table.opened_with)
        self._follow(entries)

    def _follow(self, entries: list[Entry]) -> None:
        for entry in entries:
            self.replica.do(entry)
            if self.replica.version > self._told:
                self._told = self.replica.version
                for tell in self._updates(self.hub.now()):
                    tell()
