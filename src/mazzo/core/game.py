"""What a game is: a record of pure functions over plain data.

An action goes in, events come out, and the state is what the events left behind.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from mazzo.core.chance import Chance, Dice, read_seed
from mazzo.core.edition import Edition, check_seats, choose
from mazzo.core.play import Play
from mazzo.core.rules import Seat, StateLike

Ed = TypeVar("Ed", bound=Edition)
S = TypeVar("S", bound=StateLike)
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Ed, S, A, E, V]):
    """The rules of one game; not one playing of it (that is a `Play`)."""

    name: str
    title: str
    editions: Mapping[str, Ed]  # the first is the default
    deal: Callable[[Ed, int, Chance], S]
    legal: Callable[[S, Seat], Sequence[A]]
    apply: Callable[[S, Seat, A, Chance], tuple[S, list[E]]]
    changes: Mapping[type[E], Callable[[S, Any], None]]
    view: Callable[[S, Seat | None], V]
    seen: Callable[[E, Seat | None], E]
    read_action: Callable[[str], A]
    read_card: Callable[[str], object]
    read_position: Callable[[str], S]
    write_position: Callable[[S], str]

    def edition(self, name: str | None = None, **options: Any) -> Ed:
        """An edition of this game, with options set as asked."""
        return choose(self.editions, name, options)

    def start(
        self,
        seats: int = 4,
        edition: str | None = None,
        seed: str | int | None = None,
        *,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> Play[Ed, S, A, E, V]:
        """Deal a new game. The same seed gives the same luck; without one it is fresh."""
        rules = self.edition(edition, **options)
        check_seats(rules, seats)
        luck = chance or Dice(read_seed(seed))
        return Play(self, self.deal(rules, seats, luck), luck, names, start=None)

    def position(
        self,
        text: str,
        seed: str | int | None = None,
        *,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> Play[Ed, S, A, E, V]:
        """Go on from a position in notation; `Play.position` writes it."""
        state = self.read_position(text)
        return Play(self, state, chance or Dice(read_seed(seed)), names, start=self.write_position(state))
