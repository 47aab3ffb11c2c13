"""The default coach: it plays on at random from states that are consistent with the seat's view.

Its errors come only from the small number of games. They do not include the difference between random and good play.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from math import hypot, sqrt
from typing import Any

from msgspec import json

from mazzo.bots.rollouts import Budget, RolloutSearch, SearchResult
from mazzo.bots.rollouts.search import QuickChance
from mazzo.bots.search.weighing import ChoiceCost
from mazzo.coach.advice import Advice, Estimate, Note, Option, Outcome, ranked
from mazzo.coach.coach import Coach, Judged
from mazzo.core.fields import tag_of
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, get

BUDGET = Budget(games=600, seconds=4.0)
"""The budget for advice on one choice; its time is less than that of a server's worker."""

LOOKING_BACK = Budget(games=120, seconds=1.0)
"""The budget for each move of a finished game."""

SAMPLES = 60
"""The number of states in which each choice is tried, to find the events that may follow."""

MOST_OUTCOMES = 3


def advise(edition: Any, view: Any, seen: Sequence[Any]) -> Advice:
    game, found = tag_of(view), searched(edition, view, seen, BUDGET)
    judged = judge(found, view.seat)
    odds = what_comes_next(edition, view, seen)
    options = [
        Option(
            action=str(action),
            win=share(found, action, view.seat),
            loss=judged.choices[action].loss,
            loss_error=judged.choices[action].error,
            note=Note("imagined", {"won": round(found.wins[action]), "games": found.visits[action]}),
            outcomes=odds[action],
        )
        for action in found.visits
    ]
    return Advice(game, view.seat, ranked(options), wins=judged.wins)


def searched(edition: Any, view: Any, seen: Sequence[Any], budget: Budget) -> SearchResult:
    """Search for the best choice. The random source is derived from the view, to make the search repeatable."""
    game = get(tag_of(view))
    chance = QuickChance(sha256(json.encode(view)).hexdigest())
    return RolloutSearch(game, game.state_sampler(edition, view, seen), view.seat, chance).run(view.legal, budget)


def share(found: SearchResult, action: Any, seat: Seat) -> Estimate:
    """A seat's share of wins after a choice. One game that all seats share is added, since few games prove little."""
    games = found.visits[action]
    value = (found.shares[action][seat] + 1 / len(found.shares[action])) / (games + 1)
    return Estimate(value, sqrt(max(value * (1 - value), 0.25 / (games + 1)) / (games + 1)))


def judge(found: SearchResult, seat: Seat) -> Judged:
    best = found.best
    top = share(found, best, seat)
    choices = {}
    for action in found.visits:
        mine = share(found, action, seat)
        error = 0.0 if action == best else hypot(top.error, mine.error)
        choices[action] = ChoiceCost(max(0.0, top.value - mine.value) if action != best else 0.0, error)
    return Judged(tuple(share(found, best, each) for each in range(len(found.shares[best]))), choices)


def what_comes_next(edition: Any, view: Any, seen: Sequence[Any]) -> dict[Any, tuple[Outcome, ...]]:
    """For each choice, the kinds of events that may follow directly, the likeliest first; empty if they are certain."""
    game = get(tag_of(view))
    chance = QuickChance(sha256(b"next" + json.encode(view)).hexdigest())
    make = game.state_sampler(edition, view, seen)
    samples = [make(chance) for _ in range(SAMPLES)]

    def kinds(sampled: Any, action: Any) -> frozenset[str]:
        _, events = game.apply(sampled, view.seat, action, chance)
        return frozenset(map(tag_of, events))

    return {action: outcomes([kinds(sampled, action) for sampled in samples]) for action in view.legal}


def outcomes(found: Sequence[frozenset[str]]) -> tuple[Outcome, ...]:
    always = frozenset.intersection(*found)
    counts = Counter(", ".join(sorted(each - always)) or "-" for each in found)
    if len(counts) == 1:
        return ()
    likely = counts.most_common(MOST_OUTCOMES)
    return tuple(Outcome(Note("next", {"events": name}), ways, len(found), 0) for name, ways in likely)


# Looking back


def moment(play: AnyPlay) -> tuple[Estimate, ...]:
    return _judged(play, play.to_act[0]).wins


def choices(play: AnyPlay, seat: Seat, _: Any) -> Judged:
    return _judged(play, seat)


def _judged(play: AnyPlay, seat: Seat) -> Judged:
    view = play.view(seat)
    return _judged_once(play.state.edition, _Asked(json.encode(view), view, play.seen(seat)))


@dataclass(frozen=True)
class _Asked:
    """A cache key with a view and the events seen. Keys are equal if their views are equal."""

    text: bytes  # of the view
    view: Any = field(compare=False)
    seen: Sequence[Any] = field(compare=False)


@lru_cache(maxsize=16)  # an analysis calls it twice: for the chances, and for the cost of a choice
def _judged_once(edition: Any, asked: _Asked) -> Judged:
    return judge(searched(edition, asked.view, asked.seen, LOOKING_BACK), asked.view.seat)


ANY_GAME = Coach(advise=advise, moment=moment, choices=choices, lucky=lambda _: None)  # unknown
