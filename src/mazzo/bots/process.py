"""Bots in worker processes, for callers that must not block."""

import ctypes
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import cache
from itertools import islice
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.outside import leave
from mazzo.core.chance import Chance
from mazzo.core.errors import Refused

T = TypeVar("T")


class Workers(Protocol):
    """An executor: it calls functions in threads, in processes, or on a cluster."""

    @property
    def count(self) -> int:
        """The number of calls that run at the same time."""

    def submit(self, function: Callable[..., T], /, *arguments: Any) -> "Future[T]": ...


def as_done(workers: Workers, calls: Iterable[tuple[Any, ...]], ahead: int = 1) -> Iterator[Any]:
    """The results of calls, each a function with its arguments, as they finish.

    A call is taken from `calls` only when it can be submitted. Each worker has `ahead` calls, so that none is idle.
    """
    todo, running = iter(calls), set[Future[Any]]()
    while True:
        running |= {workers.submit(*call) for call in islice(todo, ahead * workers.count - len(running))}
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        for each in done:
            yield each.result()


class Processes:
    """A pool of processes, started on demand.

    They end on `stop`, or when the parent process ends for any reason; each calls `leave` before it exits. They ignore
    SIGINT and SIGTERM: Ctrl-C reaches them too, and the pool ends all of them when one has ended.
    """

    def __init__(self, count: int, leave: Callable[[], object] = bool) -> None:
        context = multiprocessing.get_context("spawn")
        listening, self._pipe = context.Pipe(duplex=False)
        self.count = count
        self._given_up = context.RawValue(ctypes.c_bool, False)  # without a lock, which a dead process could hold
        self._pool = ProcessPoolExecutor(count, context, _settle_in, (listening, leave, self._given_up))

    def submit(self, function: Callable[..., T], /, *arguments: Any) -> "Future[T]":
        return self._pool.submit(function, *arguments)

    def give_up(self, is_given_up: bool) -> None:
        """Set the flag that calls read with `is_given_up`: whether their results are unwanted."""
        self._given_up.value = is_given_up

    def stop(self) -> None:
        self._pipe.close()
        self._pool.shutdown(wait=False, cancel_futures=True)


@contextmanager
def processes(count: int) -> Iterator[Processes]:
    """A pool of processes for a study; bots' programs end with them."""
    made = Processes(count, leave)
    try:
        yield made
    except BrokenExecutor:
        raise Refused("a playing process ended; was there enough memory? --jobs 1 needs the least") from None
    finally:
        made.stop()


_given_up: list[Any] = []
"""The flag that this process shares with its parent."""


def is_given_up() -> bool:
    """Whether the result of the call that this process works on is unwanted."""
    return any(flag.value for flag in _given_up)


def _settle_in(pipe: "Connection[Any, Any]", leave: Callable[[], object], given_up: Any) -> None:
    _given_up.append(given_up)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    Thread(target=_hold, args=(pipe, leave)).start()  # not a daemon, so that a process that ends normally waits for it


def _hold(pipe: "Connection[Any, Any]", leave: Callable[[], object]) -> None:
    """Exit when the pipe breaks because the parent has ended. Nothing is ever sent through it."""
    pipe.poll(None)
    leave()
    os._exit(1)


class BotQuestion(NamedTuple):
    """Everything that a bot needs for a choice, including its random source."""

    game: str
    bot: str
    edition: Any
    view: Any
    seen: Sequence[Any]
    chance: Chance
    own: Callable[[], Maker] | None = None  # creates the maker of a user's bot, which this process may not know


def think(asked: BotQuestion) -> str:
    """A bot's choice, in notation."""
    make = _made(asked.own) if asked.own else bots.get(asked.game, asked.bot)
    return str(make(asked.edition, asked.chance).choose(asked.view, asked.seen))


@cache
def _made(own: Callable[[], Maker]) -> Maker:
    """The same maker for all questions, so that a program keeps running between them."""
    return own()
