"""The cards that only this seat sees."""

from typing import Any

from msgspec import to_builtins
from rich.text import Text

from mazzo.core.layout import Layout, heap
from mazzo.games.plain.terminal.cards import ZoneView, chips
from mazzo.games.plain.words.names import layout_of
from mazzo.terminal.drawing import cards
from mazzo.terminal.drawing.ink import Space, rows
from mazzo.text import message
from mazzo.text.locales import Words


def hand(t: Words, view: Any, room: Space) -> Text:
    """The viewer's cards, as large as the room allows; dice are small."""
    layout, plain = layout_of(view), to_builtins(view)
    if view.seat is None or layout.is_out(plain, view.seat):
        return Text()
    own = [ZoneView(t, view, zone, heap(zone, plain, view.seat)) for zone in layout.seat_zones if zone.own]
    held = [
        place.look(card, count)._replace(word=word_of(layout, card))
        for place in own
        for card, count in layout.runs(place.zone, place.cards.cards)
        if place.zone.shape != "dice" and card is not None
    ]
    dice = [die for place in own if place.zone.shape == "dice" for die in chips(place)]
    if dice:
        return rows([*(each.chip() for each in held), *dice], room.width)
    if not held:
        empty = [message(t, f"{place.game}-{place.zone.name}-empty", "") for place in own[:1]]
        return Text("".join(empty), style="dim italic")
    return cards.hand(held, room)


def word_of(layout: Layout, card: object) -> str:
    """The word of the actions that a click on a card chooses. A number may mean something else."""
    kinds = [kind for kind, played in layout.plays.items() if played == str(card)]
    return next(iter(kinds), "" if str(card).isdigit() else str(card))
