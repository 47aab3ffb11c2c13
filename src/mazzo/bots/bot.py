"""A bot: a player in a seat who sees what a person there would see, and chooses."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from mazzo.core.chance import Chance
from mazzo.core.errors import Broken
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay

T = TypeVar("T")


class Bot(Protocol):
    """Plays one seat of one game. It never gets a state, so it cannot peek.

    It keeps only its luck from one call to the next: the same view, events and luck give the same choice. So a bot can
    run in another process, and continue after a restart.
    """

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        """Choose one of `view.legal`, which is never empty here.

        `seen` has all events so far as the seat saw them, the oldest first; it may be empty if nobody kept them.
        """


Maker: TypeAlias = Callable[[Any, Chance], Bot]
"""Makes a bot for one seat of a game of this edition, with its own luck."""


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
