"""Exploding Kittens with PettingZoo: seat 0 learns what each action is worth on average, the other plays at random."""

import numpy as np

from mazzo.research.envs import pettingzoo


def main(games: int = 400, explore: float = 0.1) -> float:
    """The average reward per game, over the last third of the games."""
    env = pettingzoo.env("kittens", seats=2, edition="2015", combos=False)
    env.reset(seed=0)
    chance, earned = np.random.default_rng(0), []
    count = env.action_space("seat_0").n
    total, tried = np.ones(count), np.ones(count)  # hopeful at first, so that everything is tried
    for _ in range(games):
        env.reset()
        done: list[int] = []
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
                if agent == "seat_0":
                    np.add.at(total, done, reward)
                    np.add.at(tried, done, 1)
                    earned.append(float(reward))
            else:
                legal = np.flatnonzero(observation["action_mask"])
                action = chance.choice(legal)
                if agent == "seat_0":
                    if chance.random() > explore:
                        action = legal[np.argmax((total / tried)[legal])]
                    done.append(action)
            env.step(action)
    return float(np.mean(earned[-games // 3 :]))


if __name__ == "__main__":
    print(main())
