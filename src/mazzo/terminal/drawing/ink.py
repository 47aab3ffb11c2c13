"""Chips and bars in one line. Every colour comes with its own sign."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text


class Space(NamedTuple):
    """The cells available for drawing, and the number of seats that share the table."""

    width: int
    lines: int
    seats: int = 0


FULL, EMPTY = "━", "─"


def chip(sign: str, text: str, colors: tuple[str, str]) -> Text:
    """A small tile: its sign and its text."""
    background, ink = colors
    return Text(f" {sign} {text} " if text else f" {sign} ", style=f"bold {ink} on {background}")


def bar(value: int, whole: int, width: int, style: str) -> Text:
    """A bar for a part of a whole."""
    filled = min(width, round(width * value / max(1, whole)))
    return Text.assemble((FULL * filled, f"bold {style}"), (EMPTY * (width - filled), "dim"))


def rows(pieces: list[Text], width: int, gap: str = " ") -> Text:
    """Pieces side by side, wrapped to the width."""
    found, used = Text(), 0
    for piece in pieces:
        room = piece.cell_len + (len(gap) if used else 0)
        if used and used + room > width:
            found.append("\n")
            used, room = 0, piece.cell_len
        elif used:
            found.append(gap)
        found.append_text(piece)
        used += room
    return found


def beside(blocks: list[Text], gap: str, width: int = 0) -> Text:
    """Blocks of several lines side by side, each at least this wide."""
    parts = [list(block.split("\n")) for block in blocks]
    widths = [max(width, *(line.cell_len for line in part)) for part in parts]
    found = []
    for number in range(max(map(len, parts))):
        line = Text()
        for part, wide in zip(parts, widths, strict=True):
            drawn = part[number] if number < len(part) else Text()
            line.append_text(drawn).append(" " * (wide - drawn.cell_len) + gap)
        found.append(line)
    return lines_of(found)


def plain(text: str) -> str:
    """A text without markup."""
    return text.replace("[", "\\[")


def lines_of(lines: list[Text]) -> Text:
    return Text("\n").join(lines)


def lines_in(texts: Sequence[Text]) -> list[Text]:
    """The lines of all texts that are not empty."""
    return [line for text in texts if text for line in text.split("\n")]
