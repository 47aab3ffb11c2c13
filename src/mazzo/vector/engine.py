"""What every game on arrays is, and how many of them are played at once.

A `VectorGame` is to this package what `core.game.Game` is to the rest: a record of pure functions. Each function is
written for one game, whose state is a handful of 32-bit words; `vmap` makes it a batch. A function does nothing but
whole-word arithmetic (`where` instead of `if`, a shift instead of an index, a count of bits instead of a sort), so that
XLA melts one step of a million games into very few loops over memory. The same code runs on every device; the device
only decides how many games at once are comfortable.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial, reduce
from operator import add, or_
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo.core.edition import Edition
from mazzo.core.errors import Refused

Array: TypeAlias = jax.Array

T = TypeVar("T")
S = TypeVar("S")  # the state of a game
L = TypeVar("L")  # the luck that one step of it may need


# Luck


class Key(NamedTuple):
    """Names one moment of one game: two words, of which `words` makes luck.

    A key of `jax.random` costs hundreds of integer operations a word, as much as a step; this one costs eight. It is a
    hash of 64 bits, good for games and statistics and not for secrets. Everything here that takes a key takes either.
    """

    game: Array  # different for every game of a batch
    moment: Array  # the same for all of them, so hashing it costs nothing


AnyKey: TypeAlias = Key | Array


def split(key: AnyKey, count: int) -> list[AnyKey]:
    """`count` keys, each for different luck."""
    if isinstance(key, Key):
        return [Key(key.game, mix(key.moment ^ jnp.uint32(mark))) for mark in range(1, count + 1)]
    return list(jax.random.split(key, count))


def words(key: AnyKey, count: int) -> tuple[Array, ...]:
    """`count` words of 32 random bits."""
    return tuple(word_at(key, place) for place in range(count))


def word_at(key: AnyKey, place: int | Array) -> Array:
    """One of the words that `words` would give."""
    if isinstance(key, Key):
        return mix(key.game ^ mix(key.moment + jnp.uint32(place)))
    return jax.random.bits(jax.random.fold_in(key, place), (), jnp.uint32)


def mix(word: Array) -> Array:
    """A hash of 32 bits, one to one, in which each bit affects every other (Chris Wellons' lowbias32)."""
    word = (word ^ (word >> 16)) * jnp.uint32(0x7FEB352D)
    word = (word ^ (word >> 15)) * jnp.uint32(0x846CA68B)
    return word ^ (word >> 16)


def below(word: Array, n: Array, most: int) -> Array:
    """A number from 0 to n - 1 from a random word, where n is at most `most`.

    The word is a fraction of 1, and multiplied by n. Its lowest bits are dropped to make room for the product, so one
    number may be likelier than another, but by no more than most**2 in 2**31.
    """
    room = most.bit_length()
    return ((word >> room) * n) >> (32 - room)


def word_for(number: int, n: int, most: int) -> int:
    """The least word of which `below` makes that number: luck written down in advance."""
    room = most.bit_length()
    return -(-(number << (32 - room)) // n) << room


# Sets of small numbers, 32 to a word


def packed(members: Array) -> tuple[Array, ...]:
    """A set from bool[n]: is this number in it?"""
    return set_of([lax.index_in_dim(members, n, axis=-1, keepdims=False) for n in range(members.shape[-1])])


def set_of(flags: Sequence[Array]) -> tuple[Array, ...]:
    """The same from a bool for each number."""
    return joined(flags, bits=1)


def joined(numbers: Sequence[Array], bits: int) -> tuple[Array, ...]:
    """Numbers in words, so many bits for each."""
    shifted = [number.astype(jnp.uint32) << bits * (place % (32 // bits)) for place, number in enumerate(numbers)]
    return tuple(reduce(or_, shifted[first : first + 32 // bits]) for first in range(0, len(shifted), 32 // bits))


def one_by_one(members: Sequence[Array], numbers: int) -> Array:
    """bool[n]: for each number from 0 on, is it in a set?"""
    in_memory = lax.optimization_barrier(members)  # type: ignore[no-untyped-call]  # so that no word is made 32 times
    bits = jnp.stack(in_memory)[:, None] >> jnp.arange(32, dtype=jnp.uint32) & 1
    return bits.ravel()[:numbers] == 1


def side_by_side(rows: Sequence[tuple[Sequence[Array], int]]) -> tuple[Array, ...]:
    """Sets of numbers below a limit each, as one set: the numbers of each begin where those before have their limit."""
    start = 0
    together: list[Array] = [jnp.uint32(0)] * -(-sum(limit for _, limit in rows) // 32)
    for members, limit in rows:
        for first in range(0, limit, 32):
            bits = min(32, limit - first)
            word = members[first // 32] & jnp.uint32((1 << bits) - 1)
            index, shift = divmod(start + first, 32)
            together[index] |= word << shift
            if shift + bits > 32:
                together[index + 1] |= word >> 32 - shift
        start += limit
    return tuple(together)


def if_in(condition: Array, members: Sequence[Array]) -> tuple[Array, ...]:
    """A set, or nothing."""
    return tuple(jnp.where(condition, word, 0) for word in members)


def size(members: Sequence[Array]) -> Array:
    """How many numbers are in a set."""
    return reduce(add, map(lax.population_count, members))


def nth(members: Sequence[Array], rank: Array, most: int | None = None) -> Array:
    """The number in a set that has `rank` smaller ones beside it; if none has, the last that there is a bit for.

    If the set is one word, giving the largest possible number as `most` saves time.
    """
    start: Array = jnp.uint32(0)
    word, within, passed = members[0], rank, lax.population_count(members[0])
    for index, later in enumerate(members[1:], 1):
        beyond, later_start = rank >= passed, jnp.uint32(32 * index)
        word, within, start = where(beyond, (later, rank - passed, later_start), (word, within, start))
        passed = passed + lax.population_count(later)
    return start + _nth_bit(word, within, 31 if most is None else most)


def _nth_bit(word: Array, rank: Array, most: int) -> Array:
    """Halve the word again and again, and go on with the half that has the bit."""
    place: Array = jnp.uint32(0)
    for half in [half for half in (16, 8, 4, 2, 1) if half <= most]:
        passed = lax.population_count(word & jnp.uint32((1 << half) - 1))
        beyond = rank >= passed
        word, place, rank = where(beyond, (word >> half, place + half, rank - passed), (word, place, rank))
    return place


def without(members: Sequence[Array], number: Array) -> tuple[Array, ...]:
    """The same set less one number; a number beyond its words changes nothing."""
    index, bit = number >> 5, jnp.uint32(1) << (number & 31)
    return tuple(jnp.where(index == place, word & ~bit, word) for place, word in enumerate(members))


def where(condition: Array, this: T, that: T) -> T:
    """One of two trees of words."""
    chosen: T = jax.tree.map(lambda yes, no: jnp.where(condition, yes, no), this, that)
    return chosen


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


# What is seen


def in_a_row(seen: Sequence[Array]) -> Array:
    """int32[numbers]"""
    return jnp.concatenate([jnp.atleast_1d(part).astype(jnp.int32) for part in seen])


WIDTHS = (8, 4, 1)
"""How many bits a number of a packed observation may have. (None is above 255.)"""


def pack(seen: Sequence[Array], widths: Sequence[int]) -> tuple[Array, ...]:
    """The same numbers in few words, which `numbers_of` reads: first all that have 8 bits, then those of 4 and of 1.

    The words stand apart, so that in a batch each is a row of all games. If instead each game had a row of its numbers,
    a GPU would put it together number by number, and take many times as long.
    """
    numbers = [number for part in map(jnp.asarray, seen) for number in (part if part.ndim else [part])]
    parts = [[number for number, its in zip(numbers, widths, strict=True) if its == width] for width in WIDTHS]
    return tuple(word for part, width in zip(parts, WIDTHS, strict=True) for word in joined(part, width))


def unpack(words: Sequence[Array], widths: Sequence[int]) -> Array:
    """uint8[..., numbers]: what was packed."""
    index, shift, first = np.zeros(len(widths), int), np.zeros(len(widths), np.uint32), 0
    for width in WIDTHS:
        (those,) = np.nonzero(np.array(widths) == width)
        place = np.arange(len(those))
        index[those], shift[those] = first + place * width // 32, place * width % 32
        first += -(-len(those) * width // 32)
    most = (1 << np.array(widths, np.uint32)) - 1
    return (jnp.stack(words, axis=-1)[..., index] >> shift & most).astype(jnp.uint8)


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
