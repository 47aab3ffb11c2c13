"""Dark and light, in the colours of the pages; and the few colours of terminals with sixteen."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rich.color import Color, ColorSystem
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background
from textual.filter import LineFilter
from textual.theme import Theme

from mazzo.core.board_rows import luminance

DARK = Theme(
    name="mazzo-dark",
    primary="#4fb3c8",
    secondary="#8d6fd1",
    accent="#ffd166",
    success="#2fb380",
    warning="#f2a33a",
    error="#e5533d",
    foreground="#e6f1f4",
    background="#0f1d23",
    surface="#162a32",
    panel="#1d3640",
    dark=True,
)
LIGHT = Theme(
    name="mazzo-light",
    primary="#0f6f86",
    secondary="#66348f",
    accent="#a4540a",
    success="#037c58",
    warning="#a4540a",
    error="#b3261e",
    foreground="#14262d",
    background="#f4f8fa",
    surface="#e4eef2",
    panel="#d3e3e9",
    dark=False,
)

LIGHT_BACKGROUNDS = ("7", "15")


def is_light(environment: Mapping[str, str]) -> bool:
    """Whether the terminal reports dark text on a light background."""
    return environment.get("COLORFGBG", "").rpartition(";")[2] in LIGHT_BACKGROUNDS


VGA = (
    *((0, 0, 0), (170, 0, 0), (0, 170, 0), (170, 85, 0), (0, 0, 170), (170, 0, 170), (0, 170, 170), (170, 170, 170)),
    *((85, 85, 85), (255, 85, 85), (85, 255, 85), (255, 255, 85)),
    *((85, 85, 255), (255, 85, 255), (85, 255, 255), (255, 255, 255)),
)
XTERM = (
    *((0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229)),
    *((127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0)),
    *((92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255)),
)
PALETTES = (VGA, XTERM)
"""The sixteen colours of the Linux console, and of xterm."""

LEAST = 4.5
BLACK, WHITE = 0, 15
UNFIT = {3: 11, 8: BLACK}
"""Backgrounds on which neither black nor white can be read in both palettes, and their replacement."""


class FewColors(LineFilter):
    """Replaces colours by sixteen named ones, with text that can be read.

    The nearest of sixteen colours is often the same for two, so the colours of a table, written "#rrggbb", have names.
    """

    def __init__(self, table: Mapping[str, str], enabled: bool) -> None:
        super().__init__(enabled)
        self._table = {Color.parse(color).triplet: Color.parse(name).number for color, name in table.items()}

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:  # noqa: ARG002 (of the library)
        return [Segment(text, style and self._reduced(text, style), control) for text, style, control in segments]

    def _reduced(self, text: str, style: Style) -> Style:
        if not style.color or not style.bgcolor:
            return style
        ink, paper = self._number(style.color), self._number(style.bgcolor)
        paper = UNFIT.get(paper, paper)
        if not is_drawing(text) and not is_legible(ink, paper):
            ink = BLACK if is_legible(BLACK, paper) else WHITE
        return style + Style(color=Color.from_ansi(ink), bgcolor=Color.from_ansi(paper))

    def _number(self, color: Color) -> int:
        known = self._table.get(color.triplet)
        return color.downgrade(ColorSystem.STANDARD).number or 0 if known is None else known


def is_drawing(text: str) -> bool:
    """Whether a text has only lines and blocks."""
    return all(each == " " or "\u2500" <= each <= "\u259f" for each in text)


@lru_cache
def is_legible(ink: int, paper: int) -> bool:
    return all(contrast(palette[ink], palette[paper]) >= LEAST for palette in PALETTES)


def contrast(one: Sequence[int], other: Sequence[int]) -> float:
    """The contrast ratio of two colours, from 1 to 21, as WCAG defines it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
