"""The classes with which uvicorn serves connections: its own, with counted input.

An ASGI application finds a weak reference to its connection in the state of a scope: `scope["state"]["connection"]`.
"""

import asyncio
from collections.abc import Callable
from typing import Any
from weakref import ref

import h11
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from mazzo.server.web.gate import Counted
from mazzo.server.web.metering import MeteredFrames, MeteredReads, RequestMeter
from mazzo.server.web.socket_transport import SERVICE_RESTART, Handler

CONNECTION = "connection"
REQUEST_SECONDS = 10.0  # for a client to send a request, or its next one


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
