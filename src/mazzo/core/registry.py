"""Finding a game and its layout by name, for pickles, replays and boards. `mazzo.games` has the list."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mazzo.core.errors import Refused

if TYPE_CHECKING:
    from mazzo.core.game import Game
    from mazzo.core.layout import Layout

    AnyGame = Game[Any, Any, Any, Any, Any]

_lists: "list[tuple[Callable[[object], AnyGame], Callable[[str], Layout]]]" = []


def connect(find_game: "Callable[[object], AnyGame]", find_layout: "Callable[[str], Layout]") -> None:
    """Look games and layouts up in this list from now on."""
    _lists[:] = [(find_game, find_layout)]


def find(name: object) -> "AnyGame":
    """The game of that name. An unknown name is refused."""
    return _lists[0][0](name)


def layout_of(game: "AnyGame") -> "Layout":
    """The layout of a game: of its kit, if the list has it, or its own."""
    try:
        is_listed = find(game.name) is game
    except Refused:
        is_listed = False
    return _lists[0][1](game.name) if is_listed else game.table
