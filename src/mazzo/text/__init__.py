"""A game in text, for terminal and command line alike, in the languages of `locales/`. Each game has a folder here."""

from collections.abc import Sequence
from typing import Any

from mazzo.core.rules import Seat
from mazzo.games import get
from mazzo.locales import Words
from mazzo.text.kittens import KITTENS
from mazzo.text.mantis import MANTIS
from mazzo.text.plain import plain
from mazzo.text.telling import Telling

TELLINGS = {telling.name: telling for telling in (MANTIS, KITTENS)}


def of(game: str) -> Telling:
    """How a game is told; one that has no words here is told from its views, events and notation alone."""
    return TELLINGS.get(game) or plain(game)


def tell(t: Words, game: str, events: Sequence[Any], names: Sequence[str], me: Seat | None = None) -> list[str]:
    """What happened, a sentence each; to the player of seat `me` it says "you"."""
    before, sentence = [None, *events], of(game).sentence
    said = [sentence(t, event, names, me, earlier) for earlier, event in zip(before, events, strict=False)]
    return [line for line in said if line]


def title(t: Words, game: str) -> str:
    return t("table-game", game=game) if game in TELLINGS else get(game).title


def in_a_line(t: Words, game: str) -> str:
    """What a game is about."""
    return t(f"site-{game}-in-a-line") if game in TELLINGS else ""


def edition_name(t: Words, game: str, edition: str) -> str:
    return t(f"lobby-edition-{game}-{edition}") if game in TELLINGS else edition


def option_name(t: Words, game: str, option: str) -> str:
    return t(f"lobby-option-{game}-{option}") if game in TELLINGS else option.replace("_", " ")


def answer_name(t: Words, game: str, option: str, answer: str) -> str:
    return t(f"lobby-{option}-{answer}") if game in TELLINGS else answer.replace("_", " ")


def names_in(view: Any, names: Sequence[str]) -> list[str]:
    """The names of those who play: a table may have been set anew since."""
    seats = of(view_game(view)).seats(view, len(names))
    return [*names[:seats], *(f"{seat + 1}" for seat in range(len(names), seats))]


def view_game(view: Any) -> str:
    """Which game a view is of: a table may be set to another by now."""
    return str(view.__struct_config__.tag)
