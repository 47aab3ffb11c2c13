"""The app: which screen is shown, in which language, in which colours."""

import os
import signal
from collections.abc import Mapping, Sequence
from pathlib import Path

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen

from mazzo.core.record import Record
from mazzo.locales import LANGUAGES, Words, preferred, words
from mazzo.table.clock import BOT_SECONDS
from mazzo.table.lobby import LONGEST_NAME
from mazzo.table.settings import Settings
from mazzo.terminal.languages import NAMES
from mazzo.terminal.link import Link
from mazzo.terminal.local import Local
from mazzo.terminal.remote import Remote
from mazzo.terminal.screens.around import Around
from mazzo.terminal.screens.ask import Ask, Offer
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.screens.table import TableScreen
from mazzo.terminal.server import Server, cookie_file
from mazzo.terminal.themes import DARK, LIGHT, is_light

INTERRUPTED = 130


class Mazzo(App[None]):
    CSS_PATH = "mazzo.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("l", "language", show=False),
        Binding("t", "theme", show=False),
    ]

    def __init__(
        self,
        person: str,
        language: str | None = None,
        pause: float = BOT_SECONDS,
        cookies: Path | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        # Without colour nothing may be drawn that only a colour tells apart: then the terminal's own two are used.
        super().__init__(ansi_color=True if "NO_COLOR" in environment else None)
        self.person = person[:LONGEST_NAME]
        self.language = language or preferred(environment)
        self.t: Words = words(self.language)
        self._pause = pause  # of bots
        self._cookies = cookies or cookie_file()
        self._is_light = is_light(environment)
        self._first: Screen[object] | Link | None = None
        self._sits = True

    # What is shown first

    def begin_with(self, first: "Record | None") -> None:
        """Look back at a record, and leave after that."""
        self._first = ReplayScreen(first) if first else None

    def on_mount(self) -> None:
        self.register_theme(DARK)
        self.register_theme(LIGHT)
        self.theme = (LIGHT if self._is_light else DARK).name
        for each in (signal.SIGTERM, signal.SIGHUP):
            self._leave_on(each)
        self.push_screen(self._first if isinstance(self._first, Screen) else StartScreen())
        self.opened()

    def opened(self) -> None:
        """For whoever wants to go on from the first screen by itself."""

    def _leave_on(self, sent: signal.Signals) -> None:
        """The terminal is left clean, whoever ends us."""
        import asyncio
        from contextlib import suppress

        with suppress(NotImplementedError, RuntimeError, ValueError):  # not every system has them, nor every thread
            asyncio.get_running_loop().add_signal_handler(sent, lambda: self.exit(return_code=128 + sent))

    # Where to go

    def play_here(self, settings: Settings, bots: Sequence[str], sits: bool = True, seed: str | None = None) -> None:
        """A game against bots in this process."""
        link = Local(settings, bots, self.person, seed=seed, sits=sits, pause=self._pause)
        self.push_screen(TableScreen(link, self.person, sits))

    async def visit(
        self, address: str, code: str | None, settings: Settings, name: str | None = None, sits: bool = True
    ) -> None:
        """A table of a server; a new one when no code is given."""
        server = Server(address, self._cookies)
        await server.greet()
        code = code or await server.open(settings)
        self.person = name or self.person
        await self.push_screen(TableScreen(Remote(server, code), self.person, sits))

    def go_home(self, why: str = "") -> None:
        """Back to the first screen, with a word on why."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        if why:
            self.notify(why, severity="warning", timeout=10)

    def leave_screen(self) -> None:
        if len(self.screen_stack) > 2:
            self.pop_screen()
        else:
            self.exit()

    # Keys

    def action_interrupt(self) -> None:
        self.exit(return_code=INTERRUPTED)

    def action_leave_for_good(self) -> None:
        self.exit()

    def action_language(self) -> None:
        t = self.t
        offers = [Offer(name, NAMES[name]) for name in LANGUAGES]
        self.push_screen(Ask(t("site-language"), offers=offers), self.speak)

    def speak(self, language: str | None) -> None:
        if language is None:
            return
        self.language, self.t = language, words(language)
        for screen in self.screen_stack:
            if isinstance(screen, Around) and screen.is_mounted:
                screen.retell()

    def action_theme(self) -> None:
        self.theme = (DARK if self.theme == LIGHT.name else LIGHT).name
