"""What a person may ask of a table, and what the host process tells it."""

from typing import TypeAlias

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table.people import Look
from mazzo.table.settings import Settings, Speed


class AnyCommand(Struct, frozen=True, tag_field="command", tag=str.lower, forbid_unknown_fields=True):
    """One thing asked."""


class Join(AnyCommand, frozen=True, omit_defaults=True):
    """Come to the table, to watch at first."""

    name: str
    program: bool = False  # whether a program chooses, and no person; everybody is told
    look: Look | None = None  # which face; unless given, one that follows from the name


class Leave(AnyCommand, frozen=True):
    """Go away for good; a bot plays on in your seat."""


class Rename(AnyCommand, frozen=True, omit_defaults=True):
    name: str
    look: Look | None = None  # unless given, it stays as it is


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


class Ready(AnyCommand, frozen=True):
    """You are ready for the next game, or not yet."""

    on: bool


class Start(AnyCommand, frozen=True):
    """The host starts the game, even if not everybody is ready."""


class Shuffle(AnyCommand, frozen=True):
    """The host shuffles the seats."""


class Act(AnyCommand, frozen=True):
    """Choose an action of `view.legal`, in notation, as seen in this version of the table."""

    action: str
    version: int


class PassUntilTurn(AnyCommand, frozen=True):
    """Let everything happen until your next turn, or stop doing so."""

    on: bool


class FastForward(AnyCommand, frozen=True):
    """You are out, and only bots play on: let them finish the game without a pause."""


class SetSpeed(AnyCommand, frozen=True):
    """The host sets how long bots pause, also during a game."""

    speed: Speed


class TakeSeat(AnyCommand, frozen=True):
    """Play on in a seat that a bot is playing: your own at once, another if the host agrees."""

    seat: Seat


class Agree(AnyCommand, frozen=True):
    """The host lets a person have the seat that they asked for."""

    person: int


class Decline(AnyCommand, frozen=True):
    """The host refuses."""

    person: int


class Remove(AnyCommand, frozen=True):
    """The host sends somebody away."""

    person: int


class LetIn(AnyCommand, frozen=True):
    """The host lets somebody back in who was sent away."""

    person: int


class HandOn(AnyCommand, frozen=True):
    """The host makes somebody else the host."""

    person: int


class Lock(AnyCommand, frozen=True):
    """The host locks the table for newcomers, or unlocks it."""

    on: bool


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
    | Ready
    | Start
    | Shuffle
    | Act
    | PassUntilTurn
    | FastForward
    | SetSpeed
    | TakeSeat
    | Agree
    | Decline
    | Remove
    | LetIn
    | HandOn
    | Lock
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
    """A person is forgotten: their names are gone from the log, and now from the table that was made from it."""


class HostAway(AnyCommand, frozen=True):
    """The host has been gone for too long."""


class FreshLog(AnyCommand, frozen=True):
    """The log begins anew with a snapshot of the table: what was written before is not needed any more."""


Notice: TypeAlias = Seed | BotActs | Back | Gone | Tick | HostAway | Close | Forgotten | FreshLog
"""What the process that hosts the table tells it; never taken from a person."""


class Begin(AnyCommand, frozen=True):
    """Somebody began a game, with everybody who had a seat."""


class Seated(AnyCommand, frozen=True):
    """Somebody took a seat, and nobody had to agree."""

    seat: Seat


class Nothing(AnyCommand, frozen=True):
    """Somebody did something that tables no longer keep."""


Former: TypeAlias = Begin | Seated | Nothing
"""What only the logs of earlier versions say. It counts as done by a person."""
