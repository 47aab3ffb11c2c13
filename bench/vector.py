"""Speed of many games together: decisions a second in random play on the present device, beside pgx's games.

A decision is a random legal choice and the step. Ended games are replaced by new ones; that time counts. There are
three measures: `random` chooses without a mask, where a game has a shorter way; `masks` computes the mask and chooses
from it; `observations` also observes for the seat to act, and writes the packed observation, the mask in bits and the
action to memory, for a learner. If pgx is installed, its games are measured in the same run, with the same batch, masks
and random choice. Each replaces ended games in its own way.

python bench/vector.py                                                     Mantis and its peers
    python bench/vector.py --game kittens --batch 65536 1048576 --seconds 5    Kittens, two sizes
    python bench/vector.py --what observations --batch 1048576                 what a learner needs
    python bench/vector.py --no-peers --json                                   for a program
"""

import argparse
import json
import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from mazzo.research import vector
from mazzo.research.vector.engine import (
    FEW_LAUNCHES,
    VectorGame,
    any_of,
    random_action,
    random_policy,
    rollout,
    uses_kernel,
)
from mazzo.research.vector.kernel import many_steps
from mazzo.research.vector.words import Array, Key, mix, split, where, word_at, words

WAYS = ("random", "masks", "observations")

PEERS = ("leduc_holdem", "2048", "sparrow_mahjong", "backgammon")

Player = Callable[[int], int]
"""Plays a batch for some steps, with the given seed; returns the number of decisions."""


class Measured(NamedTuple):
    name: str
    batch: int
    first_call: float  # seconds, including compilation
    rates: list[float]  # decisions a second, call by call

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)


def our_player(asked: argparse.Namespace, name: str, what: str, batch: int) -> Player:
    game = vector.get(name, asked.seats, asked.edition, packed=True)
    if asked.xla:
        game = replace(game, in_one_kernel=False)
    if what == "masks":
        game = replace(game, any_legal=None)
    rounds, every = -(-asked.steps // asked.deal_every), asked.deal_every

    def play(seed: int) -> int:
        if what == "observations":
            decisions, _ = keeping(game, jax.random.key(seed), batch, rounds, every)
        else:
            _, tally = rollout(game, jax.random.key(seed), batch, rounds * every, random_policy, deal_every=every)
            decisions = tally.decisions
        return int(np.asarray(decisions).sum(dtype=np.int64))

    return play


class Kept(NamedTuple):
    """The data that a learner keeps of one step or several."""

    looked: Array  # [words, games]: the packed observation, then the mask
    action: Array


@partial(jax.jit, static_argnames=("game", "batch", "rounds", "every"), compiler_options=FEW_LAUNCHES)
def keeping(game: VectorGame[Any, Any], key: Array, batch: int, rounds: int, every: int) -> tuple[Array, Kept]:
    """Like `rollout`, but write a learner's data of every step to memory."""
    names = mix(words(key, 1)[0] ^ jnp.arange(batch, dtype=jnp.uint32))
    decisions = jnp.zeros(batch, jnp.uint32)

    def deal(moment: Array) -> Any:
        return jax.vmap(game.reset, in_axes=(EACH_GAME,))(Key(names, mix(moment)))

    def one_round(number: Array, carry: tuple[Any, Array, Kept]) -> tuple[Any, Array, Kept]:
        states, decisions, _ = carry
        first = jnp.uint32(1 + number * (every + 1))
        begun = jax.vmap(where)(jax.vmap(game.over)(states), deal(first), states)
        states, more, kept = some_steps(begun, mix(first + 1 + jnp.arange(every, dtype=jnp.uint32)))
        return states, decisions + more, kept

    def some_steps(states: Any, moments: Array) -> tuple[Any, Array, Kept]:
        if uses_kernel(game, states):
            states, decided, kept = many_steps(one_game, states, names, moments)
            return states, decided, Kept(kept[:, :-1], kept[:, -1].astype(jnp.int32))
        (states, decided), steps = lax.scan(one_step, (states, jnp.zeros(batch, jnp.uint32)), moments)
        return states, decided, Kept(*steps)

    def one_game(state: Any, name: Array, moment: Array) -> tuple[Any, Array, list[Array]]:
        for_choice, for_chance = split(Key(name, moment), 2)
        looked = sight_and_mask(game, state)
        action = any_of(looked[-words_for(game.actions) :], game.actions, word_at(for_choice, 0))
        return game.step(state, action, game.chance(for_chance)), ~game.over(state), [*looked, action]

    def one_step(carry: tuple[Any, Array], moment: Array) -> tuple[tuple[Any, Array], tuple[Array, Array]]:
        states, decisions = carry
        for_choice, for_chance = split(Key(names, moment), 2)
        looked = look(game, states)
        mask = tuple(looked[-words_for(game.actions) :])
        action = any_of(mask, game.actions, word_at(for_choice, 0))
        chance = jax.vmap(game.chance, in_axes=(EACH_GAME,))(for_chance)
        going_on = ~jax.vmap(game.over)(states)
        after = jax.vmap(game.step)(states, action, chance)
        return (after, decisions + going_on), (looked, action)

    start = deal(jnp.uint32(0))
    shape = jax.eval_shape(lambda: some_steps(start, jnp.arange(every, dtype=jnp.uint32))[2])
    nothing = jax.tree.map(lambda leaf: jnp.zeros(leaf.shape, leaf.dtype), shape)
    _, decisions, kept = lax.fori_loop(0, rounds, one_round, (start, decisions, nothing))
    return decisions, kept


def look(game: VectorGame[Any, Any], states: Any) -> Array:
    """[words, games]: the observation and the mask of the seat to act."""
    return jnp.stack(jax.vmap(partial(sight_and_mask, game))(states))


def sight_and_mask(game: VectorGame[Any, Any], state: Any) -> tuple[Array, ...]:
    return (*game.observe(state, game.to_act(state)), *game.mask(state))


def words_for(bits: int) -> int:
    return -(-bits // 32)


EACH_GAME = Key._make((0, None))  # along which axes `vmap` takes keys apart


def pgx_player(asked: argparse.Namespace, name: str, batch: int) -> Player:
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    games = mix(jnp.arange(batch, dtype=jnp.uint32))

    def one_step(state: Any, key: Any) -> tuple[Any, None]:
        chance = word_at(Key(games, jax.random.bits(key, (), jnp.uint32)), 0)
        action = jax.vmap(random_action)(state.legal_action_mask, chance)
        return step(state, action, jax.random.split(key, batch)), None

    def some_steps(state: Any, key: Any) -> Any:
        return lax.scan(one_step, state, jax.random.split(key, asked.peer_steps))[0]

    compiled = jax.jit(some_steps)
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))

    def play(seed: int) -> int:
        nonlocal state
        state = compiled(state, jax.random.key(seed))
        state.current_player.block_until_ready()
        return batch * int(asked.peer_steps)

    return play


def measure(name: str, player: Player, batch: int, seconds: float) -> Measured:
    start = time.perf_counter()
    player(0)
    first_call = time.perf_counter() - start
    return Measured(name, batch, first_call, list(rates(player, seconds)))


def rates(player: Player, seconds: float) -> Iterator[float]:
    """Yield the rate of each call, for `seconds`."""
    left, seed = seconds, 1
    while left > 0 or seed <= 3:
        start = time.perf_counter()
        decisions = player(seed)
        took = time.perf_counter() - start
        yield decisions / took
        left, seed = left - took, seed + 1


def read_options() -> argparse.Namespace:
    on_cpu = jax.default_backend() == "cpu"
    options = argparse.ArgumentParser(description="Decisions a second in random play, beside pgx.")
    options.add_argument("--game", nargs="+", choices=vector.names(), default=["mantis"])
    options.add_argument("--what", nargs="+", choices=WAYS, default=WAYS)
    options.add_argument("--batch", type=int, nargs="+", default=[1 << 12, 1 << 14] if on_cpu else [1 << 17, 1 << 20])
    options.add_argument("--seconds", type=float, default=3, help="for each game and batch")
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--edition")
    options.add_argument("--steps", type=int, default=1024, help="in one call")
    options.add_argument("--deal-every", type=int, default=16, help="steps until ended games are dealt anew")
    options.add_argument("--xla", action="store_true", help="without a kernel of our own")
    options.add_argument("--no-peers", action="store_true")
    options.add_argument("--peer-steps", type=int, default=16 if on_cpu else 128, help="in one call of a peer")
    options.add_argument("--json", action="store_true")
    return options.parse_args()


def main() -> None:
    asked = read_options()
    ours = {f"{name} {what}": name for name in asked.game for what in asked.what}
    players = {line: partial(our_player, asked, name, line.split()[1]) for line, name in ours.items()}
    if find_spec("pgx") and not asked.no_peers:
        players |= {f"pgx {name}": partial(pgx_player, asked, name) for name in PEERS}
    device = f"{jax.devices()[0].device_kind}, JAX {jax.__version__}"
    found = []
    if not asked.json:
        print(f"{device}\n\n{'':24}{'batch':>9}{'first call':>12}{'decisions/s':>17}")
    for name, player in players.items():
        for batch in asked.batch:
            found.append(measure(name, player(batch), batch, asked.seconds))
            if not asked.json:
                line = found[-1]
                print(f"{name:24}{batch:9,}{line.first_call:10.1f} s{line.rate:17,.0f}", flush=True)
    best = {name: max(each.rate for each in found if each.name == name) for name in players}
    ratios = {our: {name: best[our] / best[name] for name in players if name not in ours} for our in ours}
    if asked.json:
        measured = [{**each._asdict(), "rate": each.rate} for each in found]
        print(json.dumps({"device": device, "measured": measured, "ratios": ratios}, indent=1))
        return
    for our, peers in ratios.items():
        for name, ratio in peers.items():
            print(f"{our} is {ratio:,.1f} times as fast as {name}, each at its best batch")


if __name__ == "__main__":
    main()
