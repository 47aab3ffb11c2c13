"""A view as coloured text. Each game has a file with its own; nothing here knows a screen."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.locales import Words
from mazzo.terminal.drawing import kittens, mantis
from mazzo.terminal.drawing.ink import Room


class Drawing(Protocol):
    """What the file of a game has."""

    def columns(self, seats: int, /) -> int:
        """How many seats stand side by side."""

    def lines(self, seats: int, room: int, /) -> int:
        """How many lines a seat gets, where all rows of seats have so many."""

    def score(self, t: Words, view: Any, seat: Seat, /) -> str:
        """How a seat stands, in a word or two."""

    def seat(self, t: Words, view: Any, seat: Seat, room: Room, opened: Any = None, /) -> Text:
        """What lies before a seat; `opened` is its own view, for those who look back."""

    def middle(self, t: Words, view: Any, width: int, /) -> Text:
        """The piles, in three lines."""

    def gains(self, view: Any, action: Any, /) -> Text:
        """What an action may bring, as chips behind its label; empty where the label says it all."""

    def hand(self, t: Words, view: Any, room: Room, /) -> Text:
        """What only this seat sees, in few lines or many; empty where there is nothing of the kind."""


DRAWING: dict[str, Drawing] = {"mantis": mantis, "kittens": kittens}


def names_in(view: Any, names: Sequence[str]) -> list[str]:
    """The names of those who play: a table may have been set anew since."""
    seats = len(view.hands if hasattr(view, "hands") else view.tanks)
    return [*names[:seats], *(f"{seat + 1}" for seat in range(len(names), seats))]
