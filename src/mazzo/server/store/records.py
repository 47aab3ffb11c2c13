"""The records of finished games."""

from mazzo.server.store.database import Database, Row


class Records:
    def __init__(self, database: Database) -> None:
        self._fetch = database.fetch

    async def get(self, id: str) -> str | None:
        """A record, in JSON."""
        rows = await self._fetch("SELECT record FROM records WHERE id = $1", id)
        return rows[0][0] if rows else None

    async def summary(self, id: str) -> str | None:
        """The summary of a record for lists, in JSON."""
        rows = await self._fetch("SELECT summary FROM records WHERE id = $1", id)
        return rows[0][0] if rows else None

    async def listed(self, limit: int, before: str | None = None) -> list[str]:
        """The summaries of listed records, the newest first, after the record `before`."""
        rows = await self._fetch(
            "SELECT summary FROM records WHERE listed AND ($1 = '' OR"
            " (ended_at, id) < (SELECT ended_at, id FROM records WHERE id = $1))"
            " ORDER BY ended_at DESC, id DESC LIMIT $2",
            before or "",
            limit,
        )
        return [row[0] for row in rows]

    async def all(self, since: float, until: float, after: str | None, limit: int) -> list[Row]:
        """Records that ended between these times, the oldest first, after the record `after`: id, end, listed, JSON."""
        return await self._fetch(
            "SELECT id, ended_at, listed, record FROM records WHERE ended_at >= $1 AND ended_at < $2 AND ($3 = '' OR"
            " (ended_at, id) > (SELECT ended_at, id FROM records WHERE id = $3)) ORDER BY ended_at, id LIMIT $4",
            since,
            until,
            after or "",
            limit,
        )

    async def summaries(self, since: float, until: float) -> list[str]:
        sql = "SELECT summary FROM records WHERE ended_at >= $1 AND ended_at < $2"
        return [row[0] for row in await self._fetch(sql, since, until)]

    async def players(self, id: str) -> list[Row]:
        """The people of a record: seat, person, when they first came, when they were last seen."""
        return await self._fetch(
            "SELECT seat, record_people.who, since,"
            " (SELECT MAX(seen_at) FROM tokens WHERE tokens.who = record_people.who)"
            " FROM record_people LEFT JOIN people ON people.who = record_people.who WHERE record_id = $1 ORDER BY seat",
            id,
        )

    async def count_players(self, since: float, until: float) -> int:
        rows = await self._fetch(
            "SELECT COUNT(DISTINCT who) FROM record_people JOIN records ON records.id = record_id"
            " WHERE ended_at >= $1 AND ended_at < $2",
            since,
            until,
        )
        count: int = rows[0][0]
        return count
