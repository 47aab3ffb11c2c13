"""Exploding Kittens for the vector engine, with and without the players' memories."""

from dataclasses import replace
from functools import cache, partial
from typing import Any, NamedTuple

import jax.numpy as jnp

from mazzo.core.errors import Refused
from mazzo.games.kittens.encoding import REASONS, action_count, observation_parts, parts_without_memory
from mazzo.games.kittens.rules.editions import Edition, check
from mazzo.games.kittens.vector.cards import IN_A_WORD, MOST
from mazzo.games.kittens.vector.choices import any_legal, mask, must_pass
from mazzo.games.kittens.vector.greedy import greedy
from mazzo.games.kittens.vector.memory import Memory, at_the_start, learn
from mazzo.games.kittens.vector.memory import sight as sight_of_memory
from mazzo.games.kittens.vector.rules import apply, chance, reason, reset, to_act, winners
from mazzo.games.kittens.vector.state import Fixed, RandomWords, State, over
from mazzo.games.kittens.vector.view import sight, sight_of_table, widths
from mazzo.research.vector.engine import VectorGame
from mazzo.research.vector.words import AnyKey, Array


@cache  # compile the same game only once
def game(edition: Edition, seats: int) -> VectorGame[State, RandomWords]:
    """Exploding Kittens of this edition, for a number of seats."""
    fixed = Fixed(edition, seats)
    check(edition, seats)
    if max(fixed.counts.values()) > MOST:
        raise Refused(f"the vector engine counts up to {MOST} of a card; this deck has more of one")
    if edition.see > IN_A_WORD:
        raise Refused(f"the vector engine shows up to {IN_A_WORD} cards; See the Future of this edition shows more")
    return VectorGame(
        name="kittens",
        edition=edition,
        seats=seats,
        actions=action_count(edition, seats),
        reasons=REASONS,
        reset=partial(reset, fixed),
        chance=partial(chance, fixed),
        apply=partial(apply, fixed),
        mask=partial(mask, fixed),
        to_act=partial(to_act, fixed),
        sight=partial(sight, fixed),
        widths=widths(parts_without_memory(edition, seats)),
        over=over,
        winners=partial(winners, fixed),
        reason=reason,
        is_out=is_out,
        greedy=greedy,
        any_legal=partial(any_legal, fixed),
        forced=partial(must_pass, fixed),
        most_forced=min(3, seats - 1),
    )


def is_out(state: State, seat: Array) -> Array:
    return (state.alive >> seat.astype(jnp.uint32) & 1) == 0


class Remembered(NamedTuple):
    """A state and the memories of all seats."""

    state: State
    memory: Memory


@cache
def remembering(edition: Edition, seats: int) -> VectorGame[Remembered, RandomWords]:
    """The same game with each seat's full memory in its observations."""
    plain: VectorGame[Any, RandomWords] = game(edition, seats)
    fixed = Fixed(edition, seats)

    def begin(key: AnyKey) -> Remembered:
        return Remembered(plain.reset(key), at_the_start(fixed))

    def go_on(now: Remembered, action: Array, chance: RandomWords) -> Remembered:
        after = plain.apply(now.state, action, chance)
        return Remembered(after, learn(fixed, now.memory, now.state, action, after))

    def sight_of_all(now: Remembered, seat: Array) -> list[Array]:
        return [*sight_of_table(fixed, now.state, seat), *sight_of_memory(now.memory, seat)]

    return replace(
        plain,
        reset=begin,
        apply=go_on,
        mask=lambda now: plain.mask(now.state),
        to_act=lambda now: plain.to_act(now.state),
        sight=sight_of_all,
        widths=widths(observation_parts(edition, seats)),
        over=lambda now: plain.over(now.state),
        winners=lambda now: plain.winners(now.state),
        reason=lambda now: plain.reason(now.state),
        is_out=lambda now, seat: is_out(now.state, seat),
        any_legal=lambda now, chance: any_legal(fixed, now.state, chance),
        forced=lambda now: must_pass(fixed, now.state),
    )
