"""Fit the chances of `mazzo.coach.kittens.standing` to games of bots, and tell how well they do on games kept aside.

python bench/fit_kittens.py --seconds 120 --out src/mazzo/coach/kittens/weights.json
"""

import argparse
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

import mazzo
from mazzo import bots
from mazzo.coach.kittens import standing
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games.kittens.state import Turn

SEATS = (2, 2, 3, 3, 4, 4, 4, 5, 6, 8)
MOST_SEATS = 9
COMPANY = ("cautious", "shark", "shark", "cautious", "careless")
EDITIONS = ("it", "it", "2015", "2025")
KEPT = 0.4  # of all turns
NEURONS = 8
SMALL = 1e-3  # how much is thought of small weights

Params = dict[str, jax.Array]


class Positions(NamedTuple):
    found: Any  # position, seat, feature; zeros for seats that are not alive
    alive: Any
    won: Any


def play(number: int, seed: str) -> list[tuple[dict[int, list[float]], int]]:
    """One game: the features of some of its turns, and who won."""
    random = Random(f"{seed} {number}")
    edition, seats = random.choice(EDITIONS), random.choice(SEATS)
    seats = min(seats, mazzo.get("kittens").editions[edition].most_seats)
    play = mazzo.get("kittens").start(seats, edition, f"{seed} {number}")
    alike = random.choice([None, None, "shark", "cautious"])
    names = [alike or random.choice(COMPANY) for _ in range(seats)]
    players = [
        bots.get("kittens", name)(play.state.edition, Dice(f"{seed} {number} {seat}"))
        for seat, name in enumerate(names)
    ]
    kept = []
    while not play.over:
        seat = play.to_act[0]
        if isinstance(play.state.phase, Turn) and random.random() < KEPT:
            kept.append(standing.features(play.state))
        play.apply(seat, players[seat].choose(play.view(seat), Seen(play, seat)))
    assert play.result
    return [(found, play.result.winners[0]) for found in kept]


def gather(seconds: float, seed: str) -> list[Positions]:
    """Games for so long; each its own positions."""
    games: list[Positions] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        rows = play(len(games), seed)
        if not rows:
            continue
        width = len(next(iter(rows[0][0].values())))
        found = np.zeros((len(rows), MOST_SEATS, width), np.float32)
        alive = np.zeros((len(rows), MOST_SEATS), bool)
        for row, (seats, _) in enumerate(rows):
            for seat, values in seats.items():
                found[row, seat], alive[row, seat] = values, True
        games.append(Positions(found, alive, np.array([winner for _, winner in rows])))
    return games


def joined(games: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(parts) for parts in zip(*games, strict=True)))


def log_chances(params: Params, positions: Positions) -> jax.Array:
    strengths = jax.nn.relu(positions.found @ params["neurons"].T + params["from_zero"])
    outlooks = positions.found @ params["straight"] + strengths @ params["count"]
    return jax.nn.log_softmax(jnp.where(positions.alive, outlooks, -1e9))


def loss(params: Params, positions: Positions) -> jax.Array:
    right = jnp.take_along_axis(log_chances(params, positions), positions.won[:, None], 1)
    return -right.mean() + SMALL * sum(jnp.sum(weight**2) for weight in params.values())


def fit(positions: Positions, steps: int) -> Params:
    """Adam on all positions at once."""
    width = positions.found.shape[2]
    params: Params = {
        "straight": jnp.zeros(width),
        "neurons": 0.3 * jax.random.normal(jax.random.key(1), (NEURONS, width)),
        "from_zero": jnp.zeros(NEURONS),
        "count": jnp.zeros(NEURONS) + 0.05 * (jnp.arange(NEURONS) - NEURONS / 2),
    }
    slope = jax.jit(jax.grad(partial(loss, positions=Positions(*map(jnp.asarray, positions)))))
    mean = square = jax.tree.map(jnp.zeros_like, params)
    for now in range(1, steps + 1):
        found = slope(params)
        mean = jax.tree.map(lambda old, new: 0.9 * old + 0.1 * new, mean, found)
        square = jax.tree.map(lambda old, new: 0.99 * old + 0.01 * new**2, square, found)
        pace = 0.02 * min(1.0, 2 * (1 - now / steps))
        params = jax.tree.map(
            lambda weight, m, s, now=now, pace=pace: (
                weight - pace * (m / (1 - 0.9**now)) / (jnp.sqrt(s / (1 - 0.99**now)) + 1e-8)
            ),
            *(params, mean, square),
        )
    return params


def told(name: str, params: Params, positions: Positions) -> None:
    likely = np.exp(log_chances(params, positions))
    right = np.eye(MOST_SEATS)[positions.won]
    constant = positions.alive / positions.alive.sum(1, keepdims=True)
    brier, even = ((likely - right) ** 2).sum(1).mean(), ((constant - right) ** 2).sum(1).mean()
    print(
        f"{name}: {len(positions.won)} positions, Brier {brier:.4f}, even chances for all alive {even:.4f}", flush=True
    )


def main() -> None:
    options = argparse.ArgumentParser(description="Fit the win chances by which the coach judges Exploding Kittens.")
    options.add_argument("--seconds", type=float, default=120, help="to play games")
    options.add_argument("--steps", type=int, default=600)
    options.add_argument("--seed", default="fit")
    options.add_argument("--games", type=Path, help="where the positions of the games are kept, to fit them again")
    options.add_argument("--out", type=Path, required=True)
    asked = options.parse_args()
    if asked.games and asked.games.exists():
        with np.load(asked.games) as file:
            parts, ends = [file[name] for name in ("found", "alive", "won")], file["ends"]
        games = [Positions(*rows) for rows in zip(*(np.split(part, ends) for part in parts), strict=True)]
    else:
        games = gather(asked.seconds, asked.seed)
    if asked.games and not asked.games.exists():
        ends = np.cumsum([len(game.won) for game in games])[:-1]
        np.savez_compressed(asked.games, **joined(games)._asdict(), ends=ends)
    aside = len(games) // 5
    params = fit(joined(games[aside:]), asked.steps)
    print(f"{len(games)} games")
    told("fitted", params, joined(games[aside:]))
    told("kept aside", params, joined(games[:aside]))
    plain = {name: np.asarray(weight, np.float64).round(4).tolist() for name, weight in params.items()}
    asked.out.write_bytes(msgspec.json.encode(standing.Weights(**plain)) + b"\n")


if __name__ == "__main__":
    main()
