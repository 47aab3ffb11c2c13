"""All players' chances to win at Mantis: exact near the end, otherwise estimated by the network of `expert`."""

from functools import lru_cache

from msgspec.structs import replace

from mazzo.bots.search.weighing import ChoiceCost, sources_for, weighed
from mazzo.coach.advice import Estimate
from mazzo.coach.coach import Judged, error_of
from mazzo.games.mantis.bots.lookahead import TRUST, Lookahead
from mazzo.games.mantis.coach.solve import solve
from mazzo.games.mantis.rules.editions import Edition
from mazzo.games.mantis.rules.view import View

SAMPLES = 24


def chances(edition: Edition, view: View) -> Judged:
    """All players' chances, and the costs of the choices of the seat to act, from public knowledge."""
    return _chances(edition, replace(view, seat=None, legal=(), gains=()))


@lru_cache(maxsize=8)  # an analysis calls it twice: for the chances, and for the cost of a choice
def _chances(edition: Edition, view: View) -> Judged:
    seat = view.to_act[0]
    if solved := solve(edition, view):
        best = max(solved.values(), key=lambda shares: shares[seat])
        costs = {action: ChoiceCost(float(best[seat] - shares[seat]), 0.0) for action, shares in solved.items()}
        return Judged(tuple(Estimate(float(share), 0.0) for share in best), costs)
    ahead = Lookahead(edition, view)
    likely = ahead.opinion.actions
    actions = sorted(likely, key=likely.__getitem__, reverse=True)
    wins, weights = ahead.trials(actions, sources_for(view, SAMPLES))
    # The mean of the network's estimates before and after its move has a smaller error than each.
    both = [(now + float(later)) / 2 for now, later in zip(ahead.opinion.wins, weights @ wins[:, 0], strict=True)]
    estimates = tuple(Estimate(win, error_of("mantis", win)) for win in both)
    return Judged(estimates, weighed(TRUST, actions, likely, wins[:, :, seat], weights))
