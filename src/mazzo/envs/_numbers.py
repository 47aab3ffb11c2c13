"""A game in numbers, for environments: actions, observations and rewards."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

from mazzo.core.edition import check_seats, differences
from mazzo.core.encoding import NEWEST
from mazzo.core.errors import Refused, shorten
from mazzo.core.rules import Result, Seat
from mazzo.games import AnyGame, get


@dataclass(frozen=True, kw_only=True)
class NumberedGame:
    """One game with its edition and seats, numbered by its encoding."""

    game: AnyGame
    edition: Any
    seats: int
    actions: int  # how many there are
    parts: dict[str, int]  # of an observation, in order, with the length of each
    highest: dict[str, int]  # the highest number in each part; the lowest is always 0
    longest: int  # the most decisions in a game
    number_of: Callable[[Any], int]
    action_of: Callable[[int], Any]
    observations: int  # the version of the observations
    see: Callable[[Any, Seat, Sequence[Any]], Sequence[int]]  # a seat's observation of a state and of events

    @property
    def size(self) -> int:
        """The length of an observation."""
        return sum(self.parts.values())

    def bounds(self) -> list[int]:
        """The highest number in each place of an observation."""
        return list(chain.from_iterable(repeat(self.highest[part], size) for part, size in self.parts.items()))

    def is_out(self, state: Any, seat: Seat) -> bool:
        """Whether a seat is out of a game that continues."""
        return not state.result and self.game.is_out(state, seat)

    def earned(self, state: Any) -> list[float]:
        """Each seat's reward: 0 while it plays; a seat that is out has lost already."""
        if state.result:
            return rewards(state.result, self.seats)
        is_out, seats = self.game.is_out, range(self.seats)
        if not any(map(is_out, repeat(state), seats)):
            return [0.0] * self.seats
        return [-1 / (self.seats - 1) if is_out(state, seat) else 0.0 for seat in seats]

    def __deepcopy__(self, _: object) -> "NumberedGame":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        options = differences(self.edition, self.game.editions)
        return numbers, (self.game.name, self.seats, self.edition.name, options, self.observations)


def rewards(result: Result, seats: int) -> list[float]:
    """A win earns 1; losses add up to -1, and shared winners divide the gain.

    With w winners among n seats each winner earns (n / w - 1) / (n - 1), and everyone else -1 / (n - 1). The sum is 0.
    """
    share = 1 / len(result.winners)
    return [(seats * share * (seat in result.winners) - 1) / (seats - 1) for seat in range(seats)]


def numbers(
    name: str, seats: int, edition: str | None, options: dict[str, Any], observations: int | None = None
) -> NumberedGame:
    """The game of that name in numbers, with this version of observations or the newest."""
    game = get(name)
    chosen = game.edition(edition, **options)
    check_seats(chosen, seats)
    versions = game.encodings
    if not versions:
        raise Refused(f"{name} has no encoding, so it has no environments; docs/games.md explains how to write one")
    newest = max(len(versions), NEWEST)
    if observations is not None and observations not in range(1, newest + 1):
        raise Refused(f"there is no version {shorten(observations)} of observations; the versions are 1 to {newest}")
    version = min(observations or newest, len(versions))  # a game without changes shows the same in all versions
    encoding = versions[version - 1](chosen, seats)
    return NumberedGame(
        game=game,
        edition=chosen,
        seats=seats,
        actions=len(encoding.actions),
        parts=encoding.parts,
        highest=encoding.highest,
        longest=encoding.longest,
        number_of={action: number for number, action in enumerate(encoding.actions)}.__getitem__,
        action_of=_by_number(encoding.actions),
        observations=version,
        see=encoding.see,
    )


def _by_number(actions: Sequence[Any]) -> Callable[[int], Any]:
    def action_of(number: int) -> Any:
        if not 0 <= number < len(actions):
            raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {len(actions) - 1}")
        return actions[number]

    return action_of
