"""What Mazzo says, in four languages: the messages of `*/*.ftl`, shared by the terminal and the pages."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import GAMES, kit

HERE = Path(__file__).parent
LANGUAGES = ("en", "it", "fr", "de")
"""The first is spoken where none of the others is wanted."""

Words = Callable[..., str]
"""Says a message: `t("site-won-by", names="Ada")`."""


@cache
def words(language: str) -> Words:
    """The messages of a language."""
    if language not in LANGUAGES:
        raise Refused(f"there is no language {shorten(language)}; the languages are {listing(LANGUAGES)}")
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((HERE / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    for game in GAMES:
        bundle.add_resource(FluentResource(kit(game).messages(language)))

    def t(id: str, /, **facts: object) -> str:
        """A message, with what it names filled in."""
        if not bundle.has_message(id):
            raise Refused(f"there is no message {shorten(id)} in {language}")
        pattern = bundle.get_message(id).value
        text, problems = bundle.format_pattern(pattern, facts) if pattern else ("", ["it has no words"])
        if problems:
            raise Refused(f"message {id} in {language}: {listing(problems)}")
        return str(text)

    return t


def preferred(environment: Mapping[str, str]) -> str:
    """The language that a person's system is set to (LC_ALL, LC_MESSAGES, LANG), or the first."""
    wanted = [environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    setting = next(filter(None, wanted), "")
    return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]
