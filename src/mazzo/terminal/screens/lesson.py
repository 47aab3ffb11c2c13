"""Learning a game by playing: a position, and the move that teaches a rule."""

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from mazzo.coach.lessons import lessons
from mazzo.coach.lessons.lesson import LEARNER, begin
from mazzo.core.notation import read_move
from mazzo.core.rules import Seat
from mazzo.terminal.screens.ask import AskScreen, Offer
from mazzo.terminal.screens.choosing import Choosing
from mazzo.terminal.widgets.board import BoardWidget, Scene
from mazzo.terminal.widgets.choices import Choices, OfferedLine
from mazzo.terminal.widgets.log import LogWidget
from mazzo.terminal.words import help_text
from mazzo.text import event_sentences, message, of, title
from mazzo.text.choosing import Choice, choices
from mazzo.text.lines import labelled, with_you
from mazzo.text.locales import Words

OTHER_LINES = 16  # of the screen that the seats cannot have


class LessonScreen(Choosing):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", "table-help", key_display="?"),
        Binding("l", "app.language", "site-language"),
        Binding("t", "app.theme", "terminal-theme"),
        Binding("q", "leave", "terminal-back"),
    ]

    def __init__(self, game: str, number: int) -> None:
        super().__init__()
        self._game = game
        self._begin(number)

    def _begin(self, number: int) -> None:
        self._number, self._lesson = number, lessons(self._game)[number]
        self._play = begin(self._game, self._lesson)
        self._asked = 0  # how many of the lesson's moves the person has made
        self.said = ()
        self._is_nudged = False

    @property
    def is_learnt(self) -> bool:
        return self._asked == len(self._lesson.asks)

    def compose_left(self) -> ComposeResult:
        yield BoardWidget(id="board")
        yield Static(id="lesson", markup=False)
        with Horizontal(id="bottom"):
            yield Choices(id="choices")
            yield LogWidget(id="log-below")

    def on_mount(self) -> None:
        self.query_one(Choices).focus()
        self.retell()

    def retell(self) -> None:
        t, view, names = self.t, self._play.view(LEARNER), self._names()
        place = t("learn-number", number=self._number + 1, total=len(lessons(self._game)))
        self.show_keys()
        self.show_title(labelled(t, title(t, self._game), lesson_title(t, self._game, self._number)), place)
        scene = Scene(self._game, view, names, keys=self.keys_of_seats())
        self.query_one(BoardWidget).show(t, scene, self.app.size.height - OTHER_LINES)
        self.query_one("#lesson", Static).update(self._words())
        self.query_one(Choices).offer(self._next() if self.is_learnt else self.choice_lines(view, names, self._try))
        self.show_log(event_sentences(t, self._game, self._play.seen(LEARNER), self._play.names, LEARNER))

    def _names(self) -> list[str]:
        return with_you(self.t, self._play.names, LEARNER)

    def offered(self) -> list[Choice]:
        legal = () if self.is_learnt else self._play.legal(LEARNER)
        return choices(of(self._game), legal, self.said) if legal else []

    def place(self) -> tuple[str, Seat]:
        return self._game, LEARNER

    def _words(self) -> Text:
        """The task, or the rule just learned; after a wrong move, the right one."""
        t, part = self.t, "done" if self.is_learnt else self._asked + 1
        words = Text(message(t, f"learn-{self._game}-{self._lesson.name}-{part}", ""))
        if self._is_nudged:
            wanted = self._play.game.read_action(self._lesson.asks[self._asked].accepts[0])
            label = of(self._game).label(t, wanted, self._names(), self._play.view(LEARNER))
            words.append(f"\n{t('learn-nudge', wanted=label)}", "bold")
        return words

    def _next(self) -> list[OfferedLine]:
        t, following = self.t, self._number + 1
        found = [(t("learn-again"), lambda: self._go(self._number)), (t("learn-back"), self.action_leave)]
        if following < len(lessons(self._game)):
            name = lesson_title(t, self._game, following)
            found.insert(0, (labelled(t, t("learn-next"), name), lambda: self._go(following)))
        return [OfferedLine(str(key), text, do) for key, (text, do) in enumerate(found, 1)]

    def _go(self, number: int) -> None:
        self._begin(number)
        self.retell()

    def _try(self, action: Any) -> None:
        """Make the move and the others' replies, if it is the one that the lesson teaches."""
        ask = self._lesson.asks[self._asked]
        self.said, self._is_nudged = (), str(action) not in ask.accepts
        if not self._is_nudged:
            self._play.apply(LEARNER, action)
            for move in ask.replies:
                self._play.apply(*read_move(move))
            self._asked += 1
        self.retell()

    def action_help(self) -> None:
        self.lay_over(AskScreen(self.t("table-help"), help_text(self.t, self._game)))


def lesson_title(t: Words, game: str, number: int) -> str:
    name = lessons(game)[number].name
    return message(t, f"learn-{game}-{name}-title", name)


def lessons_of(t: Words, game: str) -> Sequence[Offer]:
    """The lessons of a game to choose from; empty if it has none."""
    numbers = range(len(lessons(game)))
    return [
        Offer(str(number), t("learn-lesson", number=number + 1, title=lesson_title(t, game, number)))
        for number in numbers
    ]
