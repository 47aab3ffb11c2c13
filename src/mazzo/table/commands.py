"""Commands that people send to a table, and notices from the host process."""

from typing import TypeAlias

from msgspec import Struct

from mazzo.core.rules import Seat
from mazzo.table.people import Avatar
from mazzo.table.settings import Settings, Speed


class AnyCommand(Struct, frozen=True, tag_field="command", tag=str.lower, forbid_unknown_fields=True):
    """Base of all commands."""


class HostCommand(AnyCommand, frozen=True):
    """Base of the commands that only the host may send."""


class Join(AnyCommand, frozen=True, omit_defaults=True):
    """Come to the table as a watcher."""

    name: str
    program: bool = False  # whether the player is a program; all people see it
    avatar: Avatar | None = None  # the face; by default it follows from the name
    screen: bool = False  # show the table to a room full of people: never in a seat, never the host


class Leave(AnyCommand, frozen=True):
    """Leave for good; a bot plays on in your seat."""


class Rename(AnyCommand, frozen=True, omit_defaults=True):
    name: str
    avatar: Avatar | None = None  # default: unchanged


class Sit(AnyCommand, frozen=True):
    """Take the next free seat."""


class Stand(AnyCommand, frozen=True):
    """Give up the seat, and watch."""


class AddBot(HostCommand, frozen=True):
    bot: str


class RemoveBot(HostCommand, frozen=True):
    seat: Seat


class Change(HostCommand, frozen=True):
    settings: Settings


class AddEntropy(AnyCommand, frozen=True):
    """Your own entropy, mixed into the seed of the next game."""

    text: str


class Ready(AnyCommand, frozen=True):
    """Say whether you are ready for the next game."""

    on: bool


class Start(HostCommand, frozen=True, omit_defaults=True):
    """As host, start the game, even if some are not ready."""

    ready_only: bool = False  # whether the others who are here and not ready only watch


class Shuffle(HostCommand, frozen=True):
    """As host, shuffle the seats."""


class Act(AnyCommand, frozen=True):
    """Choose an action of `view.legal`, in notation, for this version of the table."""

    action: str
    version: int


class PassUntilTurn(AnyCommand, frozen=True):
    """Pass on every reaction until your next turn, or stop passing."""

    on: bool


class FastForward(AnyCommand, frozen=True):
    """When you are out and only bots play: let them finish without pauses."""


class SetSpeed(HostCommand, frozen=True):
    """As host, set the pause of bots, even during a game."""

    speed: Speed


class TakeSeat(AnyCommand, frozen=True):
    """Play on in a seat that a bot is playing: your own directly, another one if the host agrees."""

    seat: Seat


class Agree(HostCommand, frozen=True):
    """As host, give a person the seat they asked for."""

    person: int


class Decline(HostCommand, frozen=True):
    """As host, refuse a request for a seat."""

    person: int


class Remove(HostCommand, frozen=True):
    """As host, remove a person."""

    person: int


class LetIn(HostCommand, frozen=True):
    """As host, let a removed person return."""

    person: int


class HandOn(HostCommand, frozen=True):
    """As host, make another person the host."""

    person: int


class Lock(HostCommand, frozen=True):
    """As host, lock the table for newcomers, or unlock it."""

    on: bool


Coming: TypeAlias = Join | Leave | Rename | Sit | Stand
BetweenGames: TypeAlias = AddBot | RemoveBot | Change | AddEntropy | Ready | Start | Shuffle
InAGame: TypeAlias = Act | PassUntilTurn | FastForward | SetSpeed | TakeSeat | Agree | Decline
Hosting: TypeAlias = Remove | LetIn | HandOn | Lock
Command: TypeAlias = Coming | BetweenGames | InAGame | Hosting
"""The commands that a person may send."""


class Seed(AnyCommand, frozen=True):
    """The secret seed of the next game; its hash is shown immediately."""

    seed: str


class BotActs(AnyCommand, frozen=True):
    """The choice of the bot in a seat. `failed` means that the bot failed and that the table announces it."""

    seat: Seat
    action: str
    failed: bool = False


class Back(AnyCommand, frozen=True):
    """A person is connected."""


class Gone(AnyCommand, frozen=True):
    """A person's last connection ended."""


class Tick(AnyCommand, frozen=True):
    """A deadline has come."""


class Close(AnyCommand, frozen=True):
    """The operator of the server closes the table."""


class Forgotten(AnyCommand, frozen=True):
    """A person's data was deleted: erase their names here too. The log no longer contains them."""


class ReplaceName(AnyCommand, frozen=True):
    """The operator of the server replaces a person's name, also in past games and scores."""

    name: str


class HostAway(AnyCommand, frozen=True):
    """The host has been gone for too long."""


class FreshLog(AnyCommand, frozen=True):
    """The log was restarted with a snapshot of the table; older entries are no longer needed."""


class Invited(AnyCommand, frozen=True):
    """The tournament that runs this table gives a seat to a person who is not connected yet."""

    name: str


class Deal(AnyCommand, frozen=True):
    """The tournament that runs this table starts the game; bots play for absent people."""


Notice: TypeAlias = (
    Seed | BotActs | Back | Gone | Tick | HostAway | Close | Forgotten | ReplaceName | FreshLog | Invited | Deal
)
"""Messages from the process that hosts the table; never accepted from a person."""
