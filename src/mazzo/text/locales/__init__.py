"""The texts of Mazzo in four languages: the messages of `*/*.ftl`, shared by the terminal and the pages.

`words` returns the messages of a language. May import core and the list of games.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import FluentType, fluent_number

from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import GAMES, kit

HERE = Path(__file__).parent
LANGUAGES = ("en", "it", "fr", "de")
"""The first is the default."""
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""The beginning of a message or a term. Its other lines are indented."""
NAME = re.compile(r"-?[a-zA-Z][\w-]*")


class Listed(FluentType):
    """Text that never selects a variant in a message, since a player may be called "none"."""

    def __init__(self, items: Sequence[str], text: str) -> None:
        self.items = items
        self.text = text

    def format(self, _: Any) -> str:
        return self.text


class Words:
    """Messages of a language: `t("site-won-by", names="Ada")`.

    Each is parsed when it is first used, since parsing all of them takes a quarter of a second.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[..., Any]] = {
            "WORDS": self._words,
            "AD": _ad,
            "COUNT": lambda listed: fluent_number(len(listed.items) if isinstance(listed, Listed) else 0),
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for file in sorted((HERE / language).glob("*.ftl")):
            self._add(file.read_text(encoding="utf-8"))
        for game in GAMES:
            for text in kit(game).messages_for(language):
                self._add(text)

    def _add(self, text: str) -> None:
        """Add the messages of a file. Earlier ones with the same id win."""
        begins = list(MESSAGE.finditer(text))
        ends = [begin.start() for begin in begins[1:]] + [len(text)]
        for begin, end in zip(begins, ends, strict=True):
            self._unparsed.setdefault(begin[1], text[begin.start() : end])

    def _parse(self, id: str) -> None:
        """Parse a message, and every message whose name occurs in it, since it may refer to them."""
        found: dict[str, str] = {}
        names = [id]
        while names:
            name = names.pop()
            if name not in found and (text := self._unparsed.get(name)):
                found[name] = text
                names += NAME.findall(text)
        self._bundle.add_resource(FluentResource("\n".join(found.values())))
        for name in found:
            self._unparsed.pop(name, None)  # last, since another thread may need the same message

    def _message(self, id: str) -> Message | None:
        if id in self._unparsed:
            self._parse(id)
        return self._bundle.get_message(id) if self._bundle.has_message(id) else None

    def __call__(self, id: str, /, **facts: object) -> str:
        """A message with its facts filled in."""
        return self.say(id, facts)

    def has(self, id: str) -> bool:
        return self._message(id) is not None

    def say(self, id: str, facts: Mapping[str, object], reader: str = "") -> str:
        """A message for a reader: its attribute of that name, or else its value."""
        message = self._message(id)
        if message is None:
            raise Refused(f"there is no message {shorten(id)} in {self.language}")
        pattern = message.attributes.get(reader, message.value)
        text, problems = self._bundle.format_pattern(pattern, dict(facts)) if pattern else ("", ["it has no words"])
        if problems:
            raise Refused(f"message {id} in {self.language}: {listing(problems)}")
        return str(text)

    def _words(self, value: str | Listed, group: str) -> str:
        """The name of a value, or of each item of a list, in a group of messages: `{ WORDS($card, "GAME-card") }`."""
        items = value.items if isinstance(value, Listed) else [value]
        return ", ".join(self(f"{group}-{item}") if self.has(f"{group}-{item}") else str(item) for item in items)


def _ad(name: object) -> str:
    """Italian "to NAME", which is "ad" before the same vowel: `{ AD($name) }`."""
    text = str(name.text if isinstance(name, Listed) else name)
    return f"{'ad' if unicodedata.normalize('NFD', text)[:1] in {'A', 'a'} else 'a'} {text}"


@cache
def words(language: str) -> Words:
    """The messages of a language."""
    if language not in LANGUAGES:
        raise Refused(f"there is no language {shorten(language)}; the languages are {listing(LANGUAGES)}")
    return Words(language)


def preferred(environment: Mapping[str, str]) -> str:
    """The language of a person's system (LC_ALL, LC_MESSAGES, LANG), or the default."""
    wanted = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    setting = next(filter(None, wanted), "")
    return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]
