"""The seats that are open in this process. Each is known only by its name, which cannot be guessed."""

from collections.abc import Callable
from secrets import token_hex
from time import monotonic

from mazzo.core.errors import Refused, shorten
from mazzo.models.seat import ModelSeat

MOST_OPEN = 20
IDLE_SECONDS = 3600.0  # after which a seat may be closed for a new one


class OpenSeats:
    def __init__(self, most: int = MOST_OPEN, now: Callable[[], float] = monotonic) -> None:
        self._seats: dict[str, tuple[ModelSeat, float]] = {}  # with the time of the last call
        self._most, self._now = most, now

    async def make_room(self) -> None:
        """Close a seat that was not used for a long time, if there are too many. Refused if all are in use."""
        if len(self._seats) < self._most:
            return
        name, (_, used) = min(self._seats.items(), key=lambda each: each[1][1])
        if self._now() - used < IDLE_SECONDS:
            raise Refused(f"{self._most} games are open, which is the limit; leave one of yours")
        await self.close(name)

    def add(self, seat: ModelSeat) -> str:
        name = token_hex(8)
        self._seats[name] = seat, self._now()
        return name

    def get(self, name: str) -> ModelSeat:
        if name not in self._seats:
            raise Refused(f"there is no game {shorten(name)} here; new_game and join_table give you one")
        seat, _ = self._seats[name]
        self._seats[name] = seat, self._now()
        return seat

    async def close(self, name: str) -> None:
        seat = self.get(name)
        del self._seats[name]
        await seat.close()

    async def close_all(self) -> None:
        for name in list(self._seats):
            await self.close(name)
