"""Who is at a table."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

Look: TypeAlias = Annotated[int, Meta(ge=0, lt=24)]
"""One of the faces that people can choose."""


class Person(Struct):
    name: str
    number: int  # others refer to this person by it
    connected: bool = True
    program: bool = False  # a bot that came by itself
    look: Look | None = None  # which face they chose


def owner(who: str) -> str:
    """The person behind somebody: people who share a device are guests of one person."""
    return who.partition("+")[0]
