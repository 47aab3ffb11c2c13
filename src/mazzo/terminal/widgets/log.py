"""The log, scrolled to its last line."""

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

MOST_LINES = 300


class LogWidget(VerticalScroll, can_focus=False):
    def compose(self) -> ComposeResult:
        yield Static(classes="lines", markup=False)

    def show(self, lines: Sequence[str], empty: str = "") -> None:
        shown = lines[-MOST_LINES:]
        text = Text("\n").join(
            Text(line, style="" if number >= len(shown) - 3 else "dim") for number, line in enumerate(shown)
        )
        self.query_one(Static).update(text if shown else Text(empty, style="dim italic"))
        self.call_after_refresh(self.scroll_end, animate=False)
