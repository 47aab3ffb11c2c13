"""Exploding Kittens with OpenSpiel: its own random agents in its own environment."""

from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.rl_environment import Environment

from mazzo.research.envs import openspiel


def main(games: int = 5, players: int = 3) -> list[float]:
    """The total reward of each player."""
    env = Environment(openspiel.load("kittens", players=players, edition="2015"))
    agents = [RandomAgent(player, env.action_spec()["num_actions"]) for player in range(players)]
    earned = [0.0] * players
    for _ in range(games):
        now = env.reset()
        while not now.last():
            player = now.observations["current_player"]
            now = env.step([agents[player].step(now).action])
        earned = [total + reward for total, reward in zip(earned, now.rewards, strict=True)]
    return earned


if __name__ == "__main__":
    print(main())
