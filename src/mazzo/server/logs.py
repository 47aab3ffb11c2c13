"""The log: one line of JSON for each entry, with table codes and outcomes, never with tokens, links or names."""

import json
import logging
import logging.config
import platform
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cache
from time import monotonic
from typing import Any

from mazzo import __version__
from mazzo.server.limiters import RateLimit
from mazzo.server.limits import LOG_LINES, LOG_WARNINGS
from mazzo.server.metrics import FAULTS, PROBLEMS

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 2000  # letters
LONGEST_ERROR = 8000


UVICORN_BLAMES_US = (
    "ASGI callable returned without completing handshake.",  # the client got an answer: the handshake was refused
    "Invalid UTF-8 sequence received from client.",
)


class ClientMistakes(logging.Filter):
    """Drops lines of uvicorn that report mistakes of clients as errors of the server."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.msg not in UVICORN_BLAMES_US


class Sampler(logging.Filter):
    """Limits the lines from one place in the code, so that requests cannot fill a disk. Counts all.

    Nothing is dropped silently: the next line from the same place has the number of dropped ones.
    """

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._lines, self._warnings = RateLimit(LOG_LINES, now), RateLimit(LOG_WARNINGS, now)
        self._left_out: Counter[tuple[str, int]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno >= logging.WARNING:
            PROBLEMS.labels(record.levelname.lower()).inc()
        if record.levelno >= logging.ERROR and record.exc_info:
            FAULTS.inc()
        place = record.pathname, record.lineno
        rate = self._lines if record.levelno < logging.WARNING else self._warnings
        if not rate.take(place):
            self._left_out[place] += 1
            return False
        record.left_out = self._left_out.pop(place, 0)
        return True


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage()[:LONGEST_MESSAGE],
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)[-LONGEST_ERROR:]  # its end names the error
        if left_out := getattr(record, "left_out", 0):
            line["left_out"] = left_out
        return json.dumps(line, ensure_ascii=False)


@cache  # the first line is written once
def begin(level: str) -> None:
    """Log from this level on; the first line names the version."""
    logging.config.dictConfig(config(level))
    log.info("Mazzo %s starts, with Python %s", __version__, platform.python_version())


def config(level: str) -> dict[str, Any]:
    """The logging configuration from this level on."""
    return {**CONFIG, "loggers": {**CONFIG["loggers"], "mazzo": {"level": level.upper()}}}


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonFormatter}},
    "filters": {"client_mistakes": {"()": ClientMistakes}, "sampler": {"()": Sampler}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "json", "filters": ["client_mistakes", "sampler"]}
    },
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "mazzo": {"level": "INFO"},
        "mazzo.audit": {"level": "INFO"},
        "uvicorn": {"level": "ERROR"},
        "asyncpg": {"level": "CRITICAL"},
    },
}
"""Uvicorn's access log is off: the path of a link to move with is secret, and senseless requests must not fill a
disk. store/database.py logs once that a database is away.
"""
