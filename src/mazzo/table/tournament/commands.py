"""Commands that people send to a tournament, and notices from the process that runs it."""

from typing import TypeAlias

from mazzo.table.commands import AnyCommand, HostCommand


class Enter(AnyCommand, frozen=True):
    """Take part, or change your name in the list. After the first draw you wait for the host to admit you."""

    name: str


class Resign(AnyCommand, frozen=True):
    """Take part no longer."""


class Withdraw(HostCommand, frozen=True):
    """As host, take a person out. They do not return."""

    person: int


class Admit(HostCommand, frozen=True):
    """As host, let a latecomer play from the second round on, in the place of a person who was absent or withdrawn."""

    person: int


class DrawRound(HostCommand, frozen=True):
    """As host, draw the tables of this round, counted from 1."""

    round: int


class HandOver(HostCommand, frozen=True):
    """As host, make a person who takes part the host."""

    person: int


class TakeOver(AnyCommand, frozen=True):
    """Become host in the place of one who has been away for long. The first host may always come back."""


class End(HostCommand, frozen=True):
    """As host, end the tournament without a winner."""


Command: TypeAlias = Enter | Resign | Withdraw | Admit | DrawRound | HandOver | TakeOver | End
"""The commands that a person may send."""


class TableOpened(AnyCommand, frozen=True):
    """A table of the last round was opened."""

    table: int  # its place in the round
    code: str


class TableEnded(AnyCommand, frozen=True):
    """The game at a table of the last round is over."""

    table: int
    places: tuple[int, ...]  # by seat, from 1; equal places are decided by lot
    absent: tuple[int, ...] = ()  # seats whose people never came


class PauseOver(AnyCommand, frozen=True):
    """The time for the next round has come."""


class TooFewCame(AnyCommand, frozen=True):
    """Too few people have entered to draw a round, and the time limit has passed."""


class EndedByOperator(AnyCommand, frozen=True):
    """The operator of the server has ended the tournament."""


class HostSeen(AnyCommand, frozen=True):
    """The host has viewed the tournament."""


class ContestantForgotten(AnyCommand, frozen=True):
    """A person's data was deleted: erase their name here too. The log no longer contains it."""


Notice: TypeAlias = TableOpened | TableEnded | PauseOver | TooFewCame | EndedByOperator | HostSeen | ContestantForgotten
"""Messages from the process that runs the tournament; never accepted from a person."""
