"""Mantis with Gymnasium: a random learner against random bots, in four environments in parallel."""

import gymnasium
import numpy as np

import mazzo.research.envs.gymnasium  # noqa: F401  (registers the environments)


def main(steps: int = 200, copies: int = 4) -> float:
    """The learner's average reward per game."""
    envs = gymnasium.make_vec("mazzo/Mantis-v0", num_envs=copies, seats=3, edition="it", bots="random")
    observation, _ = envs.reset(seed=1)
    earned, games = 0.0, 0
    for _ in range(steps):
        masks = observation["action_mask"]
        actions = np.array([envs.single_action_space.sample(mask) for mask in masks])
        observation, rewards, terminations, _, _ = envs.step(actions)
        earned, games = earned + rewards.sum(), games + terminations.sum()
    return earned / max(games, 1)


if __name__ == "__main__":
    print(main())
