"""Tournaments. Their logs are kept with those of tables: the key of an entry is (code, seq)."""

from math import inf

import msgspec
from msgspec import Struct

from mazzo.server.store.database import INSERT_ENTRY, INSERT_PERSON, Database, Row, Statement
from mazzo.server.store.tables import Unreadable
from mazzo.table.tournament.commands import Command, Enter, Notice
from mazzo.table.tournament.plan import TournamentPlan

SLICE = 500  # entries that are read at a time

ADVANCE = (
    "UPDATE tournaments SET last_seq = $1, active_at = $2, wake_at = $3, is_over = $4"
    " WHERE code = $5 AND last_seq = $6 RETURNING code"
)
NEXT_ENTRIES = (  # one row without an entry, if there are no more
    "SELECT entry FROM tournaments LEFT JOIN entries"
    " ON entries.code = tournaments.code AND seq > $2 WHERE tournaments.code = $1 ORDER BY seq LIMIT $3"
)
ROWS = (
    "SELECT tournaments.code, beginning, COALESCE(entered, 0), active_at, last_seq FROM tournaments LEFT JOIN"
    " (SELECT code, COUNT(*) AS entered FROM log_people GROUP BY code) AS counts"
    " ON counts.code = tournaments.code WHERE is_over = $1 ORDER BY active_at DESC LIMIT $2"
)
WAKE = "UPDATE tournaments SET wake_at = $1 WHERE code = $2 AND last_seq = $3 RETURNING code"
OF_A_TOURNAMENT = ("log_people", "entries", "tournaments")
CLAIM = (
    "UPDATE tournaments SET wake_at = $2 WHERE code IN"
    " (SELECT code FROM tournaments WHERE wake_at <= $1 ORDER BY wake_at LIMIT $3) RETURNING code"
)


class TournamentEntry(Struct, frozen=True, omit_defaults=True):
    """One accepted command of a tournament. Its seq, counted from 1 without gaps, is the version it made."""

    seq: int
    at: float
    command: Command | Notice
    who: str | None = None
    named: str | None = None  # the name that the person got, if it is not the one they asked for


class Beginning(Struct, frozen=True):
    """A tournament as it was opened."""

    plan: TournamentPlan
    host: str
    seed: str
    at: float


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database, self._fetch = database, database.fetch

    async def open(self, code: str, beginning: Beginning, wake_at: float | None) -> bool:
        """Store a new tournament; False if the code is taken."""
        add = "INSERT INTO tournaments (code, beginning, active_at, wake_at) VALUES ($1, $2, $3, $4)"
        text = msgspec.json.encode(beginning).decode()
        return bool(
            await self._fetch(f"{add} ON CONFLICT DO NOTHING RETURNING code", code, text, beginning.at, wake_at)
        )

    async def beginning(self, code: str) -> Beginning | None:
        text = await self._database.value("SELECT beginning FROM tournaments WHERE code = $1", code)
        return msgspec.json.decode(text, type=Beginning) if text else None

    async def entries(self, code: str, after: int = 0) -> list[TournamentEntry] | None:
        """The next entries, at most `SLICE`, so that a long log does not hold up the process; None if the tournament
        was deleted.
        """
        rows = await self._fetch(NEXT_ENTRIES, code, after, SLICE)
        return [read_entry(text) for (text,) in rows if text is not None] if rows else None

    async def append(self, code: str, entry: TournamentEntry, now: float, wake_at: float | None, is_over: bool) -> bool:
        """Write an entry; False if another process was first. The times are the server's."""
        advance: Statement = (ADVANCE, (entry.seq, now, wake_at, is_over, code, entry.seq - 1))
        named = entry.who if isinstance(entry.command, Enter) else None
        people: list[Statement] = [(INSERT_PERSON, (named, code))] if named else []
        text = msgspec.json.encode(entry).decode()
        return await self._database.write(advance, (INSERT_ENTRY, (code, entry.seq, text, named)), *people)

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        """The tournaments that are due. They are left to the caller until then, so that one process handles each."""
        return await self._database.column(CLAIM, now, until, limit)

    async def wake(self, code: str, version: int, wake_at: float | None) -> None:
        """Note when a process must look at a tournament again, unless something has happened there meanwhile."""
        await self._fetch(WAKE, wake_at, code, version)

    async def wake_all(self, now: float) -> None:
        """Make all tournaments due that are not over: the clock may have been set back since they were written."""
        await self._fetch("UPDATE tournaments SET wake_at = $1 WHERE NOT is_over RETURNING code", now)

    async def delete(self, code: str, before: float = inf) -> bool:
        """Delete a tournament with its log; False if there is none, or something happened there since then."""
        found = "UPDATE tournaments SET wake_at = NULL WHERE code = $1 AND active_at < $2 RETURNING code"
        rest: list[Statement] = [(f"DELETE FROM {table} WHERE code = $1", (code,)) for table in OF_A_TOURNAMENT]
        return await self._database.write((found, (code, before)), *rest)

    async def rows(self, over: bool, limit: int) -> list[Row]:
        """Tournaments that are over or not, the latest active first: code, beginning in JSON, people who have entered,
        when active, version.
        """
        return await self._fetch(ROWS, over, limit)

    async def count(self) -> int:
        """The number of tournaments that are not over."""
        return int(await self._database.value("SELECT COUNT(*) FROM tournaments WHERE NOT is_over"))


def read_entry(text: str) -> TournamentEntry:
    try:
        return msgspec.json.decode(text, type=TournamentEntry)
    except msgspec.DecodeError as error:
        raise Unreadable(f"an entry is not understood: {error}") from error
