"""The forward pass for training, in 16 bits where that is safe, since a GPU multiplies them twice as fast.

Activations between layers are in 16 bits. Weights are kept in 32 bits, where small steps add up; so are sums, and the
outputs, since the logarithm of a probability needs more than bfloat16's eight bits of precision. A CPU gains nothing
from 16 bits and uses 32 throughout.
"""

from typing import Any

import jax
import jax.numpy as jnp
from jax import lax

from mazzo.bots.expert.network import Layer, Network, NetworkAnswer
from mazzo.research.vector.words import Array


def kind() -> Any:
    """The type of activations on the present device."""
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


def forward(network: Network, features: Array) -> NetworkAnswer:
    """The same as `forward` of bots/expert/network.py, computed in the type of the features."""
    kind = features.dtype
    flow = jnp.maximum(_through(network.first, features, kind), 0)
    for layer in network.middle:
        flow = flow + jnp.maximum(_through(layer, _normal(flow), kind), 0)
    return _answer(network, _normal(flow))


def _answer(network: Network, thought: Array) -> NetworkAnswer:
    """Both heads in one product, padded to a multiple of 8 columns, which is faster on a GPU."""
    heads = network.moves, network.seats
    weight = jnp.concatenate([head.weight for head in heads], axis=-1)
    columns, moves = weight.shape[-1], network.moves.weight.shape[-1]
    padded = jnp.pad(weight, ((0, 0), (0, -columns % 8))).astype(thought.dtype)
    made = _in_full(thought, padded)[..., :columns] + jnp.concatenate([head.bias for head in heads])
    return NetworkAnswer(made[..., :moves], made[..., moves:])


@jax.custom_vjp
def _in_full(flow: Array, weight: Array) -> Array:
    """The product in 32 bits. Its gradients have the type of the flow."""
    product: Array = jnp.matmul(flow, weight, preferred_element_type=jnp.float32)
    return product


def _slopes_of_product(factors: tuple[Array, Array], above: Array) -> tuple[Array, Array]:
    flow, weight = factors
    above = above.astype(flow.dtype)
    return above @ weight.T, jnp.einsum("...a,...b->ab", flow, above)


_in_full.defvjp(lambda flow, weight: (_in_full(flow, weight), (flow, weight)), _slopes_of_product)


def _through(layer: Layer, flow: Array, kind: Any) -> Array:
    """Multiply in 16 bits, add in 32. Both factors of the backward pass have the same type too; mixed ones are slow."""
    product: Array = jnp.matmul(flow, layer.weight.astype(flow.dtype), preferred_element_type=kind)
    sums: Array = product + layer.bias.astype(kind)
    return sums


@jax.custom_vjp
def _normal(flow: Array) -> Array:
    """Normalise, with mean and variance in 32 bits.

    The gradient is computed from the result, which is kept anyway: the next layer needs it.
    """
    return _normal_and_scale(flow)[0]


def _normal_and_scale(flow: Array) -> tuple[Array, Array]:
    wide = flow.astype(jnp.float32)
    centred = wide - wide.mean(axis=-1, keepdims=True)
    scale = lax.rsqrt((centred * centred).mean(axis=-1, keepdims=True) + 1e-5)
    return (centred * scale).astype(flow.dtype), scale


def _keeping(flow: Array) -> tuple[Array, tuple[Array, Array]]:
    made, scale = _normal_and_scale(flow)
    return made, (made, scale)


def _slope(kept: tuple[Array, Array], above: Array) -> tuple[Array]:
    made, scale, wide = kept[0].astype(jnp.float32), kept[1], above.astype(jnp.float32)
    common = wide.mean(axis=-1, keepdims=True) + made * (wide * made).mean(axis=-1, keepdims=True)
    return ((scale * (wide - common)).astype(above.dtype),)


_normal.defvjp(_keeping, _slope)
