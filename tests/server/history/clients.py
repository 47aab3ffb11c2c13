"""Clients that play on during faults, and record their commands and all that the server sends.

A client that is not answered goes to any node and asks again, with the same id; the connection that it left stays open
for a while, so that what was on its way still arrives.
"""

import asyncio
import itertools
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from string import ascii_lowercase
from typing import Any

import msgspec
from httpx import AsyncClient, HTTPError
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from mazzo.protocol.messages import PROTOCOL, CloseMessage, Do, Done, News
from mazzo.protocol.messages import Refused as RefusedMessage
from mazzo.table import commands as c
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage, Update
from tests.server.client import decoder, in_notation
from tests.server.history.history import Acknowledged, Asked, Closed, History, Opened, Refused, Told
from tests.server.history.witness import shown

PATIENCE = 1.5  # seconds without an answer, after which a client goes elsewhere
MOST_PATIENCE = 12.0  # on a computer that is busy: who was not answered waits longer the next time
LINGER = 3.0  # how long the connection that it left stays open
REST = 0.05  # between two visits
LONGEST_THOUGHT = 0.04
MOST_PENDING = 3
FORGETS = 0.03  # how often somebody who comes lets themselves be forgotten first
WANDERS = 0.01  # how often somebody goes to another node without a reason
CONNECTIONS = itertools.count(1)

SETTINGS = (
    Settings("mantis", options={"target": 3, "target_for_two": 3}, turn_seconds=3),
    Settings("kittens", edition="2025", turn_seconds=3, reaction_seconds=1),
)


class Client:
    """Somebody at one table. Now and then they let themselves be forgotten, and come again as somebody else.

    `urls` are the nodes'.
    """

    def __init__(self, seat: str, code: str, urls: Sequence[str], history: History) -> None:
        self.code = code
        self.is_enough = False  # ask for nothing new
        self.pending: dict[str, Do] = {}
        self.done = 0  # commands that were acknowledged
        self._names = (f"{seat}{letter}" for letter in itertools.cycle(ascii_lowercase))
        self._name = ""
        self._cookie = ""
        self._urls = urls
        self._history = history
        self._random = Random(f"{history.name} {seat}")
        self._ids = itertools.count(1)
        self._joined = False
        self._done: list[Do] = []  # the last few that were acknowledged
        self._left: list[asyncio.Task[None]] = []
        self._patience = PATIENCE

    async def play(self) -> None:
        """Until it is enough, and everything was answered."""
        try:
            while not (self.is_enough and not self.pending):
                await self._visit()
                await asyncio.sleep(REST)
        finally:
            for task in self._left:
                task.cancel()
            ends = await asyncio.gather(*self._left, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end

    async def look_again(self) -> None:
        """Come back once more, ask again for the last few commands, and wait until they are answered."""
        self.pending |= {message.id: message for message in self._done}
        while not await self._visit() or self.pending:
            await asyncio.sleep(REST)

    async def _visit(self) -> bool:
        """Whether anything was told."""
        node = self._random.randrange(len(self._urls))
        if not self.is_enough and self._random.random() < FORGETS:
            await self._be_forgotten(self._urls[node])
        if not self._cookie and not await self._be_somebody(self._urls[node]):
            return False
        visit = TableSession(self._name, self.code, node, self._history)
        try:
            async with asyncio.timeout(self._patience):
                await visit.open(self._urls[node], self._cookie)
        except (OSError, WebSocketException, TimeoutError, EOFError) as error:
            visit.note_end(f"not opened: {type(error).__name__}")
            if isinstance(error, TimeoutError):
                self._patience = min(2 * self._patience, MOST_PATIENCE)
            return False
        try:
            await self._stay(visit)
        finally:
            if visit.is_over or self.is_enough:
                await visit.close()
            else:
                self._left.append(asyncio.create_task(visit.linger()))
        return visit.latest is not None

    async def _be_somebody(self, url: str) -> bool:
        """Get a cookie. Nothing is known of a person of that name yet."""
        async with AsyncClient(base_url=url, timeout=self._patience, verify=False) as http:
            try:
                self._cookie = (await http.get("/api/me")).cookies.get("mazzo") or ""
            except HTTPError:
                self._patience = min(2 * self._patience, MOST_PATIENCE)
        if self._cookie:
            self._name, self._joined, self._done, self.pending = next(self._names), False, [], {}
        return bool(self._cookie)

    async def _be_forgotten(self, url: str) -> None:
        """Whether or not that is answered."""
        cookies = {"mazzo": self._cookie}
        async with AsyncClient(base_url=url, timeout=self._patience, verify=False, cookies=cookies) as http:
            with suppress(HTTPError):
                await http.delete("/api/me")
        self._cookie = ""

    async def _stay(self, visit: "TableSession") -> None:
        """Play, until the connection ends or somebody does not answer for too long."""
        again = [*self.pending.values(), *self._random.sample(self._done, min(1, len(self._done)))]
        for message in {message.id: message for message in again}.values():
            await visit.ask(message)
        while not visit.is_over:
            self._take_answers(visit)
            if self.is_enough and visit.latest and not visit.unanswered:
                return
            if not self.is_enough and not visit.unanswered:
                await asyncio.sleep(self._random.uniform(0, LONGEST_THOUGHT))
                for command in self._wishes(visit.latest):
                    message = Do(f"{self._name}-{next(self._ids)}", command)
                    self.pending[message.id] = message
                    await visit.ask(message)
            if not await visit.news(self._patience):
                self._patience = min(2 * self._patience, MOST_PATIENCE)
                break
            if self._random.random() < WANDERS:
                break
        self._take_answers(visit)

    def _take_answers(self, visit: "TableSession") -> None:
        for answer in visit.take_answers():
            message = self.pending.pop(answer.id, None)
            if message is None:  # it was answered elsewhere
                continue
            self._patience = PATIENCE
            if isinstance(answer, Done):
                self.done += 1
                self._done = [*self._done[-4:], message]
            if isinstance(message.command, c.Join | c.Leave):
                self._joined = isinstance(answer, Done) and isinstance(message.command, c.Join)
            elif isinstance(answer, RefusedMessage) and answer.code == "not-here":
                self._joined = False

    # What a person wants

    def _wishes(self, update: Update | None) -> list[c.Command]:
        if update is None:
            return []
        some: Callable[[Sequence[Any]], Any] = self._random.choice
        chance = self._random.random
        if not self._joined:
            return [c.Join(self._name), c.Sit()]
        is_playing = update.table.stage is Stage.PLAYING
        wishes: list[c.Command] = []
        if is_playing and update.view["legal"]:
            kind = some(sorted({action["do"] for action in update.view["legal"]}))
            action = some([action for action in update.view["legal"] if action["do"] == kind])
            wishes.append(c.Act(in_notation(action), update.version))
        elif not is_playing and update.seat is None:
            wishes.append(c.Sit())
        elif not is_playing and update.host:
            wishes.append(some([*[c.Start()] * 5, c.Change(some(SETTINGS)), c.Shuffle()]))
        elif not is_playing and chance() < 0.3:
            wishes.append(some([c.Ready(True), c.AddEntropy("luck"), c.Stand()]))
        if chance() < 0.25:
            wishes.append(some([c.Rename(f"{self._name}.{some(range(9))}"), c.PassUntilTurn(chance() < 0.3)]))
        if chance() < 0.005:
            wishes += [c.Leave(), c.Join(self._name), c.Sit()]
        return wishes[:MOST_PENDING]


class Watcher(Client):
    """Somebody who asks for nothing."""

    def _wishes(self, _: Update | None) -> list[c.Command]:
        return []


class TableSession:
    """One connection to one node. All that comes is written down the moment it comes."""

    def __init__(self, client: str, code: str, node: int, history: History) -> None:
        self.number = next(CONNECTIONS)
        self.latest: Update | None = None
        self.is_over = False
        self.unanswered: list[str] = []
        self._code = code
        self._history = history
        self._answers: list[Done | RefusedMessage] = []
        self._close_code = "cut"
        self._something = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        history.note(Opened, self.number, client, code, node)

    async def open(self, url: str, cookie: str) -> None:
        url = f"{url.replace('http', 'ws', 1)}/api/tables/{self._code}/socket?protocol={PROTOCOL}"
        headers = {"cookie": f"mazzo={cookie}"}
        self._socket = await connect(url, additional_headers=headers, compression=None, ping_interval=None, proxy=None)
        self._reading = asyncio.create_task(self._read(self._socket))

    async def ask(self, message: Do) -> None:
        assert self._socket
        self.unanswered.append(message.id)
        self._history.note(Asked, self.number, message.id, msgspec.to_builtins(message.command))
        with suppress(WebSocketException, OSError):  # the end of the connection is found by who reads
            await self._socket.send(msgspec.json.encode(message).decode())

    async def news(self, patience: float) -> bool:
        """Wait for anything to come; False when nobody has answered for too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience if self.unanswered or not self.latest else PATIENCE / 3):
                await self._something.wait()
        is_something = self._something.is_set()
        self._something.clear()
        return is_something or bool(self.latest and not self.unanswered)

    def take_answers(self) -> "list[Done | RefusedMessage]":
        answers, self._answers = self._answers, []
        return answers

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                self._note(text)
                self._something.set()
        except WebSocketException:
            pass
        finally:
            self.note_end(self._close_code)

    def _note(self, text: str | bytes) -> None:
        match decoder.decode(text):
            case News(update):
                self._history.note(Told, self.number, update.version, shown(update, is_first=self.latest is None))
                self.latest = update
            case Done(id, version) as answer:
                self._history.note(Acknowledged, self.number, id, version)
                self._note_answer(answer)
            case RefusedMessage(id, code) as answer:
                self._history.note(Refused, self.number, id, code)
                self._note_answer(answer)
            case CloseMessage(code, again_in_seconds=seconds):
                self._close_code = code if seconds is not None else f"{code}, for good"
            case _:
                pass

    def _note_answer(self, answer: Done | RefusedMessage) -> None:
        self._answers.append(answer)
        if answer.id in self.unanswered:
            self.unanswered.remove(answer.id)

    def note_end(self, why: str) -> None:
        if not self.is_over:
            self.is_over = True
            self._history.note(Closed, self.number, why)
            self._something.set()

    async def linger(self) -> None:
        """Listen on for a while."""
        try:
            await asyncio.sleep(LINGER)
        finally:
            await self.close()

    async def close(self) -> None:
        if self._socket and self._reading:
            self._socket.transport.abort()
            await self._reading
