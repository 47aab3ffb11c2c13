"""The common part of all screens: a line above and a line below, both in the reader's language."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from mazzo.client.own_seats import OwnSeat, OwnSeats
from mazzo.client.server import Server
from mazzo.core.record import Record
from mazzo.table.settings import Settings
from mazzo.terminal.drawing.ink import plain
from mazzo.terminal.screens.ask import AskScreen, Offer
from mazzo.terminal.widgets.choices import Choices
from mazzo.terminal.widgets.log import LogWidget
from mazzo.text.locales import Words

R = TypeVar("R")

GAP = "   "


class Shell(Protocol):
    """The part of the app that its screens use."""

    t: Words
    language: str
    person: str
    own_seats: OwnSeats
    keep: Callable[[Record], None] | None

    def play_here(self, settings: Settings, bots: Sequence[str], *, sits: bool = True, waits: bool = True) -> None: ...
    def server(self, address: str, person: str) -> Server: ...
    async def visit(self, address: str, code: str | None, settings: Settings, *, name: str | None = None) -> None: ...
    def kept_games(self) -> list[Path]: ...
    def resume(self, path: Path) -> None: ...
    async def return_to(self, own: OwnSeat) -> None: ...
    def go_home(self, why: str = "") -> None: ...
    def leave_screen(self) -> None: ...
    def keep_game(self, record: Record) -> None: ...
    def speak(self, language: str | None) -> None: ...
    def action_leave_for_good(self) -> None: ...


class KeyHint(NamedTuple):
    """A key in the line below, and its action."""

    key: str
    message: str
    action: str


class BaseScreen(Screen[Any]):
    @property
    def mazzo(self) -> Shell:
        return cast(Shell, self.app)

    @property
    def t(self) -> Words:
        return self.mazzo.t

    def compose(self) -> ComposeResult:
        """A line above, the screen's own part with a log beside it, and a line below."""
        yield Static(id="above")
        with Horizontal(id="around"):
            with Vertical(id="left"):
                yield from self.compose_left()
            yield LogWidget(id="log-beside")
        yield Static(id="below")

    def compose_left(self) -> ComposeResult:
        raise NotImplementedError  # screens with a log override it

    def show_log(self, lines: Sequence[str], empty: str = "") -> None:
        for log in self.query(LogWidget):
            log.show(lines, empty)

    def keys(self) -> Sequence[KeyHint]:
        """The keys in the line below: the bindings with a description."""
        bound = [each for each in self.BINDINGS if isinstance(each, Binding) and each.description]
        return [KeyHint(each.key_display or each.key, each.description, action_of(each)) for each in bound]

    def retell(self) -> None:
        """Write all texts again, perhaps in another language."""
        self.show_keys()

    def redraw(self) -> None:
        """Draw everything again, in another size or after a step."""
        self.retell()

    def on_resize(self) -> None:
        self.redraw()

    def on_key(self, event: events.Key) -> None:
        if event.character and any(choices.press(event.character) for choices in self.query(Choices)):
            event.stop()

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        done = event.line.do()
        if done is not None:
            self.run_worker(done)

    def ask_which(self, title: str, offers: Sequence[Offer], then: Callable[[str], None]) -> None:
        """Let the person choose one of these offers, or none."""
        self.lay_over(AskScreen(title, offers=offers), lambda chosen: None if chosen is None else then(chosen))

    def lay_over(self, screen: ModalScreen[R], then: Callable[[R | None], None] | None = None) -> None:
        """Show a dialog; a key pressed twice shows it once."""
        if self.is_current:
            self.app.push_screen(screen, then)

    def show_keys(self) -> None:
        """Show as many keys as fit; the help has them all."""
        t, room = self.t, self.app.size.width - 2
        parts = []
        for key in self.keys():
            words = t(key.message)
            room -= len(f"{key.key} {words}")
            if room < 0:
                break
            parts.append(f'[@click="{key.action}"][bold]{key.key}[/bold] {plain(words)}[/]')
            room -= len(GAP)
        self.query_one("#below", Static).update(GAP.join(parts))

    def show_title(self, left: str, right: str = "") -> None:
        above = self.query_one("#above", Static)
        width = self.app.size.width - 2
        gap = max(2, width - len(left) - len(right))
        above.update(f"[bold]{plain(left)}[/bold]{' ' * gap}[dim]{plain(right)}[/dim]")


def action_of(binding: Binding) -> str:
    return binding.action if "." in binding.action else f"screen.{binding.action}"
