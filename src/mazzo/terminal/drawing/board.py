"""A view as coloured text: a game's own drawing (the part `terminal` of its kit), or a plain one."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games import GAMES, PLAIN, kit
from mazzo.terminal.drawing.ink import Space
from mazzo.text.locales import Words


def no_text(*_: Any) -> Text:
    return Text()


def no_words(*_: Any) -> str:
    return ""


def no_cards(*_: Any) -> Sequence[object]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Drawing:
    """How a game is drawn. `mazzo.games.plain.terminal.DRAWING` draws any layout; a game replaces parts of it."""

    columns: Callable[[str, int], int]
    """The number of seats side by side, given the game and the seats."""
    most_lines: Callable[[str], int]
    """The most lines for a seat of a game."""
    seat: Callable[[Words, Any, Seat, Space, Any], Text]
    """The drawing of a seat; the last argument is that seat's own view, for replays."""
    title: Callable[[Words, Any, Seat], str]
    """A word or two beside the name of a seat."""
    middle: Callable[[Words, Any, Space], Text]
    """The shared zones, in three lines, or in seven on a tall screen."""
    hand: Callable[[Words, Any, Space], Text]
    """The part that only this seat sees, in few lines or many; empty if there is none."""
    emblem: Callable[[str], Text] = no_text
    """The game in a few chips, for the first screen."""
    signs: Callable[[Words, str], str] = no_words
    """The meaning of the signs, for the help."""
    gains: Callable[[Words, Any, Any], Text] = no_text
    """The possible gain of an action, as chips behind its label; empty if the label is enough."""
    known: Callable[[Any, Seat], Sequence[object]] = no_cards
    """Cards that the viewer knows in the hand of another seat, besides those in the layout."""
    beside: Callable[[Words, Any, str], Text] = no_text
    """More about a zone of the table, by its name, beside its number of cards."""
    remarks: Callable[[Words, Any], Text] = no_text
    """A last line about the table."""
    card_signs: Mapping[str, str] = field(default_factory=dict)
    """The signs of cards by their value, where their faces have none."""
    few: Mapping[str, str] = field(default_factory=dict)
    """The colours for terminals with only sixteen, all distinct."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game."""
    found = kit(game).part("terminal", Drawing) or PLAIN.part("terminal", Drawing)
    assert found
    return found


def drawings() -> dict[str, Drawing]:
    """The games' own drawings, by game."""
    return {game: drawing_of(game) for game in GAMES if kit(game).terminal}
