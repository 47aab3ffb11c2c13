"""The remaining time, as a bar."""

import asyncio

from textual.widgets import Static

from mazzo.terminal.drawing.ink import bar

WIDTH = 10
EVERY = 0.2  # seconds
SOON = 3.0


class ClockWidget(Static):
    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id, markup=False)
        self._until: float | None = None
        self._whole = 1.0

    def on_mount(self) -> None:
        self.set_interval(EVERY, self._draw)

    def run_out(self, seconds: float | None) -> None:
        """Set the remaining seconds; None stops the clock."""
        if seconds is None:
            self._until = None
        else:
            until = self._now() + seconds
            if self._until is None or abs(until - self._until) > 1:
                self._whole = max(seconds, 0.1)
            self._until = until
        self._draw()

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    def _draw(self) -> None:
        if self._until is None:
            if self.display:
                self.display = False
            return
        left = max(0.0, self._until - self._now())
        self.display = True
        color = "#e5533d" if left < SOON else "#2fb380"
        text = bar(round(100 * left), round(100 * self._whole), WIDTH, color)
        text.append(f" {left:3.0f} s", "bold")
        self.update(text)
