"""How a person at a terminal reaches a table. `Local` and `Remote` do the same, and a screen cannot tell them apart."""

from collections.abc import AsyncIterator, Sequence
from typing import Protocol, TypeAlias

from msgspec import Struct

from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.locales import LANGUAGES, words
from mazzo.server.messages import Announced
from mazzo.table.commands import Command
from mazzo.table.talk import Utterance, Words
from mazzo.table.updates import Update


class Answer(Struct, frozen=True):
    """Whether what was asked is done. If it is, which version of the table it made; if not, why."""

    done: bool
    version: int = 0
    code: str = ""
    sentence: str = ""
    facts: dict[str, str] = {}


class Lost(Struct, frozen=True):
    """The connection has ended. It comes back by itself."""

    code: str | None  # what the server said before


class Over(Struct, frozen=True):
    """The connection has ended for good: which message says why, and with which facts."""

    id: str
    facts: dict[str, str] = {}


Heard: TypeAlias = Update | Utterance | Announced | Lost | Over


class Link(Protocol):
    """One person at one table."""

    address: str | None  # what others can come by; none for a table in this process

    def own_bots(self, game: str) -> Sequence[str]:
        """The bots that the operator of the server has added for a game."""

    async def ask(self, command: Command) -> Answer:
        """Ask the table for something; answered once, however often the connection is lost in between."""

    async def say(self, words: Words) -> Answer:
        """Say something to everybody at the table."""

    def hear(self) -> AsyncIterator[Heard]:
        """All that the person is told, in order. The table lives while somebody listens here."""

    async def record(self) -> Record:
        """The record of the game that has just ended."""


class LinkError(Refused):
    """What went wrong on the way to a table: a message, so that every language can say it."""

    def __init__(self, id: str, **facts: str) -> None:
        super().__init__(words(LANGUAGES[0])(id, **facts))
        self.id = id
        self.facts = facts
