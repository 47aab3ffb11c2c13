"""A check of a game's layout: it names only existing things, and what an action picks lies in the named zone."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Any, get_args

from msgspec import to_builtins

from mazzo.core.errors import listing
from mazzo.core.fields import tag_of
from mazzo.core.layout import Layout, Owner, Shape, Zone, heap
from mazzo.games import AnyGame
from mazzo.testing.faults import Fault
from mazzo.testing.settings import Setting, playing

NAMED = "a layout names fields, zones and actions that there are"
PICKED = "what an action picks from a zone lies there"
STEPS = 200  # of each game


def check_layout(game: AnyGame, every: list[Setting]) -> str:
    """Check the game's layout in one game of each setting."""
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
    zones, kinds = [zone.name for zone in layout.zones], {tag_of(kind): kind for kind in game.actions}
    for zone in layout.zones:
        is_known(zone.shape, get_args(Shape), f"the zone {zone.name} has the shape {zone.shape!r}")
        is_known(zone.of, get_args(Owner), f"the zone {zone.name} is of {zone.of!r}")
    for name, pointed in {**layout.picks, **layout.taps}.items():
        is_known(pointed, zones, f"{name!r} leads to the zone {pointed!r}")
    for name in (*layout.picks, *layout.numbers):
        kind, _, field = name.partition(" ")
        is_known(kind, kinds, f"{name!r} is of the action {kind!r}")
        is_known(field, kinds[kind].__struct_fields__, f"{name!r} is of the field {field!r}")
    for name in (*layout.plays, *layout.taps):
        is_known(name, kinds, f"there is no action {name!r}")


def is_known(name: str, names: Iterable[str], found: str) -> None:
    """Refuse a name that is not among these, and offer the nearest one."""
    known = list(names)
    if name not in known:
        near = get_close_matches(name, known, n=1)
        raise Fault(NAMED, f"{found}; " + (f"did you mean {near[0]!r}?" if near else f"possible: {listing(known)}"))


def check_view(layout: Layout, view: dict[str, Any]) -> None:
    zones = {zone.name: zone for zone in layout.zones}
    for zone in layout.zones:
        for field in filter(None, (zone.cards, zone.own, zone.count, zone.known, zone.shown)):
            is_known(field, view, f"the zone {zone.name} is in the field {field!r}, which the view lacks")
        if layout.faces:
            check_faces(layout, zone, view)
    tokens, flags = (token.field for token in layout.tokens), (flag.field for flag in layout.flags)
    for field in (*tokens, *flags, *layout.facts, *layout.seat_facts):
        is_known(field, view, f"the view has no field {field!r}")
    for action in view["legal"]:
        for field, value in action.items():
            if (name := layout.picks.get(f"{action['do']} {field}")) is None:
                continue
            for each in value if isinstance(value, list | tuple) else [value]:
                if each is not None and not lies_in(zones[name], view, each):
                    raise Fault(PICKED, f"{action['do']} can have the {field} {each}, which is not in {name}")


def check_faces(layout: Layout, zone: Zone, view: dict[str, Any]) -> None:
    for seat in seats_of(zone, view):
        for card in heap(zone, view, seat).cards:
            if card is not None and str(card) not in layout.faces:
                raise Fault(NAMED, f"the card {str(card)!r} in the zone {zone.name} has no face; other cards have one")


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
