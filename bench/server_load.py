"""The load for `bench.server`: tables of four people, a WebSocket each."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from bench.server_processes import Place

SEATS = 4
MOST_AT_ONCE = 200  # tables set up in parallel: each waits for several commits
PATIENCE = 60.0
TABLES_OF_AN_ADDRESS = 2000
SETTINGS = b'{"game":"mantis","options":{"target":105},"turn_seconds":null}'

NEWS = b'{"message":"news","update":{"version":'
DONE = b'{"message":"done"'
REFUSED = b'{"message":"refused"'


# The part of an update that is needed to choose a move


class TablePart(msgspec.Struct):
    stage: str
    next_commitment: str | None


class ViewPart(msgspec.Struct):
    to_act: list[int]
    legal: list[dict[str, Any]]


class UpdatePart(msgspec.Struct):
    table: TablePart
    view: ViewPart | None


class NewsPart(msgspec.Struct):
    update: UpdatePart


decoder = msgspec.json.Decoder(NewsPart)


# The load


class Load:
    """Measurements from the sockets of all tables."""

    def __init__(self, *places: Place) -> None:
        self.places = places  # of the servers; the people of one table are at the same one, as behind a proxy
        self.latencies: list[float] = []  # of updates
        self.lateness: list[float] = []  # of the load itself: from the due time to the sending of a move
        self.moves = 0
        self.held_back = 0  # moves that were due before the previous one was done
        self.lost = 0  # updates
        self.refused: list[bytes] = []
        self.is_over = False
        self.broken = 0  # connections

    def clear(self) -> None:
        self.latencies, self.lateness, self.moves, self.held_back = [], [], 0, 0


class Player(asyncio.Protocol):
    """One minimal WebSocket: the server's frames are whole and unmasked, ours use a mask of zeros."""

    transport: asyncio.Transport

    def __init__(self, load: Load, table: "LiveTable", cookie: bytes) -> None:
        self.version = 0
        self.last = b""
        self.answer: asyncio.Future[bytes] | None = None
        self.first = asyncio.get_running_loop().create_future()
        self._load = load
        self._table = table
        self._cookie = cookie
        self._received = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nCookie: %b\r\n\r\n"
            % (self._table.code, self._cookie)
        )

    def data_received(self, data: bytes) -> None:
        received = self._received + data
        at = 0
        if not self._is_open:
            head, end, _ = received.partition(b"\r\n\r\n")
            if end:
                assert b" 101 " in head, head
                self._is_open = True
                at = len(head) + len(end)
        while self._is_open and len(received) >= at + 2:
            size, start = received[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(received[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(received[start : start + 8]), start + 8
            if len(received) < start + size:
                break
            self._take(received[at] & 15, received[start : start + size])
            at = start + size
        self._received = received[at:]

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 (asyncio calls it so)
        self._load.broken += not self._load.is_over

    def send(self, text: bytes, opcode: int = 1) -> None:
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2)
        self.transport.write(bytes([128 | opcode]) + size + bytes(4) + text)

    async def ask(self, command: bytes) -> None:
        """Send a command of the set-up, and wait for its result."""
        self.answer = asyncio.get_running_loop().create_future()
        self.send(b'{"message":"do","id":"%x","command":%b}' % (random.getrandbits(60), command))
        answer = await asyncio.wait_for(self.answer, PATIENCE)
        assert answer.startswith(DONE), answer

    def _take(self, opcode: int, text: bytes) -> None:
        if opcode == 9:
            self.send(text, opcode=10)
        elif text.startswith(NEWS):
            self._take_update(int(text[len(NEWS) : text.index(b",", len(NEWS))]), text)
        elif self.answer and not self.answer.done():
            self.answer.set_result(text)
        elif text.startswith(REFUSED):
            self._load.refused.append(text)

    def _take_update(self, version: int, text: bytes) -> None:
        if self.version:
            self._load.lost += version - self.version - 1
        else:
            self.first.set_result(None)
        self.version, self.last = version, text
        if version == self._table.awaited:
            self._load.latencies.append(time.perf_counter() - self._table.sent_at)
            self._table.waiting -= 1


class LiveTable:
    def __init__(self, load: Load, code: bytes, number: int = 0) -> None:
        self.code = code
        self._place = load.places[number % len(load.places)]
        self._from = (f"127.0.0.{1 + number // TABLES_OF_AN_ADDRESS}", 0)  # an address has some 28,000 ports
        self.players: list[Player] = []
        self.awaited = 0  # the version made by the last move
        self.waiting = 0  # players who have not received it yet
        self.sent_at = 0.0
        self._load = load
        self._moves = 0

    async def sit_down(self, cookies: Iterable[bytes]) -> None:
        for number, cookie in enumerate(cookies):
            player = await self._connect(Player, cookie)
            await player.ask(b'{"command":"join","name":"Player %d"}' % number)
            await player.ask(b'{"command":"sit"}')

    async def _connect(self, kind: type[Player], cookie: bytes) -> Player:
        """Connect a player and wait for the first update."""
        loop, load = asyncio.get_running_loop(), self._load
        make = partial(kind, load, self, cookie)
        _, player = await loop.create_connection(make, *self._place, local_addr=self._from)
        self.players.append(player)
        await asyncio.wait_for(player.first, PATIENCE)
        return player

    async def start(self) -> None:
        await self.players[0].ask(b'{"command":"start"}')

    def move(self) -> bool:
        """Send the next move at this table; False if it is not known yet."""
        update = decoder.decode(self.players[0].last).update
        if self.waiting or update.view is None:
            return False
        if update.table.stage == "over":
            if update.table.next_commitment is None:
                return False
            player, command = self.players[0], b'{"command":"start"}'
        else:
            player = self.players[update.view.to_act[0]]
            view = decoder.decode(player.last).update.view
            if not (view and view.legal):
                return False
            action = in_notation(random.choice(view.legal)).encode()
            command = b'{"command":"act","action":"%b","version":%d}' % (action, player.version)
        self.awaited, self.waiting = player.version + 1, SEATS
        self._moves += 1
        self.sent_at = time.perf_counter()
        player.send(b'{"message":"do","id":"move %d","command":%b}' % (self._moves, command))
        return True


def in_notation(action: dict[str, Any]) -> str:
    """{"do": "five", "cards": ["nope", "skip"]} is "five nope skip"."""
    words = [value if isinstance(value, list) else [value] for value in action.values()]
    return " ".join(str(word) for several in words for word in several if word is not None)


class RelayPlayer(Player):
    """A player at a table of a relay, where all texts are the same."""

    def _take(self, opcode: int, text: bytes) -> None:
        if opcode == 9:
            self.send(text, opcode=10)
        elif not self.first.done():
            self.first.set_result(None)
        elif opcode == 1:
            self._load.latencies.append(time.perf_counter() - self._table.sent_at)
            self._table.waiting -= 1


class RelayTable(LiveTable):
    async def sit_down(self, cookies: Iterable[bytes]) -> None:
        for cookie in cookies:
            await self._connect(RelayPlayer, cookie)

    def move(self) -> bool:
        if self.waiting:
            return False
        self.waiting = SEATS
        self.sent_at = time.perf_counter()
        random.choice(self.players).send(b"x" * 100)  # as long as a command
        return True


async def play(load: Load, tables: list[LiveTable], rate: float, seconds: float) -> float:
    """Make `rate` moves a second at all tables together, evenly; return the seconds it took."""
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        while (ahead := due - time.perf_counter()) > 0:
            await asyncio.sleep(ahead)
        if number % 20 == 0:
            await asyncio.sleep(0)  # let the loop read messages even when the load is late
        load.lateness.append(time.perf_counter() - due)
        if tables[number % len(tables)].move():
            load.moves += 1
        else:
            load.held_back += 1
    return time.perf_counter() - began


async def is_quiet(tables: list[LiveTable], seconds: float) -> bool:
    """Whether all players have received every move within `seconds`."""
    until = time.perf_counter() + seconds
    while any(table.waiting for table in tables) and time.perf_counter() < until:
        await asyncio.sleep(0.02)
    return not any(table.waiting for table in tables)


# A little HTTP


async def request(place: Place, head: bytes, body: bytes = b"", cookie: bytes = b"") -> tuple[bytes, bytes]:
    """The head and the body of the response."""
    reader, writer = await asyncio.open_connection(*place)
    writer.write(
        b"%b HTTP/1.1\r\nHost: bench\r\nConnection: close\r\nCookie: %b\r\n"
        b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n%b" % (head, cookie, len(body), body)
    )
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.split()[1].startswith(b"20"), answer
    return head, body


async def new_person(load: Load) -> bytes:
    head, _ = await request(load.places[0], b"GET /api/me")
    return head.partition(b"set-cookie: ")[2].partition(b";")[0]


async def new_table(load: Load, number: int) -> LiveTable:
    place, host = load.places[number % len(load.places)], await new_person(load)
    _, body = await request(place, b"POST /api/tables", SETTINGS, host)
    return LiveTable(load, msgspec.json.decode(body)["code"].encode(), number)


async def told_by(load: Load) -> dict[str, float]:
    """The metrics of all servers, added up."""
    told: Counter[str] = Counter()
    for place in load.places:
        _, body = await request(place, b"GET /metrics")
        lines = [line.rpartition(" ") for line in body.decode().splitlines() if not line.startswith("#")]
        told.update({name: float(value) for name, _, value in lines})
    return dict(told)


async def several(jobs: Iterable[Callable[[], Awaitable[Any]]]) -> list[Any]:
    """Run all jobs, a limited number in parallel."""
    gate = asyncio.Semaphore(MOST_AT_ONCE)

    async def one(job: Callable[[], Awaitable[Any]]) -> Any:
        async with gate:
            return await job()

    return await asyncio.gather(*(one(job) for job in jobs))
