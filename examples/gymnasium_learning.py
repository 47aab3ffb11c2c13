"""Mantis for two with Gymnasium: a linear softmax policy learns by its wins and losses (REINFORCE) to beat a bot."""

from typing import Any

import gymnasium
import numpy as np

import mazzo.research.envs.gymnasium  # noqa: F401  (registers the environments)


def features(observation: dict[str, Any]) -> Any:
    """For each legal action: how likely it is to match, and how much, if it scores and if it steals."""
    view = observation["observation"]
    mine, theirs, back = view[5:12], view[12:19], view[21:28] / 3  # both Tanks, and the colours of the top card's back
    tanks = np.array([mine, np.zeros(7), theirs])  # of "score", "steal 0" and "steal 1"
    found = np.stack([(tanks > 0) @ back, tanks @ back], axis=1)
    return np.concatenate([found * [[1], [0], [0]], found * [[0], [0], [1]]], axis=1)


def main(games: int = 600, rate: float = 0.1) -> float:
    """What a game earned on average, over the last third."""
    env = gymnasium.make("mazzo/Mantis-v0", seats=2, edition="en", bots="random")
    chance, weights, earned = np.random.default_rng(0), np.zeros(4), []
    for game in range(games):
        observation, _ = env.reset(seed=game)
        slope, done, reward = np.zeros(4), False, 0.0
        while not done:
            choices = features(observation)
            odds = np.exp(choices @ weights) * observation["action_mask"][:3]
            odds /= odds.sum()
            action = chance.choice(3, p=odds)
            slope += choices[action] - odds @ choices
            observation, reward, done, _, _ = env.step(action)
        weights += rate * reward * slope
        earned.append(float(reward))
    return float(np.mean(earned[-games // 3 :]))


if __name__ == "__main__":
    print(main())
