"""A session at a table, for a program: send commands and read updates in one loop."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from mazzo.client.link import Answer, Link, LinkEnded, LinkError
from mazzo.client.remote import Remote
from mazzo.client.server import Server
from mazzo.core.errors import Refused
from mazzo.table.commands import Command, Join, Ready, Sit
from mazzo.table.updates import Update


@asynccontextmanager
async def visit(address: str, code: str) -> "AsyncIterator[TableSession]":
    """A session at a table of a server, as a new person."""
    server = Server(address)
    await server.greet()
    async with TableSession(Remote(server, code)) as table:
        yield table


class TableSession:
    """Use it with `async with`: it reads messages in the background, so answers arrive while updates are handled."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self._updates: asyncio.Queue[Update | None] = asyncio.Queue()

    async def __aenter__(self) -> Self:
        self._listening = asyncio.create_task(self._listen())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.cancel()
        await asyncio.wait([self._listening])

    async def _listen(self) -> LinkEnded | None:
        try:
            async for received in self._link.messages():
                if isinstance(received, Update):
                    self._updates.put_nowait(received)
                elif isinstance(received, LinkEnded):
                    return received
        finally:
            self._updates.put_nowait(None)
        return None

    @property
    def is_over(self) -> bool:
        """Whether the connection has ended and does not reconnect."""
        return self._listening.done()

    @property
    def is_behind(self) -> bool:
        """Whether a newer update is waiting."""
        return not self._updates.empty()

    async def updates(self) -> AsyncIterator[Update]:
        """Every update, in order. Raises `LinkError` when the connection does not reconnect."""
        while update := await self._updates.get():
            yield update
        raise self._why()

    async def ask(self, command: Command) -> Answer:
        """Send a command to the table; it is answered exactly once, even if the connection is lost in between."""
        asking = asyncio.ensure_future(self._link.ask(command))
        try:
            await asyncio.wait([asking, self._listening], return_when=asyncio.FIRST_COMPLETED)
            if asking.done():
                return asking.result()
        finally:
            asking.cancel()
        raise self._why()

    async def sit(self, name: str) -> None:
        """Join the table as a program, take a seat and be ready; refused with the table's reason."""
        for command in (Join(name, program=True), Sit(), Ready(True)):
            answer = await self.ask(command)
            if not answer.done:
                raise Refused(answer.sentence)

    def _why(self) -> Exception:
        """Why the connection ended. Raises an error of the background task itself."""
        over = self._listening.result()
        return LinkError(over.id, **over.facts) if over else LinkError("close-closed")
