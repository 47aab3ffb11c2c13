"""Records on disk, and the folder of state that the terminal keeps."""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import BinaryIO, NamedTuple

import msgspec

from mazzo.core import record as records
from mazzo.core.errors import Refused, shorten
from mazzo.core.record import Record

if sys.platform != "win32":
    import fcntl

LONGEST_LINE = records.LARGEST + 4096  # bytes: a record with the data of an export


def read_record(name: str) -> Record:
    """The record in a file, or on standard input for "-"."""
    try:
        return records.read(_read(name))
    except Refused as error:
        raise Refused(f"{shown(name)}: {error}") from None


def _read(name: str) -> bytes:
    try:
        with _opened(name) as file:
            return file.read(records.LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Refused(f"cannot be read: {_reason(error)}") from None


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    return nullcontext(sys.stdin.buffer) if name == "-" and sys.stdin else open(name, "rb")


class RecordText(NamedTuple):
    """The text of a record, and its source."""

    place: str
    text: bytes

    def read(self) -> Record:
        try:
            return records.read(self.text)
        except Refused as error:
            raise Refused(f"{self.place}: {error}") from None


class _Line(msgspec.Struct):
    """A line as `mazzo admin export` prints it."""

    record: msgspec.Raw
    id: str = ""


def find_records(name: str) -> Iterator[RecordText]:
    """The records in a file: one, or one per line, with or without the data of `mazzo admin export`."""
    try:
        with _opened(name) as file:
            first = file.readline(LONGEST_LINE)
            second = file.readline(LONGEST_LINE)
            if not (_is_whole(first) and (second or b'"record"' in first)):
                yield RecordText(shown(name), first + second + file.read(records.LARGEST + 1))
                return
            for number, line in enumerate(chain((first, second), iter(partial(file.readline, LONGEST_LINE), b"")), 1):
                if line.strip():
                    yield _found(name, number, line)
    except (OSError, ValueError) as error:
        raise Refused(f"{shown(name)}: cannot be read: {_reason(error)}") from None


def _is_whole(line: bytes) -> bool:
    try:
        return isinstance(msgspec.json.decode(line), dict)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return False


def _found(name: str, number: int, line: bytes) -> RecordText:
    try:
        exported = msgspec.json.decode(line, type=_Line)
    except (msgspec.DecodeError, ValueError, RecursionError):
        return RecordText(f"{shown(name)}, line {number}", line)
    return RecordText(f"{shown(name)}, {shown(exported.id) or f'line {number}'}", bytes(exported.record))


def check_new(name: str) -> Path:
    """The path of a file that can be written and does not exist yet."""
    path = Path(name)
    try:
        os.lstat(path)
    except FileNotFoundError:
        if not path.parent.is_dir():
            raise Refused(f"{shown(name)} cannot be written: there is no folder {shown(str(path.parent))}") from None
        if not os.access(path.parent, os.W_OK):
            raise Refused(f"{shown(name)} cannot be written: no permission to write in its folder") from None
        return path
    except (OSError, ValueError) as error:
        raise Refused(f"{shown(name)} cannot be written: {_reason(error)}") from None
    raise Refused(f"{shown(name)} already exists; choose another file name")


def write_record(path: Path, record: Record) -> None:
    """Write a record completely or not at all."""
    try:
        write_whole(path, records.write(record).encode())
    except OSError as error:
        raise Refused(f"{shown(str(path))} cannot be written: {_reason(error)}") from None


def write_whole(path: Path, data: bytes, mode: int = 0o666) -> None:
    """Write a file completely or not at all, even if the process is killed or the power fails."""
    draft = path.with_name(f".{path.name[:100]}.{os.getpid()}")
    try:
        with open(draft, "xb", opener=partial(os.open, mode=mode)) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def write_private(path: Path, data: bytes) -> None:
    """Like `write_whole`, for a file that only its owner may read. Creates its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, data, 0o600)


@contextmanager
def only_here(path: Path) -> Iterator[None]:
    """Hold the lock of this file; wait while another process holds it. On Windows there is no lock."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path.with_suffix(".lock"), "ab") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def state_folder() -> Path:
    """The folder of state that the terminal keeps: who the person is at each server, seats, and unfinished games."""
    folder = os.environ.get("XDG_STATE_HOME")
    return (Path(folder) if folder else Path.home() / ".local" / "state") / "mazzo"


def save(record: Record, folder: Path = Path()) -> str:
    """Write a record into a new file in a folder; return its name."""
    names = (folder / f"mazzo-{record.game}-{number}.json" for number in count(1))
    path = next(path for path in names if not os.path.lexists(path))
    write_record(path, record)
    return str(path)


class Recording:
    """Writes each game to a separate file while it is played, so that an interrupted game is not lost.

    The second game of an evening goes beside the first: game.json, game-2.json.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._first = path
        self._commitment: str | None = None

    def __call__(self, record: Record) -> None:
        """Write the game so far."""
        if self._commitment and record.commitment != self._commitment:
            self.path = next(path for path in self._names() if not os.path.lexists(path))
        write_record(self.path, record)
        self._commitment = record.commitment

    def _names(self) -> Iterator[Path]:
        return (self._first.with_stem(f"{self._first.stem}-{number}") for number in count(2))


def shown(name: str) -> str:
    return name if name.isprintable() and len(name) <= 100 else shorten(name)


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
