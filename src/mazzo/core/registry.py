"""The games that can be found by name. Each is entered once, when it is imported (`mazzo.games` has the list)."""

from typing import TYPE_CHECKING, Any

from mazzo.core.errors import Refused, listing, shorten

if TYPE_CHECKING:
    from mazzo.core.game import Game

    AnyGame = Game[Any, Any, Any, Any, Any]

GAMES: "dict[str, AnyGame]" = {}


def find(name: object) -> "AnyGame":
    """The game of that name."""
    if not isinstance(name, str) or name not in GAMES:
        raise Refused(f"there is no game {shorten(name)}; the games are {listing(GAMES)}")
    return GAMES[name]
