"""The forward pass for training, in 16 bits where that is safe, since a GPU multiplies them twice as fast.

Activations between layers are in 16 bits. Weights are kept in 32 bits, where small steps add up; so are sums, and the
outputs, since the logarithm of a probability needs more than bfloat16's eight bits of precision. A CPU gains nothing
from 16 bits and uses 32 throughout.
"""

from typing import Any

import jax
import jax.numpy as jnp

from mazzo.bots.expert.network import Layer, Network, NetworkAnswer, normal
from mazzo.vector.words import Array


def kind() -> Any:
    """The type of activations on the present device."""
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


def forward(network: Network, features: Array) -> NetworkAnswer:
    """The same as `forward` of bots/expert/network.py, computed in the type of the features."""
    kind = features.dtype
    flow = jnp.maximum(_through(network.first, features, kind), 0)
    for layer in network.middle:
        flow = flow + jnp.maximum(_through(layer, _normal(flow), kind), 0)
    thought = _normal(flow)
    return NetworkAnswer(*(_through(head, thought, jnp.float32) for head in (network.moves, network.seats)))


def _through(layer: Layer, flow: Array, kind: Any) -> Array:
    """Multiply in 16 bits, add in 32. Both factors of the backward pass have the same type too; mixed ones are slow."""
    product: Array = jnp.matmul(flow, layer.weight.astype(flow.dtype), preferred_element_type=kind)
    sums: Array = product + layer.bias.astype(kind)
    return sums


@jax.checkpoint  # computed again in the backward pass, which is faster than keeping it in 32 bits
def _normal(flow: Array) -> Array:
    """Normalise, with mean and variance in 32 bits."""
    made: Array = normal(jnp, flow.astype(jnp.float32)).astype(flow.dtype)
    return made
