"""The area of one player: tokens, flags, stacks, a hidden hand, and the progress to a goal."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins
from rich.text import Text

from mazzo.core.fields import tag_of
from mazzo.core.layout import Layout, goal_of, heap
from mazzo.core.rules import Seat
from mazzo.games import get
from mazzo.games.plain.terminal.cards import ZoneView, zone_text
from mazzo.games.plain.words.names import field_name, layout_of
from mazzo.games.plain.words.table import flags, seat_facts
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.drawing.cards import BACK, MOST_BACKS, fan
from mazzo.terminal.drawing.ink import Space, bar, lines_in, lines_of, rows
from mazzo.text.locales import Words

FEW_TOKENS = 6  # drawn one by one
OUT = "✕"
GAIN = "#2fb380"
STACK, WIDE_STACK = 3, 8  # cells of a stack, at least and at most
TALL = 4  # with at least this many lines, each card of a stack takes a whole line, otherwise half a line
FULL_LINES, FAN_LINES = 3, 5  # lines for a hidden hand with its count and known cards, and for a fan


def columns(game: str, seats: int) -> int:
    """The number of seats side by side. A seat with only a hidden hand is narrow."""
    if is_narrow(game):
        return seats if seats <= 4 else 3 if seats <= 6 else 5
    return seats if seats <= 3 else 2 if seats == 4 else 3


def most_lines(game: str) -> int:
    return 6 if is_narrow(game) else 14


def is_narrow(game: str) -> bool:
    layout = get(game).board_layout
    return not layout.tokens and all(zone.own for zone in layout.seat_zones)


def title(t: Words, view: Any, seat: Seat) -> str:
    """The progress to goals, and whether the seat is out."""
    layout, plain = layout_of(view), to_builtins(view)
    found = [f"{score}/{goal}" for score, goal in goals(layout, plain, seat)]
    found += [f"{OUT} {name}" for name in flags(t, view, layout, seat, is_out=True)]
    return " ".join(found)


def goals(layout: Layout, view: dict[str, Any], seat: Seat) -> list[tuple[int, int]]:
    """The number of cards and the goal, for each zone with a goal."""
    found = [(len(heap(zone, view, seat)), goal_of(zone, view)) for zone in layout.seat_zones]
    return [(count, goal) for count, goal in found if goal is not None]


def seat(t: Words, view: Any, seat: Seat, room: Space, opened: Any) -> Text:
    """The area of a seat. The viewer's own hand is drawn elsewhere, so here it is face down."""
    layout, plain = layout_of(view), to_builtins(opened or view)
    zones = [zone for zone in layout.zones_of(plain, seat) if not zone.goal]
    bars = [bar(score, goal, bar_width(layout, room), GAIN) for score, goal in goals(layout, plain, seat)]
    above = lines_in([marks(t, view, layout, seat, room.width)])
    left = Space(room.width, (room.lines - len(above) - len(bars)) // max(1, len(zones)))
    is_mine = seat == view.seat and not opened
    drawn = []
    for zone in zones:
        place = ZoneView(t, view, zone, heap(zone, plain, seat))
        if zone.shape == "stacks":
            drawn.append(stacks(place, left))
        elif zone.own and (is_mine or not place.is_open):
            drawn.append(hidden(place, () if is_mine else known(place, seat), left))
        else:
            drawn.append(zone_text(place, left))
    if layout.is_out(plain, seat) and not (above or drawn):
        return Text(f"{OUT} " * min(3, room.width // 2), style="dim")
    return lines_of([*above, *lines_in(drawn), *bars][: room.lines])


def bar_width(layout: Layout, room: Space) -> int:
    """The width of a progress bar: that of the stacks above it."""
    has_stacks = any(zone.shape == "stacks" for zone in layout.seat_zones)
    return min(room.width, len(layout.faces) * stack_width(layout, room)) if has_stacks else room.width


def marks(t: Words, view: Any, layout: Layout, seat: Seat, width: int) -> Text:
    """Tokens and flags in one line: a few tokens as signs, many as a number."""
    plain, pieces = to_builtins(view), []
    for token in layout.tokens:
        count = plain[token.field][seat]
        is_few = isinstance(count, int) and 0 < count <= FEW_TOKENS
        drawn = token.sign * count if is_few else f"{token.sign} {'–' if count is None else count}"
        pieces.append(Text.assemble((drawn, token.color), (f" {field_name(t, tag_of(view), token.field)}", "dim")))
    facts = [*flags(t, view, layout, seat, is_out=False), *seat_facts(t, view, layout, seat)]
    return rows([*pieces, *(Text(fact, "bold") for fact in facts)], width, "  ")


def known(place: ZoneView, seat: Seat) -> list[object]:
    """The cards in another player's hand that the viewer knows."""
    in_layout = [card for card in place.cards.cards if card is not None]
    return [*in_layout, *drawing_of(place.game).known(place.view, seat)]


def hidden(place: ZoneView, known: Sequence[object], room: Space) -> Text:
    """A hand as backs, with its number of cards and the cards that the viewer knows."""
    count = len(place.cards)
    cards = [place.look(card, number) for card, number in place.layout.runs(place.zone, known)]
    if room.lines < FULL_LINES:
        return rows([Text(f"{BACK}{count} ", "bold"), *(card.small() for card in cards)], room.width, "")
    is_fan = room.lines >= FAN_LINES
    backs = fan(count, room.width) if is_fan else Text(BACK * min(count, MOST_BACKS, room.width), "bold")
    words = f"{place.name}: {count}" if place.number == str(count) else place.number
    chips = [card.chip() if is_fan else card.small() for card in cards]
    return lines_of([backs, Text(words, "dim"), rows(chips, room.width)])


def stack_width(layout: Layout, room: Space) -> int:
    return max(STACK, min(WIDE_STACK, room.width // max(1, len(layout.faces))))


def stacks(place: ZoneView, room: Space) -> Text:
    """A column for each kind of card: at the bottom its sign and number, above them a bar of its height."""
    layout, cells, height = place.layout, stack_width(place.layout, room), max(0, room.lines - 1)
    if not len(place.cards):
        return place.empty
    counts = {str(card): count for card, count in layout.runs(place.zone, place.cards.cards)}
    if not layout.faces or cells * len(layout.faces) > room.width:
        return rows([chip_of(place, card, count, STACK) for card, count in counts.items()], room.width, "")
    halves = 2 if height >= TALL else 1  # of a line for each card
    lines = []
    for row in reversed(range(height)):
        line = Text()
        for card in layout.faces:
            rest = halves * (counts.get(card, 0) - 1) - 2 * row
            line.append(("█" if rest >= 2 else "▄" if rest == 1 else " ") * cells, place.look(card).colors[0])
        lines.append(line)
    return lines_of([*lines, Text().join(chip_of(place, card, counts.get(card, 0), cells) for card in layout.faces)])


def chip_of(place: ZoneView, card: object, count: int, cells: int) -> Text:
    """A stack as its sign and number, in this many cells."""
    if not count:
        return Text("·".center(cells), "dim")
    each = place.look(card)
    paper, ink = each.colors
    return Text(f"{each.sign}{count}".center(cells), f"bold {ink} on {paper}")
