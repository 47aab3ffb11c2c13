"""One WebSocket to one table: messages in, answers and updates out."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from random import uniform

import msgspec
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from mazzo.protocol.messages import (
    PROTOCOL,
    Do,
    Encoded,
    FromClient,
    Ping,
    Pong,
    Refused,
    Say,
    close_message,
    encode,
    refused,
)
from mazzo.server.http.people import who_is
from mazzo.server.limiters import LimitExceeded, RateLimit
from mazzo.server.limits import INVALID_MESSAGES, LARGEST_MESSAGE
from mazzo.server.metrics import SOCKETS
from mazzo.server.running_server import RunningServer, address_of
from mazzo.server.sockets.transport import SERVICE_RESTART, AsgiTransport, InputLimit, Received, SocketTransport
from mazzo.server.store.database import StorageDown
from mazzo.server.store.tables import Quarantined
from mazzo.server.tables.hub import Crowded
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.server.tables.room import Room
from mazzo.table.commands import Rename
from mazzo.table.people import owner

log = logging.getLogger(__name__)

LONGEST_ID = 64
CROWDED_SECONDS = 5.0  # after which a client that has too many connections may try again
SEND_SECONDS = 20.0  # after which a client that reads nothing is disconnected
MOST_WAITING = 100  # messages for a slow reader
MOST_UPDATES_WAITING = 8  # then older ones are dropped, since each is complete

decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


class Connection:
    """A client connected to a room. It has no task: messages are handled as they come, and sending never waits.
    Messages that a slow client does not accept yet are written when it reads again.
    """

    def __init__(
        self,
        server: RunningServer,
        transport: SocketTransport,
        who: str | None,
        address: str,
        leave: Callable[[], object] = bool,
    ) -> None:
        self.who = who
        self.address = address
        self._server = server
        self._transport = transport
        self._leave = leave  # called once it is over
        self._room: Room | None = None
        self._waiting: list[Encoded] = []
        self._send_timeout: asyncio.TimerHandle | None = None  # while something waits
        self._unread: list[Received] = []  # messages that came while another was being answered
        self._is_busy = True  # with a command, or with entering
        self._is_ending = False
        self._is_over = False
        self._is_sent_away = False  # asked to reconnect soon
        self._invalid: RateLimit | None = None

    @property
    def input_limit(self) -> InputLimit:
        limiters = self._server.limiters
        return InputLimit(limiters.limits.input_of_a_connection, limiters.input_of_an_address, self.address)

    @property
    def table(self) -> str | None:
        return self._room.code if self._room else None

    async def enter(self, code: str, protocol: str | None) -> None:
        """Start serving an accepted connection to a table, or refuse it with the reason."""
        SOCKETS.inc()
        self._server.moderation.connections.add(self)
        self._transport.serve(self)
        try:
            room = await self._find(code, protocol)
        except Exception:  # a fault of the server: it is logged, and the client may reconnect
            log.exception("a connection failed")
            room = None
        if room is None:
            self.close()
        elif self._is_over:
            room.unsubscribe(self, self._is_sent_away)
        else:
            self._room = room
            self._go_on()

    async def _find(self, code: str, protocol: str | None) -> Room | None:
        hub = self._server.hub
        if (protocol or str(PROTOCOL)) != str(PROTOCOL):
            self.close_with("other-version")
            return None
        if wait := self._server.limiters.deliveries_of_an_address.seconds_to_wait(self.address):
            self.close_with("crowded", wait + uniform(1.0, 4.0))
            return None
        try:
            room = await hub.enter(code, self)
        except StorageDown as error:
            log.info("a client cannot enter table %s: %s", code, error)
            self.close_with("failure", uniform(1.0, 4.0))
            return None
        except Quarantined:
            self.close_with("quarantined")
            return None
        except Crowded:
            self.close_with("crowded", uniform(30.0, 60.0))
            return None
        if room is None:
            self.close_with(*(("restart", uniform(0.5, 2.0)) if hub.is_closing else ("no-table", None)))
        elif self.who and room.knows(owner(self.who)):
            connections = room.subscribers.connections  # all of them get an update that the person is back
            self._server.limiters.deliveries_of_an_address.spend(self.address, len(connections))
        return room

    def _end(self) -> None:
        """Clean up, however the connection ended."""
        if self._is_over:
            return
        self._is_over = self._is_ending = True
        SOCKETS.dec()
        self._server.moderation.connections.discard(self)
        self._stop_send_timeout()
        if self._room:
            self._room.unsubscribe(self, self._is_sent_away)
        self._leave()

    # Out

    def send(self, *messages: Encoded) -> None:
        """Write now if nothing is queued; otherwise, or if the client is slow, queue the messages."""
        if self._is_ending or (not self._waiting and self._transport.write(messages)):
            return
        if self._send_timeout is None:
            self._start_send_timeout()
        for message in messages:
            if len(self._waiting) >= MOST_WAITING:
                self._waiting = [encode(close_message("slow"))]
                self.close()
                return
            if message.is_update and sum(waiting.is_update for waiting in self._waiting) >= MOST_UPDATES_WAITING:
                self._waiting = [waiting for waiting in self._waiting if not waiting.is_update]
            self._waiting.append(message)

    def close_with(self, code: str, again_in_seconds: float | None = None) -> None:
        self.send(encode(close_message(code, again_in_seconds)))
        self.close()

    def close(self) -> None:
        self._is_ending = True
        if not self._waiting:
            self._transport.close()
            # Later, so that a loop over connections does not lose one of them.
            asyncio.get_running_loop().call_soon(self._end)

    def resume_writing(self) -> None:
        """Continue writing when the client reads again."""
        self._stop_send_timeout()
        while self._waiting and self._transport.write(self._waiting[:1]):
            del self._waiting[0]
        if self._waiting:
            self._start_send_timeout()
        elif self._is_ending:
            self.close()

    def _start_send_timeout(self) -> None:
        self._send_timeout = asyncio.get_running_loop().call_later(SEND_SECONDS, self._transport.abort)

    def _stop_send_timeout(self) -> None:
        if self._send_timeout:
            self._send_timeout.cancel()
            self._send_timeout = None

    # In

    def take(self, *received: Received) -> None:
        """Handle what comes from the client, one message after another; the last one may be its end."""
        now = self._server.hub.now
        self._unread += received
        while self._unread and not self._is_busy:
            match self._admitted(self._unread.pop(0)):
                case Do(id, command):
                    assert self._room
                    self._is_busy = True
                    answer = partial(LoggedTable.answer, id=id, command=command, subscriber=self, asked_at=now())
                    self._room.put(answer).add_done_callback(self._go_on)
                case Say(id, words):
                    assert self._room
                    self._room.say(id, words, self)
                case Ping():
                    self.send(encode(Pong()))
                case None:
                    pass
        if self._unread:
            self._transport.pause_reading()

    def _go_on(self, _: object = None) -> None:
        """Continue with queued messages after an answer."""
        self._is_busy = False
        self.take()
        if not self._unread:
            self._transport.resume_reading()

    def _admitted(self, received: Received) -> FromClient | None:
        """The message, if it is understood and not too fast. Any other is refused."""
        if received["type"] == "websocket.disconnect":
            if received.get("code") == SERVICE_RESTART and not self._is_ending:
                self._is_sent_away = True
                self.close_with("restart", uniform(0.5, 2.0))
            else:
                self._end()
            return None
        if self._is_ending:
            return None
        text = received.get("text") or ""
        try:
            message = _decode(text) if self._is_slow_enough() else None
        except (ValueError, RecursionError) as error:
            self._refuse(refused(_id_of(text), "not-understood", why=str(error)))
            return None
        if message is None or self._is_too_much(message):
            self._refuse(refused(_id_of(text), "too-fast"))
            return None
        return message

    def _is_slow_enough(self) -> bool:
        limiters = self._server.limiters
        is_slow = limiters.messages_of_an_address.take(self.address)
        return is_slow & limiters.messages_of_a_person.take(self.who) if self.who else is_slow

    def _is_too_much(self, message: FromClient) -> bool:
        """Whether a message has too many receivers, or is one name change too many."""
        limiters = self._server.limiters
        if isinstance(message, Ping) or not self._room:
            return False
        if not limiters.deliveries_of_an_address.take(self.address, len(self._room.subscribers.connections)):
            return True
        is_naming = isinstance(message, Do) and isinstance(message.command, Rename)
        return is_naming and self.who is not None and not limiters.names_of_a_person.take(owner(self.who))

    def _refuse(self, refusal: Refused) -> None:
        self.send(encode(refusal))
        self._invalid = self._invalid or RateLimit(INVALID_MESSAGES)
        if not self._invalid.take("any"):
            self.close_with("nonsense")


def _decode(text: str) -> FromClient:
    if len(text.encode()) > LARGEST_MESSAGE:
        raise ValueError(f"a message has at most {LARGEST_MESSAGE} bytes")
    message = decoder.decode(text)
    if not isinstance(message, Ping) and not 1 <= len(message.id) <= LONGEST_ID:
        raise ValueError(f"an id has 1 to {LONGEST_ID} letters")
    return message


def _id_of(text: str) -> str:
    """The id of a message that is not understood, if it has one, for the answer."""
    with suppress(ValueError, RecursionError):
        found = msgspec.json.decode(text[:LARGEST_MESSAGE])
        if isinstance(found, dict) and isinstance(id := found.get("id"), str):
            return id[:LONGEST_ID]
    return ""


async def table_socket(socket: WebSocket) -> None:
    """Play: docs/protocol.md. `guest` is one of several who share a device, `protocol` the client's version."""
    server, address = RunningServer.of(socket), address_of(socket)
    limiters = server.limiters
    who = who_is(await server.visitor(socket), socket)
    if not limiters.sockets_of_an_address.enter(address):
        raise LimitExceeded("connections", "too many connections from your address", CROWDED_SECONDS, "crowded")
    if who and not limiters.sockets_of_a_person.enter(who):
        limiters.sockets_of_an_address.leave(address)
        raise LimitExceeded("connections", "you have too many connections; close some", CROWDED_SECONDS, "crowded")

    def leave() -> None:
        limiters.sockets_of_an_address.leave(address)
        if who:
            limiters.sockets_of_a_person.leave(who)

    try:
        await socket.accept()
    except BaseException:
        leave()
        raise
    transport = AsgiTransport(socket)
    connection = Connection(server, transport, who, address, leave)
    await connection.enter(socket.path_params["code"], socket.query_params.get("protocol"))
    await transport.run()


ROUTES = [WebSocketRoute("/api/tables/{code}/socket", table_socket)]
