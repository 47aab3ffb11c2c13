"""Puzzles from a game of `expert` against itself: the coach finds them, and a deeper search confirms each.

In the deeper search all seats play on for many choices, in more samples than the coach tries. A game without a
lookahead gets a search of random games with a larger budget than its coach has.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from mazzo import bots
from mazzo.bots.rollouts import Budget
from mazzo.bots.search.weighing import ChoiceCost, sources_for, weighed
from mazzo.coach import of
from mazzo.coach.puzzles.puzzle import Costs, Puzzle, is_clear
from mazzo.coach.sampling import judge, searched
from mazzo.core.chance import Dice
from mazzo.core.edition import differences
from mazzo.core.notation import write_moves
from mazzo.core.play import Seen
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, get

STEPS, SAMPLES = 16, 512
"""For the deeper search: the choices to play on, by all seats, and the number of samples."""

NEAR = 6
"""The number of the coach's best choices that the deeper search tries, besides the beginner's."""

GAMES = Budget(games=4000)
"""The budget of the deeper search in a game without a lookahead."""


def by_coach(play: AnyPlay, seat: Seat, beginner: Any) -> Costs:
    """Every choice, judged by the coach from the seat's knowledge."""
    return in_order(of(play.game.name, play.state.edition).choices(play, seat, beginner).choices.items())


def deeper(play: AnyPlay, seat: Seat, actions: Sequence[Any]) -> Costs:
    """Some choices, judged by the deeper search from the seat's knowledge."""
    edition, view, seen = play.state.edition, play.view(seat), play.seen(seat)
    searching = bots.catalog_of(play.game.name).searching
    if searching is None:
        costs = judge(searched(edition, view, seen, GAMES), seat).choices
        return in_order((action, costs[action]) for action in actions if action in costs)
    ahead = searching.lookahead(edition, view, seen)
    wins, weights = ahead.trials(actions, sources_for(view, SAMPLES, b"deeper"), STEPS)
    return in_order(weighed(searching.trust, actions, ahead.opinion.actions, wins[:, :, seat], weights).items())


def in_order(costs: Iterable[tuple[Any, ChoiceCost]]) -> Costs:
    """The costs with the best choice first."""
    ordered = sorted(costs, key=lambda each: each[1].loss)
    return {str(action): ChoiceCost(round(loss, 4), round(error, 4)) for action, (loss, error) in ordered}


def near(costs: Costs, beginner: str) -> list[str]:
    """The choices for the deeper search."""
    return list(dict.fromkeys([*list(costs)[:NEAR], beginner]))


PLAYER, BEGINNER = "expert", "medium"

SEATS = (2, 3, 4, 5)
"""The numbers of players to use in turn, if the edition allows them."""

DOUBT = 0.02
"""If the network's second choice is more likely than this, the position is skipped, since it would not be clear."""


class Source(NamedTuple):
    """The games to search for puzzles."""

    game: str
    edition: str | None
    seed: str
    seats: tuple[int, ...] = SEATS

    def start(self, number: int) -> tuple[AnyPlay, str]:
        """A game by its number, and its seed."""
        game, seed = get(self.game), f"{self.seed} game {number}"
        edition = game.edition(self.edition)
        able = [seats for seats in self.seats if edition.fewest_seats <= seats <= edition.most_seats]
        seats = able[number % len(able)] if able else edition.fewest_seats
        return game.start(seats, self.edition, seed), seed


class Looked(Struct):
    """The statistics of a search for puzzles, as a funnel: from `choices` on, each is a part of the one before."""

    games: int = 0
    choices: int = 0  # choices of `expert` between several actions
    slips: int = 0  # those where `medium` chose another action
    clear: int = 0  # those with a clearly best action by the coach
    proven: int = 0  # those confirmed by the deeper search

    def add(self, other: "Looked") -> None:
        for field in self.__struct_fields__:
            setattr(self, field, getattr(self, field) + getattr(other, field))


def find(source: Source, number: int, enough: Collection[str] = (), looked: Looked | None = None) -> Iterator[Puzzle]:
    """The puzzles of one game: at most one of each kind, and none of the kinds in `enough`."""
    looked = looked or Looked()
    looked.games += 1
    play, seed = source.start(number)
    edition = play.state.edition
    players, beginners = (
        [bots.get(source.game, bot)(edition, Dice(f"{seed} {bot} {seat}")) for seat in range(play.seats)]
        for bot in (PLAYER, BEGINNER)
    )
    done = set(enough)
    while not play.over:
        seat = play.to_act[0]
        view, seen = play.view(seat), Seen(play, seat)
        action = players[seat].choose(view, seen)
        kind = str(action).split()[0]
        looked.choices += len(view.legal) > 1
        if len(view.legal) > 1 and kind not in done and is_sure(source.game, edition, view, seen):
            beginner = beginners[seat].choose(view, seen)
            looked.slips += beginner != action
            if (
                beginner != action
                and (puzzle := _puzzle(play, seed, seat, beginner, looked))
                and puzzle.kind not in done
            ):
                done.add(puzzle.kind)
                yield puzzle
        play.apply(seat, action)


def is_sure(game: str, edition: Any, view: Any, seen: Any) -> bool:
    """Whether the network of `expert` hardly considers a second choice; True if the game has none."""
    searching = bots.catalog_of(game).searching
    if searching is None:
        return True
    likely = sorted(searching.lookahead(edition, view, seen).opinion.actions.values())
    return len(likely) < 2 or likely[-2] <= DOUBT


def _puzzle(play: AnyPlay, seed: str, seat: Seat, beginner: Any, looked: Looked) -> Puzzle | None:
    """The position as a puzzle, if its best choice is clear in both searches and not the beginner's."""
    found = by_coach(play, seat, beginner)
    if not is_clear(found) or next(iter(found)) == str(beginner):
        return None
    looked.clear += 1
    actions = {str(action): action for action in play.legal(seat)}
    proven = deeper(play, seat, [actions[each] for each in near(found, str(beginner))])
    if not is_clear(proven) or next(iter(proven)) != next(iter(found)):
        return None
    looked.proven += 1
    edition = play.state.edition
    return Puzzle(
        game=play.game.name,
        edition=edition.name,
        options=differences(edition, play.game.editions),
        seats=play.seats,
        seed=seed,
        moves=write_moves(play.moves),
        seat=seat,
        beginner=str(beginner),
        found=found,
        proven=proven,
    )
