"""The first screen: the game, the opponents, and the place."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from mazzo.client.kept_games import read_kept
from mazzo.client.link import Answer
from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.table.reasons import RefusedByTable
from mazzo.table.settings import Settings
from mazzo.terminal.drawing.board import drawings
from mazzo.terminal.screens.ask import AskScreen, Offer
from mazzo.terminal.screens.base_screen import BaseScreen
from mazzo.terminal.screens.lesson import LessonScreen, lessons_of
from mazzo.terminal.screens.settings import SettingsScreen
from mazzo.terminal.screens.visit import FileScreen, VisitScreen
from mazzo.terminal.widgets.choices import Choices, OfferedLine
from mazzo.terminal.widgets.pick import Pick
from mazzo.terminal.words import NAMES, help_text, levels, reason
from mazzo.text import edition_name, in_a_line, title
from mazzo.text.choosing import DIGITS
from mazzo.text.locales import LANGUAGES, Words
from mazzo.text.settings import duration

SEATS = 4
PICKS = ("game", "edition", "seats", "level", "role", "clock", "language")


class StartScreen(BaseScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "table-help", key_display="?"),
        Binding("l", "app.language", "site-language"),
        Binding("t", "app.theme", "terminal-theme"),
        Binding("q,escape", "app.leave_for_good", "terminal-quit", key_display="q"),
        Binding("tab,down", "app.focus_next"),
        Binding("shift+tab,up", "app.focus_previous"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._set: Settings | None = None  # the settings as the person changed them

    def compose(self) -> ComposeResult:
        yield Static(id="above")
        with Vertical(id="start"):
            yield Static(id="sign", markup=False)
            yield Static(id="in-a-line", markup=False)
            for name in PICKS:
                yield Pick(f"pick-{name}")
            yield Choices(id="choices", leads_up=True)
        yield Static(id="below")

    def on_mount(self) -> None:
        self.retell()
        self.query_one(Choices).focus()

    def on_screen_resume(self) -> None:
        """Show the tables and games to which the person can return."""
        if self.query("#below"):
            self.retell()

    def on_pick_changed(self, event: Pick.Changed) -> None:
        if event.pick.id == "pick-language":
            self.mazzo.speak(event.pick.value)
        else:
            self.retell()

    def retell(self) -> None:
        t = self.t
        self.show_title("Mazzo")
        self.show_keys()
        self.query_one("#sign", Static).update(sign())
        game = self._offer("game", t("lobby-game"), [(name, title(t, name)) for name in GAMES], next(iter(GAMES)))
        editions = GAMES[game].editions
        names = [(name, edition_name(t, game, name).partition(":")[0].partition(",")[0]) for name in editions]
        edition = self._offer("edition", t("lobby-edition"), names, next(iter(editions)))
        seats = range(editions[edition].fewest_seats, editions[edition].most_seats + 1)
        self._offer("seats", t("terminal-seats"), [(str(many), str(many)) for many in seats], str(SEATS))
        self._offer("level", t("terminal-bots"), levels(t, game), "medium")
        self._offer("role", t("terminal-role"), [("play", t("terminal-play")), ("watch", t("terminal-watch"))], "play")
        times = [("waits", t("lobby-no-clock")), ("runs", duration(t, self.settings().reaction_seconds))]
        self._offer("clock", t("terminal-clock"), times, "waits")
        self.query_one("#pick-clock").display = GAMES[game].has_reactions
        self._offer("language", t("site-language"), [(name, NAMES[name]) for name in LANGUAGES], self.mazzo.language)
        self.query_one("#in-a-line", Static).update(in_a_line(t, game))
        lines: list[tuple[str, Callable[[], Awaitable[None] | None]]] = [
            (t("terminal-begin"), self._begin),
            (t("terminal-at-a-server"), self._go_to_a_server),
            (t("terminal-look-back"), self._look_back),
            (f"{t('lobby-house-rules')} … {self._changes()}", self._set_rules),
            *([(t("table-learn"), self._learn)] if lessons_of(t, game) else []),
            (t("terminal-quit"), self.mazzo.action_leave_for_good),
        ]
        numbered = [OfferedLine(str(key), text, do) for key, (text, do) in enumerate(lines, 1)]
        self.query_one(Choices).offer([*self._lines_to_return(), *numbered])

    def _lines_to_return(self) -> list[OfferedLine]:
        """Lines back to a table that the person left, and to games against bots."""
        t, lines = self.t, []
        if own := self.mazzo.own_seats.newest(self.mazzo.person):
            words = t("terminal-return", code=own.code, address=own.server.partition("://")[2])
            lines.append(OfferedLine("b", words, partial(self.mazzo.return_to, own)))
        if kept := self.mazzo.kept_games():
            several = f" … ({len(kept)})" if len(kept) > 1 else ""
            lines.append(OfferedLine("c", t("terminal-continue", game=about(t, kept[0])) + several, self._continue))
        return lines

    def _continue(self) -> None:
        """Continue a kept game; if there are several, ask which."""
        kept = self.mazzo.kept_games()[: len(DIGITS)]
        offers = [Offer(str(path), about(self.t, path)) for path in kept]
        if len(offers) > 1:
            self.ask_which(self.t("terminal-which-game"), offers, lambda path: self._resume(Path(path)))
        elif offers:
            self._resume(kept[0])

    def _resume(self, path: Path) -> None:
        try:
            self.mazzo.resume(path)
        except Refused as error:
            self.notify(str(error), severity="warning", timeout=10)

    def _offer(self, name: str, label: str, options: Sequence[tuple[str, str]], default: str) -> str:
        """Offer these options, and keep the picked one if it is among them."""
        pick = self.query_one(f"#pick-{name}", Pick)
        wanted = self.mazzo.language if name == "language" else pick.value
        pick.offer(label, options, wanted if wanted in dict(options) else default)
        return pick.value

    def picked(self, name: str) -> str:
        return self.query_one(f"#pick-{name}", Pick).value

    def _begin(self) -> None:
        is_playing = self.picked("role") == "play"
        bots = [self.picked("level")] * (int(self.picked("seats")) - is_playing)
        try:
            self.mazzo.play_here(self.settings(), bots, sits=is_playing, waits=self.picked("clock") == "waits")
        except RefusedByTable as refusal:
            self.notify(reason(self.t, Answer.refused(refusal)), severity="warning")

    def settings(self) -> Settings:
        """The settings of a game in this terminal; another game or edition starts with its printed options."""
        printed = Settings(self.picked("game"), self.picked("edition"), turn_seconds=None)
        is_same = self._set and (self._set.game, self._set.edition) == (printed.game, printed.edition)
        return self._set if self._set and is_same else printed

    def _changes(self) -> str:
        count = len(self.settings().options)
        return self.t("lobby-changed", count=count) if count else ""

    def _set_rules(self) -> None:
        def keep(settings: Settings | None) -> None:
            self._set = settings
            self.retell()

        self.lay_over(SettingsScreen(self.settings(), is_shared=False), keep)

    def _learn(self) -> None:
        t, game = self.t, self.picked("game")

        def learn(number: str) -> None:
            self.app.push_screen(LessonScreen(game, int(number)))

        self.ask_which(t("learn-lessons"), lessons_of(t, game), learn)

    def _go_to_a_server(self) -> None:
        own = self.settings()
        self.lay_over(VisitScreen(Settings(own.game, own.edition, own.options)))

    def _look_back(self) -> None:
        self.lay_over(FileScreen())

    def action_help(self) -> None:
        t = self.t
        self.lay_over(AskScreen(t("table-help"), help_text(t, self.picked("game"))))


def about(t: Words, path: Path) -> str:
    """A kept game in a line: the game and its players."""
    try:
        record = read_kept(path).record
        return f"{title(t, record.game)} · {', '.join(record.seats)}"
    except Refused:
        return path.name


def sign() -> Text:
    """The name, between the signs of two games."""
    first, second, *_ = (drawing.emblem(game) for game, drawing in drawings().items())
    return Text.assemble(first, "  ", ("M A Z Z O", "bold"), "  ", second)
