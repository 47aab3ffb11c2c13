"""One line of JSON for each thing that is noted. Table codes and outcomes are; tokens, links and names never."""

import json
import logging
from datetime import UTC, datetime
from typing import Any


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def config(level: str) -> dict[str, Any]:
    """For logging, from this level on."""
    return {**CONFIG, "loggers": {**CONFIG["loggers"], "mazzo": {"level": level.upper()}}}


CONFIG: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonFormatter}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"mazzo": {"level": "INFO"}, "uvicorn": {"level": "ERROR"}},
}
"""What uvicorn would log of each request is left out: the path of a link to move with is a secret, and nobody shall
fill a disk with requests that make no sense."""
