"""Where the cards of Mantis lie, and how they look."""

from mazzo.core.layout import Face, Layout, Zone
from mazzo.games.mantis.board import LOOKS

LAYOUT = Layout(
    zones=(
        Zone(name="tank", shape="stacks", of="seat", cards="tanks"),
        Zone(name="score", shape="pile", of="seat", count="scores", goal="target"),
        Zone(name="pile", shape="pile", count="pile"),
    ),
    faces={color.value: Face(color=tile.colors[0]) for color, tile in LOOKS.items()},
    taps={"score": "tank", "steal": "tank", "raid": "score"},
)
