"""The standings of a tournament: wins, opponents and speed."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mazzo.research.arena.matches import STEP, BotMatchResults, BotStats, Played
from mazzo.research.arena.ratings import ratings
from mazzo.research.arena.schedule import BotMatch
from mazzo.research.statistics import estimates
from mazzo.research.statistics.estimates import Measurement


class Standing(NamedTuple):
    """One bot's results. A bot that sat in several seats of a game counts once for each."""

    name: str
    seats: int  # seats it sat in, over all games
    wins: float  # a shared win counts as a fraction
    share: Measurement  # of wins in those seats
    rating: Measurement
    stats: BotStats

    @property
    def seconds(self) -> float:
        """Mean seconds of a decision."""
        return self.stats.seconds / self.stats.decisions if self.stats.decisions else 0.0

    @property
    def median(self) -> float:
        """Median seconds of a decision, within a few per cent."""
        return float(STEP ** estimates.quantile(self.stats.classes, 0.5).value) if self.stats.decisions else 0.0


def standings(tournament: BotMatch, outcome: BotMatchResults) -> list[Standing]:
    """All bots, the strongest first."""
    played = sorted(outcome.played)
    rated = ratings(played, len(tournament.entrants))
    found = []
    for place, entrant in enumerate(tournament.entrants):
        deals = by_deal(played, place)
        wins, seats = sum(won for won, _ in deals), sum(seats for _, seats in deals)
        found.append(Standing(entrant.name, seats, wins, share(deals), rated[place], outcome.of(place)))
    return sorted(found, key=lambda standing: (-standing.rating.value, -standing.share.value))


def by_deal(played: Iterable[Played], entrant: int) -> list[tuple[float, int]]:
    """A bot's wins and seats in each deal."""
    deals: dict[int, tuple[float, int]] = defaultdict(lambda: (0.0, 0))
    for game in played:
        won, seats = deals[game.deal]
        deals[game.deal] = won + wins(game, entrant), seats + game.entrants.count(entrant)
    return [deal for deal in deals.values() if deal[1]]


def wins(game: Played, entrant: int) -> float:
    return sum(game.entrants[seat] == entrant for seat in game.winners) / len(game.winners)


def share(deals: Sequence[tuple[float, int]]) -> Measurement:
    """The share of its seats that a bot won.

    Games of one deal depend on each other, so deals are the sample: the interval is Wilson's for the number of
    independent games with the same variance, and never for more than were played.
    """
    seats = sum(seats for _, seats in deals)
    value = sum(won for won, _ in deals) / seats if seats else 0.0
    games = float(seats)
    if len(deals) > 1:
        squares = sum((won - value * seats) ** 2 for won, seats in deals)
        variance = squares * len(deals) / (len(deals) - 1) / seats**2
        games = min(games, value * (1 - value) / variance) if variance else games
    return Measurement(value, *estimates.wilson(value, max(1, round(games)) if seats else 0))


def against(played: Iterable[Played], one: int, other: int) -> Measurement:
    """The first bot's share of the two bots' wins per seat, in games where they met."""
    ours = theirs = 0.0
    for game in played:
        if one in game.entrants and other in game.entrants:
            ours += wins(game, one) / game.entrants.count(one)
            theirs += wins(game, other) / game.entrants.count(other)
    total = ours + theirs
    value = ours / total if total else 0.5
    return Measurement(value, *estimates.wilson(value, round(total)))
