"""A list of possible actions, each with a key; arrows and the mouse work too."""

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from rich.table import Table
from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

AIRY = 45  # screens with this many lines have rules between the choices


class OfferedLine(NamedTuple):
    key: str
    text: str | Text
    do: Callable[[], Awaitable[object] | None]


class Choices(OptionList):
    class Chosen(Message):
        def __init__(self, line: OfferedLine) -> None:
            super().__init__()
            self.line = line

    def __init__(self, id: str | None = None, leads_up: bool = False) -> None:
        super().__init__(id=id, markup=False)
        self.leads_up = leads_up
        self.lines: list[OfferedLine] = []
        self._is_airy = False

    def offer(self, lines: Sequence[OfferedLine]) -> None:
        """Show these; the highlighted line stays if it is still there."""
        is_airy = self.app.size.height >= AIRY
        if [line[:2] for line in lines] == [line[:2] for line in self.lines] and is_airy == self._is_airy:
            self.lines = list(lines)
            return
        self.lines, self._is_airy = list(lines), is_airy
        self.clear_options()
        between = [None] if is_airy else []
        self.add_options([each for line in lines for each in (Option(prompt(line)), *between)][: 2 * len(lines) - 1])
        self.highlighted = 0 if lines else None

    def action_cursor_up(self) -> None:
        """Move from the first line to the widget above the list, if it takes the focus."""
        if self.highlighted == 0 and self.leads_up:
            self.app.action_focus_previous()
        else:
            super().action_cursor_up()

    def press(self, key: str) -> bool:
        """Press a key; return whether it chose something."""
        found = [number for number, line in enumerate(self.lines) if line.key == key]
        if found:
            self.choose(found[0])
        return bool(found)

    def choose(self, number: int) -> None:
        if number < len(self.lines):
            self.post_message(self.Chosen(self.lines[number]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.choose(event.option_index)


def prompt(line: OfferedLine) -> Table:
    """The key, and beside it its effect, aligned if that takes several lines."""
    row = Table.grid()
    row.add_column(width=3)
    row.add_column(width=2)
    row.add_column()
    row.add_row(Text(f" {line.key or ' '} ", "bold"), Text("│ ", "dim"), line.text)
    return row
