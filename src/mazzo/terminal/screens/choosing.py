"""A screen on which actions are chosen step by step: by keys, or by clicks on seats and cards."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.binding import Binding, BindingType

from mazzo.core.fields import tag_of
from mazzo.core.rules import Seat
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.screens.base_screen import BaseScreen
from mazzo.terminal.widgets.board import SeatPanel
from mazzo.terminal.widgets.choices import Choices, OfferedLine
from mazzo.text import of
from mazzo.text.choosing import Choice

LABEL = 16  # letters that chips stand behind


class Choosing(BaseScreen):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back")]

    said: tuple[str, ...] = ()
    """The steps towards an action."""

    def offered(self) -> list[Choice]:
        """The choices now; empty if there are none."""
        raise NotImplementedError  # a table and a lesson implement it

    def keys_of_seats(self) -> dict[Seat, str]:
        """The key that chooses a seat, where a choice is about one."""
        return {choice.target: choice.key for choice in self.offered() if choice.target is not None}

    def place(self) -> tuple[str, Seat | None]:
        """The game, and the person's own seat."""
        raise NotImplementedError

    def choice_lines(
        self, view: Any, names: Sequence[str], act: Callable[[Any], Awaitable[None] | None]
    ) -> list[OfferedLine]:
        """A line for each choice: it performs an action, or goes a step towards one."""
        return [self._line(choice, view, names, act) for choice in self.offered()]

    def _line(
        self, choice: Choice, view: Any, names: Sequence[str], act: Callable[[Any], Awaitable[None] | None]
    ) -> OfferedLine:
        game = tag_of(view)
        if choice.action is None:
            group = of(game).group(self.t, choice.said, names)
            return OfferedLine(choice.key, f"{group} …", lambda: self.step(choice.said))
        gains = drawing_of(game).gains(self.t, view, choice.action)
        label = Text(of(game).label(self.t, choice.action, names, view).ljust(LABEL if gains else 0))
        return OfferedLine(choice.key, label + " " + gains, lambda: act(choice.action))

    def step(self, said: tuple[str, ...]) -> None:
        self.said = said
        self.redraw()

    def on_seat_panel_clicked(self, event: SeatPanel.Clicked) -> None:
        """Choose the action about a clicked seat; on one's own seat, the game's action without a target."""
        offered, (game, own) = self.offered(), self.place()
        about = [number for number, choice in enumerate(offered) if choice.target == event.seat]
        if not about and event.seat == own:
            about = [number for number, choice in enumerate(offered) if choice.said == (of(game).own,)]
        if len(about) == 1:
            self.query_one(Choices).choose(about[0])

    def action_take(self, word: str) -> None:
        """Choose the action that uses a clicked card; if there are several, highlight the first."""
        about = [number for number, choice in enumerate(self.offered()) if word in choice.said[:2]]
        if len(about) == 1:
            self.query_one(Choices).choose(about[0])
        elif about:
            self.query_one(Choices).highlighted = about[0]

    def action_back(self) -> None:
        """Go one step back towards the first choices, or leave."""
        if self.said:
            self.step(())
        else:
            self.action_leave()

    def action_leave(self) -> None:
        self.mazzo.leave_screen()
