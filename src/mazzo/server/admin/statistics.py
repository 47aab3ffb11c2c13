"""Records and numbers for the operator."""

from collections import Counter
from datetime import UTC, datetime, timedelta

import msgspec

from mazzo import __version__
from mazzo.core.errors import Refused, shorten
from mazzo.server.admin.orders import CountDay, Day, Export, Exported, ServerStatus, ShowStatus
from mazzo.server.store.database import Row
from mazzo.server.store.storage import Storage

RECORD_PAGE = 500


class StatisticsOrders:
    def __init__(self, storage: Storage, started_at: float | None = None) -> None:
        self._storage = storage
        self._fetch = storage.database.fetch
        self._started_at = started_at

    async def show_status(self, _: ShowStatus) -> ServerStatus:
        await self._storage.check_writing()
        return ServerStatus(
            __version__,
            self._started_at,
            await self._storage.count_tables(),
            await self._count("SELECT COUNT(*) FROM tables WHERE closed_at IS NULL AND aside_at IS NOT NULL"),
            "PostgreSQL" if self._storage.is_shared else "SQLite",
        )

    async def export(self, order: Export) -> list[Exported]:
        rows = await self._fetch(
            "SELECT id, ended_at, listed, record FROM records WHERE ended_at >= $1 AND ended_at < $2 AND ($3 = '' OR"
            " (ended_at, id) > (SELECT ended_at, id FROM records WHERE id = $3)) ORDER BY ended_at, id LIMIT $4",
            order.since,
            order.until,
            order.after or "",
            RECORD_PAGE,
        )
        return [Exported(id, at, bool(listed), msgspec.Raw(record.encode())) for id, at, listed, record in rows]

    async def count_day(self, order: CountDay) -> Day:
        since, until = _day(order.day)
        tables = await self._fetch(
            "SELECT opened_at, closed_at FROM tables WHERE opened_at < $1 AND (closed_at IS NULL OR closed_at >= $2)",
            until,
            since,
        )
        games: Counter[str] = Counter()
        for (summary,) in await self._fetch(
            "SELECT summary FROM records WHERE ended_at >= $1 AND ended_at < $2", since, until
        ):
            shown = msgspec.json.decode(summary)
            games[f"{shown['game']} {shown['edition']}"] += 1
        return Day(
            day=order.day,
            tables_opened=sum(opened_at >= since for opened_at, _ in tables),
            most_tables_open=_most_at_once(tables, since),
            games_finished=games.total(),
            games=dict(sorted(games.items())),
            players=await self._count(
                "SELECT COUNT(DISTINCT who) FROM record_people JOIN records ON records.id = record_id"
                " WHERE ended_at >= $1 AND ended_at < $2",
                since,
                until,
            ),
            newcomers=await self._count("SELECT COUNT(*) FROM people WHERE since >= $1 AND since < $2", since, until),
            last_seen=await self._count(
                "SELECT COUNT(*) FROM (SELECT who FROM tokens GROUP BY who"
                " HAVING MAX(seen_at) >= $1 AND MAX(seen_at) < $2) AS seen",
                since,
                until,
            ),
        )

    async def _count(self, sql: str, *values: object) -> int:
        count: int = (await self._fetch(sql, *values))[0][0]
        return count


def _day(text: str) -> tuple[float, float]:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
        return day.timestamp(), (day + timedelta(days=1)).timestamp()
    except (ValueError, OverflowError):
        raise Refused(f"{shorten(text)} should be a day, such as 2026-11-15") from None


def _most_at_once(tables: list[Row], since: float) -> int:
    """How many tables were open at the same time, from a moment on."""
    changes = [(max(opened_at, since), 1) for opened_at, _ in tables]
    changes += [(closed_at, -1) for _, closed_at in tables if closed_at is not None]
    count = most = 0
    for _, change in sorted(changes):
        count += change
        most = max(most, count)
    return most
