"""The layout of Mantis: the places of its cards and their look."""

from mazzo.core.layout import Face, Layout, Zone
from mazzo.games.mantis.rules.cards import COLORS

PAPERS = ("#be0a18", "#f2790a", "#ffee64", "#037c58", "#2391fc", "#66348f", "#ffaed6")
"""The colours of the cards. They also differ in lightness, for colour-blind people."""

LAYOUT = Layout(
    zones=(
        Zone(name="tank", shape="stacks", of="seat", cards="tanks"),
        Zone(name="score", shape="pile", of="seat", count="scores", goal="target"),
        Zone(name="pile", shape="pile", count="pile", back="top.colors"),
    ),
    faces={color.value: Face(color=paper) for color, paper in zip(COLORS, PAPERS, strict=True)},
    taps={"score": "tank", "steal": "tank", "raid": "score"},
)
