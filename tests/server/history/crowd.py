"""People who play at several tables, and a check of all their messages."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir
from types import TracebackType
from typing import Self

import msgspec

from tests.server.client import Guest
from tests.server.history import witness
from tests.server.history.checker import check
from tests.server.history.clients import SETTINGS, Client, Watcher
from tests.server.history.history import History

SEATS = (2, 3, 4)  # players at each table, besides one watcher


class Crowd:
    """People who play at the nodes with these addresses, while the context is entered."""

    def __init__(self, name: str, database: str, urls: Sequence[str]) -> None:
        self.history = History(name)
        self._database = database
        self._urls = urls
        self._clients: list[Client] = []
        self._playing: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        await witness.install(self._database)
        for number, seats in enumerate(SEATS):
            async with Guest(self._urls[0]) as host:
                code = await host.open_table(**msgspec.to_builtins(SETTINGS[number % len(SETTINGS)]))
            for seat in range(seats + 1):
                kind = Client if seat < seats else Watcher
                self._clients.append(kind(f"{'ABC'[number]}{seat}", code, self._urls, self.history))
        self._playing = [asyncio.create_task(client.play()) for client in self._clients]
        return self

    def count_done(self) -> int:
        return sum(client.done for client in self._clients)

    async def settle(self) -> None:
        """Send no new commands, and wait for all answers."""
        for client in self._clients:
            client.is_enough = True
        await asyncio.gather(*self._playing)

    async def look_again(self) -> None:
        """Repeat the last commands, and wait for the answers."""
        await asyncio.gather(*(client.look_again() for client in self._clients))

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Check the history; save it if a guarantee was violated or the test has failed."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await witness.complete(self.history, self._database)
        violations = check(self.history)
        if violations or error:
            path = self.history.save(Path(gettempdir()))
            print(f"The history is in {path}.", *violations, sep="\n")  # shown when the test fails
        if error is None:
            assert violations == []
