"""Ratings of bots: the Plackett-Luce model fitted to all games together, on the scale of Elo.

Each seat of a game wins with a probability in proportion to its bot's strength; for two seats this is the Bradley-Terry
model. The fit is the maximum likelihood, by Hunter's MM algorithm. One even game of each bot against an average one is
added, so that even a bot that always won gets a rating.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from math import exp, log
from random import Random

from mazzo.research.arena.matches import Played
from mazzo.research.statistics.estimates import Measurement

MEAN = 1500.0  # of all bots
SCALE = 400 / log(10)  # 400 points more mean ten wins for each loss
SAMPLES = 200
MOST_BLOCKS = 200  # groups of deals for resampling
SLACK = 1e-4  # on the log scale: a fiftieth of a rating point
MOST_ROUNDS = 2000

Lineup = tuple[int, ...]


class GameStatistics:
    """The statistics that the model needs: games of each line-up, and wins of each bot."""

    def __init__(self) -> None:
        self.lineups: Counter[Lineup] = Counter()
        self.wins: dict[int, float] = defaultdict(float)

    def add(self, game: Played) -> None:
        self.lineups[tuple(sorted(game.entrants))] += 1
        for seat in game.winners:
            self.wins[game.entrants[seat]] += 1 / len(game.winners)

    def add_all(self, other: "GameStatistics") -> None:
        self.lineups.update(other.lineups)
        for entrant, wins in other.wins.items():
            self.wins[entrant] += wins


def ratings(played: Sequence[Played], entrants: int) -> list[Measurement]:
    """The rating of every entrant, with a 95 % bootstrap interval over the deals."""
    blocks = _blocks(played)
    strengths = fit(_all(blocks), entrants, [0.0] * entrants)
    random = Random("ratings")
    samples = [
        _points(fit(_all(random.choices(blocks, k=len(blocks))), entrants, strengths)) if blocks else [MEAN] * entrants
        for _ in range(SAMPLES)
    ]
    return [_estimate(value, sorted(samples)) for value, *samples in zip(_points(strengths), *samples, strict=True)]


def _blocks(played: Sequence[Played]) -> list[GameStatistics]:
    """Games of one deal depend on each other, so whole deals are resampled; many deals are grouped first."""
    deals = {game.deal for game in played}
    blocks: dict[int, GameStatistics] = defaultdict(GameStatistics)
    for game in played:
        unit = game.deal if len(deals) > 1 else game.number
        blocks[unit % MOST_BLOCKS].add(game)
    return list(blocks.values())


def _all(blocks: Iterable[GameStatistics]) -> GameStatistics:
    whole = GameStatistics()
    for block in blocks:
        whole.add_all(block)
    return whole


def fit(games: GameStatistics, entrants: int, start: Sequence[float]) -> list[float]:
    """The logarithms of the strengths; their mean is 0."""
    lineups = [(Counter(lineup), count) for lineup, count in games.lineups.items()]
    found = list(start)
    for _ in range(MOST_ROUNDS):
        before, found = found, _closer(lineups, games.wins, [exp(each) for each in found], entrants)
        if max(abs(one - other) for one, other in zip(before, found, strict=True)) < SLACK:
            break
    return found


def _closer(
    lineups: Sequence[tuple[Mapping[int, int], int]],
    wins: Mapping[int, float],
    strengths: Sequence[float],
    entrants: int,
) -> list[float]:
    """One iteration: each bot's wins, divided by its expected wins at strength one."""
    expected = [1 / (strength + 1) for strength in strengths]  # the even game against a bot of strength one
    for lineup, count in lineups:
        weight = count / sum(strengths[entrant] * seats for entrant, seats in lineup.items())
        for entrant, seats in lineup.items():
            expected[entrant] += seats * weight
    found = [log((wins.get(entrant, 0.0) + 0.5) / expected[entrant]) for entrant in range(entrants)]
    mean = sum(found) / entrants
    return [each - mean for each in found]


def _points(strengths: Sequence[float]) -> list[float]:
    return [MEAN + SCALE * strength for strength in strengths]


def _estimate(value: float, samples: Sequence[float]) -> Measurement:
    low, high = samples[round(0.025 * (len(samples) - 1))], samples[round(0.975 * (len(samples) - 1))]
    return Measurement(value, min(low, value), max(high, value))
