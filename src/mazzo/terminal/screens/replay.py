"""Replaying a record move by move, with the arrow keys."""

import asyncio
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.timer import Timer
from textual.widgets import Static

from mazzo.coach.analysis import Analysis, analyse
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.core.rules import Seat
from mazzo.terminal.drawing.curve import curve, legend
from mazzo.terminal.drawing.ink import bar, lines_of
from mazzo.terminal.screens.ask import AskScreen
from mazzo.terminal.screens.base_screen import BaseScreen
from mazzo.terminal.widgets.board import BoardWidget, Scene
from mazzo.terminal.widgets.log import LogWidget
from mazzo.text import event_sentences, title
from mazzo.text.lines import labelled
from mazzo.text.report import comment

LEAP = 10
PACE = 1.2  # seconds for each move in automatic play
OTHER_LINES = 14
CURVE_LINES = 6  # lines reserved for the curve when the seats are drawn
FEWEST = 5
OTHER = 6  # lines around the curve
TALLEST = 14  # lines of the curve


class ReplayScreen(BaseScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,backspace,b", "step(-1)", "replay-previous", key_display="←"),
        Binding("right,enter", "step(1)", "replay-next", key_display="→"),
        Binding("space", "play", "replay-play", key_display="␣"),
        Binding("a", "analyse", "coach-analysis"),
        Binding("question_mark", "help", "table-help", key_display="?"),
        Binding("q,escape", "back", "terminal-back", key_display="q"),
        Binding("pagedown,down", f"step({LEAP})"),
        Binding("pageup,up", f"step(-{LEAP})"),
        Binding("home", "step(-1000000)"),
        Binding("end", "step(1000000)"),
    ]

    def __init__(self, record: Record) -> None:
        super().__init__()
        self.replayed = ReplayedGame(record)
        self.number = 0
        self.viewer: Seat | None = None  # the seat whose view is shown; None shows all cards
        self._playing: Timer | None = None
        self._analysis: Analysis | None = None
        self._is_analysing = False
        self._shows_curve = False

    def compose_left(self) -> ComposeResult:
        yield BoardWidget(id="board")
        yield Static(id="progress", markup=False)
        yield Static(id="curve", markup=False)
        yield LogWidget(id="log-below")

    def on_mount(self) -> None:
        self.query_one("#curve").display = False
        self.retell()

    def retell(self) -> None:
        t, replayed = self.t, self.replayed
        names = replayed.record.seats
        game = title(t, replayed.record.game)
        viewer = t("replay-everybody") if self.viewer is None else names[self.viewer]
        self.show_keys()
        seen_by = labelled(t, t("replay-eyes"), viewer)
        self.show_title(t("replay-title", game=game, names=", ".join(names)), seen_by)
        view = replayed.view(self.number, self.viewer)
        opened = replayed.opened(self.number) if self.viewer is None else ()
        keys = {seat: str(seat + 1) for seat in range(len(names))}
        scene = Scene(replayed.record.game, view, names, keys=keys, opened=opened)
        others = OTHER_LINES + (CURVE_LINES if self._shows_curve else 0)
        self.query_one(BoardWidget).show(t, scene, max(FEWEST, self.app.size.height - others))
        self._show_progress()
        self._show_analysis()
        happened = [event for number in range(self.number + 1) for event in replayed.events(number, self.viewer)]
        self.show_log(event_sentences(t, replayed.record.game, happened, names, self.viewer), t("replay-dealt"))

    def _show_progress(self) -> None:
        t = self.t
        width = max(10, self.query_one("#progress").size.width - 14)
        text = bar(self.number, self.replayed.last, width, "#2391fc")
        text.append("  " + t("replay-move", number=self.number, total=self.replayed.last), "bold")
        self.query_one("#progress", Static).update(text)

    def _show_analysis(self) -> None:
        """Show the curve, in place of the log if there is room for only one."""
        t, found, panel = self.t, self._analysis, self.query_one("#curve", Static)
        panel.display = self._shows_curve
        self.query_one("#log-below").set_class(panel.display, "-hidden")
        if not found:
            panel.update(t("coach-analysing"))
            return
        chances = [[chance.value for chance in moment] for moment in found.moments]
        many = len(self.replayed.record.seats)
        room = self.app.size.height - self.query_one(BoardWidget).size.height - many - OTHER
        drawn = curve(
            chances, self.number, max(20, self.query_one(BoardWidget).size.width - 4), max(3, min(TALLEST, room))
        )
        words = comment(t, found, self.replayed, self.number)
        panel.update(
            lines_of([Text(words, style="bold"), drawn, legend(t, found, self.replayed.record.seats, self.number)])
        )

    def action_analyse(self) -> None:
        """Switch between the curve and the log."""
        self._shows_curve = not self._shows_curve
        self.retell()
        if not self._is_analysing and self._analysis is None:
            self._is_analysing = True
            self.run_worker(self._analyse())

    async def _analyse(self) -> None:
        """Analyse in the background, since it takes a while."""
        try:
            self._analysis = await asyncio.to_thread(analyse, self.replayed)
        except Refused as error:
            self.notify(str(error), severity="warning")
            self._shows_curve = False
        self._is_analysing = False
        self.retell()
        self.call_after_refresh(self.retell)

    def on_click(self, event: events.Click) -> None:
        """Go to the moment of a click on the line."""
        progress = self.query_one("#progress")
        if event.widget is progress:
            width = max(10, progress.size.width - 14)
            self._go(round(self.replayed.last * min(1, event.x / width)))

    def on_key(self, event: events.Key) -> None:
        """Show the view of a seat by its digit, or the public view by 0."""
        if event.character and event.character.isdecimal():
            seat = int(event.character) - 1
            if seat < len(self.replayed.record.seats):
                self.viewer = None if seat in (-1, self.viewer) else seat
                self.retell()

    def _go(self, number: int) -> None:
        self.number = max(0, min(self.replayed.last, number))
        self.retell()

    def action_step(self, by: int) -> None:
        self._stop()
        self._go(self.number + by)

    def action_play(self) -> None:
        if self._playing:
            self._stop()
            return
        self._playing = self.set_interval(PACE, self._next)

    def _next(self) -> None:
        if self.number == self.replayed.last:
            self._stop()
        else:
            self._go(self.number + 1)

    def _stop(self) -> None:
        if self._playing:
            self._playing.stop()
        self._playing = None

    def action_help(self) -> None:
        t = self.t
        self.lay_over(AskScreen(t("table-help"), t("terminal-help-replay")))

    def action_back(self) -> None:
        self.mazzo.leave_screen()
