"""Copies an SQLite database while a server runs on it, and restores such a copy."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from mazzo.core.errors import Refused
from mazzo.server.store.schema import READ_VERSION, VERSION_TABLE, check_version
from mazzo.server.store.sqlite import give_to_owner, holding

BUSY_SECONDS = 60.0
BESIDE = ("-wal", "-shm")  # SQLite's own files beside a database; they belong to it and to no other


class Contents(NamedTuple):
    open_tables: int
    records: int


def back_up(database: Path, copy: Path) -> Contents:
    """Write a copy of everything committed until now. Deleted rows are not in it."""
    with _complaining(f"cannot make a backup of {database}"), _drafted(copy) as draft:
        with closing(_open(database, "rw")) as source:  # reading a database with a WAL needs write access
            source.execute("VACUUM INTO ?", [str(draft)])
        with closing(_open(draft, "ro")) as made:
            contents = _checked(made, draft)
        _put(draft, copy)
    return contents


def restore(copy: Path, database: Path) -> tuple[Contents, Path | None]:
    """Replace a database that no server uses by a backup; return the path of the old one."""
    with _complaining(f"cannot restore {database}"), closing(_open(copy, "ro")) as source:
        contents = _checked(source, copy)
        is_there = database.exists()
        if not is_there:
            database.touch(0o600)
            give_to_owner(database, database.parent.stat())
        with holding(database), _drafted(database) as draft:
            with closing(_open(draft, "rw")) as target:
                source.backup(target)
            give_to_owner(draft, database.stat())
            before = _keep(database) if is_there else None
            _put(draft, database)
    return contents, before


@contextmanager
def _complaining(what: str) -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise Refused(f"{what}: {error}") from None


@contextmanager
def _drafted(path: Path) -> Iterator[Path]:
    """A private file beside another; it replaces the other, or is deleted."""
    draft = path.with_name(f".{path.name[:100]}.{os.getpid()}")
    os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield draft
    finally:
        draft.unlink(missing_ok=True)


def _put(draft: Path, path: Path) -> None:
    """Replace a file by another, safely even if the power fails."""
    with open(draft, "rb") as file:
        os.fsync(file.fileno())
    os.replace(draft, path)
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)


def _open(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS)


def _checked(database: sqlite3.Connection, path: Path) -> Contents:
    """The contents of a Mazzo database; refused if it is damaged, something else, or of another version."""
    try:
        found = database.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise Refused(f"{path} is damaged: {found}")
        tables = database.execute("SELECT COUNT(*) FROM tables WHERE closed_at IS NULL").fetchone()[0]
        is_versioned = database.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [VERSION_TABLE]).fetchone()
        check_version(str(path), [row[0] for row in database.execute(READ_VERSION)] if is_versioned else [])
        return Contents(tables, database.execute("SELECT COUNT(*) FROM records").fetchone()[0])
    except sqlite3.DatabaseError as error:
        raise Refused(f"{path} is not a database of Mazzo: {error}") from None


def _keep(database: Path) -> Path:
    """Keep a database under a second name, complete with its write-ahead log; a damaged one is kept as it is."""
    with suppress(sqlite3.DatabaseError), closing(_open(database, "rw")) as open_database:
        open_database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    before = database.with_name(f"{database.name}.before-restore")
    for suffix in BESIDE:
        Path(f"{before}{suffix}").unlink(missing_ok=True)
        with suppress(FileNotFoundError):
            os.replace(f"{database}{suffix}", f"{before}{suffix}")
    before.unlink(missing_ok=True)
    os.link(database, before)
    return before
