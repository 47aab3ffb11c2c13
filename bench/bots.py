"""Strength of the bots: each required win rate beside the measured one, and the time of a decision.

One bot plays against several of another kind. Each deal is played once from every seat, with the same cards and luck.
Shares have Wilson's 95 % interval. There are no peers: nobody else's bots for these games run here.

python bench/bots.py                                  the table, in some minutes
    python bench/bots.py --games 4000 --only planner      every match with that word in its name
    python bench/bots.py --search-games 400 --json        for a program
    python bench/bots.py --only "search among expert" --by-luck      worlds without the likelihood of others' moves
"""

import argparse
import json
import os
import platform
import statistics
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import ceil
from typing import Any, NamedTuple

import mazzo
from mazzo import bots
from mazzo.bots.bot import Maker
from mazzo.bots.search import searcher
from mazzo.core.chance import Chance
from mazzo.core.play import Seen
from mazzo.games.kittens.beliefs import sample
from mazzo.games.kittens.bots import lookahead
from mazzo.games.kittens.bots.outlook import Outlook
from mazzo.games.kittens.rules.state import State
from mazzo.statistics.estimates import share


class Match(NamedTuple):
    game: str
    seats: int
    bot: str
    others: str
    floor: float  # the required percentage of wins
    edition: str | None = None  # default: the first edition

    @property
    def name(self) -> str:
        return f"{self.game}, {self.seats} seats, {self.bot} among {self.others}"

    @property
    def even(self) -> float:
        return 100 / self.seats

    @property
    def searches(self) -> bool:
        return self.bot == SEARCH


SEARCH = "search"

MATCHES = (
    Match("mantis", 4, "planner", "random", 90),
    Match("mantis", 4, "planner", "scorer", 40),
    Match("mantis", 4, "planner", "greedy", 35),
    Match("mantis", 4, "search", "planner", 25),
    Match("kittens", 2, "shark", "random", 95),
    Match("kittens", 2, "shark", "cautious", 65),
    Match("kittens", 4, "shark", "random", 55),
    Match("kittens", 2, "search", "shark", 50),
    Match("kittens", 2, "search", "expert", 55),
    Match("kittens", 4, "search", "expert", 25),
)


class Game(NamedTuple):
    """The result of one game for the bot."""

    won: float  # the bot's share of the win
    times: list[float]  # seconds of each decision with a choice


class Figure(NamedTuple):
    match: Match
    games: int
    share: float  # percent, like `low` and `high`
    low: float
    high: float
    median_ms: float  # of a decision


def makers(match: Match, milliseconds: float) -> tuple[Maker, Maker]:
    def get(name: str) -> Maker:
        return (
            searcher(bots.searching(match.game), milliseconds=milliseconds)
            if name == SEARCH
            else bots.get(match.game, name)
        )

    return get(match.bot), get(match.others)


def worlds_of_luck(look: Outlook, lucks: Sequence[Chance]) -> list[State]:
    """Imagined states of Kittens that fit what was seen, whatever the others would have done in them."""
    return [sample(look.view, look.edition, luck) for luck in lucks]


def play(match: Match, milliseconds: float, number: int) -> Game:
    """Play game `number`: its quotient by the seats is the deal, its remainder the bot's seat."""
    deal, own = divmod(number, match.seats)
    table = mazzo.get(match.game).start(match.seats, match.edition, f"bench {match.game} {match.seats} deal {deal}")
    make, make_other = makers(match, milliseconds)
    edition = table.state.edition
    players = [
        (make if seat == own else make_other)(edition, mazzo.Dice(f"bench bot {deal} {seat}"))
        for seat in range(match.seats)
    ]
    times: list[float] = []
    while not table.over:
        seat = table.to_act[0]
        view, seen = table.view(seat), Seen(table, seat)
        start = time.perf_counter()
        action = players[seat].choose(view, seen)
        if seat == own and len(view.legal) > 1:
            times.append(time.perf_counter() - start)
        table.apply(seat, action)
    assert table.result
    return Game(table.result.share(own), times)


def figure(match: Match, played: Sequence[Game]) -> Figure:
    wins, games = sum(game.won for game in played), len(played)
    found = share(wins, games)
    median = statistics.median(time for game in played for time in game.times)
    return Figure(match, games, 100 * found.value, 100 * found.low, 100 * found.high, 1000 * median)


Mapper = Callable[[Callable[[int], Game], Iterable[int]], Iterable[Game]]


def measure(match: Match, asked: argparse.Namespace, mapper: Mapper) -> Figure:
    wanted = asked.search_games if match.searches else asked.games
    games = match.seats * ceil(wanted / match.seats)  # whole deals
    return figure(match, list(mapper(partial(play, match, asked.milliseconds), range(games))))


def verdict(figure: Figure) -> str:
    if figure.low >= figure.match.floor:
        return "above"
    return "below" if figure.high < figure.match.floor else "about"


def row(figure: Figure) -> str:
    match, interval = figure.match, f"{figure.low:.1f} to {figure.high:.1f}"
    return (
        f"{match.name:44}{figure.games:7}{figure.share:8.1f}{interval:>15}{match.even:7.0f}{match.floor:7.0f} "
        f"{verdict(figure):6}{figure.median_ms:10.2f}"
    )


def plain(figure: Figure) -> dict[str, Any]:
    return {**figure._asdict(), "match": figure.match._asdict(), "verdict": verdict(figure)}


def main() -> None:
    options = argparse.ArgumentParser(description="Measure the strength of the bots against the required win rates.")
    options.add_argument("--games", type=int, default=2000, help="games for each match")
    options.add_argument("--search-games", type=int, default=40, help="games for each match of the slow bot `search`")
    options.add_argument("--milliseconds", type=float, default=1000, help="time limit of `search` for a decision")
    options.add_argument("--only", default="", help="only matches with this text in their name")
    options.add_argument("--by-luck", action="store_true", help="let `search` of Kittens imagine worlds by luck alone")
    options.add_argument("--processes", type=int, default=os.cpu_count())
    options.add_argument("--json", action="store_true")
    asked = options.parse_args()
    if asked.by_luck:
        vars(lookahead)["worlds"] = worlds_of_luck
    chosen = [match for match in MATCHES if asked.only in match.name]
    if not asked.json:
        print(f"Python {platform.python_version()}, {platform.machine()}, {asked.processes} processes\n")
        print(f"{'':44}{'games':>7}{'won %':>8}{'95 %':>15}{'even':>7}{'floor':>7}{'ms/choice':>17}")
    with ProcessPoolExecutor(asked.processes) as pool:
        found = []
        for match in chosen:
            found.append(measure(match, asked, partial(pool.map, chunksize=1 if match.searches else 20)))
            if not asked.json:
                print(row(found[-1]), flush=True)
    if asked.json:
        print(json.dumps({"python": platform.python_version(), "figures": [plain(each) for each in found]}, indent=1))


if __name__ == "__main__":
    main()
