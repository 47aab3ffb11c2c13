"""Where the cards of Exploding Kittens lie, and how they look."""

from mazzo.core.layout import Face, Flag, Layout, Zone
from mazzo.games.kittens.rules.actions import SINGLE
from mazzo.games.kittens.rules.cards import Card

COLORS = {
    Card.KITTEN: "#101418",
    Card.DEFUSE: "#2f9e5b",
    Card.NOPE: "#c0263b",
    Card.ATTACK: "#e8772e",
    Card.SKIP: "#4aa3df",
    Card.FAVOR: "#7f5fc8",
    Card.SHUFFLE: "#a88b52",
    Card.SEE: "#e56fa4",
    Card.TACOCAT: "#d9c27a",
    Card.CATTERMELON: "#7fc46a",
    Card.POTATO: "#c9a27c",
    Card.BEARD: "#9fb3bd",
    Card.RAINBOW: "#9bd3e6",
}

LAYOUT = Layout(
    zones=(
        Zone(name="hand", shape="hand", of="seat", own="hand", count="hands"),
        Zone(name="pile", shape="pile", count="pile"),
        Zone(name="discard", shape="pile", cards="discard"),
    ),
    faces={card.value: Face(color=color) for card, color in COLORS.items()},
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
