"""A game in numbers, for environments: actions, observations and rewards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import repeat
from typing import Any

from mazzo.core.edition import check_seats, differences
from mazzo.core.encoding import Encoding
from mazzo.core.errors import Refused, shorten
from mazzo.core.play import order_of
from mazzo.core.rules import Result, Seat
from mazzo.games import AnyGame, get

WIN, PLACE = "win", "place"
"""What is rewarded at the end: to win, or to leave others behind."""


@dataclass(frozen=True, kw_only=True)
class NumberedGame:
    """One game with its edition and seats, numbered by its encoding."""

    game: AnyGame
    edition: Any
    seats: int
    encoding: Encoding
    rewards: str = WIN

    @cached_property
    def actions(self) -> int:
        """The number of actions."""
        return len(self.encoding.actions)

    @cached_property
    def number_of(self) -> Callable[[Any], int]:
        """The number of an action."""
        return {action: number for number, action in enumerate(self.encoding.actions)}.__getitem__

    def action_of(self, number: int) -> Any:
        if not 0 <= number < self.actions:
            raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {self.actions - 1}")
        return self.encoding.actions[number]

    def bounds(self) -> list[int]:
        """The highest number in each place of an observation."""
        return [self.encoding.highest[part] for part, size in self.encoding.parts.items() for _ in range(size)]

    def is_out(self, state: Any, seat: Seat) -> bool:
        """Whether a seat is out of a game that continues."""
        return not state.result and self.game.is_out(state, seat)

    def earned(self, state: Any, events: Sequence[Any]) -> list[float]:
        """Each seat's reward: 0 while it plays; a seat that is out has its reward already."""
        if state.result:
            return rewards(state.result, self.seats) if self.rewards == WIN else self._by_place(state, events)
        is_out, seats = self.game.is_out, range(self.seats)
        if not any(map(is_out, repeat(state), seats)):
            return [0.0] * self.seats
        lost = self._by_place(state, events) if self.rewards == PLACE else [-1 / (self.seats - 1)] * self.seats
        return [lost[seat] if is_out(state, seat) else 0.0 for seat in seats]

    def _by_place(self, state: Any, events: Sequence[Any]) -> list[float]:
        """For each seat, the seats behind it minus those ahead of it, divided by the number of other seats."""
        order = order_of(self.game, state, events)
        return [sum((other < own) - (other > own) for other in order) / (self.seats - 1) for own in order]

    def __deepcopy__(self, _: object) -> "NumberedGame":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        options = differences(self.edition, self.game.editions)
        return numbers, (self.game.name, self.seats, self.edition.name, options, self.rewards)


def rewards(result: Result, seats: int) -> list[float]:
    """A win earns 1; losses add up to -1, and shared winners divide the gain.

    With w winners among n seats each winner earns (n / w - 1) / (n - 1), and everyone else -1 / (n - 1). The sum is 0.
    """
    share = 1 / len(result.winners)
    return [(seats * share * (seat in result.winners) - 1) / (seats - 1) for seat in range(seats)]


def numbers(name: str, seats: int, edition: str | None, options: dict[str, Any], rewards: str = WIN) -> NumberedGame:
    """The game of that name in numbers."""
    if rewards not in (WIN, PLACE):
        raise Refused(f"there are no rewards {shorten(rewards)}; there are {WIN} and {PLACE}")
    game = get(name)
    chosen = game.edition(edition, **options)
    check_seats(chosen, seats)
    if not game.encode:
        raise Refused(f"{name} has no encoding, so it has no environments; docs/games.md explains how to write one")
    return NumberedGame(game=game, edition=chosen, seats=seats, encoding=game.encode(chosen, seats), rewards=rewards)
