"""Carries out the operator's commands: on the database, and on the tables of a server in this process."""

from collections.abc import Callable
from inspect import getmembers, ismethod
from typing import Any

from mazzo.server.admin.bulletin import Bulletin
from mazzo.server.admin.days import DayOrders
from mazzo.server.admin.orders import AnyOrder
from mazzo.server.admin.people import PeopleOrders
from mazzo.server.admin.statistics import StatisticsOrders
from mazzo.server.admin.tables import TableOrders
from mazzo.server.admin.tournaments import TournamentOrders
from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import Hub
from mazzo.table.step import by_last_argument


class Admin:
    """Carries out the operator's orders: in a running server with its hub, otherwise on the database alone."""

    def __init__(
        self, storage: Storage, now: Callable[[], float], hub: Hub | None = None, bulletin: Bulletin | None = None
    ) -> None:
        tables, people = TableOrders(storage, now, hub), PeopleOrders(storage, now, hub, bulletin)
        parts = (
            tables,
            people,
            StatisticsOrders(storage, now() if hub else None),
            DayOrders(storage, now),
            TournamentOrders(storage, now),
        )
        self._orders = by_last_argument(AnyOrder, [do for part in parts for _, do in getmembers(part, ismethod)])

    async def answer(self, order: AnyOrder) -> Any:
        return await self._orders[type(order)](order)
