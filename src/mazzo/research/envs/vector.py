"""Many games of one learner on the vector engine, for Gymnasium (extras `mazzo[envs]` and `mazzo[vector]`).

import gymnasium
import mazzo.research.envs.gymnasium  # registers mazzo/NAME-v0

envs = gymnasium.make_vec("mazzo/NAME-v0", num_envs=64, vectorization_mode="vector_entry_point", seats=4)
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from gymnasium.spaces import Box, Dict
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from jax import lax
from numpy.typing import NDArray

from mazzo.core.errors import Refused, shorten
from mazzo.research import vector
from mazzo.research.envs._episode import Observation, action_space, observation_space
from mazzo.research.envs._numbers import numbers
from mazzo.research.vector import policies
from mazzo.research.vector.engine import Policy, VectorGame, choose
from mazzo.research.vector.words import Array, Key, mix, split, where


class GameBatch(NamedTuple):
    """The current states of all games."""

    states: Any
    names: Array  # different for each game
    now: Array  # grows with every decision, so that no random word is used twice


class LearnerView(NamedTuple):
    """The learner's part of each game."""

    observation: Array
    mask: Array
    rewards: Array
    over: Array


class VectorSeatEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """The games from one seat's point of view. After an end, the next step starts a new game and ignores its action.

    seat    the learner's
    bots    who plays the other seats: random or greedy, or a list of one for each, in the order of the seats
    memory  whether an observation has everything that the seat remembers, as in `make`; it may be many times slower

    An illegal action is replaced by the first legal one.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int = 4,
        edition: str | None = None,
        *,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        memory: bool = False,
        **options: Any,
    ) -> None:
        numbered = numbers(game, seats, edition, options)
        if seat not in range(seats):
            raise Refused(f"there is no seat {shorten(seat)}; the seats are 0 to {seats - 1}")
        others = [bots] * (seats - 1) if isinstance(bots, str) else [*bots]
        self._game = vector.get(game, seats, edition, memory=memory, **options)
        self._policy = policies.get(self._game, [*others[:seat], "random", *others[seat:]])
        self.num_envs, self.seats, self.seat = num_envs, seats, seat
        self.single_action_space = action_space(numbered)
        self.single_observation_space = observation_space(numbered)
        if len(self._game.widths) != len(numbered.bounds()):  # without memory some parts are missing
            highest = np.array([2**width - 1 for width in self._game.widths], np.int16)
            seen = Box(np.zeros_like(highest), highest, dtype=np.int16)
            mask = self.single_observation_space["action_mask"]
            self.single_observation_space = Dict({"observation": seen, "action_mask": mask})
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._games: GameBatch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        word = jnp.uint32(self.np_random.integers(2**32))
        self._games, seen = _begin(self._game, self._policy, self.seat, self.num_envs, word)
        return self._shown(seen)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if self._games is None:
            raise Refused("begin the games with reset()")
        self._games, seen = _step(self._game, self._policy, self.seat, self._games, jnp.asarray(actions, jnp.int32))
        observation, info = self._shown(seen)
        over = np.array(seen.over)
        return observation, np.asarray(seen.rewards, np.float64), over, np.zeros_like(over), info

    def _shown(self, seen: LearnerView) -> tuple[Observation, dict[str, Any]]:
        mask = np.asarray(seen.mask, np.int8)
        info = {"action_mask": mask.copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return {"observation": np.asarray(seen.observation, np.int16), "action_mask": mask}, info


@partial(jax.jit, static_argnums=(0, 1, 2, 3))
def _begin(
    game: VectorGame[Any, Any], policy: Policy, seat: int, count: int, word: Array
) -> tuple[GameBatch, LearnerView]:
    names = mix(jnp.arange(count, dtype=jnp.uint32) ^ mix(word))
    begun = _until_asked(game, policy, seat, GameBatch(_deal(game, names, jnp.uint32(0)), names, jnp.uint32(1)))
    return begun, _see(game, seat, begun.states, jnp.zeros(count, jnp.bool_))


@partial(jax.jit, static_argnums=(0, 1, 2), donate_argnums=3)
def _step(
    game: VectorGame[Any, Any], policy: Policy, seat: int, games: GameBatch, actions: Array
) -> tuple[GameBatch, LearnerView]:
    """Apply the learner's actions, and the others' until it must act again. Finished games start over instead."""
    was_over = _is_done(game, seat, games.states)
    legal = jax.vmap(game.legal)(games.states)
    is_legal = jnp.take_along_axis(legal, actions[:, None], -1)[:, 0]
    actions = jnp.where(is_legal, actions, jnp.argmax(legal, axis=-1))
    acted = _apply(game, games, actions.astype(jnp.int32))
    dealt = _deal(game, games.names, games.now + 1)
    begun = games._replace(states=jax.vmap(where)(was_over, dealt, acted), now=games.now + 2)
    after = _until_asked(game, policy, seat, begun)
    return after, _see(game, seat, after.states, was_over)


def _deal(game: VectorGame[Any, Any], names: Array, now: Array) -> Any:
    return jax.vmap(game.reset, in_axes=(EACH,))(Key(names, mix(now)))


def _apply(game: VectorGame[Any, Any], games: GameBatch, actions: Array) -> Any:
    chance = jax.vmap(game.chance, in_axes=(EACH,))(Key(games.names, mix(games.now)))
    return jax.vmap(game.step)(games.states, actions, chance)


def _until_asked(game: VectorGame[Any, Any], policy: Policy, seat: int, games: GameBatch) -> GameBatch:
    """Let the others play until the learner must act, or the game is over."""

    def waits(states: Any) -> Array:
        to_act: Array = jax.vmap(game.to_act)(states)
        return (to_act != seat) & ~_is_done(game, seat, states)

    def one(games: GameBatch) -> GameBatch:
        for_choice, for_chance = split(Key(games.names, mix(games.now)), 2)
        choices = jax.vmap(partial(choose, game, policy), in_axes=(0, EACH))(games.states, for_choice)
        chance = jax.vmap(game.chance, in_axes=(EACH,))(for_chance)
        after = jax.vmap(game.step)(games.states, choices, chance)
        return GameBatch(jax.vmap(where)(waits(games.states), after, games.states), games.names, games.now + 1)

    asked: GameBatch = lax.while_loop(lambda games: jnp.any(waits(games.states)), one, games)
    return asked


def _is_done(game: VectorGame[Any, Any], seat: int, states: Any) -> Array:
    """Whether a game is over for the learner."""
    done: Array = jax.vmap(game.over)(states) | jax.vmap(game.is_out, in_axes=(0, None))(states, jnp.int32(seat))
    return done


def _see(game: VectorGame[Any, Any], seat: int, states: Any, was_over: Array) -> LearnerView:
    over = _is_done(game, seat, states)
    won = jax.vmap(game.winners)(states)
    share = won[:, seat] / jnp.maximum(won.sum(axis=-1), 1)
    rewards = jnp.where(over & ~was_over, (game.seats * share - 1) / (game.seats - 1), 0.0)
    mask = jax.vmap(game.legal)(states) & ~over[:, None]
    return LearnerView(jax.vmap(game.observe, in_axes=(0, None))(states, jnp.int32(seat)), mask, rewards, over)


EACH = Key._make((0, None))  # along which axes `vmap` takes keys apart
