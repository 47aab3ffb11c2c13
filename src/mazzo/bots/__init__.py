"""The bots there are. This list is the only one."""

from collections import defaultdict
from collections.abc import Callable
from itertools import chain

from mazzo.bots import kittens, mantis
from mazzo.bots.bot import Maker
from mazzo.bots.players import Players
from mazzo.bots.simple import Random
from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import GAMES
from mazzo.games import get as get_game

PLAYERS: dict[str, Players] = {"mantis": mantis.PLAYERS, "kittens": kittens.PLAYERS}

BOTS: dict[str, dict[str, Maker]] = {game: players.bots for game, players in PLAYERS.items()}
"""By game and by name, what makes one for a seat."""

ANY: dict[str, Maker] = {"random": Random}
"""The bots of a game that has none of its own."""

OWN: defaultdict[str, dict[str, Callable[[], Maker]]] = defaultdict(dict)
"""Those that somebody brought along (`own.bring`), each with what makes the maker for a seat."""

LEVELS: dict[str, dict[str, str]] = {game: players.levels for game, players in PLAYERS.items()}
"""By game, which bot is meant where somebody asks only how strong it should be."""

LEVEL_NAMES = tuple(dict.fromkeys(level for levels in LEVELS.values() for level in levels))

STAND_IN = "medium"
"""Plays for a person who is away; in a game without levels, `random`."""

SLOW = frozenset({"search"})
"""Bots that think too long for others to wait for them."""


def of(game: str) -> dict[str, Maker]:
    """By name, what makes the bots of a game; not those that somebody brought along."""
    return BOTS.get(get_game(game).name, ANY)


def get(game: str, name: str) -> Maker:
    """What makes a bot of that name, or of that level, for a game."""
    name = called(game, name)
    return OWN[game][name]() if name in OWN[game] else of(game)[name]


def called(game: str, name: str) -> str:
    """The name of a bot that is asked for by its name or by its level. A game without levels has one bot for all."""
    levels, there = _levels(game), {**of(game), **OWN[game]}
    if not isinstance(name, str) or levels.get(name, name) not in there:
        raise Refused(f"there is no bot {shorten(name)} for {game}; the bots are {listing(names(game))}")
    return levels.get(name, name)


def _levels(game: str) -> dict[str, str]:
    return LEVELS.get(game, dict.fromkeys(LEVEL_NAMES, "random"))


def names(game: str | None = None) -> list[str]:
    """The levels, then the names of the bots of a game, or of all games."""
    chosen = [get_game(game).name] if game is not None else list(GAMES)
    levels = [level for game in chosen for level in _levels(game)]
    return list(dict.fromkeys([*levels, *chain(*map(of, chosen)), *chain(*(OWN[game] for game in chosen))]))


def is_slow(game: str, name: str) -> bool:
    """Whether others should not wait for a bot: it thinks for long, or nobody knows for how long."""
    name = called(game, name)
    return name in SLOW or name in OWN[game]


def for_tables() -> dict[str, list[str]]:
    """By game, the names and levels of the bots that a table can seat; the first stands in for people."""
    return {
        game: sorted(names(game), key=lambda name: name != (STAND_IN if game in LEVELS else "random")) for game in GAMES
    }
