"""Finding a game by its name, for pickles and replays. `mazzo.games` has the list."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mazzo.core.game import Game

    AnyGame = Game[Any, Any, Any, Any, Any]

_lists: "list[Callable[[object], AnyGame]]" = []


def connect(find_in_list: "Callable[[object], AnyGame]") -> None:
    """Look games up in this list from now on."""
    _lists[:] = [find_in_list]


def find(name: object) -> "AnyGame":
    """The game of that name; refuses an unknown name."""
    return _lists[0](name)
