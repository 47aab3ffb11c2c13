"""The answers of the HTTP API that every host of tables gives."""

from typing import Annotated

from msgspec import Meta, Struct

from mazzo.core.edition import OfferedOption
from mazzo.core.layout import Layout
from mazzo.table.names import LONGEST_NAME


class Me(Struct, frozen=True):
    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME})]  # the table checks it


class Opened(Struct, frozen=True):
    code: str


class Stored(Struct, frozen=True):
    """A record that was handed in."""

    id: str


class EditionInfo(Struct, frozen=True):
    name: str
    fewest_seats: int
    most_seats: int
    options: dict[str, OfferedOption]  # the options people can set one by one, with their possible and printed values


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    editions: tuple[EditionInfo, ...]  # the first is the default
    has_reactions: bool  # whether a table has a clock for moments to react
    own_bots: tuple[str, ...]  # those that the operator of the server has added, by name
    words: dict[str, str]  # by language, the Fluent messages of a game of a package
    seat_fields: tuple[str, ...]  # the fields of its events and actions that name players
    layout: Layout | None  # where its cards lie, for a game whose board is not part of the pages
    board: str  # the address of the board in its package; empty if it has none
    picture: str  # the address of its picture; empty for a game whose picture is part of the pages
    rules: dict[str, str]  # by language, the address of its rules page as HTML; empty for one that the pages have
    lessons: str  # the address of its lessons; empty if it has none, or if the pages have them


class Problem(Struct, frozen=True):
    """An error. The sentence gives the reason; `code` and `facts` are for clients in other languages."""

    code: str
    sentence: str
    facts: dict[str, str] = {}
