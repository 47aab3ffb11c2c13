"""Exploding Kittens with PettingZoo: all players choose at random."""

from collections import Counter

from mazzo.research.envs import pettingzoo


def main(games: int = 20) -> Counter[str]:
    """The number of wins of each agent."""
    wins: Counter[str] = Counter()
    env = pettingzoo.env("kittens", seats=4, edition="it")
    for seed in range(games):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                action = None
            else:
                action = env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
            wins[agent] += reward == 1
    return wins


if __name__ == "__main__":
    print(main())
