"""Runs several worker processes, and replaces one that ended or hangs."""

import logging
import multiprocessing
import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

log = logging.getLogger(__name__)

BEAT_SECONDS = 1.0
LOOK_SECONDS = 0.5  # at most, until a signal to stop is noticed
STUCK_SECONDS = 30.0  # of silence, after which a worker is killed; on a busy computer it may only be slow
START_FAILED = 3  # uvicorn's exit code if the application cannot start

PREFIX = "mazzo-workers-"


class StartFailed(Exception):
    """A worker could not start; another one would fail too."""


def supervise(serve: Callable[[], None], count: int) -> None:
    """Run this function in `count` processes, until SIGTERM or SIGINT."""
    is_stopping = False

    def stop(*_: object) -> None:
        nonlocal is_stopping
        is_stopping = True

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    workers = [ServingProcess(serve) for _ in range(count)]
    try:
        while not is_stopping:
            _watch(workers)
            for place, worker in enumerate(workers):
                if not is_stopping and worker.has_ended():
                    workers[place] = ServingProcess(serve)
    finally:
        for worker in workers:
            worker.process.terminate()
        for worker in workers:
            worker.process.join()


class ServingProcess:
    """A process that sends a byte every second. Its end closes the pipe, so the end is noticed immediately."""

    def __init__(self, serve: Callable[[], None]) -> None:
        context = multiprocessing.get_context("spawn")
        self.beats, sender = context.Pipe(duplex=False)
        self.process = context.Process(target=_work, args=(serve, sender))
        self.process.start()
        sender.close()
        self._silent_seconds = 0.0

    def listen(self, seconds: float) -> None:
        """Read what it sent in these seconds, and kill it if it has been silent for too long."""
        self._silent_seconds += seconds
        with suppress(EOFError, OSError):
            while self.beats.poll():
                self.beats.recv_bytes()
                self._silent_seconds = 0.0
        if self._silent_seconds > STUCK_SECONDS:
            log.error("worker process %s did not answer for %.0f seconds", self.process.pid, STUCK_SECONDS)
            self.process.kill()
            self.process.join()

    def has_ended(self) -> bool:
        """Whether it has to be replaced; logs why."""
        if self.process.is_alive():
            return False
        self.beats.close()
        if self.process.exitcode == START_FAILED:
            raise StartFailed
        log.error("worker process %s ended %s; starting another one", self.process.pid, _how(self.process.exitcode))
        return True


def _watch(workers: list[ServingProcess]) -> None:
    """Wait a moment, until a worker sends something or ends.

    Only that moment counts as silence, so that workers are not killed after the whole server was suspended.
    """
    began = monotonic()
    wait([*(worker.beats for worker in workers), *(worker.process.sentinel for worker in workers)], LOOK_SECONDS)
    seconds = min(monotonic() - began, LOOK_SECONDS)
    for worker in workers:
        worker.listen(seconds)


def _work(serve: Callable[[], None], sender: "Connection[bytes, bytes]") -> None:
    Thread(target=_beat, args=(sender,), daemon=True).start()
    serve()


def _beat(sender: "Connection[bytes, bytes]") -> None:
    with suppress(OSError):  # the supervisor was killed
        while True:
            sender.send_bytes(b".")
            sleep(BEAT_SECONDS)


def _how(code: int | None) -> str:
    if code is not None and code < 0:
        return f"by {signal.Signals(-code).name}"
    return f"with exit code {code}"


# Their folder


@contextmanager
def workers_folder() -> Iterator[str]:
    """A folder for the workers of one server. Removes those that killed servers left behind."""
    for left in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        if _is_abandoned(left):
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=PREFIX) as folder:
        if not fcntl:
            yield folder
            return
        lock = os.open(folder, os.O_RDONLY)  # released by the system when this process ends
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield folder
        finally:
            os.close(lock)


def _is_abandoned(folder: Path) -> bool:
    """Whether no server has locked the folder; False if that cannot be known."""
    if not fcntl:
        return False
    with suppress(OSError):
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        finally:
            os.close(lock)
    return False
