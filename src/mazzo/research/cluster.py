"""Work on many machines: a Ray cluster (extra `mazzo[cluster]`).

Ray exits its process when the cluster is gone. So it runs in a child process, and this one can report what happened.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from functools import partial
from itertools import count
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import Any, TypeVar

from mazzo.core.errors import Refused
from mazzo.research.statistics import need

T = TypeVar("T")

GONE = "the cluster is gone; start it again, or use --jobs instead of --cluster (RAY_ADDRESS says where it is)"
PATIENCE = 20  # seconds without the cluster's head, after which the cluster counts as gone
PARTING = 5.0  # seconds for Ray's process to leave the cluster


class Cluster:
    """The machines of a cluster: one call for each core, or for each GPU.

    A call whose worker or machine ends is repeated elsewhere, any number of times.
    """

    def __init__(self, pipe: "Connection[Any, Any]") -> None:
        self._pipe, self._numbers = pipe, count()
        self._calls: dict[int, Future[Any]] = {}
        self._lock = Lock()  # for the calls that wait, since the pipe can break at any time
        try:
            self.count: int = pipe.recv()
        except EOFError:
            raise Refused(GONE) from None
        Thread(target=self._listen, daemon=True).start()

    def submit(self, function: Callable[..., T], /, *arguments: Any) -> "Future[T]":
        number, future = next(self._numbers), Future[T]()
        with self._lock:
            self._calls[number] = future
        try:
            self._pipe.send((number, function, arguments))
        except OSError:
            self._end()
        return future

    def _listen(self) -> None:
        try:
            while True:
                number, result, error = self._pipe.recv()
                with self._lock:
                    future = self._calls.pop(number)
                future.set_exception(error) if error else future.set_result(result)
        except (EOFError, OSError):
            self._end()

    def _end(self) -> None:
        with self._lock:
            waiting, self._calls = self._calls, {}
        for future in waiting.values():
            future.set_exception(Refused(GONE))


@contextmanager
def cluster(*, gpus: bool = False) -> Iterator[Cluster]:
    """This machine's cluster, or the one that RAY_ADDRESS names; otherwise a local one.

    With `gpus` there is one call for each GPU, if the cluster has any.
    """
    need("ray", "cluster", "a cluster")
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    driver = context.Process(target=_drive, args=(there, gpus))
    driver.start()
    there.close()
    try:
        yield Cluster(here)
    finally:
        here.close()
        driver.join(PARTING)
        driver.kill()


def _drive(pipe: "Connection[Any, Any]", gpus: bool) -> None:
    """Pass calls on to Ray until the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    silence = os.open(os.devnull, os.O_WRONLY)  # Ray prints pages about errors that the caller reports in one line
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    os.environ["RAY_gcs_rpc_server_reconnect_timeout_s"] = str(PATIENCE)  # noqa: SIM112 - this is its name
    import ray

    ray.init(log_to_driver=False, include_dashboard=False)
    resources = ray.cluster_resources()  # type: ignore[no-untyped-call]
    unit = "GPU" if gpus and resources.get("GPU") else "CPU"
    task = ray.remote(_call).options(max_retries=-1, **{f"num_{unit.lower()}s": 1})
    lock = Lock()
    pipe.send(max(1, int(resources.get(unit, 1))))
    with suppress(EOFError):
        while True:
            number, function, arguments = pipe.recv()
            future = task.remote(function, *arguments).future()
            future.add_done_callback(partial(_answer, pipe, lock, number))
    ray.shutdown()


def _call(function: Callable[..., T], *arguments: Any) -> T:
    return function(*arguments)


def _answer(pipe: "Connection[Any, Any]", lock: Lock, number: int, future: "Future[Any]") -> None:
    error = future.exception()
    with lock, suppress(OSError):
        pipe.send((number, None if error else future.result(), getattr(error, "cause", error)))
