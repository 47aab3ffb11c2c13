"""Servers in other processes, with proxies to their clients and to PostgreSQL."""

import asyncio
import signal
import sys
from asyncio.subprocess import DEVNULL
from collections import defaultdict
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import parse_qs, urlsplit, urlunsplit

import psutil  # type: ignore[import-untyped]

from mazzo.server.store.storage import is_postgres
from tests.server.history.proxy import Proxy
from tests.server.site import Site

FORESEEN = (
    "PostgreSQL ",  # cannot be reached, or accepts writes again
    "SQLite ",
    "waiting for the database",
    "the database answers now",
    "worker process ",  # ended
    "Cancel ",  # uvicorn, about requests that wait for the database at a stop
)
"""The beginnings of warnings that the faults explain."""
ORPHANED = "EOFError: Ran out of input"
MOST_STARTS = 10
SERVING = "tests.server.history.serving"


class Node:
    """One `mazzo serve`, whose address stays the same when it is restarted."""

    def __init__(self, database: str, *flags: str) -> None:
        self.front = Proxy(0)
        self.back = Proxy(_socket_of(database)) if is_postgres(database) else None
        self.parts: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)  # each is held during a fault
        self.database = database
        self._flags = ("--no-limits", *flags)
        self._sites: list[Site] = []

    async def start(self) -> None:
        if not self._sites:
            await self.front.start()
            if self.back:
                await self.back.start()
        for _ in range(MOST_STARTS):
            with suppress(RuntimeError):  # the database is unavailable
                self._sites.append(await asyncio.to_thread(self._serve))
                self.front.upstream = self.site.port
                return
        raise RuntimeError("the server does not start")

    def _serve(self) -> Site:
        return Site(self._reached_through_proxy(), *self._flags, module=SERVING)

    async def start_and_kill(self, after: float) -> None:
        command = [sys.executable, "-m", SERVING, "serve", "--port", "0", "--db", self._reached_through_proxy()]
        process = await asyncio.create_subprocess_exec(*command, *self._flags, stdout=DEVNULL, stderr=DEVNULL)
        await asyncio.sleep(after)
        _kill(process.pid)
        await process.wait()

    def _reached_through_proxy(self) -> str:
        if not self.back:
            return self.database
        parts = urlsplit(self.database)
        user = parts.netloc.rpartition("@")[0]
        return urlunsplit(parts._replace(netloc=f"{user}@127.0.0.1:{self.back.port}", query="sslmode=disable"))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    @property
    def site(self) -> Site:
        return self._sites[-1]

    def processes(self) -> list[Any]:
        return _processes(self.site.process.pid)

    def workers(self) -> list[Any]:
        return [process for process in self.processes()[1:] if is_worker(process)]

    async def kill(self) -> None:
        _kill(self.site.process.pid)
        await asyncio.to_thread(self.site.kill)

    async def stop(self) -> None:
        await asyncio.to_thread(self.site.stop)

    @staticmethod
    def send(number: signal.Signals, processes: Sequence[Any]) -> None:
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(number)

    def complaints(self) -> list[str]:
        """Warnings of its servers that the faults do not explain."""
        complaints = [line for site in self._sites for line in _without_orphans(site.complaints())]
        return [str(line) for line in complaints if not _is_foreseen(line)]

    async def end(self) -> None:
        if self._sites:
            await self.kill()
            await self.front.stop()
            if self.back:
                await self.back.stop()


def _without_orphans(complaints: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines without tracebacks of processes whose parent was killed while starting them."""
    messages = [line["message"] for line in complaints]
    for end, message in enumerate(messages):
        begin = end - 8
        if message == ORPHANED and begin >= 0 and messages[begin].startswith("Traceback"):
            return complaints[:begin] + _without_orphans(complaints[end + 1 :])
    return complaints


def _is_foreseen(complaint: dict[str, Any]) -> bool:
    is_cancelled = str(complaint.get("error", "")).endswith("CancelledError")
    return is_cancelled or complaint["message"].startswith(FORESEEN)


def _processes(pid: int) -> list[Any]:
    """A process with all its children."""
    try:
        first = psutil.Process(pid)
        return [first, *first.children(recursive=True)]
    except psutil.NoSuchProcess:
        return []


def _kill(pid: int) -> None:
    """Kill all processes together."""
    for process in _processes(pid):
        with suppress(psutil.NoSuchProcess):
            process.kill()


def is_worker(process: Any) -> bool:
    with suppress(psutil.NoSuchProcess):
        return process.status() != psutil.STATUS_ZOMBIE and "spawn_main" in str(process.cmdline())
    return False


def _socket_of(database: str) -> str:
    """The Unix socket of the tests' PostgreSQL."""
    return f"{parse_qs(urlsplit(database).query)['host'][0]}/.s.PGSQL.5432"
