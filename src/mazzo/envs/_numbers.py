"""A game as an environment needs it: actions and observations in numbers, and what each seat earns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

from mazzo.core.edition import check_seats, differences
from mazzo.core.errors import Refused, shorten
from mazzo.core.rules import Result, Seat
from mazzo.envs._seeing import Eyes, kittens_eyes, mantis_eyes
from mazzo.games import AnyGame, get
from mazzo.games.kittens import encoding as kittens
from mazzo.games.kittens.cards import Card
from mazzo.games.kittens.editions import Edition as KittensEdition
from mazzo.games.kittens.editions import cards_in_play
from mazzo.games.mantis import encoding as mantis
from mazzo.games.mantis.editions import Edition as MantisEdition


@dataclass(frozen=True, kw_only=True)
class Numbers:
    """One game with its edition and seats, as games/*/encoding.py numbers it."""

    game: AnyGame
    edition: Any
    seats: int
    actions: int  # how many there are
    parts: dict[str, int]  # of an observation, in order, and how many numbers each has
    highest: dict[str, int]  # the highest number in each part; the lowest is always 0
    longest: int  # no game takes more decisions
    number_of: Callable[[Any], int]
    action_of: Callable[[int], Any]
    see: Eyes  # what a seat sees of a state, in numbers

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(self.parts.values())

    def bounds(self) -> list[int]:
        """The highest number in each place of an observation."""
        return list(chain.from_iterable(repeat(self.highest[part], size) for part, size in self.parts.items()))

    def is_out(self, state: Any, seat: Seat) -> bool:
        """Whether a seat is out of a game that goes on."""
        return self.game.name == "kittens" and not state.alive[seat]

    def earned(self, state: Any) -> list[float]:
        """What each seat has earned: nothing while it plays; who is out has lost already."""
        if state.result:
            return rewards(state.result, self.seats)
        if self.game.name != "kittens" or all(state.alive):
            return [0.0] * self.seats
        return [-1 / (self.seats - 1) if self.is_out(state, seat) else 0.0 for seat in range(self.seats)]

    def __deepcopy__(self, _: object) -> "Numbers":
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        options = differences(self.edition, self.game.editions)
        return numbers, (self.game.name, self.seats, self.edition.name, options)


def rewards(result: Result, seats: int) -> list[float]:
    """A win earns 1, a loss -1 shared among the losers' seats; who share a win share what is left for them.

    With w winners among n seats each of them earns (n / w - 1) / (n - 1), every other -1 / (n - 1): together nothing.
    """
    share = 1 / len(result.winners)
    return [(seats * share * (seat in result.winners) - 1) / (seats - 1) for seat in range(seats)]


def numbers(name: str, seats: int, edition: str | None, options: dict[str, Any]) -> Numbers:
    """The game of that name, in numbers."""
    game = get(name)
    chosen = game.edition(edition, **options)
    check_seats(chosen, seats)
    return IN_NUMBERS[name](game, chosen, seats)


def _by_number(actions: Sequence[Any]) -> Callable[[int], Any]:
    def action_of(number: int) -> Any:
        if not 0 <= number < len(actions):
            raise Refused(f"no action has number {shorten(number)}; the numbers are 0 to {len(actions) - 1}")
        return actions[number]

    return action_of


def _mantis(game: AnyGame, edition: MantisEdition, seats: int) -> Numbers:
    cards, counts = len(edition.deck), ("tanks", "scores", "pile", "dealt", "turned")
    parts = mantis.observation_parts(edition, seats)
    all_actions = tuple(mantis.numbered_action(number, seats) for number in range(mantis.action_count(seats)))
    return Numbers(
        game=game,
        edition=edition,
        seats=seats,
        actions=len(all_actions),
        parts=parts,
        highest={part: cards if part in counts else 1 for part in parts},
        longest=2 * cards,  # a card, and a raid it wins
        number_of={action: number for number, action in enumerate(all_actions)}.__getitem__,
        action_of=_by_number(all_actions),
        see=mantis_eyes(edition, seats),
    )


def _kittens(game: AnyGame, edition: KittensEdition, seats: int) -> Numbers:
    cards, counts = sum(cards_in_play(edition, seats).values()), ("hand", "hands", "discard", "pile", "nopes")
    parts = kittens.observation_parts(edition, seats)
    all_actions = kittens.table(edition, seats).actions
    return Numbers(
        game=game,
        edition=edition,
        seats=seats,
        actions=len(all_actions),
        parts=parts,
        highest={part: cards if part in counts else 1 for part in parts} | {"turns": 4 * cards, "known": len(Card)},
        longest=2 * cards * (seats + 2),  # each card is played or drawn, everybody is asked about it and gives one
        number_of={action: number for number, action in enumerate(all_actions)}.__getitem__,
        action_of=_by_number(all_actions),
        see=kittens_eyes(edition, seats),
    )


IN_NUMBERS: dict[str, Callable[[AnyGame, Any, int], Numbers]] = {"mantis": _mantis, "kittens": _kittens}
