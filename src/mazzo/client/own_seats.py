"""The seats that people of this computer have at tables of servers, so that they can return to them."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

from mazzo.client.files import only_here, write_private
from mazzo.client.remote import Remote
from mazzo.core.rules import Seat
from mazzo.table.updates import Occupant, Stage, Update

MOST = 20


class OwnSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a server."""

    server: str
    person: str  # the typed name; empty without one
    code: str
    seat: Seat
    game: int  # the number of the game at this table

    @property
    def table(self) -> tuple[str, str, str]:
        return self.server, self.person, self.code


def seat_in(link: Remote, update: Update) -> OwnSeat | None:
    """The seat that a person has now."""
    if update.seat is None:
        return None
    return OwnSeat(link.server.address, link.server.person, link.code, update.seat, update.table.games)


def free_seat(own: OwnSeat | None, update: Update) -> Seat | None:
    """The seat that the person left in the current game, if a bot plays it now."""
    table = update.table
    if own is None or own.game != table.games or table.stage is not Stage.PLAYING:
        return None
    is_free = own.seat < len(table.seats) and table.seats[own.seat].occupant is Occupant.BOT
    return own.seat if is_free else None


class OwnSeats:
    """The file of own seats, the newest last."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def newest(self, person: str) -> OwnSeat | None:
        """The newest seat of this person; without a name, the newest of all."""
        own = [seat for seat in self._read() if not person or seat.person == person]
        return own[-1] if own else None

    def at(self, server: str, person: str, code: str) -> OwnSeat | None:
        return next((seat for seat in self._read() if seat.table == (server, person, code)), None)

    def remember(self, own: OwnSeat) -> None:
        self._replace(own.table, [own])

    def forget(self, server: str, person: str, code: str) -> None:
        self._replace((server, person, code), [])

    def _replace(self, table: tuple[str, str, str], seats: Sequence[OwnSeat]) -> None:
        """Replace the seat at one table. Another terminal of this computer may change the file, too."""
        with suppress(OSError), only_here(self._file):  # if the file cannot be written, people just cannot return
            others = [seat for seat in self._read() if seat.table != table]
            write_private(self._file, msgspec.json.encode([*others, *seats][-MOST:]))

    def _read(self) -> Sequence[OwnSeat]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=list[OwnSeat])
        except (OSError, msgspec.DecodeError):  # no file yet, or one of another version
            return []
