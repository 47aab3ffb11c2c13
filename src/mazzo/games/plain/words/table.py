"""The table of any game as lines of plain text, made from its layout."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from mazzo.core.fields import tag_of
from mazzo.core.layout import Heap, Layout, Zone, goal_of, heap
from mazzo.core.rules import Seat
from mazzo.games import get
from mazzo.games.plain.words.names import card_name, field_name, layout_of, row_name
from mazzo.text import message, of
from mazzo.text.lines import labelled, listed, player_lines, with_you
from mazzo.text.locales import Words
from mazzo.text.sentences import shown

TOP = 3  # cards of a pile that are named


def lines(t: Words, view: Any, names: Sequence[str], opened: Sequence[Any] = ()) -> list[str]:
    """A view as lines: one for each player, then the shared zones and facts."""
    rows = ["; ".join(of_seat(t, each, seat)) for seat, each in enumerate(opened or [view] * len(names))]
    table = player_lines(view.to_act, with_you(t, names, view.seat), rows)
    return [*table, "", *(f"  {line}" for line in of_all(t, view))]


def question(t: Words, view: Any, names: Sequence[str], is_reaction: bool) -> str:
    if view.result:
        if view.result.winners == (view.seat,):
            return t("ended-you-won")
        return t("ended-won", name=listed(t, [names[seat] for seat in view.result.winners]))
    if view.legal:
        return t("table-you-are-asked" if is_reaction else "table-your-turn")
    return t("table-waiting-for", name=listed(t, [names[seat] for seat in view.to_act]))


def of_seat(t: Words, view: Any, seat: Seat) -> list[str]:
    """The facts and zones of a seat."""
    layout, plain = layout_of(view), to_builtins(view)
    zones = sorted(layout.zones_of(plain, seat), key=lambda zone: not zone.goal)
    found = [line for zone in zones for line in zone_lines(t, tag_of(view), plain, zone, heap(zone, plain, seat))]
    return [*standing(t, view, layout, seat), *found, *of(tag_of(view)).notes(t, view, seat)]


def standing(t: Words, view: Any, layout: Layout, seat: Seat) -> list[str]:
    """The tokens, the flags and the other facts of a seat."""
    game, plain = tag_of(view), to_builtins(view)
    tokens = [f"{field_name(t, game, token.field)} {shown(plain[token.field][seat])}" for token in layout.tokens]
    kinds = [name for is_out in (False, True) for name in flags(t, view, layout, seat, is_out=is_out)]
    return [*tokens, *kinds, *seat_facts(t, view, layout, seat)]


def flags(t: Words, view: Any, layout: Layout, seat: Seat, *, is_out: bool) -> list[str]:
    """The names of a seat's flags: those that take it out of the game, or the others."""
    plain, kind = to_builtins(view), [flag for flag in layout.flags if flag.is_out is is_out]
    return [field_name(t, tag_of(view), flag.field) for flag in kind if bool(plain[flag.field][seat]) is flag.when]


def seat_facts(t: Words, view: Any, layout: Layout, seat: Seat) -> list[str]:
    game, plain = tag_of(view), to_builtins(view)
    return [f"{field_name(t, game, field)} {shown(plain[field][seat])}" for field in layout.seat_facts]


def of_all(t: Words, view: Any) -> list[str]:
    """The shared zones and facts."""
    layout, plain, zone_text = layout_of(view), to_builtins(view), of(tag_of(view)).zone
    zones = [
        line
        for zone in layout.table_zones
        for line in zone_text(t, view, zone.name) or zone_lines(t, tag_of(view), plain, zone, heap(zone, plain))
    ]
    return [*zones, *facts_of_all(t, view)]


def facts_of_all(t: Words, view: Any) -> list[str]:
    layout, plain, game = layout_of(view), to_builtins(view), tag_of(view)
    return [labelled(t, field_name(t, game, field), shown(plain.get(field))) for field in layout.facts]


def zone_lines(t: Words, game: str, view: dict[str, Any], zone: Zone, cards: Heap) -> list[str]:
    """A line for a zone, or one for each of its rows: the cards, or the progress to its goal."""
    if cards.rows is not None:
        names = [row_name(t, game, zone, row) for row in range(len(cards.rows))]
        return [labelled(t, name, cards_line(t, game, zone, row)) for name, row in zip(names, cards.rows, strict=True)]
    if (goal := goal_of(zone, view)) is not None:
        count = len(cards)
        line = labelled(t, field_name(t, game, zone.name), f"{count}/{goal}")
        return [message(t, f"{game}-{zone.name}-state", line, count=count, target=goal)]
    return [labelled(t, field_name(t, game, zone.name), cards_line(t, game, zone, cards.cards))]


def cards_line(t: Words, game: str, zone: Zone, cards: Sequence[object]) -> str:
    """Cards by name; cards face down are counted, and an open pile is its size and its top."""
    hidden = cards.count(None)
    seen = [card for card in cards if card is not None]
    if zone.shape == "pile" and seen and not hidden:
        top = ", ".join(card_name(t, game, card) for card in seen[: -TOP - 1 : -1])
        return f"{count_name(t, game, zone, len(seen), str(len(seen)))} ({top}{', …' if len(seen) > TOP else ''})"
    names = [stack_name(t, game, card, count) for card, count in get(game).board_layout.runs(zone, seen)]
    if hidden:
        names = [*filter(None, [", ".join(names)]), count_name(t, game, zone, hidden)]
        return " + ".join(names)
    return ", ".join(names) or message(t, f"{game}-{zone.name}-empty", "–")


def count_name(t: Words, game: str, zone: Zone, count: int, otherwise: str | None = None) -> str:
    """A number of cards, in the game's own message for this zone if it has one."""
    return message(t, f"{game}-{zone.name}-count", otherwise or t("observe-cards", count=count), count=count)


def stack_name(t: Words, game: str, card: object, count: int) -> str:
    """The name of several equal cards."""
    name = card_name(t, game, card)
    return message(t, f"{game}-stack", f"{name} ×{count}" if count > 1 else name, count=count, card=str(card))
