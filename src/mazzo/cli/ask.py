"""Asking a person for a choice: a number from the list, or its words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mazzo.cli.console import Console
from mazzo.core.errors import listing, shorten
from mazzo.core.notation import LONGEST_ACTION

if TYPE_CHECKING:
    from mazzo.text.choosing import Choice
    from mazzo.text.game_text import GameText
    from mazzo.text.locales import Words

COMMANDS = ("help", "log", "table", "back", "quit")


class Quit(Exception):
    """The person wants to leave."""


def how(t: "Words") -> list[str]:
    """Instructions for answering."""
    return [
        t("terminal-how"),
        t("terminal-how-else", **dict(zip(COMMANDS, t("terminal-commands").split(), strict=True))),
    ]


@dataclass(frozen=True)
class Asker:
    """Asks one person, at one table."""

    console: Console
    t: "Words"
    game_text: "GameText"
    names: Sequence[str]
    log: Callable[[], Sequence[str]]

    def ask(self, view: Any, reaction: Any = None) -> Any:
        """The person's choice among `view.legal`; an empty line means `reaction`, if there is one."""
        if reaction and list(view.legal) == [reaction]:
            return reaction
        question = self.put(view, reaction)
        while (action := question.answer(self.console.ask())) is None:
            pass
        return action

    def put(self, view: Any, reaction: Any = None) -> "AskedInLines":
        """Show the question and its choices."""
        question = self.game_text.question(self.t, view, self.names, bool(reaction))
        if reaction:
            self.console.say("", question)
        else:
            hint = self.game_text.hint(self.t, view, self.names)
            self.console.say("", *self._table(view), "", *filter(None, [question, hint]))
        return AskedInLines(self, view, reaction)

    def _command(self, text: str | None) -> str | None:
        """The typed text; a command by its English name, whatever the language."""
        own = dict(zip(self.t("terminal-commands").split(), COMMANDS, strict=True))
        short = {"?": "help", "b": "back", "q": "quit", "exit": "quit", None: "quit"}
        return short.get(text) or own.get(str(text).casefold(), text)

    def _found(self, view: Any, actions: Sequence[Any], offered: Sequence["Choice"], text: str | None) -> Sequence[Any]:
        """The actions that an answer can mean; empty for other input, which is handled here."""
        match text:
            case "quit" | None:
                raise Quit
            case "help":
                self.console.say("", *self.game_text.help(self.t), "", *how(self.t))
                self._list(view, offered)
            case "log":
                self.console.say(*self.log())
            case "table":
                self.console.say(*self._table(view))
            case "":
                self.console.say(*how(self.t))
            case _:
                return self._meant(view, actions, offered, text[:LONGEST_ACTION])
        return []

    def _meant(self, view: Any, actions: Sequence[Any], offered: Sequence["Choice"], text: str) -> Sequence[Any]:
        from mazzo.text.choosing import meant, numbers

        if text.isdecimal():
            chosen = dict(zip(numbers(offered), offered, strict=True)).get(text)
            found: Sequence[Any] = chosen.actions if chosen else ()
        else:
            found = meant(text, actions, self.names, lambda action: self._label(view, action))
            found = found or meant(text, view.legal, self.names, lambda action: self._label(view, action))
        if not found:
            self.console.say(self.t("terminal-no-choice", answer=shorten(text), choices=listing(numbers(offered))))
        return found

    def _list(self, view: Any, offered: Sequence["Choice"], default: Any = None) -> None:
        """Print the choices, numbered; of a long row of numbers only the first and the last."""
        from mazzo.text.choosing import LONGEST, numbers

        lines = [self._line(view, each, each.action == default) for each in offered]
        listed = [f"{number:>3}  {line}" for number, line in zip(numbers(offered), lines, strict=True)]
        is_long = len(listed) > LONGEST and numbers(offered)[-1] == offered[-1].said[-1]
        self.console.say(*([*listed[:3], "  …", listed[-1]] if is_long else listed))

    def _line(self, view: Any, choice: "Choice", is_default: bool) -> str:
        if choice.action is None:
            return f"{self.game_text.group(self.t, choice.said, self.names)} …"
        enter = self.t("terminal-or-enter") if is_default else ""
        return "  ".join(filter(None, [self._label(view, choice.action), enter]))

    def _label(self, view: Any, action: Any) -> str:
        return self.game_text.line(self.t, action, self.names, view)

    def _table(self, view: Any) -> list[str]:
        return self.game_text.table(self.t, view, self.names, ())


class AskedInLines:
    """A question that is answered line by line: some lines only narrow the choices."""

    def __init__(self, asker: Asker, view: Any, default: Any = None) -> None:
        self._asker, self._view, self._default = asker, view, default
        self._parts: list[Sequence[Any]] = [view.legal]  # each a part of the one before
        self._list()

    def answer(self, line: str | None) -> Any | None:
        """The chosen action; None if the question is still open. None as a line means that no more will come."""
        text = self._asker._command(line)
        default = self._default if len(self._parts) == 1 else None
        if text == "back" and len(self._parts) > 1:
            self._parts.pop()
            self._list()
            return None
        if text == "" and default:
            return default
        found = self._asker._found(self._view, self._parts[-1], self._offered, text)
        if len(found) > 1:
            self._parts.append(found)
            self._list()
        return found[0] if len(found) == 1 else None

    @property
    def _offered(self) -> Sequence["Choice"]:
        from mazzo.text.choosing import choices

        return choices(self._asker.game_text, self._parts[-1])

    def _list(self) -> None:
        default = self._default if len(self._parts) == 1 else None
        self._asker._list(self._view, self._offered, default)
