"""One table in this process: a queue of what is asked of it, and the people who listen."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Protocol

import msgspec

from mazzo import bots
from mazzo.bots.bot import Bot
from mazzo.core.chance import Dice, read_seed
from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.server.messages import Done, Goodbye, News, ToClient
from mazzo.server.messages import Refused as RefusedMessage
from mazzo.server.metrics import COMMANDS, LATENCY
from mazzo.server.storage import Entry
from mazzo.table.commands import Act, Back, BotActs, Command, Gone, Notice, PassUntilTurn, Seed, Tick
from mazzo.table.reasons import RefusedByTable
from mazzo.table.table import Table
from mazzo.table.updates import Stage

if TYPE_CHECKING:
    from mazzo.server.hub import Hub

log = logging.getLogger("mazzo.room")

GOODBYE_FOR_NOW = Goodbye("restart", "the server is going down for a moment; your game is safe", 1.0)
GAME_MAY_END = (Act, BotActs, Tick, PassUntilTurn)
MOST_TRIES = 20
REMEMBERED_IDS = 2000
MOST_AT_ONCE = 50  # commands that one commit carries for a table


class Listener(Protocol):
    """A connection to a table."""

    who: str | None

    def send(self, message: bytes) -> None:
        """Never waits: a slow reader misses updates, not answers."""

    def send_update(self, message: bytes, version: int) -> None: ...

    def hang_up(self) -> None: ...


class Work:
    """What one turn of the loop has done, and what is told once that is committed."""

    def __init__(self, now: float) -> None:
        self.now = now
        self.entries: list[Entry] = []
        self.told: list[Callable[[], None]] = []


Job = Callable[[Work], None]


class Room:
    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.code = table.code
        self.games = 0  # how many have been begun here
        self.listeners: set[Listener] = set()
        self._seq = 0
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue(maxsize=1000)
        self._answers: OrderedDict[tuple[str | None, str], int] = OrderedDict()
        self._bots: dict[Seat, Bot] = {}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task and not self._task.done():
            await self._inbox.put(None)
            await asyncio.wait([self._task], timeout=5)

    # What others ask of a room

    async def ask(self, id: str, command: Command, listener: Listener) -> None:
        """A person's command; it is answered through the listener."""
        await self._inbox.put(partial(self._answer, id, command, listener, self.hub.now()))

    async def tell(self, who: str, notice: Notice) -> None:
        await self._inbox.put(partial(self._note, who, notice))

    async def listen(self, listener: Listener) -> None:
        """Begin to send updates; the first comes at once."""
        await self._inbox.put(partial(self._listen, listener))

    async def forget(self, listener: Listener) -> None:
        await self._inbox.put(partial(self._forget, listener))

    async def catch_up(self) -> None:
        """Do what the log has and this room has not done yet."""
        for entry in await self.hub.storage.entries(self.code, after=self._seq):
            self._do(entry.who, entry.id, entry.command, entry.at)
            self._seq = entry.seq

    # The one task that touches the table

    async def _run(self) -> None:
        try:
            while self.table.stage is not Stage.CLOSED:
                batch, stopping = await self._next_batch()
                await self._turn(batch)
                if stopping:
                    return
        except Exception:
            log.exception("table %s had to be put down; it will be taken up again from its log", self.code)
        finally:
            self.hub.drop(self)
            self._send_all_away()

    async def _next_batch(self) -> tuple[list[Job], bool]:
        """Wait for something to do: what is asked, or a deadline. True when it is the last."""
        wake_at = self.table.clock.wake_at
        timeout = None if wake_at is None else max(0.0, wake_at - self.hub.now())
        if self.table.needs_seed:
            timeout = 0.0
        try:
            job = await asyncio.wait_for(self._inbox.get(), timeout)
        except TimeoutError:
            return [], False
        batch = []
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_AT_ONCE or self._inbox.empty():
                return batch, False
            job = self._inbox.get_nowait()
        return batch, True

    async def _turn(self, batch: list[Job]) -> None:
        """Do, commit, then tell. When another process was first, read what it did, and do it again after that."""
        for _ in range(MOST_TRIES):
            work = Work(self.hub.now())
            for job in batch:
                job(work)
            self._own_doing(work)
            if not work.entries or await self.hub.commit(self.code, work.entries):
                break
            await self._start_over()
        else:
            raise TimeoutError(f"another process writes to table {self.code} all the time")
        self._seq += len(work.entries)
        for tell in work.told:
            tell()
        if any(isinstance(entry.command, GAME_MAY_END) for entry in work.entries):
            await self.hub.finished(self)

    def _answer(self, id: str, command: Command, listener: Listener, at: float, work: Work) -> None:
        key = (listener.who, id)
        answer: ToClient
        try:
            if key in self._answers:
                outcome = "again"
            else:
                outcome = "done"
                self._accept(listener.who, command, work, id)
            answer = Done(id, self._answers[key])
        except Refused as refusal:
            outcome = "refused"
            answer = refused(id, refusal)

        def tell() -> None:
            listener.send(encode(answer))
            COMMANDS.labels(outcome).inc()
            LATENCY.observe(self.hub.now() - at)

        work.told.append(tell)

    def _note(self, who: str, notice: Notice, work: Work) -> None:
        if who in self.table.people:
            self._accept(who, notice, work)

    def _listen(self, listener: Listener, work: Work) -> None:
        self.listeners.add(listener)
        person = self.table.people.get(listener.who or "")
        if person and not person.connected:
            self._accept(listener.who, Back(), work)
        update = self.table.update(listener.who, work.now)
        work.told.append(partial(listener.send_update, encode(News(update)), update.version))

    def _forget(self, listener: Listener, work: Work) -> None:
        self.listeners.discard(listener)
        if listener.who in self.table.people and all(other.who != listener.who for other in self.listeners):
            self._accept(listener.who, Gone(), work)

    def _own_doing(self, work: Work) -> None:
        """What nobody asks for: seeds, bots, deadlines."""
        table, now = self.table, work.now
        if table.needs_seed:
            self._accept(None, Seed(read_seed(None)), work)
        asked = table.bots_asked()
        while asked and table.clock.bots_at is not None and table.clock.bots_at <= now:
            self._let_bot_act(asked[0], work)
            asked = table.bots_asked()
        if any(time is not None and time <= now for time in (table.clock.deadline, table.clock.abandoned_at)):
            self._accept(None, Tick(), work)

    def _let_bot_act(self, seat: Seat, work: Work) -> None:
        """A bot gets a view, and luck of its own that tells nothing about the game's."""
        play = self.table.play
        assert play
        if seat not in self._bots:
            self._bots[seat] = bots.get(self.table.chairs[seat].bot)(Dice(read_seed(None)))
        try:
            self._accept(None, BotActs(seat, str(self._bots[seat].choose(play.view(seat)))), work)
        except Refused:
            log.exception("the bot %s chose what is not legal", self.table.chairs[seat].bot)
            self._accept(None, BotActs(seat, str(play.game.idle(play.state, seat))), work)

    def _accept(self, who: str | None, command: Command | Notice, work: Work, id: str | None = None) -> None:
        self._do(who, id, command, work.now)
        work.entries.append(Entry(self._seq + len(work.entries) + 1, work.now, command, who, id))
        version = self.table.version
        for listener in self.listeners:
            update = self.table.update(listener.who, work.now, since=version - 1)
            work.told.append(partial(listener.send_update, encode(News(update)), version))

    def _do(self, who: str | None, id: str | None, command: Command | Notice, at: float) -> None:
        playing = self.table.stage is Stage.PLAYING
        self.table.handle(who, command, at)
        if id is not None:
            self._answers[who, id] = self.table.version
            if len(self._answers) > REMEMBERED_IDS:
                self._answers.popitem(last=False)
        if not playing and self.table.stage is Stage.PLAYING:
            self.games += 1
            self._bots = {}

    async def _start_over(self) -> None:
        """Another process wrote to this table: make it anew from the log."""
        self.table = Table(self.code, self.table.opened_with, self.table.games, self.table.bots)
        self._seq, self.games = 0, 0
        self._answers.clear()
        self._bots = {}
        await self.catch_up()

    def _send_all_away(self) -> None:
        closed = self.table.stage is Stage.CLOSED
        goodbye = Goodbye("closed", "this table is closed") if closed else GOODBYE_FOR_NOW
        for listener in list(self.listeners):
            listener.send(encode(goodbye))
            listener.hang_up()


def encode(message: ToClient) -> bytes:
    return msgspec.json.encode(message)


def refused(id: str, refusal: Refused) -> RefusedMessage:
    if isinstance(refusal, RefusedByTable):
        return RefusedMessage(id, refusal.code, str(refusal), refusal.facts)
    return RefusedMessage(id, "not-legal", str(refusal), {"why": str(refusal)})
