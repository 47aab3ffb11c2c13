"""All bots of all games: `get` finds one by name or level, `for_tables` lists them, `OWN` has those added by users.

`search/` and `rollouts/` look ahead, `expert/` runs networks, `own.py` and `outside.py` load users' bots. May import
core and the list of games.
"""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Any

from mazzo.bots.bot import Bot, Maker
from mazzo.bots.catalog import BotCatalog
from mazzo.bots.expert import NetworkCodec
from mazzo.bots.rollouts import thinker
from mazzo.bots.search import Searching
from mazzo.bots.simple import Random
from mazzo.core.chance import Chance
from mazzo.core.edition import check_known, unknown_to
from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import GAMES, kit

LEVELS = ("easy", "medium", "hard", "expert")
"""The levels of bots, for people who do not know the bots' names."""

SEARCHES = {"search-25": 25, "search-100": 100, "search-400": 400, "search-1600": 1600}
"""Bots that need only a game's rules, with the number of random games that each plays for a choice."""

PLAIN = BotCatalog(
    bots={"random": Random, **{name: thinker(games=games, milliseconds=1000) for name, games in SEARCHES.items()}},
    levels=dict(zip(LEVELS, SEARCHES, strict=True)),
    slow=frozenset(SEARCHES),
)
"""The default bots for a game that has none: a random one, and searches of at most a second."""

OWN: defaultdict[str, dict[str, Callable[[], Maker]]] = defaultdict(dict)
"""Bots added by users (`own.register`), by game and name: functions that return the maker for a seat."""

STAND_IN = "medium"
"""The level of the bot that plays for a person who is away. A game without this level uses its first bot."""


def catalog_of(game: str) -> BotCatalog:
    """The bots of a game and its levels, without those added by users."""
    return kit(game).part("bots", BotCatalog) or PLAIN


def network_codec(game: str) -> NetworkCodec:
    """A game's encoding for networks."""
    if not (found := catalog_of(game).network_codec):
        raise Refused(f"{game} does not support networks: its bots have no `network_codec`")
    return found


def searching(game: str) -> Searching:
    """The parts of a game that a search needs."""
    if not (found := catalog_of(game).searching):
        raise Refused(f"{game} does not support a search: its bots have no `searching`")
    return found


def get(game: str, name: str) -> Maker:
    """The maker of a game's bot, by name or level. It refuses options that the bot does not support."""
    name = called(game, name)
    return OWN[game][name]() if name in OWN[game] else ListedMaker(game, name)


@dataclass(frozen=True)
class ListedMaker:
    """The maker of a bot in a game's catalog."""

    game: str
    name: str

    def __call__(self, edition: Any, chance: Chance) -> Bot:
        there = catalog_of(self.game)
        check_known(f"the bot {self.name} of {self.game}", there.options_of(self.name), edition)
        return there.bots[self.name](edition, chance)


def check_options(game: str, name: str, edition: Any) -> None:
    """Refuse a bot, by name or level, that does not support the options of this edition."""
    name = called(game, name)
    check_known(f"the bot {name} of {game}", catalog_of(game).options_of(name), edition)


def unknown_options(game: str, name: str, edition: Any) -> list[str]:
    """The changed options of this edition that a bot, by name or level, does not support."""
    return unknown_to(catalog_of(game).options_of(called(game, name)), edition)


def called(game: str, name: str) -> str:
    """The name of a bot, given its name or level."""
    bots, levels = catalog_of(game)[:2]
    if not isinstance(name, str) or levels.get(name, name) not in {**bots, **OWN[game]}:
        raise Refused(f"there is no bot {shorten(name)} for {game}; the bots are {listing(names(game))}")
    return levels.get(name, name)


def names(game: str | None = None) -> list[str]:
    """The levels, then the names of the bots of a game, or of all games."""
    chosen = [kit(game).name] if game is not None else list(GAMES)
    there = [catalog_of(each) if game is not None else _catalog_if_usable(each) for each in chosen]
    levels, bots = chain(*(each.levels for each in there)), chain(*(each.bots for each in there))
    return list(dict.fromkeys([*levels, *bots, *chain(*(OWN[each] for each in chosen))]))


def _catalog_if_usable(game: str) -> BotCatalog:
    """The bots of a game for a list of all games. A faulty catalog is reported only when its game is chosen."""
    try:
        return catalog_of(game)
    except Refused:
        return PLAIN


def has_only_searches(game: str) -> bool:
    """Whether a game has no bots of its own, so that its levels are searches."""
    return catalog_of(game) is PLAIN


def is_slow(game: str, name: str) -> bool:
    """Whether a bot may take long for a choice: its game lists it as slow, or a user added it."""
    name = called(game, name)
    return name in catalog_of(game).slow or name in OWN[game]


def for_tables() -> dict[str, list[str]]:
    """The bots and levels that a table can seat, by game; the first replaces absent people."""
    return {game: sorted(names(game), key=lambda name: name != stand_in(game)) for game in GAMES}


def stand_in(game: str) -> str:
    """The bot that replaces a person who is away."""
    there = names(game)
    return STAND_IN if STAND_IN in there else there[0]


def quick(game: str) -> str | None:
    """The bot that replaces another one that is late; None if all bots of a game are slow."""
    there = [stand_in(game), *names(game)]
    return next((name for name in there if not is_slow(game, name)), None)
