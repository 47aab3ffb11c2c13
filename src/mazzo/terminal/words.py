"""The words of the terminal around a game: events, messages, refusals, levels of bots, help."""

from mazzo.bots import catalog_of
from mazzo.client.link import Answer
from mazzo.core.errors import Refused
from mazzo.table.talk import Speech
from mazzo.table.updates import Happening, Left, Locked, Removed
from mazzo.terminal.drawing.board import drawing_of
from mazzo.text import of
from mazzo.text.locales import Words

NAMES = {"en": "English", "it": "Italiano", "fr": "Français", "de": "Deutsch"}
"""The names of the languages, each in its own."""


def happened(t: Words, happening: Happening) -> str:
    kind = str(happening.__struct_config__.tag)
    match happening:
        case Left(name, seat) | Removed(name, seat):
            return t(f"happened-{kind}" if seat is None else f"happened-{kind}-game", name=name)
        case Locked(on):
            return t("happened-locked" if on else "happened-unlocked")
        case _:
            return t(f"happened-{kind}", name=getattr(happening, "name", ""))


def said(t: Words, words: Speech) -> str:
    if words.text is not None:
        return words.text
    return t(f"emote-{words.face}") if words.face else t(f"phrase-{words.phrase}")


def reason(t: Words, answer: Answer) -> str:
    try:
        return t(f"refusal-{answer.code}", **answer.facts)
    except Refused:  # a code that this version has no message for
        return t("refusal-other", why=answer.sentence)


def levels(t: Words, game: str) -> list[tuple[str, str]]:
    """Each level with its name."""
    return [(level, t("lobby-level", level=level)) for level in catalog_of(game).levels]


def help_text(t: Words, game: str | None) -> str:
    of_game = ["\n".join(of(game).help(t)), drawing_of(game).signs(t, game)] if game else []
    return "\n\n".join(filter(None, [*of_game, t("terminal-help-keys")]))
