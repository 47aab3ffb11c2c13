"""Mantis for two on the vector engine: PPO (without a critic) learns, in the first seat, to beat random play."""

import jax
import jax.numpy as jnp

from mazzo.research import vector

GAME, BATCH, STEPS = vector.get("mantis", seats=2), 512, 97  # no game takes more steps than the pile has cards


def odds(weights, seen, legal):  # log-probability of each action, from the cards in both Tanks that may match
    tanks = seen[..., 5:19] * jnp.tile(seen[..., 21:28], 2)
    return jax.nn.log_softmax(jnp.where(legal, jnp.tanh(tanks @ weights[0]) @ weights[1], -1e9))


def learn(weights, key, rate=0.005):
    def step(states, key):
        seats, legal = jax.vmap(GAME.to_act)(states), jax.vmap(GAME.legal)(states)
        seen, chance = jax.vmap(GAME.observe)(states, seats), jax.vmap(GAME.chance)(jax.random.split(key, BATCH))
        before, mine = odds(weights, seen, legal), seats == 0
        chosen = jax.random.categorical(key, jnp.where(mine[:, None], before, jnp.log(legal)))
        return jax.vmap(GAME.step)(states, chosen, chance), (mine, seen, legal, chosen[:, None], before)

    def loss(weights):
        ratio = jnp.exp(jnp.take_along_axis(odds(weights, seen, legal) - before, chosen, -1)[..., 0])
        return -jnp.mean(mine * jnp.minimum(ratio * earned, jnp.clip(ratio, 0.8, 1.2) * earned))

    dealt = jax.vmap(GAME.reset)(jax.random.split(key, BATCH))
    states, (mine, seen, legal, chosen, before) = jax.lax.scan(step, dealt, jax.random.split(key, STEPS))
    won = jax.vmap(GAME.winners)(states)[:, 0]
    earned = 2.0 * won - 1
    for _ in range(4):
        weights = jax.tree.map(lambda w, g: w - rate * g / jnp.sqrt(jnp.mean(g**2)), weights, jax.grad(loss)(weights))
    return weights, won.mean()


start = [jax.random.normal(jax.random.key(0), shape) / 8 for shape in ((14, 32), (32, GAME.actions))]
weights, won = jax.lax.scan(learn, start, jax.random.split(jax.random.key(1), 20))
print("the share of games won, round by round:", won)
