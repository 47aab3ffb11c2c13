"""The games for pgx: environments whose step and observation are JAX functions.

    from mazzo.research.envs import pgx

    env = pgx.make("NAME", seats=4)
    state = jax.jit(env.init)(jax.random.key(1))
    state = jax.jit(env.step)(state, action, jax.random.key(2))

A thin wrapper of the vector engine; it has no drawings. `step` needs a key, since cards are drawn during the game.
"""

from dataclasses import dataclass
from dataclasses import replace as with_changes
from typing import Any

import jax
import jax.numpy as jnp
from pgx.core import Env
from pgx.core import State as AnyState

from mazzo.research import vector
from mazzo.research.vector.engine import VectorGame
from mazzo.research.vector.words import Array


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class PgxState(AnyState):  # type: ignore[misc]
    """A game, and what the seat to act may know of it."""

    current_player: Array
    observation: Array
    rewards: Array
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _step_count: Array
    _words: Any  # the state of the vector engine

    @property
    def env_id(self) -> str:
        return "mazzo"

    def replace(self, **changes: Any) -> "PgxState":
        return with_changes(self, **changes)


class PgxEnv(Env):  # type: ignore[misc]
    """A game for a number of seats. Rewards are those of the other environments; an illegal action ends the game."""

    def __init__(self, game: VectorGame[Any, Any]) -> None:
        super().__init__()
        self.game = game

    @property
    def id(self) -> str:
        return "mazzo"

    @property
    def version(self) -> str:
        return "v0"

    @property
    def num_players(self) -> int:
        return self.game.seats

    def _init(self, key: Array) -> PgxState:
        return self._state(self.game.reset(key), jnp.int32(0))

    def _step(self, state: PgxState, action: Array, key: Array) -> PgxState:
        return self._state(self.game.step(state._words, action, self.game.chance(key)), state._step_count)

    def _observe(self, state: PgxState, player_id: Array) -> Array:
        seen: Array = self.game.observe(state._words, player_id)
        return seen

    def _state(self, words: Any, count: Array) -> PgxState:
        game, over = self.game, self.game.over(words)
        won = game.winners(words)
        gained = (game.seats * won / jnp.maximum(won.sum(), 1) - 1) / (game.seats - 1)
        seat = jnp.maximum(game.to_act(words), 0).astype(jnp.int32)
        return PgxState(
            current_player=seat,
            observation=game.observe(words, seat),
            rewards=jnp.where(over, gained, 0.0).astype(jnp.float32),
            terminated=over,
            truncated=jnp.bool_(False),
            legal_action_mask=jnp.where(over, True, game.legal(words)),
            _step_count=count,
            _words=words,
        )


def make(game: str, seats: int = 4, edition: str | None = None, *, memory: bool = False, **options: Any) -> PgxEnv:
    """The environment of a game. With `memory`, an observation has everything that the seat remembers."""
    return PgxEnv(vector.get(game, seats, edition, memory=memory, **options))
