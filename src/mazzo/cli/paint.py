"""Colours for words, on terminals that have them. A colour only repeats what its word says."""

import os
import re
import sys
from collections.abc import Mapping


class Paint:
    """Paints the words of a palette, which gives for each the parameters of its escape sequence."""

    def __init__(self, palette: Mapping[str, str]) -> None:
        self._palette = palette
        words = "|".join(map(re.escape, sorted(palette, key=len, reverse=True)))
        self._words = re.compile(rf"\b(?:{words})\b") if words else None

    @classmethod
    def for_terminal(cls, palette: Mapping[str, str]) -> "Paint":
        return cls(palette if has_colors() else {})

    def __call__(self, text: str) -> str:
        if not self._words:
            return text
        return self._words.sub(lambda found: f"\033[{self._palette[found[0]]}m{found[0]}\033[0m", text)


def has_colors() -> bool:
    """Whether standard output is a terminal with 256 colours, and nobody asked for none (no-color.org)."""
    if os.environ.get("NO_COLOR") or not sys.stdout or not sys.stdout.isatty():
        return False
    if os.environ.get("COLORTERM"):
        return True
    try:
        import curses
    except ImportError:
        return False
    try:
        curses.setupterm()
    except curses.error:  # a terminal that nobody has described
        return False
    return curses.tigetnum("colors") >= 256
