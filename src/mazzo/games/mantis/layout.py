"""Where the cards of Mantis lie, and how they look."""

from mazzo.core.layout import Face, Layout, Zone
from mazzo.games.mantis.rules.cards import Color

COLORS = {
    Color.RED: "#be0a18",
    Color.ORANGE: "#f2790a",
    Color.YELLOW: "#ffee64",
    Color.GREEN: "#037c58",
    Color.BLUE: "#2391fc",
    Color.PURPLE: "#66348f",
    Color.PINK: "#ffaed6",
}
"""They differ in lightness too, for colour-blind people."""

LAYOUT = Layout(
    zones=(
        Zone(name="tank", shape="stacks", of="seat", cards="tanks"),
        Zone(name="score", shape="pile", of="seat", count="scores", goal="target"),
        Zone(name="pile", shape="pile", count="pile"),
    ),
    faces={color.value: Face(color=paint) for color, paint in COLORS.items()},
    taps={"score": "tank", "steal": "tank", "raid": "score"},
)
