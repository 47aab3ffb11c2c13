"""Where the cards of Exploding Kittens lie, and how they look."""

from mazzo.core.layout import Face, Flag, Layout, Zone
from mazzo.games.kittens.board import LOOKS
from mazzo.games.kittens.rules.actions import SINGLE

LAYOUT = Layout(
    zones=(
        Zone(name="hand", shape="hand", of="seat", own="hand", count="hands"),
        Zone(name="pile", shape="pile", count="pile"),
        Zone(name="discard", shape="pile", cards="discard"),
    ),
    faces={card.value: Face(color=color) for card, (color, _) in LOOKS.items()},
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
