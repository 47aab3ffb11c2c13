"""Errors: `Refused` for a mistake of the caller, `Broken` for a bug in Mazzo."""

import reprlib
from collections.abc import Iterable
from typing import Any

LONGEST_MESSAGE = 1000


class Refused(ValueError):
    """A request that cannot be fulfilled. The message is one line: what is wrong, then what would be right."""

    def __init__(self, message: str) -> None:
        super().__init__(cut(one_line(message[: LONGEST_MESSAGE + 1]), LONGEST_MESSAGE))


def one_line(text: str) -> str:
    if text.isprintable():  # true for nearly every message, and ten times as fast
        return text
    return "".join(letter if letter.isprintable() else " " for letter in text)


class Broken(Exception):
    """A broken invariant: a bug in Mazzo. `except Refused` does not catch it."""


class MissingFile(Exception):
    """A file of Mazzo that is not loaded: a web page fetches some files when they are first needed."""

    def __init__(self, file: str) -> None:
        super().__init__(f"{file} is not here")
        self.file = file


MOST_CHOICES = 16


def listing(items: Iterable[Any]) -> str:
    """The choices for an error message, truncated if there are many."""
    words = [str(item) for item in items]
    if len(words) > MOST_CHOICES:
        return ", ".join(words[:MOST_CHOICES]) + f" and {len(words) - MOST_CHOICES} more"
    return ", ".join(words) or "nothing"


def shorten(value: object, limit: int = 60) -> str:
    """A value quoted in an error message, shortened if it is long."""
    if isinstance(value, str):
        return cut(repr(value[: 2 * limit]), limit)
    try:
        return cut(reprlib.repr(value), limit)
    except ValueError:  # Python refuses to print a number of thousands of digits
        return "a huge number"


def cut(text: str, limit: int) -> str:
    return text if len(text) <= limit else text[: limit - 1] + "…"
