"""A screen on which actions are chosen step by step: by keys, or by clicks on seats and cards."""

from typing import ClassVar

from textual.binding import Binding, BindingType

from mazzo.core.rules import Seat
from mazzo.terminal.screens.around import Around
from mazzo.terminal.widgets.board import SeatPanel
from mazzo.terminal.widgets.choices import Choices
from mazzo.text import of
from mazzo.text.choosing import Choice


class Choosing(Around):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back")]

    said: tuple[str, ...] = ()
    """The steps towards an action."""

    def offered(self) -> list[Choice]:
        """The choices now; empty if there are none."""
        raise NotImplementedError  # a table and a lesson differ in it

    def place(self) -> tuple[str, Seat | None]:
        """The game, and the person's own seat."""
        raise NotImplementedError

    def step(self, said: tuple[str, ...]) -> None:
        self.said = said
        self.redraw()

    def on_seat_panel_clicked(self, event: SeatPanel.Clicked) -> None:
        """Treat a click on a seat as a choice about it, or, on one's own, as the choice about nobody else."""
        offered, (game, own) = self.offered(), self.place()
        about = [number for number, choice in enumerate(offered) if choice.target == event.seat]
        if not about and event.seat == own:
            about = [number for number, choice in enumerate(offered) if choice.said == (of(game).own,)]
        if len(about) == 1:
            self.query_one(Choices).choose(about[0])

    def action_take(self, word: str) -> None:
        """Choose the use of a clicked thing; if there are several, go to the first."""
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
