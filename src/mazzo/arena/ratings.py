"""How strong bots are: ratings by OpenSkill's Plackett-Luce model, with the error that it has of them itself."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any

from mazzo.arena.matches import Played
from mazzo.lab.needed import need
from mazzo.lab.statistics import Estimate, Z


def check() -> None:
    need("openskill", "arena", "a rating")


def ratings(played: Iterable[Played], entrants: int) -> list[Estimate]:
    """Of every entrant, after these games in this order. Everybody begins at 25; bots do not learn as people do."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = [(model.mu, model.sigma)] * entrants
    for game in played:
        before = [[model.rating(*rated[entrant])] for entrant in game.entrants]
        ranks = [0.0 if seat in game.winners else 1.0 for seat in range(len(game.entrants))]
        after = [team[0] for team in model.rate(before, ranks=ranks)]
        for entrant in set(game.entrants):
            rated[entrant] = _mean([new for new, who in zip(after, game.entrants, strict=True) if who == entrant])
    return [Estimate(mu, mu - Z * sigma, mu + Z * sigma) for mu, sigma in rated]


def _mean(ratings: Sequence[Any]) -> tuple[float, float]:
    """Of a bot that sat in several seats: each of them tells the same of it."""
    return fmean(each.mu for each in ratings), fmean(each.sigma for each in ratings)
