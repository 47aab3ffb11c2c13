"""WebSockets with plain ASGI, for versions of uvicorn or websockets that break the assumptions of `fast.py`.

It is slower and needs more memory, since each connection has tasks and a queue.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from mazzo.server.messages import Encoded
from mazzo.server.web.line import CLOSE_SECONDS, EXTENSION, Handler, Line, Received
from mazzo.server.web.metering import protocol_of_this_task

ABNORMAL = 1006  # the code of a connection that ends without a close


def line_of(socket: WebSocket) -> Line:
    """The line of an accepted WebSocket."""
    found: dict[str, Line] | None = socket.scope.get("extensions", {}).get(EXTENSION)
    return found["line"] if found else PlainLine(socket)


class PlainLine:
    """A WebSocket of Starlette. Its task reads; writing has another task, since Starlette waits for slow readers."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._protocol = protocol_of_this_task.get()
        self._may_read = asyncio.Event()
        self._may_read.set()
        self._writing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None

    def serve(self, handler: Handler) -> None:
        self._handler = handler
        if protocol := self._protocol():
            protocol.serve(handler)

    async def run(self) -> None:
        received: Received = {"type": "websocket.connect"}
        while received["type"] != "websocket.disconnect":
            await self._may_read.wait()
            received = await self._socket.receive()
            self._handler.take(received)
            await asyncio.sleep(0)  # send what was answered before the next message is read
        self._handler.take({"type": "websocket.disconnect", "code": ABNORMAL})  # if the first was only a restart

    def write(self, messages: Sequence[Encoded]) -> bool:
        if self._writing or self._closing:
            return False
        self._writing = asyncio.create_task(self._write(messages))
        return True

    async def _write(self, messages: Sequence[Encoded]) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # it has ended; `run` notices
            for message in messages:
                await self._socket.send({"type": "websocket.send", "text": message.text.decode()})
        self._writing = None
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
        self.resume_reading()  # to hear that the client has closed it too
        await asyncio.sleep(CLOSE_SECONDS)
        self.abort()

    def abort(self) -> None:
        if protocol := self._protocol():
            protocol.abort()
