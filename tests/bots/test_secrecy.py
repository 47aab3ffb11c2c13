"""A bot's choice depends only on its view, the events its seat has seen, and its random source.

At every choice a new bot of the same kind, with the same random source, chooses in a lookalike of the game, in which
all hidden facts differ. Both must choose the same. The second half tests the first: bots that use hidden facts or
memory are caught.
"""

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import mazzo
from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.rollouts.search import QuickChance
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games import GAMES, AnyPlay
from mazzo.testing.lookalikes import secrets_of

MOST_SLOW_CHOICES = 6

EVERY = [(game, name) for game in GAMES for name in bots.catalog_of(game).bots]


class Peeked(AssertionError):
    """A choice depended on hidden facts, or on a bot's memory."""


def watch(make: Maker, game: str, seats: int, most: int | None = None, **setting: Any) -> int:
    """Compare the choices of bots in a game and its lookalikes. Returns the number of lookalikes that differed."""
    play = mazzo.get(game).start(seats, seed=f"secrets of {seats}", **setting)
    sources = [Dice(f"own luck {seat}") for seat in range(seats)]
    players = [make(play.state.edition, chance) for chance in sources]
    random, lookalikes = QuickChance(f"{game} {seats}"), 0
    while not play.over and (most is None or len(play.moves) < most):
        seat = play.to_act[0]
        again = make(play.state.edition, sources[seat].copy())
        action = chosen(players[seat], play, seat)
        lookalike, before = lookalike_of(play, seat, random), play.seen(seat)
        lookalikes += lookalike.state != play.state
        other = chosen(again, lookalike, seat, before)
        if str(action) != str(other):
            raise Peeked(f"move {len(play.moves)}: seat {seat} chose '{action}', and '{other}' where it looks the same")
        play.apply(seat, action)
    return lookalikes


def chosen(player: Any, play: AnyPlay, seat: int, seen: Sequence[Any] | None = None) -> Any:
    return player.choose(play.view(seat), Seen(play, seat) if seen is None else seen)


def lookalike_of(play: AnyPlay, seat: int, random: QuickChance) -> AnyPlay:
    """The same game as far as a seat can know, without events: the seat gets those it saw."""
    lookalike = play.copy()
    lookalike.state = secrets_of(play.game).lookalike(play.state, seat, random)
    lookalike.events = []
    return lookalike


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_no_bot_uses_hidden_facts_or_memory(game: str, name: str, seats: int) -> None:
    most = MOST_SLOW_CHOICES if name == "search" else None
    assert watch(bots.get(game, name), game, seats, most) > 2


@pytest.mark.slow
@pytest.mark.parametrize(("game", "name"), EVERY)
def test_no_bot_uses_hidden_facts_in_any_edition(game: str, name: str) -> None:
    most = MOST_SLOW_CHOICES if name == "search" else None
    for edition in mazzo.get(game).editions:
        for seats in (2, 3, 5):
            watch(bots.get(game, name), game, seats, most, edition=edition)


# The observations of networks. tests/games/kittens/vector/test_observations.py has the vector engine observe the same.

OBSERVED = [("mantis", "it", 4), ("kittens", "it", 2), ("kittens", "2015", 4), ("kittens", "2025", 5)]

Observe = Callable[[AnyPlay, int, Sequence[Any]], Sequence[int]]


def observed(play: AnyPlay, seat: int, seen: Sequence[Any]) -> Sequence[int]:
    coding = bots.network_codec(play.game.name).coding_for(play.state.edition, play.seats)
    return coding.observe(play.view(seat), seen)


def watch_observations(observe: Observe, game: str, edition: str, seats: int) -> int:
    """Observe every moment of a random game, and its lookalike, from every seat. Returns the number of lookalikes that
    differed.
    """
    play, random, lookalikes = mazzo.get(game).start(seats, edition, "observed"), QuickChance(f"{game} observed"), 0
    while not play.over:
        for seat in range(seats):
            lookalike = lookalike_of(play, seat, random)
            lookalikes += lookalike.state != play.state
            if observe(play, seat, play.seen(seat)) != observe(lookalike, seat, play.seen(seat)):
                raise Peeked(f"move {len(play.moves)}: seat {seat} observes something else where it looks the same")
        legal = play.legal(play.to_act[0])
        play.apply(play.to_act[0], legal[random.below(len(legal))])
    return lookalikes


@pytest.mark.parametrize(("game", "edition", "seats"), OBSERVED)
def test_an_observation_of_a_network_has_no_hidden_facts(game: str, edition: str, seats: int) -> None:
    assert watch_observations(observed, game, edition, seats) > 10


@pytest.mark.parametrize(("game", "edition", "seats"), OBSERVED)
def test_an_observation_of_hidden_facts_is_caught(game: str, edition: str, seats: int) -> None:
    def of_the_truth(play: AnyPlay, seat: int, seen: Sequence[Any]) -> list[int]:
        return [*observed(play, seat, seen), *map(ord, play.position)]

    with pytest.raises(Peeked):
        watch_observations(of_the_truth, game, edition, seats)


# Unfair bots are caught


class First:
    def __init__(self, *_: Any) -> None:
        self.calls = 0

    def pick(self, view: Any, number: int) -> Any:
        return view.legal[number % len(view.legal)]


class InTheState(First):
    """Reads the state in the variables of its caller."""

    def choose(self, view: Any, _: Any) -> Any:
        state = sys._getframe(1).f_locals["play"].state
        hidden = state.pile if view.seat is not None else ()
        return self.pick(view, sum(map(ord, str(hidden))))


class InTheEvents(First):
    """Reads the events without hiding."""

    def choose(self, view: Any, seen: Any) -> Any:
        return self.pick(view, sum(map(ord, str(list(getattr(seen, "_events", seen))))))


class Counting(First):
    """Remembers the number of its choices."""

    def choose(self, view: Any, _: Any) -> Any:
        self.calls += 1
        return self.pick(view, self.calls)


class Restless(First):
    """Uses another random source."""

    def choose(self, view: Any, _: Any) -> Any:
        return self.pick(view, Random().randrange(1000))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("peeking", [InTheState, Counting, Restless])
def test_a_bot_that_peeks_is_caught(game: str, peeking: Maker) -> None:
    with pytest.raises(Peeked, match="where it looks the same"):
        watch(peeking, game, 3)


def test_a_bot_that_reads_hidden_events_is_caught() -> None:
    with pytest.raises(Peeked):
        watch(InTheEvents, "kittens", 3)


@pytest.mark.parametrize("game", GAMES)
def test_a_fair_bot_is_not_accused(game: str) -> None:
    class Fair(First):
        def choose(self, view: Any, seen: Any) -> Any:
            return self.pick(view, sum(map(ord, mazzo.to_json([view, list(seen)]))))

    assert watch(Fair, game, 3) > 5
