"""Asking a person for a choice: a number of the list, or the notation."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from mazzo.cli.console import Console
from mazzo.cli.draw import Drawing
from mazzo.cli.menu import Item, labels, matching, menu, shared
from mazzo.cli.who import Who
from mazzo.core.errors import listing
from mazzo.core.notation import LONGEST_ACTION

HOW = (
    "Answer with a number, or in words: their first letters will do, and names.",
    "You can also ask for ? (help), log, table, back and quit.",
)


class Quit(Exception):
    """The person wants to leave."""


@dataclass(frozen=True)
class Asker:
    """Asks one person, at one table."""

    console: Console
    draw: Drawing
    who: Who
    log: Callable[[], Sequence[str]]
    refusal: Callable[..., str]  # why an answer is not possible, given in notation, in one reading or several

    def ask(self, view: Any) -> Any:
        """The person's choice among `view.legal`."""
        default = self.draw.default(view)
        if default and list(view.legal) == [default]:
            return default
        if not default:
            self.console.say("", *self.draw.table(view, self.who))
        self.console.say("", self.draw.question(view, self.who))
        return self._choose(view, view.legal, default)

    def _choose(self, view: Any, actions: Sequence[Any], default: Any = None) -> Any:
        """One of the actions; none when they were a part of the choices, and the person goes back to all."""
        items = menu(actions)
        self._list(view, items, default)
        while True:
            text = self.console.ask()
            if text in ("b", "back") and actions is not view.legal:
                return None
            found = [default] if text == "" and default else self._found(view, actions, items, text)
            if len(found) == 1:
                return found[0]
            if found:
                if choice := self._choose(view, found):
                    return choice
                self._list(view, items, default)

    def _found(self, view: Any, actions: Sequence[Any], items: Sequence[Item], text: str | None) -> Sequence[Any]:
        """The actions that an answer can mean; none when it was something else, which is seen to."""
        match text:
            case None | "quit" | "q" | "exit":
                raise Quit
            case "?" | "help":
                self.console.say("", *self.draw.HELP, "", *HOW)
                self._list(view, items)
            case "log":
                self.console.say(*self.log())
            case "table":
                self.console.say(*self.draw.table(view, self.who))
            case "":
                self.console.say(*HOW)
            case _:
                return self._meant(view, actions, items, text[:LONGEST_ACTION])
        return []

    def _meant(self, view: Any, actions: Sequence[Any], items: Sequence[Item], text: str) -> Sequence[Any]:
        if text.isdecimal() and len(items) > 1:
            chosen = dict(zip(labels(items), items, strict=True)).get(text)
            if not chosen:
                self.console.say(f"There is no choice {text}; the choices are {listing(labels(items))}.")
            return chosen.actions if chosen else []
        words = text.lower().split()
        seats = [self._seat(word) for word in words]
        for said in (words, seats):
            if found := matching(actions, [*shared(actions), *said]) or matching(view.legal, said):
                return found
        begin = shared(actions) if text.isdecimal() else ()
        readings = ([*begin, *words[:1], *seats[1:]], [*begin, *words])
        self.console.say(self.refusal(*map(" ".join, readings)))
        return []

    def _seat(self, word: str) -> str:
        """A player's name, or its first letters, as the number of the seat; any other word as it is."""
        seats = [seat for seat, name in enumerate(self.who.names) if name.casefold().startswith(word)]
        return str(seats[0]) if len(seats) == 1 else word

    def _list(self, view: Any, items: Sequence[Item], default: Any = None) -> None:
        width = max(len(item.text) for item in items)
        numbers = labels(items) if len(items) > 1 else [""]
        for number, item in zip(numbers, items, strict=True):
            first, *others = item.actions
            what = self.draw.group(self.who, item.actions) if others else self.draw.choice(view, self.who, first)
            enter = ", or Enter" if first == default else ""
            self.console.say(f"{number:>3}  {item.text.ljust(width)}  {what}{enter}".rstrip())
