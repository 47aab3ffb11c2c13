"""A seat at a table."""

from msgspec import Struct

from mazzo.table.updates import Player


class Chair(Struct, frozen=True):
    """A seat, and who plays it: a person, or its bot, which also stands in for a person who is away."""

    name: str
    person: str | None
    bot: str
    missed: int = 0  # turns that ran out of time, one after another
    away: bool = False
    passing: bool = False
    ready: bool = False  # for the next game
    left: bool = False  # its person left in the middle of a game; it goes with that game

    @property
    def player(self) -> Player:
        if self.person is None:
            return Player.BOT
        return Player.STANDIN if self.away else Player.PERSON
