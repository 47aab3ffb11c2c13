"""Every assumption of `fast.py` about the internals of uvicorn, websockets and asyncio, with a check.

The checks run when a server starts, each on its own connection through our protocols: 20 ms in all.
"""

import asyncio
import logging
import os
import socket
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Self

import uvicorn
from uvicorn.server import ServerState
from uvicorn.supervisors import multiprocess

from mazzo.server.messages import Encoded
from mazzo.server.process.limits import UNLIMITED, Allowance
from mazzo.server.web.fast import BAD_REQUEST, HttpProtocol, SocketProtocol
from mazzo.server.web.line import EXTENSION, SERVICE_RESTART, InputLimit, Received
from mazzo.server.web.neighbours import NEIGHBOURS

LONGEST_CHECK = 5.0  # seconds; each takes a few thousandths
TEXT, CLOSE, PING = 0x1, 0x8, 0x9
RECEIVE, DISCONNECT = "websocket.receive", "websocket.disconnect"
REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
NO_CHUNK = b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nno chunk\r\n\r\n"
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: " + 5000 * b"x" + b"\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class ContractTrial:
    """A client at one end of a pair of sockets, our protocols and a small application at the other."""

    def __init__(self) -> None:
        self.received: list[Received] = []  # messages passed to the handler of the WebSocket
        self.resumed = 0
        self.line: SocketProtocol | None = None
        self.input_limit = InputLimit(UNLIMITED.input_of_a_connection, Allowance(UNLIMITED.input_of_an_address), "")
        self.app_state: dict[str, Any] = {}
        self._changed = asyncio.Event()

    async def __aenter__(self) -> Self:
        ours, theirs = socket.socketpair()
        config = uvicorn.Config(
            self._application,
            http=HttpProtocol,
            ws=SocketProtocol,
            interface="asgi3",
            ws_per_message_deflate=False,
            log_config=None,
            proxy_headers=False,
        )
        config.load()
        self._options: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": self.app_state}
        await self._serve(ours, partial(HttpProtocol, **self._options))
        self._reader, self._writer = await asyncio.open_connection(sock=theirs)
        return self

    async def _serve(self, connection: socket.socket, make: Callable[[], HttpProtocol]) -> None:
        _, self.http = await asyncio.get_running_loop().connect_accepted_socket(make, connection)

    async def serve_handed(self, connection: socket.socket, received: bytes) -> None:
        """Serve a connection that was handed over."""
        await self._serve(connection, partial(HttpProtocol.handed, received, **self._options))

    async def __aexit__(self, *_: object) -> None:
        self.http.transport.abort()
        self._writer.transport.abort()
        await asyncio.sleep(0)

    async def _application(self, scope: Any, receive: Callable[[], Awaitable[Any]], send: Any) -> None:
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})
        else:
            await receive()
            await send({"type": "websocket.accept"})
            self.line = scope["extensions"][EXTENSION]["line"]
            self.line.serve(self)

    def take(self, received: Received) -> None:
        self.received.append(received)
        self._changed.set()

    def resume_writing(self) -> None:
        self.resumed += 1

    # The client

    async def connect(self) -> SocketProtocol:
        """Open a WebSocket; return the line on the server's side."""
        self._writer.write(HANDSHAKE)
        answer = await self._reader.readuntil(b"\r\n\r\n")
        while answer.startswith(b"HTTP/1.1 101") and self.line is None:
            await asyncio.sleep(0)
        if self.line is None:
            raise ConnectionError("the WebSocket was not accepted")
        return self.line

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    def send_frame(self, opcode: int, payload: bytes = b"") -> None:
        self.send(bytes((0x80 | opcode, 0x80 | len(payload))) + bytes(4) + payload)

    async def reads(self, expected: bytes) -> bool:
        return await self._reader.readexactly(len(expected)) == expected

    async def is_over(self) -> bool:
        return await self._reader.read() == b""

    async def next_received(self) -> Received:
        while not self.received:
            self._changed.clear()
            await self._changed.wait()
        return self.received.pop(0)


class NotingMeter:
    """A meter that only notes what it should count."""

    def __init__(self, counted: list[bytes]) -> None:
        self._counted = counted

    def wait(self, data: bytes) -> float | None:
        self._counted.append(data)
        return 0.0


Check = Callable[[ContractTrial], Awaitable[bool]]
ASSUMPTIONS: dict[str, Check] = {}


def assumes(sentence: str) -> Callable[[Check], Check]:
    def note(check: Check) -> Check:
        ASSUMPTIONS[sentence] = check
        return check

    return note


def has(thing: object, names: str) -> bool:
    return all(hasattr(thing, name) for name in names.split())


# HTTP


@assumes("uvicorn's protocol of HTTP has the methods that ours replaces or calls")
async def _(_: ContractTrial) -> bool:
    return has(super(HttpProtocol, HttpProtocol), "on_response_complete handle_websocket_upgrade send_400_response")


@assumes("uvicorn's protocol of HTTP keeps its loop, its transport, h11's connection and the request that is answered")
async def _(trial: ContractTrial) -> bool:
    trial.send(REQUEST)
    await trial.reads(b"HTTP/1.1 200")
    has_parts = has(trial.http.cycle, "response_complete disconnected message_event") and has(
        trial.http.loop, "call_later"
    )
    return has_parts and has(trial.http.conn, "our_state") and has(trial.http.transport, "abort")


@assumes("uvicorn says when a response is complete, and the time for the next request begins")
async def _(trial: ContractTrial) -> bool:
    first = trial.http._patience
    trial.send(REQUEST)
    await trial.reads(b"HTTP/1.1 200")
    next_one = trial.http._patience
    return first is not None and first.cancelled() and next_one is not None and not next_one.cancelled()


@assumes("uvicorn leaves the answer to a request that cannot be parsed to one method")
async def _(trial: ContractTrial) -> bool:
    trial.send(NO_CHUNK)
    return await trial.reads(BAD_REQUEST) and await trial.is_over()


@assumes("h11 keeps what came after a request, and the transport tells its socket and what it has not sent yet")
async def _(trial: ContractTrial) -> bool:
    is_kept = has(trial.http.conn, "trailing_data") and has(trial.http.transport, "get_protocol get_write_buffer_size")
    return is_kept and trial.http.transport.get_extra_info("socket").fileno() >= 0


# WebSockets


@assumes("uvicorn's protocol of WebSockets has the methods that ours replaces or calls")
async def _(_: ContractTrial) -> bool:
    replaced = "connection_lost handle_connect keepalive_timeout resume_writing run_asgi send shutdown"
    called = "send_500_response send_keepalive_ping send_receive_event_to_app stop_keepalive"
    return has(super(SocketProtocol, SocketProtocol), f"{replaced} {called}")


@assumes("uvicorn's protocol of WebSockets keeps its state in the attributes that ours reads")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    of_uvicorn = "app close_sent close_timer curr_msg_data_type frames handshake_complete logger loop ping_timer"
    of_websockets = "data_to_send parser parser_exc receive_eof send_close"
    return has(line, f"{of_uvicorn} queue read_paused transport") and has(line.conn, of_websockets)


@assumes("uvicorn puts each message into its queue, and nothing else reads from that")
async def _(trial: ContractTrial) -> bool:
    await trial.connect()
    trial.send_frame(TEXT, b"hello")
    trial.send_frame(TEXT, b"again")
    found = [await trial.next_received() for _ in range(2)]
    return [(each["type"], each["text"]) for each in found] == [(RECEIVE, "hello"), (RECEIVE, "again")]


@assumes("uvicorn passes the handshake first and in one piece, however it came, and then every byte as it came")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    counted: list[bytes] = []
    line.meter = NotingMeter(counted)  # type: ignore[assignment]
    trial.send_frame(TEXT, b"hello")
    await trial.next_received()
    return b"".join(counted) == b"\x81\x85\0\0\0\0hello"


@assumes("uvicorn does not stop reading after a message when it takes reading for stopped")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    trial.send_frame(TEXT, b"hello")
    await trial.next_received()
    return line.transport.is_reading()


@assumes("uvicorn takes the kind of a message from an attribute, so that broken text can pass as bytes")
async def _(trial: ContractTrial) -> bool:
    await trial.connect()
    trial.send_frame(TEXT, b"\xff")
    found = await trial.next_received()
    return found["type"] == RECEIVE and found.get("bytes") == b"\xff" and found.get("text") is None


@assumes("websockets answers a ping, and uvicorn sends the answer")
async def _(trial: ContractTrial) -> bool:
    await trial.connect()
    trial.send_frame(PING, b"here")
    return await trial.reads(b"\x8a\x04here")


@assumes("the transport of a WebSocket can be written to past uvicorn, while an event says that it may be")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    hello = [Encoded(b"hello", is_update=False)]
    written = [line.write(hello)]
    line.pause_writing()
    written.append(line.write(hello))
    line.resume_writing()
    written.append(line.write(hello))
    return written == [True, False, True] and trial.resumed == 1 and await trial.reads(2 * b"\x81\x05hello")


@assumes("websockets makes the frame that closes, and uvicorn ends the connection when the client confirms it")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    line.close()
    is_told = await trial.reads(b"\x88\x02\x03\xe8")
    trial.send_frame(CLOSE, b"\x03\xe8")
    return is_told and await trial.is_over() and (await trial.next_received())["type"] == DISCONNECT


@assumes("uvicorn tells each connection of a shutdown by one method, and has sent nothing before")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    line.shutdown()
    found = await trial.next_received()
    return (found["type"], found["code"]) == (DISCONNECT, SERVICE_RESTART) and not line.close_sent


@assumes("uvicorn asks whether a silent client is there by one method, and schedules it by a timer")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    timer = line.ping_timer
    line.send_keepalive_ping()  # it was heard just now: this only sets the timer again
    return timer is not None and line.ping_timer not in (None, timer)


@assumes("a connection that is lost tells the handler, and lets go of its parts")
async def _(trial: ContractTrial) -> bool:
    line = await trial.connect()
    line.abort()
    return (await trial.next_received())["type"] == DISCONNECT and line.conn.parser_exc is None


# Several workers


@assumes("a connection of which the request has been read can be passed on, and nothing is sent or lost")
async def _(trial: ContractTrial) -> bool:
    given: list[tuple[str, socket.socket, bytes]] = []

    class Neighbour:
        def give(self, code: str, connection: int, received: bytes) -> bool:
            given.append((code, socket.socket(fileno=os.dup(connection)), received))
            return True

    trial.app_state[NEIGHBOURS] = Neighbour()
    trial.send(HANDSHAKE.replace(b"GET /", b"GET /api/tables/x/socket"))
    trial.send_frame(TEXT, b"early")
    while not given:
        await asyncio.sleep(0)
    code, connection, received = given.pop()
    await trial.serve_handed(connection, received)
    is_answered = await trial.reads(b"HTTP/1.1 101")
    return code == "x" and is_answered and (await trial.next_received())["text"] == "early"


@assumes("uvicorn's supervisor starts what its module calls a process, and that runs its server")
async def _(_: ContractTrial) -> bool:
    starts = multiprocess.Multiprocess.init_processes.__code__.co_names
    runs = multiprocess.Process.target.__code__.co_names
    return "Process" in starts and "server" in runs and has(uvicorn.Server, "startup shutdown")


# All of them


async def holds(check: Check) -> bool:
    async with asyncio.timeout(LONGEST_CHECK), ContractTrial() as trial:
        return await check(trial)


def first_broken() -> str:
    """The first broken assumption, with the error if there was one; otherwise empty."""
    logger = logging.getLogger("uvicorn.error")
    was_disabled, logger.disabled = logger.disabled, True  # broken requests are sent on purpose
    try:
        return asyncio.run(_first_broken())
    finally:
        logger.disabled = was_disabled


async def _first_broken() -> str:
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # a check finds what fails
    for sentence, check in ASSUMPTIONS.items():
        try:
            if not await holds(check):
                return sentence
        except Exception as error:  # any error says that it does not hold
            return f"{sentence} ({type(error).__name__}: {error})"
    return ""
