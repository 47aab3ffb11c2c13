"""Uvicorn's own WebSocket protocol with counted frames, for `plain.py`.

It assumes only that this is a protocol of asyncio that gets its handshake first, and then makes its task.
"""

from weakref import ref

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from mazzo.server.web.line import SERVICE_RESTART, Handler
from mazzo.server.web.metering import MeteredFrames, protocol_of_this_task


class PlainSocketProtocol(MeteredFrames, AutoWebSocketsProtocol):  # type: ignore[misc,valid-type]
    """HTTP stays as it is, since only uvicorn knows where a request ends."""

    _handler: Handler | None = None

    def data_received(self, data: bytes) -> None:
        """Read data. The task made here inherits the connection it serves: ASGI has no other way to pass it."""
        before = protocol_of_this_task.set(ref(self))
        try:
            super().data_received(data)
        finally:
            protocol_of_this_task.reset(before)

    def serve(self, handler: Handler) -> None:
        self._handler = handler
        self.meter.set_limit(handler.input_limit)

    def connection_lost(self, exc: Exception | None) -> None:
        self._handler = None
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """Let the handler say goodbye when uvicorn stops; otherwise a client only gets a code."""
        if self._handler:
            self._handler.take({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()
