"""An operator's text: times, days and the token as they are typed, and answers in columns or, for programs, as JSON."""

import argparse
import json
import os
import re
import shlex
import stat
import time
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from mazzo.core.errors import Refused, shorten
from mazzo.text.markdown import columns


def print_result(arguments: argparse.Namespace, value: object, say: Callable[[], None]) -> None:
    """Print as JSON for programs, otherwise as text."""
    if arguments.json:
        print(json.dumps(plain(value), ensure_ascii=False))
    else:
        say()


def plain(value: object) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def say_columns(heads: list[str], lines: list[list[str]]) -> None:
    print("\n".join(columns([heads, *lines])))


def moment(at: float | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}"


def age(at: float | None) -> str:
    if at is None:
        return ""
    seconds = max(0, int(time.time() - at))
    unit = next((unit for unit in "dhm" if seconds >= UNITS[unit]), "s")
    return f"{seconds // UNITS[unit]}{unit} ago"


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


def too_open(file: str | None) -> str | None:
    """A warning about a token file that all users can read. Its group may: systemd passes credentials that way."""
    if file and os.name == "posix" and Path(file).stat().st_mode & stat.S_IROTH:
        return f"others on this computer can read the admin token; run: chmod 600 {shlex.quote(file)}"
    return None


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
