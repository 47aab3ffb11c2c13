"""Locks of an SQLite file, since two servers on one file would not notice each other."""

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from mazzo.core.errors import Refused

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]


class Taken(Refused):
    """Another process uses the database."""


@contextmanager
def holding(path: Path | str) -> Iterator[None]:
    """Keep a database to this process, however it ends; refused while another one has it."""
    with _lock(path), closing(_lock_beside(path)):
        yield


def give_to_owner(path: Path | str, owner: os.stat_result) -> None:
    """Give a new file to the owner of the one beside it, whose server could not open a file of root."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.chown(path, owner.st_uid, owner.st_gid)


def _lock(path: Path | str) -> BinaryIO:
    """A lock on the file itself, whatever its name, held as long as the server lives.

    The file is closed after SQLite has closed it: on some systems closing any handle ends the locks of all.
    """
    file = os.fdopen(os.open(path, os.O_CREAT | os.O_RDWR, 0o600), "rb")  # nobody else here reads the seeds
    if fcntl and sys.platform == "linux":  # elsewhere it would be in the way of those of SQLite
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise _taken(f"{path} is locked") from None
    return file


def _lock_beside(path: Path | str) -> sqlite3.Connection:
    """A lock that works on every system."""
    beside = f"{path}.lock"
    try:
        with ExitStack() as held:
            lock = sqlite3.connect(beside, isolation_level=None, timeout=0.2, check_same_thread=False)
            held.callback(lock.close)
            lock.execute("BEGIN EXCLUSIVE")
            give_to_owner(beside, os.stat(path))
            held.pop_all()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise _taken(f"{beside} is locked") from None
        raise Refused(f"cannot open {beside}: {error}; it should belong to the user of the server") from None
    return lock


def _taken(why: str) -> Taken:
    return Taken(f"another server keeps its tables here ({why}); give this one another --db")
