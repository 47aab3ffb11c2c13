"""A connection on its way from one worker to another: exactly one of them serves it.

The connection travels with a token, an eventfd that can be read once. The worker that reads the token serves the
connection. The giver keeps a copy of both until the other worker answers. When no answer comes, it reads the token
itself; so people whose table belongs to a worker that hangs wait two seconds and not until their page gives up.
"""

import asyncio
import errno
import os
import socket
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from mazzo.server.process.metrics import HANDOVERS

LARGEST_HANDED = 32 * 1024  # bytes that have been read
QUEUE_BYTES = 1024 * 1024  # some 1,600 connections on their way to a worker; many systems allow 330
ANSWER_SECONDS = 2.0  # after which a connection is taken back, and the other worker left alone until it answers
NO_ROOM = (
    *(errno.EAGAIN, errno.EMSGSIZE, errno.ENOBUFS, errno.ENOMEM, errno.ETOOMANYREFS),
    *(errno.EMFILE, errno.ENFILE),
)

Take = Callable[[socket.socket, bytes], None]  # serve a connection of which these bytes have been read


class NoSuchWorker(Exception):
    """There is no such worker now."""


class Handed:
    """The giver's copy of a connection that was handed over."""

    def __init__(self, connection: int, received: bytes) -> None:
        self.at = monotonic()
        self.received = received
        self.token = os.eventfd(1, os.EFD_CLOEXEC | os.EFD_NONBLOCK)
        try:
            self.connection = socket.socket(fileno=os.dup(connection))
        except OSError:
            os.close(self.token)
            raise
        self.timer: asyncio.TimerHandle | None = None

    def settle(self, take: Take) -> None:
        """Serve it here, unless the other worker has claimed it."""
        if not self._is_closed and claim(self.token):
            HANDOVERS.labels("returned").inc()
            take(self.connection.dup(), self.received)
        self.close()

    def close(self) -> None:
        if self._is_closed:
            return
        if self.timer:
            self.timer.cancel()
        self.connection.close()
        os.close(self.token)

    @property
    def _is_closed(self) -> bool:
        return self.connection.fileno() == -1


class WorkerChannel:
    """The channel to another worker."""

    def __init__(self, path: Path, take: Take) -> None:
        self._take = take  # takes a connection back
        self._loop = asyncio.get_running_loop()
        self._unanswered: deque[Handed] = deque()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, QUEUE_BYTES)
        try:
            self._socket.connect(str(path))
        except OSError as error:
            self._socket.close()
            raise NoSuchWorker from error
        self._loop.add_reader(self._socket, self._hear)

    def is_over(self) -> bool:
        """Whether the other worker has ended; also reads its answers."""
        if self._socket.fileno() != -1:
            self._hear()
        return self._socket.fileno() == -1

    @property
    def is_silent(self) -> bool:
        """Whether the other worker has left connections unclaimed for a while."""
        return bool(self._unanswered) and monotonic() > self._unanswered[0].at + ANSWER_SECONDS

    def give(self, connection: int, received: bytes) -> bool:
        """Pass a connection on; False if the other worker does not answer, or has no room."""
        if self.is_silent or len(received) > LARGEST_HANDED:
            return False
        handed = None
        try:
            handed = Handed(connection, received)
            socket.send_fds(self._socket, [received], [connection, handed.token])
        except OSError as error:
            if handed:
                handed.close()
            if error.errno in NO_ROOM:
                return False
            raise NoSuchWorker from error
        handed.timer = self._loop.call_later(ANSWER_SECONDS, handed.settle, self._take)
        self._unanswered.append(handed)
        return True

    def close(self, is_stopping: bool = False) -> None:
        """Close the channel. Connections that the other worker did not claim are served here, unless this stops too."""
        if self._socket.fileno() == -1:
            return
        self._loop.remove_reader(self._socket)
        self._socket.close()
        while self._unanswered:
            handed = self._unanswered.popleft()
            if not is_stopping:
                handed.settle(self._take)
            handed.close()

    def _hear(self) -> None:
        """Settle the connections that the other worker has answered."""
        with suppress(BlockingIOError):
            with suppress(ConnectionError):
                while answer := self._socket.recv(1):
                    for _ in range(answer[0]):
                        self._unanswered.popleft().settle(self._take)
            self.close()  # it has ended


def receive(line: socket.socket) -> tuple[socket.socket, bytes] | None:
    """The next connection from another worker; None for one that it has taken back."""
    received, descriptors, flags, _ = socket.recv_fds(line, LARGEST_HANDED, 2)
    if not received:
        raise ConnectionResetError
    try:
        if len(descriptors) < 2 or flags & socket.MSG_TRUNC or not claim(descriptors[1]):
            return None  # or for one that is served there, since too many files are open here
        return socket.socket(fileno=descriptors.pop(0)), received
    finally:
        for descriptor in descriptors:
            os.close(descriptor)


def claim(token: int) -> bool:
    """Whether this worker serves the connection of the token."""
    with suppress(BlockingIOError):
        return os.eventfd_read(token) == 1
    return False
