"""The zones that all players share. Piles are large cards if there is room, otherwise lines."""

from typing import Any

from msgspec import to_builtins
from rich.text import Text

from mazzo.core.fields import tag_of
from mazzo.core.layout import back_of, heap
from mazzo.games.plain.terminal.cards import ZoneView, zone_text
from mazzo.games.plain.words.names import layout_of
from mazzo.games.plain.words.table import facts_of_all
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.drawing.cards import BACK, DrawnCard
from mazzo.terminal.drawing.ink import Space, beside, lines_in, lines_of, rows
from mazzo.text.locales import Words

SHOWN = 6  # cards of an open pile
SIZE = (18, 5)  # of a large card
MOST_LARGE = 2  # piles
MOST_BACKS, CARDS_OF_BACK = 8, 3  # for a pile in one line: the most backs drawn, and the cards that each stands for
GAP = "  "


def middle(t: Words, view: Any, room: Space) -> Text:
    places = [ZoneView(t, view, zone, heap(zone, to_builtins(view))) for zone in layout_of(view).table_zones]
    piles = [place for place in places if place.zone.shape == "pile" and place.cards.rows is None]
    others = [zone_text(place, room) or pile_line(place, room.width) for place in places if place not in piles]
    facts = rows([Text(fact) for fact in facts_of_all(t, view)], room.width, "   ")
    known = drawing_of(tag_of(view)).remarks(t, view)
    below = lines_in([*others, facts, known or Text(" ")])
    if 0 < len(piles) <= MOST_LARGE and 1 + SIZE[1] + len(below) <= room.lines:
        width = room.width // len(piles)
        return lines_of([beside([large_pile(place, width) for place in piles], "", width), *below])
    lines = [pile_line(place, room.width) for place in piles]
    if len(lines_in([*lines, *others, facts])) > room.lines:
        lines = [rows([*lines, *([facts] if facts else [])], room.width, "   ")]
        facts = Text()
    return lines_of(lines_in([*others, *lines, facts, known])[: room.lines])


def pile_line(place: ZoneView, width: int) -> Text:
    """For a face-down pile, backs and their number; for an open one, the top card's name and the signs of the next."""
    name = Text.assemble((place.name, "bold"), GAP)
    if place.is_open:
        return name + open_cards(place, width - name.cell_len)
    many = min(len(place.cards), MOST_BACKS * CARDS_OF_BACK)
    backs = [card.chip() for card in back_cards(place)] or [Text(BACK * -(-many // CARDS_OF_BACK))][:many]
    return name + rows([*backs, *facts(place)], width - name.cell_len)


def facts(place: ZoneView) -> list[Text]:
    """The number of cards, and the facts that the game adds to it."""
    more = drawing_of(place.game).beside(place.t, place.view, place.zone.name)
    return [Text(f"{place.number} ", "dim") if len(place.cards) else place.empty, *([more] if more else [])]


def open_cards(place: ZoneView, width: int) -> Text:
    """The last cards, the newest first and by name."""
    newest, *below = reversed(place.cards.cards[-SHOWN:])
    return rows([place.look(newest).chip(), *(place.look(card).small() for card in below)], width)


def back_cards(place: ZoneView) -> list[DrawnCard]:
    """The cards that the top one may be, if its back shows them."""
    return [place.look(card) for card in back_of(place.zone, to_builtins(place.view))]


def large_pile(place: ZoneView, width: int) -> Text:
    """A pile under its name: the top card is large, the other facts are beside it."""
    name = Text.assemble((place.name, "bold"), GAP)
    if not len(place.cards):
        return lines_of([name, rows(facts(place), width)])
    if place.is_open:
        newest, *below = reversed(place.cards.cards[-SHOWN:])
        card, more = lines_of(place.look(newest).large(SIZE)), [place.look(each).small() for each in below]
        title = name + Text(place.number, "dim")
    else:
        card, (count, *more) = large_back(place), facts(place)
        title = name + count
    room = max(1, width - max(line.cell_len for line in card.split("\n")) - len(GAP))
    return lines_of([title, beside([card, rows(more, room)], GAP)])


def large_back(place: ZoneView) -> Text:
    """The back of the top card, with a stripe for each card that it may be."""
    if backs := back_cards(place):
        return lines_of([Text().join(line) for line in zip(*(card.stripe() for card in backs), strict=True)])
    width, height = SIZE
    return lines_of([Text("▒" * width)] * height)
