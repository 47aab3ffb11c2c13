"""The other workers of this server, and how the people of a table meet at one of them.

The system gives a new connection to any worker. If it is a WebSocket to a table of another worker, that one gets the
connection itself: its file descriptor and the bytes read so far go through a Unix socket (SCM_RIGHTS). It reads these
bytes as if it had accepted the connection, so it alone counts, checks and answers it.

A table belongs to the worker with the lowest hash of the table's code and its own number, among those that are there.
This only saves work: any worker can serve any table. So a connection is served where it arrives if the other worker has
no room, has not answered for a while, or does not claim it in time. Tables of a worker that has ended belong to the
others. People whom another worker had to serve are sent to the right one a little later.
"""

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from itertools import count
from pathlib import Path

from mazzo.server.process.metrics import HANDOVERS
from mazzo.server.tables.hub import Hub
from mazzo.server.web.handover import NoSuchWorker, Take, WorkerChannel, receive

log = logging.getLogger("mazzo.neighbours")

NEIGHBOURS = "neighbours"  # their name in the state of the application
MOST_AT_ONCE = 50  # connections that are taken before others have their turn; one byte says how many they were
RETRY_SECONDS = 1.0  # after which it is tried again to hear another worker
ROUND_SECONDS = 10.0  # between two looks for tables that belong to another worker
MOST_SENT_AWAY = 50  # tables in a round, so that not all come at once


class Neighbours:
    """This worker among the others. A new one takes the lowest free number, and so the tables of one that ended."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder  # a socket of each worker
        self.number, self._lock = _claim(folder)
        self._lines: dict[int, WorkerChannel] = {}  # to the others
        self._listening: socket.socket | None = None
        self._incoming: set[socket.socket] = set()  # from the others
        self._was_busy = False  # another one, since the last round
        self._take: Take

    @classmethod
    def join(cls, folder: str | None) -> "Neighbours | None":
        """The neighbours of a worker; None if it is alone, or if the system does not support this."""
        return cls(Path(folder)) if folder and sys.platform == "linux" else None

    def start(self, take: Take) -> None:
        """Let the others hand connections to this worker; each comes with the bytes already read."""
        self._take = take
        path = _place(self._folder, self.number)
        path.unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        listening.setblocking(False)
        try:
            listening.bind(str(path))
        except OSError as error:
            log.warning(
                "the people of a table may use several workers, since the socket %s cannot be created: %s", path, error
            )
            listening.close()
            return
        listening.listen()
        self._listening = listening
        self._expect()

    def stop(self) -> None:
        """Stop giving and taking."""
        loop = asyncio.get_running_loop()
        if self._listening:
            _place(self._folder, self.number).unlink(missing_ok=True)
            for incoming in (self._listening, *self._incoming):
                loop.remove_reader(incoming)
                incoming.close()
        for line in self._lines.values():
            line.close(is_stopping=True)
        self._listening, self._incoming, self._lines = None, set(), {}
        os.close(self._lock)

    # Giving

    def give(self, code: str, connection: int, received: bytes) -> bool:
        """Hand a connection to the worker of its table; False if it is to be served here."""
        if not self._listening:
            return False
        for number in _ranked(code, self._numbers()):
            if number == self.number:
                return False
            try:
                is_given = self._line(number).give(connection, received)
            except NoSuchWorker:
                self._forget(number)
                continue
            HANDOVERS.labels("given" if is_given else "busy").inc()
            self._was_busy |= not is_given
            return is_given
        return False

    async def run(self, hub: Hub) -> None:
        """Now and then ask people to reconnect who would be handed to another worker if they came now."""
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            if not self._listening:
                continue
            if not self._was_busy:
                for code in self._strays(hub.watched())[:MOST_SENT_AWAY]:
                    hub.put_down(code)
            self._was_busy = False
            os.utime(self._lock)  # many systems delete old temporary files

    def _strays(self, codes: Sequence[str]) -> list[str]:
        """The tables of other workers that would take them."""
        others = [number for number in self._numbers() if number != self.number and self._is_there(number)]
        numbers, silent = [self.number, *others], {number for number in others if self._lines[number].is_silent}
        return [code for code in codes if _ranked(code, numbers)[0] not in {self.number, *silent}] if others else []

    def _numbers(self) -> list[int]:
        """The numbers of workers that may be there, including this one."""
        try:
            names = os.listdir(self._folder)
        except FileNotFoundError:  # somebody removed it; each worker serves what it gets
            names = []
        return [self.number, *(number for name in names if (number := _number(name)) not in (None, self.number))]

    def _is_there(self, number: int) -> bool:
        try:
            self._line(number)
        except NoSuchWorker:
            self._forget(number)
            return False
        return True

    def _line(self, number: int) -> WorkerChannel:
        line = self._lines.get(number)
        if line is None or line.is_over():  # another worker may have its number now
            self._forget(number)
            line = self._lines[number] = WorkerChannel(_place(self._folder, number), self._take)
        return line

    def _forget(self, number: int) -> None:
        if line := self._lines.pop(number, None):
            line.close()

    # Taking

    def _expect(self) -> None:
        if self._listening:
            asyncio.get_running_loop().add_reader(self._listening, self._accept)

    def _accept(self) -> None:
        assert self._listening
        loop = asyncio.get_running_loop()
        try:
            incoming, _ = self._listening.accept()
        except OSError as error:  # too many files are open
            log.warning("a connection from another worker cannot be accepted yet: %s", error)
            loop.remove_reader(self._listening)
            loop.call_later(RETRY_SECONDS, self._expect)
            return
        incoming.setblocking(False)
        self._incoming.add(incoming)
        loop.add_reader(incoming, self._receive, incoming)

    def _receive(self, incoming: socket.socket) -> None:
        """Take connections from another worker, and tell it how many."""
        taken = 0
        try:
            while taken < MOST_AT_ONCE:
                handed = receive(incoming)
                taken += 1
                if handed:
                    self._take(*handed)
        except BlockingIOError:
            pass
        except OSError:  # that worker is gone
            asyncio.get_running_loop().remove_reader(incoming)
            self._incoming.discard(incoming)
            incoming.close()
            return
        with suppress(OSError):  # it is gone, as is noticed next
            incoming.send(bytes([taken]))


def _claim(folder: Path) -> tuple[int, int]:
    """The lowest free number, and its lock, which the system releases when this process ends."""
    import fcntl

    for number in count():
        lock = os.open(folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(lock)
        else:
            return number, lock
    raise AssertionError


def _place(folder: Path, number: int) -> Path:
    return folder / f"{number}.socket"


def _number(name: str) -> int | None:
    number, _, kind = name.partition(".")
    return int(number) if kind == "socket" else None


def _ranked(code: str, numbers: Iterable[int]) -> list[int]:
    """The workers for a table, in order: its own, then the one that steps in, and so on."""
    return sorted(numbers, key=lambda number: blake2b(f"{code} {number}".encode(), digest_size=8).digest())
