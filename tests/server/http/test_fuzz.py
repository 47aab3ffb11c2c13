"""A running server refuses or cuts off invalid input of every kind, and no game is affected."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import hypothesis
import msgspec
import pytest
import requests
import schemathesis
from msgspec.structs import fields
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance
from websockets.exceptions import ConnectionClosed

from mazzo.core.rules import Seat
from mazzo.protocol.messages import Do, Done, Refused
from mazzo.server.limits import LARGEST_MESSAGE
from mazzo.table.commands import Command, Join, Rename, Start
from mazzo.table.people import Avatar
from mazzo.table.settings import Settings, Speed
from tests.server.client import Guest, TableSession
from tests.server.history.witness import entries_of
from tests.server.loop import awaits
from tests.server.site import Site
from tests.server.tables.test_games import play_to_the_end, seated

MEMORY = 40 * 1024  # KiB by which a server may grow
MOST_INVALID = 20  # messages, after which the connection is closed

SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 11))]

WRONG: dict[Any, list[Any]] = {
    str: [None, 1, 1.5, True, [], {}, ["Ada"], {"name": "Ada"}],
    int: [None, "1", 1.5, True, [], {}, [1]],
    bool: [None, 0, 1, "true", [], {}],
    Speed: [None, 1, True, "Calm", "", [], {}],
    Avatar | None: [-1, 24, 1.5, True, "1", [], {}],
    Settings: [None, 1, "mantis", [], {}, {"game": 1}, {"game": "mantis", "options": []}, {"game": "mantis", "x": 1}],
}
RIGHT: dict[Any, list[Any]] = {
    str: [
        "",
        "Ada",
        "score",
        "steal 1",
        "draw",
        "wow",
        "random",
        "\u202e",
        "\x00",
        "😀" * 30,
        "<b>",
        "a" * 900,
        "1 2 3",
    ],
    int: [-1, 0, 1, 2, 7, 100, 2**31, 2**63, -(2**63), 10**30],
    bool: [True, False],
    Speed: [*Speed],
    Avatar | None: [None, 0, 23],
    Settings: [{"game": "mantis"}, {"game": "kittens", "edition": "2015"}, {"game": "chess"}],
}
WRONG[Seat], RIGHT[Seat] = WRONG[int], RIGHT[int]
WRONG_IDS: list[Any] = [None, 1, [], {}, True, "", "x" * 65]


class Target(Site):
    """A server without limits, so that all input arrives."""

    def __init__(self, database: Path) -> None:
        super().__init__(database, "--no-limits")
        self.database = str(database)

    def faults(self) -> list[str]:
        """The lines of errors in the log."""
        return [line for line in self.errors if json.loads(line)["level"] in ("error", "critical") or "Trace" in line]

    def memory(self) -> int:
        """The server's memory in KiB."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = [line for line in text.splitlines() if line.startswith("VmRSS")]
        return int(line.split()[1])


CUT = (1002, 1007, 1009, 1006)
"""Close codes of a cut connection. 1006 has no reason: with a huge message, the client may not receive it."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    target = Target(tmp_path_factory.mktemp("target") / "mazzo.db")
    yield target
    assert target.stop() == 0


@asynccontextmanager
async def unharmed(target: Target) -> AsyncIterator[list[TableSession]]:
    """A game of two, with checks at the end: its log has only commands that were acknowledged to the visits in the
    list, it can be played to its end, and the server has no errors and not much more memory."""
    async with seated(target, 2, game="mantis", turn_seconds=None) as players:
        visits = [*players]
        await visits[0].do(Start())
        await visits[1].has_version(visits[0].update.version)
        before, holders = [visit.view for visit in players], players[0].update.table.seats
        size, known = target.memory(), len(target.faults())
        yield visits
        again = [await visit.again() for visit in players]
        assert [visit.view for visit in again] == before
        assert again[0].update.table.seats == holders
        code = players[0].code
        log = await entries_of(target.database, code)
        answers = [answer for visit in visits for answers in visit.answers.values() for answer in answers]
        logged = {(entry.id, entry.seq) for entry in log if isinstance(entry.command, Command)}
        ids = {id for id, _ in logged}  # a command without effect is answered, and not in the log
        done = {(answer.id, answer.version) for answer in answers if isinstance(answer, Done) and answer.id in ids}
        assert done <= logged
        if not any(visit.socket.close_code in CUT for visit in visits):  # their last answers may be lost on the way
            assert done == logged
        await play_to_the_end(again)
        assert target.memory() - size < MEMORY
    assert target.process.poll() is None
    assert target.faults()[known:] == []


# Messages


def wrong_messages() -> Iterator[str]:
    """Each command with a wrong type in each field, with a missing and an extra field; then invalid envelopes."""
    for kind in get_args(Command):
        names = fields(kind)
        good = {"command": kind.__name__.lower(), **{field.name: RIGHT[field.type][0] for field in names}}
        for field in names:
            for value in WRONG[field.type]:
                yield json.dumps({"message": "do", "id": "x", "command": {**good, field.name: value}})
            if field.required:
                lacking = {name: value for name, value in good.items() if name != field.name}
                yield json.dumps({"message": "do", "id": "x", "command": lacking})
        yield json.dumps({"message": "do", "id": "x", "command": {**good, "more": 1}})
        for id in WRONG_IDS:
            yield json.dumps({"message": "do", "id": id, "command": good})
    for value in (None, 1, "sit", [], {}, {"command": None}, {"command": "nothing"}, {"command": ["sit"]}):
        yield json.dumps({"message": "do", "id": "x", "command": value})
    for value in (None, 1, [], {}, "", "dO", "news", "close"):
        yield json.dumps({"message": value, "id": "x"})


async def send_all(guest: Guest, visits: list[TableSession], messages: list[str | bytes]) -> list[Done | Refused]:
    """Send messages to another player's table over several connections; returns the answers."""
    answers: list[Done | Refused] = []
    for start in range(0, len(messages), MOST_INVALID - 2):
        visit = await guest.visit(visits[0].code)
        visits.append(visit)
        some = messages[start : start + MOST_INVALID - 2]
        is_huge = any(len(message) > 2 * LARGEST_MESSAGE for message in some)
        with suppress(ConnectionClosed):
            for message in some:
                await visit.socket.send(message)
            await visit.send('{"message":"ping"}')
        await visit.until(lambda visit=visit: visit.pongs or visit.is_over)  # type: ignore[misc]
        assert visit.pongs or visit.close_message or visit.socket.close_code in (CUT if is_huge else CUT[:-1])
        answers += [answer for several in visit.answers.values() for answer in several]
        await visit.leave()
    return answers


@awaits
async def test_a_wrong_type_in_any_field_of_any_command_is_refused(target: Target) -> None:
    messages: list[str | bytes] = [*wrong_messages()]
    async with unharmed(target) as visits, Guest(target.url) as guest:
        answers = await send_all(guest, visits, messages)
        assert len(answers) == len(messages) > 200
        assert {answer.code for answer in answers if isinstance(answer, Refused)} == {"not-understood"}
        assert not any(isinstance(answer, Done) for answer in answers)


@pytest.mark.parametrize("seed", SEEDS)
@awaits
async def test_an_invalid_message_is_refused_or_ends_the_connection(target: Target, seed: int) -> None:
    random = Random(seed)
    good = msgspec.json.encode(Do("x", Join("Ada")))
    messages: list[str | bytes] = []
    for _ in range(100):
        changed = bytearray(good)
        for _ in range(random.randint(1, 4)):
            changed[random.randrange(len(changed))] = random.randrange(256)
        cut = good[: random.randrange(len(good))]
        text = "".join(chr(random.choice([random.randrange(128), random.randrange(0xD800)])) for _ in range(50))
        messages += [random.randbytes(random.randint(0, 300)), text, cut.decode(), changed.decode(errors="replace")]
    deep = [opening * 1000 + closing * 1000 for opening, closing in (("[", "]"), ('{"a":', "}"))]
    huge = ["9" * 4000, '"' + "x" * 4000 + '"', json.dumps(["x"] * 900), "x" * 8000, "x" * 9000, "[" * 60_000]
    around = ['{"message":"do","id":"x","command":' + text[:4000] + "}" for text in (*deep, *huge)]
    messages += [*deep, *huge, *around]
    random.shuffle(messages)
    async with unharmed(target) as visits, Guest(target.url) as guest:
        answers = await send_all(guest, visits, messages)
        assert len(answers) > 200
        assert any(isinstance(answer, Refused) and answer.code == "not-understood" for answer in answers)
        assert sum(isinstance(answer, Done) for answer in answers) < 100  # some changes only produce another valid name


def any_command(random: Random) -> dict[str, Any]:
    kind = random.choice(get_args(Command))
    chosen = {field.name: random.choice(RIGHT[field.type]) for field in fields(kind)}
    return {"command": kind.__name__.lower(), **chosen}


@pytest.mark.parametrize("seed", SEEDS)
@awaits
async def test_valid_messages_in_any_order_from_others_leave_a_game_alone(target: Target, seed: int) -> None:
    random = Random(seed)
    async with unharmed(target) as visits, Guest(target.url) as eve, Guest(target.url, is_known=False) as stranger:
        for guest in (eve, stranger):
            visit = await guest.visit(visits[0].code)
            visits.append(visit)
            for number in range(300):  # the last ones with ids that were used before
                await visit.send(json.dumps({"message": "do", "id": str(number % 250), "command": any_command(random)}))
            await visit.until(lambda visit=visit: sum(map(len, visit.answers.values())) == 300)  # type: ignore[misc]
            assert any(isinstance(answers[-1], Done) for answers in visit.answers.values()) == (guest is eve)
            assert visit.update.seat is None


@awaits
async def test_replayed_messages_have_no_effect(target: Target) -> None:
    async with unharmed(target) as visits, Guest(target.url) as guest:
        ada, leo = visits
        eve = await guest.visit(ada.code)
        visits.append(eve)
        for id in list(ada.answers):
            again = [await visit.ask(Start(), id) for visit in (ada, leo, eve)]
            assert again[0] == ada.answers[id][0]
            assert all(isinstance(answer, Refused) for answer in again[1:])


# Connections


def raw(target: Target, sent: bytes, ends: bool = True) -> bytes:
    """The response to these bytes, until either side ends the connection."""
    with socket.create_connection(("127.0.0.1", target.port), timeout=5) as connection:
        answer = b""
        with suppress(ConnectionError):
            connection.sendall(sent)
            if ends:
                connection.shutdown(socket.SHUT_WR)
            while got := connection.recv(65536):
                answer += got
        return answer


def handshake(target: Target, code: str) -> bytes:
    return (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


@pytest.mark.parametrize("seed", SEEDS)
@awaits
async def test_bytes_that_are_not_http_are_refused_or_end_the_connection(target: Target, seed: int) -> None:
    random = Random(seed)
    async with unharmed(target) as (ada, _):
        opening = (
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n"
        )
        good = [opening + b'{"game":"mantis"}', handshake(target, ada.code), b"GET /api/me HTTP/1.1\r\nHost: x\r\n\r\n"]
        for number in range(100):
            sent = bytearray(random.choice(good))
            match number % 4:
                case 0:
                    sent = bytearray(random.randbytes(random.randint(1, 2000)))
                case 1:
                    del sent[random.randrange(len(sent)) :]
                case 2:
                    for _ in range(random.randint(1, 6)):
                        sent[random.randrange(len(sent))] = random.randrange(256)
                case _:
                    place = random.randrange(len(sent))
                    sent[place:place] = random.randbytes(random.choice([10, 100, 70_000]))
            answer = await asyncio.to_thread(raw, target, bytes(sent))
            assert not answer or answer.startswith(b"HTTP/1.1 ")
            assert answer[9:10] != b"5", (sent, answer)


@pytest.mark.parametrize("seed", SEEDS)
@awaits
async def test_bytes_that_are_not_frames_end_the_connection(target: Target, seed: int) -> None:
    random = Random(seed)
    async with unharmed(target) as (ada, _):
        for _ in range(60):
            answer = await asyncio.to_thread(
                raw, target, handshake(target, ada.code) + random.randbytes(random.randint(1, 3000))
            )
            assert not answer or answer.startswith(b"HTTP/1.1 101")  # empty if too many frames came first


@pytest.mark.parametrize("count", [150, pytest.param(400, marks=pytest.mark.slow)])
@awaits
async def test_slow_and_half_open_connections_do_not_stop_games(target: Target, count: int) -> None:
    starts = [b"", b"G", b"GET /api/me HTTP/1.1\r\nX: ", b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"]
    async with unharmed(target) as (ada, leo):
        starts.append(handshake(target, ada.code))
        held = [socket.create_connection(("127.0.0.1", target.port), timeout=5) for _ in range(count)]
        try:
            for number, connection in enumerate(held):
                connection.sendall(starts[number % len(starts)])
            async with asyncio.timeout(15):
                for _ in range(10):
                    await ada.do(Rename("Ada"))
                    await leo.do(Rename("Leo"))
            for connection in held:
                with suppress(ConnectionError):
                    connection.sendall(b"a")
            if count > 200:
                await asyncio.sleep(12)  # until the server stops waiting for them
                for number, connection in enumerate(held):
                    if number % len(starts) < 4:
                        await asyncio.to_thread(is_ended, connection)
        finally:
            for connection in held:
                connection.close()


def is_ended(connection: socket.socket) -> None:
    with suppress(ConnectionError):
        while connection.recv(65536):
            pass


@pytest.mark.parametrize("count", [100, pytest.param(400, marks=pytest.mark.slow)])
@awaits
async def test_closed_connections_leave_no_memory_behind(target: Target, count: int) -> None:
    async with unharmed(target) as (ada, _), Guest(target.url) as eve:
        for _ in range(3):
            tabs = await asyncio.gather(*(eve.visit(ada.code, open_timeout=30) for _ in range(count // 3)))
            for visit in tabs[::2]:
                visit.socket.transport.abort()
            await asyncio.gather(*(visit.leave() for visit in tabs))


# The HTTP API


@pytest.mark.parametrize("examples", [2, pytest.param(150, marks=pytest.mark.slow)])
def test_the_http_api_matches_its_description(target: Target, examples: int) -> None:
    schema = schemathesis.openapi.from_url(f"{target.url}/api/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 20
    size, known = target.memory(), len(target.faults())
    with requests.Session() as session:
        for operation in operations:
            session.get(f"{target.url}/api/me")  # a known person, also after a deletion
            try_it(operation, schemathesis.GenerationMode.POSITIVE, examples, session)
            if operation.body or operation.query:  # any text is a path
                try_it(operation, schemathesis.GenerationMode.NEGATIVE, examples, session)
    assert target.faults()[known:] == []
    assert target.memory() - size < MEMORY


def try_it(operation: Any, mode: schemathesis.GenerationMode, examples: int, session: requests.Session) -> None:
    @hypothesis.settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    def run(case: Any) -> None:  # the schema allows more names than the server
        case.call_and_validate(session=session, excluded_checks=[positive_data_acceptance])

    run()
