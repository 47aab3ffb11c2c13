"""A dialog with a question or a text: help, languages, faces, leaving."""

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from mazzo.terminal.drawing.ink import plain
from mazzo.terminal.widgets.choices import Choices, OfferedLine
from mazzo.text.choosing import DIGITS


class Offer(NamedTuple):
    """An answer and its label."""

    value: str
    text: str
    key: str = ""


class AskScreen(ModalScreen[str | None]):
    """Returns the value of an offer, or None. The key that opened it closes it, too."""

    def __init__(self, title: str, text: str | Text = "", offers: Sequence[Offer] = (), opened_by: str = "") -> None:
        super().__init__()
        self._closed_by = ("escape", "q", "question_mark", opened_by)
        self._heading, self._reading, self._offers = title, text, list(offers)

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as box:
            box.border_title = plain(self._heading)
            if self._reading:
                with VerticalScroll(classes="reading"):
                    yield Static(self._reading, markup=False)
            if self._offers:
                yield Choices()

    def on_mount(self) -> None:
        if not self._offers:
            self.query_one(VerticalScroll).focus()
            return
        digits = iter(DIGITS)
        keys = [offer.key or next(digits, "") for offer in self._offers]
        self.query_one(Choices).offer(
            [OfferedLine(key, offer.text, lambda: None) for key, offer in zip(keys, self._offers, strict=True)]
        )
        self.query_one(Choices).focus()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        lines = self.query_one(Choices).lines
        self.dismiss(self._offers[lines.index(event.line)].value)

    def on_key(self, event: events.Key) -> None:
        if self._offers and event.character and self.query_one(Choices).press(event.character):
            event.stop()
        elif event.key in self._closed_by or (not self._offers and event.key in ("enter", "space")):
            event.stop()
            self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.dismiss(None)
