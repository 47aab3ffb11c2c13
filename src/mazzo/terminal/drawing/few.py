"""Terminals with sixteen colours, where the nearest one is often the same for two: each gets its own."""

from collections.abc import Mapping

from rich.color import Color
from rich.segment import Segment
from rich.style import Style
from textual.color import Color as Background
from textual.filter import LineFilter


class FewColors(LineFilter):
    """Replaces the colours of a table, written "#rrggbb", by the named ones; leaves others unchanged."""

    def __init__(self, table: Mapping[str, str], enabled: bool) -> None:
        super().__init__(enabled)
        self._table = {Color.parse(color).triplet: Color.parse(name) for color, name in table.items()}

    def apply(self, segments: list[Segment], background: Background) -> list[Segment]:  # noqa: ARG002 (of the library)
        return [Segment(text, style and self._reduced(style), control) for text, style, control in segments]

    def _reduced(self, style: Style) -> Style:
        ink, paper = (self._table.get(color.triplet) if color else None for color in (style.color, style.bgcolor))
        return style + Style.from_color(ink, paper) if ink or paper else style
