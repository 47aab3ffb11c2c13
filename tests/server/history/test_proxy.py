"""The faults of the proxy."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from tests.server.history.proxy import NOTIFICATIONS, Proxy
from tests.server.loop import awaits

HELD = 0.1  # seconds; data that arrives later was held


class Echo:
    """A server that stores and sends back all data that it reads."""

    def __init__(self) -> None:
        self.read = b""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(100):
            self.read += data
            writer.write(data)
        writer.close()


Connect = Callable[[], Awaitable["Party"]]


@asynccontextmanager
async def proxied() -> AsyncIterator[tuple[Proxy, Echo, Connect]]:
    echo = Echo()
    parties: list[Party] = []

    async def connect() -> Party:
        parties.append(Party(*await asyncio.open_connection("127.0.0.1", proxy.port)))
        return parties[-1]

    server = await asyncio.start_server(echo.answer, "127.0.0.1", 0)
    proxy = Proxy(server.sockets[0].getsockname()[1])
    await proxy.start()
    async with asyncio.timeout(20):
        yield proxy, echo, connect
        for party in parties:
            party.writer.close()
        await proxy.stop()
    server.close()
    await server.wait_closed()


class Party:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def hears(self, data: bytes) -> bool:
        """Whether this data comes back in time."""
        try:
            return await asyncio.wait_for(self.reader.readexactly(len(data)), HELD) == data
        except TimeoutError:
            return False


@awaits
async def test_held_data_arrives_when_it_is_released() -> None:
    async with proxied() as (proxy, echo, connect):
        before = await connect()
        before.writer.write(b"one")
        assert await before.reader.readexactly(3) == b"one"
        proxy.hold("requests")
        before.writer.write(b"two")
        after = await connect()
        after.writer.write(b"new")
        assert not await before.hears(b"two")
        assert not await after.hears(b"new")
        assert echo.read == b"one"
        proxy.release()
        assert await before.reader.readexactly(3) == b"two"
        assert await after.reader.readexactly(3) == b"new"


@awaits
async def test_answers_are_held_while_requests_arrive_and_a_cut_loses_them() -> None:
    async with proxied() as (proxy, echo, connect):
        proxy.hold("answers")
        party = await connect()
        party.writer.write(b"one")
        assert not await party.hears(b"one")
        assert echo.read == b"one"
        proxy.cut()
        assert await party.reader.read() == b""


@awaits
async def test_a_request_arrives_after_its_sender_was_disconnected() -> None:
    async with proxied() as (proxy, echo, connect):
        party = await connect()
        proxy.hold("requests")
        party.writer.write(b"late")
        await asyncio.sleep(HELD)
        proxy.hang_up_below()
        assert await party.reader.read() == b""
        assert echo.read == b""
        proxy.release()
        while echo.read != b"late":
            await asyncio.sleep(0.01)


@awaits
async def test_only_the_connection_for_notifications_is_blocked() -> None:
    async with proxied() as (proxy, _, connect):
        ear, other = await connect(), await connect()
        ear.writer.write(NOTIFICATIONS)
        assert await ear.reader.readexactly(len(NOTIFICATIONS)) == NOTIFICATIONS
        proxy.hold_hints()
        ear.writer.write(b"hint")
        other.writer.write(b"data")
        assert await other.reader.readexactly(4) == b"data"
        assert not await ear.hears(b"hint")
        proxy.release()
        assert await ear.reader.readexactly(4) == b"hint"


@awaits
async def test_a_refusing_proxy_accepts_no_connection() -> None:
    async with proxied() as (proxy, echo, connect):
        party = await connect()
        proxy.refuse(True)
        assert await party.reader.read() == b""
        party = await connect()
        assert await party.reader.read() == b""
        proxy.refuse(False)
        party = await connect()
        party.writer.write(b"back")
        assert await party.reader.readexactly(4) == b"back"
        assert echo.read == b"back"
