"""Counts each frame and byte of a connection before parsing; below, the classes that uvicorn uses.

A frame costs one, even if it is empty; so does a read without a whole frame, and each KiB. A connection beyond its
limit is cut. When an address is beyond its limit, its connections are read later.
"""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any, Protocol, cast
from weakref import ref

import h11
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from mazzo.server.http.gate import CONNECTION, Counted
from mazzo.server.metrics import CUT
from mazzo.server.sockets.transport import SERVICE_RESTART, Handler, InputLimit

log = logging.getLogger(__name__)

READ_BYTES = 2048  # parsed in one go: about 340 empty frames, which take 3 ms; then other connections have their turn
BYTES_OF_A_FRAME = 1024  # this many bytes cost as much as another frame
EARLY_FRAMES = 64.0  # before the handshake is answered, when a client has nothing to send
LONGEST_WAIT = 2.0  # seconds; an address that would have to wait longer is cut
MOST_LATE = 1024  # parts of a connection that wait to be parsed; applies even without limits for people
LARGEST_BUFFER = 256 * 1024  # bytes; a client that leaves this many unread and asks for more is cut
LINES_OF_A_REQUEST = 1000.0  # of its head and its chunks
REQUEST_SECONDS = 10.0  # for a client to send a request, or its next one


class FrameCounter:
    """Finds the beginnings of frames, and skips their contents."""

    __slots__ = ("_head", "_skip")

    def __init__(self) -> None:
        self._head = b""  # the beginning of a frame whose length has not come yet
        self._skip = 0  # bytes of the last frame that are still to come

    def begun(self, data: bytes) -> int:
        """The number of frames that begin in the next bytes and have a known length."""
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
    """The size of a masked frame with its head; None if its length is not complete yet."""
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
    """The remaining budget of one WebSocket."""

    __slots__ = ("_at", "_burst", "_frames", "_left", "_limit", "_per_second")

    def __init__(self) -> None:
        self._frames = FrameCounter()
        self._per_second, self._burst = 0.0, EARLY_FRAMES
        self._left, self._at = self._burst, monotonic()
        self._limit: InputLimit | None = None

    def set_limit(self, limit: InputLimit) -> None:
        """Add the share of the address, which is known from now on."""
        self._limit = limit
        self._per_second, self._burst = limit.of_a_connection
        self._left = self._burst

    def wait(self, data: bytes) -> float | None:
        """Count data. Returns the seconds until it may be parsed, or None if it was too much."""
        cost = max(1, self._frames.begun(data)) + len(data) / BYTES_OF_A_FRAME
        now = monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._per_second) - cost
        self._at = now
        if self._left < 0:
            return None
        limit = self._limit
        return limit.of_addresses.wait_and_spend(limit.address, cost, LONGEST_WAIT) if limit else 0.0


class RequestMeter:
    """The remaining budget of one HTTP request: lines of its head, and chunks, which can be small as empty frames."""

    __slots__ = ("_left",)

    def __init__(self) -> None:
        self._left = LINES_OF_A_REQUEST

    def begin(self) -> None:
        """Start a new request with a full budget."""
        self._left = LINES_OF_A_REQUEST

    def wait(self, data: bytes) -> float | None:
        self._left -= data.count(b"\n") + len(data) / BYTES_OF_A_FRAME
        return None if self._left < 0 else 0.0


class Meter(Protocol):
    def wait(self, data: bytes) -> float | None: ...


class MeteredReads(asyncio.Protocol):
    """Passes data on to another protocol in small parts, so that all connections get a turn, up to the limit."""

    meter: Meter
    _carrier: asyncio.Transport
    _late: list[tuple[float, bytes]] | None = None  # when it may be parsed, and what came
    _reading_late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._carrier = cast(asyncio.Transport, transport)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        for end in range(READ_BYTES, len(data) + READ_BYTES, READ_BYTES):
            part = data[end - READ_BYTES : end]
            wait = self.meter.wait(part)
            if wait is None or len(self._late or ()) >= MOST_LATE:
                self.cut()
                return
            if wait or self._late or end < len(data):
                self._read_later(wait, part)
            else:
                super().data_received(part)

    def cut(self) -> None:
        """End the connection now, and parse nothing of the rest."""
        if not self._carrier.is_closing():
            CUT.inc()
            log.info("a connection was cut: it, or its address, sent too much")
            self.abort()
        self._take_late()

    def abort(self) -> None:
        self._carrier.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._take_late()
        super().connection_lost(exc)

    def _read_later(self, wait: float, data: bytes) -> None:
        """Queue data, so that it is parsed in order."""
        loop = asyncio.get_running_loop()
        self._late = self._late or []
        due = loop.time() + wait
        self._late.append((max(due, self._late[-1][0]) if self._late else due, data))
        if self._reading_late is None:
            self._reading_late = loop.call_at(due, self._read_late)

    def _read_late(self) -> None:
        """Parse the first data in the queue; the rest later."""
        assert self._late
        self._reading_late = None
        if self._carrier.is_closing():  # after an answer that ends the connection
            self._take_late()
            return
        _, data = self._late.pop(0)
        super().data_received(data)
        if self._late:
            self._reading_late = asyncio.get_running_loop().call_at(self._late[0][0], self._read_late)

    def _take_late(self) -> bytes:
        """Empty the queue; return its data."""
        late, self._late = self._late or (), None
        if self._reading_late:
            self._reading_late.cancel()
            self._reading_late = None
        return b"".join(data for _, data in late)


class MeteredFrames(MeteredReads):
    """The reads of a WebSocket. The first is its handshake, already read and counted as HTTP."""

    meter: FrameMeter
    _has_handshake = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.meter = FrameMeter()
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if not self._has_handshake:
            self._has_handshake = True
            super(MeteredReads, self).data_received(data)
        elif self._carrier.get_write_buffer_size() > LARGEST_BUFFER:
            self.cut()
        else:
            super().data_received(data)


# The classes of uvicorn


class UvicornProtocol(AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    """Closes a connection where uvicorn fails: it gives the refusal of an invalid HEAD request a body."""

    _carrier: asyncio.Transport

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except h11.LocalProtocolError:
            self._carrier.close()


class HttpProtocol(MeteredReads, UvicornProtocol):
    meter: RequestMeter
    counted: Counted | None = None  # what its first request was counted as
    on_leave: Callable[[], object] | None = None
    _waiting: asyncio.TimerHandle | None = None  # for a request

    def __init__(self, *, app_state: dict[str, Any], **options: Any) -> None:
        self.meter = RequestMeter()
        super().__init__(app_state={**app_state, CONNECTION: ref(self)}, **options)

    def note_request(self) -> None:
        """The head of a request has arrived."""
        self._stop_waiting()

    def note_answered(self) -> None:
        """The application has answered a request. The next one has to arrive in time."""
        self._stop_waiting()
        self.meter.begin()
        if not self._carrier.is_closing():
            self._waiting = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self.abort)

    def leave(self) -> None:
        """The connection has ended, or is a WebSocket now."""
        self._stop_waiting()
        self._take_late()
        if self.on_leave:
            self.on_leave()
            self.on_leave = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()

    def _stop_waiting(self) -> None:
        if self._waiting:
            self._waiting.cancel()
            self._waiting = None


class SocketProtocol(MeteredFrames, AutoWebSocketsProtocol):  # type: ignore[misc,valid-type]
    def __init__(self, *, app_state: dict[str, Any], **options: Any) -> None:
        http: HttpProtocol = app_state[CONNECTION]()
        self.counted, http.counted = http.counted, None
        http.leave()
        self._handler: Handler | None = None
        super().__init__(app_state={**app_state, CONNECTION: ref(self)}, **options)

    def note_request(self) -> None: ...
    def note_answered(self) -> None: ...

    def serve(self, handler: Handler) -> None:
        self._handler = handler
        self.meter.set_limit(handler.input_limit)

    def connection_lost(self, exc: Exception | None) -> None:
        self._handler = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Let the handler send a close message when uvicorn stops; otherwise a client only gets a code."""
        if self._handler:
            self._handler.take({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()
