"""Finding a game and its layout by name, for pickles, replays and boards. `mazzo.games` has the list."""

from collections.abc import Callable
from typing import Any

from mazzo.core.errors import Refused
from mazzo.core.layout import Layout

_lists: list[tuple[Callable[[object], Any], Callable[[str], Layout]]] = []


def connect(find_game: Callable[[object], Any], find_layout: Callable[[str], Layout]) -> None:
    """Look games and layouts up in this list from now on."""
    _lists[:] = [(find_game, find_layout)]


def find(name: object) -> Any:
    """The game of that name. An unknown name is refused."""
    return _lists[0][0](name)


def layout_of(game: Any) -> Layout:
    """The layout of a game: of its kit, if the list has it, or its own."""
    try:
        is_listed = find(game.name) is game
    except Refused:
        is_listed = False
    layout: Layout = _lists[0][1](game.name) if is_listed else game.table
    return layout
