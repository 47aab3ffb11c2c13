"""What every game on arrays is, and how many of them are played at once.

A `VectorGame` is to this package what `core.game.Game` is to the rest: a record of pure functions. Each function is
written for one game, whose state is a handful of 32-bit words; `vmap` makes it a batch. It does nothing but whole-word
arithmetic (words.py), so that XLA melts one step of a million games into very few loops over memory. The same code runs
on every device; the device only decides how many games at once are comfortable.
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
L = TypeVar("L")  # the luck that one step of it may need


# A game


Policy: TypeAlias = Callable[[Array, Array, AnyKey], Array]
"""Chooses an action from what its seat observes, the mask of what is legal, and luck of its own."""


@dataclass(frozen=True, kw_only=True, eq=False)
class VectorGame(Generic[S, L]):
    """The rules of one game for an edition and a number of seats. `mazzo.vector.get` makes one."""

    name: str
    edition: Edition
    seats: int
    actions: int  # how many numbers actions have; games/*/encoding.py says which action has which
    reasons: tuple[str, ...]  # by which rules a game ends
    reset: Callable[[AnyKey], S]
    luck: Callable[[AnyKey], L]
    apply: Callable[[S, Array, L], S]
    mask: Callable[[S], tuple[Array, ...]]  # the set of what the seat to act may do; empty when the game is over
    to_act: Callable[[S], Array]  # -1 when the game is over
    sight: Callable[
        [S, Array], Sequence[Array]
    ]  # what a seat sees: numbers, and rows of them, as in games/*/encoding.py
    widths: Sequence[int]  # how many bits each of these numbers needs: some of WIDTHS
    over: Callable[[S], Array]
    winners: Callable[[S], Array]  # bool[seats]; none before the game is over
    reason: Callable[[S], Array]  # a place in `reasons`; -1 before the game is over
    greedy: Callable[[Any, int], Policy]  # a bot that thinks one action ahead, for an edition and its seats
    any_legal: Callable[[S, Array], Array] | None = None  # a faster `random_action` of `legal`, if there is one
    forced: Callable[[S], tuple[Array, Array]] | None = None  # has the seat to act only one choice, and which?
    most_forced: int = 0  # about how many decisions without a choice follow one another
    steps_at_once: int = 1  # that a GPU does best in one kernel, which keeps the games in registers
    packed: bool = False  # whether observations are

    def legal(self, state: S) -> Array:
        """bool[actions]: the same for each action."""
        return one_by_one(self.mask(state), self.actions)

    def observe(self, state: S, seat: Array) -> Any:
        """What a seat sees: int32[numbers]; or words with all of them, if observations are packed."""
        seen = self.sight(state, seat)
        return pack(seen, self.widths) if self.packed else in_a_row(seen)

    def numbers_of(self, words: Sequence[Array]) -> Array:
        """uint8[..., numbers]: what a packed observation holds."""
        return unpack(words, self.widths)

    def step(self, state: S, action: Array, luck: L) -> S:
        """Do what the seat to act chose, which must be legal. A game that is over stays as it is."""
        return where(self.over(state), state, self.apply(state, action, luck))


def choose(game: VectorGame[S, L], policy: Policy, state: S, key: AnyKey) -> Array:
    """What a policy does for the seat to act."""
    if policy is random_policy:
        word = word_at(key, 0)
        return game.any_legal(state, word) if game.any_legal else any_of(game.mask(state), game.actions, word)
    return policy(game.observe(state, game.to_act(state)), game.legal(state), key)


def random_policy(_: Array, legal: Array, key: AnyKey) -> Array:
    """Any legal action, each as likely as another."""
    return random_action(legal, word_at(key, 0))


def random_action(legal: Array, word: Array) -> Array:
    """The number of a legal action, from 32 random bits; without a sort or a look into memory."""
    return any_of(packed(legal), legal.shape[-1], word)


def any_of(actions: Sequence[Array], count: int, word: Array) -> Array:
    """The same from a set of actions, out of so many."""
    return nth(actions, below(word, size(actions), most=count), most=count - 1).astype(jnp.int32)


# Many games


class Results(NamedTuple):
    """How games ended, a row for each."""

    winners: Array  # bool[games, seats]
    length: Array  # in decisions
    reason: Array  # a place in `VectorGame.reasons`


class Tally(NamedTuple):
    """What a rollout did in each place of its batch. Sums may need 64 bits."""

    decisions: Array
    games: Array  # that ended


def play(game: VectorGame[S, L], key: AnyKey, policy: Policy, games: int, batch: int | None = None) -> Results:
    """Play games to their end, a batch at a time.

    The luck of game i comes from the key and from i, so it is the same game whatever `games` and `batch` are.
    """
    if games < 1:
        raise Refused(f"{games} games cannot be played; play 1 or more")
    batch = min(games, batch or comfortable_batch())
    seed = words(key, 2)
    parts = [_play(game, policy, batch, seed, jnp.uint32(first)) for first in range(0, games, batch)]
    results: Results = jax.tree.map(lambda *rows: jnp.concatenate(rows)[:games], *parts)
    return results


def at_once(steps: int) -> int:
    """How many steps of a loop are compiled into one, if that many are best on a GPU. Elsewhere it would not pay."""
    return 1 if jax.default_backend() == "cpu" else steps


def comfortable_batch() -> int:
    """How many games at once use the present device well: what fits a CPU's cache, or what fills a GPU."""
    return 1 << 14 if jax.default_backend() == "cpu" else 1 << 20


FEW_LAUNCHES = {"xla_gpu_graph_min_graph_size": 1}
"""A step is one kernel, and with a small batch it ends sooner than the next is launched: so a GPU gets all kernels of a
loop as one graph, however few they are. (Other devices take no notice.)"""


@partial(jax.jit, static_argnums=(0, 1, 2), compiler_options=FEW_LAUNCHES)
def _play(game: VectorGame[S, L], policy: Policy, batch: int, seed: Sequence[Array], first: Array) -> Results:
    keys_at = _clock(seed, first + jnp.arange(batch, dtype=jnp.uint32))

    def some_steps(carry: tuple[Array, S, Array]) -> tuple[Array, S, Array]:  # checking after each would cost more
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
) -> tuple[S, Tally]:
    """Keep a batch of games going for a number of steps; where one has ended, another begins.

    To deal costs as much as several steps, and costs it for the whole batch. So new games are dealt only every
    `deal_every` steps; until then an ended game waits, and that is not counted as a decision. `steps` is rounded up to
    whole rounds of so many.
    """
    keys_at = _clock(words(key, 2), jnp.arange(batch, dtype=jnp.uint32))

    def one_round(number: int, carry: tuple[Array, S, Tally]) -> tuple[Array, S, Tally]:
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

    def one_step(now: Array, state: S, tally: Tally) -> tuple[Array, S, Tally]:
        state, decided = _step_all(game, policy, state, keys_at(now))
        return now + 1, state, tally._replace(decisions=tally.decisions + decided)

    nothing = jax.tree.map(
        lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), jax.eval_shape(lambda: _reset_all(game, keys_at(jnp.uint32(0))))
    )
    tally = Tally(jnp.zeros(batch, jnp.uint32), jnp.zeros(batch, jnp.uint32))
    _, state, tally = lax.fori_loop(0, -(-steps // deal_every), one_round, (jnp.uint32(0), nothing, tally))
    return state, tally


def _clock(seed: Sequence[Array], games: Array) -> Callable[[Array], Key]:
    """The keys of the games with these numbers, step by step."""
    hashed = mix(seed[0] ^ games)
    return lambda now: Key(hashed, mix(seed[1] + now))


def _reset_all(game: VectorGame[S, L], keys: Key) -> S:
    begun: S = jax.vmap(game.reset, in_axes=(_EACH_GAME,))(keys)
    return begun


def _step_all(game: VectorGame[S, L], policy: Policy, states: S, keys: Key) -> tuple[S, Array]:
    """One step of every game of a batch, and which of them it was a decision in."""

    def one(state: S, key: Key) -> tuple[S, Array]:
        for_choice, for_luck = split(key, 2)
        action = choose(game, policy, state, for_choice)
        return game.step(state, action, game.luck(for_luck)), ~game.over(state)

    stepped: tuple[S, Array] = jax.vmap(one, in_axes=(0, _EACH_GAME))(states, keys)
    return stepped


_EACH_GAME = Key._make((0, None))  # along which axes `vmap` takes keys apart
