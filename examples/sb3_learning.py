"""Mantis for two with sb3-contrib: MaskablePPO learns to beat random play. pip install sb3-contrib"""

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO

import mazzo.research.envs.gymnasium  # noqa: F401  (registers the environments)


def won(env, choose, games):
    """The share of games won by `choose`, a function of an observation and a mask."""
    wins = 0
    for game in range(games):
        observation, info = env.reset(seed=1_000_000 + game)
        done = False
        while not done:
            observation, reward, done, _, info = env.step(choose(observation, info["action_mask"]))
        wins += reward > 0
    return wins / games


def main(steps=20_000, games=300):
    """The shares of games that random play and the learner win against random play."""
    env = gymnasium.make("mazzo/Mantis-v0", seats=2, bots="random")
    chance = np.random.default_rng(0)
    before = won(env, lambda _, mask: chance.choice(np.flatnonzero(mask)), games)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, seed=0)
    model.learn(steps)
    return before, won(
        env, lambda seen, mask: int(model.predict(seen, action_masks=mask, deterministic=True)[0]), games
    )


if __name__ == "__main__":
    print("at random {:.0%}, learned {:.0%}".format(*main()))
