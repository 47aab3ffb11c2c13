"""Estimate the gain of a search where it departs from the network, without playing a whole match.

PYTHONPATH=src python bench/departures.py --games 100

At some choices in games of `expert` against itself, the network's first choices are tried in imagined worlds, as a
search does. `expert` then plays each of them to the end from the true position, with the unknown cards of the Draw Pile
dealt anew. For several ways to trust the trials, the table shows how often the search departs in a game, and the gain
in points of win chance, each time and per game (which predicts a match), with its error.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec
import numpy as np

from mazzo import bots
from mazzo.bots.expert.player import Mind
from mazzo.bots.search import FIRST
from mazzo.bots.search.weighing import Trust, weighed
from mazzo.core.chance import Dice
from mazzo.core.play import Seen
from mazzo.games import AnyPlay
from mazzo.games.kittens.bots.expert import IN_NUMBERS
from mazzo.games.kittens.bots.lookahead import Judge, Lookahead, StateWithSigns, applied, played_on
from mazzo.games.kittens.bots.worlds import with_others_memories, worlds
from mazzo.games.kittens.coach.chances import with_pile_anew
from mazzo.games.kittens.game import KITTENS
from mazzo.games.kittens.signs import signs_of

KEPT = 0.5  # of all choices
HOPELESS = -0.04  # choices shown to cost more are not played from the true position
TRUSTS = [
    Trust(slope, spread, doubt)
    for slope, spread, doubt in product((0.0, 0.002, 0.005, 0.015), (0.04, 0.12), (0.01, 0.02, 0.04, 0.09))
]


class Departure(NamedTuple):
    """The candidates at one choice; the network's own comes first."""

    game: int
    pile: int
    phase: str
    actions: list[str]
    likely: list[float]
    wins: list[Any]  # for each depth, [world][action]
    true: list[float]  # for each action, the share of games won from the true position


def departures(asked: argparse.Namespace, game: int) -> list[Departure]:
    """The departures possible in one game."""
    play, random = KITTENS.start(asked.seats, asked.edition, f"{asked.seed} {game}"), Random(f"{asked.seed} {game}")
    bot = bots.get("kittens", "expert")(play.state.edition, Dice(0))
    found: list[Departure] = []
    while not play.over:
        seat = play.to_act[0]
        view, seen = play.view(seat), Seen(play, seat)
        if len(view.legal) > 1 and random.random() < KEPT:
            found += departure(play, asked, game, f"{asked.seed} {game} {len(play.moves)}")
        play.apply(seat, bot.choose(view, seen))
    return found


def departure(play: AnyPlay, asked: argparse.Namespace, game: int, seed: str) -> Iterator[Departure]:
    seat, state = play.to_act[0], play.state
    ahead = Lookahead(state.edition, play.view(seat), Seen(play, seat))
    likely = ahead.opinion.actions
    actions = sorted(likely, key=likely.__getitem__, reverse=True)[:FIRST]
    signs = signs_of(state.edition, state.seats, play.events)
    lucks = [Dice(f"{seed} world {number}") for number in range(asked.worlds)]
    starts = [StateWithSigns(with_others_memories(ahead.look, world), signs) for world in worlds(ahead.look, lucks)]
    wins = tried(starts, lucks, actions, asked.steps)
    shown = (wins - wins[:, :, :1]).mean(axis=1).max(axis=0)
    left = [0, *(at for at in range(1, len(actions)) if shown[at] > HOPELESS)]
    if len(left) == 1:
        return
    actions, wins = [actions[at] for at in left], wins[:, :, left]
    lucks = [Dice(f"{seed} true {number}") for number in range(asked.times)]
    starts = [StateWithSigns(with_pile_anew(state, luck), signs) for luck in lucks]
    yield Departure(
        game=game,
        pile=len(state.pile),
        phase=type(state.phase).__name__,
        actions=[str(action) for action in actions],
        likely=[likely[action] for action in actions],
        wins=wins.round(3).tolist(),
        true=tried(starts, lucks, actions, [None])[0].mean(axis=0).tolist(),
    )


def tried(
    starts: Sequence[StateWithSigns], lucks: Sequence[Dice], actions: Sequence[Any], depths: Sequence[int | None]
) -> Any:
    """[depth, world, action]: the chance to win after some more choices, or at the end."""
    state = starts[0].state
    seat, edition = state.to_act[0], state.edition
    judge, mind = Judge(edition, state.seats), Mind(IN_NUMBERS, edition)
    own = [luck.copy() for luck in lucks for _ in actions]
    tries = [(start, action) for start in starts for action in actions]
    now = [applied(start, seat, action, luck) for (start, action), luck in zip(tries, own, strict=True)]
    found, before = [], 0
    for depth in depths:
        now = played_on(mind, now, own, depth and depth - before)
        before = depth or 0
        found.append(judge.chances(now)[:, seat].reshape(len(starts), len(actions)))
    return np.array(found)


def gains(found: Sequence[Departure], trust: Trust, depth: int) -> dict[int, list[float]]:
    """The gains of all departures, by game."""
    by_game = defaultdict(list)
    for each in found:
        wins, names = np.array(each.wins[depth]), each.actions
        choices = weighed(trust, names, dict(zip(names, each.likely, strict=True)), wins)
        best = min(range(len(names)), key=lambda at: choices[names[at]].loss)
        if best:
            by_game[each.game].append(each.true[best] - each.true[0])
    return by_game


def row(found: Sequence[Departure], trust: Trust, depth: int, asked: argparse.Namespace) -> str:
    by_game = gains(found, trust, depth)
    sums = np.array([sum(by_game.get(game, [0.0])) for game in range(asked.games)]) / KEPT / asked.seats
    each = [gain for some in by_game.values() for gain in some] or [0.0]
    error = sums.std(ddof=1) / len(sums) ** 0.5
    return (
        f"| {asked.steps[depth]} | {trust.slope} | {trust.spread} | {trust.doubt} | "
        f"{len(each) / KEPT / asked.seats / asked.games:.2f} | "
        f"{100 * np.mean(each):.2f} | {100 * sums.mean():.2f} ± {100 * error:.2f} |"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", type=int, default=100)
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--edition", default="it")
    options.add_argument("--worlds", type=int, default=96)
    options.add_argument(
        "--steps", type=int, nargs="+", default=[4, 8, 16], help="choices played before a position is judged"
    )
    options.add_argument("--times", type=int, default=32, help="games from the true position for each choice")
    options.add_argument("--seed", default="departures")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    options.add_argument("--out", type=Path, help="file for the figures of each choice, as JSON")
    asked = options.parse_args()
    found: list[Departure] = []
    with ProcessPoolExecutor(asked.processes) as pool:
        for some in pool.map(partial(departures, asked), range(asked.games)):
            found += some
    if asked.out:
        asked.out.write_bytes(msgspec.json.encode(found))
    print("| steps | slope | spread | doubt | departures a game | each gains | a game |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for depth in range(len(asked.steps)):
        for trust in TRUSTS:
            print(row(found, trust, depth, asked), flush=True)


if __name__ == "__main__":
    main()
