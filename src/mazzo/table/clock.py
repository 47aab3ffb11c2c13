"""Deadlines as data. Nothing here reads a clock: the host process sleeps until `wake_at` and then tells the table."""

from msgspec import Struct

from mazzo.table.settings import Speed

BOT_SECONDS = 1.0  # a bot's pause
SPEEDS = {Speed.CALM: 2.0, Speed.NORMAL: 1.0, Speed.FAST: 0.4}  # how much longer or shorter the pause is
PACE = (1.0, 0.7, 1.4, 0.9, 1.6, 0.8, 1.2)  # how much the pause varies, as people's do
ABANDONED_SECONDS = 180.0  # how long a game waits for somebody to come back
HOST_AWAY_SECONDS = 60.0  # how long the others wait for their host
EMPTY_SECONDS = 1800.0  # how long an empty table without a game waits
IDLE_SECONDS = 6 * 3600.0  # how long a table without a game waits for people who are there and do nothing
IDLE_GAME_SECONDS = 7 * 24 * 3600.0  # the same in a game without a clock


class Clock(Struct, frozen=True):
    deadline: float | None = None  # when those who are asked have been silent for too long
    bots_at: float | None = None  # when the bots that are asked answer
    abandoned_at: float | None = None  # when a table that nobody is at is given up
    idle_at: float | None = None  # when a table at which nobody does anything is given up
    host_away_at: float | None = None  # when somebody else becomes the host

    @property
    def people_at(self) -> float | None:
        """The first deadline that is not for bots."""
        return first(self.deadline, self.abandoned_at, self.idle_at, self.host_away_at)

    @property
    def wake_at(self) -> float | None:
        return first(self.people_at, self.bots_at)


def first(*times: float | None) -> float | None:
    """The earliest of those there are."""
    return min([time for time in times if time is not None], default=None)


def pace(version: int, speed: Speed = Speed.NORMAL) -> float:
    """How long bots pause before they answer this version of a table. It does not depend on what anybody holds."""
    return SPEEDS[speed] * PACE[version % len(PACE)]
