"""The one error of the library."""

from collections.abc import Iterable
from typing import Any


class Refused(ValueError):
    """What was asked cannot be done. The message says what is wrong and what would be right."""


def listing(items: Iterable[Any], limit: int = 16) -> str:
    """The choices of an error message, cut short when they are many."""
    words = [str(item) for item in items]
    if len(words) > limit:
        return ", ".join(words[:limit]) + f" and {len(words) - limit} more"
    return ", ".join(words) or "nothing"


def shorten(value: object, limit: int = 60) -> str:
    """A value as an error message quotes it: on one line, and never the whole of something huge."""
    text = repr(value[: 2 * limit]) if isinstance(value, str) else repr(value)
    return text if len(text) <= limit else text[: limit - 1] + "…"
