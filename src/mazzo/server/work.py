"""Slow work in other processes, so that the event loop never waits: bots that think, the coach, replays."""

import asyncio
import logging
import multiprocessing
import os
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from functools import partial
from math import ceil
from time import monotonic, perf_counter, process_time
from typing import Any, NamedTuple, TypeVar

from mazzo import bots
from mazzo.bots.outside import leave
from mazzo.bots.process import BotQuestion, Processes, think
from mazzo.core.chance import Dice, read_seed
from mazzo.core.rules import Seat
from mazzo.server.limiters import AddressConcurrencyLimit, AddressRateLimit, ConcurrencyLimit, FairQueue, RateLimit
from mazzo.server.limits import Limits
from mazzo.table.state import AnyPlay

log = logging.getLogger(__name__)

T = TypeVar("T")

THINK_SECONDS = 10.0  # for one choice
WAIT_SECONDS = 20.0  # for a worker, while others think
START_SECONDS = 60.0
LEAST_SECONDS = 1.0  # that a bot has for a choice
ROOM_TO_THINK = 1.5  # factor on the longest time that the bot took recently
FADING = 0.99  # factor by which the longest choice decays with each choice
NICENESS = 10  # so that processes that serve people run first
LOWEST_PRIORITY = 19  # the highest nice value
FEWEST_WORKERS = 2  # since one may be stuck
MOST_TRIES = 2  # of a task whose worker ended
WORK_SECONDS = 120.0  # for one job: an analysis takes long on a busy processor
RETRY_SECONDS = 3  # after which a caller that met a busy server may try again
LARGEST_CACHE = 32 * 1024 * 1024  # bytes, of all results together


class NoWorkerFree(TimeoutError):
    """All workers were busy for too long."""


class WorkerPool:
    """A few worker processes, started on demand. A worker has one job at a time: a job that takes too long ends only
    its own worker, and a worker that ends fails only its own job.
    """

    def __init__(
        self, seconds: float = THINK_SECONDS, wait_seconds: float | None = None, most_of_one: int | None = None
    ) -> None:
        self._seconds = seconds
        self._wait_seconds = wait_seconds or WAIT_SECONDS
        places = max(FEWEST_WORKERS, (os.cpu_count() or 1) // 2)
        self._queue = FairQueue(places, most_of_one=places if most_of_one is None else most_of_one)
        self._longest: defaultdict[str, float] = defaultdict(float)  # by bot, its longest recent choice, in seconds
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._is_stopped = False

    async def choose(self, play: AnyPlay, seat: Seat, bot: str, table: str, chance: Dice | None = None) -> str:
        """A choice in notation. Without `chance` it is random. The bot may fail in any way, or take too long."""
        view, seen = play.view(seat), play.seen(seat)
        game = play.game.name
        asked = BotQuestion(
            game, bot, play.state.edition, view, seen, chance or Dice(read_seed(None)), bots.OWN[game].get(bot)
        )
        seconds, action = await self.think(_think, asked, asker=table)
        self._note(bot, seconds)
        return action

    def _note(self, bot: str, seconds: float) -> None:
        self._longest[bot] = max(seconds, self._longest[bot] * FADING)

    def seconds_to_think(self, bot: str) -> float:
        """The time to give a bot here: more than it took recently, in steps that reveal nothing about one choice."""
        return max(LEAST_SECONDS, ceil(2 * ROOM_TO_THINK * self._longest[bot]) / 2)

    async def think(
        self, function: Callable[..., T], /, *arguments: Any, asker: Hashable = None, is_long: bool = False
    ) -> T:
        """The result of a function, computed in another process. Askers take turns; long work leaves a worker free."""
        try:
            async with asyncio.timeout(self._wait_seconds):
                await self._queue.enter(asker, is_long)
        except TimeoutError:
            raise NoWorkerFree("every worker process was busy for too long") from None
        pending = PendingTask()
        working = asyncio.create_task(self._work(pending, function, *arguments))
        working.add_done_callback(partial(self._end_of_work, asker, is_long))
        try:
            return await asyncio.shield(working)  # if the caller is gone, the worker is still busy
        except asyncio.CancelledError:
            pending.give_up()
            raise

    def stop(self) -> None:
        self._is_stopped = True
        for worker in list(self._workers):
            self._end(worker)

    def _end_of_work(self, asker: Hashable, is_long: bool, working: "asyncio.Task[Any]") -> None:
        self._queue.leave(asker, is_long)
        if not working.cancelled():
            working.exception()  # the caller gets the error; if it is gone, the error is ignored

    async def _work(self, pending: "PendingTask", function: Callable[..., T], /, *arguments: Any) -> T:
        for _ in range(MOST_TRIES - 1):
            try:
                return await self._try(pending, function, *arguments)
            except BrokenExecutor:
                if self._is_stopped:
                    raise
                log.warning("a worker process ended during a task; another one repeats the task")
        return await self._try(pending, function, *arguments)

    async def _try(self, pending: "PendingTask", function: Callable[..., T], /, *arguments: Any) -> T:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            async with asyncio.timeout(self._seconds):
                answer = await worker.do(pending, function, *arguments)
        except (TimeoutError, BrokenExecutor, asyncio.CancelledError) as error:
            if isinstance(error, TimeoutError):
                log.warning("a task took more than %.0f seconds; killing its worker process", self._seconds)
            self._end(worker)
            raise
        except Exception:
            self._idle.append(worker)  # the task failed, the worker did not
            raise
        self._idle.append(worker)
        return answer

    async def _start(self) -> "Worker":
        if self._is_stopped:
            raise BrokenExecutor("the server is going down")
        worker = Worker()
        self._workers.add(worker)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker.start()
        except BaseException:
            self._end(worker)
            raise
        return worker

    def _end(self, worker: "Worker") -> None:
        self._workers.discard(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        worker.end()


class PendingTask:
    """A task whose result is wanted, until it is given up: a task in steps then ends early."""

    def __init__(self) -> None:
        self.worker: Worker | None = None  # while it works on the task
        self.is_given_up = False

    def give_up(self) -> None:
        self.is_given_up = True
        if self.worker:
            self.worker.give_up(True)


class Worker:
    """One process that does one job after another."""

    def __init__(self) -> None:
        self._processes = Processes(1, leave)
        self._pid: int | None = None
        self._is_ended = False

    async def start(self) -> None:
        starting = self._processes.submit(os.getpid)
        _lower_priority()  # now: its first imports take a second of a processor
        self._pid = await asyncio.wrap_future(starting)

    async def do(self, pending: PendingTask, function: Callable[..., T], /, *arguments: Any) -> T:
        if self._is_ended:
            raise BrokenExecutor("this worker has ended")
        pending.worker = self
        self.give_up(pending.is_given_up)
        try:
            return await asyncio.wrap_future(self._processes.submit(function, *arguments))
        finally:
            pending.worker = None

    def give_up(self, is_given_up: bool) -> None:
        self._processes.give_up(is_given_up)

    def end(self) -> None:
        """Kill it, even if it no longer reacts."""
        self._is_ended = True
        self._processes.stop()
        for process in multiprocessing.active_children():
            if process.pid == self._pid:
                process.kill()


def _think(asked: BotQuestion) -> tuple[float, str]:
    """Runs in a worker: a bot's choice, and the time it took."""
    began = perf_counter()
    action = think(asked)
    return perf_counter() - began, action


def _lower_priority() -> None:
    """Give all worker processes a lower priority than the server."""
    if hasattr(os, "setpriority"):  # not on Windows
        niceness = min(LOWEST_PRIORITY, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        for process in multiprocessing.active_children():
            with suppress(ProcessLookupError):  # it has just ended
                if process.pid:
                    os.setpriority(os.PRIO_PROCESS, process.pid, niceness)


# Work on request


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
        self._of_a_person = RateLimit(limits.work_of_a_person)
        self._of_an_address = AddressRateLimit(limits.work_of_an_address)
        self._waiting_of_a_person = ConcurrencyLimit(limits.work_waiting_of_a_person)
        self._waiting_of_an_address = AddressConcurrencyLimit(limits.work_waiting_of_an_address)
        self._running: dict[str, asyncio.Task[bytes]] = {}
        self._waiting: Counter[str] = Counter()  # requests for each result
        self._cache = ResultCache(LARGEST_CACHE)

    async def result(
        self,
        key: str,
        asker: Requester,
        function: Callable[..., bytes],
        arguments: Callable[[], Sequence[Any]],
        is_long: bool = False,
    ) -> bytes:
        """The result of a function. Equal requests are computed once at a time; long work never takes all workers.

        Cancelled requests give up their place in the queue, when they were the last ones for this result.
        """
        if (result := self._cache.get(key)) is not None:
            return result
        task = self._running.get(key)
        if task is None:
            self._check(asker)
            given = arguments()
            self._enter(asker)
            task = self._running[key] = asyncio.create_task(self._work(key, asker, function, given, is_long))
            task.add_done_callback(lambda task: self._end(key, asker, task))
        self._waiting[key] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self._waiting[key] -= 1
            if not self._waiting[key]:
                del self._waiting[key]
                task.cancel()

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
        """Count a request for its person and address until it ends."""
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
            task.exception()  # the caller gets the error; if it is gone, the error is ignored


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
