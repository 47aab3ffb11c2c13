"""Mantis for two on the vector engine: PPO (without a critic) learns by playing itself, then meets random play."""

import jax
import jax.numpy as jnp

from mazzo import vector

GAME, BATCH, STEPS, SIGNS = vector.get("mantis", seats=2), 512, 80, jnp.array([[1, -1], [-1, 1]])


def odds(weights, seen, legal):  # logarithms of each action's probability
    return jax.nn.log_softmax(jnp.where(legal, jnp.tanh(seen / 4 @ weights[0]) @ weights[1], -1e9))


def step(weights, states, key):
    seats, over, legal = (jax.vmap(each)(states) for each in (GAME.to_act, GAME.over, GAME.legal))
    seen, luck = jax.vmap(GAME.observe)(states, seats) * 1.0, jax.vmap(GAME.luck)(jax.random.split(key, BATCH))
    chosen = jax.random.categorical(key, before := odds(weights, seen, legal))
    return jax.vmap(GAME.step)(states, chosen, luck), (seats, ~over, seen, legal, chosen, before)


@jax.jit
def learn(weights, key, rate=1.0):
    states, keys = jax.vmap(GAME.reset)(jax.random.split(key, BATCH)), jax.random.split(key, STEPS)
    states, trace = jax.lax.scan(lambda states, key: step(weights, states, key), states, keys)
    seats, decided, seen, legal, chosen, before = trace
    earned = (jax.vmap(GAME.winners)(states) @ SIGNS)[jnp.arange(BATCH), seats]  # 1, -1, or 0 if shared or unfinished

    def loss(weights):
        ratio = jnp.exp(jnp.take_along_axis(odds(weights, seen, legal) - before, chosen[..., None], -1)[..., 0])
        return -jnp.sum(decided * jnp.minimum(ratio * earned, jnp.clip(ratio, 0.8, 1.2) * earned)) / decided.sum()

    for _ in range(4):
        weights = jax.tree.map(lambda weight, slope: weight - rate * slope, weights, jax.grad(loss)(weights))
    return weights


def main(rounds=100, games=2000):  # the share of games that the first seat wins against random play
    keys = jax.random.split(jax.random.key(0), rounds)
    size = GAME.observe(GAME.reset(keys[0]), 0).shape[0]
    weights = [0.1 * jax.random.normal(keys[0], (size, 64)), jnp.zeros((64, GAME.actions))]
    for key in keys:
        weights = learn(weights, key)
    policy = lambda seen, legal, key: jnp.where(seen[0], odds(weights, seen, legal).argmax(), vector.random_policy(seen, legal, key))
    return float(vector.play(GAME, keys[0], policy, games).winners[:, 0].mean())


if __name__ == "__main__":
    print(main())
