"""Deadlines as data. This module reads no clock: the host process sleeps until `wake_at`, then notifies the table."""

from msgspec import Struct
from msgspec.structs import astuple

from mazzo.table.settings import Speed

BOT_SECONDS = 1.8  # a bot's pause: long enough to see a card land and the next player think
SPEEDS = {Speed.CALM: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.4}  # factors of the pause
PACE = (1.0, 0.85, 1.3, 0.95, 1.4, 0.9, 1.15)  # factors that vary the pause, so that it seems human
ABANDONED_SECONDS = 180.0  # how long a game waits for a person to return
HOST_AWAY_SECONDS = 60.0  # how long the others wait for their host
EMPTY_SECONDS = 1800.0  # how long an empty table stays open between games
IDLE_SECONDS = 6 * 3600.0  # how long an idle table with people stays open between games
IDLE_GAME_SECONDS = 7 * 24 * 3600.0  # the same during a game without a clock


class Clock(Struct, frozen=True):
    deadline: float | None = None  # of the seats that must choose
    bots_at: float | None = None  # when bots answer
    abandoned_at: float | None = None  # when a table without people is closed or played by bots
    idle_at: float | None = None  # when an idle table closes
    host_away_at: float | None = None  # when the host is replaced

    @property
    def wake_at(self) -> float | None:
        return first(*astuple(self))

    def later(self, seconds: float, not_before: float) -> "Clock":
        """The same clock with each time later by some seconds, but not before `not_before`."""
        return Clock(*[time if time is None else max(time + seconds, not_before) for time in astuple(self)])


def first(*times: float | None) -> float | None:
    """The earliest time, ignoring None."""
    earliest = None
    for time in times:
        if time is not None and (earliest is None or time < earliest):
            earliest = time
    return earliest


def pace(version: int, speed: Speed = Speed.NORMAL) -> float:
    """The factor for the pause of bots at this version of a table. It does not depend on any cards."""
    return SPEEDS[speed] * PACE[version % len(PACE)]
