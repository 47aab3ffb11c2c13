"""Colours for words, on terminals that have them. A colour only repeats what its word says."""

import os
import re
import sys
from collections.abc import Mapping

MANY, FEW = 256, 8
BASIC = {
    "1;38;5;203": "1;31",
    "1;38;5;208": "33",
    "1;38;5;220": "1;33",
    "1;38;5;77": "1;32",
    "1;38;5;75": "1;34",
    "1;38;5;135": "35",
    "1;38;5;212": "1;35",
}
"""What the colours of the palettes are where there are only eight, and bold ones: each still unlike the others."""


class Paint:
    """Paints the words of a palette, which gives for each the parameters of its escape sequence."""

    def __init__(self, palette: Mapping[str, str]) -> None:
        self._palette = palette
        words = "|".join(map(re.escape, sorted(palette, key=len, reverse=True)))
        self._words = re.compile(rf"(?<!\w)(?:{words})(?!\w)") if words else None

    @classmethod
    def for_terminal(cls, palette: Mapping[str, str]) -> "Paint":
        colors = how_many_colors()
        if colors >= MANY:
            return cls(palette)
        return cls({word: BASIC[color] for word, color in palette.items()} if colors >= FEW else {})

    def __call__(self, text: str) -> str:
        if not self._words:
            return text
        return self._words.sub(lambda found: f"\033[{self._palette[found[0]]}m{found[0]}\033[0m", text)


def how_many_colors() -> int:
    """How many colours standard output has; none where nobody sees it, or where none are wanted (no-color.org)."""
    if os.environ.get("NO_COLOR") or not sys.stdout or not sys.stdout.isatty():
        return 0
    if os.environ.get("COLORTERM"):
        return MANY
    try:
        import curses
    except ImportError:
        return 0
    try:
        curses.setupterm()
    except curses.error:  # a terminal that nobody has described
        return 0
    return curses.tigetnum("colors")
