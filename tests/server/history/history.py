"""A history: all commands and answers of clients during faults, and the log at the end."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct, field


class AnyEvent(Struct, frozen=True, tag_field="event", tag=str.lower):
    """Something that one process, the clients', saw happen: `at` is the time of its one clock, in seconds."""

    at: float


class Opened(AnyEvent, frozen=True):
    """A client is about to open a connection; its number is that of no other connection."""

    connection: int
    client: str
    table: str
    node: int


class Asked(AnyEvent, frozen=True):
    """A client is about to send a command. The id is that of no other command; one that is sent again keeps it."""

    connection: int
    id: str
    command: Any


class Acknowledged(AnyEvent, frozen=True):
    connection: int
    id: str
    version: int


class Refused(AnyEvent, frozen=True):
    connection: int
    id: str
    code: str


class Told(AnyEvent, frozen=True):
    """An update came. `shows` has a digest of each part of it that other updates of that version have too."""

    connection: int
    version: int
    shows: dict[str, str]


class Closed(AnyEvent, frozen=True):
    connection: int
    why: str


class Broke(AnyEvent, frozen=True):
    """A fault begins, or ends."""

    what: str


Event: TypeAlias = Opened | Asked | Acknowledged | Refused | Told | Closed | Broke


class Written(Struct, frozen=True):
    """An entry of a table's log, in the order in which the database took them, and what it makes everybody see."""

    table: str
    seq: int
    who: str | None
    id: str | None
    command: Any
    shows: dict[str, str] = {}
    ended: dict[str, str] = {}  # the game that it ended, if it ended one: the id of its record, and a digest
    error: str = ""  # why it cannot be done after the entries before it


class WithoutEffect(Struct, frozen=True):
    """A command would have changed nothing at this version of the table."""

    table: str
    version: int
    id: str


class History(Struct):
    name: str  # says how to make it again: the setting, the number of faults and the seed
    events: list[Event] = field(default_factory=list)
    log: Sequence[Written] = ()
    without_effect: frozenset[WithoutEffect] = (
        frozenset()
    )  # of the commands that were acknowledged and are not in the log
    records: dict[str, str] = {}  # a digest of each record that is kept, by its id

    def note(self, kind: type[AnyEvent], *values: Any) -> None:
        """Add an event that happens now."""
        self.events.append(kind(time.monotonic(), *values))  # type: ignore[arg-type]

    def save(self, folder: Path) -> Path:
        path = folder / f"mazzo-history-{self.name}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=0))
        return path


def load(path: Path) -> History:
    return msgspec.json.decode(path.read_bytes(), type=History)
