"""How the seats of a game are ordered: winners, then the game's standing, or the first token of its layout."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from mazzo.core.layout import Layout, Token
from mazzo.core.play import Play, places_of
from mazzo.core.rules import Result
from tests.guests.court import COURT

POINTS = (3, 9, 3, 5)


def play_of(**changes: Any) -> Play[Any, Any, Any, Any, Any]:
    """A game of four that the first seat has won."""
    view: Any = lambda _state, _viewer: SimpleNamespace(points=POINTS)  # noqa: E731 (of another type than Court's)
    game = replace(COURT, view=view, **changes)
    play = game.start(4, seed=1)
    play.state.result = Result((0,), "rounds")
    return play


@pytest.mark.parametrize(
    ("changes", "places"),
    [
        ({}, (1, 2, 2, 2)),
        ({"layout": Layout()}, (1, 2, 2, 2)),
        ({"layout": Layout(tokens=(Token(field="points"),))}, (1, 2, 4, 3)),
        ({"layout": Layout(tokens=(Token(field="points", is_low=True),))}, (1, 4, 2, 3)),
        ({"layout": Layout(tokens=(Token(field="points"),)), "standing": lambda _s, _e, seat: (seat,)}, (1, 4, 3, 2)),
    ],
    ids=["nothing", "no tokens", "many are good", "few are good", "a standing counts more than tokens"],
)
def test_places(changes: dict[str, Any], places: tuple[int, ...]) -> None:
    assert places_of(play_of(**changes).order) == places
