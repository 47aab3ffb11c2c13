"""Who is at a table."""

from msgspec import Struct


class Person(Struct):
    name: str
    number: int  # others refer to this person by it
    connected: bool = True
    program: bool = False  # a bot that came by itself


def owner(who: str) -> str:
    """The person behind somebody: people who share a device are guests of one person."""
    return who.partition("+")[0]
