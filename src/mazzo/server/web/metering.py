"""Counts each frame and each byte of a connection before it is parsed. Uses only what asyncio documents.

A frame costs one, whatever it carries; so does a read without a whole frame, and each KiB. A connection that sends more
than it may is cut. When an address sends more than it may, its connections are read later.
"""

import asyncio
import logging
from collections.abc import Callable
from contextvars import ContextVar
from time import monotonic
from typing import Protocol, cast

from mazzo.server.process.metrics import CUT
from mazzo.server.web.line import Handler, InputLimit

log = logging.getLogger("mazzo.metering")

READ_BYTES = 2048  # at once: about 340 empty frames, which take 3 ms; then it is somebody else's turn
BYTES_OF_A_FRAME = 1024  # so many bytes cost as much as another frame
EARLY_FRAMES = 64.0  # before the handshake is answered, when a client has nothing to send
LONGEST_WAIT = 2.0  # seconds; an address that would have to wait longer is cut
LARGEST_BUFFER = 256 * 1024  # bytes; a client that has not read so many, and asks for more, is cut
LINES_OF_A_REQUEST = 1000.0  # of its head and its chunks

_buffer = memoryview(bytearray(READ_BYTES))  # one is enough: each read is copied before the next begins


class FrameCounter:
    """Finds where frames begin, and skips what they carry."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""  # the beginning of a frame whose length has not come yet
        self._skip = 0  # bytes of the last frame that are still to come

    def begun(self, data: bytes) -> int:
        """How many frames begin in the bytes that come next, and have told their length."""
        if self._head:
            data = self._head + data
        found, at, end = 0, self._skip, len(data)
        while (size := _size_of_frame(data, at, end)) is not None:
            found += 1
            at += size
        self._head = data[at:]
        self._skip = max(0, at - end)
        return found


def _size_of_frame(data: bytes, at: int, end: int) -> int | None:
    """The size of a masked frame with its head; none if its length has not come yet."""
    if at + 2 > end:
        return None
    length = data[at + 1] & 0x7F
    if length < 126:
        return 6 + length
    digits = 2 if length == 126 else 8
    if at + 2 + digits > end:
        return None
    return 6 + digits + int.from_bytes(data[at + 2 : at + 2 + digits])


class FrameMeter:
    """What one WebSocket may still send."""

    __slots__ = ("_at", "_burst", "_frames", "_left", "_limit", "_per_second")

    def __init__(self) -> None:
        self._frames = FrameCounter()
        self._per_second, self._burst = 0.0, EARLY_FRAMES
        self._left, self._at = self._burst, monotonic()
        self._limit: InputLimit | None = None

    def set_limit(self, limit: InputLimit) -> None:
        """From now on the address is known, and its share counts too."""
        self._limit = limit
        self._per_second, self._burst = limit.of_a_connection
        self._left = self._burst

    def wait(self, data: bytes) -> float | None:
        """Count what came. Returns the seconds until it may be parsed, or none if it was too much."""
        cost = max(1, self._frames.begun(data)) + len(data) / BYTES_OF_A_FRAME
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - cost
        self._at = now
        if self._left < 0:
            return None
        limit = self._limit
        return limit.of_addresses.wait_and_spend(limit.address, cost, LONGEST_WAIT) if limit else 0.0


class RequestMeter:
    """What one HTTP request may still send: lines of its head, and chunks, which can be as small as empty frames."""

    __slots__ = ("_left",)

    def __init__(self) -> None:
        self._left = LINES_OF_A_REQUEST

    def begin(self) -> None:
        """The next request has as much."""
        self._left = LINES_OF_A_REQUEST

    def wait(self, data: bytes) -> float | None:
        self._left -= data.count(b"\n") + len(data) / BYTES_OF_A_FRAME
        return None if self._left < 0 else 0.0


class Unmetered:
    """For connections that are only read little by little."""

    def wait(self, _: bytes) -> float | None:
        return 0.0


class Meter(Protocol):
    def wait(self, data: bytes, /) -> float | None: ...


class MeteredReads(asyncio.Protocol):
    """Put before a protocol that has `data_received`: that gets little at a time, and nothing beyond the limit.

    The class that has both also needs `asyncio.BufferedProtocol` as its last base, so that asyncio asks for a buffer.
    asyncio reads once from each connection before it turns to timers and other connections. uvloop may read up to 32
    times; there a connection is cut before that.
    """

    kind_of_meter: Callable[[], Meter] = FrameMeter
    _carrier: asyncio.Transport
    _late: list[tuple[float, bytes]] | None = None  # when it may be parsed, and what came
    _reading_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._carrier = cast(asyncio.Transport, transport)
        self.meter = type(self).kind_of_meter()
        super().connection_made(transport)

    def get_buffer(self, _: int) -> memoryview:
        return _buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.count_and_parse(bytes(_buffer[:nbytes]))

    def count_and_parse(self, data: bytes) -> None:
        """Now, or later if it has to wait."""
        wait = self.meter.wait(data)
        if wait is None or self._carrier.get_write_buffer_size() > LARGEST_BUFFER:
            self.cut()
        elif wait or self._late:
            self._read_later(wait, data)
        else:
            self.data_received(data)

    def cut(self) -> None:
        """End the connection at once, and parse nothing of what is still there."""
        if not self._carrier.is_closing():
            CUT.inc()
            log.info("a connection was cut: it, or its address, sent too much")
            self.abort()
        self._drop_late()

    def abort(self) -> None:
        self._carrier.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._drop_late()
        super().connection_lost(exc)

    def _read_later(self, wait: float, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        self._late = self._late or []
        self._late.append((loop.time() + wait, data))
        if self._reading_late is None:
            self._reading_late = loop.call_later(wait, self._read_late)

    def _read_late(self) -> None:
        """Parse what came first; the rest in its turn."""
        assert self._late
        self._reading_late = None
        _, data = self._late.pop(0)
        self.data_received(data)
        if self._late and not self._carrier.is_closing():
            self._reading_late = asyncio.get_running_loop().call_at(self._late[0][0], self._read_late)

    def _drop_late(self) -> None:
        self._late = None
        if self._reading_late:
            self._reading_late.cancel()
            self._reading_late = None


class MeteredSocket(Protocol):
    """What a task may do with the protocol of its WebSocket."""

    def serve(self, handler: Handler) -> None: ...
    def abort(self) -> None: ...


protocol_of_this_task: "ContextVar[Callable[[], MeteredSocket | None]]" = ContextVar(
    "a weak reference to the protocol of the WebSocket that a task serves", default=lambda: None
)
