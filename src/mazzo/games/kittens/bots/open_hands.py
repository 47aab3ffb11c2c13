"""Each seat's chance to win a game of Exploding Kittens when all hands are open, as in a broadcast.

The network of the bot `expert` judges from the seat to act; two small layers add what this seat cannot see: the others'
hands, and their knowledge of the Draw Pile. The rest of the pile is luck. They were fitted to games
(bench/fit_coach.py).
"""

import io
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mazzo.bots.expert.coding import Array
from mazzo.bots.expert.network import Layer
from mazzo.games.kittens.rules.cards import IN_HANDS, Card

ROW = len(IN_HANDS) + 3
"""The numbers that describe each other seat."""


class OpenHands(NamedTuple):
    first: Layer
    last: Layer


def adjusted(xp: Any, layers: OpenHands, thought: Array, seats: Array, others: Array) -> Array:
    """The logarithm of each seat's chance, up to a constant, from a network's last layer and what it did not see."""
    inputs = xp.concatenate([thought.astype(xp.float32), others.astype(xp.float32)], axis=-1)
    flow = xp.maximum(inputs @ layers.first.weight + layers.first.bias, 0)
    return seats + flow @ layers.last.weight + layers.last.bias


def row(hand: Sequence[int], known: Mapping[int, Card]) -> list[float]:
    """One seat's numbers: the count of each card it holds, and its knowledge of the Draw Pile."""
    kittens = [place for place, card in known.items() if card is Card.KITTEN]
    top = known.get(0)
    near = 1 / (1 + min(kittens)) if kittens else 0.0
    return [*(count / 2 for count in hand), near, float(top is Card.KITTEN), float(top not in (None, Card.KITTEN))]


def arranged(xp: Any, rows: Array, order: Array, alive: Array) -> Array:
    """The input of the added layers from the rows of all seats, [..., seats, ROW]: those of the others alive, in
    this order.
    """
    rows = xp.take_along_axis(rows, order[..., None], axis=-2)
    places = alive.shape[-1]
    more = xp.zeros((*rows.shape[:-2], places - rows.shape[-2], ROW), rows.dtype)
    rows = xp.concatenate([rows, more], axis=-2) * alive[..., None]
    return rows[..., 1:, :].reshape(*rows.shape[:-2], (places - 1) * ROW)


# Files


def packed(layers: OpenHands) -> bytes:
    import numpy as np

    file = io.BytesIO()
    arrays: dict[str, Any] = {
        f"{part}{number}": np.asarray(getattr(layer, part), np.float16)
        for number, layer in enumerate(layers)
        for part in Layer._fields
    }
    np.savez_compressed(file, **arrays)
    return file.getvalue()


@cache
def load(name: str) -> OpenHands:
    """The layers for one of the networks."""
    import numpy as np

    file = files("mazzo.games.kittens.bots") / "networks" / f"open-{name}.npz"
    arrays = np.load(io.BytesIO(file.read_bytes()))
    layers = [Layer(*(arrays[f"{part}{number}"].astype(np.float32) for part in Layer._fields)) for number in range(2)]
    return OpenHands(*layers)
