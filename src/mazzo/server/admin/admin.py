"""Carries out the operator's commands: on the database, and on the tables of a server in this process."""

from collections.abc import Awaitable, Callable
from typing import Any

from mazzo.server.admin import orders
from mazzo.server.admin.moderation import ModerationState
from mazzo.server.admin.people import PeopleOrders
from mazzo.server.admin.statistics import StatisticsOrders
from mazzo.server.admin.tables import TableOrders
from mazzo.server.admin.tournaments import TournamentOrders
from mazzo.server.store.days import day_of, name_of, start_chain
from mazzo.server.store.storage import Storage
from mazzo.server.tables.hub import Hub


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
        statistics, tournaments = StatisticsOrders(storage, now() if hub else None), TournamentOrders(storage, now)
        self._storage, self._now = storage, now
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
            orders.ShowStatus: statistics.show_status,
            orders.CountDay: statistics.count_day,
            orders.Export: statistics.export,
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
