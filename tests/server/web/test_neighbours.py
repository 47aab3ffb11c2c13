"""How workers hand connections to each other: here several in one process, with real sockets."""

import asyncio
import os
import shutil
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from mazzo.server.web import handover, neighbours
from mazzo.server.web.handover import LARGEST_HANDED
from mazzo.server.web.neighbours import Neighbours, _ranked
from tests.server.inside import hub_on, memory
from tests.server.loop import awaits

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere each worker serves what it gets")

CODES = [f"table{number}" for number in range(400)]


class Worker(Neighbours):
    """One that keeps what it is handed."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.taken: list[bytes] = []  # what had been read of each connection, and what is read now

    def begin(self) -> None:
        self.start(self._keep)

    def _keep(self, connection: socket.socket, received: bytes) -> None:
        with connection:
            self.taken.append(received + connection.recv(1000, socket.MSG_DONTWAIT | socket.MSG_PEEK))


@asynccontextmanager
async def workers(folder: Path, count: int) -> AsyncIterator[list[Worker]]:
    made = [Worker(folder) for _ in range(count)]
    for worker in made:
        worker.begin()
    try:
        yield made
    finally:
        for worker in made:
            if worker._listening:
                worker.stop()


def owner(worker: Worker, code: str) -> int:
    """The number of the worker that a table belongs to, as this one sees it."""
    return _ranked(code, worker._numbers())[0]


def code_for(giver: Worker, taker: Worker) -> str:
    return next(code for code in CODES if owner(giver, code) == taker.number)


@contextmanager
def connection(unread: bytes = b"rest") -> Iterator[int]:
    """Our end of one from which not everything has been read."""
    theirs, ours = socket.socketpair()
    with theirs, ours:
        theirs.send(unread)
        yield ours.fileno()


async def soon() -> None:
    for _ in range(5):
        await asyncio.sleep(0.01)


@awaits
async def test_a_connection_arrives_with_all_its_bytes_whether_they_were_read_or_not(tmp_path: Path) -> None:
    async with workers(tmp_path, 2) as (here, there):
        for size in (1, 500, LARGEST_HANDED):
            with connection() as ours:
                assert here.give(code_for(here, there), ours, b"x" * size)
        await soon()
        assert there.taken == [b"x" * size + b"rest" for size in (1, 500, LARGEST_HANDED)]
        with connection() as ours:
            assert not here.give(code_for(here, here), ours, b"x")
            assert not here.give(code_for(here, there), ours, b"x" * (LARGEST_HANDED + 1))


@awaits
async def test_all_agree_whose_a_table_is_and_each_has_a_fair_part(tmp_path: Path) -> None:
    async with workers(tmp_path, 4) as four:
        owners = {code: owner(four[0], code) for code in CODES}
        assert all(owner(worker, code) == number for worker in four for code, number in owners.items())
        parts = [list(owners.values()).count(worker.number) for worker in four]
        assert all(60 <= part <= 140 for part in parts), parts


@awaits
async def test_only_the_tables_of_a_worker_that_ended_go_to_others_and_the_next_has_them_again(tmp_path: Path) -> None:
    async with workers(tmp_path, 3) as three:
        before = {code: owner(three[0], code) for code in CODES}
        three[1].stop()
        meanwhile = {code: owner(three[0], code) for code in CODES}
        assert {code for code in CODES if meanwhile[code] != before[code]} == {
            code for code in CODES if before[code] == three[1].number
        }
        again = Worker(tmp_path)
        again.begin()
        assert again.number == three[1].number
        assert {code: owner(three[0], code) for code in CODES} == before
        with connection() as ours:
            assert three[0].give(code_for(three[0], again), ours, b"x")
        await soon()
        assert again.taken == [b"xrest"]
        again.stop()


@awaits
async def test_a_worker_that_died_without_a_word_is_passed_over(tmp_path: Path) -> None:
    async with workers(tmp_path, 2) as (here, there):
        code = code_for(here, there)
        with connection() as ours:
            assert here.give(code, ours, b"x")
        await soon()
        there.stop()
        died = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        died.bind(str(tmp_path / f"{there.number}.socket"))
        died.close()  # what it leaves behind is a name
        assert owner(here, code) == there.number
        with connection() as ours:
            assert not here.give(code, ours, b"x")
        assert here._strays([code]) == []


@awaits
async def test_a_connection_is_served_where_it_is_when_the_other_worker_has_no_room_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(handover, "monotonic", lambda: now)
    async with workers(tmp_path, 2) as (here, there):
        code, given = code_for(here, there), 0
        with connection() as ours:
            while here.give(code, ours, b"x" * 2000):  # the other one has no time to take any
                given += 1
                assert given < 20_000
            assert given >= 20
            while len(there.taken) < given:
                await asyncio.sleep(0)
            now += handover.ANSWER_SECONDS + 1
            assert here.give(code, ours, b"x")
            assert len(here._lines[there.number]._unanswered) == 1  # all others have been answered


@awaits
async def test_a_worker_that_does_not_answer_is_left_alone_until_it_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(handover, "monotonic", lambda: now)
    async with workers(tmp_path, 2) as (here, there):
        code = code_for(here, there)
        with connection() as ours:
            assert here.give(code, ours, b"first")
            assert here._strays([code]) == [code]
            now += handover.ANSWER_SECONDS + 1
            assert not here.give(code, ours, b"second")
            assert here._strays([code]) == []
            await soon()
            assert there.taken == [b"firstrest"]
            assert here.give(code, ours, b"third")


@awaits
async def test_a_connection_comes_back_from_a_worker_that_hangs_and_is_served_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handover, "ANSWER_SECONDS", 0.1)
    loop = asyncio.get_running_loop()
    async with workers(tmp_path, 2) as (here, there):
        loop.remove_reader(there._listening)  # type: ignore[arg-type]
        with connection() as ours:
            assert here.give(code_for(here, there), ours, b"first")
        while not here.taken:
            await asyncio.sleep(0.01)
        assert here.taken == [b"firstrest"]
        assert here._strays(CODES) == []
        there._expect()
        await soon()
        assert there.taken == []
        with connection() as ours:
            assert here.give(code_for(here, there), ours, b"second")
        await soon()
        assert (here.taken, there.taken) == ([b"firstrest"], [b"secondrest"])


@awaits
async def test_a_connection_comes_back_from_a_worker_that_ends_or_has_no_room_for_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()
    async with workers(tmp_path, 2) as (here, there):
        code = code_for(here, there)
        with monkeypatch.context() as patch, connection() as ours:
            receive = socket.recv_fds
            patch.setattr(socket, "recv_fds", lambda line, size, _: receive(line, size, 0))
            assert here.give(code, ours, b"first")
            await soon()
        assert (here.taken, there.taken) == ([b"firstrest"], [])
        loop.remove_reader(next(iter(there._incoming)))
        with connection() as ours:
            assert here.give(code, ours, b"second")
        there.stop()
        await soon()
        assert (here.taken, there.taken) == ([b"firstrest", b"secondrest"], [])


@awaits
async def test_a_worker_that_stops_leaves_nothing_behind(tmp_path: Path) -> None:
    before = len(os.listdir("/proc/self/fd"))
    async with workers(tmp_path, 2) as (here, there):
        for giver, taker in ((here, there), (there, here)):
            with connection() as ours:
                assert giver.give(code_for(giver, taker), ours, b"x")
        await soon()
    assert not list(tmp_path.glob("*.socket"))
    assert len(os.listdir("/proc/self/fd")) == before


@awaits
async def test_a_folder_that_somebody_removed_keeps_nobody_from_a_table(tmp_path: Path) -> None:
    folder = tmp_path / "workers"
    folder.mkdir()
    async with workers(folder, 2) as (here, there):
        code = code_for(here, there)
        shutil.rmtree(folder)
        with connection() as ours:
            assert not here.give(code, ours, b"x")
        assert here._strays([code]) == []


@awaits
async def test_what_holds_the_number_of_a_worker_never_grows_old(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many systems delete what is old in the folder of temporary files."""
    monkeypatch.setattr(neighbours, "ROUND_SECONDS", 0.0)
    async with hub_on(await memory()) as hub, workers(tmp_path, 1) as [worker]:
        (lock,) = tmp_path.glob("*.lock")
        os.utime(lock, (0, 0))
        running = asyncio.create_task(worker.run(hub))
        while not lock.stat().st_mtime:
            await asyncio.sleep(0.01)
        running.cancel()
