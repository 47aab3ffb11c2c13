"""How likely each seat is to win a game of Exploding Kittens: an estimate, fitted to games (bench/fit_kittens.py).

It looks at a game as a broadcast would show it: all hands lie open, and all that anybody at the table knows of the Draw
Pile; the rest of the pile is luck. Whoever sees less averages over all that may be hidden from them (`kittens.py`).

Every seat gets one number, its *outlook*: a weighted sum of the features below, plus a few *neurons*, each another such
sum that counts where it is positive. The chance of a seat is its share in the sum of exp(outlook).
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from operator import mul

from msgspec import Struct, json

from mazzo.bots.kittens.worth import worth
from mazzo.core.rules import Seat
from mazzo.games.kittens.cards import CATS, Card, Hand
from mazzo.games.kittens.state import State

ESCAPES = (Card.SKIP, Card.ATTACK, Card.SHUFFLE)
"""With each of these a player gets past a kitten on top."""

SINGLES = (Card.NOPE, Card.ATTACK, Card.SKIP, Card.FAVOR, Card.SHUFFLE, Card.SEE)


class Weights(Struct, frozen=True):
    straight: list[float]  # for each feature
    neurons: list[list[float]]  # of each, a weight for each feature
    from_zero: list[float]  # what each neuron starts from
    count: list[float]  # how much each neuron counts


@cache
def weights() -> Weights:
    return json.decode(files("mazzo.coach.kittens").joinpath("weights.json").read_bytes(), type=Weights)


def chances(state: State) -> tuple[float, ...]:
    """How likely each seat is to win, at the beginning of a turn or in one."""
    if state.result:
        return tuple(state.result.shares(state.seats))
    known = weights()
    powers = [0.0] * state.seats
    for seat, found in features(state).items():
        powers[seat] = exp(outlook(known, found))
    whole = sum(powers)
    return tuple([power / whole for power in powers])


def outlook(weights: Weights, found: Sequence[float]) -> float:
    total: float = sum(map(mul, weights.straight, found))
    for neuron, start, count in zip(weights.neurons, weights.from_zero, weights.count, strict=True):
        strength = start + sum(map(mul, neuron, found))
        if strength > 0:
            total += count * strength
    return total


def features(state: State) -> dict[Seat, list[float]]:
    """What matters of each seat that is alive."""
    order, values = [state.turn, *state.others(state.turn)], worth(len(state.pile))
    kittens, certain = len(order) - 1, located(state)
    hidden = len(state.pile) - len(certain)
    even = (kittens - sum(certain.values())) / hidden if hidden else 0.0
    found: dict[Seat, list[float]] = {}
    first = 0  # the place of the next card that a seat draws, if everybody draws
    for distance, seat in enumerate(order):
        draws = state.turns if distance == 0 else 1
        risks = [certain.get(place, even) for place in range(first, min(first + draws, len(state.pile)))]
        place = [float(distance == 0), float(distance == 1), distance / len(order), draws - 1.0]
        about = [kittens / max(1, len(state.pile)), len(state.pile) / 30, len(order) / 5]
        is_aware = any(knows(state, seat, place) for place in range(first, first + draws))
        hand = state.hands[seat]
        found[seat] = [values.hand(hand), *_holds(hand), *place, *about, *_danger(hand, risks, is_aware)]
        first += draws
    return found


def _holds(hand: Hand) -> list[float]:
    cats = [hand.count(card) for card in CATS]
    defuses = hand.count(Card.DEFUSE)
    return [
        float(defuses > 0),
        float(max(0, defuses - 1)),
        *[float(hand.count(card)) for card in SINGLES],
        float(sum(cats)),
        float(sum(count // 2 for count in cats)),
        len(hand) / 10,
    ]


def _danger(hand: Hand, risks: Sequence[float], is_aware: bool) -> list[float]:
    """The chance to meet a kitten in the coming turns, and what there is against it."""
    safe = 1.0
    for risk in risks:
        safe *= 1 - risk
    danger = 1 - safe
    bare = danger * (Card.DEFUSE not in hand)
    stuck = bare * (not any(card in hand for card in ESCAPES))
    return [danger, bare, stuck, danger * is_aware, bare * is_aware, (bare - stuck) * is_aware]


def located(state: State) -> dict[int, bool]:
    """The places of the Draw Pile whose card somebody alive is certain of, and whether it is a kitten."""
    places: dict[int, bool] = {}
    for seat, alive in enumerate(state.alive):
        pile = state.memories[seat].pile
        for known in pile.known if alive else ():
            if (not pile.loose or known.place < pile.sure) and known.place < len(state.pile):
                places[known.place] = known.card is Card.KITTEN
    return places


def knows(state: State, seat: Seat, place: int) -> bool:
    """Whether a seat is certain of a kitten there."""
    pile = state.memories[seat].pile
    return any(
        known.place == place and known.card is Card.KITTEN and (not pile.loose or place < pile.sure)
        for known in pile.known
    )
