"""The WebSocket client of the tests, and people with cookies on a real server."""

import asyncio
import itertools
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from mazzo.protocol.messages import (
    PROTOCOL,
    Announced,
    CloseMessage,
    Do,
    Done,
    News,
    Ping,
    Pong,
    Refused,
    Said,
    Say,
    ToClient,
)
from mazzo.table.commands import Act, Command, Join, Sit
from mazzo.table.talk import Speech, Utterance
from mazzo.table.updates import Stage, Update

decoder: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)

PATIENCE = 20.0


class Guest:
    """A person with a browser."""

    def __init__(self, url: str, address: str | None = None, is_known: bool = True, **options: Any) -> None:
        self.url = url
        self.headers = {"x-forwarded-for": address} if address else {}  # as a proxy adds it
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, timeout=PATIENCE, verify=False, **options)
        self._is_known = is_known
        self._visits: list[TableSession] = []

    async def __aenter__(self) -> Self:
        if self._is_known:
            (await self.http.get("/api/me")).raise_for_status()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for visit in self._visits:
            await visit.leave()
        await self.http.aclose()

    def move_to(self, url: str) -> None:
        """Use another address of the server."""
        self.url = url
        self.http.base_url = url

    async def status_for(self, address: str) -> int:
        """The status of a newcomer's request from this address, as a proxy would forward it."""
        response = await self.http.get("/api/me", headers={"x-forwarded-for": address})
        self.http.cookies.clear()
        return response.status_code

    async def open_table(self, **settings: Any) -> str:
        response = await self.http.post("/api/tables", json=settings)
        assert response.status_code == 201, response.text
        code: str = response.json()["code"]
        return code

    async def visit(self, code: str, **options: Any) -> "TableSession":
        """Connect to a table, and wait for the first update; `options` are those of `connect_to`."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = await connect_to(self.url, code, {**self.headers, "cookie": cookies}, **options)
        visit = TableSession(self, code, socket)
        self._visits.append(visit)
        await visit.until(lambda: visit.updates or visit.close_message)
        return visit

    async def sit(self, code: str, name: str) -> "TableSession":
        visit = await self.visit(code)
        await visit.do(Join(name))
        await visit.do(Sit())
        return visit


async def connect_to(
    url: str,
    code: str,
    headers: dict[str, str],
    protocol: str = str(PROTOCOL),
    guest: int | None = None,
    **options: Any,
) -> ClientConnection:
    """Open the WebSocket of a table, as the guest of this number if several people share a browser."""
    place = f"{url.replace('http', 'ws', 1)}/api/tables/{code}/socket?protocol={protocol}"
    place += "" if guest is None else f"&guest={guest}"
    return await connect(place, additional_headers=headers, **{"compression": None, **options})


class Connection:
    """A WebSocket that reads in the background."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []  # all messages, in order
        self.updates: list[Update] = []
        self.answers: dict[str, list[Done | Refused]] = {}
        self.announcements: list[str] = []
        self.said: list[Utterance] = []
        self.pongs = 0
        self.close_message: CloseMessage | None = None
        self.is_over = False
        self.changed = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self.note(decoder.decode(text))
                async with self.changed:
                    self.changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.is_over = True
            self.note_end()
            async with self.changed:
                self.changed.notify_all()

    def note(self, message: ToClient) -> None:
        match message:
            case News(update):
                self.updates.append(update)
            case Done(id) | Refused(id):
                self.answers.setdefault(id, []).append(message)
            case Announced(text):
                self.announcements.append(text)
            case Said(utterance):
                self.said.append(utterance)
            case Pong():
                self.pongs += 1
            case CloseMessage():
                self.close_message = message

    def note_end(self) -> None:
        pass

    async def send(self, message: Do | Say | Ping | str) -> None:
        await self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def leave(self) -> None:
        await self.socket.close()
        await self._reading

    async def abort(self) -> None:
        self.socket.transport.abort()
        await self._reading


class TableSession(Connection):
    """A guest at a table."""

    def __init__(self, guest: Guest, code: str, socket: ClientConnection) -> None:
        super().__init__(socket)
        self.guest = guest
        self.code = code
        self._ids = itertools.count(1)

    @property
    def update(self) -> Update:
        return self.updates[-1]

    @property
    def view(self) -> Any:
        return self.update.view

    async def say(self, **words: str) -> Done | Refused:
        """Send a message to all people at the table."""
        id = f"words {next(self._ids)}"
        await self.send(Say(id, Speech(**words)))
        await self.until(lambda: id in self.answers)
        return self.answers[id][0]

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for a condition."""
        async with asyncio.timeout(PATIENCE), self.changed:
            await self.changed.wait_for(lambda: is_so() or self.is_over)
        assert is_so(), f"the connection ended before: {self.close_message}"

    async def has_version(self, version: int) -> None:
        await self.until(lambda: self.update.version >= version)

    async def ask(self, command: Command, id: str | None = None) -> Done | Refused:
        """Send a command, and wait for the answer."""
        id = id or f"{next(self._ids)}-{Random().getrandbits(40)}"
        known = len(self.answers.get(id, ()))
        await self.send(Do(id, command))
        await self.until(lambda: len(self.answers.get(id, ())) > known)
        return self.answers[id][-1]

    async def do(self, command: Command, id: str | None = None) -> Done:
        """Send a command that is not refused."""
        answer = await self.ask(command, id)
        assert isinstance(answer, Done), answer
        return answer

    async def refused(self, command: Command, id: str | None = None) -> Refused:
        answer = await self.ask(command, id)
        assert isinstance(answer, Refused), answer
        return answer

    def may_act(self) -> bool:
        return self.update.table.stage is Stage.PLAYING and bool(self.view["legal"])

    def choose(self, random: Random) -> Act:
        """A random legal action; each kind is equally likely."""
        kinds = sorted({action["do"] for action in self.view["legal"]})
        kind = random.choice(kinds)
        chosen = random.choice([action for action in self.view["legal"] if action["do"] == kind])
        return Act(in_notation(chosen), self.update.version)

    async def play(self, random: Random) -> None:
        """Play until the game is over."""
        while True:
            await self.until(lambda: self.may_act() or self.update.table.stage is not Stage.PLAYING)
            if self.update.table.stage is not Stage.PLAYING:
                return
            await self.ask(self.choose(random))

    async def again(self) -> "TableSession":
        """Another connection of the same person."""
        return await self.guest.visit(self.code)


def in_notation(action: dict[str, Any]) -> str:
    """{"do": "five", "cards": ["nope", "skip"]} is "five nope skip"."""
    words: list[object] = []
    for value in action.values():
        words += value if isinstance(value, list) else [value]
    return " ".join(map(str, words))
