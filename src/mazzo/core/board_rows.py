"""A state as rows for `print(play)` and its drawing, made from the layout and every seat's own view."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from mazzo.core.board import INK, Row, Tile
from mazzo.core.game_spec import AnyRules
from mazzo.core.layout import Heap, Layout, Zone, heap
from mazzo.core.rules import Seat, StateLike

BACK = "#c9d6dc"
PALETTE = ("#f6d9a8", "#cfe3c4", "#cfe0f5", "#f3cfd6", "#e2d6f2", "#c9ece6", "#f4e6c0", "#dfe3e8", "#f7d2bd", "#d5edb9")
"""The colours of cards without their own: light, with dark text."""


def rows(game: AnyRules, layout: Layout, state: StateLike, names: Sequence[str]) -> tuple[Row, ...]:
    """A row for each player, and one for each shared zone. A hand is shown as its owner sees it."""
    views = [to_builtins(game.view(state, seat)) for seat in range(state.seats)]
    return _rows(layout, views, names, state.to_act)


def view_rows(game: AnyRules, layout: Layout, view: Any, names: Sequence[str]) -> tuple[Row, ...]:
    """The table as one viewer sees it. Of a guessed layout, only the places where cards lie together are drawn."""
    if not game.layout:
        zones = tuple(zone for zone in layout.zones if zone.shape != "spread")
        layout = replace(layout, zones=zones, facts=())
    plain = to_builtins(view)
    found = _rows(layout, [plain] * len(names), names, view.to_act)
    return tuple(row._replace(tiles=tuple(game.tiles.get(tile.name, tile) for tile in row.tiles)) for row in found)


def _rows(
    layout: Layout, views: Sequence[dict[str, Any]], names: Sequence[str], to_act: Sequence[Seat]
) -> tuple[Row, ...]:
    """The rows of each player, from one view for each, and of the table."""
    players = [
        row for seat, view in enumerate(views) for row in _player(layout, view, seat, names[seat], seat in to_act)
    ]
    shared = [row for zone in layout.table_zones for row in _zone(layout, zone, heap(zone, views[0]))]
    facts = [Row(spaced(name), written(views[0].get(name))) for name in layout.facts]
    return *players, *(counted(row) for row in shared), *facts


def _player(layout: Layout, view: dict[str, Any], seat: int, name: str, acts: bool) -> list[Row]:
    """A player with the cards of the first zone, and a row for each other zone with cards."""
    rows = [row for zone in layout.seat_zones for row in _zone(layout, zone, heap(zone, view, seat))]
    first = rows.pop(0).tiles if rows and heap(layout.seat_zones[0], view, seat).rows is None else ()
    below = [Row(f"  {row.name}", "", row.tiles) for row in rows if row.tiles]
    return [Row(name, ", ".join(facts_of(layout, view, seat)), first, acts), *below]


def _zone(layout: Layout, zone: Zone, cards: Heap) -> list[Row]:
    """A zone, or each of its rows."""
    if cards.rows is None:
        return [Row(spaced(zone.name), "", tiles(layout, cards.cards))]
    return [Row(f"{spaced(zone.name)} {row}", "", tiles(layout, each)) for row, each in enumerate(cards.rows, 1)]


def facts_of(layout: Layout, view: dict[str, Any], seat: int) -> list[str]:
    """The tokens, the flags and the other facts of a seat."""
    tokens = [f"{spaced(token.field)} {written(view[token.field][seat])}" for token in layout.tokens]
    flags = [spaced(flag.field) for flag in layout.flags if bool(view[flag.field][seat]) is flag.when]
    facts = [f"{spaced(field)} {written(view[field][seat])}" for field in layout.seat_facts]
    return [*tokens, *flags, *facts]


def tiles(layout: Layout, cards: Sequence[object]) -> tuple[Tile, ...]:
    seen = [(card, color_of(layout, card)) for card in cards]
    return tuple(
        Tile("?", (BACK,)) if card is None else Tile(name_of(layout, card), (color,), ink_on(color))
        for card, color in seen
    )


def counted(row: Row) -> Row:
    """The row with face-down cards only counted."""
    if row.tiles and all(tile.name == "?" for tile in row.tiles):
        return Row(row.name, str(len(row.tiles)))
    return row if row.tiles else Row(row.name, "-")


def name_of(layout: Layout, card: object) -> str:
    """The name of a card without a message."""
    face = layout.faces.get(str(card))
    return (face and face.name) or str(card)


def color_of(layout: Layout, card: object) -> str:
    face = layout.faces.get(str(card))
    return (face and face.color) or PALETTE[_number(card) % len(PALETTE)]


def _number(card: object) -> int:
    """A number for any card, the same in every process."""
    return card if isinstance(card, int) else sum(map(ord, str(card)))


def ink_on(color: str) -> str:
    """Dark or white, whichever is legible on a colour."""
    red, green, blue = (int(color[each : each + 2], 16) / 255 for each in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 0.55 else "#ffffff"


def written(value: object) -> str:
    """A value as people read it."""
    match value:
        case None | () | []:
            return "-"
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{spaced(str(name))} {written(each)}" for name, each in value.items())
        case list() | tuple():
            return ", ".join(map(written, value))
        case _:
            return str(value)


def spaced(name: str) -> str:
    return name.replace("_", " ")
