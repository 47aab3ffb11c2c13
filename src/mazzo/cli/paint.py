"""Colours for words, where the terminal has them. No information is in a colour alone."""

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
"""The colours of the palettes on terminals with only eight and bold ones; all are still distinct."""


class Paint:
    """Paints the words of a palette, a mapping to parameters of escape sequences."""

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
    """The number of colours of standard output; 0 if it is no terminal or colours are unwanted (no-color.org)."""
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
    except curses.error:  # an unknown terminal
        return 0
    return curses.tigetnum("colors")
