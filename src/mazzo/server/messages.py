"""Every message between a client and the server. docs/protocol.md is the same list, with an example game."""

from typing import TypeAlias

from msgspec import Struct

from mazzo.table.commands import Command
from mazzo.table.updates import Update


class AnyMessage(Struct, frozen=True, tag_field="message", tag=str.lower, forbid_unknown_fields=True):
    pass


# From a client


class Do(AnyMessage, frozen=True):
    """Ask the table for something. It is answered exactly once; the same id again is answered the same."""

    id: str
    command: Command


class Ping(AnyMessage, frozen=True):
    pass


FromClient: TypeAlias = Do | Ping


# To a client


class Done(AnyMessage, frozen=True):
    """What was asked is done, and safe: it made this version of the table."""

    id: str
    version: int


class Refused(AnyMessage, frozen=True):
    """What was asked is not done. The sentence says why; `code` and `facts` let a client say it in its language."""

    id: str
    code: str
    sentence: str
    facts: dict[str, str] = {}


class News(AnyMessage, frozen=True):
    """The table as you may know it now. There is nothing to patch: the last one is the whole truth."""

    update: Update


class Goodbye(AnyMessage, frozen=True):
    """The server ends this connection; `code` is one of goodbye reasons, `again` whether to come back, and when."""

    code: str
    sentence: str
    again_in_seconds: float | None = None


class Pong(AnyMessage, frozen=True):
    pass


ToClient: TypeAlias = Done | Refused | News | Goodbye | Pong
