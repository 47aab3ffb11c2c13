"""uvicorn's connections, with less patience: nobody holds one by being slow, and a restart is told."""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

REQUEST_SECONDS = 10.0  # what a client has to send a request, or its next
LARGEST_BUFFER = 256 * 1024  # bytes that a client has not read yet

SERVICE_RESTART = 1012
EXTENSION = "mazzo.socket"
TEXT = 0x81  # the first byte of a frame that is a whole message of text


class HttpProtocol(H11Protocol):
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._expect_request()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._forget_request()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """A body that breaks off in nonsense: whatever the application still answers is not sent.

        uvicorn would let it try, and log the tracebacks of both.
        """
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_request()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self._forget_request()
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._lose_patience)

    def _forget_request(self) -> None:
        if self._patience:
            self._patience.cancel()

    def _lose_patience(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"abort": self.transport.abort, "write": self.write_text}

    def write_text(self, message: str) -> bool:
        """Write a message at once, past the layers between; False when the client has not read what was sent before."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        data = message.encode()
        size = len(data)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 65_536:
            head = bytes((TEXT, 126)) + size.to_bytes(2)
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8)
        self.transport.write(head + data)
        return True

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.handshake_complete and self.close_sent:  # for a message that is too large; uvicorn would blame us
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # it was refused; uvicorn would complain that it never ended

    def send_receive_event_to_app(self) -> None:
        """Text that is none is handed on as bytes, which the application refuses; uvicorn would log a traceback."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """A client could ask for pongs and never read one."""
        super().handle_ping()
        if self.transport.get_write_buffer_size() > LARGEST_BUFFER:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The application hears of it after all that was received before, and says goodbye itself."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()
