"""The bots of a device."""

from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.search import searcher

SEARCH = "search"
MILLISECONDS = 1000
"""The time of a search for a choice: as long as people wait gladly, since a device may be slow."""


def maker(game: str, name: str) -> Maker:
    """The maker of a bot, by name or level."""
    searching = bots.catalog_of(game).searching
    if searching and bots.called(game, name) == SEARCH:
        return searcher(searching, milliseconds=MILLISECONDS)
    return bots.get(game, name)
