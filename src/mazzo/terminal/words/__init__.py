"""What happens and what can be done, in sentences: the messages of the browser with the same facts."""

from collections.abc import Sequence
from typing import Any, Protocol

from mazzo.locales import Words
from mazzo.terminal.words import kittens, mantis


class Telling(Protocol):
    """What the file of a game has."""

    def sentence(self, t: Words, event: Any, names: Sequence[str], before: Any = None, /) -> str | None:
        """An event for the log, or nothing where others say it; `before` came just before it."""

    def label(self, t: Words, action: Any, names: Sequence[str], view: Any, /) -> str:
        """What an action would do, in a line; what can be seen on the table is not said again."""

    def group(self, t: Words, said: tuple[str, ...], names: Sequence[str], /) -> str:
        """Several actions that begin with the same words."""

    def question(self, t: Words, view: Any, names: Sequence[str], /) -> str:
        """What the table waits for."""

    def hint(self, t: Words, view: Any, names: Sequence[str], /) -> str:
        """A rule, where it bites; empty when there is none to tell."""


WORDS: dict[str, Telling] = {"mantis": mantis, "kittens": kittens}


def listed(t: Words, names: Sequence[str]) -> str:
    """Ada, Leo and Mia."""
    if len(names) < 2:
        return "".join(names)
    return t("terminal-list", others=", ".join(names[:-1]), last=names[-1])


def tell(t: Words, game: str, events: Sequence[Any], names: Sequence[str]) -> list[str]:
    """What happened, a sentence each."""
    before = [None, *events]
    said = [WORDS[game].sentence(t, event, names, earlier) for earlier, event in zip(before, events, strict=False)]
    return [sentence for sentence in said if sentence]
