"""All games, built-in and from installed packages: `get`, `kit`, `GAMES`. A `Kit` lists the parts of one game.

`plain/` has the defaults for a game with only rules. This package may import core; tests/test_layers.py has a row for
each part of a game.
"""

import copyreg
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Literal, overload

from mazzo.core.errors import Refused, listing, shorten
from mazzo.core.game import Game
from mazzo.core.play import AnyMoment as AnyMoment
from mazzo.core.play import AnyPlay as AnyPlay
from mazzo.core.record import Record
from mazzo.core.replay import moments as moments_of
from mazzo.core.replay import replay as replay_of
from mazzo.games import installed
from mazzo.games.kit import AnyGame as AnyGame
from mazzo.games.kit import Kit

if TYPE_CHECKING:
    from mazzo.games.kittens.game import Kittens
    from mazzo.games.mantis.game import Mantis

OURS = ("mantis", "kittens")

PLAIN = Kit(
    name="plain",
    rules="",
    text="mazzo.games.plain.words:plain",  # makes a `GameText` for the game of that name
    terminal="mazzo.games.plain.terminal:DRAWING",
)
"""The default parts of a game."""


class Games(Mapping[str, AnyGame]):
    """All games by name. A package is imported only when its game, or the whole list, is needed."""

    def __init__(self) -> None:
        self._offers: dict[str, Callable[[], Kit]] = {name: installed.ours(name) for name in OURS}
        self._has_looked = False  # for installed packages
        self._kits: dict[str, Kit] = {}
        self._broken: dict[str, str] = {}
        self._clashes: dict[str, str] = {}

    @property
    def broken(self) -> dict[str, str]:
        """The errors of games that cannot be used, by name. The other games still work."""
        for _ in self:
            pass  # loads all games
        return {**self._clashes, **self._broken}

    def kit(self, name: str) -> Kit:
        """All parts of a game."""
        if name not in self._offers:
            self._look()
        if name not in self._kits and name not in self._broken:
            self._load(name)
        return self._kits[name]

    def __getitem__(self, name: str) -> AnyGame:
        return self.kit(name).game

    def __iter__(self) -> Iterator[str]:
        self._look()
        return (name for name in self._offers if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def add(self, kit: Kit) -> None:
        """Add a game for this process."""
        if kit.name in self:
            raise Refused(f"there is another game {kit.name} already")
        installed.check(kit.name, kit.name, kit.game)
        self._offers[kit.name] = lambda: kit

    def _look(self) -> None:
        """Find the installed packages without importing them."""
        if not self._has_looked:
            self._has_looked = True
            for name, package, load in installed.offers():
                if name in self._offers:
                    self._clashes[name] = f"{package}: there is another game {name} already"
                else:
                    self._offers[name] = load

    def _load(self, name: str) -> None:
        offer = self._offers[name]
        try:
            self._kits[name] = offer()
        except Exception as error:  # a package may raise anything
            self._broken[name] = str(error)


GAMES = Games()


@overload
def get(name: Literal["mantis"]) -> "Mantis": ...
@overload
def get(name: Literal["kittens"]) -> "Kittens": ...
@overload
def get(name: str) -> AnyGame: ...
def get(name: str) -> AnyGame:
    """The game of that name. With a literal name, editors know the game's views, actions and events."""
    return find(name)


def find(name: object) -> AnyGame:
    return kit(name).game


def kit(name: object) -> Kit:
    """All parts of the game of that name."""
    if isinstance(name, str) and name in GAMES:
        return GAMES.kit(name)
    if isinstance(name, str) and name in GAMES.broken:
        raise Refused(f"the game {shorten(name)} cannot be used: {GAMES.broken[name]}")
    raise Refused(f"there is no game {shorten(name)}; the games are {listing(GAMES)}")


def register(game: AnyGame | Kit) -> None:
    """Add a game, such as a variant, to this process. Records, bots, environments and checks then find it by name.

    To add it to other processes as well, write a package (docs/games.md).
    """
    GAMES.add(game if isinstance(game, Kit) else Kit(name=game.name, rules=game))


def names() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def replay(record: Record) -> AnyPlay:
    """Replay a record to its final state; refuses at the first move that does not fit. `moments` yields every step."""
    return replay_of(_game_of(record), record)


def moments(record: Record) -> Iterator[AnyMoment]:
    """Replay a record: the game after the deal and after each move. Refuses like `replay`."""
    return moments_of(_game_of(record), record)


def _game_of(record: Record) -> AnyGame:
    if not isinstance(record, Record):
        raise Refused(f"{shorten(record)} is not a record; `read_record` reads one")
    return get(record.game)


def _pickled(game: AnyGame) -> tuple[Callable[[object], AnyGame], tuple[str]]:
    """A game is pickled by its name."""
    if find(game.name) is not game:
        raise Refused(f"only a game listed by `mazzo.games` can be pickled; this {game.name} is not")
    return find, (game.name,)


copyreg.pickle(Game, _pickled)
