"""Mantis for two with TorchRL (pip install torchrl): a linear policy learns by REINFORCE to beat random play."""

import torch
from tensordict.nn import TensorDictModule
from torchrl.envs import MarlGroupMapType
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.modules import MaskedCategorical

from mazzo.research.envs.pettingzoo import parallel_env

SEEN = [("agents", "observation", "observation"), ("agents", "action_mask")]


def main(rounds=16, games=25, rate=0.05):
    """The share of games that the first seat won, round by round."""
    torch.manual_seed(0)
    both = {"group_map": MarlGroupMapType.ALL_IN_ONE_GROUP, "use_mask": True, "categorical_actions": True, "seed": 0}
    env = PettingZooWrapper(env=parallel_env("mantis", seats=2), **both)
    weights, first = torch.zeros(14, 6, requires_grad=True), torch.tensor([[1.0], [0.0]])
    learner = torch.optim.Adam([weights], rate)

    def odds(seen, legal):  # from what the back of the top card matches in both Tanks; the second seat plays at random
        matching = seen[..., 5:19].float() * seen[..., 21:28].tile(2)
        return MaskedCategorical(logits=matching @ weights * first, mask=legal)

    policy = TensorDictModule(lambda *seen: odds(*seen).sample(), in_keys=SEEN, out_keys=[("agents", "action")])
    shares = []
    for _ in range(rounds):
        played = [env.rollout(200, policy) for _ in range(games)]
        won = torch.stack([game["next", "agents", "reward"][-1, 0, 0] > 0 for game in played]).float()
        taken = [odds(*map(game.get, SEEN)).log_prob(game["agents", "action"])[:, 0].sum() for game in played]
        learner.zero_grad()
        (-torch.stack(taken) * (won - won.mean())).mean().backward()
        learner.step()
        shares.append(won.mean().item())
    return shares


if __name__ == "__main__":
    print(main())
