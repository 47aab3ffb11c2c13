"""A game on arrays, and playing many of them together.

A `VectorGame` is a record of pure functions, like `core.game.Game`. Each function is written for one game, whose state
is a handful of 32-bit words; `vmap` makes it a batch. It uses only whole-word arithmetic (words.py), so that XLA fuses
one step of a million games into very few loops over memory. The same code runs on every device; only the best batch
size differs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar
from warnings import warn

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.core.edition import Edition, check_known
from mazzo.core.errors import Refused
from mazzo.research.vector.kernel import NoKernel, is_useful, many_steps
from mazzo.research.vector.words import (
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
L = TypeVar("L")  # the random words that one step may need


# A game


Policy: TypeAlias = Callable[[Array, Array, AnyKey], Array]
"""Chooses an action from the seat's observation, the mask of legal actions, and its own random source."""


@dataclass(frozen=True, kw_only=True, eq=False)
class VectorGame(Generic[S, L]):
    """The rules of one game for an edition and a number of seats. `mazzo.research.vector.get` makes one."""

    name: str
    edition: Edition
    seats: int
    actions: int  # how many actions there are; games/*/encoding.py numbers them
    reasons: tuple[str, ...]  # the rules by which a game can end
    reset: Callable[[AnyKey], S]
    chance: Callable[[AnyKey], L]
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
    is_out: Callable[[S, Array], Array] = lambda _state, _seat: jnp.bool_(False)  # whether a seat has dropped out
    greedy: Callable[[Any, int], Policy]  # a bot that thinks one action ahead, for an edition and its seats
    any_legal: Callable[[S, Array], Array] | None = None  # a faster `random_action` of `legal`, if there is one
    forced: Callable[[S], tuple[Array, Array]] | None = (
        None  # whether the seat to act has only one choice, and that choice
    )
    most_forced: int = 0  # roughly the longest run of decisions without a choice
    steps_at_once: int = 1  # best number for a GPU in one of XLA's kernels, which keeps the games in registers
    in_one_kernel: bool = True  # whether random play on a GPU may use kernel.py
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

    def step(self, state: S, action: Array, chance: L) -> S:
        """Apply a legal action of the seat to act. A game that is over does not change."""
        return where(self.over(state), state, self.apply(state, action, chance))


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

    The random numbers of game i come from the key and from i, so the game is the same for any `games` and `batch`.
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
"""A step is one kernel. With a small batch it ends before the next is launched, so a GPU gets even a few kernels of a
loop as one graph. (Other devices ignore this.)
"""


@partial(jax.jit, static_argnums=(0, 1, 2), compiler_options=FEW_LAUNCHES)
def _play(game: VectorGame[S, L], policy: Policy, batch: int, seed: Sequence[Array], first: Array) -> Results:
    keys = StepKeys(mix(seed[0] ^ (first + jnp.arange(batch, dtype=jnp.uint32))), seed[1])

    def some_steps(carry: tuple[Array, S, Array]) -> tuple[Array, S, Array]:  # checking after each step would cost more
        now, state, length = carry
        state, decided = _some_steps(game, policy, state, keys=keys, now=now, steps=16)
        return now + 16, state, length + decided.astype(jnp.int32)

    def goes_on(carry: tuple[Array, S, Array]) -> Array:
        return ~jnp.all(jax.vmap(game.over)(carry[1]))

    begun = _reset_all(game, keys.at(jnp.uint32(0)))
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
    seed = words(key, 2)
    keys = StepKeys(mix(seed[0] ^ jnp.arange(batch, dtype=jnp.uint32)), seed[1])

    def one_round(number: int, carry: tuple[Array, S, RolloutTally]) -> tuple[Array, S, RolloutTally]:
        now, state, tally = carry
        over = jax.vmap(game.over)(state) | (number == 0)
        begun = jax.vmap(where)(over, _reset_all(game, keys.at(now)), state)
        state, decided = _some_steps(game, policy, begun, keys=keys, now=now + 1, steps=deal_every)
        ended = jax.vmap(game.over)(state)
        return now + 1 + deal_every, state, RolloutTally(tally.decisions + decided, tally.games + ended)

    nothing = jax.tree.map(
        lambda leaf: jnp.zeros(leaf.shape, leaf.dtype),
        jax.eval_shape(lambda: _reset_all(game, keys.at(jnp.uint32(0)))),
    )
    tally = RolloutTally(jnp.zeros(batch, jnp.uint32), jnp.zeros(batch, jnp.uint32))
    _, state, tally = lax.fori_loop(0, -(-steps // deal_every), one_round, (jnp.uint32(0), nothing, tally))
    return state, tally


class StepKeys(NamedTuple):
    """The keys of a batch of games, by step."""

    names: Array  # different for every game
    seed: Array

    def moment(self, now: Array) -> Array:
        return mix(self.seed + now)

    def at(self, now: Array) -> Key:
        return Key(self.names, self.moment(now))


def _reset_all(game: VectorGame[S, L], keys: Key) -> S:
    begun: S = jax.vmap(game.reset, in_axes=(_EACH_GAME,))(keys)
    return begun


def _some_steps(
    game: VectorGame[S, L], policy: Policy, states: S, *, keys: StepKeys, now: Array, steps: int
) -> tuple[S, Array]:
    """Take some steps in every game of a batch; return how often each of them made a decision."""

    def one(state: S, name: Array, moment: Array) -> tuple[S, Array]:
        for_choice, for_chance = split(Key(name, moment), 2)
        action = choose(game, policy, state, for_choice)
        return game.step(state, action, game.chance(for_chance)), ~game.over(state)

    def one_for_all(number: Array, carry: tuple[S, Array]) -> tuple[S, Array]:
        moment = keys.moment(now + jnp.uint32(number))
        after, decided = jax.vmap(one, in_axes=(0, 0, None))(carry[0], keys.names, moment)
        return after, carry[1] + decided

    if policy is random_policy and game.steps_at_once == 1 and uses_kernel(game, states):
        moments = keys.moment(now + jnp.arange(steps, dtype=jnp.uint32))
        try:
            states, decided, _ = many_steps(lambda *given: (*one(*given), ()), states, keys.names, moments)
        except NoKernel as why:
            warn(f"{game.name} is played without a kernel of our own, more slowly: {why}", stacklevel=2)
        else:
            return states, decided
    nothing = jnp.zeros(keys.names.shape, jnp.uint32)
    after: tuple[S, Array] = lax.fori_loop(0, steps, one_for_all, (states, nothing), unroll=at_once(game.steps_at_once))
    return after


def uses_kernel(game: VectorGame[S, L], states: S) -> bool:
    """Whether random play is a kernel of our own: on a GPU, if nvcc is there, for states of plain words."""
    return game.in_one_kernel and is_useful() and all(word.ndim == 1 for word in jax.tree.leaves(states))


_EACH_GAME = Key._make((0, None))  # along which axes `vmap` takes keys apart


Make = Callable[[Any, int], VectorGame[Any, Any]]


@dataclass(frozen=True, kw_only=True)
class VectorRules:
    """A game's rules on arrays (the part `vector` of its kit), and the options they support."""

    options: frozenset[str]
    """The supported options; a game with another one changed is refused."""
    game: Make
    remembering: Make | None = None
    """The same game with everything that a seat remembers in its observations; None if there is nothing to remember."""

    def check(self, game: str, edition: Edition) -> None:
        """Refuse an edition with an unsupported option."""
        check_known(f"the vector engine of {game}", self.options, edition)
