"""The app: its screens, language and colours."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.driver import Driver
from textual.filter import LineFilter
from textual.screen import ModalScreen
from textual.widgets import Static

from mazzo.client.files import state_folder
from mazzo.client.kept_games import NOTHING_KEPT, GameKeeper, KeptGame, find_kept, read_kept, restore
from mazzo.client.link import LinkError
from mazzo.client.local import Local
from mazzo.client.own_seats import OwnSeat, OwnSeats
from mazzo.client.remote import Remote
from mazzo.client.server import Server
from mazzo.core.errors import Refused
from mazzo.core.record import Record
from mazzo.games import GAMES
from mazzo.table.names import LONGEST_NAME
from mazzo.table.settings import Settings
from mazzo.terminal.drawing.board import drawings
from mazzo.terminal.hangup import has_hung_up
from mazzo.terminal.painter import Painter, painting
from mazzo.terminal.screens.ask import AskScreen, Offer
from mazzo.terminal.screens.base_screen import BaseScreen, Shell
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.screens.table import TableScreen
from mazzo.terminal.themes import DARK, LIGHT, FewColors, is_light
from mazzo.terminal.words import NAMES
from mazzo.text.lines import capital
from mazzo.text.locales import LANGUAGES, Words, preferred, words

INK = {"#10222a": "black", "#ffffff": "bright_white"}  # text colours, on all backgrounds
LOOK_AT_TERMINAL = 1.0  # seconds
COLUMNS, LINES = 60, 20  # the least that a table can be read on


class TooSmall(ModalScreen[None]):
    """Covers everything until the window is larger."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        yield Static(self._words, markup=False)


class Mazzo(App[None]):
    CSS_PATH = "mazzo.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (72, "-narrow"), (110, "-wide")]  # noqa: RUF012 (the library's own declaration)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("l", "language"),
        Binding("t", "theme"),
    ]

    def __init__(
        self,
        person: str | None,
        *,
        language: str | None = None,
        bots_pause: bool = True,
        folder: Path | None = None,
        environment: Mapping[str, str] = os.environ,
        keep: Callable[[Record], None] | None = None,
    ) -> None:
        self._painter = Painter()
        # Without colour, nothing may differ by colour alone: then the terminal's own two colours are used.
        super().__init__(ansi_color=True if "NO_COLOR" in environment else None)
        table = {color: name for drawing in drawings().values() for color, name in drawing.few.items()}
        self._few_colors = FewColors({**INK, **table}, enabled=self.console.color_system == "standard")
        self.person = (person or "")[:LONGEST_NAME]  # empty: the person is called "you"
        self.language = language or preferred(environment)
        self.t: Words = words(self.language)
        self._bots_pause = bots_pause
        self._folder = folder or state_folder()
        self._games = self._folder / "games"
        self._keeper: GameKeeper | None = None  # of the game in this process
        self.own_seats = OwnSeats(self._folder / "seats.json")
        self._is_light = is_light(environment)
        self.keep = keep  # called with the record after every move, and after a server's game
        self.begins: Callable[[], Awaitable[None] | None] | None = None  # called when the first screen is shown
        self.failure: Refused | None = None  # why `begins` failed
        self._first: BaseScreen | None = None

    def look_back_at(self, record: Record) -> None:
        """Show only this replay."""
        self._first = ReplayScreen(record)

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), *([self._few_colors] if self._few_colors.enabled else [])]

    def get_driver_class(self) -> type[Driver]:
        return painting(super().get_driver_class(), self._painter)

    async def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = (LIGHT if self._is_light else DARK).name
        for each in (signal.SIGTERM, signal.SIGHUP):
            self._leave_on(each)
        if sys.__stdin__ and not self.is_headless:
            self.set_interval(LOOK_AT_TERMINAL, partial(self._leave_a_dead_terminal, sys.__stdin__.fileno()))
        await self.push_screen(self._first or StartScreen())
        if self.begins:
            self.run_worker(self._begin(self.begins))

    def on_unmount(self) -> None:
        """Release the game in this process."""
        if self._keeper:
            self._keeper.close()

    def on_resize(self, event: events.Resize) -> None:
        """In a window too small to read anything, show a note instead."""
        self._painter.forget()
        width, height = event.size
        is_small = width < COLUMNS or height < LINES
        if isinstance(self.screen, TooSmall):
            self.screen.dismiss()
        if is_small:
            words = self.t("terminal-too-small", width=width, height=height, columns=COLUMNS, lines=LINES)
            self.push_screen(TooSmall(words))

    async def _begin(self, begins: Callable[[], Awaitable[None] | None]) -> None:
        try:
            beginning = begins()
            if beginning is not None:
                await beginning
        except Refused as error:
            self.failure = error
            self.exit()

    def _leave_on(self, sent: signal.Signals) -> None:
        """Leave the terminal clean on a signal."""
        with suppress(NotImplementedError, RuntimeError, ValueError):  # not every system has them, nor every thread
            asyncio.get_running_loop().add_signal_handler(sent, lambda: self.exit(return_code=128 + sent))

    def _leave_a_dead_terminal(self, file: int) -> None:
        """Leave when the terminal has hung up without a signal, since Textual would read its end forever."""
        if has_hung_up(file):
            self.exit(return_code=128 + signal.SIGHUP)

    # Where to go

    def play_here(
        self, settings: Settings, bots: Sequence[str], *, sits: bool = True, seed: str | None = None, waits: bool = True
    ) -> None:
        """Play against bots in this process. With `waits`, reactions have no time limit."""
        link = Local(
            settings,
            bots,
            self.person or capital(self.t("table-you")),
            seed=seed,
            sits=sits,
            bots_pause=self._bots_pause,
            waits=waits,
            keep=self.keep_game,
            complain=self._tell_failure,
            store=partial(self._keep_unfinished, self._new_keeper()),
        )
        self.push_screen(TableScreen(link, self.person, sits))

    def kept_games(self) -> list[Path]:
        return find_kept(self._games)

    def resume(self, path: Path) -> None:
        keeper = self._new_keeper(path)
        try:
            kept = read_kept(path)
            table = restore(path, kept, asyncio.get_running_loop().time())
        except Refused:
            keeper.close()
            raise
        link = Local(
            table.state.settings,
            (),
            self.person or capital(self.t("table-you")),
            bots_pause=self._bots_pause,
            waits=kept.waits,
            keep=self.keep_game,
            complain=self._tell_failure,
            store=partial(self._keep_unfinished, keeper),
            table=table,
        )
        self.push_screen(TableScreen(link, self.person))

    def resume_last(self) -> None:
        if not (found := self.kept_games()):
            raise Refused(NOTHING_KEPT)
        self.resume(found[0])

    def _new_keeper(self, path: Path | None = None) -> GameKeeper:
        """A keeper for a new or kept game; releases the previous one."""
        if self._keeper:
            self._keeper.close()
        self._keeper = GameKeeper(self._games, path)
        return self._keeper

    def _keep_unfinished(self, keeper: GameKeeper, kept: KeptGame) -> None:
        try:
            keeper.write(kept)
        except Refused as error:
            keeper.close()  # one warning is enough
            self.notify(str(error), severity="error", timeout=10)

    def server(self, address: str, person: str) -> Server:
        return Server(address, self._folder / "cookies.json", person)

    async def visit(
        self, address: str, code: str | None, settings: Settings, *, name: str | None = None, sits: bool = True
    ) -> None:
        """Show a table of a server; without a code, open a new one. A person who had a seat there gets it back."""
        person = self.person if name is None else name
        server = self.server(address, person)
        await server.greet()
        code = code or await server.open(settings)
        self.person = person
        own = self.own_seats.at(server.address, person, code)
        await self.push_screen(TableScreen(Remote(server, code), person or server.name, sits, own))

    async def return_to(self, own: OwnSeat) -> None:
        """Return to a table where a person had a seat."""
        try:
            await self.visit(own.server, own.code, Settings(next(iter(GAMES))), name=own.person)
        except Refused as error:
            self.notify(self.t(error.id, **error.facts) if isinstance(error, LinkError) else str(error))

    def go_home(self, why: str = "") -> None:
        """Return to the first screen, with a reason."""
        if self._keeper:
            self._keeper.close()
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if why:
            self.notify(why, severity="warning", timeout=10)

    def leave_screen(self) -> None:
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    def keep_game(self, record: Record) -> None:
        """Pass a record to `keep`, if it is set."""
        if not self.keep:
            return
        try:
            self.keep(record)
            self.failure = None
        except Refused as error:
            if not self.failure:
                self.notify(str(error), severity="error", timeout=10)
            self.failure = error

    def _tell_failure(self, bot: str, why: str) -> None:
        self.notify(self.t("terminal-bot-failed", bot=bot, why=why), severity="error", timeout=10)

    # Keys

    def action_interrupt(self) -> None:
        self.exit(return_code=128 + signal.SIGINT)

    def action_leave_for_good(self) -> None:
        self.exit()

    def action_language(self) -> None:
        t = self.t
        offers = [Offer(name, NAMES[name]) for name in LANGUAGES]
        self.push_screen(AskScreen(t("site-language"), offers=offers), self.speak)

    def speak(self, language: str | None) -> None:
        if language is None:
            return
        self.language, self.t = language, words(language)
        for screen in self.screen_stack:
            if isinstance(screen, BaseScreen) and screen.is_mounted:
                screen.retell()

    def action_theme(self) -> None:
        self.theme = (DARK if self.theme == LIGHT.name else LIGHT).name
        self.call_after_refresh(self.speak, self.language)


SHELL: type[Shell] = Mazzo
"""For the type checker: the app has everything that its screens use."""
