"""The seats of a table."""

from msgspec import Struct

from mazzo.table.updates import Occupant


class SeatHolder(Struct, frozen=True):
    """A seat and its player: a person, or its bot, which also replaces a person who is away."""

    name: str
    person: str | None
    bot: str
    missed: int = 0  # consecutive missed deadlines
    away: bool = False
    passing: bool = False
    ready: bool = False  # for the next game
    left_by: str | None = None  # the person who left it during the current game

    @property
    def left(self) -> bool:
        return self.left_by is not None

    @property
    def named_after(self) -> str | None:
        """The person whose name the seat has; None if it has a bot's name."""
        return self.person or self.left_by

    @property
    def occupant(self) -> Occupant:
        if self.person is None:
            return Occupant.BOT
        return Occupant.STANDIN if self.away else Occupant.PERSON
