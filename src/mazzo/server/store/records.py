"""The records of finished games."""

from collections.abc import Iterator

from msgspec.json import encode

from mazzo.server.store.database import Database, Row, Statement
from mazzo.server.store.entries import Finished
from mazzo.table.people import owner

INSERT_RECORD = (
    "INSERT INTO records (id, ended_at, listed, summary, record) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"
)
INSERT_RECORD_PERSON = "INSERT INTO record_people (record_id, seat, who) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"


class Records:
    def __init__(self, database: Database) -> None:
        self._database, self._fetch = database, database.fetch

    async def add(self, game: Finished) -> None:
        """Store a finished game, unless it is there already."""
        (insert, values), *people = inserts_of(game)
        await self._database.write((f"{insert} RETURNING id", values), *people)

    async def get(self, id: str) -> str | None:
        """A record, in JSON."""
        found: str | None = await self._database.value("SELECT record FROM records WHERE id = $1", id)
        return found

    async def summary(self, id: str) -> str | None:
        """The summary of a record for lists, in JSON."""
        found: str | None = await self._database.value("SELECT summary FROM records WHERE id = $1", id)
        return found

    async def listed(self, limit: int, before: str | None = None) -> list[str]:
        """The summaries of listed records, the newest first, after the record `before`."""
        sql = (
            "SELECT summary FROM records WHERE listed AND ($1 = '' OR"
            " (ended_at, id) < (SELECT ended_at, id FROM records WHERE id = $1))"
            " ORDER BY ended_at DESC, id DESC LIMIT $2"
        )
        return await self._database.column(sql, before or "", limit)

    async def all(self, since: float, until: float, after: str | None, limit: int) -> list[Row]:
        """Records that ended between these times, the oldest first, after the record `after`: id, end, listed, JSON."""
        sql = (
            "SELECT id, ended_at, listed, record FROM records WHERE ended_at >= $1 AND ended_at < $2 AND ($3 = '' OR"
            " (ended_at, id) > (SELECT ended_at, id FROM records WHERE id = $3)) ORDER BY ended_at, id LIMIT $4"
        )
        return await self._fetch(sql, since, until, after or "", limit)

    async def summaries(self, since: float, until: float) -> list[str]:
        sql = "SELECT summary FROM records WHERE ended_at >= $1 AND ended_at < $2"
        return await self._database.column(sql, since, until)

    async def players(self, id: str) -> list[Row]:
        """The people of a record: seat, person, when they first came, when they were last seen."""
        return await self._fetch(
            "SELECT seat, record_people.who, since,"
            " (SELECT MAX(seen_at) FROM tokens WHERE tokens.who = record_people.who)"
            " FROM record_people LEFT JOIN people ON people.who = record_people.who WHERE record_id = $1 ORDER BY seat",
            id,
        )

    async def count_players(self, since: float, until: float) -> int:
        people = "SELECT COUNT(DISTINCT who) FROM record_people JOIN records ON records.id = record_id"
        sql = f"{people} WHERE ended_at >= $1 AND ended_at < $2"
        return int(await self._database.value(sql, since, until))


def inserts_of(game: Finished) -> Iterator[Statement]:
    row = game.row
    yield INSERT_RECORD, (row.id, row.ended_at, game.listed, encode(row).decode(), encode(game.record).decode())
    for seat, who in enumerate(game.people):
        if who:
            yield INSERT_RECORD_PERSON, (row.id, seat, owner(who))
