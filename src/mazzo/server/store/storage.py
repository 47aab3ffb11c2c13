"""Where tables are kept: a log each, which begins anew with a snapshot when it is long. Beside them the records of
finished games, and who has which token.

The key of an entry is (table, seq). Two writers cannot both write entry 17 of a table: the second is told so, reads
what the first wrote, and tries again after it.
"""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from mazzo.core.errors import Refused
from mazzo.server.store.database import Batch, Database
from mazzo.server.store.entries import KEPT_ENTRIES, Addition, Asked, Entry, Log
from mazzo.server.store.postgres import Postgres
from mazzo.server.store.schema import MIGRATIONS
from mazzo.server.store.sqlite import Sqlite
from mazzo.server.store.upgrades import LOG_VERSION, SNAPSHOT_FORMAT, rules_now, upgraded, upgraded_snapshot
from mazzo.table.commands import Join, Rename
from mazzo.table.people import owner
from mazzo.table.settings import Settings
from mazzo.table.snapshot import Snapshot

T = TypeVar("T")

POSTGRES = ("postgres://", "postgresql://")
LOG = (
    "WITH begins AS (SELECT seq, snapshot, format FROM snapshots WHERE code = $1)"
    " SELECT NULL AS place, seq AS begins_at, snapshot, format FROM begins"
    " UNION ALL"
    " SELECT entries.seq, COALESCE((SELECT seq FROM begins), 0), entry, log_version FROM entries WHERE code = $1"
    " ORDER BY place"  # the snapshot comes first or last
)
LAST_SEQ = "SELECT code, last_seq FROM tables WHERE code"
INSERT_TOKEN = "INSERT INTO tokens (token_hash, who, seen_at) VALUES ($1, $2, $3) RETURNING who"
CHECK_WRITING = "UPDATE checks SET number = number + 1 RETURNING number"
IS_OPEN = "closed_at IS NULL AND aside_at IS NULL"


class Aside(Exception):
    """This table waits until its operator has looked at it."""


class Unreadable(Exception):
    """What the database has of a table is not what was written there, or was written by a newer Mazzo."""


class Storage:
    """Everything the server keeps."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._rules = _json(rules_now())

    @property
    def is_shared(self) -> bool:
        """Whether other processes may write here too."""
        return self.database.is_shared

    # Tables

    async def open_table(self, code: str, settings: Settings, at: float) -> bool:
        """False when the code is taken."""
        return bool(
            await self.database.fetch(
                "INSERT INTO tables (code, settings, opened_at, wake_at, rules) VALUES ($1, $2, $3, $3, $4)"
                " ON CONFLICT DO NOTHING RETURNING code",
                code,
                _json(settings),
                at,
                self._rules,
            )
        )

    async def table(self, code: str) -> Settings | None:
        """What a table was opened with; none when there is no such table, or it is closed. It may be aside."""
        sql = "SELECT settings, aside_reason FROM tables WHERE code = $1 AND closed_at IS NULL"
        rows = await self.database.fetch(sql, code)
        if rows and rows[0][1] is not None:
            raise Aside(rows[0][1])
        return _read(rows[0][0], Settings) if rows else None

    async def rules(self, code: str) -> dict[str, int]:
        """By game, the version of the rules that played at this table last."""
        rows = await self.database.fetch("SELECT rules FROM tables WHERE code = $1", code)
        return msgspec.json.decode(rows[0][0], type=dict[str, int]) if rows and rows[0][0] else {}

    async def append(self, additions: Sequence[Addition]) -> set[str]:
        """Write new entries of many tables in one transaction; returns the codes that another writer was first at."""
        return await self.database.append([_batch(addition, self._rules) for addition in additions])

    async def entries(self, code: str, after: int = 0) -> list[Entry]:
        rows = await self.database.fetch(
            "SELECT entry, log_version FROM entries WHERE code = $1 AND seq > $2 ORDER BY seq", code, after
        )
        return [_read_entry(*row) for row in rows]

    async def log(self, code: str, settings: Settings) -> Log:
        """All that makes a table, as it is at one moment."""
        begins, before, entries = None, [], []
        for seq, begins_at, text, version in await self.database.fetch(LOG, code):
            if seq is None:
                begins = read_snapshot(text, version)
            elif seq <= begins_at:
                before.append(_read(text, Asked))
            else:
                entries.append(_read_entry(text, version))
        return Log(code, settings, begins, before, entries)

    async def close_table(self, code: str, at: float) -> None:
        """Close a table that cannot be played on."""
        await self.database.fetch(
            "UPDATE tables SET closed_at = $1, listing = NULL WHERE code = $2 RETURNING code", at, code
        )

    async def put_aside(self, code: str, reason: str, at: float) -> None:
        """Keep an open table from being played until its operator has looked at it."""
        await self.database.fetch(
            "UPDATE tables SET aside_at = $1, aside_reason = $2, listing = NULL"
            f" WHERE code = $3 AND {IS_OPEN} RETURNING code",
            at,
            reason,
            code,
        )

    async def count_tables(self) -> int:
        count: int = (await self.database.fetch(f"SELECT COUNT(*) FROM tables WHERE {IS_OPEN}"))[0][0]
        return count

    async def open_tables(self) -> list[str]:
        rows = await self.database.fetch(f"SELECT code FROM tables WHERE {IS_OPEN} ORDER BY wake_at")
        return [row[0] for row in rows]

    async def wake(self, code: str, version: int, wake_at: float | None) -> None:
        """Note anew when somebody has to look after a table, unless somebody has written to it since this version."""
        await self.database.fetch(
            "UPDATE tables SET wake_at = $1 WHERE code = $2 AND last_seq = $3 RETURNING code", wake_at, code, version
        )

    async def overdue(self, now: float, limit: int) -> list[str]:
        """The tables that somebody should have looked after by now."""
        rows = await self.database.fetch(
            f"SELECT code FROM tables WHERE {IS_OPEN} AND wake_at <= $1 ORDER BY wake_at LIMIT $2", now, limit
        )
        return [row[0] for row in rows]

    async def versions(self, codes: Sequence[str]) -> dict[str, int]:
        """The last seq of each of these tables."""
        return {row[0]: row[1] for row in await self.database.fetch_each(LAST_SEQ, codes)}

    async def listings(self, limit: int) -> list[str]:
        """What everybody may see of the listed tables, the newest first, in JSON."""
        rows = await self.database.fetch(
            "SELECT listing FROM tables WHERE listing IS NOT NULL ORDER BY opened_at DESC LIMIT $1", limit
        )
        return [row[0] for row in rows]

    async def list_again(self, code: str, version: int, listing: str | None) -> None:
        """Note anew what everybody may see of a table, unless somebody has written to it since this version."""
        await self.database.fetch(
            "UPDATE tables SET listing = $1 WHERE code = $2 AND last_seq = $3 RETURNING code", listing, code, version
        )

    async def spoken_for(self, code: str, now: float) -> tuple[str, float] | None:
        """The letters that lead to a table, and until when."""
        rows = await self.database.fetch(
            "SELECT spoken, until FROM spoken_codes WHERE code = $1 AND until > $2", code, now
        )
        return (rows[0][0], rows[0][1]) if rows else None

    async def add_spoken(self, spoken: str, code: str, until: float) -> bool:
        """False when these letters lead elsewhere."""
        rows = await self.database.fetch(
            "INSERT INTO spoken_codes (spoken, code, until) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code",
            spoken,
            code,
            until,
        )
        return bool(rows)

    async def spoken_table(self, spoken: str, now: float) -> str | None:
        """The table that these letters lead to."""
        rows = await self.database.fetch("SELECT code FROM spoken_codes WHERE spoken = $1 AND until > $2", spoken, now)
        return rows[0][0] if rows else None

    async def wear_out_spoken(self, spoken: str) -> None:
        await self.database.fetch("DELETE FROM spoken_codes WHERE spoken = $1 RETURNING code", spoken)

    # Records

    async def record(self, id: str) -> str | None:
        """A record, in JSON."""
        rows = await self.database.fetch("SELECT record FROM records WHERE id = $1", id)
        return rows[0][0] if rows else None

    async def summary(self, id: str) -> str | None:
        """What a list shows of a record, in JSON."""
        rows = await self.database.fetch("SELECT summary FROM records WHERE id = $1", id)
        return rows[0][0] if rows else None

    async def records(self, limit: int, before: str | None = None) -> list[str]:
        """The listed ones, the newest first, in JSON; those that come after that one in the list."""
        rows = await self.database.fetch(
            "SELECT summary FROM records WHERE listed AND ($1 = '' OR"
            " (ended_at, id) < (SELECT ended_at, id FROM records WHERE id = $1))"
            " ORDER BY ended_at DESC, id DESC LIMIT $2",
            before or "",
            limit,
        )
        return [row[0] for row in rows]

    # People

    async def add_person(self, who: str, name: str, token_hash: str, at: float) -> None:
        await self.database.write(
            ("INSERT INTO people (who, name, since) VALUES ($1, $2, $3) RETURNING who", (who, name, at)),
            (INSERT_TOKEN, (token_hash, who, at)),
        )

    async def add_token(self, token_hash: str, who: str, at: float) -> None:
        await self.database.fetch(INSERT_TOKEN, token_hash, who, at)

    async def person(self, token_hash: str) -> tuple[str, str, float] | None:
        """Who has this token, their name, and when it was seen."""
        rows = await self.database.fetch(
            "SELECT people.who, name, seen_at FROM tokens JOIN people ON people.who = tokens.who WHERE token_hash = $1",
            token_hash,
        )
        return (rows[0][0], rows[0][1], rows[0][2]) if rows else None

    async def note_seen(self, token_hash: str, at: float) -> None:
        await self.database.fetch("UPDATE tokens SET seen_at = $1 WHERE token_hash = $2 RETURNING who", at, token_hash)

    async def rename(self, who: str, name: str) -> None:
        await self.database.fetch("UPDATE people SET name = $1 WHERE who = $2 RETURNING who", name, who)

    async def add_move(self, code_hash: str, who: str, until: float) -> None:
        """A link by which a person moves to another device."""
        await self.database.fetch(
            "INSERT INTO moves (code_hash, who, until) VALUES ($1, $2, $3) RETURNING who", code_hash, who, until
        )

    async def use_move(self, code_hash: str, now: float) -> str | None:
        """Who moves by this link. It works once."""
        rows = await self.database.fetch("DELETE FROM moves WHERE code_hash = $1 RETURNING who, until", code_hash)
        return rows[0][0] if rows and rows[0][1] >= now else None

    # Other processes

    async def hint(self, text: str) -> None:
        """Tell every process that uses this database. A hint may be lost."""
        await self.database.hint(text)

    async def listen(self, heard: Callable[[str | None], None]) -> None:
        """Hear the hints of all from now on; None says that some may have been missed."""
        await self.database.listen(heard)

    async def check_writing(self) -> None:
        """Write something that nobody reads; raises StorageDown when the database takes no writing."""
        await self.database.fetch(CHECK_WRITING)

    async def close(self) -> None:
        await self.database.close()


def is_postgres(database: str) -> bool:
    return database.startswith(POSTGRES)


async def connect(place: str) -> Storage:
    """A PostgreSQL by its URL, or the path of an SQLite file; brought up to date."""
    database: Database
    if is_postgres(place):
        database = await Postgres.connect(place)
    else:
        path = Path(place)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"cannot make the folder of the database {path}: {error.strerror}") from None
        database = Sqlite(path)
    try:
        await database.migrate(MIGRATIONS)
    except BaseException:
        await database.close()
        raise
    return Storage(database)


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
            (owner(entry.who), code) for entry in entries if entry.who and isinstance(entry.command, Join | Rename)
        ],
        snapshots=[(code, fresh.version, _json(fresh), SNAPSHOT_FORMAT)] if (fresh := addition.snapshot) else [],
        outdated=[(code, fresh.version - KEPT_ENTRIES)] if fresh else [],
    )


def _read_entry(text: str, version: int) -> Entry:
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
