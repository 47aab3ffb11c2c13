"""Carries out the operator's commands: on the database, and on the tables of a server in this process."""

from collections.abc import Awaitable, Callable
from typing import Any

from mazzo.server.admin.bulletin import Bulletin
from mazzo.server.admin.orders import (
    Announce,
    AnyOrder,
    Ban,
    CloseTable,
    CountDay,
    Export,
    FindPeople,
    Forget,
    ListBans,
    ListConnected,
    ListTables,
    LookAt,
    ReadLog,
    Reopen,
    ShowStatus,
    Unban,
)
from mazzo.server.admin.people import PeopleOrders
from mazzo.server.admin.statistics import StatisticsOrders
from mazzo.server.admin.tables import TableOrders
from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import Hub


class Admin:
    """Carries out the operator's orders: in a running server with its hub, otherwise on the database alone."""

    def __init__(
        self, storage: Storage, now: Callable[[], float], hub: Hub | None = None, bulletin: Bulletin | None = None
    ) -> None:
        tables, people = TableOrders(storage, now, hub), PeopleOrders(storage, now, hub, bulletin)
        statistics = StatisticsOrders(storage, now() if hub else None)
        self._orders: dict[type[AnyOrder], Callable[[Any], Awaitable[Any]]] = {
            ShowStatus: statistics.show_status,
            ListTables: tables.list_tables,
            LookAt: tables.look_at,
            ReadLog: tables.read_log,
            CloseTable: tables.close_table,
            Reopen: tables.reopen,
            Announce: people.announce,
            Ban: people.ban,
            Unban: people.unban,
            ListBans: people.list_bans,
            FindPeople: people.find_people,
            ListConnected: people.list_connected,
            Forget: people.forget,
            Export: statistics.export,
            CountDay: statistics.count_day,
        }

    async def answer(self, order: AnyOrder) -> Any:
        return await self._orders[type(order)](order)
