"""The places of cards and their looks, as data. It names fields of the view, and boards are made from it.

A browser draws a table from it, a terminal prints one, and `print(play)` lists it. A game without a layout gets one
guessed from its views (`core/guess.py`).

A field with a list of lists is several rows: of the table, or of each seat.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Literal

from msgspec import Struct

from mazzo.core.rules import Seat

Shape = Literal["hand", "row", "pile", "spread", "stacks", "dice"]
"""A fan of cards, cards that overlap in a row, cards on top of each other, cards side by side, equal cards in stacks
that share as much room as there is, dice."""

Owner = Literal["seat", "table"]
"""Whether each seat has such a zone, or the table has one."""


class Zone(Struct, frozen=True, kw_only=True):
    """A place for cards. Its fields determine who sees them: all players, none, or their owner."""

    name: str
    shape: Shape = "row"
    of: Owner = "table"
    cards: str = ""  # the field with cards that lie face up: a list, or one card; for each seat, if it is of a seat
    own: str = ""  # the field with the cards that only their owner sees
    count: str = ""  # the field with the number of cards that lie face down
    known: str = ""  # the field with cards of each seat that the viewer knows, though they lie face down
    shown: str = ""  # the field with the cards of each seat while all lie open, as at the end of a round
    goal: str = ""  # the field with the number of cards that a seat wants to have here
    back: str = ""  # of a pile face down: the field with the cards that the top one may be, if its back shows them
    first: int | None = 0  # of several rows: the number of the first one in actions; None if actions name cards there


class Face(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The look of a card. Messages of the game may name it in other languages: GAME-card-VALUE and GAME-text-VALUE."""

    name: str = ""
    sign: str = ""  # a letter, a number or another short sign for its corner
    picture: str = ""  # the text of an SVG file
    color: str = ""  # as "#b3401f"
    ink: str = ""  # the colour of text on it in a terminal and a drawing; by default dark or white
    text: str = ""  # a line that says what it does


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
    is_out: bool = False  # whether such a seat plays no more, in this round or at all


class Layout(Struct, frozen=True, kw_only=True):
    zones: tuple[Zone, ...] = ()
    faces: dict[str, Face] = {}  # by the card's value, as text
    tokens: tuple[Token, ...] = ()
    flags: tuple[Flag, ...] = ()
    facts: tuple[str, ...] = ()  # fields that are written beside the piles, such as the number of the round
    seat_facts: tuple[str, ...] = ()  # fields with something for each seat that is written beside the player
    showdown: str = ""  # the phase in which a round has ended and all players look at the revealed cards
    plays: dict[str, str] = {}  # by kind of action, the card that it plays where no field of the action names it
    picks: dict[str, str] = {}  # by "KIND FIELD" of an action, the zone whose cards that field names
    taps: dict[str, str] = {}  # by kind of action, the zone that is tapped for it, of the seat that it names if it does
    numbers: tuple[str, ...] = ()  # by "KIND FIELD", the fields of actions that are numbers and no cards, such as a bid

    @property
    def seat_zones(self) -> tuple[Zone, ...]:
        return tuple(zone for zone in self.zones if zone.of == "seat")

    @property
    def table_zones(self) -> tuple[Zone, ...]:
        return tuple(zone for zone in self.zones if zone.of == "table")

    def is_out(self, view: dict[str, Any], seat: Seat) -> bool:
        """Whether a flag of a view (as plain data) takes this seat out of the round or the game."""
        return any(bool(view[flag.field][seat]) is flag.when for flag in self.flags if flag.is_out)

    def zones_of(self, view: dict[str, Any], seat: Seat) -> list[Zone]:
        """The zones before a seat; if it is out, those with cards."""
        is_out = self.is_out(view, seat)
        return [zone for zone in self.seat_zones if not is_out or len(heap(zone, view, seat))]

    def runs(self, zone: Zone, cards: Sequence[object]) -> list[tuple[object, int]]:
        """Equal neighbours with their number. A hand and stacks are sorted; elsewhere the order means something."""
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
    """The cards of a zone in a view (as plain data), for one seat if the zone is of seats."""

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
    """The cards that the top card of a pile may be; `back` may name a field of a field: `top.colors`."""
    found: Any = view if zone.back else None
    for name in zone.back.split("."):
        found = found and found.get(name)
    return cards_in(found)


def _laid(value: object, *, is_known: bool = False) -> Heap:
    rows = rows_in(value)
    return Heap(cards_in(value) if rows is None else tuple(card for row in rows for card in row), is_known, rows)


def rows_in(value: object) -> tuple[tuple[object, ...], ...] | None:
    """The rows in a field; None if it is no list of lists."""
    if isinstance(value, list | tuple) and value and all(isinstance(row, list | tuple) for row in value):
        return tuple(map(tuple, value))
    return None


def cards_in(value: object) -> tuple[object, ...]:
    """The cards in a field, which may be a list, one card or None."""
    if value is None:
        return ()
    return tuple(value) if isinstance(value, list | tuple) else (value,)
