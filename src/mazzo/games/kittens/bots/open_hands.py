"""Each seat's chance to win a game of Exploding Kittens if all hands are open, as in a broadcast.

The network of the bot `expert` estimates from the view of the seat to act. Two small layers, trained on games, add the
facts that this seat cannot see: the others' hands, and their knowledge of the Draw Pile. The rest of the pile counts as
chance.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mazzo.bots.expert.coding import Array, rows_in_order
from mazzo.bots.expert.network import Layer, load_layers, packed_layers
from mazzo.games.kittens.rules.cards import IN_HANDS, Card

ROW = len(IN_HANDS) + 3
"""The number of features of each other seat."""


class OpenHands(NamedTuple):
    first: Layer
    last: Layer


def adjusted(xp: Any, layers: OpenHands, thought: Array, seats: Array, others: Array) -> Array:
    """The logarithm of each seat's chance, up to a constant: the network's estimate, adjusted for the hidden facts."""
    inputs = xp.concatenate([thought.astype(xp.float32), others.astype(xp.float32)], axis=-1)
    flow = xp.maximum(inputs @ layers.first.weight + layers.first.bias, 0)
    return seats + flow @ layers.last.weight + layers.last.bias


def row(hand: Sequence[int], known: Mapping[int, Card]) -> list[float]:
    """The features of one seat: the count of each card it holds, and its knowledge of the Draw Pile."""
    kittens = [place for place, card in known.items() if card is Card.KITTEN]
    top = known.get(0)
    near = 1 / (1 + min(kittens)) if kittens else 0.0
    return [*(count / 2 for count in hand), near, float(top is Card.KITTEN), float(top not in (None, Card.KITTEN))]


def arranged(xp: Any, rows: Array, order: Array, alive: Array) -> Array:
    """The input of the added layers: the rows of the other living seats in this order, from [..., seats, ROW]."""
    places = alive.shape[-1]
    rows = rows_in_order(xp, rows, order, places) * alive[..., None]
    return rows[..., 1:, :].reshape(*rows.shape[:-2], (places - 1) * ROW)


def packed(layers: OpenHands) -> bytes:
    """The layers as the bytes of a file."""
    parts = [(number, *part) for number, layer in enumerate(layers) for part in layer._asdict().items()]
    return packed_layers({f"{name}{number}": array for number, name, array in parts})


def load(package: str, name: str) -> OpenHands:
    """The layers for one of the networks."""
    found = load_layers(package, f"open-{name}")
    return OpenHands(*(Layer(found[f"weight{number}"], found[f"bias{number}"]) for number in range(2)))
