"""Heavy work that people ask for. Each has a budget in seconds of work, and so has each address.

What was worked out is kept for the next who asks, up to a bound in bytes. Whoever cannot be served soon is told when
to try again.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from math import ceil
from time import monotonic, process_time
from typing import Any, NamedTuple

from mazzo.server.process.limits import Allowance, Limits
from mazzo.server.work.pool import NoWorkerFree, WorkerPool

WORK_SECONDS = 120.0  # for one thing: an analysis takes long where others have the processor
WAIT_SECONDS = 5.0  # for a worker
RETRY_SECONDS = 3  # after which somebody who was told that all is busy may try again
LARGEST_KEPT = 32 * 1024 * 1024  # bytes, of all results together


class Asker(NamedTuple):
    who: str | None
    address: str


class Busy(Exception):
    """Not now. Whoever asks is told when to try again."""

    def __init__(self, seconds: float = RETRY_SECONDS) -> None:
        self.seconds = max(RETRY_SECONDS, ceil(seconds))
        super().__init__(f"the server is busy; try again in {self.seconds} s")


class Unfinished(Exception):
    """Work that took too long, or whose worker ended."""


class HeavyWork:
    def __init__(self, limits: Limits) -> None:
        self._workers = WorkerPool(WORK_SECONDS, WAIT_SECONDS, most_of_one=1)  # no bot waits for an analysis
        self._of_a_person = Allowance(limits.work_of_a_person)
        self._of_an_address = Allowance(limits.work_of_an_address)
        self._most_waiting = limits.work_waiting_of_an_address
        self._waiting: Counter[str] = Counter()  # by address
        self._running: dict[str, asyncio.Task[bytes]] = {}
        self._kept = Kept(LARGEST_KEPT)

    async def result(
        self, key: str, asker: Asker, function: Callable[..., bytes], arguments: Callable[[], Sequence[Any]]
    ) -> bytes:
        """What a function makes of its arguments. Many may ask for the same at once; it is worked out once."""
        if (kept := self._kept.get(key)) is not None:
            return kept
        task = self._running.get(key)
        if task is None:
            self._check(asker)
            task = self._running[key] = asyncio.create_task(self._work(key, asker, function, arguments()))
            task.add_done_callback(lambda task: self._end(key, task))
        return await asyncio.shield(task)

    def stop(self) -> None:
        for task in self._running.values():
            task.cancel()
        self._workers.stop()

    def _check(self, asker: Asker) -> None:
        wait = self._of_an_address.seconds_to_wait(asker.address)
        if asker.who:
            wait = max(wait, self._of_a_person.seconds_to_wait(asker.who))
        if self._waiting[asker.address] >= self._most_waiting:
            wait = max(wait, RETRY_SECONDS)
        if wait:
            raise Busy(wait)

    async def _work(self, key: str, asker: Asker, function: Callable[..., bytes], arguments: Sequence[Any]) -> bytes:
        self._waiting[asker.address] += 1
        began, seconds = monotonic(), None
        try:
            seconds, result = await self._workers.think(_timed, function, *arguments, asker=asker.address)
        except NoWorkerFree:
            seconds = 0.0
            raise Busy from None
        except (TimeoutError, BrokenExecutor):
            raise Unfinished("this took too long; try again in a moment") from None
        finally:
            self._waiting[asker.address] -= 1
            self._waiting += Counter()  # none of those who do not wait
            self._spend(asker, monotonic() - began if seconds is None else seconds)
        self._kept.put(key, result)
        return result

    def _spend(self, asker: Asker, seconds: float) -> None:
        self._of_an_address.spend(asker.address, seconds)
        if asker.who:
            self._of_a_person.spend(asker.who, seconds)

    def _end(self, key: str, task: "asyncio.Task[bytes]") -> None:
        del self._running[key]
        if not task.cancelled():
            task.exception()  # whoever asked is told; if nobody waits any more, that is no fault


class Kept:
    """A cache of the latest results, up to a number of bytes."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._size = 0
        self._results: OrderedDict[str, bytes] = OrderedDict()

    def get(self, key: str) -> bytes | None:
        if key in self._results:
            self._results.move_to_end(key)
        return self._results.get(key)

    def put(self, key: str, result: bytes) -> None:
        self._size += len(result) - len(self._results.pop(key, b""))
        self._results[key] = result
        while self._size > self._most:
            _, oldest = self._results.popitem(last=False)
            self._size -= len(oldest)


def _timed(function: Callable[..., bytes], *arguments: Any) -> tuple[float, bytes]:
    """In a worker: what it makes, and the seconds that took of its processor."""
    began = process_time()
    result = function(*arguments)
    return process_time() - began, result
