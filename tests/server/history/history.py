"""A history: all commands and answers of clients during faults, and the final log."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct, field


class AnyEvent(Struct, frozen=True, tag_field="event", tag=str.lower):
    """An event in the clients' process; `at` is the time of its clock, in seconds."""

    at: float


class Opened(AnyEvent, frozen=True):
    """A client is about to open a connection. Its number is unique."""

    connection: int
    client: str
    table: str
    node: int


class Sent(AnyEvent, frozen=True):
    """A client is about to send a command. Ids are unique, and a repeated command keeps its id."""

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


class Received(AnyEvent, frozen=True):
    """A client received an update. `shows` has digests of its parts."""

    connection: int
    version: int
    shows: dict[str, str]


class Closed(AnyEvent, frozen=True):
    connection: int
    why: str


class Broke(AnyEvent, frozen=True):
    """A fault begins or ends."""

    what: str


Event: TypeAlias = Opened | Sent | Acknowledged | Refused | Received | Closed | Broke


class Written(Struct, frozen=True):
    """An entry of a table's log, in commit order, with digests of the contents that follow from it."""

    table: str
    seq: int
    who: str | None
    id: str | None
    command: Any
    shows: dict[str, str] = {}
    ended: dict[str, str] = {}  # for a game that it ended: the id of the record, and a digest
    error: str = ""  # the reason, if the entry is impossible after the earlier ones


class WithoutEffect(Struct, frozen=True):
    """A command that would have changed nothing at this version."""

    table: str
    version: int
    id: str


class History(Struct):
    name: str  # the setting, the number of faults and the seed
    events: list[Event] = field(default_factory=list)
    log: Sequence[Written] = ()
    without_effect: frozenset[WithoutEffect] = frozenset()  # acknowledged commands that are not in the log
    records: dict[str, str] = {}  # a digest of each record, by its id

    def note(self, kind: type[AnyEvent], *values: Any) -> None:
        """Add an event with the current time."""
        self.events.append(kind(time.monotonic(), *values))  # type: ignore[arg-type]

    def save(self, folder: Path) -> Path:
        path = folder / f"mazzo-history-{self.name}.json"
        path.write_bytes(msgspec.json.format(msgspec.json.encode(self), indent=0))
        return path


def load(path: Path) -> History:
    return msgspec.json.decode(path.read_bytes(), type=History)
