"""Carries out the operator's commands, and writes a line of the log for each.

They work on the database, and in a running server on the tables of this process too.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from time import monotonic
from typing import Any

import msgspec

from mazzo import __version__
from mazzo.core.errors import Refused, shorten
from mazzo.server.admin import orders
from mazzo.server.admin.moderation import ModerationState
from mazzo.server.admin.people import PeopleOrders
from mazzo.server.admin.tables import TableOrders, TournamentOrders
from mazzo.server.metrics import ORDERS
from mazzo.server.store.database import Row
from mazzo.server.store.days import name_of, start_chain
from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import Hub
from mazzo.table.day import day_of

log = logging.getLogger("mazzo.audit")

RECORD_PAGE = 500
SAME_SECONDS = 600.0  # in which equal queries from one address are logged once: programs query every second
MOST_REMEMBERED = 1000


class Admin:
    """Carries out the operator's orders: in a running server with its hub, otherwise on the database alone."""

    def __init__(
        self,
        storage: Storage,
        now: Callable[[], float],
        hub: Hub | None = None,
        moderation: ModerationState | None = None,
    ) -> None:
        tables, people = TableOrders(storage, now, hub), PeopleOrders(storage, now, hub, moderation)
        tournaments = TournamentOrders(storage, now)
        self._storage, self._now = storage, now
        self._started_at = now() if hub else None
        self._orders: dict[type[orders.AnyOrder], Callable[[Any], Awaitable[Any]]] = {
            orders.ListTables: tables.list_tables,
            orders.LookAt: tables.look_at,
            orders.ReadLog: tables.read_log,
            orders.CloseTable: tables.close_table,
            orders.Reopen: tables.reopen,
            orders.Announce: people.announce,
            orders.Ban: people.ban,
            orders.Unban: people.unban,
            orders.ListBans: people.list_bans,
            orders.FindPeople: people.find_people,
            orders.RenamePerson: people.rename,
            orders.ListConnected: people.list_connected,
            orders.Forget: people.forget,
            orders.ShowStatus: self._show_status,
            orders.CountDay: self._count_day,
            orders.Export: self._export,
            orders.StartChain: self._start_chain,
            orders.ListTournaments: tournaments.list_tournaments,
            orders.CloseTournament: tournaments.close_tournament,
            orders.DeleteTournament: tournaments.delete_tournament,
        }

    async def answer(self, order: orders.AnyOrder) -> Any:
        return await self._orders[type(order)](order)

    async def _start_chain(self, _: orders.StartChain) -> orders.Did:
        """From tomorrow on, since people already play the deals of today."""
        chain = await start_chain(self._storage, day_of(self._now()) + 1)
        return orders.Did(f"a new chain begins on {name_of(chain.since)}; its anchor is {chain.promise(chain.since)}")

    async def _show_status(self, _: orders.ShowStatus) -> orders.ServerStatus:
        await self._storage.check_writing()
        return orders.ServerStatus(
            __version__,
            self._started_at,
            await self._storage.tables.count(),
            await self._storage.tables.count(quarantined=True),
            "PostgreSQL" if self._storage.is_shared else "SQLite",
        )

    async def _export(self, order: orders.Export) -> list[orders.Exported]:
        rows = await self._storage.records.all(order.since, order.until, order.after, RECORD_PAGE)
        return [orders.Exported(id, at, bool(listed), msgspec.Raw(record.encode())) for id, at, listed, record in rows]

    async def _count_day(self, order: orders.CountDay) -> orders.Day:
        since, until = _day(order.day)
        tables = await self._storage.tables.spans(since, until)
        games: Counter[str] = Counter()
        for summary in await self._storage.records.summaries(since, until):
            shown = msgspec.json.decode(summary)
            games[f"{shown['game']} {shown['edition']}"] += 1
        return orders.Day(
            day=order.day,
            tables_opened=sum(opened_at >= since for opened_at, _ in tables),
            most_tables_open=_most_at_once(tables, since),
            games_finished=games.total(),
            games=dict(sorted(games.items())),
            players=await self._storage.records.count_players(since, until),
            newcomers=await self._storage.people.count_newcomers(since, until),
            last_seen=await self._storage.people.count_last_seen(since, until),
        )


def _day(text: str) -> tuple[float, float]:
    try:
        day = datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC)
        return day.timestamp(), (day + timedelta(days=1)).timestamp()
    except (ValueError, OverflowError):
        raise Refused(f"{shorten(text)} should be a day, such as 2026-11-15") from None


def _most_at_once(tables: list[Row], since: float) -> int:
    """The most tables that were open at the same time since a moment."""
    changes = [(max(opened_at, since), 1) for opened_at, _ in tables]
    changes += [(closed_at, -1) for _, closed_at in tables if closed_at is not None]
    count = most = 0
    for _, change in sorted(changes):
        count += change
        most = max(most, count)
    return most


class Audit:
    """Writes one line for each command of the operator, at any log level."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._looks: dict[tuple[str, orders.AnyOrder], float] = {}  # when each query was last logged

    def note_done(self, order: orders.AnyOrder, address: str) -> None:
        ORDERS.labels("done").inc()
        if self._is_new(order, address):
            log.info("the operator at %s: %s", address, _shown(order))

    def note_refused(self, order: orders.AnyOrder, address: str, reason: str) -> None:
        ORDERS.labels("refused").inc()
        log.info("the operator at %s: %s was refused: %s", address, _shown(order), reason)

    def note_wrong_token(self, address: str) -> None:
        ORDERS.labels("wrong-token").inc()
        log.warning("a request from %s had a wrong admin token, or none", address)

    def _is_new(self, order: orders.AnyOrder, address: str) -> bool:
        if order.answer is orders.Did:  # a change, not a query
            return True
        now = self._now()
        if now < self._looks.get((address, order), -SAME_SECONDS) + SAME_SECONDS:
            return False
        if len(self._looks) >= MOST_REMEMBERED:
            self._looks.clear()
        self._looks[address, order] = now
        return True


def _shown(order: orders.AnyOrder) -> str:
    """The command for the log, without the name of a person: no names are logged."""
    if isinstance(order, orders.FindPeople | orders.RenamePerson) and order.name:
        order = msgspec.structs.replace(order, name="...")
    return msgspec.json.encode(order).decode()
