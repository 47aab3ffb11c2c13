"""Fits the weights of src/mazzo/games/mantis/bots/worth.py: the win chances by which `planner` plays Mantis.

In each round the vector engine plays games with one planner of the last round among `random`, `scorer`, `greedy` and
other planners. The weights are fitted (Adam, cross-entropy) to the winners from the positions that came up. Every
fourth turn the planner makes a random move, so that the fit sees other actions. The estimate and the planner's rule are
repeated here for arrays. A round takes ten seconds on one NVIDIA H200, and minutes on two cores.

python bench/fit_mantis.py --seats 4 --out src/mazzo/games/mantis/bots/weights.json
    python bench/fit_mantis.py --seats 3 2 5 6 --games 65536 --out src/mazzo/games/mantis/bots/weights.json
    python bench/fit_mantis.py --seats 4 --games 4096 --steps 500 --out /tmp/weights.json         a quick try
"""

import argparse
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
from jax import lax

from mazzo.games.mantis import encoding
from mazzo.games.mantis.bots import worth
from mazzo.games.mantis.rules.cards import COLORS
from mazzo.games.mantis.rules.editions import EDITIONS, target_of
from mazzo.games.mantis.vector import rules as mantis
from mazzo.games.mantis.vector.greedy import color_weights, greedy
from mazzo.games.mantis.vector.rules import gain
from mazzo.vector import engine, words
from mazzo.vector.policies import parted
from mazzo.vector.words import Array

EDITION = EDITIONS["en"]
NEURONS = 16
RANDOM, SCORER, GREEDY, PLANNER = range(4)
STRAY = 0.25  # how often the planner makes a random move, so that the fit sees the results of other actions
EACH_GAME = words.Key._make((0, None))

Params = dict[str, Array]


class Positions(NamedTuple):
    """The data of a fit, one row per position."""

    tanks: Array
    scores: Array
    turn: Array
    done: Array  # steals, matches and turns of each seat so far
    own: Array  # the planner's seat
    won: Array  # each seat's share of the win


class Fit:
    """The fit for one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.target = target_of(EDITION, seats)
        self.game = mantis.game(EDITION, seats)
        self.sizes = encoding.observation_parts(EDITION, seats)
        self.features = self.target + worth.MANY + 1 + 2 * len(worth.UP_TO) + 4

    # The estimate, as in worth.py

    def begin(self, key: Array) -> Params:
        here, there = jax.random.split(key)
        return {
            "by_place": jnp.zeros((2 * self.seats, self.features)),
            "neurons": jax.random.normal(here, (self.features + 2 * self.seats + 2, NEURONS)) * 0.2,
            "from_zero": jnp.zeros(NEURONS),
            "count": jax.random.normal(there, (NEURONS,)) * 0.2,
        }

    def found(self, need: Array, lying: Array) -> Array:
        need = jnp.clip(need, 1, self.target)
        goal, there, matched = need[..., None], lying > 0, jnp.where(lying > 0, lying + 1, 0)
        winning = jnp.sum(there & (matched >= goal), -1)
        almost = jnp.sum(there & (matched + worth.ALMOST >= goal), -1)
        cards = jnp.sum(lying, -1)
        parts = [
            *[need == step for step in range(1, self.target + 1)],
            *[jnp.sum(lying == count, -1) for count in range(1, worth.MANY)],
            jnp.sum(lying >= worth.MANY, -1),
            jnp.sum(jnp.maximum(lying - worth.MANY, 0), -1),
            *[winning >= count for count in worth.UP_TO],
            *[almost >= count for count in worth.UP_TO],
            jnp.sum(jnp.minimum(matched, goal), -1) / need,
            cards / 10,
            jnp.minimum(cards / need, 3.0),
            jnp.minimum(jnp.max(matched, -1) / need, 1.0),
        ]
        return jnp.stack([part.astype(jnp.float32) for part in parts], -1)

    def outlooks(self, params: Params, needs: Array, tanks: Array, turn: Array, done: Array, own: Array) -> Array:  # noqa: PLR0917 (arrays of one batch)
        everybody = jnp.arange(self.seats)
        place = (everybody - turn) % self.seats + jnp.where(everybody == own, 0, self.seats)
        steals, matches, turns = done.sum(1) - done[:, own]
        habits = jnp.stack([steals + 1.0, matches + 1.0]) / (turns + 2.0)
        found = self.found(needs, tanks)
        places = jax.nn.one_hot(place, 2 * self.seats)
        inputs = jnp.concatenate([found, places, jnp.tile(habits, (self.seats, 1))], -1)
        strengths = jax.nn.relu(inputs @ params["neurons"] + params["from_zero"])
        return jnp.sum(found * params["by_place"][place], -1) + strengths @ params["count"]

    # The planner, as in planner.py

    def plan(self, params: Params, observation: Array, done: Array) -> Array:
        seen = parted(observation, self.sizes)
        likely = color_weights(EDITION, seen).astype(jnp.float32)
        colors = jnp.argsort(-likely)[:3]
        tanks, needs = seen["tanks"].reshape(self.seats, len(COLORS)), self.target - seen["scores"]
        seat = jnp.argmax(seen["seat"])

        def chance(tank: Array, color: Array) -> Array:
            count = tanks[tank, color]
            matched, own = count > 0, tank == seat
            after = tanks.at[tank, color].set(jnp.where(matched, 0, count + 1))
            after = after.at[seat, color].add(jnp.where(matched & ~own, count + 1, 0))
            need = needs.at[seat].add(jnp.where(matched & own, -count - 1, 0))
            again = (self.seats == 2) & matched & ~own
            following = jnp.where(again, seat, (seat + 1) % self.seats)
            estimates = jax.nn.softmax(self.outlooks(params, need, after, following, done, seat))
            return jnp.where(need[seat] <= 0, 1.0, estimates[seat])

        by_tank = jax.vmap(lambda tank: jax.vmap(partial(chance, tank))(colors))(jnp.arange(self.seats))
        best = jnp.argmax(by_tank @ likely[colors])
        return jnp.where(best == seat, 0, 1 + best).astype(jnp.int32)

    # Games

    @partial(jax.jit, static_argnames=("self", "games", "first"))
    def play(self, params: Params, seed: int, games: int, kinds: Array, stray: Array, first: bool) -> tuple[Array, Any]:  # noqa: PLR0917 (arrays of one batch)
        """The winners, and every position with whether the game was over."""
        hashed = words.mix(jnp.uint32(seed) ^ words.mix(jnp.arange(games, dtype=jnp.uint32)))
        one_ahead = greedy(gain, EDITION, self.seats)

        def keys_at(now: Array) -> words.Key:
            return words.Key(hashed, words.mix(jnp.uint32(seed) * jnp.uint32(7919) + now))

        def decide(state: Any, done: Array, kind: Array, key: words.Key) -> tuple[Any, Array, Any]:
            for_choice, for_luck, for_stray = words.split(key, 3)
            turn, over = jnp.maximum(self.game.to_act(state), 0), self.game.over(state)
            seen, legal = self.game.observe(state, turn), self.game.legal(state)
            parts = parted(seen, self.sizes)
            anything = engine.random_policy(seen, legal, for_choice)
            planned = one_ahead(seen, legal, for_choice) if first else self.plan(params, seen, done)
            strays = words.word_at(for_stray, 0) < (stray * 2.0**32).astype(jnp.uint32)
            planned = jnp.where(strays, anything, planned)
            action = jnp.stack([anything, jnp.int32(0), one_ahead(seen, legal, for_choice), planned])[kind[turn]]
            position = [parts["tanks"].reshape(self.seats, len(COLORS)), parts["scores"], turn, done]
            after = self.game.step(state, action, self.game.luck(for_luck))
            tank = jnp.where(action == 0, turn, action - 1)
            cards = [mantis.counts(each.tanks).sum(1)[tank] for each in (state, after)]
            matched = cards[1] != cards[0] + 1
            counted = done.at[:, turn].add(jnp.stack([action > 0, matched, True]))
            return after, counted, (over, [part.astype(jnp.uint8) for part in position])

        def step(carry: Any, now: Array) -> Any:
            every = jax.vmap(decide, in_axes=(0, 0, 0, EACH_GAME))
            state, done = carry
            state, done, found = every(state, done, kinds, keys_at(now))
            return (state, done), found

        begun = jax.vmap(self.game.reset, in_axes=(EACH_GAME,))(keys_at(jnp.uint32(0)))
        nothing = jnp.zeros((games, 3, self.seats), jnp.int32)
        longest = len(EDITION.deck) - self.seats * EDITION.hand
        (state, _), found = lax.scan(step, (begun, nothing), jnp.arange(1, longest + 1, dtype=jnp.uint32))
        return jax.vmap(self.game.winners)(state), found

    def positions(self, params: Params, seed: int, games: int, first: bool) -> Positions:
        """Positions from mixed tables: at half, one planner among three bots of a kind; at the others, any mix."""
        luck = np.random.default_rng(seed)
        kinds = luck.choice(4, p=[0.15, 0.2, 0.35, 0.3], size=(games, self.seats))
        alike = luck.choice(4, p=[0.3, 0.25, 0.25, 0.2], size=(games, 1))
        kinds = np.where(luck.random((games, 1)) < 0.6, alike, kinds)
        if first:  # there is no planner yet
            kinds = np.where(kinds == PLANNER, luck.choice([SCORER, GREEDY], size=kinds.shape), kinds)
        own = luck.integers(self.seats, size=games)
        kinds[np.arange(games), own] = PLANNER  # begins as a greedy bot with random moves
        won, (over, found) = self.play(params, seed, games, jnp.array(kinds), jnp.float32(STRAY), first)
        now, game = np.nonzero(~np.asarray(over))
        kept = np.sort(luck.permutation(len(now))[: 12 * games])  # out of some 35 positions a game
        now, game = now[kept], game[kept]
        parts = [jnp.array(np.asarray(part)[now, game]) for part in found]
        return Positions(*parts, *map(jnp.array, (own[game], shares(won)[game])))

    def fit(self, params: Params, positions: Positions, steps: int, batch: int) -> tuple[Params, float]:
        """Adam on the cross-entropy; the learning rate falls in the second half."""

        def loss(params: Params, some: Positions) -> Array:
            needs = self.target - some.scores.astype(jnp.int32)
            outlooks = jax.vmap(partial(self.outlooks, params))(
                needs, some.tanks.astype(jnp.int32), some.turn.astype(jnp.int32), some.done.astype(jnp.int32), some.own
            )
            size = sum(jnp.sum(weight**2) for weight in params.values())
            return -jnp.mean(jnp.sum(some.won * jax.nn.log_softmax(outlooks), -1)) + 1e-6 * size

        def step(carry: Any, now: Array) -> Any:
            params, mean, square, key = carry
            key, here = jax.random.split(key)
            rows = jax.random.randint(here, (batch,), 0, len(positions.turn))
            lost, slope = jax.value_and_grad(loss)(params, jax.tree.map(lambda part: part[rows], positions))
            mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, slope)
            square = jax.tree.map(lambda old, new: 0.999 * old + 0.001 * new**2, square, slope)
            pace = 3e-3 * jnp.minimum(1, 2 * (1 - now / steps))
            params = jax.tree.map(
                lambda weight, m, s: (
                    weight - pace * (m / (1 - 0.9 ** (now + 1))) / (jnp.sqrt(s / (1 - 0.999 ** (now + 1))) + 1e-8)
                ),
                *(params, mean, square),
            )
            return (params, mean, square, key), lost

        nothing = jax.tree.map(jnp.zeros_like, params)
        run = jax.jit(lambda start: lax.scan(step, start, jnp.arange(steps)))
        (params, *_), lost = run((params, nothing, nothing, jax.random.key(0)))
        return params, float(lost[-200:].mean())

    def wins(self, params: Params, others: int, games: int, seed: int = 5) -> float:
        """The share of games that one planner wins among others of one kind."""
        kinds, places = np.full((games, self.seats), others), np.arange(games)
        kinds[places, places % self.seats] = PLANNER
        won, _ = self.play(params, seed, games, jnp.array(kinds), jnp.float32(0), False)
        return float(shares(won)[places, places % self.seats].mean())

    def rounds(self, rounds: int, games: int, steps: int, batch: int) -> Params:
        params = self.begin(jax.random.key(1))
        before: Positions | None = None
        for number in range(rounds):
            start = time.perf_counter()
            new = self.positions(params, 100 + number, games, first=number == 0)
            both = new if before is None or number == 1 else jax.tree.map(lambda *p: jnp.concatenate(p), before, new)
            before = new
            params, lost = self.fit(params, both, steps * (2 if number == rounds - 1 else 1), batch)
            wins = [self.wins(params, others, games) for others in (RANDOM, SCORER, GREEDY)]
            shown = " ".join(f"{100 * share:.1f}" for share in wins)
            print(
                f"{self.seats} seats, round {number}: loss {lost:.4f}, wins {shown} % among random, scorer, greedy, "
                f"{time.perf_counter() - start:.0f} s",
                flush=True,
            )
        return params

    def written(self, params: Params) -> worth.Weights:
        def plain(name: str) -> Any:
            return np.asarray(params[name], np.float64).round(3).tolist()

        return worth.Weights(
            steps=self.target,
            by_place=plain("by_place"),
            neurons=np.asarray(params["neurons"], np.float64).T.round(3).tolist(),
            from_zero=plain("from_zero"),
            count=plain("count"),
        )


def shares(won: Any) -> Any:
    won = np.asarray(won, np.float32)
    return won / won.sum(1, keepdims=True)


def main() -> None:
    options = argparse.ArgumentParser(description="Fit the win chances by which `planner` plays Mantis.")
    options.add_argument("--seats", type=int, nargs="+", default=[4, 3, 2, 5, 6])
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--games", type=int, default=131072, help="in each round")
    options.add_argument("--steps", type=int, default=4000, help="games of each fit; the last round has twice as many")
    options.add_argument("--batch", type=int, default=16384, help="positions a step")
    options.add_argument("--out", type=Path, required=True)
    asked = options.parse_args()
    found: dict[int, worth.Weights] = {}
    if asked.out.exists():
        found = msgspec.json.decode(asked.out.read_bytes(), type=dict[int, worth.Weights])
    for seats in asked.seats:
        fit = Fit(seats)
        found[seats] = fit.written(fit.rounds(asked.rounds, asked.games, asked.steps, asked.batch))
        asked.out.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=0) + b"\n")


if __name__ == "__main__":
    main()
