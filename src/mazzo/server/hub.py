"""Every table of this process, and the one way to a table's log.

A room asks the hub to commit its new entries; entries of many rooms go into one transaction, so a busy server
waits for the disk once for all of them. Nothing is told to anybody before it is committed.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence

from mazzo.bots import BOTS
from mazzo.games import GAMES
from mazzo.server.metrics import TABLES
from mazzo.server.room import Room
from mazzo.server.storage import Entry, RecordRow, Storage
from mazzo.table.commands import Gone
from mazzo.table.reasons import refuse
from mazzo.table.settings import Settings, checked
from mazzo.table.table import Table
from mazzo.table.updates import Stage

log = logging.getLogger("mazzo.hub")

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are read for another
CODE_LENGTH = 10  # 31^10: nobody guesses a table
MOST_TABLES = 20_000


class Hub:
    def __init__(self, storage: Storage, now: Callable[[], float] = time.time) -> None:
        self.storage = storage
        self.now = now
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._waiting: dict[str, tuple[Sequence[Entry], asyncio.Future[bool]]] = {}
        self._something = asyncio.Event()
        self._committer: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take up every open table where it was left; people have to connect again."""
        self._committer = asyncio.create_task(self._commit_for_ever())
        for row in await self.storage.open_tables():
            room = await self.room(row.code)
            if room:
                for who in [who for who, person in room.table.people.items() if person.connected]:
                    await room.tell(who, Gone())

    async def stop(self) -> None:
        """Say goodbye, finish what is asked, and stop."""
        self.closing = True
        await asyncio.gather(*(room.stop() for room in list(self._rooms.values())))
        if self._committer:
            self._committer.cancel()

    async def open(self, settings: Settings) -> str:
        """A new table; returns its code."""
        if len(self._rooms) >= MOST_TABLES:
            raise refuse("too-many-tables", most=MOST_TABLES)
        settings = checked(settings, GAMES)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if await self.storage.open_table(code, settings, self.now()):
                await self.room(code)
                return code

    async def room(self, code: str) -> Room | None:
        """The room of a table, made from its log when it is not at hand; none when there is no such open table."""
        if code in self._rooms:
            return self._rooms[code]
        if code not in self._loading:
            self._loading[code] = asyncio.create_task(self._load(code))
        try:
            return await self._loading[code]
        finally:
            self._loading.pop(code, None)

    def listed(self) -> list[Room]:
        """The open tables that everybody may see."""
        return [room for room in self._rooms.values() if room.table.settings.open and room.table.people]

    def drop(self, room: Room) -> None:
        """Forget a room; its log remains, and the next who asks loads it again."""
        if self._rooms.get(room.code) is room:
            del self._rooms[room.code]
            TABLES.set(len(self._rooms))

    async def _load(self, code: str) -> Room | None:
        row = await self.storage.table(code)
        if row is None or row.closed_at is not None:
            return None
        table = Table(code, row.settings, GAMES, BOTS)
        room = Room(self, table)
        await room.catch_up()
        self._rooms[code] = room
        TABLES.set(len(self._rooms))
        room.start()
        return room

    # Committing

    async def commit(self, code: str, entries: Sequence[Entry]) -> bool:
        """Write entries; False when another process has written to this table first."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting[code] = (entries, written)
        self._something.set()
        return await written

    async def _commit_for_ever(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            batch, self._waiting = self._waiting, {}
            try:
                conflicts = await self.storage.append({code: entries for code, (entries, _) in batch.items()})
            except Exception as error:
                log.exception("the store did not take %d tables' entries", len(batch))
                for _, written in batch.values():
                    if not written.done():
                        written.set_exception(error)
                continue
            for code, (_, written) in batch.items():
                if not written.done():
                    written.set_result(code not in conflicts)

    async def finished(self, room: Room) -> None:
        """A game is over: keep its record. A table is closed: keep that."""
        if room.table.stage is Stage.CLOSED:
            await self.storage.close_table(room.code, self.now())
        record = room.table.record
        if record and record.result and room.table.stage is Stage.OVER:
            row = RecordRow(
                id=f"{room.code}-{room.games}",
                game=record.game,
                edition=record.edition,
                players=record.seats,
                winners=record.result.winners,
                reason=record.result.reason,
                ended_at=self.now(),
            )
            await self.storage.save_record(row, record, listed=room.table.settings.open)
