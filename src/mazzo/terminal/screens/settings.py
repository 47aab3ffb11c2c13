"""Times and house rules, one line each: an arrow or Enter selects the next value."""

from functools import partial
from typing import ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen

from mazzo.table.settings import Settings
from mazzo.terminal.screens.base_screen import Shell
from mazzo.terminal.widgets.choices import Choices, OfferedLine
from mazzo.text.choosing import DIGITS
from mazzo.text.settings import rows


class SettingsScreen(ModalScreen[Settings]):
    """Returns the settings as they were left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)"),
        Binding("right,space", "step(1)"),
        Binding("escape,q", "done"),
    ]

    def __init__(self, settings: Settings, is_shared: bool) -> None:
        super().__init__()
        self._settings = settings
        self._is_shared = is_shared

    def compose(self) -> ComposeResult:
        t = cast(Shell, self.app).t
        with Vertical(classes="dialog") as box:
            box.border_title = t("lobby-house-rules")
            box.border_subtitle = "← →  Esc"
            yield Choices()

    def on_mount(self) -> None:
        self._show()
        self.query_one(Choices).focus()

    def _show(self) -> None:
        choices = self.query_one(Choices)
        at = choices.highlighted
        t = cast(Shell, self.app).t
        self._rows = rows(t, self._settings, self._is_shared)
        keys = iter(DIGITS)
        choices.offer(
            [OfferedLine(next(keys, ""), row.words(t), partial(self._take, row.step(1))) for row in self._rows]
        )
        choices.highlighted = at or 0

    def _take(self, settings: Settings) -> None:
        self._settings = settings
        self._show()

    def action_step(self, by: int) -> None:
        at = self.query_one(Choices).highlighted
        if at is not None:
            self._take(self._rows[at].step(by))

    def action_done(self) -> None:
        self.dismiss(self._settings)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        event.line.do()

    def on_key(self, event: events.Key) -> None:
        if event.character and self.query_one(Choices).press(event.character):
            event.stop()

    def on_click(self, event: events.Click) -> None:
        if event.widget is self:
            self.action_done()
