"""Long jobs: the analysis of a finished game, and the reason of a loss. They run in steps, while no game is played."""

from collections.abc import Callable, Generator
from typing import Any, TypeAlias

from mazzo.browser.answers import RequestRefused, encoded, kept_record, seat_in
from mazzo.browser.calls import Request
from mazzo.coach.analysis import analysing
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.coach.why import explaining
from mazzo.core.errors import MissingFile

Steps: TypeAlias = Generator[Any, None, Any]

WHY_SECONDS = 6.0
"""The time for the reason of a loss: twice that of a server, since a device may be slow."""


class LongJob:
    """One computation; its result answers all requests for it."""

    def __init__(self, request: Request, begin: Callable[[], Steps]) -> None:
        self.requests = [request]
        self._begin, self._steps = begin, begin()

    def do_a_step(self) -> str | None:
        """The result in JSON, once it is done."""
        try:
            next(self._steps)
        except StopIteration as end:
            return encoded(end.value)
        except MissingFile:
            self._steps = self._begin()  # start over once the file is loaded
            raise
        return None


def analysis_job(request: Request) -> LongJob:
    record = kept_record(request.kept).record
    return LongJob(request, lambda: analysing(ReplayedGame(record)))


def why_job(request: Request, query: str, now: Callable[[], float]) -> LongJob:
    record = kept_record(request.kept).record
    seat = seat_in(record, query)
    if seat is None:
        raise RequestRefused(400, "not-understood", "this needs a seat")
    return LongJob(request, lambda: explaining(ReplayedGame(record), seat, WHY_SECONDS, now))
