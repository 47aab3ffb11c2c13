"""The server's time. Setting the computer's clock does not change it while the server runs."""

import time
from collections.abc import Callable


def zero() -> float:
    """The time of day at the zero of this computer's monotonic clock, if the time of day is right now."""
    return time.time() - time.monotonic()


def clock(since: float) -> Callable[[], float]:
    """A clock in seconds since 1970. Processes of one computer that share this zero always agree on the time."""
    return lambda: since + time.monotonic()
