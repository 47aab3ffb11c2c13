"""Answers for people, in columns, and for programs, as JSON."""

import argparse
import json
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from mazzo.cli.admin.typed import UNITS
from mazzo.markdown import columns


def tell(arguments: argparse.Namespace, value: object, say: Callable[[], None]) -> None:
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
