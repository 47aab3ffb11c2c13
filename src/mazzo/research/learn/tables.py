"""Tables at which networks play many games together, keeping each decision to learn from.

The same network plays every seat of a table. Decisions with only one choice are made immediately and not kept.
"""

from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.bots import network_codec
from mazzo.bots.expert.coding import Coding
from mazzo.bots.expert.network import Network, likely_ones, masked
from mazzo.core.errors import Refused
from mazzo.research import vector
from mazzo.research.learn.mixed import forward, kind
from mazzo.research.vector.engine import VectorGame
from mazzo.research.vector.words import Array, Key, mix, where

DEAL_EVERY = 8
"""Steps between deals. A deal costs as much as several steps, so ended games wait for the next one."""


@dataclass(frozen=True, eq=False)
class TrainingTable:
    """A game with its edition and seats, played many times together."""

    game: VectorGame[Any, Any]
    coding: Coding
    games: int
    rivals: float = 0.0  # in this share of the games the network has one seat, and a rival plays the others
    by_chance: bool = False  # whether a rival draws all its moves at random, not only hidden ones
    one_rival: bool = False  # the rival has one seat instead, and the network the others

    def observe(self, states: Any, seats: Array) -> Array:
        """[games, numbers]: the observations of these seats, unpacked from words, which a GPU makes faster."""
        return self.game.numbers_of(jax.vmap(self.game.observe)(states, seats))


def table(game: str, seats: int, edition: str | None, games: int, *, others: int, **rivals: Any) -> TrainingTable:
    """A table for a network with places for `others` more players."""
    rules = vector.get(game, seats, edition, memory=True, packed=True)
    if seats > others + 1:
        raise Refused(f"the network has places for {others + 1} seats, not for {seats}")
    return TrainingTable(rules, network_codec(game).coding(rules.edition, seats, others), games, **rivals)


class GameStates(NamedTuple):
    """The current states of all games of a table."""

    states: Any
    moment: Array  # grows with every step, so that no random word is used twice


class Decisions(NamedTuple):
    """Decisions. The first axes are steps and games."""

    features: Array
    mask: Array
    move: Array
    likely: Array  # the logarithm of the move's probability
    wins: Array  # [..., seats]: the network's estimate of every player's chances
    order: Array  # [..., seats]: the seat in each place
    alive: Array  # [..., places]
    is_one: Array  # whether the game was going on
    own: Array  # whether the network decided, not its rival
    ended: Array  # whether the decision ended the game
    won: Array  # [..., seats]: each seat's share of the win after the end


def begin(table: TrainingTable, seed: int) -> GameStates:
    begun: GameStates = _begin(table, jnp.uint32(seed))
    return begun


@partial(jax.jit, static_argnames="table")
def _begin(table: TrainingTable, seed: Array) -> GameStates:
    return GameStates(_deal(table, Key(_names(table, seed), mix(seed))), jnp.uint32(1))


def _names(table: TrainingTable, seed: Array) -> Array:
    return mix(jnp.arange(table.games, dtype=jnp.uint32) ^ mix(seed + jnp.uint32(77)))


def _deal(table: TrainingTable, keys: Key) -> Any:
    return jax.vmap(table.game.reset, in_axes=(Key._make((0, None)),))(keys)


@partial(jax.jit, static_argnames=("table", "steps"))
def play(
    table: TrainingTable, network: Network, rival: Network, games: GameStates, seed: Array, *, steps: int
) -> tuple[GameStates, Decisions, Array]:
    """Play a number of steps, a multiple of DEAL_EVERY. Also returns every player's chances at the end."""
    game, coding, names = table.game, table.coding, _names(table, jnp.uint32(0)) ^ mix(seed)

    def one_round(games: GameStates, _: None) -> tuple[GameStates, Decisions]:
        dealt = _deal(table, Key(names, mix(games.moment * 3 + 1)))
        over = jax.vmap(game.over)(games.states)
        states = jax.vmap(where)(over, dealt, games.states)
        return lax.scan(one_step, GameStates(states, games.moment + 1), None, length=DEAL_EVERY)

    def one_step(games: GameStates, _: None) -> tuple[GameStates, Decisions]:
        seat, seen, answer, wins = look(games.states)
        weights = jax.nn.log_softmax(masked(jnp, answer.moves, seen.mask))
        own = is_own(table, seat)
        noise = jax.random.key(mix(games.moment ^ seed), impl="rbg")
        move = jax.random.categorical(noise, weights).astype(jnp.int32)
        if table.rivals:
            other_noise = jax.random.key(mix(mix(games.moment) ^ seed), impl="rbg")
            move = jnp.where(own, move, rivals_move(table, rival, seen, other_noise))
        over = jax.vmap(game.over)(games.states)
        states = decided(table, games.states, seen.number(move), names, games.moment)
        ended = jax.vmap(game.over)(states) & ~over
        winners = jax.vmap(game.winners)(states)
        decisions = Decisions(
            features=seen.features.astype(kind()),
            mask=seen.mask,
            move=move,
            likely=jnp.take_along_axis(weights, move[:, None], -1)[:, 0],
            wins=wins,
            order=seen.order.astype(jnp.int8),
            alive=seen.alive,
            is_one=~over,
            own=own,
            ended=ended,
            won=winners / jnp.maximum(winners.sum(axis=-1, keepdims=True), 1),
        )
        return GameStates(states, games.moment + 1), decisions

    def look(states: Any) -> tuple[Array, Any, Any, Array]:
        seat = jnp.maximum(jax.vmap(game.to_act)(states), 0)
        seen = coding.read(jnp, table.observe(states, seat))
        answer = forward(network, seen.features.astype(kind()))
        chances = jax.nn.softmax(masked(jnp, answer.seats, seen.alive))[:, : game.seats]
        wins = jnp.take_along_axis(chances, jnp.argsort(seen.order, axis=-1), -1)  # by seat again
        return seat, seen, answer, wins

    games, decisions = lax.scan(one_round, games, None, length=steps // DEAL_EVERY)
    decisions = jax.tree.map(lambda each: each.reshape(-1, *each.shape[2:]), decisions)
    return games, decisions, look(games.states)[3]


def is_own(table: TrainingTable, seat: Array) -> Array:
    """Whether the seat to act is the network's in each game, and not its rival's."""
    place = jnp.arange(table.games)
    return (place >= table.rivals * table.games) | ((seat == place % table.game.seats) != table.one_rival)


def decided(table: TrainingTable, states: Any, action: Array, names: Array, moment: Array) -> Any:
    """The states after an action and all forced ones that follow."""
    game = table.game

    def after(states: Any, action: Array, number: int | Array) -> Any:
        chance = jax.vmap(game.chance, in_axes=(Key._make((0, None)),))(
            Key(names, mix(moment * 8 + jnp.uint32(number)))
        )
        return jax.vmap(game.step)(states, action, chance)

    def one_more(number: Array, states: Any) -> Any:
        forced, only = jax.vmap(game.forced or nothing_forced)(states)
        return jax.vmap(where)(forced, after(states, only, number), states)

    # Without a barrier both steps become one kernel, which computes the first many times over.
    in_memory = lax.optimization_barrier(after(states, action, 0))  # type: ignore[no-untyped-call]
    return lax.fori_loop(1, 1 + game.most_forced, one_more, in_memory)


def best(network: Network, seen: Any) -> Array:
    """The likeliest move."""
    return jnp.argmax(masked(jnp, forward(network, seen.features.astype(kind())).moves, seen.mask), axis=-1).astype(
        jnp.int32
    )


def rivals_move(table: TrainingTable, rival: Network, seen: Any, noise: Any) -> Array:
    """A network's move when it plays as a bot: see bots/expert/player.py."""
    weights = masked(jnp, forward(rival, seen.features.astype(kind())).moves, seen.mask)
    likeliest = jnp.argmax(weights, axis=-1)
    by_chance = jax.random.categorical(noise, likely_ones(jnp, weights))
    is_secret = table.by_chance | (likeliest >= table.coding.first_secret)
    return jnp.where(is_secret, by_chance, likeliest).astype(jnp.int32)


def nothing_forced(_: Any) -> tuple[Array, Array]:
    return jnp.bool(False), jnp.int32(0)
