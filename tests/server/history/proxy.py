"""A TCP proxy that can hold, cut and refuse connections, and deliver data late."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any, Literal

LARGEST = 65_536
NOTIFICATIONS = b"LISTEN"  # marks the connection on which a node subscribes to the notifications of other nodes

Direction = Literal["requests", "answers"]


class Proxy:
    """Listens on a port of this computer; `upstream` is a port, or the path of a Unix socket."""

    def __init__(self, upstream: int | str) -> None:
        self.upstream = upstream
        self.port = 0
        self._links: set[Link] = set()
        self._is_refusing = False
        self._held: set[Direction] = set()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*(link.is_over.wait() for link in list(self._links)))
        await self._server.wait_closed()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_refusing:
            writer.transport.abort()
            return
        link = Link(reader, writer, self._held)
        self._links.add(link)
        try:
            await link.run(self.upstream)
        finally:
            self._links.discard(link)
            link.is_over.set()

    # Faults

    def cut(self) -> None:
        """End all connections; data on its way is lost."""
        for link in list(self._links):
            link.cut()

    def refuse(self, on: bool) -> None:
        """Stop accepting connections, or accept them again."""
        self._is_refusing = on
        if on:
            self.cut()

    def hold(self, *directions: Direction) -> None:
        """Hold all data in these directions, also on new connections."""
        self._held |= set(directions)
        for link in self._links:
            link.hold(directions)

    def release(self) -> None:
        """Deliver all data, including the held data."""
        self._held.clear()
        for link in self._links:
            link.release()

    def hang_up_below(self) -> None:
        """End the connections of clients. Their held data is still delivered later."""
        for link in self._links:
            link.hang_up_below()

    def hold_hints(self) -> None:
        """Hold the notifications of other nodes."""
        for link in self._links:
            if link.hears_hints:
                link.hold(["answers"])


class Link:
    """One connection through the proxy."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, held: Iterable[Direction]) -> None:
        self.hears_hints = False
        self.is_over = asyncio.Event()
        self._reader, self._writer = reader, writer
        self._upstream: asyncio.StreamWriter | None = None
        self._is_left = False  # the client is gone
        self._may_pass = {"requests": asyncio.Event(), "answers": asyncio.Event()}
        self.release()
        self.hold(held)

    async def run(self, upstream: int | str) -> None:
        try:
            with suppress(OSError):
                if isinstance(upstream, str):
                    reader, self._upstream = await asyncio.open_unix_connection(upstream)
                else:
                    reader, self._upstream = await asyncio.open_connection("127.0.0.1", upstream)
                requests = self._pass(self._reader, self._upstream, "requests")
                await _first_of(requests, self._pass(reader, self._writer, "answers"))
        finally:
            for writer in (self._writer, self._upstream):
                if writer:
                    writer.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Direction) -> None:
        with suppress(OSError):
            while data := await reader.read(LARGEST):
                self.hears_hints |= way == "requests" and NOTIFICATIONS in data
                await self._may_pass[way].wait()
                if not (self._is_left and way == "answers"):
                    writer.write(data)
                    await writer.drain()
            await self._may_pass[way].wait()  # the end of a connection is held as well
        if self._is_left and way == "requests":
            await asyncio.sleep(0.1)  # so that late data is read before the end of the connection

    def hold(self, directions: Iterable[Direction]) -> None:
        for direction in directions:
            self._may_pass[direction].clear()

    def release(self) -> None:
        for may_pass in self._may_pass.values():
            may_pass.set()

    def hang_up_below(self) -> None:
        self._is_left = True
        self._writer.transport.abort()

    def cut(self) -> None:
        for writer in (self._writer, self._upstream):
            if writer:
                writer.transport.abort()
        self.release()  # nothing is held any more


async def _first_of(*passing: Coroutine[Any, Any, None]) -> None:
    """Run until one of them ends, then cancel the others."""
    tasks = [asyncio.create_task(each) for each in passing]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
