"""How much likelier a world is than luck alone says, when the others play as `expert` does.

The network has read the table as its seat sees it; two small layers compare that with an imagined world: the hands of
the others, and where the kittens lie. They were fitted to tell true worlds from those of luck (bench/fit_worlds.py).
"""

import io
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mazzo.bots.expert.coding import Array
from mazzo.bots.expert.network import thought
from mazzo.core.rules import Seat
from mazzo.games.kittens.bots.expert import IN_NUMBERS
from mazzo.games.kittens.encoding import CODES
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.state import State
from mazzo.games.kittens.rules.view import View

CARDS = len(CODES)
NEAR, DEEP, NOWHERE = 10, 20, 99
"""Places of the Draw Pile: those told one by one, those that are all alike, and that of a kitten that is not there."""


class Layers(NamedTuple):
    table: Array  # [width, hidden]: from what the network thought
    world: Array  # [features, hidden]
    bias: Array
    last: Array  # [hidden]


def described(state: State, others: Sequence[Seat], places: int) -> list[int]:
    """A world in numbers: where the first kitten lies, and how many of each card the others hold, at so many places."""
    rows = [[0] * CARDS for _ in range(places)]
    for row, seat in zip(rows, others, strict=False):
        for card in state.hands[seat]:
            row[CODES[card]] += 1
    kitten = state.pile.index(Card.KITTEN) if Card.KITTEN in state.pile else NOWHERE
    return [kitten, *(count for row in rows for count in row[1:])]


def features(xp: Any, worlds: Array) -> Array:
    """[..., features], from what `described` says of each world."""
    kitten, hands = worlds[..., :1], worlds[..., 1:]
    deep = [(kitten >= NEAR) & (kitten < DEEP), (kitten >= DEEP) & (kitten < NOWHERE), kitten == NOWHERE]
    parts = [hands / 2, hands > 0, kitten == xp.arange(NEAR), *deep, 1 / (1 + kitten)]
    return xp.concatenate(parts, axis=-1).astype(xp.float32)


def scores(xp: Any, layers: Layers, thoughts: Array, worlds: Array) -> Array:
    """The logarithm of how much likelier each world is, but for a constant: [..., world]."""
    table = (thoughts.astype(xp.float32) @ layers.table + layers.bias)[..., None, :]
    return xp.maximum(table + features(xp, worlds) @ layers.world, 0) @ layers.last


class Likelihood:
    """Of worlds that one seat imagines."""

    def __init__(self, edition: Edition, view: View, seen: Sequence[Event]) -> None:
        import numpy as np

        seats = len(view.hands)
        coding = IN_NUMBERS.coding_for(edition, seats)
        read = coding.read(np, np.array(coding.observe(view, seen), np.int32))
        self._thought = thought(np, IN_NUMBERS.network(seats), read.features)
        self._others = [int(seat) for seat in read.order[1:]]
        self._places = IN_NUMBERS.others(seats)
        self._layers = load(IN_NUMBERS.name(seats))

    def of(self, worlds: Sequence[State]) -> Array:
        """How likely each of these is, if luck made them."""
        import numpy as np

        rows = np.array([described(world, self._others, self._places) for world in worlds])
        weights = scores(np, self._layers, self._thought, rows)
        likely = np.exp(weights - weights.max())
        return likely / likely.sum()


def is_known(seats: int) -> bool:
    """Whether there are such layers for a number of seats."""
    return seats == 2


# Files


def packed(layers: Layers) -> bytes:
    import numpy as np

    file = io.BytesIO()
    arrays: dict[str, Any] = {name: np.asarray(part, np.float16) for name, part in layers._asdict().items()}
    np.savez_compressed(file, **arrays)
    return file.getvalue()


@cache
def load(name: str) -> Layers:
    """What belongs to one of the networks."""
    import numpy as np

    file = files("mazzo.games.kittens.bots") / "networks" / f"worlds-{name}.npz"
    arrays = np.load(io.BytesIO(file.read_bytes()))
    return Layers(*(arrays[part].astype(np.float32) for part in Layers._fields))
