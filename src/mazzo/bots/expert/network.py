"""The networks: residual layers, then one output for each move and one for each seat's win.

`forward` is the whole network, for both JAX and NumPy. A file holds weights as 8-bit integers with a scale for each
column, so that all networks together are smaller than a photograph.
"""

import io
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import log
from typing import Any, NamedTuple

from mazzo.bots.expert.arrays import arrays
from mazzo.bots.expert.coding import Array
from mazzo.bots.expert.plain import functions as plain
from mazzo.bots.expert.plain import matrix
from mazzo.core.errors import MissingFile

LAYERS = 3

LEAST = 0.1
"""Moves with a smaller probability relative to the likeliest one are never drawn."""


class Layer(NamedTuple):
    weight: Array
    bias: Array


class Network(NamedTuple):
    first: Layer
    middle: tuple[Layer, ...]
    moves: Layer
    seats: Layer

    @property
    def places(self) -> int:
        """The most seats that the network supports."""
        return int(self.seats.bias.shape[-1])


class NetworkAnswer(NamedTuple):
    moves: Array  # [..., moves]: the log-probability of each, up to a constant
    seats: Array  # [..., places]: the same for each seat's win


def forward(xp: Any, network: Network, features: Array) -> NetworkAnswer:
    return answer(network, thought(xp, network, features))


def answer(network: Network, thought: Array) -> NetworkAnswer:
    return NetworkAnswer(*(thought @ head.weight + head.bias for head in (network.moves, network.seats)))


def thought(xp: Any, network: Network, features: Array) -> Array:
    """The output of the last hidden layer, as [..., width]."""
    if xp is plain:
        return matrix.dense([network.first, *network.middle], features)
    flow = xp.maximum(features @ network.first.weight + network.first.bias, 0)
    for layer in network.middle:
        flow = flow + xp.maximum(normal(xp, flow) @ layer.weight + layer.bias, 0)
    return normal(xp, flow)


def normal(xp: Any, flow: Array) -> Array:
    """Normalise to mean 0 and variance 1."""
    flow = flow - flow.mean(axis=-1, keepdims=True)
    return flow / xp.sqrt((flow * flow).mean(axis=-1, keepdims=True) + 1e-5)


def masked(xp: Any, weights: Array, mask: Array) -> Array:
    """The weights with illegal moves ruled out."""
    return xp.where(mask, weights, -1e9)


def likely_ones(xp: Any, weights: Array) -> Array:
    """The weights without moves that are far less likely than the likeliest, since these are usually mistakes."""
    return masked(xp, weights, weights >= weights.max(axis=-1, keepdims=True) + log(LEAST))


def drawn(xp: Any, weights: Array, chance: Array) -> Array:
    """A random move, by the softmax of the weights; `chance` is a uniform number from 0 up to but not including 1."""
    reached = xp.cumsum(shares(xp, weights), axis=-1)
    return xp.argmax(reached > chance[..., None] * reached[..., -1:], axis=-1)


def shares(xp: Any, weights: Array) -> Array:
    """The softmax: probabilities from logarithms."""
    likely = xp.exp(weights - weights.max(axis=-1, keepdims=True))
    return likely / likely.sum(axis=-1, keepdims=True)


# Files


def layers(network: Network) -> list[Layer]:
    return [network.first, *network.middle, network.moves, network.seats]


def network_of(all_layers: list[Layer]) -> Network:
    first, *middle, moves, seats = all_layers
    return Network(first, tuple(middle), moves, seats)


def packed(network: Network) -> bytes:
    """A network as the bytes of a file."""
    import numpy as np

    arrays = {}
    for number, layer in enumerate(layers(network)):
        weight = np.asarray(layer.weight, np.float32)
        scale = np.maximum(np.abs(weight).max(axis=0), 1e-8) / 127
        arrays[f"weight{number}"] = np.round(weight / scale).astype(np.int8)
        arrays[f"scale{number}"] = scale.astype(np.float32)
        arrays[f"bias{number}"] = np.asarray(layer.bias, np.float32)
    return zipped(arrays)


def zipped(arrays: Mapping[str, Array]) -> bytes:
    """Arrays as the bytes of a compressed NumPy file."""
    import numpy as np

    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def unpacked(file: bytes) -> Network:
    xp = arrays()
    if xp is plain:
        return network_of([Layer(*layer) for layer in matrix.scaled_layers(file)])
    found = xp.load(io.BytesIO(file))
    count = sum(name.startswith("weight") for name in found)
    return network_of(
        [Layer(found[f"weight{number}"] * found[f"scale{number}"], found[f"bias{number}"]) for number in range(count)]
    )


@cache
def load(package: str, name: str) -> Network:
    """A network of a game's bots."""
    return unpacked(read(package, name))


def read(package: str, name: str) -> bytes:
    try:
        return files(package).joinpath("networks", f"{name}.npz").read_bytes()
    except FileNotFoundError:
        raise MissingFile(f"{package.replace('.', '/')}/networks/{name}.npz") from None


# The files of small layers that are added to a network hold 16-bit numbers.


def packed_layers(arrays: Mapping[str, Array]) -> bytes:
    import numpy as np

    return zipped({name: np.asarray(array, np.float16) for name, array in arrays.items()})


@cache
def load_layers(package: str, name: str) -> dict[str, Array]:
    xp, file = arrays(), read(package, name)
    if xp is plain:
        return matrix.small_layers(file)
    found = xp.load(io.BytesIO(file))
    return {part: found[part].astype(xp.float32) for part in found}
