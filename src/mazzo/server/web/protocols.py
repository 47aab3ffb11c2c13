"""The classes with which uvicorn serves connections: its own, with counted input.

An ASGI application finds its connection in the state of a scope: `scope["state"]["connection"]`.
"""

from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from mazzo.server.web.metering import MeteredFrames, MeteredReads, RequestMeter
from mazzo.server.web.socket_transport import SERVICE_RESTART, Handler

CONNECTION = "connection"


class HttpProtocol(MeteredReads, AutoHTTPProtocol):  # type: ignore[misc,valid-type]
    meter: RequestMeter

    def __init__(self, *, app_state: dict[str, Any], **options: Any) -> None:
        self.meter = RequestMeter()
        self._state = {**app_state, CONNECTION: self}
        super().__init__(app_state=self._state, **options)

    def note_answered(self) -> None:
        """The application has answered a request."""
        self.meter.begin()

    def leave(self) -> None:
        """The connection has ended, or is a WebSocket now."""
        self._take_late()
        self._state.clear()  # no reference cycle remains

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.leave()


class SocketProtocol(MeteredFrames, AutoWebSocketsProtocol):  # type: ignore[misc,valid-type]
    def __init__(self, *, app_state: dict[str, Any], **options: Any) -> None:
        http: HttpProtocol = app_state[CONNECTION]
        self._state = {**app_state, CONNECTION: self}
        http.leave()
        self._handler: Handler | None = None
        super().__init__(app_state=self._state, **options)

    def note_answered(self) -> None: ...

    def serve(self, handler: Handler) -> None:
        self._handler = handler
        self.meter.set_limit(handler.input_limit)

    def connection_lost(self, exc: Exception | None) -> None:
        self._handler = None
        super().connection_lost(exc)
        self._state.clear()

    def shutdown(self) -> None:
        """Let the handler send a close message when uvicorn stops; otherwise a client only gets a code."""
        if self._handler:
            self._handler.take({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()
