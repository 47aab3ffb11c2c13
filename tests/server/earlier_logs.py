"""Logs of earlier versions, as tests/server/logs keeps them, put into a database as that version left it."""

import json
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.json import decode

from mazzo.server.store.storage import Storage

FOLDER = Path(__file__).parent / "logs"


class EarlierRecord(Struct, frozen=True, forbid_unknown_fields=True):
    summary: dict[str, Any]
    moves: int
    moves_sha256: str
    luck: tuple[str, ...]  # the seed, and what the players added to it


class Becomes(Struct, frozen=True, forbid_unknown_fields=True):
    """The expected result of a log."""

    version: int
    stage: str
    chairs: list[dict[str, Any]]
    settings: dict[str, Any]
    records: list[EarlierRecord]
    views: dict[str, Any] | None  # of a game that is not over, by seat; and what everybody sees
    goes_on: dict[str, Any] | None  # how that game ends, if it is played on in a set way


class EarlierTable(Struct, frozen=True, forbid_unknown_fields=True):
    log_version: int
    code: str
    settings: dict[str, Any]
    becomes: Becomes


def names(version: int) -> list[str]:
    return sorted(path.stem for path in (FOLDER / f"v{version}").glob("*.jsonl"))


def read(version: int, name: str) -> tuple[EarlierTable, list[str]]:
    """A table, and its entries as they were written."""
    head, *entries = (FOLDER / f"v{version}" / f"{name}.jsonl").read_text().splitlines()
    return decode(head, type=EarlierTable), entries


async def put(storage: Storage, table: EarlierTable, entries: list[str]) -> None:
    """Into a database, as that version had it."""
    fetch = storage.database.fetch
    await fetch(
        "INSERT INTO tables (code, settings, opened_at, wake_at, last_seq) VALUES ($1, $2, $3, $3, $4) RETURNING code",
        table.code,
        json.dumps(table.settings),
        json.loads(entries[0])["at"],
        len(entries),
    )
    for seq, entry in enumerate(entries, 1):
        await fetch("INSERT INTO entries (code, seq, entry) VALUES ($1, $2, $3) RETURNING seq", table.code, seq, entry)
