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
        self._started_at = started_at

    async def show_status(self, _: ShowStatus) -> ServerStatus:
        await self._storage.check_writing()
        return ServerStatus(
            __version__,
            self._started_at,
            await self._storage.tables.count(),
            await self._storage.tables.count(quarantined=True),
            "PostgreSQL" if self._storage.is_shared else "SQLite",
        )

    async def export(self, order: Export) -> list[Exported]:
        rows = await self._storage.records.all(order.since, order.until, order.after, RECORD_PAGE)
        return [Exported(id, at, bool(listed), msgspec.Raw(record.encode())) for id, at, listed, record in rows]

    async def count_day(self, order: CountDay) -> Day:
        since, until = _day(order.day)
        kept = self._storage
        tables = await kept.tables.spans(since, until)
        games: Counter[str] = Counter()
        for summary in await kept.records.summaries(since, until):
            shown = msgspec.json.decode(summary)
            games[f"{shown['game']} {shown['edition']}"] += 1
        return Day(
            day=order.day,
            tables_opened=sum(opened_at >= since for opened_at, _ in tables),
            most_tables_open=_most_at_once(tables, since),
            games_finished=games.total(),
            games=dict(sorted(games.items())),
            players=await kept.records.count_players(since, until),
            newcomers=await kept.people.count_newcomers(since, until),
            last_seen=await kept.people.count_last_seen(since, until),
        )


def _day(text: str) -> tuple[float, float]:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
        return day.timestamp(), (day + timedelta(days=1)).timestamp()
    except (ValueError, OverflowError):
        raise Refused(f"{shorten(text)} should be a day, such as 2026-11-15") from None


def _most_at_once(tables: list[Row], since: float) -> int:
    """The most tables open at the same time, from a moment on."""
    changes = [(max(opened_at, since), 1) for opened_at, _ in tables]
    changes += [(closed_at, -1) for _, closed_at in tables if closed_at is not None]
    count = most = 0
    for _, change in sorted(changes):
        count += change
        most = max(most, count)
    return most
