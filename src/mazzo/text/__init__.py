"""Games as text in four languages, for the terminal and the commands: `of` returns the `GameText` of a game.

`event_sentences` describes events; `locales/` has the messages. May import core, the list of games, coach and table.
"""

from collections.abc import Sequence
from functools import cache
from types import FunctionType
from typing import Any

from msgspec import to_builtins

from mazzo.core.fields import tag_of
from mazzo.core.rules import Seat
from mazzo.games import PLAIN, get, kit
from mazzo.text.game_text import GameText
from mazzo.text.locales import Words


def of(game: str) -> GameText:
    """A game's `GameText`, or a default made from views, events and notation."""
    if found := kit(game).part("text", GameText):
        return found
    return _plain(game)


@cache
def _plain(game: str) -> GameText:
    make = PLAIN.part("text", FunctionType)
    assert make
    game_text: GameText = make(game)
    return game_text


def has_text(game: str) -> bool:
    return kit(game).text is not None


def event_sentences(
    t: Words, game: str, events: Sequence[Any], names: Sequence[str], me: Seat | None = None
) -> list[str]:
    """One sentence per event; the player of seat `me` is addressed as "you"."""
    before, sentence = [None, *events], of(game).sentence
    said = [sentence(t, event, names, me, earlier) for earlier, event in zip(before, events, strict=False)]
    return [line for line in said if line]


def title(t: Words, game: str) -> str:
    return t("table-game", game=game) if has_text(game) else message(t, f"{game}-title", get(game).title)


def in_a_line(t: Words, game: str) -> str:
    """The game in one sentence."""
    return t(f"site-{game}-in-a-line") if has_text(game) else message(t, f"{game}-blurb", "")


def rules_page(t: Words, game: str) -> str:
    """The rules page of a game in Markdown: its own, or one generated from its layout and its actions."""
    return kit(game).rules_page(t.language) or _plain(game).rules(t)


def edition_name(t: Words, game: str, edition: str) -> str:
    if has_text(game):
        return t(f"lobby-edition-{game}-{edition}")
    return message(t, f"{game}-edition-{edition}", edition)


def option_name(t: Words, game: str, option: str) -> str:
    if has_text(game):
        return t(f"lobby-option-{game}-{option}")
    return message(t, f"{game}-option-{option}", option.replace("_", " "))


def answer_name(t: Words, game: str, option: str, answer: str) -> str:
    if has_text(game):
        return t(f"lobby-{option}-{answer}")
    return message(t, f"{game}-answer-{option}-{answer}", answer.replace("_", " "))


def message(t: Words, id: str, otherwise: str, **facts: Any) -> str:
    """An optional message, or `otherwise` if it does not exist."""
    return t(id, **facts) if t.has(id) else otherwise


def names_in(view: Any, names: Sequence[str]) -> list[str]:
    """The names of the players in a view. If it has more seats than names, the others get numbers."""
    seats = seats_in(view) or len(names)
    return [*names[:seats], *(f"{seat + 1}" for seat in range(len(names), seats))]


def seats_in(view: Any) -> int:
    """The number of seats, from fields of a view with an item for each seat; 0 if there are none."""
    layout, plain = get(tag_of(view)).board_layout, to_builtins(view)
    fields = [field for zone in layout.seat_zones for field in (zone.count, zone.cards, zone.known)]
    fields += [token.field for token in layout.tokens] + [flag.field for flag in layout.flags]
    return max((len(plain[field]) for field in fields if isinstance(plain.get(field), list | tuple)), default=0)
