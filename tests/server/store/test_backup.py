"""`mazzo admin backup` and `restore` for an SQLite database."""

import json
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from mazzo.cli import main
from mazzo.core.errors import Refused
from mazzo.server.store.backup import back_up, restore
from mazzo.server.store.schema import VERSION_TABLE
from mazzo.server.store.sqlite import Sqlite
from mazzo.server.store.storage import connect
from mazzo.table.settings import Settings
from tests.server.loop import awaits

NOBODY = 65534
CODES = ("aaaaaaaaaaaa", "bbbbbbbbbbbb")


async def with_tables(path: Path, *codes: str) -> None:
    storage = await connect(str(path))
    for code in codes:
        assert await storage.tables.open(code, Settings("mantis"), 5.0)
    await storage.close()


async def tables_of(path: Path) -> list[str]:
    storage = await connect(str(path))
    codes = await storage.tables.codes()
    await storage.close()
    return sorted(codes)


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder that other users can read, unlike those of pytest."""
    with tempfile.TemporaryDirectory() as name:
        os.chmod(name, 0o777)
        yield Path(name)


@awaits
async def test_a_backup_has_all_commits_and_only_its_owner_can_read_it(tmp_path: Path) -> None:
    database, copy = tmp_path / "mazzo.db", tmp_path / "copy.db"
    await with_tables(database, CODES[0])
    storage = await connect(str(database))  # as a running server has it
    assert await storage.tables.open(CODES[1], Settings("mantis"), 6.0)
    assert back_up(database, copy) == (2, 0)
    await storage.close()
    assert copy.stat().st_mode & 0o777 == 0o600
    assert await tables_of(copy) == list(CODES)
    assert sorted(file.name for file in tmp_path.glob(".*")) == []


@awaits
async def test_a_restore_keeps_the_replaced_database(tmp_path: Path) -> None:
    database, copy = tmp_path / "mazzo.db", tmp_path / "copy.db"
    await with_tables(database, CODES[0])
    back_up(database, copy)
    await with_tables(database, CODES[1])
    contents, before = restore(copy, database)
    assert contents == (1, 0)
    assert await tables_of(database) == [CODES[0]]
    assert before is not None
    assert await tables_of(before) == list(CODES)
    restore(copy, tmp_path / "new.db")
    assert await tables_of(tmp_path / "new.db") == [CODES[0]]
    assert (tmp_path / "new.db").stat().st_mode & 0o777 == 0o600


@awaits
async def test_nothing_is_restored_while_a_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy, database = tmp_path / "copy.db", tmp_path / "mazzo.db"
    await with_tables(copy, CODES[0])
    storage = await connect(str(database))
    before = database.stat().st_ino
    assert main(["admin", "restore", str(copy), "--db", str(database)]) == 2
    assert capsys.readouterr().err == f"mazzo: a server runs on {database}; stop it first, then restore the backup\n"
    assert database.stat().st_ino == before
    assert await storage.tables.codes() == []
    await storage.close()
    assert not (tmp_path / "mazzo.db.before-restore").exists()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can act as another user")
@pytest.mark.parametrize("is_there", [True, False])
@awaits
async def test_a_database_restored_by_root_opens_for_the_server(folder: Path, is_there: bool) -> None:
    state = folder / "state"
    state.mkdir(mode=0o700)
    await with_tables(folder / "copy.db", CODES[0])
    if is_there:
        await with_tables(state / "mazzo.db")
    for file in (state, *state.iterdir()):
        os.chown(file, NOBODY, NOBODY)
    (state / "mazzo.db.lock").unlink(missing_ok=True)
    restore(folder / "copy.db", state / "mazzo.db")
    back_up(state / "mazzo.db", folder / "again.db")
    assert {file.stat().st_uid for file in state.iterdir()} == {NOBODY}
    os.seteuid(NOBODY)
    try:
        assert await tables_of(state / "mazzo.db") == [CODES[0]]
    finally:
        os.seteuid(0)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root can act as another user")
def test_a_lock_of_another_user_is_not_mistaken_for_a_server(folder: Path) -> None:
    (folder / "mazzo.db.lock").touch(mode=0o600)
    os.seteuid(NOBODY)
    try:
        with pytest.raises(Refused, match=r"cannot open .*mazzo\.db\.lock: .* should belong to the user of the server"):
            Sqlite(folder / "mazzo.db")
    finally:
        os.seteuid(0)


@awaits
async def test_an_invalid_backup_is_refused_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "mazzo.db"
    await with_tables(database, CODES[0])
    (tmp_path / "text").write_text("no database at all, and long enough to be read as one" * 100)
    await with_tables(tmp_path / "newer.db")
    with closing(sqlite3.connect(tmp_path / "newer.db")) as newer, newer:
        newer.execute(f"UPDATE {VERSION_TABLE} SET version = 99")
    await with_tables(tmp_path / "older.db")
    with closing(sqlite3.connect(tmp_path / "older.db")) as older, older:
        older.execute(f"DROP TABLE {VERSION_TABLE}")
    (tmp_path / "damaged.db").write_bytes(database.read_bytes()[: 3 * 4096] + b"\xff" * 40000)
    for name, complaint in (
        ("text", "is not a database of Mazzo"),
        ("newer.db", "was made by a newer Mazzo (schema 99)"),
        ("older.db", "was made before Mazzo 1.0"),
        ("damaged.db", "damaged.db is "),
        ("nothing", "there is no backup"),
    ):
        assert main(["admin", "restore", str(tmp_path / name), "--db", str(database)]) == 2
        error = capsys.readouterr().err
        assert complaint in error
        assert error.count("\n") == 1
    assert await tables_of(database) == [CODES[0]]
    assert main(["admin", "backup", str(tmp_path / "text"), "--db", str(database)]) == 2
    assert "already exists" in capsys.readouterr().err
    assert main(["admin", "backup", str(tmp_path / "new"), "--db", str(tmp_path / "nowhere.db")]) == 2
    assert "there is no database" in capsys.readouterr().err


@awaits
async def test_a_damaged_database_is_replaced(tmp_path: Path) -> None:
    database, copy = tmp_path / "mazzo.db", tmp_path / "copy.db"
    await with_tables(database, CODES[0])
    back_up(database, copy)
    spoilt = b"spoilt" * 1000
    database.write_bytes(spoilt)
    Path(f"{database}-wal").write_bytes(b"of the spoilt one")
    _, before = restore(copy, database)
    assert await tables_of(database) == [CODES[0]]
    assert before is not None
    assert before.read_bytes() == spoilt


def test_backup_and_restore_report_what_they_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database, copy = tmp_path / "mazzo.db", tmp_path / "copy.db"
    Sqlite(database)._held.close()
    assert main(["admin", "tables", "--db", str(database)]) == 0
    capsys.readouterr()
    assert main(["admin", "backup", str(copy), "--db", str(database)]) == 0
    assert capsys.readouterr().out == f"{copy}: 0 open tables, 0 records, {copy.stat().st_size:,} bytes\n"
    assert main(["admin", "restore", str(copy), "--db", str(database), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed == {
        "database": str(database),
        "before": f"{database}.before-restore",
        "open_tables": 0,
        "records": 0,
    }


@pytest.mark.parametrize(("order", "tool"), [("backup", "pg_dump "), ("restore", "pg_restore ")])
def test_for_postgresql_its_own_tools_are_named(order: str, tool: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", order, "backup.dump", "--db", "postgresql://host/mazzo"]) == 2
    error = capsys.readouterr().err
    assert f"a PostgreSQL has tools of its own for this: {tool}" in error
