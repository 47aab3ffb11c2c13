"""One table in this process: a queue of what is asked of it, one task that does it, and those who are told.

A turn of the task does all that is asked on a copy of the table, commits it, and only then tells anybody.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from random import uniform
from typing import TYPE_CHECKING

from mazzo.core.rules import Seat
from mazzo.server.messages import Done, Goodbye, News, Said, encode, goodbye
from mazzo.server.process.metrics import REDONE
from mazzo.server.store.database import StorageDown
from mazzo.server.tables.answering import Question, Talk
from mazzo.server.tables.bot_players import BotPlayers
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.server.tables.places import Places
from mazzo.server.tables.turn import Listener, Turn, updates
from mazzo.server.tables.upkeep import Upkeep
from mazzo.table.commands import Command, Forgotten, Gone, Notice
from mazzo.table.people import owner
from mazzo.table.reasons import refuse
from mazzo.table.state import AnyPlay
from mazzo.table.talk import Utterance, Words
from mazzo.table.updates import Stage, TableView

if TYPE_CHECKING:
    from mazzo.server.tables.hub import Hub

log = logging.getLogger("mazzo.room")

KEEP_SECONDS = 30.0  # how long a table that nobody is connected to is kept at hand
LONGEST_SLEEP = 60.0
MOST_AT_ONCE = 50  # jobs that one commit carries
MOST_UPDATES = 400  # that one turn sends, so that other tables have theirs soon
MOST_TRIES = 50
WAIT_SECONDS = 0.01  # at most, before the next try


class FarBehind(Exception):
    """The log has begun anew since this room last read it, and lacks what follows."""


class Job:
    """Something asked of a room. It may be done several times, each on another copy of the table."""

    def __init__(self, do: Callable[[Turn], None], otherwise: Callable[[Turn], None] | None = None) -> None:
        self.do = do
        self.otherwise = otherwise  # what is done instead, when that fails in a way that nobody foresaw
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def end(self, is_done: bool) -> None:
        if not self.done.done():  # whoever waited may have gone
            self.done.set_result(is_done)


class Room:
    def __init__(self, hub: "Hub", logged: LoggedTable, settle_seconds: float, ahead: float) -> None:
        self.hub = hub
        self.ahead = max(0.0, ahead)  # of the server's time
        self.code = logged.state.code
        self._something = asyncio.Event()
        ask_others = partial(hub.call_the_roll, self.code) if hub.is_shared else None
        bots = BotPlayers(hub.workers, self._something.set)
        self.upkeep = Upkeep(self.now() + settle_seconds, ask_others, hub.unwatched_pause, bots)
        self._logged = logged  # as it is committed
        self._connections: set[Listener] = set()
        self._listeners: set[Listener] = set()  # the connections that have been told the version before
        self._inbox: deque[Job] = deque()
        self._doing: list[Job] = []
        self._is_behind = False  # the log may have more
        self._is_stopping = False
        self._is_gone = False
        self._empty_since = self.now()
        self._talk = Talk()
        self._places = Places(self._connections, hub.limits)
        self.task = asyncio.create_task(self._run(), name=f"table {self.code}")

    # What others ask of a room

    async def listen(self, listener: Listener) -> bool:
        """Begin to send updates; the first has been sent when this returns. False when the room is gone."""
        if self._is_gone:
            return False
        self._connections.add(listener)
        self._is_behind |= self.hub.is_shared
        try:
            is_told = await self._put(Job(partial(self._listen, listener)))
        except asyncio.CancelledError:
            self.forget(listener, is_sent_away=False)
            raise
        if not is_told:
            self._connections.discard(listener)
        return is_told

    def forget(self, listener: Listener, is_sent_away: bool) -> None:
        """A connection has ended. Somebody whom we sent away is not gone: they are to come back."""
        self._connections.discard(listener)
        self._listeners.discard(listener)
        self._empty_since = self.now()
        if listener.who and not is_sent_away:
            self._put(Job(partial(self._note_gone, listener.who)))

    def ask(self, id: str, command: Command, listener: Listener) -> "asyncio.Future[bool]":
        """A person's command; it has been answered through the listener when this is done."""
        question = Question(id, command, listener, self.hub.now, self._places)
        return self._put(Job(question.answer, question.apologise))

    async def tell(self, notice: Notice) -> bool:
        """What the process has to tell the table; nothing, once it is closed. False when the room is gone."""
        return await self._put(Job(partial(self._note, notice)))

    def say(self, id: str, words: Words, listener: Listener) -> None:
        """Let everybody at the table hear what somebody says, wherever they are connected."""
        utterance = self._talk.say(id, words, listener, self._logged.state)
        if utterance is None:
            return
        self.hear(utterance)
        self.hub.pass_on(self.code, utterance)
        listener.send(encode(Done(id, self._logged.version)))

    def hear(self, utterance: Utterance) -> None:
        message = encode(Said(utterance))
        for listener in self._listeners:
            listener.send(message)

    def look(self) -> TableView:
        """What everybody may know of the table."""
        return self._logged.table.view(self.now())

    def closed_to(self, who: str | None) -> str | None:
        """Why somebody may not see the table; None if they may."""
        return self._logged.state.closed_to(who)

    def coached(self, who: str | None) -> tuple[AnyPlay, Seat]:
        """The game and the seat of somebody who has to choose and may ask the coach; refused to everybody else."""
        table = self._logged.state
        seat = table.seat_of(who)
        if seat is None:
            raise refuse("not-seated")
        if not table.settings.coach:
            raise refuse("no-coach")
        if not table.play or seat not in table.play.to_act:
            raise refuse("not-asked")
        return table.play, seat

    @property
    def version(self) -> int:
        return self._logged.version

    @property
    def is_watched(self) -> bool:
        return bool(self._connections)

    @property
    def is_waiting(self) -> bool:
        """Whether somebody could come and sit down."""
        return self._logged.state.is_waiting

    def knows(self, who: str) -> bool:
        """Whether somebody is at the table, with or without guests."""
        return any(owner(other) == who for other in self._logged.state.people)

    @property
    def audience(self) -> int:
        """How many are sent what happens here."""
        return len(self._connections)

    def is_crowded_for(self, listener: Listener) -> bool:
        """Whether somebody has to wait until others have gone."""
        return self._places.are_taken_from(listener, self._logged.state)

    def hint(self, version: int | None = None) -> None:
        """The log may have more than this room knows."""
        if version is None or version > self._logged.version:
            self._is_behind = True
            if self._connections:
                self._something.set()

    async def is_up_to_date(self) -> bool:
        """Read what others wrote, if nobody listened here meanwhile. False when the room is gone."""
        if self._connections or not self._is_behind:
            return not self._is_gone
        return await self._put(Job(lambda _: None))

    def people(self) -> set[str]:
        """Who is connected to this room."""
        return {listener.who for listener in self._connections if listener.who}

    def stop(self) -> None:
        """Finish what is asked, and go."""
        self._is_stopping = True
        self._something.set()

    def now(self) -> float:
        """The time at this table; it never goes back."""
        return self.hub.now() + self.ahead

    def wake_at(self) -> float | None:
        """When somebody has to look after the table, in the server's time."""
        wake_at = self._logged.state.clock.wake_at
        return None if wake_at is None else wake_at - self.ahead

    def _put(self, job: Job) -> "asyncio.Future[bool]":
        if self._is_gone:
            job.end(is_done=False)
        else:
            self._inbox.append(job)
            self._something.set()
        return job.done

    # The one task that touches the table

    async def _run(self) -> None:
        farewell = goodbye("restart", uniform(0.5, 2.0))
        try:
            await self._take_turn()
            while not self._is_done():
                await self._wait()
                if not (self._is_behind and self._is_done()):  # else another process looks after the table
                    await self._take_turn()
            if self._logged.state.stage is Stage.CLOSED:
                log.info("table %s is closed", self.code)
                farewell = goodbye("closed")
        except FarBehind:
            log.info("table %s is put down, since its log has begun anew", self.code)
            farewell = goodbye("trouble", uniform(0.5, 2.0))
        except StorageDown as error:
            self.hub.note_outage()
            log.info("table %s is put down until the database answers again: %s", self.code, error)
            farewell = goodbye("trouble", uniform(1.0, 4.0))
        except Exception as error:
            log.exception("table %s is put down, to be taken up again from its log", self.code)
            self.hub.has_trouble(self.code, repr(error))
            farewell = goodbye("trouble", uniform(0.5, 2.0))
        except BaseException as error:  # a task that is cancelled shall not end without a word
            log.error("table %s is put down in the middle of its work: %r", self.code, error)
            raise
        finally:
            self._go(farewell)

    def _is_done(self) -> bool:
        if self._inbox:
            return False
        is_unwanted = not self._connections and self.now() >= self._empty_since + KEEP_SECONDS
        return self._is_stopping or is_unwanted or self._logged.state.stage is Stage.CLOSED

    def _go(self, farewell: Goodbye) -> None:
        self._is_gone = True
        self.hub.drop(self)
        for job in (*self._doing, *self._inbox):
            job.end(is_done=False)
        for listener in self._listeners:  # who waits to be one of them is not told, and tries again
            listener.send(encode(farewell))
            listener.hang_up()

    async def _wait(self) -> None:
        """Until something is asked, or a deadline comes."""
        self._something.clear()
        wake_at = self.upkeep.wake_at(self._logged.state)
        if not self._connections:
            wake_at = min(wake_at, self._empty_since + KEEP_SECONDS)
        delay = wake_at - self.now()
        is_asked = self._inbox or self._is_stopping or (self._is_behind and self._connections)
        if delay > 0 and not is_asked:
            timer = asyncio.get_running_loop().call_later(min(delay, LONGEST_SLEEP), self._something.set)
            try:
                await self._something.wait()
            finally:
                timer.cancel()
        else:
            await asyncio.sleep(0)  # a turn that commits nothing has not let others have theirs

    async def _take_turn(self) -> None:
        """Do, commit, then tell. When another process was first, read what it wrote, and do it again after that."""
        most = max(1, min(MOST_AT_ONCE, MOST_UPDATES // max(1, len(self._connections))))
        self._doing = [self._inbox.popleft() for _ in range(min(len(self._inbox), most))]
        for _ in range(MOST_TRIES):
            if self._is_behind:
                await self._catch_up()
            turn = Turn(self._logged, self._listeners, self.people(), self.now())
            if self._do_all(turn) and await self._is_final(turn):
                break
            self._is_behind = True
        else:
            raise RuntimeError(f"other processes write to table {self.code} all the time")
        self._logged = turn.logged
        for listener, messages in turn.outbox.items():
            listener.send(*messages)
        for do in turn.after_commit:
            do()
        self._show_out_whom_it_is_closed_to()
        for job in self._doing:
            job.end(is_done=True)
        self._doing = []
        self.upkeep.note_turn(turn)

    def _do_all(self, turn: Turn) -> bool:
        """False when a job failed half-way: all has to be done again, without it."""
        for job in self._doing:
            try:
                job.do(turn)
            except Exception:
                if job.otherwise is None:
                    raise
                log.exception("table %s: a command failed; it is refused", self.code)
                job.do, job.otherwise = job.otherwise, None
                return False
        self.upkeep.look_after(turn)
        return True

    async def _is_final(self, turn: Turn) -> bool:
        """Whether the log has it now. A refusal is final when the log had nothing new that would change it."""
        if turn.entries:
            if await self.hub.commit(turn.addition(self.ahead)):
                return True
            await asyncio.sleep(uniform(0.0, WAIT_SECONDS))
            return False
        return not (turn.is_refused and self.hub.is_shared and await self._catch_up())

    async def _catch_up(self) -> bool:
        """Do what other processes wrote, and tell of it; False when there is nothing."""
        self._is_behind = False
        entries = await self.hub.storage.entries(self.code, after=self._logged.version)
        if entries and entries[0].seq > self._logged.version + 1:
            raise FarBehind
        if entries:
            REDONE.inc(len(entries))
        for entry in entries:
            self._logged.redo(entry)
            self.ahead = max(self.ahead, entry.at - self.hub.now())
            for listener, update in updates(self._logged.table, self._listeners, self.now()):
                listener.send(update)
            self._show_out_whom_it_is_closed_to()
        if any(isinstance(entry.command, Forgotten) for entry in entries):
            await self.hub.storage.list_again(self.code, self._logged.version, self._logged.listing())
        return bool(entries)

    # What a turn does

    def _listen(self, listener: Listener, turn: Turn) -> None:
        now = turn.now  # not the turn, which has `tell`: nothing shall refer to itself

        def tell() -> None:
            if (closed_to := self._logged.state.closed_to(listener.who)) is not None:
                self._show_out(listener, closed_to)
            elif listener in self._connections:
                self._listeners.add(listener)
                listener.send(encode(News(self._logged.table.update(listener.who, now))))

        turn.after_commit.append(tell)

    def _note(self, notice: Notice, turn: Turn) -> None:
        if turn.state.stage is not Stage.CLOSED:
            turn.accept(None, notice)

    def _show_out_whom_it_is_closed_to(self) -> None:
        table = self._logged.state
        if not (table.locked or table.removed):
            return
        for listener in list(self._listeners):
            if (closed_to := table.closed_to(listener.who)) is not None:
                self._show_out(listener, closed_to)

    def _show_out(self, listener: Listener, closed_to: str) -> None:
        self._listeners.discard(listener)
        listener.send(encode(goodbye(closed_to)))
        listener.hang_up()

    def _note_gone(self, who: str, turn: Turn) -> None:
        person = turn.state.people.get(who)
        if person and person.connected and who not in turn.people and turn.state.stage is not Stage.CLOSED:
            turn.accept(who, Gone())
