"""Every table that this process has at hand, and who looks after those that nobody has."""

import asyncio
import logging
import re
import secrets
import time
from collections import Counter, deque
from collections.abc import Callable
from random import uniform

from mazzo.games import GAMES
from mazzo.server import hints
from mazzo.server.commits import Committer
from mazzo.server.driver import StorageDown
from mazzo.server.hints import Here, Hint, RollCall, Written
from mazzo.server.metrics import TABLES
from mazzo.server.replica import Replica
from mazzo.server.room import Room
from mazzo.server.storage import Addition, Storage
from mazzo.server.work import Listener
from mazzo.table.reasons import refuse
from mazzo.table.settings import Settings, checked
from mazzo.table.updates import TableView

log = logging.getLogger("mazzo.hub")

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are read for another
CODE = re.compile(f"[{LETTERS}]{{12}}")  # 31^12: nobody guesses a table
MOST_TABLES = 20_000

SETTLE_SECONDS = 5.0  # what people have to come back, before deadlines count that passed while the server was down
KEEPER_SECONDS = 1.0  # how often the tables that nobody has at hand are looked at
MOST_AT_ONCE = 100  # entries that are replayed before others have their turn
MOST_VISITS = 50  # of tables that are not at hand, in one round
PATIENCE_SECONDS = 3.0  # what another process has to look after a table that it has at hand
ROUNDS_BETWEEN_CHECKS = 5  # of the versions of shared tables, in case a hint was lost
ROUNDS_BETWEEN_CLEANINGS = 3600
REMEMBERED_SECONDS = 30 * 24 * 3600.0  # what the log of a closed table is kept for
MOST_TROUBLE = 3  # then a table is closed
MOST_IN_A_HINT = 200  # PostgreSQL takes 8,000 bytes
STOP_SECONDS = 10.0


class Crowded(Exception):
    """Too many are connected to a table."""


class Hub:
    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.is_shared = storage.is_shared
        self.is_closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._trouble: Counter[str] = Counter()
        self._committer = Committer(storage)
        self._tasks: list[asyncio.Task[None]] = []
        self._written: dict[str, int] = {}  # what other processes are still to be told
        self._hints: deque[Hint] = deque()
        self._something_to_tell = asyncio.Event()

    async def start(self) -> None:
        """Look after the tables from now on. They are taken up from their logs when somebody comes, or is due."""
        self._tasks.append(asyncio.create_task(self._committer.run()))
        self._tasks.append(asyncio.create_task(self._keep()))
        if self.is_shared:
            self._tasks.append(asyncio.create_task(self._tell_others()))
            await self.storage.listen(self._hear)

    async def stop(self) -> None:
        """Finish what is asked, and stop."""
        self.is_closing = True
        rooms = [room.task for room in self._rooms.values()]
        for room in self._rooms.values():
            room.stop()
        if rooms:
            _, late = await asyncio.wait(rooms, timeout=STOP_SECONDS)
            for task in late:
                log.error("%s did not stop in time", task.get_name())
                task.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Tables

    async def open(self, settings: Settings) -> str:
        """A new table; returns its code."""
        settings = checked(settings, GAMES)
        if await self.storage.count_tables() >= MOST_TABLES:
            raise refuse("too-many-tables", most=MOST_TABLES)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(12))
            if await self.storage.open_table(code, settings, self.now()):
                log.info("table %s is opened for %s", code, settings.game)
                self._take_up(Replica(code, settings), settles_at=self.now())
                return code

    async def enter(self, code: str, listener: Listener) -> Room | None:
        """Connect somebody to a table; none when there is no such open table."""
        for _ in range(MOST_TROUBLE + 1):  # a room that goes away meanwhile is taken up again
            room = await self.room(code)
            if room and room.is_crowded:
                raise Crowded
            if room is None or await room.listen(listener):
                return room
        raise StorageDown(f"table {code} cannot be taken up")

    async def look(self, code: str) -> TableView | None:
        """What everybody who knows its code may know of a table."""
        room = await self.room(code)
        return room.look() if room else None

    async def room(self, code: str) -> Room | None:
        """The room of a table, made from its log when it is not at hand; none when there is no such open table."""
        if code in self._rooms:
            return self._rooms[code]
        if self.is_closing or not CODE.fullmatch(code):
            return None
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    def drop(self, room: Room) -> None:
        """Forget a room; its log remains, and the next who asks takes it up again."""
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            TABLES.set(len(self._rooms))

    def has_trouble(self, code: str) -> None:
        """A table had to be put down because of a fault of ours."""
        self._trouble[code] += 1

    async def _load(self, code: str) -> Room | None:
        if self._trouble[code] >= MOST_TROUBLE:
            await self.close(code, "it had to be put down again and again")
            return None
        try:
            replica = await self._replay(code)
        except StorageDown:
            raise
        except Exception as error:
            log.exception("table %s: its log does not replay", code)
            await self.close(code, f"its log does not replay: {error}")
            return None
        return self._take_up(replica, settles_at=self.now() + SETTLE_SECONDS) if replica else None

    async def _replay(self, code: str) -> Replica | None:
        settings = await self.storage.table(code)
        if settings is None:
            return None
        replica = Replica(code, settings)
        for number, entry in enumerate(await self.storage.entries(code)):
            replica.do(entry)
            if number % MOST_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long log does not hold the others up
        return replica

    async def close(self, code: str, reason: str) -> None:
        """Close a table that cannot go on."""
        log.error("table %s is closed: %s", code, reason)
        del self._trouble[code]
        await self.storage.close_table(code, self.now())

    def _take_up(self, replica: Replica, settles_at: float) -> Room:
        room = self._rooms[replica.table.code] = Room(self, replica, settles_at)
        TABLES.set(len(self._rooms))
        return room

    # The log

    async def commit(self, addition: Addition) -> bool:
        """Write to a table's log; False when another process was first."""
        is_written = await self._committer.commit(addition)
        if is_written and self.is_shared:
            self._written[addition.code] = addition.entries[-1].seq
            self._something_to_tell.set()
        return is_written

    # The keeper

    async def _keep(self) -> None:
        """Take up every table once after a start, and any that is overdue: whoever is due there has to be served."""
        visits: deque[str] | None = None
        rounds = 0
        while True:
            await asyncio.sleep(KEEPER_SECONDS * (uniform(0.5, 1.5) if self.is_shared else 1.0))
            rounds += 1
            try:
                if visits is None:
                    visits = deque(await self.storage.open_tables())
                await self._visit(visits)
                if self.is_shared and rounds % ROUNDS_BETWEEN_CHECKS == 0:
                    await self._check_versions()
                if rounds % ROUNDS_BETWEEN_CLEANINGS == 0:
                    await self.storage.forget(self.now() - REMEMBERED_SECONDS)
            except StorageDown as error:
                log.warning("the tables cannot be looked after: %s", error)
            except Exception:
                log.exception("the tables were not looked after")

    async def _visit(self, visits: deque[str]) -> None:
        patience = PATIENCE_SECONDS if self.is_shared else 0.0
        codes = await self.storage.overdue(self.now() - patience, MOST_VISITS)
        while visits and len(codes) < MOST_VISITS:
            codes.append(visits.popleft())
        for code in codes:
            await self.room(code)

    async def _check_versions(self) -> None:
        self._note_versions(await self.storage.versions(list(self._rooms)))

    # Other processes

    def call_the_roll(self, code: str) -> None:
        """Ask the other processes who is connected to a table."""
        self._tell(RollCall(code))

    def _hear(self, text: str | None) -> None:
        if text is None:
            for room in self._rooms.values():
                room.hint()
            return
        try:
            hint = hints.read(text)
        except ValueError as error:
            log.warning("a hint is not understood: %s", error)
            return
        match hint:
            case Written(versions):
                self._note_versions(versions)
            case RollCall(code):
                if code in self._rooms and (here := self._rooms[code].people()):
                    self._tell(Here(code, list(here)))
            case Here(code, people):
                if code in self._rooms:
                    self._rooms[code].steward.elsewhere.update(people)

    def _note_versions(self, versions: dict[str, int]) -> None:
        for code, version in versions.items():
            if code in self._rooms:
                self._rooms[code].hint(version)

    def _tell(self, hint: Hint) -> None:
        self._hints.append(hint)
        self._something_to_tell.set()

    async def _tell_others(self) -> None:
        while True:
            await self._something_to_tell.wait()
            self._something_to_tell.clear()
            written, self._written = list(self._written.items()), {}
            told: list[Hint] = [
                Written(dict(written[first : first + MOST_IN_A_HINT]))
                for first in range(0, len(written), MOST_IN_A_HINT)
            ]
            while self._hints:
                told.append(self._hints.popleft())
            try:
                for hint in told:
                    await self.storage.hint(hints.write(hint))
            except StorageDown as error:
                log.warning("cannot tell the other processes: %s", error)
