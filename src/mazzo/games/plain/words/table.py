"""The table of any game in plain lines, made from its layout."""

from collections.abc import Sequence
from typing import Any

from msgspec import to_builtins

from mazzo.core.fields import tag_of
from mazzo.core.layout import Heap, Layout, Zone, heap
from mazzo.core.rules import Seat
from mazzo.games.plain.words.names import card_names, field_name, layout_of, row_name
from mazzo.text.lines import labelled, listed, player_lines, with_you
from mazzo.text.locales import Words
from mazzo.text.sentences import shown


def lines(t: Words, view: Any, names: Sequence[str], opened: Sequence[Any] = ()) -> list[str]:
    """A view as lines: each player's cards beside the name, and the rest below."""
    views = opened or [view] * len(names)
    rows = ["; ".join(of_seat(t, each, seat)) for seat, each in enumerate(views)]
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
    """Everything in front of a seat."""
    layout, plain = layout_of(view), to_builtins(view)
    zones = [line for zone in layout.seat_zones for line in zone_lines(t, tag_of(view), zone, heap(zone, plain, seat))]
    return [*standing(t, view, layout, seat), *zones]


def standing(t: Words, view: Any, layout: Layout, seat: Seat) -> list[str]:
    """The tokens, the flags and the other facts of a seat."""
    game, plain = tag_of(view), to_builtins(view)
    tokens = [f"{field_name(t, game, token.field)} {shown(plain[token.field][seat])}" for token in layout.tokens]
    flags = [field_name(t, game, flag.field) for flag in layout.flags if bool(plain[flag.field][seat]) is flag.when]
    facts = [f"{field_name(t, game, field)} {shown(plain[field][seat])}" for field in layout.seat_facts]
    return [*tokens, *flags, *facts]


def of_all(t: Words, view: Any) -> list[str]:
    """Everything on the table for everybody."""
    layout, plain, game = layout_of(view), to_builtins(view), tag_of(view)
    zones = [line for zone in layout.table_zones for line in zone_lines(t, game, zone, heap(zone, plain))]
    return [*zones, *facts_of_all(t, view)]


def facts_of_all(t: Words, view: Any) -> list[str]:
    layout, plain, game = layout_of(view), to_builtins(view), tag_of(view)
    return [labelled(t, field_name(t, game, field), shown(plain.get(field))) for field in layout.facts]


def zone_lines(t: Words, game: str, zone: Zone, cards: Heap) -> list[str]:
    """The cards of a zone by name, or of each of its rows."""
    if cards.rows is None:
        return [labelled(t, field_name(t, game, zone.name), cards_line(t, game, cards.cards))]
    return [labelled(t, row_name(t, game, zone, row), cards_line(t, game, each)) for row, each in enumerate(cards.rows)]


def cards_line(t: Words, game: str, cards: Sequence[object]) -> str:
    """Cards by name; those that lie face down are counted."""
    hidden = cards.count(None)
    seen = [card for card in cards if card is not None]
    told = [*([card_names(t, game, seen)] if seen or not hidden else []), *([f"{hidden}"] if hidden else [])]
    return " + ".join(told)
