"""A bot acts; if it fails, its seat takes the default action."""

from collections.abc import Callable
from typing import Any, TypeVar

from mazzo.core.errors import Broken
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay

T = TypeVar("T")


def act(
    play: AnyPlay,
    seat: Seat,
    choose: Callable[[], Any],
    apply: Callable[[Any], T],
    failed: Callable[[Exception], object],
) -> T:
    """Apply a bot's choice. If that fails, `failed` gets the error, and the default action is applied instead."""
    try:
        return apply(choose())
    except Broken:
        raise
    except Exception as error:  # a bot may raise anything
        failed(error)
        return apply(play.game.idle(play.state, seat))
