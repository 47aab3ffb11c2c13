"""Who is at a table."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

Look: TypeAlias = Annotated[int, Meta(ge=0, lt=24)]
"""One of the faces that people can choose."""


class Person(Struct, frozen=True):
    name: str
    number: int  # others refer to this person by it
    connected: bool = True
    program: bool = False  # a bot that came by itself
    look: Look | None = None  # which face they chose


def owner(who: str) -> str:
    """The person behind somebody: people who share a device are guests of one person."""
    return who.partition("+")[0]


def without(of_people: Mapping[str, T], who: str) -> Mapping[str, T]:
    """The same for everybody but one."""
    return {other: value for other, value in of_people.items() if other != who}
