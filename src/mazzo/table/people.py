"""The people at a table."""

from collections.abc import Mapping
from typing import Annotated, TypeAlias, TypeVar

from msgspec import Meta, Struct

T = TypeVar("T")

Avatar: TypeAlias = Annotated[int, Meta(ge=0, lt=24)]
"""One of the faces that people can choose."""


class Person(Struct, frozen=True):
    name: str
    number: int  # identifies this person to others
    connected: bool = True
    program: bool = False  # whether it is a bot that joined by itself
    avatar: Avatar | None = None  # the chosen face
    screen: bool = False  # whether it only shows the table to a room full of people


def owner(who: str) -> str:
    """The account of a person. People who share a device are guests of one account."""
    return who.partition("+")[0]


def without(of_people: Mapping[str, T], who: str) -> Mapping[str, T]:
    """The mapping without one person."""
    return {other: value for other, value in of_people.items() if other != who}
