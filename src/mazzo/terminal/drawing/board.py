"""A view as coloured text: a game's own drawing (the part `terminal` of its kit), or a plain one."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games import GAMES, PLAIN, kit
from mazzo.terminal.drawing.ink import Space
from mazzo.text.locales import Words

MOST_LINES = 14  # for a seat


def no_text(*_: Any) -> Text:
    return Text()


def no_words(*_: Any) -> str:
    return ""


def few_columns(seats: int) -> int:
    return seats if seats <= 3 else 2 if seats == 4 else 3


def few_lines(seats: int, room: int) -> int:
    return max(2, min(MOST_LINES, room // -(-seats // few_columns(seats)) - 2))


@dataclass(frozen=True, kw_only=True)
class Drawing:
    columns: Callable[[int], int] = few_columns
    """The number of seats side by side."""
    lines: Callable[[int, int], int] = few_lines
    """The lines for a seat, given the seats and the lines for all rows of them."""
    seat: Callable[[Words, Any, Seat, Space, Any], Text]
    """The drawing of a seat; the last argument is that seat's own view, for replays."""
    middle: Callable[[Words, Any, Space], Text]
    """The piles, in three lines, or in seven on a tall screen."""
    score: Callable[[Words, Any, Seat], str] = no_words
    """A seat's standing, in a word or two."""
    gains: Callable[[Any, Any], Text] = no_text
    """The possible gain of an action, as chips behind its label; empty if the label is enough."""
    hand: Callable[[Words, Any, Space], Text] = no_text
    """The part that only this seat sees, in few lines or many; empty if there is none."""
    hand_title: Callable[[Words], str] = no_words
    """The title above the hand."""
    sign: Callable[[], Text] = no_text
    """The game in a few chips, for the first screen."""
    signs: Callable[[Words], str] = no_words
    """The meaning of the signs, for the help."""
    few: Mapping[str, str] = field(default_factory=dict)
    """The colours for terminals with only sixteen, all distinct."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game."""
    found = kit(game).part("terminal", Drawing) or PLAIN.part("terminal", Drawing)
    assert found
    return found


def drawings() -> list[Drawing]:
    """The games' own drawings."""
    return [drawing_of(game) for game in GAMES if kit(game).terminal]
