"""Dark and light, in the colours of the pages; and the few colours of terminals with sixteen."""

from collections.abc import Mapping

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background
from textual.filter import LineFilter
from textual.theme import Theme

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


class FewColors(LineFilter):
    """Replaces the colours of a table, written "#rrggbb", by the named ones; leaves others unchanged.

    The nearest of sixteen colours is often the same for two, so each gets its own.
    """

    def __init__(self, table: Mapping[str, str], enabled: bool) -> None:
        super().__init__(enabled)
        self._table = {Color.parse(color).triplet: Color.parse(name) for color, name in table.items()}

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:  # noqa: ARG002 (of the library)
        return [Segment(text, style and self._reduced(style), control) for text, style, control in segments]

    def _reduced(self, style: Style) -> Style:
        ink, paper = (self._table.get(color.triplet) if color else None for color in (style.color, style.bgcolor))
        return style + Style.from_color(ink, paper) if ink or paper else style
