"""Analyses of finished games. They take long, so they are made move by move, while nobody plays here."""

from mazzo.browser.answers import Analysing, begin_analysis, encoded
from mazzo.browser.calls import Request
from mazzo.core.errors import MissingFile


class AnalysisJob:
    """The analysis of one record, for all requests of it."""

    def __init__(self, request: Request) -> None:
        self.requests = [request]
        self._steps: Analysing = begin_analysis(request.kept)

    def do_a_move(self) -> str | None:
        """The analysis in JSON, once it is done."""
        try:
            next(self._steps)
        except StopIteration as end:
            return encoded(end.value)
        except MissingFile:
            self._steps = begin_analysis(self.requests[0].kept)  # it goes on once the file is here
            raise
        return None
