"""uvicorn's own protocol of WebSockets, with counted frames, for `plain.py`.

All that is assumed is that it is a protocol of asyncio, gets its handshake before all else, and then makes its task.
"""

from weakref import ref

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from mazzo.server.web.line import SERVICE_RESTART, Handler
from mazzo.server.web.metering import MeteredFrames, protocol_of_this_task


class PlainSocketProtocol(MeteredFrames, AutoWebSocketsProtocol):  # type: ignore[misc,valid-type]
    """What uvicorn does with HTTP stays as it is: where a request ends only uvicorn knows."""

    _handler: Handler | None = None

    def data_received(self, data: bytes) -> None:
        """The task that is made here inherits which connection it serves: ASGI has no other way to tell."""
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
        """uvicorn calls this when it stops. The handler says goodbye itself; otherwise a client only gets a code."""
        if self._handler:
            self._handler.take({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()
