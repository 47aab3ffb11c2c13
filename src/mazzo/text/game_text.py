"""The part `text` of a game's kit: everything that shared code needs to describe the game in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from mazzo.core.rules import Seat
from mazzo.text.locales import Words
from mazzo.text.sentences import Sentences


def nothing(*_: Any) -> str:
    return ""


def no_lines(*_: Any) -> Sequence[str]:
    return ()


@dataclass(frozen=True, kw_only=True)
class GameText:
    """The texts of one game. `names` are the players' names by seat, `t` translates messages."""

    name: str
    facts: Callable[[Any, Any], Mapping[str, Any]] = lambda _action, _view: {}
    """Facts that the message of an action needs besides its fields, given the view."""
    gains: Callable[[Words, Any, Any], str] = nothing
    """The possible gain of an action, given the view, as plain text."""
    group: Callable[[Words, tuple[str, ...], Sequence[str]], str]
    """The label of several actions that begin with the same words of notation."""
    question: Callable[[Words, Any, Sequence[str], bool], str]
    """What the game waits for, as a sentence; the last argument is whether this is a reaction."""
    hint: Callable[[Words, Any, Sequence[str]], str] = nothing
    """A hint about a rule that matters now; empty if there is none."""
    why: Callable[[Words, Any], str]
    """The rule by which the game was won."""
    table: Callable[[Words, Any, Sequence[str], Sequence[Any]], list[str]]
    """The table as lines of plain text, from a view; a replay also passes the views of all seats."""
    notes: Callable[[Words, Any, Seat], Sequence[str]] = no_lines
    """Facts about a seat that the layout does not describe, as plain text."""
    zone: Callable[[Words, Any, str], Sequence[str]] = no_lines
    """Lines for a zone of the table, by its name; if empty, they are made from the layout."""
    help: Callable[[Words], list[str]]
    """The game in a few lines."""
    rules: Callable[[Words], str] = nothing
    """A generated rules page in Markdown, for a game that has none."""
    palette: Callable[[Words], dict[str, str]] = lambda _: {}
    """Words with their ANSI colours in the terminal."""
    at_once: Mapping[str, int] = field(default_factory=dict)
    """The number of words of notation that the first step of choosing covers, by action; default 1."""
    keys: Mapping[str, str] = field(default_factory=dict)
    """The keys of actions that have a fixed one."""
    own: str = ""
    """The action for a click on one's own seat."""
    passing: str | None = None
    """The message that offers to pass on reactions until one's own turn."""
    may_pass: Callable[[Any, Seat], bool] = lambda _view, _seat: False
    """Whether a seat may pass on reactions now."""

    def sentence(
        self, t: Words, event: Any, names: Sequence[str], me: Seat | None = None, before: Any = None
    ) -> str | None:
        """An event as a sentence for a seat; None if another sentence covers it. `before` is the previous event."""
        return Sentences(t, self.name, names, me).event(event, before)

    def label(self, t: Words, action: Any, names: Sequence[str], view: Any) -> str:
        """A one-line label of an action, given the view."""
        return Sentences(t, self.name, names, view.seat).action(action, self.facts(action, view))

    def line(self, t: Words, action: Any, names: Sequence[str], view: Any) -> str:
        """The label of an action with its possible gain."""
        return "  ".join(filter(None, [self.label(t, action, names, view), self.gains(t, view, action)]))
