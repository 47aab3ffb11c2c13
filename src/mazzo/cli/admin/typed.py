"""Reading an operator's input: times, days, and the token."""

import os
import re
from datetime import UTC, datetime
from pathlib import Path

from mazzo.core.errors import Refused, shorten

SHORTEST_TOKEN = 16
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


def read_token(file: str | None) -> str | None:
    """The admin token from a file or the environment, or None."""
    try:
        token = Path(file).read_text("utf-8").strip() if file else os.environ.get("MAZZO_ADMIN_TOKEN", "")
    except (OSError, UnicodeError) as error:
        raise Refused(f"cannot read the admin token in {shorten(file)}: {getattr(error, 'strerror', error)}") from None
    if not token and not file:
        return None
    if not re.fullmatch(f"[!-~]{{{SHORTEST_TOKEN},}}", token):
        raise Refused(
            f"an admin token is one word of at least {SHORTEST_TOKEN} letters; `openssl rand -hex 32` makes one"
        )
    return token


def read_time(text: str) -> float:
    found = re.fullmatch(r"([1-9][0-9]{0,5})([smhdw])", text)
    if not found:
        raise Refused(f"{shorten(text)} should be a time, such as 30m, 12h, 1d or 2w")
    return float(int(found[1]) * UNITS[found[2]])


def read_day(text: str) -> float:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise Refused(f"{shorten(text)} should be a day, such as 2026-11-15") from None
