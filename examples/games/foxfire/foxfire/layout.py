"""Where the cards of Foxfire lie, and how they look."""

from pathlib import Path

from mazzo.rules import Face, Flag, Layout, Token, Zone

PICTURES = Path(__file__).parent / "pictures"
COLORS = {1: "#8d8579", 2: "#6b5b95", 3: "#3f5e6b", 4: "#8a6a3b", 5: "#c2571a", 6: "#2f6b4f"}
NAMES = {1: "Mouse", 2: "Bat", 3: "Badger", 4: "Hedgehog", 5: "Fox", 6: "Owl"}


def picture(rank: int) -> str:
    return (PICTURES / f"{NAMES[rank].lower()}.svg").read_text(encoding="utf-8")


LAYOUT = Layout(
    zones=(
        Zone(name="hand", shape="hand", of="seat", own="hand", count="hands", known="known", shown="shown"),
        Zone(name="played", shape="row", of="seat", cards="played"),
        Zone(name="pile", shape="pile", count="pile"),
    ),
    faces={
        str(rank): Face(name=NAMES[rank], sign=str(rank), color=COLORS[rank], picture=picture(rank)) for rank in NAMES
    },
    tokens=(Token(field="glows", sign="✦", color="#e8b022"),),
    flags=(Flag(field="hiding"), Flag(field="out", is_out=True)),
    facts=("round",),
    showdown="showdown",
    plays={name.lower(): str(rank) for rank, name in NAMES.items()},
    picks={"give card": "hand"},
)
