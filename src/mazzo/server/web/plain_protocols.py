"""uvicorn's own protocols, read little by little and with counted frames; for `plain.py`.

All that is assumed of them is that they are protocols of asyncio, and make the task of a WebSocket where they get its
handshake.
"""

import asyncio
from weakref import ref

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from mazzo.server.web.line import SERVICE_RESTART, Handler
from mazzo.server.web.metering import FrameMeter, MeteredReads, Unmetered, protocol_of_this_task


class PlainHttpProtocol(MeteredReads, AutoHTTPProtocol, asyncio.BufferedProtocol):  # type: ignore[misc,valid-type]
    """Where a request ends only uvicorn knows, so its lines are not counted."""

    kind_of_meter = Unmetered


class PlainSocketProtocol(MeteredReads, AutoWebSocketsProtocol, asyncio.BufferedProtocol):  # type: ignore[misc,valid-type]
    meter: FrameMeter
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
