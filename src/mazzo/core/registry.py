"""The games that can be found by name: ours, and those of installed packages (`mazzo.games` has both lists)."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from mazzo.core.errors import Refused, listing, shorten

if TYPE_CHECKING:
    from mazzo.core.game import Game

    AnyGame = Game[Any, Any, Any, Any, Any]


class Offer(NamedTuple):
    """A game that a package brings along."""

    name: str
    package: str
    load: "Callable[[], AnyGame]"  # raises whatever is wrong with the package


class Games(Mapping[str, "AnyGame"]):
    """By name. Packages are loaded when somebody asks for all games, or for one that is not ours."""

    def __init__(self) -> None:
        self._found: dict[str, AnyGame] = {}
        self._offers: Callable[[], Iterable[Offer]] | None = None  # until they have been loaded
        self._broken: dict[str, str] = {}

    def enter(self, ours: "Iterable[AnyGame]", offers: Callable[[], Iterable[Offer]]) -> None:
        self._found.update({game.name: game for game in ours})
        self._offers = offers

    @property
    def broken(self) -> dict[str, str]:
        """By name, what is wrong with those that cannot be used. All others can."""
        self._load()
        return self._broken

    def __getitem__(self, name: str) -> "AnyGame":
        if name not in self._found:
            self._load()
        return self._found[name]

    def __iter__(self) -> Iterator[str]:
        self._load()
        return iter(self._found)

    def __len__(self) -> int:
        self._load()
        return len(self._found)

    def _load(self) -> None:
        offers, self._offers = self._offers, None
        for name, package, load in offers() if offers else ():
            try:
                if name in self._found:
                    raise Refused(f"there is another game {name} already")
                self._found[name] = load()
            except Exception as error:  # whatever its author wrote
                self._broken[name] = f"{package}: {type(error).__name__}: {error}"


GAMES = Games()


def find(name: object) -> "AnyGame":
    """The game of that name."""
    if isinstance(name, str) and name in GAMES:
        return GAMES[name]
    if isinstance(name, str) and name in GAMES.broken:
        raise Refused(f"the game {shorten(name)} cannot be used: {GAMES.broken[name]}")
    raise Refused(f"there is no game {shorten(name)}; the games are {listing(GAMES)}")
