"""Mantis for two on the vector engine: PPO (without a critic) learns by playing itself, then meets random play."""

import jax
import jax.numpy as jnp

from mazzo import vector

GAME, BATCH, STEPS, SIGNS = vector.get("mantis", seats=2), 256, 97, jnp.array([[1, -1], [-1, 1]])


def odds(weights, seen, legal):  # logarithms of each action's probability, from what of both Tanks may match
    tanks = seen[..., 5:19].reshape(*seen.shape[:-1], 2, 7) * seen[..., None, 21:28]
    matches = jnp.where(seen[..., :1, None], tanks, tanks[..., ::-1, :]).reshape(*seen.shape[:-1], 14)  # one's own first
    return jax.nn.log_softmax(jnp.where(legal, jnp.tanh(matches @ weights[0]) @ weights[1], -1e9))


@jax.jit
def learn(weights, key, rate=0.05):
    def step(states, key):
        seats, over, legal = (jax.vmap(each)(states) for each in (GAME.to_act, GAME.over, GAME.legal))
        seen, luck = jax.vmap(GAME.observe)(states, seats), jax.vmap(GAME.luck)(jax.random.split(key, BATCH))
        chosen = jax.random.categorical(key, before := odds(weights, seen, legal))
        return jax.vmap(GAME.step)(states, chosen, luck), (seats, ~over, seen, legal, chosen[..., None], before)

    def loss(weights):
        ratio = jnp.exp(jnp.take_along_axis(odds(weights, seen, legal) - before, chosen, -1)[..., 0])
        return -jnp.mean(decided * jnp.minimum(ratio * earned, jnp.clip(ratio, 0.8, 1.2) * earned))

    states, keys = jax.vmap(GAME.reset)(jax.random.split(key, BATCH)), jax.random.split(key, STEPS)
    states, (seats, decided, seen, legal, chosen, before) = jax.lax.scan(step, states, keys)
    earned = (jax.vmap(GAME.winners)(states) @ SIGNS)[jnp.arange(BATCH), seats]  # 1, -1, or 0 if shared
    for _ in range(4):
        weights = jax.tree.map(lambda weight, slope: weight - rate * slope / (1e-9+jnp.sqrt((slope**2).mean())), weights, jax.grad(loss)(weights))
    return weights


def main(rounds=60, games=2000):
    """The share of games that the first seat wins against random play."""
    for_weights, *keys = jax.random.split(jax.random.key(0), rounds + 1)
    weights = [jax.random.normal(for_weights, (14, 32)) / 4, jnp.zeros((32, GAME.actions))]
    for key in keys:
        weights = learn(weights, key)
    rivals = lambda seen, legal, key: jnp.where(seen[0], odds(weights, seen, legal).argmax(), vector.random_policy(seen, legal, key))
    return float(vector.play(GAME, for_weights, rivals, games).winners[:, 0].mean())
