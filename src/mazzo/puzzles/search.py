"""The two searches of a puzzle: the coach finds it, and a deeper search proves it.

The deeper search lets everybody play on for many choices, in more worlds than the coach tries. A game that brings no
lookahead gets a search of imagined games with a larger budget than its coach has.
"""

from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from msgspec import json

from mazzo import bots
from mazzo.bots.rollouts import Budget
from mazzo.bots.search.weighing import ChoiceCost, weighed
from mazzo.coach import of
from mazzo.coach.imagined import judge, searched
from mazzo.core.chance import Dice
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay
from mazzo.puzzles.puzzle import Costs

STEPS, WORLDS = 16, 512
"""The choices played on, by all seats, and the number of worlds."""

NEAR = 6
"""How many of the coach's best choices the deeper search tries, beside the beginner's."""

GAMES = Budget(games=4000)
"""The budget of a game without a lookahead."""


def by_coach(play: AnyPlay, seat: Seat, beginner: Any) -> Costs:
    """Every choice, judged by the coach from the seat's knowledge."""
    return in_order(of(play.game.name, play.state.edition).choices(play, seat, beginner).choices.items())


def deeper(play: AnyPlay, seat: Seat, actions: Sequence[Any]) -> Costs:
    """Some choices, judged by the deeper search from the seat's knowledge."""
    edition, view, seen = play.state.edition, play.view(seat), play.seen(seat)
    searching = bots.players(play.game.name).searching
    if searching is None:
        costs = judge(searched(edition, view, seen, GAMES), seat).choices
        return in_order((action, costs[action]) for action in actions if action in costs)
    ahead = searching.lookahead(edition, view, seen)
    seed = sha256(b"deeper" + json.encode(view)).hexdigest()
    wins, weights = ahead.trials(actions, [Dice(f"{seed}/{number}") for number in range(WORLDS)], STEPS)
    return in_order(weighed(searching.trust, actions, ahead.opinion.actions, wins[:, :, seat], weights).items())


def in_order(costs: Iterable[tuple[Any, ChoiceCost]]) -> Costs:
    """The costs with the best choice first."""
    ordered = sorted(costs, key=lambda each: each[1].loss)
    return {str(action): ChoiceCost(round(loss, 4), round(error, 4)) for action, (loss, error) in ordered}


def near(costs: Costs, beginner: str) -> list[str]:
    """The choices for the deeper search."""
    return list(dict.fromkeys([*list(costs)[:NEAR], beginner]))
