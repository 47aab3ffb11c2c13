"""The log of each tournament. The key of an entry is (tournament, seq), as it is for tables."""

import msgspec
from msgspec import Struct

from mazzo.server.store.database import Database, Statement
from mazzo.server.store.tables import Unreadable
from mazzo.table.tournament.commands import Command, Enter, Notice
from mazzo.table.tournament.plan import TournamentPlan

SLICE = 500  # entries that are read at a time

ADVANCE = (
    "UPDATE tournaments SET last_seq = $1, active_at = $2, wake_at = $3, is_over = $4"
    " WHERE code = $5 AND last_seq = $6 RETURNING code"
)
INSERT_ENTRY = "INSERT INTO tournament_entries (code, seq, entry) VALUES ($1, $2, $3)"
INSERT_PERSON = "INSERT INTO tournament_people (who, code) VALUES ($1, $2) ON CONFLICT DO NOTHING"
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


class Tournaments:
    def __init__(self, database: Database) -> None:
        self._database, self._fetch = database, database.fetch

    async def open(self, code: str, beginning: Beginning, at: float) -> bool:
        """Store a new tournament; False if the code is taken."""
        add = "INSERT INTO tournaments (code, beginning, active_at) VALUES ($1, $2, $3)"
        text = msgspec.json.encode(beginning).decode()
        return bool(await self._fetch(f"{add} ON CONFLICT DO NOTHING RETURNING code", code, text, at))

    async def beginning(self, code: str) -> Beginning | None:
        text = await self._database.value("SELECT beginning FROM tournaments WHERE code = $1", code)
        return msgspec.json.decode(text, type=Beginning) if text else None

    async def entries(self, code: str, after: int = 0) -> list[TournamentEntry]:
        """The next entries, at most `SLICE`, so that a long log does not hold up the process."""
        sql = "SELECT entry FROM tournament_entries WHERE code = $1 AND seq > $2 ORDER BY seq LIMIT $3"
        return [read_entry(text) for text in await self._database.column(sql, code, after, SLICE)]

    async def append(self, code: str, entry: TournamentEntry, wake_at: float | None, is_over: bool) -> bool:
        """Write an entry; False if another process was first."""
        advance: Statement = (ADVANCE, (entry.seq, entry.at, wake_at, is_over, code, entry.seq - 1))
        return await self._database.write(
            advance,
            (INSERT_ENTRY, (code, entry.seq, msgspec.json.encode(entry).decode())),
            *((INSERT_PERSON, (entry.who, code)) for _ in [entry.who] if isinstance(entry.command, Enter)),
        )

    async def claim(self, now: float, until: float, limit: int) -> list[str]:
        """The tournaments that are due. They are left to the caller until then, so that one process handles each."""
        return await self._database.column(CLAIM, now, until, limit)

    async def count(self) -> int:
        """The number of tournaments that are not over."""
        return int(await self._database.value("SELECT COUNT(*) FROM tournaments WHERE NOT is_over"))


def read_entry(text: str) -> TournamentEntry:
    try:
        return msgspec.json.decode(text, type=TournamentEntry)
    except msgspec.DecodeError as error:
        raise Unreadable(f"an entry is not understood: {error}") from error
