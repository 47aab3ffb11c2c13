"""What the folder of a game has: all that shared code asks about a game when it puts it into words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mazzo.core.rules import Seat
from mazzo.locales import Words
from mazzo.text.sentences import Sentences


def nothing(*_: Any) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Telling:
    """How one game is told. `names` are the players' names by seat, `t` says the messages of a language."""

    name: str
    facts: Callable[[Any, Any], Mapping[str, Any]] = lambda _action, _view: {}
    """Facts that the message of an action needs besides its own, given the view."""
    gains: Callable[[Words, Any, Any], str] = nothing
    """What an action may bring, given the view and the action, for lines without a drawing."""
    group: Callable[[Words, tuple[str, ...], Sequence[str]], str]
    """Several actions that begin with the same words of notation."""
    question: Callable[[Words, Any, Sequence[str], bool], str]
    """What the table waits for; the last argument tells whether it is a moment to react."""
    hint: Callable[[Words, Any, Sequence[str]], str] = nothing
    """A rule, where it bites; empty when there is none to tell."""
    why: Callable[[Words, Any], str]
    """By which rule it was won."""
    table: Callable[[Words, Any, Sequence[str], Sequence[Any]], list[str]]
    """The table as a view knows it, in plain lines; with every seat's view for those who look back."""
    help: Callable[[Words], list[str]]
    """The game in a few lines."""
    palette: Callable[[Words], dict[str, str]] = lambda _: {}
    """Words, and the colours they get on a terminal that has any."""
    seats: Callable[[Any, int], int]
    """How many seats a view has, at a table with this many names."""
    at_once: Mapping[str, int] = field(default_factory=dict)
    """How many words a step of choosing names, by action; one for all others."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """Actions that have a letter of their own to be chosen by."""
    own: str = ""
    """The action that a click on one's own seat means."""
    passing: str | None = None
    """The message that offers to let reactions pass until one's own turn."""
    may_pass: Callable[[Any, Seat], bool] = lambda _view, _seat: False
    """Whether a seat can let reactions pass now."""

    def sentence(
        self, t: Words, event: Any, names: Sequence[str], me: Seat | None = None, before: Any = None
    ) -> str | None:
        """An event for the log, said to a seat; nothing where others say it. `before` came just before it."""
        return Sentences(t, self.name, names, me).event(event, before)

    def label(self, t: Words, action: Any, names: Sequence[str], view: Any) -> str:
        """What an action would do, in a line, given the view; what can be seen on the table is not said again."""
        return Sentences(t, self.name, names, view.seat).action(action, self.facts(action, view))
