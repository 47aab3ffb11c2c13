"""A table of a server, over a WebSocket that reconnects automatically."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from functools import cache
from random import uniform
from secrets import token_hex
from typing import Any, Union, get_type_hints

import msgspec
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from mazzo.client.link import Answer, LinkEnded, LinkMessage, Lost
from mazzo.client.server import Server, refusal
from mazzo.core.record import Record
from mazzo.games import get
from mazzo.protocol.messages import (
    CLIENT_STEP,
    Announced,
    CloseMessage,
    Do,
    Done,
    News,
    Pong,
    Refused,
    Said,
    Say,
    ToClient,
    padded,
)
from mazzo.table.commands import Command
from mazzo.table.talk import Speech
from mazzo.table.updates import Update

FIRST_WAIT = 0.5  # seconds
LONGEST_WAIT = 10.0
PING_EVERY = 20.0
PONG_WITHIN = 10.0
OPEN_WITHIN = 10.0


class Remote:
    def __init__(self, server: Server, code: str) -> None:
        self.server = server
        self.code = code
        self.address: str | None = f"{server.address}/t/{code}"
        self._name = token_hex(4)  # part of each command's id, which makes it unique
        self._number = 0
        self._games = 0  # how many have begun at the table
        self._unanswered: dict[str, tuple[str, asyncio.Future[Answer]]] = {}
        self._socket: ClientConnection | None = None
        self._wait = FIRST_WAIT

    def own_bots(self, game: str) -> Sequence[str]:
        return self.server.own_bots.get(game, ())

    async def ask(self, command: Command) -> Answer:
        return await self._send_until_answered(Do(self._new_id(), command))

    async def say(self, words: Speech) -> Answer:
        return await self._send_until_answered(Say(self._new_id(), words))

    def _new_id(self) -> str:
        self._number += 1
        return f"{self._name}-{self._number}"

    async def _send_until_answered(self, message: Do | Say) -> Answer:
        id, text = message.id, padded(msgspec.json.encode(message), CLIENT_STEP).decode()
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._unanswered[id] = text, answer
        if self._socket:
            await self._send(self._socket, text)
        return await answer

    async def messages(self) -> AsyncIterator[LinkMessage]:
        while True:
            code = None
            try:
                headers = self.server.headers
                async with connect(
                    self.server.socket(self.code),
                    additional_headers=headers,
                    open_timeout=OPEN_WITHIN,
                    ping_interval=PING_EVERY,
                    ping_timeout=PONG_WITHIN,
                ) as socket:
                    async for received in self._connected(socket):
                        if isinstance(received, CloseMessage):
                            code = received.code
                            continue
                        yield received
                        if isinstance(received, LinkEnded):
                            return
            except InvalidStatus as error:
                if error.response.status_code < 500 and error.response.status_code != 429:
                    why = refusal(self.server.address, bytes(error.response.body))
                    yield LinkEnded(why.id, why.facts)
                    return
            except (OSError, TimeoutError, WebSocketException):
                pass  # the next attempt follows
            finally:
                self._let_go()
            yield Lost(code)
            await asyncio.sleep(self._wait * uniform(0.75, 1.25))
            self._wait = min(2 * self._wait, LONGEST_WAIT)

    def _let_go(self) -> None:
        """End the connection without waiting: it may have been cancelled while it closed."""
        if self._socket:
            self._socket.transport.abort()
        self._socket = None

    async def record(self) -> Record:
        return await self.server.record(f"{self.code}-{self._games}")

    async def _connected(self, socket: ClientConnection) -> AsyncIterator[LinkMessage | CloseMessage]:
        """The messages of one connection, up to the close message. First resends commands that have no answer yet."""
        self._wait = FIRST_WAIT
        self._socket = socket  # from now on `ask` sends commands immediately
        for unanswered, _ in list(self._unanswered.values()):
            await self._send(socket, unanswered)
        async for text in socket:
            try:
                message = msgspec.json.decode(text, type=ToClient)
                received = self._understand(message)
            except msgspec.ValidationError:
                yield self._other_version
                return
            if received:
                yield received

    def _understand(self, message: ToClient) -> LinkMessage | CloseMessage | None:
        match message:
            case News(update):
                self._games = update.table.games
                return typed(update)
            case Said(utterance):
                return utterance
            case Done(id, version):
                self._answer(id, Answer(True, version))
            case Refused(id, code, sentence, facts):
                self._answer(id, Answer(False, code=code, sentence=sentence, facts=facts))
            case CloseMessage("other-version"):
                return self._other_version
            case CloseMessage(code, _, None):
                return LinkEnded(f"close-{code}")
            case CloseMessage(_, _, seconds):
                self._wait = seconds or FIRST_WAIT
                return message
            case Announced():
                return message
            case Pong():
                pass
        return None

    @property
    def _other_version(self) -> LinkEnded:
        return LinkEnded("terminal-other-version", {"address": self.server.address})

    def _answer(self, id: str, answer: Answer) -> None:
        _, waiting = self._unanswered.pop(id, ("", None))
        if waiting and not waiting.done():
            waiting.set_result(answer)

    async def _send(self, socket: ClientConnection, text: str) -> None:
        with suppress(ConnectionClosed):  # it is sent again on the next connection
            await socket.send(text)


def typed(update: Update) -> Update:
    """An update with types, as the table made it: on the wire its view and events are plain data."""
    if update.view is None:
        return update
    view_type, event_type = types_of(update.view["game"])
    view = msgspec.convert(update.view, view_type, str_keys=True)
    events, past = (
        tuple(msgspec.convert(event, event_type) for event in told) for told in (update.events, update.past)
    )
    return replace(update, view=view, events=events, past=past)


@cache
def types_of(game: str) -> tuple[Any, Any]:
    """The types of a game's views and events."""
    rules = get(game)
    return get_type_hints(rules.view)["return"], Union[tuple(rules.events)]  # noqa: UP007 (made from a list)
