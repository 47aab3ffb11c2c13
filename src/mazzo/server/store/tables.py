"""The log of each table, which starts again with a snapshot when it is long, and the table's entry in lists.

The key of an entry is (table, seq). Two writers cannot both write entry 17 of a table: the second one fails, reads the
first one's entry, and tries again after it.
"""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from mazzo.games import GAMES
from mazzo.server.store.database import INSERT_PERSON, Batch, Database, Row, Statement
from mazzo.server.store.entries import KEPT_ENTRIES, NAMING, Addition, Entry, FormerEntry, Log
from mazzo.server.store.records import inserts_of
from mazzo.table.people import owner
from mazzo.table.settings import Settings
from mazzo.table.snapshot import Snapshot

T = TypeVar("T")

LOG = (
    "WITH begins AS (SELECT seq, snapshot FROM snapshots WHERE code = $1)"
    " SELECT NULL AS place, seq AS begins_at, snapshot FROM begins"
    " UNION ALL"
    " SELECT entries.seq, COALESCE((SELECT seq FROM begins), 0), entry FROM entries WHERE code = $1"
    " ORDER BY place"  # the snapshot comes first or last
)
IS_OPEN = "closed_at IS NULL AND quarantined_at IS NULL"
IS_QUARANTINED = "closed_at IS NULL AND quarantined_at IS NOT NULL"
ROW = "SELECT code, opened_at, active_at, last_seq, summary, closed_at, quarantined_at, quarantine_reason FROM tables"

REPLACE_SNAPSHOT = (
    "INSERT INTO snapshots (code, seq, snapshot) VALUES ($1, $2, $3)"
    " ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, snapshot = excluded.snapshot"
)
DELETE_OUTDATED = "DELETE FROM entries WHERE code = $1 AND seq <= $2"


class Quarantined(Exception):
    """This table is quarantined until the operator reopens it."""


class Unreadable(Exception):
    """The stored data of a table is damaged."""


class Tables:
    def __init__(self, database: Database) -> None:
        self._database, self._fetch = database, database.fetch
        self._rules = _json(rules_now())

    async def open(self, code: str, settings: Settings, at: float) -> bool:
        """Store a new table; False if the code is taken."""
        add = (
            "INSERT INTO tables (code, settings, opened_at, active_at, wake_at, rules) VALUES ($1, $2, $3, $3, $3, $4)"
            " ON CONFLICT DO NOTHING RETURNING code"
        )
        return bool(await self._fetch(add, code, _json(settings), at, self._rules))

    async def settings(self, code: str) -> Settings | None:
        """The first settings of a table; None if there is no such open table. It may be quarantined."""
        sql = "SELECT settings, quarantine_reason FROM tables WHERE code = $1 AND closed_at IS NULL"
        rows = await self._fetch(sql, code)
        if rows and rows[0][1] is not None:
            raise Quarantined(rows[0][1])
        return _read(rows[0][0], Settings) if rows else None

    async def rules(self, code: str) -> dict[str, int]:
        """The versions of the rules that last played at this table, by game."""
        rules = await self._database.value("SELECT rules FROM tables WHERE code = $1", code)
        return msgspec.json.decode(rules, type=dict[str, int]) if rules else {}

    # The log

    async def append(self, additions: Sequence[Addition]) -> set[str]:
        """Write new entries of many tables in one transaction; return the codes to which another writer was first."""
        return await self._database.append([_batch(addition, self._rules) for addition in additions])

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        sql = "SELECT entry FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq"
        return [_read(text, Entry) for text in await self._database.column(sql, code, after)]

    async def lines(self, code: str, after: int, limit: int) -> list[Row]:
        """The entries as they were written: seq, JSON."""
        sql = "SELECT seq, entry FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3"
        return await self._fetch(sql, code, after, limit)

    async def log(self, code: str, settings: Settings | None = None) -> Log:
        """Everything needed to rebuild a table, read at one moment."""
        if settings is None:  # read the settings even if it is closed
            settings = _read(await self._database.value("SELECT settings FROM tables WHERE code = $1", code), Settings)
        begins, before, entries = None, [], []
        for seq, begins_at, text in await self._fetch(LOG, code):
            if seq is None:
                begins = _read(text, Snapshot)
            elif seq <= begins_at:
                before.append(_read(text, FormerEntry))
            else:
                entries.append(_read(text, Entry))
        return Log(code, settings, begins, before, entries)

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        rows = await self._database.fetch_each("SELECT code, last_seq FROM tables WHERE code", codes)
        return {row[0]: row[1] for row in rows}

    # Open, quarantined, closed

    async def close(self, code: str, at: float) -> None:
        """Close a table without an entry in its log, since it cannot continue."""
        await self._fetch("UPDATE tables SET closed_at = $1, listing = NULL WHERE code = $2 RETURNING code", at, code)

    async def quarantine(self, code: str, reason: str, at: float) -> None:
        """Quarantine an open table until its operator has looked at it."""
        change = "UPDATE tables SET quarantined_at = $1, quarantine_reason = $2, listing = NULL WHERE code = $3"
        await self._fetch(f"{change} AND {IS_OPEN} RETURNING code", at, reason, code)

    async def reopen(self, code: str, at: float) -> None:
        """Resume a table that was quarantined."""
        change = "UPDATE tables SET quarantined_at = NULL, quarantine_reason = NULL, wake_at = $1 WHERE code = $2"
        await self._fetch(f"{change} RETURNING code", at, code)

    async def count(self, quarantined: bool = False) -> int:
        """The number of tables open, or quarantined."""
        sql = f"SELECT COUNT(*) FROM tables WHERE {IS_QUARANTINED if quarantined else IS_OPEN}"
        return int(await self._database.value(sql))

    async def codes(self) -> list[str]:
        """The codes of the open tables."""
        return await self._database.column(f"SELECT code FROM tables WHERE {IS_OPEN} ORDER BY wake_at")

    async def wake(self, code: str, version: int, wake_at: float | None) -> None:
        """Update the time when a table needs attention, unless it has advanced since this version."""
        change = "UPDATE tables SET wake_at = $1 WHERE code = $2 AND last_seq = $3 RETURNING code"
        await self._fetch(change, wake_at, code, version)

    async def overdue(self, now: float, limit: int) -> list[str]:
        """The tables whose time of attention has passed."""
        sql = f"SELECT code FROM tables WHERE {IS_OPEN} AND wake_at <= $1 ORDER BY wake_at LIMIT $2"
        return await self._database.column(sql, now, limit)

    # Lists

    async def listings(self, limit: int) -> list[str]:
        """The public listings of tables, the newest first, in JSON."""
        sql = "SELECT listing FROM tables WHERE listing IS NOT NULL ORDER BY opened_at DESC LIMIT $1"
        return await self._database.column(sql, limit)

    async def list_again(self, code: str, version: int, listing: str | None) -> None:
        """Update the public listing of a table, unless it has advanced since this version."""
        change = "UPDATE tables SET listing = $1 WHERE code = $2 AND last_seq = $3 RETURNING code"
        await self._fetch(change, listing, code, version)

    async def rows(self, quarantined: bool, limit: int) -> list[Row]:
        """The operator's rows of open tables, or of those quarantined."""
        which = IS_QUARANTINED if quarantined else IS_OPEN
        return await self._fetch(f"{ROW} WHERE {which} ORDER BY active_at DESC LIMIT $1", limit)

    async def row(self, code: str) -> Row | None:
        rows = await self._fetch(f"{ROW} WHERE code = $1", code)
        return rows[0] if rows else None

    async def spans(self, since: float, until: float) -> list[Row]:
        """The opening and closing times of all tables open between these times."""
        sql = "SELECT opened_at, closed_at FROM tables WHERE opened_at < $1 AND (closed_at IS NULL OR closed_at >= $2)"
        return await self._fetch(sql, until, since)


def _batch(addition: Addition, rules: str) -> Batch:
    code, entries = addition.code, addition.entries
    summary = _json(addition.summary) if addition.summary else None
    written = entries[-1].seq, addition.wake_at, addition.listing, addition.closed_at, rules, summary, entries[-1].at
    return Batch(
        code,
        advance=(*written, code, entries[0].seq - 1),
        entries=[(code, entry.seq, _json(entry), named_in(entry)) for entry in entries],
        inserts=[*_inserts(addition)],
    )


def named_in(entry: Entry) -> str | None:
    """The person whose name an entry contains."""
    return owner(entry.who) if entry.who and isinstance(entry.command, NAMING) else None


def _inserts(addition: Addition) -> Iterator[Statement]:
    """The statements beside those of the log: finished games, the people who came, and a fresh log."""
    code = addition.code
    for game in addition.finished:
        yield from inserts_of(game)
    for entry in addition.entries:
        if person := named_in(entry):
            yield INSERT_PERSON, (person, code)
    if fresh := addition.snapshot:
        yield REPLACE_SNAPSHOT, (code, fresh.version, _json(fresh))
        yield DELETE_OUTDATED, (code, fresh.version - KEPT_ENTRIES)


def _read(text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Unreadable(f"{kind.__name__} is not understood: {error}") from error


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def rules_now() -> dict[str, int]:
    """The present version of each game's rules."""
    return {name: game.version for name, game in GAMES.items()}


def changed_rules(before: dict[str, int]) -> dict[str, str]:
    """The changes of each game's rules since these versions."""
    return {
        game: f"the rules of {game} were version {before[game]}, and are version {now}"
        for game, now in rules_now().items()
        if before.get(game, now) != now
    }
