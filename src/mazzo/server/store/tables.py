"""The log of each table, which begins anew with a snapshot when it is long, and the table's entry in lists.

The key of an entry is (table, seq). Two writers cannot both write entry 17 of a table: the second one fails, reads the
first one's entry, and tries again after it.
"""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from mazzo.server.store.database import Batch, Database, Row
from mazzo.server.store.entries import KEPT_ENTRIES, Addition, Entry, FormerEntry, Log
from mazzo.server.store.upgrades import LOG_VERSION, SNAPSHOT_FORMAT, rules_now, upgraded, upgraded_snapshot
from mazzo.table.commands import Invited, Join, Rename
from mazzo.table.people import owner
from mazzo.table.settings import Settings
from mazzo.table.snapshot import Snapshot

T = TypeVar("T")

LOG = (
    "WITH begins AS (SELECT seq, snapshot, format FROM snapshots WHERE code = $1)"
    " SELECT NULL AS place, seq AS begins_at, snapshot, format FROM begins"
    " UNION ALL"
    " SELECT entries.seq, COALESCE((SELECT seq FROM begins), 0), entry, log_version FROM entries WHERE code = $1"
    " ORDER BY place"  # the snapshot comes first or last
)
IS_OPEN = "closed_at IS NULL AND aside_at IS NULL"
IS_ASIDE = "closed_at IS NULL AND aside_at IS NOT NULL"
ROW = (
    "SELECT code, opened_at, COALESCE(active_at, opened_at) AS active, last_seq, summary,"
    " closed_at, aside_at, aside_reason FROM tables"
)


class Aside(Exception):
    """This table waits for its operator."""


class Unreadable(Exception):
    """The stored data of a table is damaged, or was written by a newer Mazzo."""


class Tables:
    def __init__(self, database: Database) -> None:
        self._fetch = database.fetch
        self._fetch_each = database.fetch_each
        self._append = database.append
        self._rules = _json(rules_now())

    async def open(self, code: str, settings: Settings, at: float) -> bool:
        """Store a new table; False if the code is taken."""
        rows = await self._fetch(
            "INSERT INTO tables (code, settings, opened_at, wake_at, rules) VALUES ($1, $2, $3, $3, $4)"
            " ON CONFLICT DO NOTHING RETURNING code",
            code,
            _json(settings),
            at,
            self._rules,
        )
        return bool(rows)

    async def settings(self, code: str) -> Settings | None:
        """The first settings of a table; None if there is no such open table. It may be aside."""
        sql = "SELECT settings, aside_reason FROM tables WHERE code = $1 AND closed_at IS NULL"
        rows = await self._fetch(sql, code)
        if rows and rows[0][1] is not None:
            raise Aside(rows[0][1])
        return _read(rows[0][0], Settings) if rows else None

    async def rules(self, code: str) -> dict[str, int]:
        """The versions of the rules that last played at this table, by game."""
        rows = await self._fetch("SELECT rules FROM tables WHERE code = $1", code)
        return msgspec.json.decode(rows[0][0], type=dict[str, int]) if rows and rows[0][0] else {}

    # The log

    async def append(self, additions: Sequence[Addition]) -> set[str]:
        """Write new entries of many tables in one transaction; return the codes to which another writer was first."""
        return await self._append([_batch(addition, self._rules) for addition in additions])

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        rows = await self._fetch(
            "SELECT entry, log_version FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq", code, after
        )
        return [read_entry(*row) for row in rows]

    async def lines(self, code: str, after: int, limit: int) -> list[Row]:
        """The entries as they were written: seq, version of the format, JSON."""
        return await self._fetch(
            "SELECT seq, log_version, entry FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3",
            code,
            after,
            limit,
        )

    async def log(self, code: str, settings: Settings | None = None) -> Log:
        """Everything needed to rebuild a table, read at one moment."""
        if settings is None:  # whether it is open or not
            rows = await self._fetch("SELECT settings FROM tables WHERE code = $1", code)
            settings = _read(rows[0][0], Settings)
        begins, before, entries = None, [], []
        for seq, begins_at, text, version in await self._fetch(LOG, code):
            if seq is None:
                begins = read_snapshot(text, version)
            elif seq <= begins_at:
                before.append(_read(text, FormerEntry))
            else:
                entries.append(read_entry(text, version))
        return Log(code, settings, begins, before, entries)

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        rows = await self._fetch_each("SELECT code, last_seq FROM tables WHERE code", codes)
        return {row[0]: row[1] for row in rows}

    # Open, aside, closed

    async def close(self, code: str, at: float) -> None:
        """Close a table that cannot continue."""
        await self._fetch("UPDATE tables SET closed_at = $1, listing = NULL WHERE code = $2 RETURNING code", at, code)

    async def put_aside(self, code: str, reason: str, at: float) -> None:
        """Put an open table aside until its operator has looked at it."""
        await self._fetch(
            "UPDATE tables SET aside_at = $1, aside_reason = $2, listing = NULL"
            f" WHERE code = $3 AND {IS_OPEN} RETURNING code",
            at,
            reason,
            code,
        )

    async def reopen(self, code: str, at: float) -> None:
        """Resume a table that was aside."""
        await self._fetch(
            "UPDATE tables SET aside_at = NULL, aside_reason = NULL, wake_at = $1 WHERE code = $2 RETURNING code",
            at,
            code,
        )

    async def count(self, aside: bool = False) -> int:
        """The number of tables open, or aside."""
        rows = await self._fetch(f"SELECT COUNT(*) FROM tables WHERE {IS_ASIDE if aside else IS_OPEN}")
        count: int = rows[0][0]
        return count

    async def codes(self) -> list[str]:
        """The codes of the open tables."""
        return [row[0] for row in await self._fetch(f"SELECT code FROM tables WHERE {IS_OPEN} ORDER BY wake_at")]

    async def wake(self, code: str, version: int, wake_at: float | None) -> None:
        """Update the time when a table needs attention, unless it has advanced since this version."""
        await self._fetch(
            "UPDATE tables SET wake_at = $1 WHERE code = $2 AND last_seq = $3 RETURNING code", wake_at, code, version
        )

    async def overdue(self, now: float, limit: int) -> list[str]:
        """The tables whose time of attention has passed."""
        rows = await self._fetch(
            f"SELECT code FROM tables WHERE {IS_OPEN} AND wake_at <= $1 ORDER BY wake_at LIMIT $2", now, limit
        )
        return [row[0] for row in rows]

    # Lists

    async def listings(self, limit: int) -> list[str]:
        """The public listings of tables, the newest first, in JSON."""
        rows = await self._fetch(
            "SELECT listing FROM tables WHERE listing IS NOT NULL ORDER BY opened_at DESC LIMIT $1", limit
        )
        return [row[0] for row in rows]

    async def list_again(self, code: str, version: int, listing: str | None) -> None:
        """Update the public listing of a table, unless it has advanced since this version."""
        await self._fetch(
            "UPDATE tables SET listing = $1 WHERE code = $2 AND last_seq = $3 RETURNING code", listing, code, version
        )

    async def rows(self, aside: bool, limit: int) -> list[Row]:
        """The operator's rows of open tables, or of those aside."""
        which = IS_ASIDE if aside else IS_OPEN
        return await self._fetch(f"{ROW} WHERE {which} ORDER BY active DESC LIMIT $1", limit)

    async def row(self, code: str) -> Row | None:
        rows = await self._fetch(f"{ROW} WHERE code = $1", code)
        return rows[0] if rows else None

    async def formats(self, code: str) -> list[int]:
        """The format versions of the table's entries."""
        rows = await self._fetch("SELECT DISTINCT log_version FROM entries WHERE code = $1", code)
        return sorted(row[0] for row in rows)

    async def spans(self, since: float, until: float) -> list[Row]:
        """The opening and closing times of all tables open between these times."""
        return await self._fetch(
            "SELECT opened_at, closed_at FROM tables WHERE opened_at < $1 AND (closed_at IS NULL OR closed_at >= $2)",
            until,
            since,
        )


def _batch(addition: Addition, rules: str) -> Batch:
    code, entries = addition.code, addition.entries
    return Batch(
        code,
        before=entries[0].seq - 1,
        after=entries[-1].seq,
        wake_at=addition.wake_at,
        listing=addition.listing,
        closed_at=addition.closed_at,
        rules=rules,
        summary=_json(addition.summary) if addition.summary else None,
        active_at=entries[-1].at,
        entries=[(code, entry.seq, _json(entry), LOG_VERSION) for entry in entries],
        records=[
            (finished.row.id, finished.row.ended_at, finished.listed, _json(finished.row), _json(finished.record))
            for finished in addition.finished
        ],
        record_people=[
            (finished.row.id, seat, owner(who))
            for finished in addition.finished
            for seat, who in enumerate(finished.people)
            if who
        ],
        table_people=[
            (owner(entry.who), code)
            for entry in entries
            if entry.who and isinstance(entry.command, Join | Rename | Invited)
        ],
        snapshots=[(code, fresh.version, _json(fresh), SNAPSHOT_FORMAT)] if (fresh := addition.snapshot) else [],
        outdated=[(code, fresh.version - KEPT_ENTRIES)] if fresh else [],
    )


def read_entry(text: str, version: int) -> Entry:
    try:
        return _read(upgraded(text, version), Entry)
    except (ValueError, LookupError, TypeError) as error:
        raise Unreadable(f"an entry is not understood: {error}") from error


def read_snapshot(text: str, format: int) -> Snapshot:
    try:
        return _read(upgraded_snapshot(text, format), Snapshot)
    except (ValueError, LookupError, TypeError) as error:
        raise Unreadable(f"the snapshot of its log is not understood: {error}") from error


def _read(text: str | bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Unreadable(f"{kind.__name__} is not understood: {error}") from error


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
