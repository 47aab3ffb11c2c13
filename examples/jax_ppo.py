"""Mantis for two on the vector engine: PPO (without a critic) learns by playing itself, then meets random play."""

import jax
import jax.numpy as jnp

from mazzo import vector

GAME, BATCH, STEPS, SIGNS = vector.get("mantis", seats=2), 512, 97, jnp.array([[1, -1], [-1, 1]])


def odds(weights, seen, legal):  # logarithms of each action's probability, from what may match in one's own Tank first
    both = seen[..., 5:19].reshape(*seen.shape[:-1], 2, 7) * seen[..., None, 21:28]
    tanks = jnp.where(seen[..., :1, None], both, both[..., ::-1, :]).reshape(*seen.shape[:-1], 14)
    return jax.nn.log_softmax(jnp.where(legal, jnp.tanh(tanks @ weights[0]) @ weights[1], -1e9))


@jax.jit
def learn(weights, key, rate=0.003):
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
    earned = (jax.vmap(GAME.winners)(states) @ SIGNS)[jnp.arange(BATCH), seats]
    for _ in range(4):
        slopes = [slope / jnp.sqrt(jnp.mean(slope**2) + 1e-12) for slope in jax.grad(loss)(weights)]
        weights = [weight - rate * slope for weight, slope in zip(weights, slopes, strict=True)]
    return weights


def main(rounds=20, games=2000):  # returns the share of games that the learner wins, in the first seat
    keys = jax.random.split(jax.random.key(0), rounds + 1)
    weights = [jax.random.normal(keys[0], (14, 32)) / 4, jnp.zeros((32, GAME.actions))]
    for key in keys[1:]:
        weights = learn(weights, key)

    def policy(seen, legal, key):
        best = odds(weights, seen, legal).argmax()
        return jnp.where(seen[0], best, vector.random_policy(seen, legal, key))

    return float(vector.play(GAME, keys[0], policy, games).winners[:, 0].mean())


if __name__ == "__main__":
    print(main())
