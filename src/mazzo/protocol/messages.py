"""Every message between a client and the server. docs/protocol.md has the same list, with an example game."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from mazzo.core.errors import Refused as RefusedByRules
from mazzo.table.commands import Command
from mazzo.table.reasons import RefusedByTable
from mazzo.table.talk import Speech, Utterance
from mazzo.table.updates import Update

PROTOCOL = 2
"""The version of the protocol, raised when older clients or servers could not read a message."""


class AnyMessage(Struct, frozen=True, tag_field="message", tag=str.lower, forbid_unknown_fields=True):
    """Base of all messages."""


# From a client


class Do(AnyMessage, frozen=True):
    """A command for the table. It is answered exactly once, and never done twice under the same id."""

    id: str
    command: Command


class Say(AnyMessage, frozen=True):
    """A text for all people at the table. It is answered but not stored, and may be lost."""

    id: str
    words: Speech


class Ping(AnyMessage, frozen=True):
    """A test of the connection."""


FromClient: TypeAlias = Do | Say | Ping


# To a client


class Done(AnyMessage, frozen=True):
    """The command is done and stored: it made this version of the table."""

    id: str
    version: int


class Refused(AnyMessage, frozen=True):
    """The command is not done. The sentence gives the reason; `code` and `facts` are for clients in other languages."""

    id: str
    code: str
    sentence: str
    facts: dict[str, str] = {}


class News(AnyMessage, frozen=True):
    """The table as you may know it now. There is nothing to patch: the last update is complete."""

    update: Update


class Announced(AnyMessage, frozen=True):
    """A notice of the server's operator to all connected people."""

    text: str


class Said(AnyMessage, frozen=True):
    """A person at the table said something."""

    utterance: Utterance


class CloseMessage(AnyMessage, frozen=True, tag="close"):
    """The server ends this connection; with a number of seconds if reconnecting makes sense."""

    code: str
    sentence: str
    again_in_seconds: float | None = None


class Pong(AnyMessage, frozen=True):
    """The answer to a ping."""


ToClient: TypeAlias = Done | Refused | News | Announced | Said | CloseMessage | Pong

encoder = msgspec.json.Encoder()

STEP = 4096
"""Bytes. Messages that depend on hidden cards are padded to a multiple of it; our clients pad to `CLIENT_STEP`."""
CLIENT_STEP = 256

NOT_LEGAL = "not-legal"  # the code of a refusal that lists the legal actions

REFUSALS = {
    "stranger": "the server does not know you; request /api/me first, and keep its cookie",
    "too-fast": "that was too fast; take a breath",
    "not-understood": "not understood: {why}",
    "full-address": "{most} people from your address are already at this table",
    "fault": "something went wrong on the server; it was logged, and nothing was done",
}
"""The server's own reasons for refusals; those of tables are in mazzo.table.reasons."""

CLOSE_REASONS = {
    "no-table": "there is no such table; it may be closed",
    "elsewhere": "this table continues in another window of this browser",
    "closed": "this table is closed",
    "quarantined": "this table has a problem that the operator of this server has to look at; its games are safe",
    "banned": "the operator of this server has banned you for a time",
    "forgotten": "your data here has been deleted; reload the page to start afresh",
    "removed": "the host has removed you from this table",
    "locked": "this table is locked; ask its host to open it",
    "other-version": "this server speaks another version of the protocol; reload the page, or update the client",
    "crowded": "too many are connected to this table; try again later",
    "restart": "the server is going down for a moment; your game is safe",
    "failure": "the server is opening this table again; your game is safe",
    "nonsense": "too many invalid messages, or too fast; docs/protocol.md lists all messages",
    "slow": "the connection was too slow: messages were not read in time",
}
"""The reasons why the server ends a connection."""


def refused(id: str, code: str, **facts: str) -> Refused:
    return Refused(id, code, REFUSALS[code].format_map(facts), facts)


def refused_by_table(id: str, refusal: RefusedByRules) -> Refused:
    if isinstance(refusal, RefusedByTable):
        return Refused(id, refusal.code, str(refusal), refusal.facts)
    return Refused(id, NOT_LEGAL, str(refusal), {"why": str(refusal)})


def close_message(code: str, again_in_seconds: float | None = None) -> CloseMessage:
    return CloseMessage(code, CLOSE_REASONS[code], again_in_seconds)


class Encoded(Struct, frozen=True, gc=False):
    """An encoded message to a client."""

    text: bytes
    is_update: bool  # a slow reader may skip some, since each is complete


def encode(message: ToClient) -> Encoded:
    text = encoder.encode(message)
    return Encoded(padded(text) if depends_on_cards(message) else text, isinstance(message, News))


def depends_on_cards(message: ToClient) -> bool:
    """Whether a message depends on cards that only its reader may see."""
    match message:
        case News(update):
            return update.seat is not None
        case Refused(code=code):
            return code == NOT_LEGAL
        case _:
            return False


def padded(text: bytes, step: int = STEP) -> bytes:
    """A JSON text with spaces at its end: encryption hides a text but not its length, and so not the cards in it."""
    return text.ljust(-(-len(text) // step) * step)
