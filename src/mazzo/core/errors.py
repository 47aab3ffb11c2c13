"""What can go wrong: a person's mistake, which is refused, and one of ours."""

import reprlib
from collections.abc import Iterable
from typing import Any

LONGEST_MESSAGE = 1000


class Refused(ValueError):
    """What was asked cannot be done. The message, always one line, says what is wrong and what would be right."""

    def __init__(self, message: str) -> None:
        line = "".join(letter if letter.isprintable() else " " for letter in message[: LONGEST_MESSAGE + 1])
        super().__init__(cut(line, LONGEST_MESSAGE))


class Broken(Exception):
    """A broken invariant: a mistake of ours. No `except Refused` takes it for a person's mistake."""


def listing(items: Iterable[Any], limit: int = 16) -> str:
    """The choices of an error message, cut short when they are many."""
    words = [str(item) for item in items]
    if len(words) > limit:
        return ", ".join(words[:limit]) + f" and {len(words) - limit} more"
    return ", ".join(words) or "nothing"


def shorten(value: object, limit: int = 60) -> str:
    """A value as an error message quotes it: never the whole of something huge."""
    if isinstance(value, str):
        return cut(repr(value[: 2 * limit]), limit)
    try:
        return cut(reprlib.repr(value), limit)
    except ValueError:  # Python writes no number of thousands of digits
        return "a huge number"


def cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
