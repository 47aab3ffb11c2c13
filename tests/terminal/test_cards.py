"""Cards are drawn as large as the space allows."""

import pytest

from mazzo.terminal.drawing.cards import DrawnCard, hand
from mazzo.terminal.drawing.ink import Space

OWL = DrawnCard("6", "Great Horned Owl", ("#2f6b4f", "#ffffff"), word="owl")


@pytest.mark.parametrize(
    ("width", "lines", "drawn"),
    [(80, 7, (7, 22)), (80, 6, (5, 18)), (44, 5, (5, 37)), (44, 3, (3, 29)), (80, 2, (1, 41))],
)
def test_a_hand_is_as_large_as_the_room(width: int, lines: int, drawn: tuple[int, int]) -> None:
    cards = [OWL] if drawn[1] < 23 else [OWL, OWL]
    found = list(hand(cards, Space(width, lines)).split("\n"))
    assert (len(found), max(line.cell_len for line in found)) == drawn


def test_a_large_card_has_its_name_its_sign_and_a_click() -> None:
    lines = OWL._replace(many=2).large((18, 5))
    assert [line.plain.strip() for line in lines] == ["6             ×2", "", "Great Horned Owl", "", "6"]
    assert all(span.style.meta == {"@click": "screen.take('owl')"} for line in lines for span in line.spans[-1:])  # type: ignore[union-attr]


def test_a_card_whose_sign_is_its_name_shows_it_once() -> None:
    assert DrawnCard("7", "7", ("#000000", "#ffffff")).chip().plain == " 7 "
