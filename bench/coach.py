"""Accuracy of the coach: its forecasts beside the outcomes, and its estimates beside played-out positions.

python bench/coach.py --games 300              share of wins among forecasts of 0 to 10 %, 10 to 20 %, ...
python bench/coach.py --errors 60 --out FILE   error of estimates against games played from the position
python bench/coach.py --trust 60               the cost of a choice, by the coach and by games
python bench/coach.py --duels 400              win rate of a pupil who follows the coach
python bench/coach.py --advice 2               time of advice
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from math import log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

import msgspec
import numpy as np

import mazzo
from mazzo import bots
from mazzo.bots.expert.player import Mind
from mazzo.bots.search.weighing import NEVER, Trust
from mazzo.coach import advise, of
from mazzo.coach.coach import Measured
from mazzo.core.chance import Dice
from mazzo.core.play import Seen, play_out
from mazzo.games import AnyPlay
from mazzo.games.kittens.bots import expert as kittens_expert
from mazzo.games.kittens.bots.lookahead import Lookahead, StateWithSigns, played_on, settled
from mazzo.games.kittens.bots.worlds import with_others_memories, worlds
from mazzo.games.kittens.coach.chances import ONE_SEAT, with_pile_anew
from mazzo.games.kittens.signs import signs_of
from mazzo.games.mantis.bots import expert as mantis_expert
from mazzo.games.mantis.bots.lookahead import Lookahead as MantisLookahead
from mazzo.games.mantis.bots.planner import NO_LUCK
from mazzo.games.mantis.observations import observation as mantis_observation
from mazzo.games.mantis.rules.rules import apply as mantis_apply
from mazzo.games.mantis.rules.view import view as mantis_view
from mazzo.games.mantis.worlds import sample

COMPANY = {"mantis": ("planner", "greedy"), "kittens": ("shark", "cautious")}
STRONG = {"mantis": ("expert", "planner"), "kittens": ("expert", "shark")}
SEATS = [2, 3, 4, 4, 5]
BINS = 10
SIZES = [0.1, 0.3, 0.6, 1.0]
KEPT = 0.25  # of all moves
WORLDS = 24


class Forecast(NamedTuple):
    chance: float
    even: float  # the constant forecast: 1 / seats
    won: float


def start(game: str, company: Sequence[str], number: int, seed: str) -> tuple[AnyPlay, list[str]]:
    random = Random(f"{seed} {game} {number}")
    seats = random.choice(SEATS)
    alike = random.choice([None, company[0]])
    names = [alike or random.choice(company) for _ in range(seats)]
    return mazzo.get(game).start(seats, seed=f"{seed} {number}"), names


def finish(play: AnyPlay, names: Sequence[str], seed: str) -> None:
    makers = [bots.get(play.game.name, name) for name in names]
    players = [make(play.state.edition, Dice(f"{seed} {seat}")) for seat, make in enumerate(makers)]
    play_out(play, [player.choose for player in players])


def forecasts(game: str, number: int, seed: str) -> list[Forecast]:
    """Forecasts at some moves of one game, with the outcome."""
    play, names = start(game, COMPANY[game], number, seed)
    random, told = Random(f"{seed} {number} kept"), []
    judge = of(game, play.state.edition)
    chances = [1 / play.seats] * play.seats

    finish(play, names, f"{seed} {number}")
    for moment in play.record():
        if moment.move and not moment.state.result and random.random() < KEPT:
            judged = judge.moment(moment.play)
            told.extend([(estimate.value, even) for estimate, even in zip(judged, chances, strict=True)])
    assert play.result
    won = play.result.shares(play.seats)
    return [Forecast(chance, even, won[place % play.seats]) for place, (chance, even) in enumerate(told)]


def reliability(found: Sequence[Forecast]) -> list[str]:
    lines = ["| forecast | how often | mean forecast | won |", "| --- | ---: | ---: | ---: |"]
    for low in range(BINS):
        some = [each for each in found if low <= each.chance * BINS < low + 1 or (each.chance == 1 and low == BINS - 1)]
        if some:
            told = sum(each.chance for each in some) / len(some)
            won = sum(each.won for each in some) / len(some)
            lines.append(f"| {10 * low} to {10 * low + 10} % | {len(some)} | {100 * told:.1f} % | {100 * won:.1f} % |")
    return lines


def brier(found: Sequence[Forecast]) -> tuple[float, float]:
    """The mean squared error for one seat: of the coach, and of a constant forecast."""
    coach = sum((each.chance - each.won) ** 2 for each in found) / len(found)
    return coach, sum((each.even - each.won) ** 2 for each in found) / len(found)


# Errors: the same position, played out again and again


def stop_somewhere(game: str, number: int, seed: str) -> AnyPlay:
    """A position in a game of strong bots."""
    play, names = start(game, STRONG[game], number, seed)
    finish(play, names, f"{seed} {number}")
    record = play.record()
    stop = Random(f"{seed} {number}").randrange(len(record.moves))
    return mazzo.replay(msgspec.structs.replace(record, moves=record.moves[:stop], result=None))


def played_out(play: AnyPlay, times: int, seed: str) -> list[float]:
    """Each seat's share of wins when `expert` plays all seats and the hidden cards are dealt anew each time."""
    lucks = [Dice(f"{seed} {time}") for time in range(times)]
    if play.game.name == "mantis":
        return shares(mantis_ends(play, lucks))
    return shares(kittens_ends(play, [with_pile_anew(play.state, luck) for luck in lucks], lucks))


def shares(ends: Sequence[Any]) -> list[float]:
    won = [state.result.shares(state.seats) for state in ends]
    return [sum(column) / len(ends) for column in zip(*won, strict=True)]


def mantis_ends(play: AnyPlay, lucks: Sequence[Dice]) -> list[Any]:
    edition, before = play.state.edition, play.view()
    return mantis_to_the_end(edition, before.turned, [sample(edition, before, luck) for luck in lucks])


def mantis_to_the_end(edition: Any, turned: tuple[str, ...], states: list[Any]) -> list[Any]:
    """The Mantis states played to the end by `expert` in every seat, after these cards were turned over."""
    mind = Mind(mantis_expert.IN_NUMBERS, edition)
    while going_on := [place for place, state in enumerate(states) if not state.result]:
        views = [mantis_view(states[place], states[place].to_act[0]) for place in going_on]
        views = [msgspec.structs.replace(view, turned=(*turned, *view.turned)) for view in views]
        rows = [mantis_observation(view, edition) for view in views]
        actions = mind.choices(rows, states[0].seats, [NO_LUCK] * len(rows))
        for place, action in zip(going_on, actions, strict=True):
            states[place], _ = mantis_apply(states[place], states[place].to_act[0], action, NO_LUCK)
    return states


def kittens_ends(play: AnyPlay, states: Sequence[Any], lucks: Sequence[Dice]) -> list[Any]:
    signs = signs_of(play.state.edition, play.seats, play.events)
    starts = [settled(StateWithSigns(state, signs), luck) for state, luck in zip(states, lucks, strict=True)]
    mind = Mind(kittens_expert.IN_NUMBERS, play.state.edition)
    return [moment.state for moment in played_on(mind, starts, lucks)]


def seen_by_one(play: AnyPlay, times: int, seed: str) -> list[tuple[float, float]]:
    """Two figures for each Kittens seat: the win chance it is told, and its share of wins in worlds it can imagine."""
    seat, lucks = play.to_act[0], [Dice(f"{seed} {time}") for time in range(times)]
    ahead = Lookahead(play.state.edition, play.view(seat), Seen(play, seat))
    states = [with_others_memories(ahead.look, world) for world in worlds(ahead.look, lucks)]
    return list(zip(ahead.opinion.wins, shares(kittens_ends(play, states, lucks)), strict=True))


def seen_by_all(play: AnyPlay, times: int, seed: str) -> list[tuple[float, float]]:
    won = played_out(play, times, seed)
    estimates = of(play.game.name, play.state.edition).moment(play)
    return [(estimate.value, share) for estimate, share in zip(estimates, won, strict=True) if estimate.error]


def off_by(game: str, times: int, seed: str, number: int) -> list[tuple[float, float]]:
    """The estimates of one position, each with its squared error minus the sampling noise."""
    seen = seen_by_one if game == ONE_SEAT else seen_by_all
    told = seen(stop_somewhere(game.split(maxsplit=1)[0], number, seed), times, f"{seed} {number}")
    return [(value, (value - share) ** 2 - share * (1 - share) / (times - 1)) for value, share in told if value]


def errors(game: str, positions: int, times: int, seed: str, pool: Executor) -> Measured:
    """The error of estimates, by their size."""
    sizes: list[list[list[float]]] = [[] for _ in SIZES]  # the squared errors of each position
    for some in pool.map(partial(off_by, game, times, seed), range(positions)):
        for least, most, found in zip([0.0, *SIZES], SIZES, sizes, strict=False):
            found.append([square for value, square in some if least < min(1.0, value) <= most])
    for most, found in zip(SIZES, sizes, strict=True):
        print(f"{game}, up to {most}: {sum(map(len, found))} estimates, {interval(found)}", flush=True)
    means = [sum(map(sum, found)) / max(1, sum(map(len, found))) for found in sizes]
    return Measured(SIZES, [round(max(1e-4, mean) ** 0.5, 3) for mean in means])


def interval(found: Sequence[Sequence[float]]) -> str:
    """The 95 % interval of an error in points, given squared errors; those of one position depend on each other."""
    count = max(1, sum(map(len, found)))
    mean = sum(map(sum, found)) / count
    width = 1.96 * sqrt(sum((sum(some) - mean * len(some)) ** 2 for some in found)) / count
    low, high = (100 * sqrt(max(0.0, mean + side)) for side in (-width, width))
    return f"{low:.1f} to {high:.1f} points"


# Trust: the cost of a choice by the coach's trials, and by games played to the end in the same worlds


class Difference(NamedTuple):
    """The difference in win chance between the network's choice and another one, with squared errors."""

    gap: float  # the logarithm of how much rarer the network makes the other choice
    shown: float
    shown_error: float
    true: float
    true_error: float


def difference(game: str, times: int, seed: str, number: int) -> Difference | None:
    play, random = stop_somewhere(game, number, seed), Random(f"{seed} {number} other")
    seat, edition = play.to_act[0], play.state.edition
    is_mantis = game == "mantis"
    ahead: Any = (MantisLookahead if is_mantis else Lookahead)(edition, play.view(seat), Seen(play, seat))
    likely = ahead.opinion.actions
    favourite = max(likely, key=likely.__getitem__)
    others = [action for action in likely if action != favourite]
    if not others:
        return None
    actions = [favourite, random.choice(others)]
    few, many = (
        [Dice(f"{seed} {number} {kind} {each}") for each in range(n)] for kind, n in (("few", 24), ("many", times))
    )
    wins, weights = ahead.trials(actions, few)
    shown = wins[:, :, seat] @ [-1, 1]
    weights = np.full(len(shown), 1 / len(shown)) if weights is None else weights
    if is_mantis:
        imagined = [sample(edition, play.view(), luck) for luck in many]
        starts = [mantis_apply(world, seat, action, NO_LUCK)[0] for world in imagined for action in actions]
        ends = mantis_to_the_end(edition, play.view().turned, starts)
        true = np.array([state.result.shares(play.seats)[seat] for state in ends]).reshape(-1, 2) @ [-1, 1]
    else:
        true = ahead.trials(actions, many, steps=None)[0][:, :, seat] @ [-1, 1]
    mean = weights @ shown
    return Difference(
        gap=log(max(NEVER, likely[favourite])) - log(max(NEVER, likely[actions[1]])),
        shown=mean,
        shown_error=(weights**2) @ (shown - mean) ** 2 * len(shown) / (len(shown) - 1),
        true=true.mean(),
        true_error=true.var(ddof=1) / len(true),
    )


def trust(game: str, positions: int, times: int, seed: str, pool: Executor) -> Trust:
    each = pool.map(partial(difference, game, times, seed), range(positions))
    gap, shown, shown_error, true, true_error = np.array([one for one in each if one]).T
    slope = -(gap @ true) / (gap @ gap)
    squares = (true + slope * gap) ** 2 - true_error
    doubt = ((shown - true) ** 2 - shown_error - true_error).mean()
    print(f"{game}: {len(gap)} choices, {times} games each; mean cost {-true.mean():.3f}", flush=True)
    print(f"spread {root(squares.mean())} if it is the same for all choices, otherwise as follows", flush=True)
    return Trust(round(float(slope), 4), 0.0, root(doubt), widening=root(squares.sum() / (gap @ gap)))


def root(square: float) -> float:
    return round(sqrt(max(0.0, square)), 4)


# Strength: a pupil who always follows the coach


class Pupil:
    def __init__(self, game: str, edition: Any) -> None:
        self._game, self._edition = game, edition

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        best = advise(self._game, self._edition, view, seen).options[0].action
        return next(action for action in view.legal if str(action) == best)


def duel(game: str, other: str, number: int) -> bool:
    """Whether the pupil beats a bot. Every deal is played twice, once from each seat."""
    play, own = mazzo.get(game).start(2, seed=f"duel {number // 2}"), number % 2
    rival = bots.get(game, other)(play.state.edition, Dice(f"rival {number}"))
    choosers = [rival.choose, rival.choose]
    choosers[own] = Pupil(game, play.state.edition).choose
    return own in play_out(play, choosers).winners


def times_of(game: str, seats: int, games: int) -> list[float]:
    """CPU milliseconds of the advice at each choice."""
    taken: list[float] = []
    for number in range(games):
        play = mazzo.get(game).start(seats, seed=f"times {number}")
        bot = bots.get(game, "expert")(play.state.edition, Dice(number))
        while not play.over:
            seat = play.to_act[0]
            view, seen = play.view(seat), Seen(play, seat)
            began = process_time()
            if len(view.legal) > 1:
                advise(game, play.state.edition, view, seen)
                taken.append(1000 * (process_time() - began))
            play.apply(seat, bot.choose(view, seen))
    return taken


def main() -> None:
    options = argparse.ArgumentParser(description="Check whether the coach's forecasts come true.")
    options.add_argument("--game", choices=[*COMPANY, ONE_SEAT], action="append")
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--seats", type=int, nargs="+", help="of the games, any of these alike")
    options.add_argument("--seed", default="forecasts")
    options.add_argument(
        "--errors", metavar="POSITIONS", type=int, help="measure errors instead, at this many positions"
    )
    options.add_argument("--times", type=int, default=40, help="how often each position is played out")
    options.add_argument("--out", type=Path, help="file for the errors")
    options.add_argument("--duels", type=int, help="play this many games against --other instead")
    options.add_argument("--other", default="shark")
    options.add_argument(
        "--trust", type=int, metavar="POSITIONS", help="compare the cost of choices by trials and by games"
    )
    options.add_argument("--advice", type=int, metavar="SEATS", help="measure the time of advice instead")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    asked = options.parse_args()
    SEATS[:] = asked.seats or SEATS
    with ProcessPoolExecutor(asked.processes, get_context("fork")) as pool:  # the processes inherit the seats
        measure(asked, pool)


def measure(asked: argparse.Namespace, pool: Executor) -> None:
    if asked.duels:
        (game,) = asked.game or ["kittens"]
        won = 0
        for number, wins in enumerate(pool.map(partial(duel, game, asked.other), range(asked.duels))):
            won += wins
            if (number + 1) % 20 == 0 or number + 1 == asked.duels:
                print(f"{game}, against {asked.other}: {won} of {number + 1} won", flush=True)
        return
    if asked.trust:
        for game in asked.game or COMPANY:
            print(game, trust(game, asked.trust, asked.times, asked.seed, pool), flush=True)
        return
    if asked.advice:
        for game in asked.game or COMPANY:
            taken = times_of(game, asked.advice, games=3)
            print(
                f"{game}, {asked.advice} seats: median {median(taken):.1f} ms of {len(taken)}, at most {max(taken):.0f}"
            )
        return
    for game in asked.game or COMPANY:
        if asked.errors:
            measured = errors(game, asked.errors, asked.times, asked.seed, pool)
            print(game, measured.error, flush=True)
            if asked.out:
                text = asked.out.read_bytes() if asked.out.exists() else b"{}"
                known = msgspec.json.decode(text, type=dict[str, Measured])
                asked.out.write_bytes(msgspec.json.encode({**known, game: measured}) + b"\n")
            continue
        each = pool.map(partial(forecasts, game, seed=asked.seed), range(asked.games))
        found = [forecast for some in each for forecast in some]
        coach, constant = brier(found)
        print(f"{game}, {asked.games} games, {len(found)} forecasts: Brier {coach:.4f}, 1 / seats {constant:.4f}\n")
        print("\n".join(reliability(found)), flush=True)


if __name__ == "__main__":
    main()
