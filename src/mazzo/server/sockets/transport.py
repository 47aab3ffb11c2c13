"""The connection between a WebSocket and its handler."""

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeAlias

from starlette.websockets import WebSocket, WebSocketDisconnect

from mazzo.protocol.messages import Encoded
from mazzo.server.limiters import RateLimit
from mazzo.server.limits import Rate

SERVICE_RESTART = 1012  # the code of a connection that ends because the server does
ABNORMAL = 1006  # the code of a connection that ends without a close
CLOSE_SECONDS = 5.0  # for a client to confirm the end of a connection
PING_SECONDS = 15  # between pings to a client, which has as long to answer

Received: TypeAlias = Mapping[str, Any]  # a message of a client, or that it is gone, as ASGI has it


class InputLimit(NamedTuple):
    """The limit for a connection and its address: frames a second, and the size of a burst."""

    of_a_connection: Rate
    of_addresses: RateLimit
    address: str


class Handler(Protocol):
    """Handles the messages of one WebSocket."""

    @property
    def input_limit(self) -> InputLimit: ...
    def take(self, received: Received) -> None: ...
    def resume_writing(self) -> None: ...


class SocketTransport(Protocol):
    """An accepted WebSocket. Nothing here waits, except `run`."""

    def serve(self, handler: Handler) -> None:
        """From now on, pass all messages to a handler."""

    async def run(self) -> None:
        """Pass messages on until the connection is over."""

    def write(self, messages: Sequence[Encoded]) -> bool:
        """Send messages; False if the client has not read the earlier ones. `resume_writing` is called when it has."""

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...

    def close(self) -> None:
        """Close the connection, and end it when the client has confirmed."""

    def abort(self) -> None: ...


class CountedSocket(Protocol):
    """The connection below a WebSocket, which counts its frames."""

    def serve(self, handler: Handler) -> None: ...
    def abort(self) -> None: ...


class AsgiTransport:
    """A WebSocket of Starlette. Its task reads; writing has another task, since Starlette waits for slow readers."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._connection: CountedSocket = socket.state.connection()
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._unsent: deque[Encoded] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._is_blocked = False  # the client has not read what was sent
        self._closing: asyncio.Task[None] | None = None
        self._is_over = False

    def serve(self, handler: Handler) -> None:
        self._handler = handler
        self._connection.serve(handler)

    async def run(self) -> None:
        with suppress(asyncio.CancelledError):  # from a stopping server; uvicorn would log a traceback
            await self._read()
        self._handler.take({"type": "websocket.disconnect", "code": ABNORMAL})  # if the first was only a restart
        self._is_over = True
        del self._handler  # no reference cycle remains

    async def _read(self) -> None:
        received: Received = {"type": "websocket.connect"}
        while received["type"] != "websocket.disconnect":
            await self._may_read.wait()
            received = await self._socket.receive()
            self._handler.take(received)
            await asyncio.sleep(0)  # send what was answered before the next message is read

    def write(self, messages: Sequence[Encoded]) -> bool:
        if self._is_blocked or self._closing:
            return False
        self._unsent += messages
        self._writing = self._writing or asyncio.create_task(self._write())
        return True

    async def _write(self) -> None:
        self._is_blocked = True  # others see this only while a send waits
        with suppress(WebSocketDisconnect, RuntimeError):  # it has ended; `run` notices
            while self._unsent:
                await self._socket.send({"type": "websocket.send", "text": self._unsent.popleft().text.decode()})
        self._is_blocked = False
        self._writing = None
        if not self._is_over:
            self._handler.resume_writing()

    def pause_reading(self) -> None:
        self._may_read.clear()

    def resume_reading(self) -> None:
        self._may_read.set()

    def close(self) -> None:
        if not self._closing:
            self._closing = asyncio.create_task(self._close(self._writing))

    async def _close(self, writing: asyncio.Task[None] | None) -> None:
        if writing:
            await asyncio.wait([writing], timeout=CLOSE_SECONDS)
        with suppress(WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._socket.close()
        self.resume_reading()  # to receive the client's close
        await asyncio.sleep(CLOSE_SECONDS)
        self.abort()

    def abort(self) -> None:
        self._connection.abort()
