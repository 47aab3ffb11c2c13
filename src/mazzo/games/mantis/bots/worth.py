"""Estimates of each seat's chance to win a game of Mantis, fitted to a million games.

The model takes the point of view of one seat, which plays like `planner`. Every seat gets a number, its *outlook*, from
the cards it needs, the cards in its Tank, the turns it has to wait, and the habits of the other players (if they always
score, a full Tank is safe). A seat's chance is its share of the sum of exp(outlook). The outlook is a weighted sum of
the features below, plus the outputs of a few *neurons* with ReLU activation.

The estimate is for the moment before the back of the next card is visible.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul
from typing import Any, NamedTuple

from msgspec import Struct, json

from mazzo.core.rules import Seat
from mazzo.games.mantis.rules.events import Banked, Missed, Scored, Stole
from mazzo.games.mantis.rules.state import Tank

MANY = 4  # cards of one colour that share a feature with larger numbers
UP_TO = range(1, 6)  # thresholds for counting colours
ALMOST = 2  # a colour almost wins if it is at most this many cards short


class Habits(NamedTuple):
    """The habits of other players, from their turns."""

    steals: float = 0.5  # how often they try to steal
    matches: float = 0.5  # how often the card they turn over matches


class Weights(Struct, frozen=True):
    """The weights for one number of seats."""

    steps: int  # the number of steps into which the way to the goal is divided
    by_place: list[list[float]]  # for each place, a weight for each feature
    neurons: list[list[float]]  # for each neuron, a weight for each feature, place and habit
    from_zero: list[float]  # the bias of each neuron
    count: list[float]  # the output weight of each neuron


@cache
def weights() -> dict[int, Weights]:
    """The weights by number of seats."""
    text = files("mazzo.games.mantis.bots").joinpath("weights.json").read_bytes()
    return json.decode(text, type=dict[int, Weights])


def features(need: int, step: int, steps: int, tank: Tank) -> list[float]:
    """The features of a seat, from the cards it needs and its distance to the goal."""
    lying = [tank.count(color) for color in set(tank)]
    winning = sum([count + 1 >= need for count in lying])
    almost = sum([count + 1 + ALMOST >= need for count in lying])
    best = max(lying) + 1 if lying else 0
    at_step = [0.0] * steps
    at_step[step - 1] = 1.0
    return [
        *at_step,
        *[lying.count(count) for count in range(1, MANY)],  # colours with one card, with two, with three
        sum([count >= MANY for count in lying]),
        sum([count - MANY for count in lying if count > MANY]),
        *[float(winning >= count) for count in UP_TO],  # colours that would win the game now
        *[float(almost >= count) for count in UP_TO],
        sum([min(count + 1, need) for count in lying]) / need,  # the score from all of them together
        len(tank) / 10,
        min(len(tank) / need, 3.0),
        min(best / need, 1.0),
    ]


def outlook(weights: Weights, found: Sequence[float], place: int, habits: Habits) -> float:
    """The outlook of a seat with these features.

    Its place is the number of turns before its own. For all seats but the estimating one, the number of seats is added.
    """
    at_place = [0.0] * len(weights.by_place)
    at_place[place] = 1.0
    inputs = [*found, *at_place, *habits]
    total: float = sum(map(mul, weights.by_place[place], found))
    for neuron, start, count in zip(weights.neurons, weights.from_zero, weights.count, strict=True):
        strength = start + sum(map(mul, neuron, inputs))
        if strength > 0:
            total += count * strength
    return total


class Judge:
    """Estimates positions of one game for one seat.

    It caches outlooks, since positions share most of them.
    """

    def __init__(self, seats: int, target: int, own: Seat, habits: Habits = Habits()) -> None:  # noqa: B008 (a constant)
        known = weights()
        self._weights = known[min(seats, max(known))]
        self._seats, self._target, self._own, self._habits = seats, target, own, habits
        self._powers: dict[tuple[int, int, Tank], float] = {}

    def chances(self, tanks: Sequence[Tank], scores: Sequence[int], turn: Seat) -> list[float]:
        """Each seat's chance to win when this seat has the turn."""
        powers = [self._power(seat, turn, scores[seat], tanks[seat]) for seat in range(self._seats)]
        whole = sum(powers)
        return [power / whole for power in powers]

    def _power(self, seat: Seat, turn: Seat, score: int, tank: Tank) -> float:
        place = (seat - turn) % self._seats + (0 if seat == self._own else self._seats)
        key = place, score, tank
        power = self._powers.get(key)
        if power is None:
            need, steps = max(1, self._target - score), self._weights.steps
            step = min(steps, -(-need * steps // self._target))
            found = features(need, step, steps, tank)
            power = self._powers[key] = exp(min(100.0, outlook(self._weights, found, place, self._habits)))
        return power


TURNS = frozenset({Scored, Missed, Stole, Banked})
"""The events of which every turn has one."""


def habits(seen: Sequence[Any], own: Seat | None) -> Habits:
    """The habits of the others, from their turns; 50 % each at the start."""
    turns, steals, matches = 2, 1, 1
    for event in seen:
        kind = type(event)
        if kind in TURNS and event.seat != own:
            turns += 1
            matches += kind is not Missed
            steals += kind is not Scored and (kind is not Missed or event.tank != event.seat)
    return Habits(steals / turns, matches / turns)
