"""Storage in SQLite and PostgreSQL."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path
from random import Random

import msgspec
import pytest

import mazzo
from mazzo.core.errors import Refused
from mazzo.core.record import read
from mazzo.server.store import postgres as postgres_module
from mazzo.server.store import schema
from mazzo.server.store import sqlite as sqlite_module
from mazzo.server.store.database import StorageDown
from mazzo.server.store.entries import Addition, Entry, Finished, RecordRow
from mazzo.server.store.names import forget_the_absent
from mazzo.server.store.storage import Storage, clean, connect
from mazzo.server.store.tables import Quarantined
from mazzo.table.commands import Act, AddBot, Change, Gone, Join, Rename, Seed, Tick
from mazzo.table.settings import Settings
from tests.server.loop import awaits
from tests.server.store.identities import add_move, add_person, add_token, note_seen, person, use_move
from tests.slow import slowly

SETTINGS = Settings("kittens", "it", {"combos": False}, open=True)
NUMBERS = """WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 50000)
    SELECT n FROM counted"""
COMMANDS = (
    Seed("seed"),
    Join("Ada €"),
    AddBot("random"),
    Change(SETTINGS),
    Act("draw", 3),
    Rename("Countess"),
    Tick(),
    Gone(),
)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = await connect(database)
    try:
        yield storage
    finally:
        await storage.close()


def entries(first: int, *commands: object) -> list[Entry]:
    return [
        Entry(first + number, 1000.25 + number, command, "Ada", f"id {number}")  # type: ignore[arg-type]
        for number, command in enumerate(commands)
    ]


def finished(id: str, at: float, listed: bool = True) -> Finished:
    play = mazzo.get("mantis").start(2, seed=id)
    random = Random(id)
    while not play.over:
        play.apply(play.to_act[0], random.choice(play.legal(play.to_act[0])))
    record = play.record()
    assert record.result
    row = RecordRow(id, "mantis", record.edition, record.seats, record.result.winners, record.result.reason, at)
    return Finished(row, record, listed)


# Tables


@awaits
async def test_a_table_keeps_the_settings_with_which_it_was_opened(database: str) -> None:
    async with opened(database) as storage:
        assert await storage.tables.open("code", SETTINGS, 5.0)
        assert not await storage.tables.open("code", Settings("mantis"), 6.0)
        assert await storage.tables.settings("code") == SETTINGS
        assert await storage.tables.settings("other") is None
        assert await storage.tables.entries("code") == []
        assert await storage.tables.count() == 1


@awaits
async def test_entries_are_read_back_as_they_were_written(database: str) -> None:
    async with opened(database) as storage:
        await storage.tables.open("code", SETTINGS, 5.0)
        written = entries(1, *COMMANDS)
        assert await storage.tables.append([Addition("code", written[:3])]) == set()
        assert await storage.tables.append([Addition("code", written[3:])]) == set()
        assert await storage.tables.entries("code") == written
        assert await storage.tables.entries("code", after=6) == written[6:]
        assert await storage.tables.versions(["code", "other"]) == {"code": len(written)}
    async with opened(database) as storage:
        assert await storage.tables.entries("code") == written


@awaits
async def test_the_second_writer_of_a_table_writes_only_the_other_tables(database: str) -> None:
    async with opened(database) as storage:
        for code in ("a", "b", "c"):
            await storage.tables.open(code, SETTINGS, 5.0)
        await storage.tables.append([Addition("b", entries(1, Tick()))])
        late = await storage.tables.append(
            [
                Addition("c", entries(1, Gone(), Gone())),
                Addition("b", entries(1, Gone()), closed_at=9.0, finished=[finished("b-1", 9.0)]),
                Addition("a", entries(1, Gone())),
                Addition("unknown", entries(1, Gone())),
            ]
        )
        assert late == {"b", "unknown"}
        assert await storage.tables.versions(["a", "b", "c"]) == {"a": 1, "b": 1, "c": 2}
        assert await storage.tables.entries("b") == entries(1, Tick())
        assert await storage.tables.settings("b") == SETTINGS
        assert await storage.records.get("b-1") is None


@awaits
async def test_one_of_many_simultaneous_writers_wins(database: str) -> None:
    async with opened(database) as storage:
        codes = [f"table {number}" for number in range(5)]
        for code in codes:
            await storage.tables.open(code, SETTINGS, 5.0)

        async def write(who: int) -> int:
            random, won = Random(who), 0
            for seq in range(1, 11):
                batch = [Addition(code, [Entry(seq, 0.0, Tick(), str(who))]) for code in random.sample(codes, 5)]
                won += len(codes) - len(await storage.tables.append(batch))
            return won

        async with asyncio.timeout(30):
            won = await asyncio.gather(*(write(who) for who in range(4)))
        for code in codes:
            assert [entry.seq for entry in await storage.tables.entries(code)] == list(range(1, 11))
        assert sum(won) == len(codes) * 10


@awaits
async def test_a_table_is_overdue_when_its_time_has_come_and_until_it_is_closed(database: str) -> None:
    async with opened(database) as storage:
        for code in ("a", "b", "c"):
            await storage.tables.open(code, SETTINGS, 5.0)
        assert await storage.tables.overdue(4.9, 10) == []
        soon, never = Addition("a", entries(1, Tick()), wake_at=50.0), Addition("b", entries(1, Tick()))
        await storage.tables.append([soon, never])
        assert await storage.tables.overdue(5.0, 10) == ["c"]
        assert await storage.tables.overdue(50.0, 10) == ["c", "a"]
        assert await storage.tables.overdue(50.0, 1) == ["c"]
        await storage.tables.append([Addition("c", entries(1, Tick()), wake_at=6.0, closed_at=6.0)])
        await storage.tables.close("a", 60.0)
        assert await storage.tables.overdue(1000.0, 10) == []
        assert await storage.tables.codes() == ["b"]
        assert await storage.tables.settings("a") is None
        assert await storage.tables.count() == 1


@awaits
async def test_a_quarantined_table_is_neither_open_nor_lost(database: str) -> None:
    async with opened(database) as storage:
        for code in ("quarantined", "closed", "open"):
            await storage.tables.open(code, SETTINGS, 5.0)
            await storage.tables.append([Addition(code, entries(1, Tick()), wake_at=6.0, listing=f'"{code}"')])
        await storage.tables.close("closed", 8.0)
        for code in ("quarantined", "closed"):
            await storage.tables.quarantine(code, "it does not replay", 9.0)
        await storage.tables.quarantine("quarantined", "once more", 10.0)
        with pytest.raises(Quarantined, match="it does not replay"):
            await storage.tables.settings("quarantined")
        assert await storage.tables.settings("closed") is None
        assert await storage.tables.codes() == await storage.tables.overdue(1000.0, 10) == ["open"]
        assert await storage.tables.count() == 1
        assert await storage.tables.listings(10) == ['"open"']
        assert await clean(storage, before=1000.0, now=1000.0)
        assert not await clean(storage, before=1000.0, now=1000.0)
        late = await storage.tables.append([Addition(code, entries(2, Tick())) for code in ("quarantined", "open")])
        assert late == {"quarantined"}
        assert await storage.tables.entries("quarantined") == entries(1, Tick())


@awaits
async def test_the_last_entry_decides_whether_a_table_is_listed(database: str) -> None:
    async with opened(database) as storage:
        for number, code in enumerate(("a", "b", "c")):
            await storage.tables.open(code, SETTINGS, float(number))
            await storage.tables.append([Addition(code, entries(1, Tick()), listing=f'"{code}"')])
        assert await storage.tables.listings(10) == ['"c"', '"b"', '"a"']
        assert await storage.tables.listings(1) == ['"c"']
        await storage.tables.append([Addition("b", entries(2, Tick()))])
        await storage.tables.close("c", 9.0)
        assert await storage.tables.listings(10) == ['"a"']


# Records


@awaits
async def test_a_record_is_stored_with_the_last_move(database: str) -> None:
    async with opened(database) as storage:
        await storage.tables.open("code", SETTINGS, 5.0)
        game = finished("code-1", 10.0)
        await storage.tables.append([Addition("code", entries(1, Tick()), finished=[game])])
        text = await storage.records.get("code-1")
        assert text
        assert mazzo.replay(read(text)).over
        (row,) = await storage.records.listed(10)
        assert msgspec.json.decode(row, type=RecordRow) == game.row
        assert await storage.records.get("code-2") is None


@awaits
async def test_records_are_listed_the_newest_first_a_page_at_a_time(database: str) -> None:
    async with opened(database) as storage:
        await storage.tables.open("code", SETTINGS, 5.0)
        games = [finished(f"code-{number}", float(number // 2)) for number in range(7)]  # two at the same time
        games.append(finished("code-7", 9.0, listed=False))
        await storage.tables.append([Addition("code", entries(1, Tick()), finished=games)])
        seen: list[str] = []
        while page := await storage.records.listed(3, seen[-1] if seen else None):
            seen += [msgspec.json.decode(row, type=RecordRow).id for row in page]
        assert seen == [f"code-{number}" for number in range(6, -1, -1)]
        assert await storage.records.get("code-7")  # not listed, but stored


# People


@awaits
async def test_people_are_known_by_their_tokens(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, "ada", "Ada €", "hash", 5.0)
        assert await person(storage, "hash") == ("ada", "Ada €", 5.0)
        assert await person(storage, "other") is None
        await add_token(storage, "second", "ada", 6.0)
        await storage.people.rename("ada", "Ada II")
        assert await person(storage, "hash") == ("ada", "Ada II", 5.0)
        assert await person(storage, "second") == ("ada", "Ada II", 6.0)


@awaits
async def test_a_link_to_move_works_once_and_in_time(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, "ada", "Ada", "hash", 5.0)
        await add_move(storage, "link", "ada", until=10.0)
        await add_move(storage, "old", "ada", until=10.0)
        assert await use_move(storage, "link", 9.0) == "ada"
        assert await use_move(storage, "link", 9.0) is None
        assert await use_move(storage, "old", 11.0) is None
        assert await use_move(storage, "never", 9.0) is None


@awaits
async def test_a_link_that_is_used_simultaneously_works_once(database: str) -> None:
    async with opened(database) as storage:
        await add_person(storage, "ada", "Ada", "hash", 5.0)
        await add_move(storage, "link", "ada", until=10.0)
        moved = await asyncio.gather(*(use_move(storage, "link", 9.0) for _ in range(8)))
        assert sorted(moved, key=str) == [None] * 7 + ["ada"]


@awaits
async def test_absent_people_are_deleted_with_their_tokens(database: str) -> None:
    async with opened(database) as storage:
        for who in ("gone", "back", "moved", "moving"):
            await add_person(storage, who, who, f"{who} 1", 5.0)
        await note_seen(storage, "back 1", 60.0)
        await add_token(storage, "moved 2", "moved", 70.0)
        await add_move(storage, "link", "moving", until=80.0)
        await forget_the_absent(storage, before=50.0, now=450.0)
        seen = [await person(storage, token) for token in ("gone 1", "back 1", "moved 1", "moved 2", "moving 1")]
        assert seen == [None, ("back", "back", 60.0), None, ("moved", "moved", 70.0), None]
        assert [row[0] for row in await storage.database.fetch("SELECT who FROM people ORDER BY who")] == [
            "back",
            "moved",
            "moving",
        ]
        assert await use_move(storage, "link", 75.0) == "moving"


# The database itself


@awaits
async def test_the_tables_are_created_once(database: str) -> None:
    for _ in range(2):
        async with opened(database) as storage:
            await storage.tables.open("code", SETTINGS, 5.0)
            assert await storage.tables.codes() == ["code"]


@awaits
async def test_a_failed_creation_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "SCHEMA", (*schema.SCHEMA, "NONSENSE"))
    with pytest.raises(StorageDown):
        await connect(database)
    monkeypatch.undo()
    async with opened(database) as storage:
        assert await storage.tables.count() == 0


@awaits
async def test_a_database_from_before_1_0_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = ("CREATE TABLE schema_version (version INTEGER NOT NULL)", "CREATE TABLE tables (code TEXT PRIMARY KEY)")
    monkeypatch.setattr(schema, "SCHEMA", before)
    async with opened(database):
        pass
    monkeypatch.undo()
    refusal = "this database was made before Mazzo 1.0, which cannot read it; use a new database instead"
    with pytest.raises(Refused, match=refusal):
        await connect(database)


@awaits
async def test_a_database_of_a_newer_mazzo_is_refused(database: str) -> None:
    async with opened(database) as storage:
        await storage.database.fetch(f"UPDATE {schema.VERSION_TABLE} SET version = 2 RETURNING version")
    with pytest.raises(Refused, match=r"by a newer Mazzo \(schema 2\); this version supports schema 1"):
        await connect(database)


@awaits
async def test_notifications_reach_processes_of_a_shared_database_only(database: str) -> None:
    async with opened(database) as storage:
        heard: list[str | None] = []
        await storage.database.listen(heard.append)
        await storage.database.notify("hello")
        await asyncio.sleep(0.05)
        await heard_all(heard, [None, "hello"] if storage.is_shared else [])


@awaits
async def test_a_reconnected_process_learns_that_it_may_have_missed_notifications(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_module, "RETRY_SECONDS", 0.05)
    async with opened(database) as storage:
        if not storage.is_shared:
            return
        heard: list[str | None] = []
        await storage.database.listen(heard.append)
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = $1"
        name = database.partition("?")[0].rpartition("/")[2]
        assert len(await storage.database.fetch(others, name)) == 1
        await heard_all(heard, [None, None])
        await storage.database.notify("hello")
        await heard_all(heard, [None, None, "hello"])


@awaits
async def test_two_servers_cannot_use_one_file(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "mazzo.db")):
        with pytest.raises(Refused, match="another server keeps its tables here"):
            await connect(str(tmp_path / "mazzo.db"))
    async with opened(str(tmp_path / "mazzo.db")):
        pass


@pytest.mark.skipif(sys.platform != "linux", reason="only here does the lock go with the file")
@pytest.mark.parametrize(
    "way", ["symbolic link", slowly("hard link"), slowly("no lock beside it"), slowly("another path")]
)
@awaits
async def test_two_servers_cannot_use_one_file_by_two_names(tmp_path: Path, way: str) -> None:
    path = other = tmp_path / "mazzo.db"
    async with opened(str(path)):
        match way:
            case "symbolic link":
                (other := tmp_path / "other.db").symlink_to(path)
            case "hard link":
                (other := tmp_path / "other.db").hardlink_to(path)
            case "no lock beside it":
                (tmp_path / "mazzo.db.lock").unlink()
            case _:
                (tmp_path / "folder").symlink_to(tmp_path)
                other = tmp_path / "folder" / "mazzo.db"
        second = f"import asyncio; from mazzo.server.store.storage import connect; asyncio.run(connect({str(other)!r}))"
        ended = subprocess.run([sys.executable, "-c", second], capture_output=True, text=True, check=False)
        assert "another server keeps its tables here" in ended.stderr
    async with opened(str(other)):
        pass


@awaits
async def test_a_file_that_was_damaged_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mazzo.db"
    async with opened(str(path)) as storage:
        for number in range(200):
            await storage.tables.open(f"table {number}", SETTINGS, 5.0)
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = b"nonsense" * 512
    path.write_bytes(content)
    with pytest.raises(Refused, match=r"mazzo\.db is damaged, restore a backup of it: "):
        await connect(str(path))
    with pytest.raises(Refused, match="is damaged"):  # its locks are free
        await connect(str(path))


@awaits
async def test_a_file_too_large_for_a_full_check_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mazzo.db"
    async with opened(str(path)) as storage:
        await storage.tables.open("code", SETTINGS, 5.0)
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"CREATE TABLE large AS {NUMBERS}")
    monkeypatch.setattr(sqlite_module, "CHECK_SECONDS", -1.0)
    async with opened(str(path)) as storage:
        assert await storage.tables.count() == 1


@awaits
async def test_a_new_table_fits_whenever_the_test_write_does(tmp_path: Path) -> None:
    async with opened(str(tmp_path / "mazzo.db")) as storage:
        await fill(storage)
        used = await storage.database.value("PRAGMA page_count")
        answers = [await is_ready_and_opens_tables(storage, used + spare) for spare in range(0, 60, 2)]
    assert (True, False) not in answers
    assert (False, False) in answers
    assert (True, True) in answers


async def is_ready_and_opens_tables(storage: Storage, most_pages: int) -> tuple[bool, bool]:
    """Whether the test write succeeds, and then opening a table, if the file may have at most this many pages."""
    await storage.database.fetch(f"PRAGMA max_page_count = {most_pages}")
    is_ready = await fits(storage.check_writing())
    return is_ready, await fits(storage.tables.open(f"table-{most_pages}", SETTINGS, 5.0))


async def fits(writing: Awaitable[object]) -> bool:
    try:
        await writing
    except StorageDown:
        return False
    return True


async def fill(storage: Storage) -> None:
    """Open tables until the next one needs another page."""
    await storage.database.fetch("PRAGMA max_page_count = 1")  # no more than it has now
    numbers = count()
    while await fits(storage.tables.open(f"first-{next(numbers)}", SETTINGS, 5.0)):
        pass


@awaits
async def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mazzo.db"
    async with opened(str(path)) as storage:
        await storage.tables.open("code", SETTINGS, 5.0)
        assert {os.stat(file).st_mode & 0o077 for file in path.parent.iterdir() if ".lock" not in file.name} == {0}


@pytest.mark.parametrize("content", [b"no database", b"\x00" * 4096])
@awaits
async def test_a_file_that_is_not_a_database_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mazzo.db"
    path.write_bytes(content)
    with pytest.raises(Refused, match="cannot open the database"):
        await connect(str(path))


@awaits
async def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "mazzo.db"
    async with opened(str(path)) as storage:
        assert [tuple(row) for row in await storage.database.fetch("PRAGMA synchronous")] == [(2,)]
        assert [tuple(row) for row in await storage.database.fetch("PRAGMA journal_mode")] == [("wal",)]
    assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchone() == ("ok",)


@awaits
async def test_a_postgres_that_is_away_differs_from_a_wrong_one(tmp_path: Path, database: str) -> None:
    with pytest.raises(StorageDown):
        await connect(f"postgresql://nobody@/nothing?host={tmp_path}")
    with pytest.raises(Refused, match="cannot use the PostgreSQL"):
        await connect("postgresql://localhost:port/nothing")
    if database.startswith("postgresql:"):
        place = database.partition("?")
        with pytest.raises(Refused, match="cannot use the PostgreSQL"):
            await connect(f"{place[0].rpartition('/')[0]}/nothing?{place[2]}")


async def heard_all(heard: list[str | None], wanted: list[str | None]) -> None:
    for _ in range(1000):
        if heard == wanted:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"heard {heard}, not {wanted}")
