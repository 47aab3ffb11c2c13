"""The log, down to its last line."""

from collections.abc import Sequence

from rich.text import Text
from textual.widgets import Static

from mazzo.terminal.drawing.ink import lines_of

MOST_LINES = 300
BRIGHT = 3  # lines at the end
STEPS = 4  # the log scrolls by a quarter of its height, since each scroll sends all of it to the terminal


class LogWidget(Static):
    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._lines: Sequence[str] = ()
        self._empty = ""

    def show(self, lines: Sequence[str], empty: str = "") -> None:
        self._lines, self._empty = lines[-MOST_LINES:], empty
        self._draw()

    def on_resize(self) -> None:
        self._draw()

    def _draw(self) -> None:
        width, height = self.content_size
        if not width or not height:
            return
        dim = len(self._lines) - BRIGHT
        texts = [Text(line, "dim" if number < dim else "") for number, line in enumerate(self._lines)]
        texts = texts or [Text(self._empty, "dim italic")]
        rows = [row for text in texts for row in text.wrap(self.app.console, width)]
        step = max(1, height // STEPS)
        start = -(-max(0, len(rows) - height) // step) * step
        self.update(lines_of(rows[start:]), layout=False)
