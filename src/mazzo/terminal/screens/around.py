"""What every screen has: a line above and a line below, both in the language of the reader."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from mazzo.locales import Words

if TYPE_CHECKING:
    from mazzo.terminal.app import Mazzo


R = TypeVar("R")

GAP = "   "


class Key(NamedTuple):
    """A key that the line below names, and what it does: an action of the screen or of the app."""

    key: str
    message: str
    action: str


class Around(Screen[Any]):
    KEYS: Sequence[Key] = ()

    @property
    def mazzo(self) -> "Mazzo":
        return cast("Mazzo", self.app)

    @property
    def t(self) -> Words:
        return self.mazzo.t

    def keys(self) -> Sequence[Key]:
        """The keys that the line below names now."""
        return self.KEYS

    def retell(self) -> None:
        """Say everything again: the language may be another."""
        self.show_keys()

    def lay_over(self, screen: ModalScreen[R], then: Callable[[R | None], None] | None = None) -> None:
        """Show something over this one; a key that is pressed twice shows it once."""
        if self.is_current:
            self.app.push_screen(screen, then)

    def show_keys(self) -> None:
        """As many as there is room for; the help names them all."""
        t, room = self.t, self.app.size.width - 2
        parts = []
        for key in self.keys():
            words = t(key.message)
            room -= len(f"{key.key} {words}")
            if room < 0:
                break
            parts.append(f"[@click={key.action}][bold]{key.key}[/bold] {plain(words)}[/]")
            room -= len(GAP)
        self.query_one("#below", Static).update(GAP.join(parts))

    def show_title(self, left: str, right: str = "") -> None:
        above = self.query_one("#above", Static)
        width = self.app.size.width - 2
        gap = max(2, width - len(left) - len(right))
        above.update(f"[bold]{plain(left)}[/bold]{' ' * gap}[dim]{plain(right)}[/dim]")


def plain(text: str) -> str:
    """A text in which nothing is read as a style."""
    return text.replace("[", "\\[")
