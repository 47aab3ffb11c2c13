"""A picture of a table: rows of cards, printed as text or drawn as SVG in a notebook. Each game defines its rows."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

NAME, FACTS, LINE, GAP, WIDEST = 110, 110, 34, 6, 900  # pixels, like all lengths below
LETTER, PADDING = 7.2, 10
PAPER, INK, QUIET, SIGN = "#f4f8fa", "#14262d", "#5d7480", "#0f6f86"


class Tile(NamedTuple):
    """A card to show."""

    name: str
    colors: tuple[str, ...]  # one, or stripes of several
    ink: str = INK


class Row(NamedTuple):
    """A player, or a pile."""

    name: str
    facts: str = ""
    tiles: tuple[Tile, ...] = ()
    acts: bool = False  # whether this player is to act


@dataclass(frozen=True)
class Board:
    title: str
    rows: tuple[Row, ...]

    def __str__(self) -> str:
        """Lines of text, with a star at each player who is to act."""
        names, facts = max(len(row.name) for row in self.rows), max(len(row.facts) for row in self.rows)
        lines = [
            f"{'*' if row.acts else ' '} {row.name:{names}}  {row.facts:{facts}}  {_words(row.tiles)}".rstrip()
            for row in self.rows
        ]
        return "\n".join([self.title, *lines])

    def svg(self) -> str:
        """The drawing, as the text of an SVG file."""
        parts, y = [_text(PADDING, 22, self.title, INK, "font-weight='bold'")], 36
        for row in self.rows:
            drawn, height = _row(row, y)
            parts += drawn
            y += height
        width = PADDING + NAME + FACTS + WIDEST + PADDING
        return (
            f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {y + 4}' width='{width}' height='{y + 4}'"
            f" font-family='system-ui, sans-serif' font-size='13' style='max-width: 100%; height: auto'>"
            f"<rect width='{width}' height='{y + 4}' rx='8' fill='{PAPER}'/>{''.join(parts)}</svg>"
        )

    _repr_html_ = svg


def _words(tiles: Iterable[Tile]) -> str:
    """Card names; equal neighbours are counted."""
    counts = [(name, len(list(same))) for name, same in groupby(tile.name for tile in tiles)]
    return "  ".join(name if count == 1 else _times(count, name) for name, count in counts)


def _times(count: int, name: str) -> str:
    return f"{name}×{count}" if name.isdigit() else f"{count} {name}"


def _row(row: Row, y: int) -> tuple[list[str], int]:
    """A row drawn below y, and its height."""
    left = PADDING + NAME + FACTS
    parts = [_text(PADDING + 14, y + 18, row.name, INK), _text(PADDING + NAME, y + 18, row.facts, QUIET)]
    if row.acts:
        parts.append(f"<circle cx='{PADDING + 4}' cy='{y + 14}' r='4' fill='{SIGN}'/>")
    x, top = left, y
    for tile in row.tiles:
        width = round(len(tile.name) * LETTER) + 2 * PADDING
        if x + width > left + WIDEST:
            x, top = left, top + LINE
        parts += _tile(tile, x, top, width)
        x += width + GAP
    return parts, top - y + LINE


def _tile(tile: Tile, x: int, y: int, width: int) -> list[str]:
    stripe = width / len(tile.colors)
    fills = [
        f"<rect x='{x + place * stripe:.1f}' y='{y}' width='{stripe:.1f}' height='26' fill='{color}'/>"
        for place, color in enumerate(tile.colors)
    ]
    frame = (
        f"<rect x='{x}' y='{y}' width='{width}' height='26' rx='4' fill='none' stroke='{INK}' stroke-opacity='0.4'/>"
    )
    label = [_text(x + PADDING, y + 18, tile.name, tile.ink)] if len(tile.colors) == 1 else []
    return [*fills, frame, *label]


def _text(x: int, y: int, words: str, color: str, more: str = "") -> str:
    from html import escape  # imported here because a web page takes as long to load it as a whole game

    return f"<text x='{x}' y='{y}' fill='{color}' {more}>{escape(words)}</text>"
