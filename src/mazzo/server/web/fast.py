"""Uvicorn's connections with less patience and memory: slow clients are cut, and a restart is announced.

Only this module uses private parts of uvicorn, websockets and asyncio. `contract.py` has a name and a check for each
assumption about them. If one fails, `plain.py` is used instead.
"""

import asyncio
import re
import socket
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.supervisors import multiprocess

from mazzo.server.messages import Encoded
from mazzo.server.web.line import CLOSE_SECONDS, EXTENSION, PING_SECONDS, SERVICE_RESTART, Handler, Received
from mazzo.server.web.metering import MeteredFrames, MeteredReads, RequestMeter
from mazzo.server.web.neighbours import NEIGHBOURS, Neighbours

REQUEST_SECONDS = 10.0  # for a client to send a request, or its next one

NORMAL = 1000  # why a connection ends
SOCKET_OF_A_TABLE = re.compile(rb".*/api/tables/(\w+)/socket")
TEXT = 0x81  # the first byte of a frame that is a whole message of text
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def break_cycle(transport: asyncio.Transport) -> None:
    """Clear an ended transport of asyncio, which refers to itself and would wait for the garbage collector."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None


class HttpProtocol(MeteredReads, H11Protocol):
    meter: RequestMeter
    _patience: asyncio.TimerHandle | None = None
    _handed = b""  # bytes that another worker read before the handover

    @classmethod
    def handed(cls, received: bytes, **options: Any) -> "HttpProtocol":
        """The protocol of a connection that another worker handed over."""
        protocol = cls(**options)
        protocol._handed = received
        return protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.meter = RequestMeter()
        super().connection_made(transport)
        self._expect_request()
        if self._handed:
            self.data_received(self._handed)

    def on_response_complete(self) -> None:
        self.meter.begin()
        super().on_response_complete()
        self._expect_request()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._forget_request()
        early = self.conn.trailing_data[0] + self._take_late()
        if self._is_handed_over(event, early):
            return
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        if early and isinstance(protocol, MeteredFrames) and not self.transport.is_closing():
            protocol.data_received(early)  # uvicorn would lose it

    def _is_handed_over(self, event: h11.Request, early: bytes) -> bool:
        """Give this connection to the worker of its table. Nothing is read or written here meanwhile."""
        neighbours: Neighbours | None = self.app_state.get(NEIGHBOURS)
        code = SOCKET_OF_A_TABLE.fullmatch(event.target.partition(b"?")[0])
        if not (neighbours and code) or self._handed or self.transport.get_write_buffer_size():
            return False
        lines = [event.method + b" " + event.target + b" HTTP/1.1", *map(b": ".join, event.headers), b"", early]
        descriptor = self.transport.get_extra_info("socket").fileno()
        if not neighbours.give(code[1].decode(), descriptor, b"\r\n".join(lines)):
            return False
        self.transport.abort()  # closes what is ours of it, and sends nothing
        return True

    def send_400_response(self, _: str) -> None:
        """Handle a request whose body is broken: the application's answer is not sent.

        uvicorn would let the application answer, log two tracebacks, and send a body in answer to HEAD.
        """
        if self.cycle and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(BAD_REQUEST)
            self.transport.close()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_request()
        super().connection_lost(exc)
        break_cycle(self.transport)

    def _expect_request(self) -> None:
        self._forget_request()
        self._patience = self.loop.call_later(REQUEST_SECONDS, self._lose_patience)

    def _forget_request(self) -> None:
        if self._patience:
            self._patience.cancel()

    def _lose_patience(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.transport.abort()


class WorkerServer(uvicorn.Server):
    """One of several workers, which hand connections to each other."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if neighbours := self._neighbours:
            neighbours.start(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if neighbours := self._neighbours:
            neighbours.stop()
        await super().shutdown(sockets)

    @property
    def _neighbours(self) -> Neighbours | None:
        neighbours: Neighbours | None = self.lifespan.state.get(NEIGHBOURS)
        return neighbours

    def _take(self, connection: socket.socket, received: bytes) -> None:
        """Serve a connection as if it had been accepted here."""
        state, app_state, loop = self.server_state, self.lifespan.state, asyncio.get_running_loop()
        make = partial(HttpProtocol.handed, received, config=self.config, server_state=state, app_state=app_state)
        connection.setblocking(False)
        task = loop.create_task(loop.connect_accepted_socket(make, connection))
        state.tasks.add(task)  # type: ignore[arg-type]
        task.add_done_callback(partial(self._note_taken, connection))

    def _note_taken(self, connection: socket.socket, task: asyncio.Task[Any]) -> None:
        self.server_state.tasks.discard(task)
        if task.cancelled() or task.exception():
            connection.close()


class WorkerProcess(multiprocess.Process):
    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = WorkerServer(self.config)
        return self._server


def hand_over_connections() -> None:
    """Let uvicorn's supervisor start workers that hand over connections."""
    multiprocess.Process = WorkerProcess  # type: ignore[misc]


class DirectQueue:
    """Replaces the queue from which an application would read: uvicorn only puts messages in."""

    def __init__(self, put_nowait: Callable[[Received], None]) -> None:
        self.put_nowait = put_nowait


class SocketProtocol(MeteredFrames, WebSocketsSansIOProtocol):
    """The application answers the handshake, and returns. From then on messages go straight to the handler: an idle
    connection has no task, queue or request, which take 20 KiB.
    """

    _handler: Handler | None = None
    _heard_at = 0.0

    def handle_parser_exception(self) -> None:
        """Cut a connection whose first bytes, sent with the handshake, are no frames; uvicorn would fail."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"line": self}

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:  # as uvicorn does: whatever it is, the client gets an answer
            self.logger.exception("the application failed at the handshake of a WebSocket")
            self.send_500_response()
        if self._handler:
            del self.scope, self.request, self.response
        elif self.close_timer is None:
            self.transport.close()

    def serve(self, handler: Handler) -> None:
        self.meter.set_limit(handler.input_limit)
        early, self._handler = self.queue, handler
        self.queue = DirectQueue(handler.take)  # type: ignore[assignment]
        while not early.empty():
            handler.take(early.get_nowait())
        self.read_paused = True  # as uvicorn sees it, which would pause after each message; we hold it if need be

    async def run(self) -> None:
        """Do nothing: there is no task, and each message is passed on as it comes."""

    def pause_reading(self) -> None:
        if self.transport.is_reading():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if not (self.transport.is_reading() or self.transport.is_closing()):
            self.transport.resume_reading()

    def close(self) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(NORMAL)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.resume_reading()
        self.close_timer = self.loop.call_later(CLOSE_SECONDS, self.transport.close)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._handler:
            self._handler.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        break_cycle(self.transport)
        self.conn.receive_eof()  # it refers to itself until then, and where the client said no goodbye afterwards too
        self.conn.parser.close()
        self.conn.parser_exc = None
        if self._handler:
            self._handler = None
            self.queue = DirectQueue(lambda _: None)  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        self._heard_at = self.loop.time()
        super().data_received(data)

    def send_keepalive_ping(self) -> None:
        """Ping a client only if it has been silent."""
        if (silent := self.loop.time() - self._heard_at) < PING_SECONDS:
            self.ping_timer = self.loop.call_later(PING_SECONDS - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def write(self, messages: Sequence[Encoded]) -> bool:
        """Write messages directly, past the layers between; False if the client has not read the earlier ones."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        frames: list[bytes] = []
        for message in messages:
            frames += _head(len(message.text)), message.text
        self.transport.write(b"".join(frames))
        return True

    async def send(self, message: Any) -> None:
        await self.writable.wait()
        if self.handshake_complete and self.close_sent:  # for a message that is too large; uvicorn would blame us
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True  # it was refused; uvicorn would complain that it never ended

    def send_receive_event_to_app(self) -> None:
        """Pass invalid text on as bytes, which the application refuses; uvicorn would log a traceback."""
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """Tell the application after all earlier messages; it says goodbye itself."""
        if self.handshake_complete and not self.close_sent:
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": SERVICE_RESTART})
        else:
            super().shutdown()


def _head(size: int) -> bytes:
    """The head of a text frame of this size."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)
