"""The connections to a table in this process: who gets a place, who gets which update, and who may say how much."""

from typing import Protocol

from msgspec import Raw, json
from msgspec.structs import replace

from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.protocol.messages import Encoded, News, encode, goodbye, refused, refused_by_table
from mazzo.server.limiters import RateLimit, has_room
from mazzo.server.limits import CONNECTIONS_AT_A_TABLE, TALK_AT_A_TABLE, TALK_OF_A_PERSON, UNLIMITED, Limits
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.talk import Speech, Utterance, utter


class Listener(Protocol):
    """A connection to a table. Sending never waits."""

    who: str | None
    address: str

    def send(self, *messages: Encoded) -> None:
        """Send messages; several together take one write."""

    def hang_up(self) -> None:
        """End the connection, after everything sent so far."""


class Audience:
    """The players of a table and its host always get a place; others share the remaining room."""

    __slots__ = ("_sockets", "connections", "listeners", "places")

    def __init__(self, limits: Limits = UNLIMITED) -> None:
        self.connections: set[Listener] = set()
        self.listeners: set[Listener] = set()  # the connections that have been told the version before
        self._sockets = limits.sockets_of_an_address_at_a_table
        self.places = limits.places_of_an_address_at_a_table

    def people(self) -> set[str]:
        return {listener.who for listener in self.connections if listener.who}

    def is_full_for(self, listener: Listener, table: TableState) -> bool:
        """Whether a bystander cannot connect: there are too many connections, or too many from one address."""
        who = listener.who
        if who is not None and (who == table.host or table.seat_of(who) is not None):
            return False
        is_full = len(self.connections) >= CONNECTIONS_AT_A_TABLE
        return is_full or not has_room(self._sockets, listener.address, (other.address for other in self.connections))

    def has_place_for(self, listener: Listener, table: TableState) -> bool:
        """Whether somebody may join, or is here. Places per address are limited; only connected people have one."""
        if listener.who in table.people:
            return True
        people = {(other.who, other.address) for other in self.connections if other.who in table.people}
        return has_room(self.places, listener.address, (address for _, address in people))

    def news(self, table: Table, now: float) -> list[tuple[Listener, Encoded]]:
        """The update for each listener after the last command; those who see the same get the same."""
        messages: dict[tuple[Seat | None, bool], Encoded] = {}
        told: list[tuple[Listener, Encoded]] = []
        seats = {chair.person: seat for seat, chair in enumerate(table.state.chairs)}
        shared = table.share(now)
        shared = replace(shared, table=Raw(json.encode(shared.table)))  # written once for all
        for listener in self.listeners:
            who = listener.who
            key = seats.get(who) if who else None, who is not None and who == table.state.host
            if key not in messages:
                messages[key] = encode(News(table.update(listener.who, now, table.state.version - 1, shared)))
            told.append((listener, messages[key]))
        return told

    def send(self, message: Encoded) -> None:
        for listener in self.listeners:
            listener.send(message)

    def begin(self, listener: Listener, table: Table, now: float) -> None:
        """Send the first update to a new connection, or refuse it."""
        if (closed_to := table.state.closed_to(listener.who)) is not None:
            self._show_out(listener, closed_to)
        elif listener in self.connections:
            self.listeners.add(listener)
            listener.send(encode(News(table.update(listener.who, now))))

    def forget(self, listener: Listener) -> None:
        self.connections.discard(listener)
        self.listeners.discard(listener)

    def show_out(self, table: TableState) -> None:
        """End the connections of everybody to whom the table is closed."""
        if table.is_locked or table.removed:
            for listener in list(self.listeners):
                if (closed_to := table.closed_to(listener.who)) is not None:
                    self._show_out(listener, closed_to)

    def _show_out(self, listener: Listener, reason: str) -> None:
        self.listeners.discard(listener)
        listener.send(encode(goodbye(reason)))
        listener.hang_up()


class Talk:
    """Limits on messages at one table."""

    def __init__(self) -> None:
        self._of_a_person = RateLimit(TALK_OF_A_PERSON)
        self._at_the_table = RateLimit(TALK_AT_A_TABLE)

    def say(self, id: str, words: Speech, listener: Listener, table: TableState) -> Utterance | None:
        """The message for everybody. If it is not allowed, the speaker is told why."""
        try:
            utterance = utter(table, listener.who, words)
        except Refused as refusal:
            listener.send(encode(refused_by_table(id, refusal)))
            return None
        if not (self._of_a_person.take(owner(listener.who or "")) and self._at_the_table.take("all")):
            listener.send(encode(refused(id, "too-fast")))
            return None
        return utterance
