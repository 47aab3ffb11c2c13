"""The table of any game, drawn from its layout: chips of colour, backs of cards, tokens and flags."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich.text import Text

from mazzo.core.board_rows import BACK, color_of, ink_on
from mazzo.core.fields import tag_of
from mazzo.core.layout import Layout, Zone, heap
from mazzo.core.rules import Seat
from mazzo.games.plain.words.names import card_name, field_name, layout_of
from mazzo.games.plain.words.table import of_all, standing
from mazzo.terminal.drawing.board import Drawing
from mazzo.terminal.drawing.ink import Space, chip, lines_of, rows
from mazzo.text.locales import Words

FEW_TOKENS = 6  # drawn one by one


def seat(t: Words, view: Any, seat: Seat, room: Space, opened: Any) -> Text:
    """Everything in front of a seat; its own hand has a separate place, so here it is face down."""
    layout = layout_of(view)
    plain = to_builtins(opened or view)
    is_mine = seat == view.seat and not opened
    heaps = [(zone, heap(zone, plain, seat).cards) for zone in layout.seat_zones]
    seen = [(zone, (None,) * len(cards) if is_mine and zone.own else cards) for zone, cards in heaps]
    drawn = [zone_text(t, view, zone, cards, room.width) for zone, cards in seen]
    found = [text for text in [marks(t, view, layout, seat, room.width), *drawn] if text]
    return lines_of([line for text in found for line in text.split("\n")][: room.lines])


def marks(t: Words, view: Any, layout: Layout, seat: Seat, width: int) -> Text:
    """Tokens and flags in one line: few tokens one by one, many as numbers."""
    plain, pieces = to_builtins(view), []
    for token in layout.tokens:
        count = plain[token.field][seat]
        drawn = token.sign * count if 0 < count <= FEW_TOKENS else f"{token.sign} {count}"
        pieces.append(Text.assemble((drawn, token.color), (f" {field_name(t, tag_of(view), token.field)}", "dim")))
    names = standing(t, view, layout, seat)[len(layout.tokens) :]
    return rows([*pieces, *(Text(name, "bold") for name in names)], width, "  ")


def zone_text(t: Words, view: Any, zone: Zone, cards: Sequence[object], width: int) -> Text:
    """A zone by name, with a chip for each card; hidden ones are backs."""
    if not cards:
        return Text()
    name = Text(f"{field_name(t, tag_of(view), zone.name)} ", "dim")
    return rows([name, *(card_chip(t, view, card) for card in cards)], width)


def card_chip(t: Words, view: Any, card: object) -> Text:
    if card is None:
        return Text("▐█▌", BACK)
    layout, game = layout_of(view), tag_of(view)
    color, face = color_of(layout, card), layout.faces.get(str(card))
    name = card_name(t, game, card)
    sign, name = (face.sign, name) if face and face.sign != name else (name, "")
    return chip(sign, name, (color, ink_on(color)))


def middle(t: Words, view: Any, room: Space) -> Text:
    layout, plain = layout_of(view), to_builtins(view)
    pieces: list[Text] = []
    for zone, line in zip(layout.table_zones, of_all(t, view), strict=False):
        cards = heap(zone, plain).cards
        is_open = cards and None not in cards
        pieces.append(zone_text(t, view, zone, cards[-3:], room.width) if is_open else Text(line))
    pieces += map(Text, of_all(t, view)[len(layout.table_zones) :])
    return lines_of([*rows(pieces, room.width, "   ").split("\n")][: room.lines])


def hand(t: Words, view: Any, room: Space) -> Text:
    """The cards that only this seat sees."""
    if view.seat is None:
        return Text()
    plain = to_builtins(view)
    own = [heap(zone, plain, view.seat) for zone in layout_of(view).seat_zones if zone.own]
    return rows([card_chip(t, view, card) for cards in own for card in cards.cards], room.width)


DRAWING = Drawing(
    seat=seat,
    middle=middle,
    hand=hand,
    hand_title=lambda t: t("table-hand"),
)
