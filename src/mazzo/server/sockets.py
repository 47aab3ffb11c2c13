"""One WebSocket to one table: messages in, answers and updates out."""

import asyncio
import contextlib
import logging
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from mazzo.server.limits import LARGEST_MESSAGE
from mazzo.server.messages import Do, FromClient, Goodbye, Ping, Pong
from mazzo.server.messages import Refused as RefusedMessage
from mazzo.server.metrics import SOCKETS
from mazzo.server.room import Room, encode

if TYPE_CHECKING:
    from mazzo.server.app import Server

log = logging.getLogger("mazzo.sockets")

LONGEST_ID = 64
SEND_SECONDS = 30.0  # a client that reads nothing for so long is let go
MOST_WAITING = 200  # messages that wait for a slow reader
MOST_UPDATES_WAITING = 8  # then older ones are dropped: the last is the whole truth
BAD_MESSAGES = 20  # then the connection ends

decoder = msgspec.json.Decoder(FromClient)


class Connection:
    """A listener of a room. Sending never waits; a task of its own writes to the socket."""

    def __init__(self, socket: WebSocket, who: str | None) -> None:
        self.who = who
        self._socket = socket
        self._waiting: deque[tuple[bytes, bool]] = deque()  # a message, and whether it is an update
        self._something = asyncio.Event()
        self._hanging_up = False

    def send(self, message: bytes) -> None:
        self._put(message, is_update=False)

    def send_update(self, message: bytes, version: int) -> None:  # noqa: ARG002 (a listener may count them)
        if sum(is_update for _, is_update in self._waiting) >= MOST_UPDATES_WAITING:
            self._waiting = deque(item for item in self._waiting if not item[1])
        self._put(message, is_update=True)

    def hang_up(self) -> None:
        self._hanging_up = True
        self._something.set()

    def _put(self, message: bytes, is_update: bool) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.hang_up()
            return
        self._waiting.append((message, is_update))
        self._something.set()

    async def write(self) -> None:
        """Write what there is to write, until told to hang up."""
        while True:
            while self._waiting:
                message, _ = self._waiting.popleft()
                await asyncio.wait_for(self._socket.send_text(message.decode()), SEND_SECONDS)
            if self._hanging_up:
                return
            self._something.clear()
            await self._something.wait()


async def serve(server: "Server", socket: WebSocket, room: Room, who: str | None) -> None:
    """Serve one connection until either side ends it."""
    connection = Connection(socket, who)
    SOCKETS.inc()
    await room.listen(connection)
    writing = asyncio.create_task(connection.write())
    reading = asyncio.create_task(_read(server, socket, room, connection))
    try:
        await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        SOCKETS.dec()
        await room.forget(connection)
        for task in (reading, writing):
            task.cancel()
        results = await asyncio.gather(reading, writing, return_exceptions=True)
        for error in results:
            if isinstance(error, Exception) and not isinstance(
                error, WebSocketDisconnect | TimeoutError | RuntimeError
            ):
                log.error("a connection broke", exc_info=error)
        with contextlib.suppress(RuntimeError):
            await socket.close()


async def _read(server: "Server", socket: WebSocket, room: Room, connection: Connection) -> None:
    bad = 0
    while bad < BAD_MESSAGES:
        text = await socket.receive_text()
        if not server.messages.take(connection.who or server.address(socket)):
            connection.send(encode(RefusedMessage(_id_of(text), "too-fast", "that was too fast; take a breath")))
            bad += 1
            continue
        try:
            message = _decode(text)
        except ValueError as error:
            connection.send(encode(RefusedMessage(_id_of(text), "not-understood", f"not understood: {error}")))
            bad += 1
            continue
        match message:
            case Ping():
                connection.send(encode(Pong()))
            case Do(id, command):
                await room.ask(id, command, connection)
    connection.send(encode(Goodbye("nonsense", "too many messages that make no sense; look at docs/protocol.md")))
    connection.hang_up()


def _decode(text: str) -> FromClient:
    if len(text) > LARGEST_MESSAGE:
        raise ValueError(f"a message has at most {LARGEST_MESSAGE} letters")
    message = decoder.decode(text)
    if isinstance(message, Do) and not 1 <= len(message.id) <= LONGEST_ID:
        raise ValueError(f"an id has 1 to {LONGEST_ID} letters")
    return message


def _id_of(text: str) -> str:
    """The id of a message that is not understood, if it has one, so that the answer finds its question."""
    try:
        found = msgspec.json.decode(text[:LARGEST_MESSAGE])
    except ValueError:
        return ""
    id = found.get("id") if isinstance(found, dict) else None
    return id if isinstance(id, str) and len(id) <= LONGEST_ID else ""
