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
    left_by: str | None = None  # who had it and left in the middle of a game; it goes with that game

    @property
    def left(self) -> bool:
        return self.left_by is not None

    @property
    def named_after(self) -> str | None:
        """Whose name it has; nobody's, if it is the name of a bot."""
        return self.person or self.left_by

    @property
    def player(self) -> Player:
        if self.person is None:
            return Player.BOT
        return Player.STANDIN if self.away else Player.PERSON
