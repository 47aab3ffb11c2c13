"""The two sources of games: folders of this package, and the entry points of the group `mazzo.games`.

Both provide a `Kit`, with the same checks. docs/games.md shows how to write a package.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from mazzo.core.edition import options
from mazzo.core.errors import Refused, shorten
from mazzo.core.game import Game
from mazzo.games.kit import AnyGame, Kit, PartRefused, load

GROUP = "mazzo.games"
NAME = re.compile(r"[a-z][a-z0-9]{0,29}")
LONGEST_TITLE = 40


class InstalledGame(NamedTuple):
    """A game from an installed package."""

    name: str
    package: str
    load: Callable[[], Kit]  # refuses a faulty package


def ours(name: str) -> Callable[[], Kit]:
    return partial(read, name, f"{__package__}.{name}:KIT", "mazzo")


def offers() -> Iterator[InstalledGame]:
    from importlib.metadata import entry_points  # imported here: it takes half as long to load as the whole library

    for entry in entry_points(group=GROUP):
        package = entry.dist.name if entry.dist else entry.value
        yield InstalledGame(entry.name, package, partial(read, entry.name, entry.value, package))


def read(name: str, path: str, package: str) -> Kit:
    """The kit of an entry point. If that is a `Game`, the kit has only its rules."""
    try:
        found = load(path)
        if isinstance(found, Game):
            found = Kit(name=found.name, rules=found)
        if not isinstance(found, Kit):
            raise Refused(f"{path} is {shorten(found)}; it should be a mazzo.Kit or a mazzo.Game")
        kit = replace(found, package=package)
        check(name, kit.name, kit.game)
    except PartRefused as error:
        raise Refused(f"{package}: {error.why}") from error
    except Exception as error:  # a package may raise anything
        kind = "" if isinstance(error, Refused) else f"{type(error).__name__}: "
        raise Refused(f"{package}: {kind}{error}") from error
    return kit


def check(name: str, kit_name: str, game: AnyGame) -> None:
    if not (name == kit_name == game.name and NAME.fullmatch(name)):
        raise Refused(
            f"the entry point is called {shorten(name)}, the kit {shorten(kit_name)} "
            f"and the game {shorten(game.name)}; all should be one name, of small letters and digits"
        )
    if not (game.title.isprintable() and 1 <= len(game.title) <= LONGEST_TITLE):
        raise Refused(f"its title is {shorten(game.title)}; a title has 1 to {LONGEST_TITLE} letters")
    if not game.editions or any(edition.name != name for name, edition in game.editions.items()):
        raise Refused("it should have an edition or more, each listed by its own name")
    if not game.events:
        raise Refused("it should list its kinds of events: Game(events=[...])")
    for edition in game.editions.values():
        options(edition)  # refuses an option without bounds
