"""Does the coach tell the truth? Its forecasts beside what came of them, and its errors beside played-out positions.

python bench/coach.py --games 300              how often seats won that were given 0 to 10 %, 10 to 20 %, ...
python bench/coach.py --errors 60 --out FILE   how far estimates are from the share of games won from the position
python bench/coach.py --duels 60               how often somebody wins who does what the coach calls best
"""

import argparse
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import mazzo
from mazzo import bots
from mazzo.bots.kittens.outlook import Outlook
from mazzo.bots.mantis.worlds import sample
from mazzo.coach import of
from mazzo.coach.errors import Measured
from mazzo.coach.kittens.advice import considered
from mazzo.coach.kittens.worlds import futures, with_pile_anew
from mazzo.core.chance import Dice
from mazzo.core.play import Play, play_out
from mazzo.games import AnyPlay

COMPANY = {"mantis": ("planner", "greedy"), "kittens": ("shark", "cautious")}
SEATS = (2, 3, 4, 4, 5)
BINS = 10
SIZES = [0.1, 0.3, 0.6, 1.0]
KEPT = 0.25  # of all moves


class Forecast(NamedTuple):
    chance: float
    even: float  # what a constant forecast would say
    won: float


def start(game: str, number: int, seed: str) -> tuple[AnyPlay, list[str]]:
    random = Random(f"{seed} {game} {number}")
    seats = random.choice(SEATS)
    alike = random.choice([None, COMPANY[game][0]])
    names = [alike or random.choice(COMPANY[game]) for _ in range(seats)]
    return mazzo.get(game).start(seats, seed=f"{seed} {number}"), names


def finish(play: AnyPlay, names: Sequence[str], seed: str) -> None:
    makers = [bots.get(play.game.name, name) for name in names]
    players = [make(play.state.edition, Dice(f"{seed} {seat}")) for seat, make in enumerate(makers)]
    play_out(play, [player.choose for player in players])


def forecasts(game: str, number: int, seed: str) -> list[Forecast]:
    """What the coach forecast in one game, at some of its moves, and what came of it."""
    play, names = start(game, number, seed)
    random, told = Random(f"{seed} {number} kept"), []
    judge = of(game)
    chances = [1 / play.seats] * play.seats

    def watch(position: AnyPlay, move: str | None, _: object) -> None:
        if move and not position.over and random.random() < KEPT:
            told.extend(
                [(estimate.value, even) for estimate, even in zip(judge.moment(position), chances, strict=True)]
            )

    finish(play, names, f"{seed} {number}")
    mazzo.replay(play.record(), watch)
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
    """Of the coach, and of a constant forecast: the mean square of what a forecast is off by, for one seat."""
    coach = sum((each.chance - each.won) ** 2 for each in found) / len(found)
    return coach, sum((each.even - each.won) ** 2 for each in found) / len(found)


# Errors: the same position, played out again and again


def stop_somewhere(game: str, number: int, seed: str) -> AnyPlay:
    """A position in a game of strong bots."""
    play, names = start(game, number, seed)
    finish(play, names, f"{seed} {number}")
    record = play.record()
    stop = Random(f"{seed} {number}").randrange(len(record.moves))
    return mazzo.replay(msgspec.structs.replace(record, moves=record.moves[:stop], result=None))


def again(play: AnyPlay, seed: str) -> AnyPlay:
    """The same to whoever sees the table, with what is hidden dealt anew."""
    luck = Dice(seed)
    is_mantis = play.game.name == "mantis"
    state: Any = sample(play.state.edition, play.view(), luck) if is_mantis else with_pile_anew(play.state, luck)
    twin: AnyPlay = Play(play.game, state, luck)
    twin.events = play.events[:]
    return twin


def played_out(play: AnyPlay, times: int, seed: str) -> list[float]:
    """The share of games that each seat wins from here, when all play their best."""
    total = [0.0] * play.seats
    for time in range(times):
        twin = again(play, f"{seed} {time}")
        finish(twin, [COMPANY[play.game.name][0]] * play.seats, f"{seed} {time}")
        assert twin.result
        won = twin.result.shares(play.seats)
        total = [have + share / times for have, share in zip(total, won, strict=True)]
    return total


def errors(game: str, positions: int, times: int, seed: str) -> Measured:
    """By the size of the estimate, how far it is off: the noise of so few games is taken off."""
    squares: list[list[float]] = [[] for _ in SIZES]
    for number in range(positions):
        play = stop_somewhere(game, number, seed)
        won = played_out(play, times, f"{seed} {number}")
        for estimate, share in zip(of(game).moment(play), won, strict=True):
            if estimate.error:
                size = next(place for place, most in enumerate(SIZES) if estimate.value <= most)
                squares[size].append((estimate.value - share) ** 2 - share * (1 - share) / (times - 1))
    for most, found in zip(SIZES, squares, strict=True):
        print(f"{game}, up to {most}: {len(found)} estimates", flush=True)
    means = [max(1e-4, sum(found) / max(1, len(found))) for found in squares]
    return Measured(SIZES, [round(mean**0.5, 3) for mean in means])


# Strength: somebody who does what the coach calls best


class Pupil:
    def __init__(self, edition: Any, worlds: int) -> None:
        self._edition, self._worlds = edition, worlds

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if len(view.legal) == 1:
            return view.legal[0]
        look = Outlook(view, seen, self._edition)
        found = futures(look, considered(look), self._worlds)
        return max(found, key=lambda action: found[action].mean)


def duels(other: str, games: int, worlds: int) -> int:
    """How many duels of Kittens a pupil wins against a bot: every deal twice, once from each seat."""
    won = 0
    for number in range(games):
        play, own = mazzo.get("kittens").start(2, seed=f"duel {number // 2}"), number % 2
        rival = bots.get("kittens", other)(play.state.edition, Dice(f"rival {number}"))
        choosers = [rival.choose, rival.choose]
        choosers[own] = Pupil(play.state.edition, worlds).choose
        won += own in play_out(play, choosers).winners
    return won


def main() -> None:
    options = argparse.ArgumentParser(description="Whether the coach's forecasts come true.")
    options.add_argument("--game", choices=list(COMPANY), action="append")
    options.add_argument("--games", type=int, default=300)
    options.add_argument("--seed", default="forecasts")
    options.add_argument("--errors", metavar="POSITIONS", type=int, help="measure errors instead")
    options.add_argument("--times", type=int, default=40, help="that a position is played out")
    options.add_argument("--out", type=Path, help="where the errors are written")
    options.add_argument("--duels", type=int, help="of Kittens, against each of three bots, instead")
    options.add_argument("--worlds", type=int, default=24, help="that are imagined for a choice in a duel")
    asked = options.parse_args()
    for other in ("shark", "cautious", "random") if asked.duels else ():
        print(f"{other}: {duels(other, asked.duels, asked.worlds)} of {asked.duels} won", flush=True)
    if asked.duels:
        return
    for game in asked.game or COMPANY:
        if asked.errors:
            measured = errors(game, asked.errors, asked.times, asked.seed)
            known = msgspec.json.decode(asked.out.read_bytes(), type=dict[str, Measured]) if asked.out.exists() else {}
            asked.out.write_bytes(msgspec.json.encode({**known, game: measured}) + b"\n")
            print(game, measured.error, flush=True)
            continue
        each = map(partial(forecasts, game, seed=asked.seed), range(asked.games))
        found = [forecast for some in each for forecast in some]
        coach, constant = brier(found)
        print(f"{game}, {asked.games} games, {len(found)} forecasts: Brier {coach:.4f}, 1 / seats {constant:.4f}\n")
        print("\n".join(reliability(found)), flush=True)


if __name__ == "__main__":
    main()
