"""What a person may ask of a table, and what the host process tells it."""

from typing import TypeAlias

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table.settings import Settings


class AnyCommand(Struct, frozen=True, tag_field="command", tag=str.lower, forbid_unknown_fields=True):
    """One thing asked."""


class Join(AnyCommand, frozen=True):
    """Come to the table, to watch at first."""

    name: str


class Leave(AnyCommand, frozen=True):
    """Go away for good; a bot plays on in your seat."""


class Rename(AnyCommand, frozen=True):
    name: str


class Sit(AnyCommand, frozen=True):
    """Take the next free seat."""


class Stand(AnyCommand, frozen=True):
    """Give the seat up, and watch."""


class AddBot(AnyCommand, frozen=True):
    bot: str


class RemoveBot(AnyCommand, frozen=True):
    seat: Seat


class Change(AnyCommand, frozen=True):
    settings: Settings


class AddEntropy(AnyCommand, frozen=True):
    """Luck of your own, mixed into the seed of the next game."""

    text: str


class Start(AnyCommand, frozen=True):
    pass


class Act(AnyCommand, frozen=True):
    """Choose an action of `view.legal`, in notation, as seen in this version of the table."""

    action: str
    version: int


class PassUntilTurn(AnyCommand, frozen=True):
    """Let everything happen until your next turn; or no longer."""

    on: bool


class Emote(AnyCommand, frozen=True):
    emote: str


class TakeOver(AnyCommand, frozen=True):
    """Play on in a seat that a bot is playing."""

    seat: Seat


class Rematch(AnyCommand, frozen=True):
    """The same seats, the same watchers, another deal."""


Command: TypeAlias = (
    Join
    | Leave
    | Rename
    | Sit
    | Stand
    | AddBot
    | RemoveBot
    | Change
    | AddEntropy
    | Start
    | Act
    | PassUntilTurn
    | Emote
    | TakeOver
    | Rematch
)
"""What a person may send."""


class Seed(AnyCommand, frozen=True):
    """The secret seed of the next game; its hash is shown at once."""

    seed: str


class BotActs(AnyCommand, frozen=True):
    """What the bot in a seat chose."""

    seat: Seat
    action: str


class Back(AnyCommand, frozen=True):
    """A person is connected."""


class Gone(AnyCommand, frozen=True):
    """A person's last connection ended."""


class Tick(AnyCommand, frozen=True):
    """A deadline has come."""


class Close(AnyCommand, frozen=True):
    """The operator of the server closes the table."""


class Forgotten(AnyCommand, frozen=True):
    """The log knows a person's names no longer: whoever has the table at hand has to read it anew."""


Notice: TypeAlias = Seed | BotActs | Back | Gone | Tick | Close | Forgotten
"""What the process that hosts the table tells it; never taken from a person."""
