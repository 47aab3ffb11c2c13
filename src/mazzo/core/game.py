"""A game: its rules, with methods to start and replay games."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self

from mazzo.core.board import Row
from mazzo.core.board_rows import rows
from mazzo.core.chance import Chance, choose_chance
from mazzo.core.errors import listing
from mazzo.core.game_spec import A, E, Ed, Rules, S, V
from mazzo.core.guess import guess
from mazzo.core.layout import Layout
from mazzo.core.play import Moment, Play, begin, resume
from mazzo.core.record import Record
from mazzo.core.replay import moments
from mazzo.core.sampling import Plan, Sampling
from mazzo.core.variant import variant_of


@dataclass(frozen=True, kw_only=True, repr=False)
class Game(Rules[Ed, S, A, E, V]):
    """The rules of one game. A `Play` is one playing of it."""

    def __repr__(self) -> str:
        return f"<Game {self.name}: {self.title}, editions {listing(self.editions)}>"

    def variant(self, name: str, /, **changes: Any) -> Self:
        """This game with some functions or facts replaced, under a new name: `legal=`, `apply_unchecked=`.

        If `legal` is replaced, `apply` checks against the new one, and views show it. `mazzo.games.register` adds the
        variant to the games.
        """
        return variant_of(self, name, changes)

    @cached_property
    def plans(self) -> dict[str, Plan]:
        """A cache of learned sampling plans, by seats and edition, for a game without `sample_state`."""
        return {}

    def state_sampler(self, edition: Ed, view: V, seen: Sequence[E] = ()) -> Callable[[Chance], S]:
        """A function that samples states consistent with everything a seat has seen.

        It uses the game's `sample_state`, or a learned sampler without one. Refused if no such state can be found.
        """
        if own := self.sample_state:
            return lambda chance: own(edition, view, seen, chance)
        return Sampling(self, edition, view, self.plans).state

    @cached_property
    def board_layout(self) -> Layout:
        """Its layout, or one that is guessed from its views."""
        return self.layout or guess(self)

    def rows(self, state: S, names: Sequence[str]) -> tuple[Row, ...]:
        """The whole table with hidden cards, to be printed or drawn."""
        return rows(self, self.board_layout, state, names)

    def start(
        self,
        /,
        seats: int = 4,
        edition: str | None = None,
        seed: str | int | None = None,
        *,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
        **options: Any,
    ) -> Play[Ed, S, A, E, V]:
        """Deal a new game. The same seed gives the same game; without one the seed is random."""
        return self.begin(self.edition(edition, **options), seats, choose_chance(seed, chance), names)

    def begin(self, edition: Ed, seats: int, chance: Chance, names: Sequence[str] | None) -> Play[Ed, S, A, E, V]:
        """Deal a new game of a given edition."""
        return begin(self, edition, seats, chance, names)

    def position(
        self,
        text: str,
        seed: str | int | None = None,
        *,
        names: Sequence[str] | None = None,
        chance: Chance | None = None,
    ) -> Play[Ed, S, A, E, V]:
        """Continue from a position in notation; `Play.position` writes it."""
        return resume(self, text, choose_chance(seed, chance), names)

    def moments(self, record: Record) -> Iterator[Moment[Ed, S, A, E, V]]:
        """Replay a record: yields the game after the deal and after each move."""
        return moments(self, record)
