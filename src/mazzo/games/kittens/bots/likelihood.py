"""The likelihood of a sampled state relative to chance alone, if the others play like `expert`.

The network encodes the table as its seat sees it. Two small layers compare that with a sampled state: the hands of the
others, and the place of the first kitten. They were trained to distinguish true states from random ones.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.coding import Array
from mazzo.bots.expert.network import load_layers, packed_layers, thought
from mazzo.core.rules import Seat
from mazzo.games.kittens.bots.expert import NETWORK_CODEC
from mazzo.games.kittens.encoding import CODES
from mazzo.games.kittens.rules.cards import Card
from mazzo.games.kittens.rules.editions import Edition
from mazzo.games.kittens.rules.events import Event
from mazzo.games.kittens.rules.state import State
from mazzo.games.kittens.rules.view import View

CARDS = len(CODES)
NEAR, DEEP, NOWHERE = 10, 20, 99
"""Places of the Draw Pile: the first NEAR have a feature each, those up to DEEP share one, those from DEEP on share
another. NOWHERE means no kitten.
"""


class Layers(NamedTuple):
    table: Array  # [width, hidden]: from the network's last layer
    sampled: Array  # [features, hidden]
    bias: Array
    last: Array  # [hidden]


def described(state: State, others: Sequence[Seat], places: int) -> list[int]:
    """A state as numbers: the place of the first kitten, and the cards of the others, padded to `places` hands."""
    rows = [[0] * CARDS for _ in range(places)]
    for row, seat in zip(rows, others, strict=False):
        for card in state.hands[seat]:
            row[CODES[card]] += 1
    kitten = state.pile.index(Card.KITTEN) if Card.KITTEN in state.pile else NOWHERE
    return [kitten, *(count for row in rows for count in row[1:])]


def features(xp: Any, samples: Array) -> Array:
    """The features of states, from the numbers of `described`, as an array [..., features]."""
    kitten, hands = samples[..., :1], samples[..., 1:]
    deep = [(kitten >= NEAR) & (kitten < DEEP), (kitten >= DEEP) & (kitten < NOWHERE), kitten == NOWHERE]
    parts = [hands / 2, hands > 0, kitten == xp.arange(NEAR), *deep, 1 / (1 + kitten)]
    return xp.concatenate(parts, axis=-1).astype(xp.float32)


def scores(xp: Any, layers: Layers, thoughts: Array, samples: Array) -> Array:
    """The log-likelihood of each state, up to a constant, as an array [..., sample]."""
    table = (thoughts.astype(xp.float32) @ layers.table + layers.bias)[..., None, :]
    return xp.maximum(table + features(xp, samples) @ layers.sampled, 0) @ layers.last


class Likelihood:
    """The likelihood of states sampled for one seat."""

    def __init__(self, edition: Edition, view: View, seen: Sequence[Event]) -> None:
        xp = arrays()
        seats = len(view.hands)
        coding = NETWORK_CODEC.coding_for(edition, seats)
        read = coding.read(xp, xp.array(coding.observe(view, seen), xp.int32))
        self._thought = thought(xp, NETWORK_CODEC.network(seats), read.features)
        self._others = [int(seat) for seat in read.order[1:]]
        self._places = NETWORK_CODEC.others(seats)
        self._layers = Layers(**load_layers(NETWORK_CODEC.package, f"sampling-{NETWORK_CODEC.name(seats)}"))

    def of(self, samples: Sequence[State]) -> Array:
        """The probability of each of these states, which were sampled by chance alone; the sum is 1."""
        xp = arrays()
        rows = xp.array([described(sampled, self._others, self._places) for sampled in samples])
        weights = scores(xp, self._layers, self._thought, rows)
        likely = xp.exp(weights - weights.max())
        return likely / likely.sum()


def packed(layers: Layers) -> bytes:
    """The layers as the bytes of a file."""
    return packed_layers(layers._asdict())
