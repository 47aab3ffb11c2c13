"""Exploding Kittens in the terminal: the parts that its layout does not describe."""

from collections.abc import Sequence
from dataclasses import replace

from rich.text import Text

from mazzo.core.rules import Seat
from mazzo.games.kittens.layout import PAPERS
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.view import View
from mazzo.games.kittens.words.table import place_of, turns_left
from mazzo.games.plain.terminal import DRAWING as PLAIN
from mazzo.games.plain.terminal import look
from mazzo.text.locales import Words

SIGNS = dict(zip(Card, "✸✚✘»↷♥↻◉◗◒◖▼≋", strict=True))
SIXTEEN = (
    *("black", "green", "red", "bright_red", "blue", "magenta", "cyan", "bright_magenta"),
    *("bright_yellow", "bright_green", "white", "bright_white", "bright_cyan"),
)
SHOWN = 6  # known cards of the Draw Pile


def title(t: Words, view: View, seat: Seat) -> str:
    return turns_left(t, view, seat) or PLAIN.title(t, view, seat)


def known(view: View, seat: Seat) -> Sequence[Card]:
    """Cards that another player certainly holds."""
    memory = view.memory.hands.get(seat)
    return memory.holds if memory else ()


def beside(t: Words, view: View, zone: str) -> Text:
    """The number of kittens in the Draw Pile."""
    if zone != "pile":
        return Text()
    left = t("kittens-kittens-left", count=view.kittens)
    return Text.assemble(look(t, view, Card.KITTEN).small(), (f" {left}", "dim"))


def remarks(t: Words, view: View) -> Text:
    """The seat's certain knowledge of the Draw Pile."""
    known = view.memory.pile.known[:SHOWN]
    found = Text(t("kittens-known") + "  " if known else " ", style="bold")
    for each in known:
        found.append_text(look(t, view, each.card).small())
        found.append(f" {place_of(t, view, each)}  ", "dim")
    return found


DRAWING = replace(
    PLAIN,
    title=title,
    known=known,
    beside=beside,
    remarks=remarks,
    card_signs={card.value: sign for card, sign in SIGNS.items()},
    few=dict(zip(PAPERS, SIXTEEN, strict=True)),
)
