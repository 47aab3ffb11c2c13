"""The connections to a table in this process: who gets a place, who gets which update, and limits on messages."""

from typing import Protocol

from msgspec import Raw, json
from msgspec.structs import replace

from mazzo.core.errors import Refused
from mazzo.core.rules import Seat
from mazzo.protocol.messages import Encoded, News, close_message, encode, refused, refused_by_table
from mazzo.server.limiters import RateLimit, has_room
from mazzo.server.limits import CONNECTIONS_AT_A_TABLE, TALK_AT_A_TABLE, TALK_OF_A_PERSON, UNLIMITED, Limits
from mazzo.table.people import owner
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.talk import Speech, Utterance, utter


class Subscriber(Protocol):
    """A connection to a table. Sending never waits."""

    who: str | None
    address: str

    def send(self, *messages: Encoded) -> None:
        """Send messages; several together take one write."""

    def close(self) -> None:
        """End the connection, after everything sent so far."""


class Subscribers:
    """The players of a table and its host always get a place; others share the remaining room."""

    __slots__ = ("_sockets", "connections", "places", "receiving")

    def __init__(self, limits: Limits = UNLIMITED) -> None:
        self.connections: set[Subscriber] = set()
        self.receiving: set[Subscriber] = set()  # those that received the previous version
        self._sockets = limits.sockets_of_an_address_at_a_table
        self.places = limits.places_of_an_address_at_a_table

    def people(self) -> set[str]:
        return {subscriber.who for subscriber in self.connections if subscriber.who}

    def is_full_for(self, subscriber: Subscriber, table: TableState) -> bool:
        """Whether a bystander cannot connect, since there are too many connections, or too many from their address."""
        who = subscriber.who
        if who is not None and (who == table.host or table.seat_of(who) is not None):
            return False
        is_full = len(self.connections) >= CONNECTIONS_AT_A_TABLE
        return is_full or not has_room(self._sockets, subscriber.address, (other.address for other in self.connections))

    def has_place_for(self, subscriber: Subscriber, table: TableState) -> bool:
        """Whether a subscriber may join, or has joined. An address has few places, for connected people."""
        if subscriber.who in table.people:
            return True
        people = {(other.who, other.address) for other in self.connections if other.who in table.people}
        return has_room(self.places, subscriber.address, (address for _, address in people))

    def news(self, table: Table, now: float) -> list[tuple[Subscriber, Encoded]]:
        """The update for each subscriber after the last command; those who see the same get the same."""
        messages: dict[tuple[Seat | None, bool], Encoded] = {}
        updates: list[tuple[Subscriber, Encoded]] = []
        seats = {holder.person: seat for seat, holder in enumerate(table.state.seats)}
        shared = table.share(now)
        shared = replace(shared, table=Raw(json.encode(shared.table)))  # written once for all
        for subscriber in self.receiving:
            who = subscriber.who
            key = seats.get(who) if who else None, who is not None and who == table.state.host
            if key not in messages:
                messages[key] = encode(News(table.update(subscriber.who, now, table.state.version - 1, shared)))
            updates.append((subscriber, messages[key]))
        return updates

    def send(self, message: Encoded) -> None:
        for subscriber in self.receiving:
            subscriber.send(message)

    def begin(self, subscriber: Subscriber, table: Table, now: float) -> None:
        """Send the first update to a new connection, or refuse it."""
        if (closed_to := table.state.closed_to(subscriber.who)) is not None:
            self._show_out(subscriber, closed_to)
        elif subscriber in self.connections:
            self.receiving.add(subscriber)
            subscriber.send(encode(News(table.update(subscriber.who, now))))

    def remove(self, subscriber: Subscriber) -> None:
        self.connections.discard(subscriber)
        self.receiving.discard(subscriber)

    def show_out(self, table: TableState) -> None:
        """End the connections of people to whom the table is closed."""
        if table.is_locked or table.removed:
            for subscriber in list(self.receiving):
                if (closed_to := table.closed_to(subscriber.who)) is not None:
                    self._show_out(subscriber, closed_to)

    def _show_out(self, subscriber: Subscriber, reason: str) -> None:
        self.receiving.discard(subscriber)
        subscriber.send(encode(close_message(reason)))
        subscriber.close()


class Talk:
    """Limits on messages at one table."""

    def __init__(self) -> None:
        self._of_a_person = RateLimit(TALK_OF_A_PERSON)
        self._at_the_table = RateLimit(TALK_AT_A_TABLE)

    def say(self, id: str, words: Speech, subscriber: Subscriber, table: TableState) -> Utterance | None:
        """The message for the table. If it is not allowed, its sender gets the reason."""
        try:
            utterance = utter(table, subscriber.who, words)
        except Refused as refusal:
            subscriber.send(encode(refused_by_table(id, refusal)))
            return None
        if not (self._of_a_person.take(owner(subscriber.who or "")) and self._at_the_table.take("all")):
            subscriber.send(encode(refused(id, "too-fast")))
            return None
        return utterance
