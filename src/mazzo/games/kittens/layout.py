"""The layout of Exploding Kittens: the places of its cards and their look."""

from mazzo.core.layout import Face, Flag, Layout, Zone
from mazzo.core.rules import Seat
from mazzo.games.kittens.rules.actions import SINGLE
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.view import View

PAPERS = (
    *("#101418", "#2f9e5b", "#c0263b", "#e8772e", "#4aa3df", "#7f5fc8", "#a88b52", "#e56fa4"),
    *("#d9c27a", "#7fc46a", "#c9a27c", "#9fb3bd", "#9bd3e6"),
)
INKS = {Card.KITTEN: "#ff6b5e"}

LAYOUT = Layout(
    zones=(
        Zone(name="hand", shape="hand", of="seat", own="hand", count="hands"),
        Zone(name="pile", shape="pile", count="pile"),
        Zone(name="discard", shape="pile", cards="discard"),
    ),
    faces={card.value: Face(color=paper, ink=INKS.get(card, "")) for card, paper in zip(Card, PAPERS, strict=True)},
    flags=(Flag(field="alive", when=False, is_out=True),),
    plays={**{kind.__name__.lower(): card.value for kind, card in SINGLE.items()}, "nope": "nope"},
    picks={
        "pair card": "hand",
        "three card": "hand",
        "five cards": "hand",
        "give card": "hand",
        "pick card": "discard",
    },
    taps={"draw": "pile"},
    numbers=("insert place",),
)


def note(view: View, seat: Seat) -> str:
    """For the seat on turn, the number of turns it has to take, if there are several."""
    return f"{view.turns} turns" if seat == view.turn and view.turns > 1 and not view.result else ""
