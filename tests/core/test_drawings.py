"""Drawings of boards and covers equal the files in `drawings/`."""

from collections.abc import Callable
from pathlib import Path

import pytest

from mazzo.core.layout import Face, Layout, Token, Zone
from mazzo.games.kittens.game import KITTENS
from mazzo.games.mantis.game import MANTIS
from mazzo.games.plain.picture import cover
from tests.generated import STALE

FOLDER = Path(__file__).parent / "drawings"

TANKS = """
    tank 0: rrrrrrrrrrrrrrrooooooooooooooo
    tank 1: gb
    tank 2:
    scores: 3 0 1
    pile: k/opk y/roy
"""
HANDS = """
    seat 0: defuse nope nope skip see beard beard
    seat 1: out
    seat 2: attack
    pile: kitten shuffle tacocat
    discard: skip kitten
"""
MANY_CARDS = f"""
    seat 0: defuse {"nope skip see beard tacocat potato favor attack shuffle " * 4}
    seat 1: rainbow cattermelon cattermelon
    pile: kitten
"""
FACES = {
    "ace": Face(sign="A", color="#a03"),
    "maid": Face(sign="♛"),
    "own": Face(picture="<svg xmlns='http://www.w3.org/2000/svg'/>"),
}


DRAWINGS: dict[str, Callable[[], str]] = {
    "tanks": MANTIS.position(TANKS, seed=1).board.svg,
    "hands": KITTENS.position(HANDS, seed=1).board.svg,
    "long-hand": KITTENS.position(MANY_CARDS, seed=1).board.svg,
    "deal": MANTIS.start(6, seed="drawn").board.svg,
    "cover-with-faces": lambda: cover(Layout(faces=FACES), []),
    "cover-with-cards": lambda: cover(Layout(), [7, "<b>", -12, "rose", 9]),
    "cover-with-backs": lambda: cover(Layout(zones=(Zone(name="hand", own="hand"),)), []),
    "cover-with-dice": lambda: cover(Layout(zones=(Zone(name="dice", shape="dice", cards="dice"),)), []),
    "cover-with-tokens": lambda: cover(Layout(tokens=(Token(field="won", sign="★"), Token(field="bid"))), []),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_equals_its_file(name: str) -> None:
    file = FOLDER / f"{name}.svg"
    assert DRAWINGS[name]() == file.read_text(encoding="utf-8"), f"{file.name} {STALE}"


def update() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, draw in DRAWINGS.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8")
