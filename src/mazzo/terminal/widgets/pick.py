"""One of a few words in a line, chosen by arrows or the mouse."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

LABEL = 12


class Pick(Static, can_focus=True):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)"),
        Binding("right,space", "step(1)"),
        Binding("up", "app.focus_previous"),
        Binding("down", "app.focus_next"),
    ]

    class Changed(Message):
        def __init__(self, pick: "Pick") -> None:
            super().__init__()
            self.pick = pick

        @property
        def control(self) -> "Pick":
            return self.pick

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self._label = ""
        self._options: list[tuple[str, str]] = []
        self.value = ""

    def offer(self, label: str, options: Sequence[tuple[str, str]], value: str) -> None:
        """Offer these values with their labels."""
        self._label, self._options = label, list(options)
        self.value = value if value in dict(options) else options[0][0]
        self._draw()

    def action_step(self, by: int) -> None:
        values = [value for value, _ in self._options]
        self._choose(values[(values.index(self.value) + by) % len(values)])

    def on_click(self, event: events.Click) -> None:
        self.focus()
        place = LABEL
        for value, words in self._options:
            if place <= event.x < place + len(words) + 2:
                self._choose(value)
            place += len(words) + 3

    def on_focus(self) -> None:
        self._draw(True)

    def on_blur(self) -> None:
        self._draw(False)

    def _choose(self, value: str) -> None:
        self.value = value
        self._draw()
        self.post_message(self.Changed(self))

    def _draw(self, has_focus: bool | None = None) -> None:
        has_focus = self.has_focus if has_focus is None else has_focus
        text = Text(f"{'› ' if has_focus else '  '}{self._label}".ljust(LABEL)[:LABEL])
        text.stylize("bold" if has_focus else "")
        for value, words in self._options:
            text.append(f" {words} ", "bold reverse" if value == self.value else "")
            text.append(" ")
        self.update(text)
