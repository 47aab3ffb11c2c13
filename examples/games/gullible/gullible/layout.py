"""Where the snacks of Gullible lie, and how they look."""

from pathlib import Path

from gullible.state import BOOT, CHIP, CONE, CRAB, SARDINE
from mazzo.rules import Face, Layout, Token, Zone

PICTURES = Path(__file__).parent / "pictures"
NAMES = {CHIP: "Chip", SARDINE: "Sardine", CONE: "Cone", CRAB: "Crab", BOOT: "Boot"}
COLORS = {CHIP: "#b9770e", SARDINE: "#2f6f96", CONE: "#b4487a", CRAB: "#b3321f", BOOT: "#4b5a45"}


def picture(snack: int) -> str:
    return (PICTURES / f"{NAMES[snack].lower()}.svg").read_text(encoding="utf-8")


LAYOUT = Layout(
    zones=(
        Zone(name="piers", shape="row", cards="piers", first=1),  # a list of lists: one row for each pier
        Zone(name="pile", shape="pile", count="pile"),
        Zone(name="nests", shape="row", of="seat", cards="nests"),
    ),
    faces={
        str(snack): Face(name=name, sign=f"{snack:+d}", color=COLORS[snack], picture=picture(snack))
        for snack, name in NAMES.items()
    },
    tokens=(Token(field="points", sign="★", color="#e8b022"), Token(field="squawks", sign="♪", color="#3c8ea8")),
    seat_facts=("bids", "dives"),
    facts=("round",),
    picks={"dive pier": "piers"},
    numbers=("squawk squawks",),
)
