"""The texts of Mazzo in four languages: the messages of `*/*.ftl`, shared by the terminal and the pages."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import GAMES, kit

HERE = Path(__file__).parent
LANGUAGES = ("en", "it", "fr", "de")
"""The first is the default."""


class Listed(FluentType):
    """Text that is never the key of a variant in a message: a player may be called "none"."""

    def __init__(self, items: Sequence[str], text: str) -> None:
        self.items = items
        self.text = text

    def format(self, _: Any) -> str:
        return self.text


class Words:
    """Messages of a language: `t("site-won-by", names="Ada")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Callable[..., Any]] = {
            "WORDS": self._words,
            "COUNT": lambda listed: fluent_number(len(listed.items) if isinstance(listed, Listed) else 0),
        }
        self._bundle = FluentBundle([language], functions, use_isolating=False)
        for file in sorted((HERE / language).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        for game in GAMES:
            for text in kit(game).messages_for(language):  # what is there already is not replaced
                self._bundle.add_resource(FluentResource(text))

    def __call__(self, id: str, /, **facts: object) -> str:
        """A message with its facts filled in."""
        return self.say(id, facts)

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def say(self, id: str, facts: Mapping[str, object], reader: str = "") -> str:
        """A message in the form for a reader: its attribute of that name, or its value."""
        if not self._bundle.has_message(id):
            raise Refused(f"there is no message {shorten(id)} in {self.language}")
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(reader, message.value)
        text, problems = self._bundle.format_pattern(pattern, dict(facts)) if pattern else ("", ["it has no words"])
        if problems:
            raise Refused(f"message {id} in {self.language}: {listing(problems)}")
        return str(text)

    def _words(self, value: str | Listed, group: str) -> str:
        """The name of something, or of each item of a list, in a group of messages: `{ WORDS($card, "GAME-card") }`."""
        items = value.items if isinstance(value, Listed) else [value]
        return ", ".join(self(f"{group}-{item}") if self.has(f"{group}-{item}") else str(item) for item in items)


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
