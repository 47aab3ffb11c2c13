"""The server's time: nobody can set it while it runs."""

import time
from collections.abc import Callable


def zero() -> float:
    """The time of day when this computer's steady clock began, if the time of day is right now."""
    return time.time() - time.monotonic()


def clock(since: float) -> Callable[[], float]:
    """Seconds since 1970, as they pass. Processes of one computer that are told the same zero agree for ever."""
    return lambda: since + time.monotonic()
