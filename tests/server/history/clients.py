"""Clients that keep playing during faults, and record their commands and all messages of the server.

A client without an answer connects to any node and sends the command again with the same id. The old connection stays
open for a while, so that delayed messages still arrive.
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
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from mazzo.protocol.messages import Do, Done, News, ToClient
from mazzo.protocol.messages import Refused as RefusedMessage
from mazzo.table import commands as c
from mazzo.table.settings import Settings
from mazzo.table.updates import Stage, Update
from tests.server.client import Connection, connect_to, in_notation
from tests.server.history.history import Acknowledged, Closed, History, Opened, Received, Refused, Sent
from tests.server.history.witness import shown

PATIENCE = 1.5  # seconds without an answer before a client goes elsewhere
MOST_PATIENCE = 12.0  # the patience doubles on a busy computer
LINGER = 3.0  # seconds that an abandoned connection stays open
REST = 0.05  # between two visits
LONGEST_THOUGHT = 0.04
MOST_PENDING = 3
FORGETS = 0.03  # the share of visits that begin with a deletion
WANDERS = 0.01  # the share of messages after which a client changes the node
CONNECTIONS = itertools.count(1)

SETTINGS = (
    Settings("mantis", options={"target": 3, "target_for_two": 3}, turn_seconds=3),
    Settings("kittens", edition="2025", turn_seconds=3, reaction_seconds=1),
)


class Client:
    """A person at one table, who sometimes deletes their account and returns as another person.

    `urls` are those of the nodes.
    """

    def __init__(self, seat: str, code: str, urls: Sequence[str], history: History) -> None:
        self.code = code
        self.is_enough = False  # send no new commands
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
        """Play until `is_enough` is set and all commands are answered."""
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
        """Reconnect, repeat the last few commands, and wait for the answers."""
        self.pending |= {message.id: message for message in self._done}
        while not await self._visit() or self.pending:
            await asyncio.sleep(REST)

    async def _visit(self) -> bool:
        """Connect to a random node and play; returns whether an update came."""
        node = self._random.randrange(len(self._urls))
        if not self.is_enough and self._random.random() < FORGETS:
            await self._delete_person(self._urls[node])
        if not self._cookie and not await self._get_cookie(self._urls[node]):
            return False
        number, headers = next(CONNECTIONS), {"cookie": f"mazzo={self._cookie}"}
        self._history.note(Opened, number, self._name, self.code, node)
        try:
            async with asyncio.timeout(self._patience):
                socket = await connect_to(self._urls[node], self.code, headers, ping_interval=None, proxy=None)
        except (OSError, WebSocketException, TimeoutError, EOFError) as error:
            self._history.note(Closed, number, f"not opened: {type(error).__name__}")
            if isinstance(error, TimeoutError):
                self._patience = min(2 * self._patience, MOST_PATIENCE)
            return False
        visit = Visit(socket, number, self._history)
        try:
            await self._stay(visit)
        finally:
            if visit.is_over or self.is_enough:
                await visit.abort()
            else:
                self._left.append(asyncio.create_task(visit.linger()))
        return visit.latest is not None

    async def _get_cookie(self, url: str) -> bool:
        """Get a cookie; returns whether that succeeded."""
        async with AsyncClient(base_url=url, timeout=self._patience, verify=False) as http:
            try:
                self._cookie = (await http.get("/api/me")).cookies.get("mazzo") or ""
            except HTTPError:
                self._patience = min(2 * self._patience, MOST_PATIENCE)
        if self._cookie:
            self._name, self._joined, self._done, self.pending = next(self._names), False, [], {}
        return bool(self._cookie)

    async def _delete_person(self, url: str) -> None:
        """Send a deletion of the person, whether or not it is answered."""
        cookies = {"mazzo": self._cookie}
        async with AsyncClient(base_url=url, timeout=self._patience, verify=False, cookies=cookies) as http:
            with suppress(HTTPError):
                await http.delete("/api/me")
        self._cookie = ""

    async def _stay(self, visit: "Visit") -> None:
        """Play until the connection ends or an answer is missing for too long."""
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

    def _take_answers(self, visit: "Visit") -> None:
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

    # Commands

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
    """A client that sends no commands."""

    def _wishes(self, _: Update | None) -> list[c.Command]:
        return []


class Visit(Connection):
    """A connection to one node. All messages are recorded as soon as they arrive."""

    def __init__(self, socket: ClientConnection, number: int, history: History) -> None:
        super().__init__(socket)
        self.number = number
        self.unanswered: list[str] = []
        self._history = history
        self._answers: list[Done | RefusedMessage] = []
        self._read_before = 0  # texts

    @property
    def latest(self) -> Update | None:
        return self.updates[-1] if self.updates else None

    async def ask(self, message: Do) -> None:
        self.unanswered.append(message.id)
        self._history.note(Sent, self.number, message.id, msgspec.to_builtins(message.command))
        with suppress(WebSocketException, OSError):  # reading notices the end of the connection
            await self.send(message)

    async def news(self, patience: float) -> bool:
        """Wait for any message; False if an answer is missing for too long."""
        with suppress(TimeoutError):
            async with asyncio.timeout(patience if self.unanswered or not self.latest else PATIENCE / 3), self.changed:
                await self.changed.wait_for(lambda: self.is_over or len(self.texts) > self._read_before)
        is_something = self.is_over or len(self.texts) > self._read_before
        self._read_before = len(self.texts)
        return is_something or bool(self.latest and not self.unanswered)

    def take_answers(self) -> "list[Done | RefusedMessage]":
        answers, self._answers = self._answers, []
        return answers

    def note(self, message: ToClient) -> None:
        match message:
            case News(update):
                self._history.note(Received, self.number, update.version, shown(update, is_first=self.latest is None))
            case Done(id, version) as answer:
                self._history.note(Acknowledged, self.number, id, version)
                self._note_answer(answer)
            case RefusedMessage(id, code) as answer:
                self._history.note(Refused, self.number, id, code)
                self._note_answer(answer)
            case _:
                pass
        super().note(message)

    def _note_answer(self, answer: Done | RefusedMessage) -> None:
        self._answers.append(answer)
        if answer.id in self.unanswered:
            self.unanswered.remove(answer.id)

    def note_end(self) -> None:
        close = self.close_message
        why = close.code if close else "cut"
        self._history.note(Closed, self.number, f"{why}, for good" if close and close.again_in_seconds is None else why)

    async def linger(self) -> None:
        """Keep reading for a while, then close."""
        try:
            await asyncio.sleep(LINGER)
        finally:
            await self.abort()
