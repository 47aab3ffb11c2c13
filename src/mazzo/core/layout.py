"""A layout: the places and the look of cards, as data. It refers to fields of the view by name.

The browser, the terminal and `print(play)` draw the table from it. A game without a layout gets one guessed from its
views (`core/guess.py`).

A field with a list of lists makes several rows, for the table or for each seat.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Literal

from msgspec import Struct

from mazzo.core.rules import Seat

Shape = Literal["hand", "row", "pile", "spread", "stacks", "dice"]
"""A fan of cards, a row of overlapping cards, cards on top of each other, cards side by side, equal cards in stacks
that share the available room, dice."""

Owner = Literal["seat", "table"]
"""Whether each seat has such a zone, or the table has one."""


class Zone(Struct, frozen=True, kw_only=True):
    """A place for cards. Its fields determine who sees the cards: all players, no player, or the owner."""

    name: str
    shape: Shape = "row"
    of: Owner = "table"
    cards: str = ""  # the field with face-up cards: a list, or one card; one of these per seat if each seat has a zone
    own: str = ""  # the field with the cards that only their owner sees
    count: str = ""  # the field with the number of cards that lie face down
    known: str = ""  # the field with each seat's face-down cards that the viewer knows
    shown: str = ""  # the field with each seat's cards while all hands are open, as at the end of a round
    goal: str = ""  # the field with the number of cards that a seat wants to have here
    back: str = ""  # for a face-down pile: the field with the cards that the top one may be, if its back shows them
    first: int | None = 0  # for several rows: the number of the first row in actions; None if actions name cards


class Face(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The look of a card. Its name and text can be translated with messages: GAME-card-VALUE and GAME-text-VALUE."""

    name: str = ""
    sign: str = ""  # a letter, a number or another short sign for its corner
    picture: str = ""  # the text of an SVG file
    color: str = ""  # as "#b3401f"
    ink: str = ""  # the colour of text on it in a terminal and a drawing; by default dark or white
    text: str = ""  # one line about its effect


class Token(Struct, frozen=True, kw_only=True):
    """A number that each seat has."""

    field: str
    sign: str = "●"
    color: str = "#c98a00"
    is_low: bool = False  # whether fewer are better


class Flag(Struct, frozen=True, kw_only=True):
    """A fact that is true or false for a seat."""

    field: str
    sign: str = ""
    when: bool = True  # the value that shows it
    is_out: bool = False  # whether the flag takes the seat out of the round or the game


class Layout(Struct, frozen=True, kw_only=True):
    zones: tuple[Zone, ...] = ()
    faces: dict[str, Face] = {}  # by the card's value, as text
    tokens: tuple[Token, ...] = ()
    flags: tuple[Flag, ...] = ()
    facts: tuple[str, ...] = ()  # fields to show beside the piles, such as the number of the round
    seat_facts: tuple[str, ...] = ()  # fields with a value for each seat, to show beside the player
    showdown: str = ""  # the phase after the end of a round, in which all players see the revealed cards
    plays: dict[str, str] = {}  # by kind of action, the card that it plays, if no field of the action names it
    picks: dict[str, str] = {}  # by "KIND FIELD" of an action, the zone whose cards that field names
    taps: dict[str, str] = {}  # by kind of action, the zone to tap for it; the target's zone if the action has a target
    numbers: tuple[str, ...] = ()  # as "KIND FIELD", the fields of actions that are numbers, not cards, such as a bid

    @property
    def seat_zones(self) -> tuple[Zone, ...]:
        return tuple(zone for zone in self.zones if zone.of == "seat")

    @property
    def table_zones(self) -> tuple[Zone, ...]:
        return tuple(zone for zone in self.zones if zone.of == "table")

    def is_out(self, view: dict[str, Any], seat: Seat) -> bool:
        """Whether a flag in a view (as plain data) takes this seat out of the round or the game."""
        return any(bool(view[flag.field][seat]) is flag.when for flag in self.flags if flag.is_out)

    def zones_of(self, view: dict[str, Any], seat: Seat) -> list[Zone]:
        """The zones of a seat; if it is out, only those with cards."""
        is_out = self.is_out(view, seat)
        return [zone for zone in self.seat_zones if not is_out or len(heap(zone, view, seat))]

    def runs(self, zone: Zone, cards: Sequence[object]) -> list[tuple[object, int]]:
        """Equal neighbours with their count. Hands and stacks are sorted; in other zones the order matters."""
        if zone.shape in ("hand", "stacks"):
            order = dict.fromkeys([*self.faces, *map(str, cards)])
            places = {card: place for place, card in enumerate(order)}
            cards = sorted(cards, key=lambda card: places[str(card)])
        return [(card, len([*same])) for card, same in groupby(cards)]


class Heap(Struct, frozen=True):
    """The cards in one zone as one viewer sees them; hidden ones are None."""

    cards: tuple[object, ...]
    is_known: bool = False  # whether the viewer sees cards here that others do not
    rows: tuple[tuple[object, ...], ...] | None = None  # the same cards, if they lie in several rows

    def __len__(self) -> int:
        return len(self.cards)


def heap(zone: Zone, view: dict[str, object], seat: Seat | None = None) -> Heap:
    """The cards of a zone in a view (as plain data), for one seat if each seat has such a zone."""

    def at(field: str) -> object:
        value = view.get(field) if field else None
        if seat is None:
            return value
        return value[seat] if isinstance(value, list | tuple) and seat < len(value) else None

    if zone.shown and view.get(zone.shown):
        return _laid(at(zone.shown))
    viewer = view.get("seat")
    if zone.own and viewer is not None and seat in (None, viewer):
        return _laid(view.get(zone.own), is_known=True)
    if zone.cards:
        return _laid(at(zone.cards))
    number, known = at(zone.count), cards_in(at(zone.known))
    count = number if isinstance(number, int) else len(cards_in(number)) if number else 0
    return Heap((*known, *[None] * (count - len(known))), is_known=bool(known))


def goal_of(zone: Zone, view: dict[str, Any]) -> int | None:
    """The number of cards that a seat wants to have in a zone, if it has a goal."""
    goal = view.get(zone.goal) if zone.goal else None
    return goal if isinstance(goal, int) else None


def back_of(zone: Zone, view: dict[str, Any]) -> tuple[object, ...]:
    """The cards that the top card of a pile may be. `back` may name a nested field: `top.colors`."""
    found: Any = view if zone.back else None
    for name in zone.back.split("."):
        found = found and found.get(name)
    return cards_in(found)


def _laid(value: object, *, is_known: bool = False) -> Heap:
    rows = rows_in(value)
    return Heap(cards_in(value) if rows is None else tuple(card for row in rows for card in row), is_known, rows)


def rows_in(value: object) -> tuple[tuple[object, ...], ...] | None:
    """The rows in a field; None unless it is a list of lists."""
    if isinstance(value, list | tuple) and value and all(isinstance(row, list | tuple) for row in value):
        return tuple(map(tuple, value))
    return None


def cards_in(value: object) -> tuple[object, ...]:
    """The cards in a field, which may be a list, one card or None."""
    if value is None:
        return ()
    return tuple(value) if isinstance(value, list | tuple) else (value,)
