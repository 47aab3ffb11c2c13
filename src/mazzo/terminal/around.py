"""Events around a game, and people's messages, in words."""

from mazzo.locales import Words
from mazzo.table.talk import Speech
from mazzo.table.updates import Happening, Left, Locked, Removed


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
