"""A drawing of the table of Mantis."""

from collections.abc import Sequence

from mazzo.core.board import Row, Tile
from mazzo.games.mantis.rules.cards import COLORS, Color
from mazzo.games.mantis.rules.state import State

PALE, DARK = "#ffffff", "#10222a"
LOOKS = {
    Color.RED: Tile("red", ("#be0a18",), PALE),
    Color.ORANGE: Tile("orange", ("#f2790a",), DARK),
    Color.YELLOW: Tile("yellow", ("#ffee64",), DARK),
    Color.GREEN: Tile("green", ("#037c58",), PALE),
    Color.BLUE: Tile("blue", ("#2391fc",), DARK),
    Color.PURPLE: Tile("purple", ("#66348f",), PALE),
    Color.PINK: Tile("pink", ("#ffaed6",), DARK),
}
TILES = {color.value: tile for color, tile in LOOKS.items()}


def board(state: State, names: Sequence[str]) -> tuple[Row, ...]:
    """The Tanks, the scores, and the back of the next card."""
    tanks = [tuple(LOOKS[color] for color in sorted(tank, key=COLORS.index)) for tank in state.tanks]
    players = [
        Row(name, f"{score} of {state.target}", tank, seat in state.to_act)
        for seat, (name, score, tank) in enumerate(zip(names, state.scores, tanks, strict=True))
    ]
    backs = [card.back for card in state.pile[:1]]
    tiles = tuple(Tile("/".join(back), tuple(LOOKS[color].colors[0] for color in back)) for back in backs)
    return *players, Row("Draw Pile", f"{len(state.pile)} cards", tiles)
