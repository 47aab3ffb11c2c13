"""The names of cards, fields, actions and reasons of any game, from its messages or from the identifier."""

from collections.abc import Sequence
from typing import Any

from mazzo.core.board_rows import name_of, spaced
from mazzo.core.fields import tag_of
from mazzo.core.layout import Layout, Zone
from mazzo.games import get
from mazzo.text import message
from mazzo.text.lines import capital
from mazzo.text.locales import Words


def layout_of(view: Any) -> Layout:
    return get(tag_of(view)).board_layout


def card_name(t: Words, game: str, card: object) -> str:
    return message(t, f"{game}-card-{card}", name_of(get(game).board_layout, card))


def card_names(t: Words, game: str, cards: Sequence[object]) -> str:
    return ", ".join("?" if card is None else card_name(t, game, card) for card in cards) or "–"


def field_name(t: Words, game: str, field: str) -> str:
    return message(t, f"{game}-field-{field}", spaced(field))


def kind_name(t: Words, game: str, kind: str) -> str:
    """The name of a kind of action before its arguments are chosen; the name of the card if it plays one."""
    card = get(game).board_layout.plays.get(kind)
    return message(t, f"{game}-kind-{kind}", card_name(t, game, card) if card else capital(spaced(kind)))


def value_name(t: Words, game: str, field: str, value: object) -> str:
    """A field's value in an action, other than a player: the game's message for it, or the name of the card."""
    fact: Any = int(value) if isinstance(value, str) and value.lstrip("-").isdigit() else value
    return message(t, f"{game}-value-{field}", card_name(t, game, value), value=fact)


def row_name(t: Words, game: str, zone: Zone, row: int) -> str:
    """The name of a zone's row: the message of the action field that picks it, or the zone's name and a number."""
    picks = get(game).board_layout.picks.items()
    field = next((key.split()[1] for key, name in picks if name == zone.name), "")
    number = row + (zone.first or 0)
    return capital(message(t, f"{game}-value-{field}", f"{field_name(t, game, zone.name)} {row + 1}", value=number))


def group_name(t: Words, game: str, said: Sequence[str], names: Sequence[str]) -> str:
    """The name of several actions with the same beginning: "Mouse: Ada"."""
    rules = get(game)
    kind, *values = said
    fields = next((each.__struct_fields__ for each in rules.actions if tag_of(each) == kind), ())
    chosen = [
        names[int(value)] if field in rules.seat_fields and value.isdigit() else value_name(t, game, field, value)
        for field, value in zip(fields, values, strict=False)
    ]
    return ": ".join([kind_name(t, game, kind), *([", ".join(chosen)] if chosen else [])])


def reason_name(t: Words, game: str, reason: str) -> str:
    """The rule by which the game was won."""
    return message(t, f"{game}-reason-{reason.replace(' ', '-')}", reason)
