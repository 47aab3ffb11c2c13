"""A person's access to a table. `Local` and `Remote` have the same interface, so a screen works with both."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.protocol.messages import Announced, refused_by_table
from mazzo.table.commands import Command
from mazzo.table.talk import Speech, Utterance
from mazzo.table.updates import Update
from mazzo.text.locales import LANGUAGES, words


class Answer(Struct, frozen=True):
    """The answer to a command: the version of the table it made, or the reason of the refusal."""

    done: bool
    version: int = 0
    code: str = ""
    sentence: str = ""
    facts: dict[str, str] = {}

    @classmethod
    def refused(cls, refusal: Refused) -> "Answer":
        sent = refused_by_table("", refusal)
        return cls(False, code=sent.code, sentence=sent.sentence, facts=sent.facts)


class Lost(Struct, frozen=True):
    """The connection has ended. It reconnects automatically."""

    code: str | None  # the code of the close message, if one came


class LinkEnded(Struct, frozen=True):
    """The connection has ended and does not reconnect: the message with the reason, and its facts."""

    id: str
    facts: dict[str, str] = {}


LinkMessage: TypeAlias = Update | Utterance | Announced | Lost | LinkEnded


class Link(Protocol):
    """One person at one table."""

    address: str | None  # the link for others; None for a table in this process

    def own_bots(self, game: str) -> Sequence[str]:
        """The bots that the server's operator has added for a game."""

    async def ask(self, command: Command) -> Answer:
        """Send a command to the table; it is answered exactly once, even if the connection is lost in between."""

    async def say(self, words: Speech) -> Answer:
        """Send a message to all people at the table."""

    def messages(self) -> AsyncIterator[LinkMessage]:
        """Everything sent to the person, in order. A local table advances only while this is read."""

    async def record(self) -> Record:
        """The record of the game that has just ended."""


class LinkError(Refused):
    """A failure to reach a table, with the id of a translated message."""

    def __init__(self, id: str, **facts: str) -> None:
        super().__init__(words(LANGUAGES[0])(id, **facts))
        self.id = id
        self.facts = facts
