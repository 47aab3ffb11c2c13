"""The table of any game, drawn from its layout: chips of colour, backs of cards, tokens and flags."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich.text import Text

from mazzo.core.board_rows import BACK, color_of, ink_on
from mazzo.core.fields import tag_of
from mazzo.core.layout import Heap, Layout, Zone, heap
from mazzo.core.rules import Seat
from mazzo.games.plain.words.names import card_name, field_name, layout_of, row_name
from mazzo.games.plain.words.table import facts_of_all, standing, zone_lines
from mazzo.terminal.drawing.board import Drawing
from mazzo.terminal.drawing.cards import DrawnCard
from mazzo.terminal.drawing.cards import hand as large_hand
from mazzo.terminal.drawing.ink import Space, chip, lines_of, rows
from mazzo.text.locales import Words

FEW_TOKENS = 6  # drawn one by one
SHOWN = 3  # cards of an open zone
DIE = "bold #1d2226 on #fffdf7"


def seat(t: Words, view: Any, seat: Seat, room: Space, opened: Any) -> Text:
    """Everything in front of a seat; its own hand has a separate place, so here it is face down."""
    layout = layout_of(view)
    plain = to_builtins(opened or view)
    is_mine = seat == view.seat and not opened
    heaps = [(zone, heap(zone, plain, seat)) for zone in layout.seat_zones]
    seen = [(zone, Heap((None,) * len(cards)) if is_mine and zone.own else cards) for zone, cards in heaps]
    drawn = [zone_text(t, view, zone, cards, room.width) for zone, cards in seen]
    found = [text for text in [marks(t, view, layout, seat, room.width), *drawn] if text]
    return lines_of([line for text in found for line in text.split("\n")][: room.lines])


def marks(t: Words, view: Any, layout: Layout, seat: Seat, width: int) -> Text:
    """Tokens and flags in one line: few tokens one by one, many as numbers."""
    plain, pieces = to_builtins(view), []
    for token in layout.tokens:
        count = plain[token.field][seat]
        is_few = isinstance(count, int) and 0 < count <= FEW_TOKENS
        drawn = token.sign * count if is_few else f"{token.sign} {'–' if count is None else count}"
        pieces.append(Text.assemble((drawn, token.color), (f" {field_name(t, tag_of(view), token.field)}", "dim")))
    names = standing(t, view, layout, seat)[len(layout.tokens) :]
    return rows([*pieces, *(Text(name, "bold") for name in names)], width, "  ")


def zone_text(t: Words, view: Any, zone: Zone, cards: Heap, width: int) -> Text:
    """A zone by name, with a chip for each card; hidden ones are backs. Several rows are side by side, if they fit."""
    if cards.rows is not None:
        names = [row_name(t, tag_of(view), zone, number) for number in range(len(cards.rows))]
        drawn = [row_text(t, view, name, row, width) for name, row in zip(names, cards.rows, strict=True)]
        return rows(drawn, width, "   ")
    if not len(cards):
        return Text()
    name = Text(f"{field_name(t, tag_of(view), zone.name)} ", "dim")
    return rows([name, *(card_chip(t, view, card, zone) for card in cards.cards)], width)


def row_text(t: Words, view: Any, name: str, cards: Sequence[object], width: int) -> Text:
    """One of several rows: its name and short chips, the last ones if there is little room."""
    chips = [card_chip(t, view, card, is_short=True) for card in cards]
    while chips and len(name) + sum(chip.cell_len for chip in chips) > width - 3:
        chips.pop(0)
    left = Text("… " if len(chips) < len(cards) else "")
    return Text.assemble((f"{name} ", "dim"), left, *(chips or [Text("–", "dim")]))


def card_chip(t: Words, view: Any, card: object, zone: Zone | None = None, *, is_short: bool = False) -> Text:
    if card is None:
        return Text("▐█▌", BACK)
    if zone is not None and zone.shape == "dice":
        return Text.assemble((f" {card} ", DIE), " ")
    drawn = look(t, view, card)
    return chip(drawn.sign, "", drawn.colors) if is_short else drawn.chip()


def look(t: Words, view: Any, card: object) -> DrawnCard:
    layout, color = layout_of(view), color_of(layout_of(view), card)
    face, name = layout.faces.get(str(card)), card_name(t, tag_of(view), card)
    return DrawnCard((face and face.sign) or name, name, (color, ink_on(color)))


def middle(t: Words, view: Any, room: Space) -> Text:
    layout, plain = layout_of(view), to_builtins(view)
    pieces: list[Text] = []
    above: list[Text] = []
    for zone in layout.table_zones:
        cards = heap(zone, plain)
        if cards.rows is not None:
            above += zone_text(t, view, zone, cards, room.width).split("\n")
        elif cards.cards and None not in cards.cards:
            last = cards.cards if zone.shape == "dice" else cards.cards[-SHOWN:]
            pieces.append(zone_text(t, view, zone, Heap(last), room.width))
        else:
            pieces += map(Text, zone_lines(t, tag_of(view), zone, cards))
    pieces += map(Text, facts_of_all(t, view))
    return lines_of([*above, *rows(pieces, room.width, "   ").split("\n")][: room.lines])


def hand(t: Words, view: Any, room: Space) -> Text:
    """The cards that only this seat sees, as large as the room allows; dice are small."""
    if view.seat is None:
        return Text()
    plain = to_builtins(view)
    own = [(zone, heap(zone, plain, view.seat).cards) for zone in layout_of(view).seat_zones if zone.own]
    dice = [card_chip(t, view, card, zone) for zone, cards in own for card in cards if zone.shape == "dice"]
    held = [look(t, view, card) for zone, cards in own for card in cards if zone.shape != "dice" and card is not None]
    return large_hand(held, room) if held and not dice else rows([*(each.chip() for each in held), *dice], room.width)


DRAWING = Drawing(
    seat=seat,
    middle=middle,
    hand=hand,
    hand_title=lambda t: t("table-hand"),
)
