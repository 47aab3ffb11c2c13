"""A state as rows for `print(play)` and its drawing, made from the layout and the view of each seat."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from mazzo.core.board import INK, Row, Tile
from mazzo.core.game_spec import AnyRules
from mazzo.core.layout import Layout, Zone, back_of, goal_of, heap
from mazzo.core.rules import Seat, StateLike

BACK = "#c9d6dc"
PALETTE = ("#f6d9a8", "#cfe3c4", "#cfe0f5", "#f3cfd6", "#e2d6f2", "#c9ece6", "#f4e6c0", "#dfe3e8", "#f7d2bd", "#d5edb9")
"""Default colours for cards that have none: light, with dark text."""


SHOWN = 6  # cards of an open pile, the top first


def rows(game: AnyRules, layout: Layout, state: StateLike, names: Sequence[str]) -> tuple[Row, ...]:
    """A row for each player, and one for each shared zone. A hand is shown as its owner sees it."""
    return _rows(game, layout, [game.view(state, seat) for seat in range(state.seats)], names)


def view_rows(game: AnyRules, layout: Layout, view: Any, names: Sequence[str]) -> tuple[Row, ...]:
    """The table as one viewer sees it. If the layout is guessed, its spread zones and its facts are left out."""
    if not game.layout:
        zones = tuple(zone for zone in layout.zones if zone.shape != "spread")
        layout = replace(layout, zones=zones, facts=())
    return _rows(game, layout, [view] * len(names), names)


def _rows(game: AnyRules, layout: Layout, views: Sequence[Any], names: Sequence[str]) -> tuple[Row, ...]:
    """The rows of each player, from one view per player, then the rows of the table."""
    found: list[Row] = []
    for seat, view in enumerate(views):
        player, *below = _player(layout, to_builtins(view), seat)
        facts = ", ".join(filter(None, [player.facts, game.note(view, seat)]))
        found += [player._replace(name=names[seat], facts=facts, acts=seat in view.to_act), *below]
    plain = to_builtins(views[0])
    for zone in layout.table_zones:
        found += _zone(layout, zone, plain)
    return *found, *(Row(spaced(name), written(plain.get(name))) for name in layout.facts)


def _player(layout: Layout, view: dict[str, Any], seat: int) -> list[Row]:
    """A row for a player with the cards of the first zone, and a row for each other zone that has cards."""
    zones = [zone for zone in layout.zones_of(view, seat) if goal_of(zone, view) is None]
    rows = [row for zone in zones for row in _zone(layout, zone, view, seat)]
    first = rows.pop(0) if rows and heap(zones[0], view, seat).rows is None else Row("")
    count = f"{first.name} {first.facts}" if first.facts else ""
    below = [row._replace(name=f"  {row.name}") for row in rows if row.tiles or row.facts]
    return [Row("", ", ".join(filter(None, [*facts_of(layout, view, seat), count])), first.tiles), *below]


def _zone(layout: Layout, zone: Zone, view: dict[str, Any], seat: Seat | None = None) -> list[Row]:
    """A row for a zone, or one for each of its rows. Cards face down are counted, and an open pile shows its top."""
    cards, name, back = heap(zone, view, seat), spaced(zone.name), tiles(layout, back_of(zone, view))
    if cards.rows is not None:
        return [Row(f"{name} {row}", "", tiles(layout, each)) for row, each in enumerate(cards.rows, 1)]
    count, is_hidden = len(cards), all(card is None for card in cards.cards)
    empty = "-" if seat is None else ""
    if is_hidden:
        return [Row(name, str(count) if count else empty, striped(back))]
    if zone.shape == "pile" and None not in cards.cards:
        return [Row(name, str(count), tiles(layout, cards.cards[: -SHOWN - 1 : -1]))]
    ordered = [card for card, same in layout.runs(zone, cards.cards) for _ in range(same)]
    return [Row(name, "", tiles(layout, ordered))]


def facts_of(layout: Layout, view: dict[str, Any], seat: int) -> list[str]:
    """The progress to goals, the tokens, the flags and the other facts of a seat."""
    goals = [(zone, goal) for zone in layout.seat_zones if (goal := goal_of(zone, view)) is not None]
    scores = [f"{spaced(zone.name)} {len(heap(zone, view, seat))} of {goal}" for zone, goal in goals]
    tokens = [f"{spaced(token.field)} {written(view[token.field][seat])}" for token in layout.tokens]
    shown = [flag for flag in layout.flags if bool(view[flag.field][seat]) is flag.when]
    flags = [spaced(flag.field) if flag.when else f"not {spaced(flag.field)}" for flag in shown]
    facts = [f"{spaced(field)} {written(view[field][seat])}" for field in layout.seat_facts]
    return [*scores, *tokens, *flags, *facts]


def tiles(layout: Layout, cards: Sequence[object]) -> tuple[Tile, ...]:
    return tuple(
        Tile("?", (BACK,))
        if card is None
        else Tile(name_of(layout, card), (color_of(layout, card),), ink_of(layout, card))
        for card in cards
    )


def striped(back: Sequence[Tile]) -> tuple[Tile, ...]:
    """One card with a stripe for each card that it may be."""
    colors = tuple(color for tile in back for color in tile.colors)
    return (Tile("/".join(tile.name for tile in back), colors),) if back else ()


def name_of(layout: Layout, card: object) -> str:
    """The card's name in the layout, or its value as text. Translated messages are not used."""
    face = layout.faces.get(str(card))
    return (face and face.name) or str(card)


def color_of(layout: Layout, card: object) -> str:
    face = layout.faces.get(str(card))
    return (face and face.color) or PALETTE[_number(card) % len(PALETTE)]


def _number(card: object) -> int:
    """A number for any card, the same in every process."""
    return card if isinstance(card, int) else sum(map(ord, str(card)))


def ink_of(layout: Layout, card: object) -> str:
    """The colour of text on a card."""
    face = layout.faces.get(str(card))
    return (face and face.ink) or ink_on(color_of(layout, card))


def ink_on(color: str) -> str:
    """Dark or white text: the one with the higher contrast on a colour (WCAG)."""
    light, dark = (luminance([int(each[place : place + 2], 16) for place in (1, 3, 5)]) for each in (color, INK))
    return INK if (light + 0.05) / (dark + 0.05) > 1.05 / (light + 0.05) else "#ffffff"


def luminance(color: Sequence[int]) -> float:
    """The relative luminance of a colour of three bytes, from 0 to 1 (WCAG)."""
    channels = (each / 255 for each in color)
    red, green, blue = (each / 12.92 if each <= 0.03928 else ((each + 0.055) / 1.055) ** 2.4 for each in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def written(value: object) -> str:
    """A value as text for people."""
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
