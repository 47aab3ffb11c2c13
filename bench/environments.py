"""Speed of the PettingZoo environments: decisions a CPU second in random play, beside leduc_holdem_v4.

A decision is `last`, a random legal action and `step`, like the loop in PettingZoo's documentation. Time for dealing
counts. The games take short turns, so that noise on the machine hits all of them.

.venv-bench/bin/python bench/environments.py     (`make bench` makes .venv-bench)
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from mazzo.research.envs import pettingzoo


def playing(env: Any) -> Iterator[None]:
    """Play random games forever, yielding after each decision."""
    chance = random.Random(1)
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
            else:
                env.step(int(chance.choice(np.flatnonzero(observation["action_mask"]))))
                yield
        env.reset()


def speed(player: Iterator[None], seconds: float) -> float:
    count, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(50):
            next(player)
        count += 50
    return count / spent


def main() -> None:
    from pettingzoo.classic import leduc_holdem_v4

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=9)
    rounds = parser.parse_args().rounds
    players = {
        "leduc_holdem_v4": playing(leduc_holdem_v4.env()),
        **{
            f"Mazzo {game}, {seats} seats": playing(pettingzoo.env(game, seats))
            for game in ("mantis", "kittens")
            for seats in (2, 4)
        },
    }
    speeds = [{name: speed(player, 0.5) for name, player in players.items()} for _ in range(rounds)]
    print("| game | decisions a CPU second | times leduc_holdem_v4 |", "| --- | ---: | ---: |", sep="\n")
    for name in players:
        times = statistics.median(each[name] / each["leduc_holdem_v4"] for each in speeds)
        print(f"| {name} | {statistics.median(each[name] for each in speeds):,.0f} | {times:.1f} |")


if __name__ == "__main__":
    main()
