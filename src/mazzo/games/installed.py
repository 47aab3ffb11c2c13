"""Games of installed packages: entry points of the group `mazzo.games`. docs/games.md shows how to write one."""

import re
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from mazzo.core.edition import options
from mazzo.core.errors import Refused, shorten
from mazzo.core.game import Game
from mazzo.core.registry import Offer

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "mazzo.games"
NAME = re.compile(r"[a-z][a-z0-9]{0,29}")
LONGEST_TITLE = 40


def offers() -> Iterator[Offer]:
    from importlib.metadata import entry_points  # takes as long to load as half of the library

    for entry in entry_points(group=GROUP):
        yield Offer(entry.name, entry.dist.name if entry.dist else entry.value, partial(load, entry))


def load(entry: "EntryPoint") -> Game[Any, Any, Any, Any, Any]:
    game = entry.load()
    if not isinstance(game, Game):
        raise Refused(f"{entry.value} is {shorten(game)}; it should be a mazzo.Game")
    if game.name != entry.name or not NAME.fullmatch(game.name):
        raise Refused(
            f"the entry point is called {shorten(entry.name)} and the game {shorten(game.name)}; "
            "both should be one name, of small letters and digits"
        )
    if not (game.title.isprintable() and 1 <= len(game.title) <= LONGEST_TITLE):
        raise Refused(f"its title is {shorten(game.title)}; a title has 1 to {LONGEST_TITLE} letters")
    if not game.editions or any(edition.name != name for name, edition in game.editions.items()):
        raise Refused("it should have an edition or more, each listed by its own name")
    for edition in game.editions.values():
        options(edition)  # says which option does not tell what it may be
    return game
