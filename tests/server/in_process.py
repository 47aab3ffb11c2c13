"""A hub without a network and without real waiting: the database is in memory, and the clock is the loop's."""

import asyncio
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any, TypeVar

import msgspec

from mazzo.protocol.messages import CloseMessage, Done, Encoded, News, Refused, ToClient
from mazzo.server.limits import UNLIMITED, Limits
from mazzo.server.store.database import Batch, Script, StorageDown
from mazzo.server.store.schema import prepare
from mazzo.server.store.sqlite import Sqlite
from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import Hub
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.server.tables.room import Room
from mazzo.table.commands import Act, Command, Join, Sit, Start
from mazzo.table.settings import Settings
from mazzo.table.updates import Update

T = TypeVar("T")
IDS = count()

decoder: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)


class Memory(Sqlite):
    """SQLite in memory. A test can make it fail or wait, and several hubs can share it."""

    def __init__(self, is_shared: bool = False) -> None:
        self.is_shared = is_shared
        self.fails = False
        self.is_deaf = False  # no notification arrives
        self.appends = asyncio.Event()  # while cleared, nothing is written
        self.appends.set()
        self._database = sqlite3.connect(":memory:", isolation_level=None)
        self._ears: list[Callable[[str | None], None]] = []

    async def append(self, batches: Sequence[Batch]) -> set[str]:
        await self.appends.wait()
        return await super().append(batches)

    async def notify(self, text: str) -> None:
        await asyncio.sleep(0.005)
        for client in [] if self.is_deaf else self._ears:
            client(text)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        self._ears.append(heard)
        heard(None)

    async def scrub(self) -> bool:
        return True

    async def close(self) -> None:
        self._database.close()

    async def run(self, script: Script[T]) -> T:
        await asyncio.sleep(0)
        if self.fails:
            raise StorageDown("as the test wishes")
        with self.asking():
            return self._transaction(script)


async def memory(is_shared: bool = False) -> Memory:
    driver = Memory(is_shared)
    await prepare(driver)
    return driver


@asynccontextmanager
async def hub_on(driver: Memory, ahead: float = 0.0, limits: Limits = UNLIMITED) -> AsyncIterator[Hub]:
    """A running hub, whose clock may be some seconds ahead of the loop's."""
    loop = asyncio.get_running_loop()
    hub = Hub(Storage(driver), now=lambda: loop.time() + ahead, limits=limits)
    hub.start()
    try:
        yield hub
    finally:
        await hub.stop()


class LocalClient:
    """A connection that keeps all messages."""

    def __init__(self, who: str | None, address: str | None = None) -> None:
        self.who = who
        self.address = address or f"the address of {who}"
        self.heard: list[tuple[float, str]] = []  # time and text
        self.messages: list[ToClient] = []
        self.writes: list[int] = []  # the number of messages in each
        self.is_hung_up = False
        self.room: Room | None = None

    def send(self, *messages: Encoded) -> None:
        self.writes.append(len(messages))
        for message in messages:
            self.heard.append((asyncio.get_running_loop().time(), message.text.decode()))
            self.messages.append(decoder.decode(message.text))

    def close(self) -> None:
        self.is_hung_up = True

    @property
    def texts(self) -> list[str]:
        return [text for _, text in self.heard]

    @property
    def updates(self) -> list[Update]:
        return [message.update for message in self.messages if isinstance(message, News)]

    @property
    def update(self) -> Update:
        return self.updates[-1]

    @property
    def versions(self) -> list[int]:
        return [update.version for update in self.updates]

    @property
    def close_message(self) -> CloseMessage | None:
        return next((message for message in self.messages if isinstance(message, CloseMessage)), None)

    def answers(self, id: str) -> list[Done | Refused]:
        return [message for message in self.messages if isinstance(message, Done | Refused) and message.id == id]

    async def ask(self, command: Command, id: str | None = None) -> Done | Refused:
        id = id or f"id {next(IDS)}"
        known = len(self.answers(id))
        assert self.room
        assert await put(self.room, id, command, self), "the room is gone"
        (answer,) = self.answers(id)[known:]
        return answer

    async def do(self, command: Command, id: str | None = None) -> Done:
        answer = await self.ask(command, id)
        assert isinstance(answer, Done), answer
        return answer

    async def act(self, action: str) -> Done:
        return await self.do(Act(action, self.update.version))

    def leave(self) -> None:
        assert self.room
        self.room.unsubscribe(self, is_sent_away=False)


def put(room: Room, id: str, command: Command, client: LocalClient) -> "asyncio.Future[bool]":
    """Send a command, as a connection does."""
    at = asyncio.get_running_loop().time()
    return room.put(partial(LoggedTable.answer, id=id, command=command, subscriber=client, asked_at=at))


async def enter(hub: Hub, code: str, who: str | None, address: str | None = None) -> LocalClient:
    client = LocalClient(who, address)
    client.room = await hub.enter(code, client)
    assert client.room, "there is no such table"
    return client


async def sit(hub: Hub, code: str, who: str) -> LocalClient:
    client = await enter(hub, code, who)
    await client.do(Join(who))
    await client.do(Sit())
    return client


async def playing(hub: Hub, *people: str, **settings: Any) -> list[LocalClient]:
    """A table at which these people play; the first is its host."""
    code = await hub.open(Settings(**({"game": "mantis"} | settings)))
    clients = [await sit(hub, code, who) for who in people]
    await clients[0].do(Start())
    return clients


async def soon() -> None:
    """Let all tasks and notifications run."""
    await asyncio.sleep(0.02)


def code_of(client: LocalClient) -> str:
    return client.update.table.code


async def kinds(driver: Memory, code: str) -> Counter[type]:
    """How many commands of each kind the log of a table has."""
    return Counter(type(entry.command) for entry in await Storage(driver).tables.entries(code))
