"""One WebSocket to one table: messages in, answers and updates out."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from random import uniform

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from mazzo.server.messages import PROTOCOL, Do, FromClient, Ping, Pong, Say, encode, goodbye, refused
from mazzo.server.process.limits import LARGEST_MESSAGE, Allowance
from mazzo.server.process.metrics import SOCKETS
from mazzo.server.store.database import StorageDown
from mazzo.server.store.storage import Aside
from mazzo.server.tables.hub import Crowded
from mazzo.server.tables.room import Room
from mazzo.server.web.protocols import EXTENSION, SERVICE_RESTART
from mazzo.server.web.server import Server, address_of
from mazzo.table.people import owner

log = logging.getLogger("mazzo.sockets")

LONGEST_ID = 64
SEND_SECONDS = 20.0  # a client that takes nothing for so long is let go
MOST_WAITING = 100  # messages for a slow reader
MOST_UPDATES_WAITING = 8  # then older ones are dropped: the last is the whole truth
NONSENSE = (0.2, 20.0)  # the pace of messages that are not understood, or come too fast

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    """Somebody who listens to a room. Sending never waits; what a client does not take at once, a task writes later."""

    def __init__(self, server: Server, socket: WebSocket, who: str | None) -> None:
        self.who = who
        self._server = server
        self._socket = socket
        self.address = address_of(socket)
        extension = socket.scope.get("extensions", {}).get(EXTENSION, {})  # another server than ours has none
        self._write_now: Callable[[str], bool] | None = extension.get("write")
        self._is_writing = False
        self._waiting: deque[tuple[str, bool]] = deque()  # a message, and whether it is an update
        self._something = asyncio.Event()
        self._is_ending = False
        self._is_sent_away = False  # to come back soon
        self._nonsense = Allowance(NONSENSE)

    async def serve(self, code: str) -> None:
        """Serve an accepted connection until either side ends it."""
        SOCKETS.inc()
        self._server.sweeper.note_opened()
        self._server.bulletin.connections.add(self)
        writing = asyncio.create_task(self._write())
        reading = asyncio.create_task(self._visit(code))
        try:
            await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
            self.hang_up()
            await asyncio.wait([writing])  # what is left to say; every message has its time
        finally:
            SOCKETS.dec()
            self._server.sweeper.note_ended()
            self._server.bulletin.connections.discard(self)
            reading.cancel()
            writing.cancel()
            errors = await asyncio.gather(reading, writing, return_exceptions=True)
        await self._close(is_stuck=isinstance(errors[1], TimeoutError))
        for error in errors:
            if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect | TimeoutError):
                log.error("a connection broke", exc_info=error)

    async def _close(self, is_stuck: bool) -> None:
        if not is_stuck and self._socket.application_state is WebSocketState.CONNECTED:
            try:
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.close()
            except WebSocketDisconnect:
                return
            except TimeoutError:
                is_stuck = True
        if is_stuck:
            self._socket.scope["extensions"][EXTENSION]["abort"]()

    # Out

    def send(self, message: str) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._put(encode(goodbye("slow")), is_update=False)
            self.hang_up()
        self._put(message, is_update=False)

    def send_update(self, message: str) -> None:
        if sum(is_update for _, is_update in self._waiting) >= MOST_UPDATES_WAITING:
            self._waiting = deque(item for item in self._waiting if not item[1])
        self._put(message, is_update=True)

    def say_goodbye(self, code: str, again_in_seconds: float | None = None) -> None:
        self.send(encode(goodbye(code, again_in_seconds)))
        self.hang_up()

    def hang_up(self) -> None:
        self._is_ending = True
        self._something.set()

    def _put(self, message: str, is_update: bool) -> None:
        """Write it at once if nothing is before it; otherwise, or if the client is slow, it waits for its turn."""
        if self._is_ending:
            return
        is_next = not (self._waiting or self._is_writing)
        if not (is_next and self._write_now and self._write_now(message)):
            self._waiting.append((message, is_update))
            self._something.set()

    async def _write(self) -> None:
        """Write what there is to write, until told to hang up."""
        while True:
            while self._waiting:
                message, _ = self._waiting.popleft()
                self._is_writing = True
                async with asyncio.timeout(SEND_SECONDS):
                    await self._socket.send_text(message)
                self._is_writing = False
            if self._is_ending:
                return
            self._something.clear()
            await self._something.wait()

    # In

    async def _visit(self, code: str) -> None:
        hub = self._server.hub
        if self._socket.query_params.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
            self.say_goodbye("other-version")
            return
        if wait := self._server.deliveries.seconds_to_wait(self.address):
            self.say_goodbye("crowded", wait + uniform(1.0, 4.0))
            return
        try:
            room = await hub.enter(code, self)
        except StorageDown as error:
            log.info("table %s cannot be entered: %s", code, error)
            self.say_goodbye("trouble", uniform(1.0, 4.0))
            return
        except Aside:
            self.say_goodbye("aside")
            return
        except Crowded:
            self.say_goodbye("crowded", uniform(30.0, 60.0))
            return
        if room is None:
            self.say_goodbye(*(("restart", uniform(0.5, 2.0)) if hub.is_closing else ("no-table", None)))
            return
        if self.who and room.knows(owner(self.who)):
            self._server.deliveries.spend(self.address, room.audience)  # who are told that somebody is back
        try:
            await self._read(room)
        finally:
            room.forget(self, self._is_sent_away)

    async def _read(self, room: Room) -> None:
        """Ask the room for what the client asks, one thing after another, until the client ends it, or we do."""
        while True:
            received = await self._socket.receive()
            if self._is_ending:
                return
            if received["type"] == "websocket.disconnect":
                if received.get("code") == SERVICE_RESTART:
                    self._is_sent_away = True
                    self.say_goodbye("restart", uniform(0.5, 2.0))
                return
            text = received.get("text") or ""
            answer = self._check_pace(text) or await self._handle(text, room)
            if answer:
                self.send(answer)
                if not self._nonsense.take("any"):
                    self.say_goodbye("nonsense")
                    return

    def _check_pace(self, text: str) -> str | None:
        """The answer to a message that comes too fast."""
        is_slow = self._server.messages_of_an_address.take(self.address)
        if self.who:
            is_slow &= self._server.messages_of_a_person.take(self.who)
        return None if is_slow else encode(refused(_id_of(text), "too-fast"))

    async def _handle(self, text: str, room: Room) -> str | None:
        """Do what a message asks for; returns the answer to one that is not understood, or would go to too many."""
        try:
            message = _decode(text)
        except (ValueError, RecursionError) as error:
            return encode(refused(_id_of(text), "not-understood", why=str(error)))
        if isinstance(message, Do | Say) and not self._server.deliveries.take(self.address, room.audience):
            return encode(refused(message.id, "too-fast"))
        match message:
            case Ping():
                self.send(encode(Pong()))
            case Do(id, command):
                await room.ask(id, command, self)
            case Say(id, words):
                room.say(id, words, self)
        return None


def _decode(text: str) -> FromClient:
    if len(text.encode()) > LARGEST_MESSAGE:
        raise ValueError(f"a message has at most {LARGEST_MESSAGE} bytes")
    message = decoder.decode(text)
    if isinstance(message, Do | Say) and not 1 <= len(message.id) <= LONGEST_ID:
        raise ValueError(f"an id has 1 to {LONGEST_ID} letters")
    return message


def _id_of(text: str) -> str:
    """The id of a message that is not understood, if it has one, so that the answer finds its question."""
    with suppress(ValueError, RecursionError):
        found = msgspec.json.decode(text[:LARGEST_MESSAGE])
        if isinstance(found, dict) and isinstance(id := found.get("id"), str):
            return id[:LONGEST_ID]
    return ""
