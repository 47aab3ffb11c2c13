"""A check of a game's layout: it names what is there, and what actions pick lies where it says."""

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from mazzo.core.errors import listing
from mazzo.core.fields import tag_of
from mazzo.core.layout import Layout, Zone, heap
from mazzo.games import AnyGame
from mazzo.testing.faults import Fault, expect
from mazzo.testing.settings import Setting, playing

NAMED = "a layout names fields, zones and actions that there are"
PICKED = "what an action picks from a zone lies there"
STEPS = 200  # of each game


def check_layout(game: AnyGame, every: list[Setting]) -> str:
    """Check a layout of its own in a game of each setting."""
    layout = game.layout
    if layout is None:
        return "no layout; one is guessed from the views"
    check_names(game, layout)
    states = 0
    for setting in every:
        for _, play in zip(range(STEPS), playing(setting, "layout"), strict=False):
            states += 1
            for seat in play.to_act:
                check_view(layout, to_builtins(game.view(play.state, seat)))
    return f"{len(layout.zones)} zones in {states:,} states"


def check_names(game: AnyGame, layout: Layout) -> None:
    zones, kinds = {zone.name for zone in layout.zones}, {tag_of(kind): kind for kind in game.actions}
    for name, zone in {**layout.picks, **layout.taps}.items():
        expect(zone in zones, NAMED, f"{name!r} leads to the zone {zone!r}; the zones are {listing(sorted(zones))}")
    for name in (*layout.picks, *layout.numbers):
        kind, _, field = name.partition(" ")
        expect(kind in kinds, NAMED, f"{name!r} is of the action {kind!r}; the actions are {listing(kinds)}")
        fields = kinds[kind].__struct_fields__
        expect(field in fields, NAMED, f"{name!r} is of the field {field!r}; {kind} has {listing(fields) or 'none'}")
    for name in (*layout.plays, *layout.taps):
        expect(name in kinds, NAMED, f"there is no action {name!r}; the actions are {listing(kinds)}")


def check_view(layout: Layout, view: dict[str, Any]) -> None:
    zones = {zone.name: zone for zone in layout.zones}
    for zone in layout.zones:
        for field in filter(None, (zone.cards, zone.own, zone.count, zone.known, zone.shown)):
            expect(field in view, NAMED, f"the zone {zone.name} is in the field {field!r}, which the view lacks")
    tokens, flags = (token.field for token in layout.tokens), (flag.field for flag in layout.flags)
    marks = [*tokens, *flags, *layout.facts, *layout.seat_facts]
    for field in marks:
        expect(field in view, NAMED, f"the view has no field {field!r}")
    for action in view["legal"]:
        for field, value in action.items():
            if (name := layout.picks.get(f"{action['do']} {field}")) is None:
                continue
            for each in value if isinstance(value, list | tuple) else [value]:
                if each is not None and not lies_in(zones[name], view, each):
                    raise Fault(PICKED, f"{action['do']} can have the {field} {each}, which is not in {name}")


def lies_in(zone: Zone, view: dict[str, Any], picked: object) -> bool:
    """Whether a picked card, or a row of that number, is somewhere in a zone."""
    heaps = [heap(zone, view, seat) for seat in seats_of(zone, view)]
    if zone.first is not None and isinstance(picked, int) and any(each.rows is not None for each in heaps):
        return any(0 <= picked - zone.first < len(each.rows or ()) for each in heaps)
    return any(picked in each.cards for each in heaps)


def seats_of(zone: Zone, view: dict[str, Any]) -> Iterator[int | None]:
    if zone.of == "table":
        yield None
        return
    lists = [view[field] for field in (zone.cards, zone.count, zone.shown) if field]
    yield from range(max((len(each) for each in lists if isinstance(each, list | tuple)), default=0))
    if zone.own:
        yield view["seat"]
