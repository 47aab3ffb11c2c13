"""Heavy work on request, with a budget in seconds for each person and address.

Results are cached, up to a limit in bytes. A request that cannot be served soon is told when to try again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor
from math import ceil
from time import monotonic, process_time
from typing import Any, NamedTuple

from mazzo.server.process.limits import AddressAllowance, AddressConcurrencyLimit, Allowance, ConcurrencyLimit, Limits
from mazzo.server.work.pool import NoWorkerFree, WorkerPool

WORK_SECONDS = 120.0  # for one thing: an analysis takes long where others have the processor
WAIT_SECONDS = 20.0  # for a worker, while others have their turns
RETRY_SECONDS = 3  # after which somebody who was told that all is busy may try again
LARGEST_CACHE = 32 * 1024 * 1024  # bytes, of all results together


class Requester(NamedTuple):
    who: str | None
    address: str


class Busy(Exception):
    """Not now; the answer has the time to try again."""

    def __init__(self, seconds: float = RETRY_SECONDS) -> None:
        self.seconds = max(RETRY_SECONDS, ceil(seconds))
        super().__init__(f"the server is busy; try again in {self.seconds} s")


class Unfinished(Exception):
    """Work that took too long, or whose worker ended."""


class HeavyWork:
    def __init__(self, limits: Limits) -> None:
        self._workers = WorkerPool(WORK_SECONDS, WAIT_SECONDS, most_of_one=1)  # no bot waits for an analysis
        self._of_a_person = Allowance(limits.work_of_a_person)
        self._of_an_address = AddressAllowance(limits.work_of_an_address)
        self._waiting_of_a_person = ConcurrencyLimit(limits.work_waiting_of_a_person)
        self._waiting_of_an_address = AddressConcurrencyLimit(limits.work_waiting_of_an_address)
        self._running: dict[str, asyncio.Task[bytes]] = {}
        self._cache = ResultCache(LARGEST_CACHE)

    async def result(
        self,
        key: str,
        asker: Requester,
        function: Callable[..., bytes],
        arguments: Callable[[], Sequence[Any]],
        is_long: bool = False,
    ) -> bytes:
        """The result of a function. Equal requests are computed once at a time; long work never takes all workers."""
        if (result := self._cache.get(key)) is not None:
            return result
        task = self._running.get(key)
        if task is None:
            self._check(asker)
            given = arguments()
            self._enter(asker)
            task = self._running[key] = asyncio.create_task(self._work(key, asker, function, given, is_long))
            task.add_done_callback(lambda task: self._end(key, asker, task))
        return await asyncio.shield(task)

    def stop(self) -> None:
        for task in self._running.values():
            task.cancel()
        self._workers.stop()

    def _check(self, asker: Requester) -> None:
        wait = self._of_an_address.seconds_to_wait(asker.address)
        if asker.who:
            wait = max(wait, self._of_a_person.seconds_to_wait(asker.who))
        if wait:
            raise Busy(wait)

    def _enter(self, asker: Requester) -> None:
        """Count a request for somebody until it ends."""
        if not self._waiting_of_an_address.enter(asker.address):
            raise Busy
        if asker.who and not self._waiting_of_a_person.enter(asker.who):
            self._waiting_of_an_address.leave(asker.address)
            raise Busy

    async def _work(
        self, key: str, asker: Requester, function: Callable[..., bytes], arguments: Sequence[Any], is_long: bool
    ) -> bytes:
        began, seconds = monotonic(), None
        try:
            seconds, result = await self._workers.think(
                _timed, function, *arguments, asker=asker.address, is_long=is_long
            )
        except NoWorkerFree:
            seconds = 0.0
            raise Busy from None
        except (TimeoutError, BrokenExecutor):
            raise Unfinished("this took too long; try again in a moment") from None
        finally:
            self._spend(asker, monotonic() - began if seconds is None else seconds)
        self._cache.put(key, result)
        return result

    def _spend(self, asker: Requester, seconds: float) -> None:
        self._of_an_address.spend(asker.address, seconds)
        if asker.who:
            self._of_a_person.spend(asker.who, seconds)

    def _end(self, key: str, asker: Requester, task: "asyncio.Task[bytes]") -> None:
        del self._running[key]
        self._waiting_of_an_address.leave(asker.address)
        if asker.who:
            self._waiting_of_a_person.leave(asker.who)
        if not task.cancelled():
            task.exception()  # the caller gets the error; if nobody waits any more, it is ignored


class ResultCache:
    """The latest results, up to a number of bytes."""

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
    """Runs in a worker: the result, and the CPU seconds it took."""
    began = process_time()
    result = function(*arguments)
    return process_time() - began, result
