"""Who finds a place at a table. Its players and its host always do; others share what room there is."""

from collections.abc import Collection

from mazzo.server.process.limits import Limits
from mazzo.server.tables.turn import Listener
from mazzo.table.state import TableState

MOST_CONNECTIONS = 1000


class Places:
    def __init__(self, connections: Collection[Listener], limits: Limits) -> None:
        self._connections = connections
        self._sockets = limits.sockets_of_an_address_at_a_table
        self.most = limits.places_of_an_address_at_a_table

    def are_taken_from(self, listener: Listener, table: TableState) -> bool:
        """Whether somebody who is not needed here cannot even connect: too many have, or too many of one address."""
        who = listener.who
        if who is not None and (who == table.host or table.seat_of(who) is not None):
            return False
        is_full = len(self._connections) >= MOST_CONNECTIONS
        return is_full or len(self._neighbours(listener)) >= self._sockets

    def has_one_for(self, listener: Listener, table: TableState) -> bool:
        """Whether somebody may join, or is at the table already: an address has so many places and no more. Only those
        who are connected have one."""
        if listener.who in table.people:
            return True
        return len({other.who for other in self._neighbours(listener) if other.who in table.people}) < self.most

    def _neighbours(self, listener: Listener) -> list[Listener]:
        return [other for other in self._connections if other.address == listener.address]
