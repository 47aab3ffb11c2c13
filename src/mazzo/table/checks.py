"""What is asked before a table does anything. Each check passes, or refuses with its reason."""

from typing import TYPE_CHECKING

from mazzo.core.rules import Seat
from mazzo.table.people import owner
from mazzo.table.reasons import refuse
from mazzo.table.updates import Stage

if TYPE_CHECKING:
    from mazzo.table.table import Table


def host_only(table: "Table", who: str) -> None:
    if who != table.host:
        raise refuse("not-host")


def own_seat(table: "Table", who: str) -> Seat:
    seat = table.seat_of(who)
    if seat is None:
        raise refuse("not-seated")
    return seat


def not_while_playing(table: "Table") -> None:
    if table.stage is Stage.PLAYING:
        raise refuse("playing")


def check_one_seat(table: "Table", who: str) -> None:
    """A person has one seat, however many tabs they open. At a table on one device, each of its people has one."""
    if table.settings.one_device:
        if table.host is None or owner(who) != owner(table.host):
            raise refuse("one-device")
        if table.seat_of(who) is not None:
            raise refuse("seated")
    elif any(chair.person and owner(chair.person) == owner(who) for chair in table.chairs):
        raise refuse("seated")


def check_chair(table: "Table", seat: Seat) -> None:
    if not 0 <= seat < len(table.chairs):
        raise refuse("seat", last=len(table.chairs) - 1)


def check_room(table: "Table") -> None:
    most = table.edition.most_seats
    if len(table.chairs) >= most:
        raise refuse("full", most=most)
