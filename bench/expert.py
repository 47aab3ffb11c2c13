"""Strength of the bot `expert`: one against others of one kind, in every seat of every deal.

python bench/expert.py kittens --edition it --seats 2 --one expert --others shark --games 2000 --jobs 2
    python bench/expert.py kittens --times             # how long a choice takes, one core

The interval is for 95 % confidence. Its sample are the deals, since games of one deal depend on each other.
"""

import argparse
import json
from collections.abc import Sequence
from multiprocessing import get_context
from statistics import fmean, median, stdev
from time import process_time
from typing import Any, NamedTuple

from mazzo import Dice, get
from mazzo.bots import get as get_bot
from mazzo.core.play import play_out


class Match(NamedTuple):
    game: str
    edition: str | None
    seats: int
    one: str
    others: str
    seed: str


def played(match: Match, deal: int) -> float:
    """The share of games that `one` wins in a deal, sitting in each seat once."""
    won = 0.0
    for seat in range(match.seats):
        play = get(match.game).start(match.seats, seed=f"{match.seed} {deal}", edition=match.edition)
        names = [match.one if each == seat else match.others for each in range(match.seats)]
        bots = [
            get_bot(match.game, name)(play.state.edition, Dice(f"{match.seed} {deal} {seat} bot {each}"))
            for each, name in enumerate(names)
        ]
        won += play_out(play, [bot.choose for bot in bots]).share(seat)
    return won / match.seats


def share(match: Match, games: int, jobs: int) -> tuple[float, float]:
    """The share of games won by `one`, and half the width of its interval."""
    deals = [(match, deal) for deal in range(games // match.seats)]
    with get_context("spawn").Pool(jobs) as pool:
        shares = pool.starmap(played, deals, chunksize=8)
    return fmean(shares), 1.96 * stdev(shares) / len(shares) ** 0.5


def times(game: str, edition: str | None, seats: int, one: str, games: int) -> Sequence[float]:
    """CPU milliseconds of each decision with a choice."""
    taken: list[float] = []

    def timed(choose: Any) -> Any:
        def choice(view: Any, seen: Any) -> Any:
            began = process_time()
            action = choose(view, seen)
            if len(view.legal) > 1:
                taken.append(1000 * (process_time() - began))
            return action

        return choice

    for number in range(games):
        play = get(game).start(seats, seed=f"times {number}", edition=edition)
        maker = get_bot(game, one)
        play_out(play, [timed(maker(play.state.edition, Dice(seat)).choose) for seat in range(seats)])
    return taken


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("game", choices=["kittens", "mantis"])
    options.add_argument("--edition")
    options.add_argument("--seats", type=int, default=2)
    options.add_argument("--one", default="expert")
    options.add_argument("--others", default="shark")
    options.add_argument("--games", type=int, default=2000)
    options.add_argument("--seed", default="expert")
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--times", action="store_true")
    asked = options.parse_args()
    if asked.times:
        taken = times(asked.game, asked.edition, asked.seats, asked.one, games=40)
        print(f"{asked.one}, {asked.seats} seats: median {median(taken):.2f} ms of {len(taken)} choices")
        return
    match = Match(asked.game, asked.edition, asked.seats, asked.one, asked.others, asked.seed)
    won, error = share(match, asked.games, asked.jobs)
    print(json.dumps({**match._asdict(), "games": asked.games, "share": round(won, 4), "interval": round(error, 4)}))


if __name__ == "__main__":
    main()
