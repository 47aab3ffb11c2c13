"""A view as coloured text. Each game has a folder with its own; nothing here knows a screen."""

from typing import Any, Protocol

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.locales import Words
from mazzo.terminal.drawing.ink import Room
from mazzo.terminal.games import kittens, mantis, plain


class Drawing(Protocol):
    """What the folder of a game has."""

    FEW: dict[str, str]
    """What its colours are where there are only sixteen: each one unlike the others."""

    def sign(self) -> Text:
        """The game in a few chips, for the first screen."""

    def signs(self, t: Words, /) -> str:
        """Which sign stands for what, for those who ask for help."""

    def columns(self, seats: int, /) -> int:
        """How many seats stand side by side."""

    def lines(self, seats: int, room: int, /) -> int:
        """How many lines a seat gets, given the lines for all rows of seats."""

    def score(self, t: Words, view: Any, seat: Seat, /) -> str:
        """How a seat stands, in a word or two."""

    def seat(self, t: Words, view: Any, seat: Seat, room: Room, opened: Any = None, /) -> Text:
        """What lies before a seat; `opened` is its own view, for those who look back."""

    def middle(self, t: Words, view: Any, room: Room, /) -> Text:
        """The piles, in three lines."""

    def gains(self, view: Any, action: Any, /) -> Text:
        """What an action may bring, as chips behind its label; empty where the label says it all."""

    def hand(self, t: Words, view: Any, room: Room, /) -> Text:
        """What only this seat sees, in few lines or many; empty where there is nothing of the kind."""

    def hand_title(self, t: Words, /) -> str:
        """What stands above it."""


DRAWINGS: dict[str, Drawing] = {"mantis": mantis, "kittens": kittens}


def drawing_of(game: str) -> Drawing:
    """How a game is drawn; one that has no folder here is drawn in plain lines."""
    return DRAWINGS.get(game, plain)
