"""The search: a tree of moves, and random games from its leaves."""

import time
from collections.abc import Callable, Sequence
from math import inf, log, sqrt
from random import Random
from typing import Any, NamedTuple, TypeVar

from mazzo.core.rules import Seat
from mazzo.games import AnyGame

T = TypeVar("T")


class QuickChance(Random):
    """A random source for sampled games: ten times as fast as `Dice`, but not exactly uniform."""

    def below(self, n: int) -> int:
        return int(self.random() * n)

    def shuffled(self, cards: Sequence[T]) -> tuple[T, ...]:
        return tuple(sorted(cards, key=lambda _: self.random()))

    def copy(self) -> "QuickChance":
        copied = QuickChance()
        copied.setstate(self.getstate())
        return copied


CURIOSITY = 0.7
"""The exploration constant of UCB: the weight of rarely tried moves against moves that won often."""

LONGEST = 300
"""After this many random moves, a game counts as a draw."""


class Budget(NamedTuple):
    """The limits of a search; the first one reached ends it."""

    games: int | None = None  # played to their end
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic


class Node:
    """A move, and its results for the seat that made it."""

    __slots__ = ("children", "offered", "seat", "visits", "wins")

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.visits = 0
        self.offered = 0  # how often it was available
        self.wins = 0.0
        self.children: dict[Any, Node] = {}


class SearchResult(NamedTuple):
    """The results of a search for a seat's moves."""

    games: int
    visits: dict[Any, int]
    wins: dict[Any, float]  # of these visits; shares of a win
    shares: dict[Any, list[float]]  # the same for every seat

    @property
    def best(self) -> Any:
        """The most tried move; among equals, the one with the most wins."""
        return max(self.visits, key=lambda action: (self.visits[action], self.wins[action]))


class RolloutSearch:
    """One search, from a view of one seat."""

    def __init__(self, game: AnyGame, sample_state: Callable[[Any], Any], seat: Seat, chance: QuickChance) -> None:
        self._game, self._sample_state, self._seat, self._chance = game, sample_state, seat, chance
        self._apply = game.apply_unchecked or game.apply
        self._root = Node(seat)
        self._shares: dict[Any, list[float]] = {}  # by move, what each seat won
        self._games = 0

    def run(self, legal: Sequence[Any], budget: Budget) -> SearchResult:
        """Search until the budget is used up; every move is tried at least once."""
        end = inf if budget.seconds is None else budget.clock() + budget.seconds
        most = inf if budget.games is None else budget.games
        while self._games < len(legal) or (self._games < most and budget.clock() < end):
            self._play_one(legal)
        children = self._root.children
        return SearchResult(
            self._games,
            {action: children[action].visits for action in legal if action in children},
            {action: children[action].wins for action in legal if action in children},
            {action: self._shares[action] for action in legal if action in children},
        )

    def _play_one(self, legal: Sequence[Any]) -> None:
        state, node, path = self._sample_state(self._chance), self._root, [self._root]
        seat: Seat = self._seat
        moves = legal
        first: Any = None
        while True:
            action, is_new = self._choose(node, seat, moves)
            first = action if node is self._root else first
            state, _ = self._apply(state, seat, action, self._chance)
            node = node.children[action]
            path.append(node)
            if is_new or state.result:
                break
            seat = state.to_act[0]
            moves = self._game.legal(state, seat)
        shares = self._play_on(state)
        self._games += 1
        before = self._shares.get(first, [0.0] * len(shares))
        self._shares[first] = [had + won for had, won in zip(before, shares, strict=True)]
        for each in path:
            each.visits += 1
            each.wins += shares[each.seat]

    def _choose(self, node: Node, seat: Seat, moves: Sequence[Any]) -> tuple[Any, bool]:
        """An untried move, or the most promising one by UCB among those available."""
        children = node.children
        untried = [move for move in moves if move not in children]
        if untried:
            move = untried[self._chance.below(len(untried))]
            children[move] = Node(seat)
            children[move].offered = 1
            return move, True
        best, most = moves[0], -inf
        for move in moves:
            child = children[move]
            child.offered += 1
            worth = child.wins / child.visits + CURIOSITY * sqrt(log(child.offered) / child.visits)
            if worth > most:
                best, most = move, worth
        return best, False

    def _play_on(self, state: Any) -> list[float]:
        """The result after random moves."""
        legal, apply, chance, random = self._game.legal, self._apply, self._chance, self._chance.random
        for _ in range(LONGEST):
            if state.result:
                break
            seat = state.to_act[0]
            moves = legal(state, seat)
            state, _events = apply(state, seat, moves[int(random() * len(moves))], chance)
        result = state.result
        return result.shares(state.seats) if result else [1 / state.seats] * state.seats
