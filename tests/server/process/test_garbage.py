"""When all there is is looked at for garbage."""

import asyncio
import gc
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit
from weakref import ref

import pytest

from mazzo.server.process.garbage import FEWEST_ENDED, NEVER, NEW, QUIET_ROUNDS, Sweeper
from mazzo.server.tables import room
from mazzo.server.web.app import make_app
from mazzo.server.web.server import Options, RunningServer
from mazzo.table.commands import Join, Rename
from tests.server.client import Guest
from tests.server.here import served_here
from tests.server.inside import hub_on, memory, playing
from tests.server.loop import awaits, awaits_no_time


class Node:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def sweeper() -> Iterator[Sweeper]:
    sweeper = Sweeper()
    sweeper.start()
    try:
        yield sweeper
    finally:
        sweeper.stop()


def test_garbage_is_found_among_what_is_new_by_itself(sweeper: Sweeper) -> None:
    found = ref(Node())
    kept: list[list[None]] = []
    while found() and len(kept) < 100_000:
        kept.append([])
    assert not found()
    while not sweeper._pauses and len(kept) < 100_000:
        kept.append([])
    assert len(kept) <= 2 * NEW  # so many are looked at, and no more


def test_what_was_alive_then_is_not_looked_at_again_while_anybody_is_connected(sweeper: Sweeper) -> None:
    node = Node()
    found = ref(node)
    gc.collect(1)  # it is alive when what is new is looked at
    del node
    for _ in range(FEWEST_ENDED + 1):
        sweeper.note_opened()
    for _ in range(FEWEST_ENDED):
        sweeper.note_ended()
    for _ in range(QUIET_ROUNDS):
        sweeper.look_at_all()
    assert found()
    sweeper.note_ended()  # the last
    for _ in range(QUIET_ROUNDS - 1):
        sweeper.look_at_all()
    assert found()  # somebody may come back soon
    sweeper.look_at_all()
    assert not found()


def test_what_was_there_at_the_start_is_never_looked_at(sweeper: Sweeper) -> None:
    kept = gc.get_freeze_count()
    assert kept > NEW
    sweeper._ended = FEWEST_ENDED
    for _ in range(QUIET_ROUNDS):
        sweeper.look_at_all()
    assert sweeper._pauses
    assert gc.get_freeze_count() == kept


@awaits
async def test_while_a_server_runs_python_looks_only_at_what_is_new(tmp_path: Path) -> None:
    before = gc.get_threshold()
    server: RunningServer = make_app(Options(str(tmp_path / "mazzo.db"))).state.server
    await server.start()
    assert gc.get_threshold()[2] == NEVER
    assert gc.get_freeze_count()
    await server.stop()
    assert gc.get_threshold() == before
    assert not gc.get_freeze_count()


@awaits
async def test_connections_and_tables_that_end_leave_nothing_that_has_to_be_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "KEEP_SECONDS", 0.1)
    async with served_here(tmp_path) as address, Guest(address) as guest:
        await evening(guest)
        gc.collect()
        gc.disable()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            await evening(guest)
            gc.collect()
            ours = ("mazzo", "uvicorn", "websockets", "asyncio.selector_events")  # the client's HTTP leaves some
            left = [thing for thing in gc.garbage if type(thing).__module__.startswith(ours)]
            assert not left, left
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()


async def evening(guest: Guest) -> None:
    """Some connections to a table, until all have ended and the table is unloaded."""
    code = await guest.open_table(game="mantis")
    visits = [await guest.visit(code) for _ in range(3)]
    await visits[0].do(Join("Ada"))
    await visits[1].do(Rename("Ada"))
    for visit in visits:
        await visit.leave()
    await asyncio.to_thread(come_and_hang_up, str(guest.http.base_url), code)
    await asyncio.sleep(0.5)


def come_and_hang_up(address: str, code: str) -> None:
    """A client that looks, and ends its connection without a word."""
    url = urlsplit(address)
    head = (
        f"GET /api/tables/{code}/socket HTTP/1.1",
        f"Host: {url.netloc}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
    )
    with socket.create_connection((url.hostname, url.port), timeout=10) as connection:
        connection.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        received = b""
        while b'"message":"news"' not in received:
            more = connection.recv(4096)
            assert more, f"the server ended the connection after {received!r}"
            received += more


@awaits_no_time
async def test_a_command_leaves_nothing_that_has_to_be_looked_for() -> None:
    async with hub_on(await memory()) as hub:
        ears = await playing(hub, "Ada", "Leo", options={"target_for_two": 99})
        gc.collect()
        gc.disable()
        try:
            for _ in range(50):
                await ears[ears[0].update.view["to_act"][0]].act("score")
                await ears[0].do(Rename("Somebody"))
            assert gc.collect() < 50
        finally:
            gc.enable()
