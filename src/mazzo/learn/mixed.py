"""The forward pass in which networks learn: in 16 bits where that is safe, since a GPU multiplies them twice as fast.

Weights are kept in 32 bits, where small steps add up; sums are made in 32 bits; and so are the answers, since the
logarithm of a probability needs more than the eight bits of precision that a bfloat16 has. What flows between the
layers is in 16 bits. A CPU has no use for them, and does all of it in 32.
"""

from typing import Any

import jax
import jax.numpy as jnp

from mazzo.bots.expert.network import Answer, Layer, Network, normal
from mazzo.vector.words import Array


def kind() -> Any:
    """The type of what flows between the layers, on the present device."""
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


def forward(network: Network, features: Array) -> Answer:
    """The same as `forward` of bots/expert/network.py; the type of the features is the type of what flows."""
    kind = features.dtype
    flow = jnp.maximum(_through(network.first, features, kind), 0)
    for layer in network.middle:
        flow = flow + jnp.maximum(_through(layer, _normal(flow), kind), 0)
    thought = _normal(flow)
    return Answer(*(_through(head, thought, jnp.float32) for head in (network.moves, network.seats)))


def _through(layer: Layer, flow: Array, kind: Any) -> Array:
    """Products of 16 bits, added up in 32. Both factors of the way back have the same type too: others are slow."""
    product: Array = jnp.matmul(flow, layer.weight.astype(flow.dtype), preferred_element_type=kind)
    sums: Array = product + layer.bias.astype(kind)
    return sums


@jax.checkpoint  # made again on the way back, which is faster than to keep it in 32 bits
def _normal(flow: Array) -> Array:
    """Mean and variance are taken in 32 bits."""
    made: Array = normal(jnp, flow.astype(jnp.float32)).astype(flow.dtype)
    return made
