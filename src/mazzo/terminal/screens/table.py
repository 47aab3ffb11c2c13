"""A table: before the game, during it, and after it."""

from functools import partial
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static

from mazzo.client.link import Link
from mazzo.client.own_seats import OwnSeat
from mazzo.core.fields import tag_of
from mazzo.core.rules import Seat
from mazzo.table.commands import Change, PassUntilTurn
from mazzo.table.settings import Settings
from mazzo.table.updates import Occupant, SeatView, Stage, Update
from mazzo.terminal.screens import ended, lobby
from mazzo.terminal.screens.at_table import is_playing
from mazzo.terminal.screens.settings import SettingsScreen
from mazzo.terminal.screens.table_keys import TableKeys
from mazzo.terminal.widgets.board import BoardWidget, Scene
from mazzo.terminal.widgets.choices import Choices, OfferedLine
from mazzo.terminal.widgets.clock import ClockWidget
from mazzo.terminal.widgets.log import LogWidget
from mazzo.text import event_sentences, names_in, of, title
from mazzo.text.choosing import Choice, choices
from mazzo.text.lines import labelled

OTHER_LINES = 14  # of the screen that the seats cannot have
TALL = 36  # lines of a screen from which the choices get more of them


class TableScreen(TableKeys):
    def __init__(self, link: Link, name: str, sits: bool = True, own: OwnSeat | None = None) -> None:
        super().__init__(link, name, sits, own)
        self._asked: tuple[Any, ...] = ()  # the legal actions when `said` was last reset
        self._timed: int | None = None  # the version of the table that the clock was set for

    def compose_left(self) -> ComposeResult:
        yield Static(id="notice", markup=False)
        yield Static(id="lobby", markup=False)
        yield BoardWidget(id="board")
        with Horizontal(id="asked"):
            yield Static(id="question", markup=False)
            yield ClockWidget(id="clock")
        with Horizontal(id="bottom"):
            yield Choices(id="choices")
            yield LogWidget(id="log-below")

    def on_mount(self) -> None:
        self.query_one("#notice").display = False
        self.query_one("#board").display = False
        self.query_one("#choices").focus()
        self.retell()
        self.run_worker(self.listen())

    def redraw(self) -> None:
        self.show_table()

    def retell(self) -> None:
        t = self.t
        self.lines = [line for happened in self.happened for line in event_sentences(t, *happened)]
        self.show_table()

    def show_table(self) -> None:
        if not self.query("#below"):
            return  # the screen is being left
        self.show_keys()
        t, update = self.t, self.last
        self.show_log(self.lines, t("table-log-empty"))
        if not update:
            self.show_title("Mazzo")
            self.query_one("#question", Static).update(t("table-connecting"))
            return
        self._show_above(update)
        if update.version != self._timed:  # the clock starts when an update arrives
            self._timed = update.version
            self.query_one(ClockWidget).run_out(update.table.seconds_left if is_playing(update) else None)
        playing = update.view is not None and update.table.stage is not Stage.LOBBY
        self.query_one("#board").display = playing
        self.query_one("#lobby").display = not playing
        if playing:
            self._show_game(update)
        else:
            self.query_one("#lobby", Static).update(lobby.draw(t, update, self.link.address, self.app.size.width))
            self.query_one("#question", Static).update(lobby.question(t, update))
            self.query_one(Choices).offer(lobby.lines(t, update, self, self.link.own_bots(update.table.settings.game)))

    def set_rules(self) -> None:
        """Let the host set times and house rules."""
        if not self.last:
            return
        agreed = self.last.table.settings

        def change(settings: Settings | None) -> None:
            if settings and settings != agreed:
                self.run_worker(self.ask(Change(settings)))

        self.lay_over(SettingsScreen(agreed, is_shared=True), change)

    def _show_above(self, update: Update) -> None:
        t = self.t
        table = update.table
        where = [labelled(t, t("lobby-code"), table.code)] if self.link.address else []
        watched = [t("table-watchers", count=table.watchers)] if table.watchers else []
        self.show_title(title(t, table.settings.game), " · ".join([*watched, *where]))
        if self.is_lost:
            self._notice(t("table-lost"))
        elif update.seat is not None and table.seats[update.seat].occupant is Occupant.STANDIN:
            self._notice(t("table-bot-plays-for-you"))
        elif update.seat is None and is_playing(update):
            self._notice(t("table-you-watch"))
        elif update.passing:
            self._notice(t(of(table.settings.game).passing or "table-you-watch"))
        else:
            self._notice("")

    def _show_game(self, update: Update) -> None:
        t, view = self.t, update.view
        names = names_in(view, [holder.name for holder in update.table.seats])
        notes = [self._note(update, seat, holder) for seat, holder in enumerate(update.table.seats)][: len(names)]
        if view.legal != self._asked:
            self.said, self._asked = (), view.legal
        game_text = of(tag_of(view))
        scene = Scene(tag_of(view), view, names, notes, self.keys_of_seats())
        self.query_one(BoardWidget).show(t, scene, room_for_seats(self.app.size.height))
        if view.result:
            question, hint = ended.headline(t, update, names), game_text.why(t, view)
            lines = ended.lines(t, update, self)
        else:
            question, hint = game_text.question(t, view, names, update.is_reaction), game_text.hint(t, view, names)
            lines = self.choice_lines(view, names, self.act) or self._lines_of_the_absent(update)
        self.query_one("#question", Static).update(
            Text.assemble((question, self._ink(bool(self.offered()))), "  ", hint)
        )
        self.query_one(Choices).offer(lines)

    def offered(self) -> list[Choice]:
        update = self.last
        if not update or not is_playing(update) or not update.view.legal:
            return []
        return choices(of(tag_of(update.view)), update.view.legal, self.said)

    def place(self) -> tuple[str, Seat | None]:
        assert self.last
        return tag_of(self.last.view), self.last.seat

    def _lines_of_the_absent(self, update: Update) -> list[OfferedLine]:
        """Lines for a person whose seat a bot plays; any action gives it back."""
        t = self.t
        if update.seat is None or update.table.seats[update.seat].occupant is not Occupant.STANDIN:
            return []
        return [OfferedLine("1", t("table-play-on"), partial(self.ask, PassUntilTurn(False)))]

    def _ink(self, is_mine: bool) -> str:
        """Highlight a question to the person."""
        return f"bold {self.app.theme_variables['accent']}" if is_mine else "bold"

    def _note(self, update: Update, seat: Seat, holder: SeatView) -> str:
        t = self.t
        if holder.occupant is Occupant.STANDIN:
            return t("table-stand-in")
        if holder.is_bot:
            return t("table-bot", level=holder.bot or "none")
        if seat == update.seat:
            return t("table-you")
        return "" if holder.connected else t("table-away")

    def _notice(self, text: str) -> None:
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.display = bool(text)


def room_for_seats(height: int) -> int:
    return height - OTHER_LINES - max(0, height - TALL) // 2
