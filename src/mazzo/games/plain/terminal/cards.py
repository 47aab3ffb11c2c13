"""Cards and zones as coloured chips."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from mazzo.core.board_rows import BACK, color_of, ink_of
from mazzo.core.fields import tag_of
from mazzo.core.layout import Heap, Layout, Zone
from mazzo.games import get
from mazzo.games.plain.words.names import card_name, field_name, row_name
from mazzo.games.plain.words.table import count_name
from mazzo.terminal.drawing import cards as drawing
from mazzo.terminal.drawing.board import drawing_of
from mazzo.terminal.drawing.cards import DrawnCard
from mazzo.terminal.drawing.ink import Space, chip, rows
from mazzo.text import message
from mazzo.text.locales import Words

DIE = "bold #1d2226 on #fffdf7"
EMBLEM = 7  # cards


class ZoneView(NamedTuple):
    """The cards of one zone as a viewer sees them."""

    t: Words
    view: Any
    zone: Zone
    cards: Heap

    @property
    def game(self) -> str:
        return tag_of(self.view)

    @property
    def layout(self) -> Layout:
        return get(self.game).board_layout

    @property
    def name(self) -> str:
        return field_name(self.t, self.game, self.zone.name)

    @property
    def number(self) -> str:
        """The number of cards, in the game's own message if it has one."""
        return count_name(self.t, self.game, self.zone, len(self.cards), f"{len(self.cards)}")

    @property
    def empty(self) -> Text:
        number = "–" if self.number == "0" else self.number
        return Text(message(self.t, f"{self.game}-{self.zone.name}-empty", number), style="dim italic")

    @property
    def is_open(self) -> bool:
        """Whether there are cards and all of them lie face up."""
        return bool(self.cards.cards) and None not in self.cards.cards

    def look(self, card: object, count: int = 1) -> DrawnCard:
        return look(self.t, self.view, card, count)


def look(t: Words, view: Any, card: object, count: int = 1) -> DrawnCard:
    """A card as drawn in the terminal; None is a card face down."""
    if card is None:
        return DrawnCard(drawing.BACK, "", (BACK, BACK), count)
    game = tag_of(view)
    name = card_name(t, game, card)
    return DrawnCard(sign_of(game, card) or name, name, colors_of(game, card), count)


def colors_of(game: str, card: object) -> tuple[str, str]:
    layout = get(game).board_layout
    return color_of(layout, card), ink_of(layout, card)


def sign_of(game: str, card: object) -> str:
    face = get(game).board_layout.faces.get(str(card))
    return drawing_of(game).card_signs.get(str(card), face.sign if face else "")


def zone_text(place: ZoneView, room: Space) -> Text:
    """A zone by name, with a chip for each card: small ones if there is little room."""
    t, _, zone, cards = place
    if cards.rows is not None:
        names = [row_name(t, place.game, zone, number) for number in range(len(cards.rows))]
        drawn = [row_text(place, name, row, room.width) for name, row in zip(names, cards.rows, strict=True)]
        return rows(drawn, room.width, "   ")
    if not len(cards):
        return Text()
    named = rows([Text(f"{place.name} ", "dim"), *chips(place)], room.width)
    lines = named.split()
    if zone.shape == "dice" or (len(lines) <= room.lines and all(line.cell_len <= room.width for line in lines)):
        return named
    small = [place.look(card, count).small() for card, count in place.layout.runs(zone, cards.cards)]
    return rows(small, room.width, "")


def chips(place: ZoneView) -> list[Text]:
    """A chip for each card or die; equal neighbours share a chip with their count."""
    cards = place.cards.cards
    if place.zone.shape == "dice":
        return [Text.assemble((f" {'–' if die is None else die} ", DIE), " ") for die in cards]
    return [place.look(card, count).chip() for card, count in place.layout.runs(place.zone, cards)]


def row_text(place: ZoneView, name: str, cards: Sequence[object], width: int) -> Text:
    """One of several rows: its name and short chips; only the last cards if there is little room."""
    chips = [place.look(card).small() for card in cards]
    while chips and len(name) + sum(chip.cell_len for chip in chips) > width - 3:
        chips.pop(0)
    left = Text("… " if len(chips) < len(cards) else "")
    return Text.assemble((f"{name} ", "dim"), left, *(chips or [Text("–", "dim")]))


def emblem(game: str) -> Text:
    """The game in a few chips."""
    cards = [card for card in get(game).board_layout.faces if sign_of(game, card)]
    return Text.assemble(*(chip(sign_of(game, card), "", colors_of(game, card)) for card in cards[:EMBLEM]))


def signs(t: Words, game: str) -> str:
    """The names of the cards with their signs."""
    cards = [card for card in get(game).board_layout.faces if sign_of(game, card)]
    return "  ".join(f"{sign_of(game, card)} {card_name(t, game, card)}" for card in cards)
