"""A game on arrays, and playing many of them at once.

A `VectorGame` is a record of pure functions, like `core.game.Game`. Each function is written for one game, whose state
is a handful of 32-bit words; `vmap` makes it a batch. It uses only whole-word arithmetic (words.py), so that XLA fuses
one step of a million games into very few loops over memory. The same code runs on every device; only the best batch
size differs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.core.edition import Edition
from mazzo.core.errors import Refused
from mazzo.vector.words import (
    AnyKey,
    Array,
    Key,
    below,
    in_a_row,
    mix,
    nth,
    one_by_one,
    pack,
    packed,
    size,
    split,
    unpack,
    where,
    word_at,
    words,
)

S = TypeVar("S")  # the state of a game
L = TypeVar("L")  # the luck that one step may need


# A game


Policy: TypeAlias = Callable[[Array, Array, AnyKey], Array]
"""Chooses an action from the seat's observation, the mask of legal actions, and its own luck."""


@dataclass(frozen=True, kw_only=True, eq=False)
class VectorGame(Generic[S, L]):
    """The rules of one game for an edition and a number of seats. `mazzo.vector.get` makes one."""

    name: str
    edition: Edition
    seats: int
    actions: int  # how many actions there are; games/*/encoding.py numbers them
    reasons: tuple[str, ...]  # the rules by which a game can end
    reset: Callable[[AnyKey], S]
    luck: Callable[[AnyKey], L]
    apply: Callable[[S, Array, L], S]
    mask: Callable[[S], tuple[Array, ...]]  # the set of legal actions of the seat to act; empty when the game is over
    to_act: Callable[[S], Array]  # -1 when the game is over
    sight: Callable[
        [S, Array], Sequence[Array]
    ]  # a seat's observation: numbers and rows of numbers, as in games/*/encoding.py
    widths: Sequence[int]  # bits for each of these numbers, from WIDTHS
    over: Callable[[S], Array]
    winners: Callable[[S], Array]  # bool[seats]; none before the game is over
    reason: Callable[[S], Array]  # an index into `reasons`; -1 before the game is over
    greedy: Callable[[Any, int], Policy]  # a bot that thinks one action ahead, for an edition and its seats
    any_legal: Callable[[S, Array], Array] | None = None  # a faster `random_action` of `legal`, if there is one
    forced: Callable[[S], tuple[Array, Array]] | None = (
        None  # whether the seat to act has only one choice, and that choice
    )
    most_forced: int = 0  # roughly the longest run of decisions without a choice
    steps_at_once: int = 1  # best number for a GPU in one kernel, which keeps the games in registers
    packed: bool = False  # whether observations are packed

    def legal(self, state: S) -> Array:
        """bool[actions]: the mask of legal actions."""
        return one_by_one(self.mask(state), self.actions)

    def observe(self, state: S, seat: Array) -> Any:
        """A seat's observation: int32[numbers], or the same packed into words."""
        seen = self.sight(state, seat)
        return pack(seen, self.widths) if self.packed else in_a_row(seen)

    def numbers_of(self, words: Sequence[Array]) -> Array:
        """uint8[..., numbers]: the contents of a packed observation."""
        return unpack(words, self.widths)

    def step(self, state: S, action: Array, luck: L) -> S:
        """Apply a legal action of the seat to act. A game that is over stays as it is."""
        return where(self.over(state), state, self.apply(state, action, luck))


def choose(game: VectorGame[S, L], policy: Policy, state: S, key: AnyKey) -> Array:
    """The policy's choice for the seat to act."""
    if policy is random_policy:
        word = word_at(key, 0)
        return game.any_legal(state, word) if game.any_legal else any_of(game.mask(state), game.actions, word)
    return policy(game.observe(state, game.to_act(state)), game.legal(state), key)


def random_policy(_: Array, legal: Array, key: AnyKey) -> Array:
    """A legal action, each with equal probability."""
    return random_action(legal, word_at(key, 0))


def random_action(legal: Array, word: Array) -> Array:
    """A legal action from 32 random bits, without sorting or indexing."""
    return any_of(packed(legal), legal.shape[-1], word)


def any_of(actions: Sequence[Array], count: int, word: Array) -> Array:
    """An action from a set of `count`, by a random word."""
    return nth(actions, below(word, size(actions), most=count), most=count - 1).astype(jnp.int32)


# Many games


class Results(NamedTuple):
    """The results of games, one row each."""

    winners: Array  # bool[games, seats]
    length: Array  # in decisions
    reason: Array  # an index into `VectorGame.reasons`


class RolloutTally(NamedTuple):
    """Counts of a rollout, for each place of its batch. Sums may need 64 bits."""

    decisions: Array
    games: Array  # games that ended


def play(game: VectorGame[S, L], key: AnyKey, policy: Policy, games: int, batch: int | None = None) -> Results:
    """Play games to their end, a batch at a time.

    The luck of game i comes from the key and from i, so the game is the same for any `games` and `batch`.
    """
    if games < 1:
        raise Refused(f"cannot play {games} games; play 1 or more")
    batch = min(games, batch or comfortable_batch())
    seed = words(key, 2)
    parts = [_play(game, policy, batch, seed, jnp.uint32(first)) for first in range(0, games, batch)]
    results: Results = jax.tree.map(lambda *rows: jnp.concatenate(rows)[:games], *parts)
    return results


def at_once(steps: int) -> int:
    """The number of steps to unroll in a loop: `steps` on a GPU, 1 elsewhere."""
    return 1 if jax.default_backend() == "cpu" else steps


def comfortable_batch() -> int:
    """The number of games that use the present device well: what fits a CPU's cache or fills a GPU."""
    return 1 << 14 if jax.default_backend() == "cpu" else 1 << 20


FEW_LAUNCHES = {"xla_gpu_graph_min_graph_size": 1}
"""A step is one kernel. With a small batch it ends before the next is launched, so a GPU gets all kernels of a loop
as one graph, however few they are. (Other devices ignore this.)
"""


@partial(jax.jit, static_argnums=(0, 1, 2), compiler_options=FEW_LAUNCHES)
def _play(game: VectorGame[S, L], policy: Policy, batch: int, seed: Sequence[Array], first: Array) -> Results:
    keys_at = _clock(seed, first + jnp.arange(batch, dtype=jnp.uint32))

    def some_steps(carry: tuple[Array, S, Array]) -> tuple[Array, S, Array]:  # checking after each step would cost more
        after: tuple[Array, S, Array] = lax.fori_loop(
            0, 16, lambda _, carry: one_step(*carry), carry, unroll=at_once(game.steps_at_once)
        )
        return after

    def one_step(now: Array, state: S, length: Array) -> tuple[Array, S, Array]:
        state, decided = _step_all(game, policy, state, keys_at(now))
        return now + 1, state, length + decided

    def goes_on(carry: tuple[Array, S, Array]) -> Array:
        return ~jnp.all(jax.vmap(game.over)(carry[1]))

    begun = _reset_all(game, keys_at(jnp.uint32(0)))
    _, state, length = lax.while_loop(goes_on, some_steps, (jnp.uint32(1), begun, jnp.zeros(batch, jnp.int32)))
    return Results(jax.vmap(game.winners)(state), length, jax.vmap(game.reason)(state))


@partial(jax.jit, static_argnames=("game", "batch", "steps", "policy", "deal_every"), compiler_options=FEW_LAUNCHES)
def rollout(
    game: VectorGame[S, L], key: AnyKey, batch: int, steps: int, policy: Policy, *, deal_every: int = 16
) -> tuple[S, RolloutTally]:
    """Keep a batch of games going for a number of steps; a new game replaces each ended one.

    A deal costs as much as several steps, for the whole batch. So games are dealt only every `deal_every` steps; until
    then an ended game waits, which counts as no decision. `steps` is rounded up to a multiple of `deal_every`.
    """
    keys_at = _clock(words(key, 2), jnp.arange(batch, dtype=jnp.uint32))

    def one_round(number: int, carry: tuple[Array, S, RolloutTally]) -> tuple[Array, S, RolloutTally]:
        now, state, tally = carry
        over = jax.vmap(game.over)(state) | (number == 0)
        begun = jax.vmap(where)(over, _reset_all(game, keys_at(now)), state)
        now, state, tally = lax.fori_loop(
            0,
            deal_every,
            lambda _, carry: one_step(*carry),
            (now + 1, begun, tally),
            unroll=at_once(game.steps_at_once),
        )
        return now, state, tally._replace(games=tally.games + jax.vmap(game.over)(state))

    def one_step(now: Array, state: S, tally: RolloutTally) -> tuple[Array, S, RolloutTally]:
        state, decided = _step_all(game, policy, state, keys_at(now))
        return now + 1, state, tally._replace(decisions=tally.decisions + decided)

    nothing = jax.tree.map(
        lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), jax.eval_shape(lambda: _reset_all(game, keys_at(jnp.uint32(0))))
    )
    tally = RolloutTally(jnp.zeros(batch, jnp.uint32), jnp.zeros(batch, jnp.uint32))
    _, state, tally = lax.fori_loop(0, -(-steps // deal_every), one_round, (jnp.uint32(0), nothing, tally))
    return state, tally


def _clock(seed: Sequence[Array], games: Array) -> Callable[[Array], Key]:
    """The keys of these games, by step."""
    hashed = mix(seed[0] ^ games)
    return lambda now: Key(hashed, mix(seed[1] + now))


def _reset_all(game: VectorGame[S, L], keys: Key) -> S:
    begun: S = jax.vmap(game.reset, in_axes=(_EACH_GAME,))(keys)
    return begun


def _step_all(game: VectorGame[S, L], policy: Policy, states: S, keys: Key) -> tuple[S, Array]:
    """Take one step in every game of a batch; return which of them made a decision."""

    def one(state: S, key: Key) -> tuple[S, Array]:
        for_choice, for_luck = split(key, 2)
        action = choose(game, policy, state, for_choice)
        return game.step(state, action, game.luck(for_luck)), ~game.over(state)

    stepped: tuple[S, Array] = jax.vmap(one, in_axes=(0, _EACH_GAME))(states, keys)
    return stepped


_EACH_GAME = Key._make((0, None))  # along which axes `vmap` takes keys apart
