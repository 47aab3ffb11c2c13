"""People at a real server: each has cookies of their own, and a WebSocket for each table they are at."""

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
    """Somebody with a browser."""

    def __init__(self, url: str, address: str | None = None, is_known: bool = True, **options: Any) -> None:
        self.url = url
        self.headers = {"x-forwarded-for": address} if address else {}  # what a proxy would say
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
        """The server has another address now."""
        self.url = url
        self.http.base_url = url

    async def status_for(self, address: str) -> int:
        """The status for a newcomer from this address, as a proxy would report it."""
        response = await self.http.get("/api/me", headers={"x-forwarded-for": address})
        self.http.cookies.clear()
        return response.status_code

    async def open_table(self, **settings: Any) -> str:
        response = await self.http.post("/api/tables", json=settings)
        assert response.status_code == 201, response.text
        code: str = response.json()["code"]
        return code

    async def visit(
        self, code: str, protocol: str = str(PROTOCOL), guest: int | None = None, **options: Any
    ) -> "TableSession":
        """Connect to a table, as one of several in this browser if `guest` says so. The first update is there."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {**self.headers, "cookie": cookies}
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{code}/socket?protocol={protocol}"
        url += "" if guest is None else f"&guest={guest}"
        visit = TableSession(
            self, code, await connect(url, additional_headers=headers, **{"compression": None, **options})
        )
        self._visits.append(visit)
        await visit.until(lambda: visit.updates or visit.close_message)
        return visit

    async def sit(self, code: str, name: str) -> "TableSession":
        visit = await self.visit(code)
        await visit.do(Join(name))
        await visit.do(Sit())
        return visit


class TableSession:
    """One connection to one table. It reads by itself."""

    def __init__(self, guest: Guest, code: str, socket: ClientConnection) -> None:
        self.guest = guest
        self.code = code
        self.socket = socket
        self.texts: list[str] = []  # all that came, in order
        self.updates: list[Update] = []
        self.answers: dict[str, list[Done | Refused]] = {}
        self.announcements: list[str] = []
        self.said: list[Utterance] = []
        self.pongs = 0
        self.close_message: CloseMessage | None = None
        self.is_over = False
        self._ids = itertools.count(1)
        self._changed = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.texts.append(text)
                self._note(decoder.decode(text))
                async with self._changed:
                    self._changed.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.is_over = True
            async with self._changed:
                self._changed.notify_all()

    def _note(self, message: ToClient) -> None:
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

    @property
    def update(self) -> Update:
        return self.updates[-1]

    @property
    def view(self) -> Any:
        return self.update.view

    async def say(self, **words: str) -> Done | Refused:
        """Say something to everybody at the table."""
        id = f"words {next(self._ids)}"
        await self.send(Say(id, Speech(**words)))
        await self.until(lambda: id in self.answers)
        return self.answers[id][0]

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait until it is so."""
        async with asyncio.timeout(PATIENCE), self._changed:
            await self._changed.wait_for(lambda: is_so() or self.is_over)
        assert is_so(), f"the connection ended before: {self.close_message}"

    async def has_version(self, version: int) -> None:
        await self.until(lambda: self.update.version >= version)

    async def send(self, message: Do | Say | Ping | str) -> None:
        await self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    async def ask(self, command: Command, id: str | None = None) -> Done | Refused:
        """Ask for something, and wait for the answer."""
        id = id or f"{next(self._ids)}-{Random().getrandbits(40)}"
        known = len(self.answers.get(id, ()))
        await self.send(Do(id, command))
        await self.until(lambda: len(self.answers.get(id, ())) > known)
        return self.answers[id][-1]

    async def do(self, command: Command, id: str | None = None) -> Done:
        """Ask for something that is not refused."""
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
        """Any action of those that are legal, each kind as likely as another."""
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
        """Another connection of the same person to the same table."""
        return await self.guest.visit(self.code)

    async def leave(self) -> None:
        await self.socket.close()
        await self._reading


def in_notation(action: dict[str, Any]) -> str:
    """{"do": "five", "cards": ["nope", "skip"]} is "five nope skip"."""
    words: list[object] = []
    for value in action.values():
        words += value if isinstance(value, list) else [value]
    return " ".join(map(str, words))
