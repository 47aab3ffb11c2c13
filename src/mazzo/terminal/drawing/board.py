"""A view as coloured text: the drawing that a game brings (the part `terminal` of its kit), or a plain one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games import GAMES, PLAIN, kit
from mazzo.locales import Words
from mazzo.terminal.drawing.ink import Room


def no_text(*_: Any) -> Text:
    return Text()


def no_words(*_: Any) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Drawing:
    columns: Callable[[int], int]
    """How many of these seats stand side by side."""
    lines: Callable[[int, int], int]
    """How many lines a seat gets, given the seats and the lines for all rows of them."""
    seat: Callable[[Words, Any, Seat, Room, Any], Text]
    """What lies before a seat of a view; the last argument is that seat's own view, for those who look back."""
    middle: Callable[[Words, Any, Room], Text]
    """The piles, in three lines."""
    score: Callable[[Words, Any, Seat], str] = no_words
    """How a seat stands, in a word or two."""
    gains: Callable[[Any, Any], Text] = no_text
    """What an action may bring, as chips behind its label; empty where the label says it all."""
    hand: Callable[[Words, Any, Room], Text] = no_text
    """What only this seat sees, in few lines or many; empty where there is nothing of the kind."""
    hand_title: Callable[[Words], str] = no_words
    """The title above the hand."""
    sign: Callable[[], Text] = no_text
    """The game in a few chips, for the first screen."""
    signs: Callable[[Words], str] = no_words
    """Which sign stands for what, for those who ask for help."""
    few: Mapping[str, str] = field(default_factory=dict)
    """The colours to use where there are only sixteen, each one unlike the others."""


def drawing_of(game: str) -> Drawing:
    """How a game is drawn."""
    found = kit(game).part("terminal", Drawing) or PLAIN.part("terminal", Drawing)
    assert found
    return found


def drawings() -> list[Drawing]:
    """The drawings that games bring."""
    return [drawing_of(game) for game in GAMES if kit(game).terminal]
