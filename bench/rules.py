"""Speed of the rules: decisions a CPU second in random play, one process, beside OpenSpiel and RLCard in the same run.

A decision is `legal` and a random `apply`, with events and checks. Time for dealing counts; deals do not count as
decisions. The players take short turns, so that noise on the machine hits all of them.

make bench                                   the table
    python bench/rules.py --rounds 9 --json      for a program
"""

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Callable, Iterator

import mazzo

Player = Callable[[random.Random], Iterator[None]]
"""Plays random games forever, yielding after each decision."""


def mazzo_rules(name: str, seats: int, edition: str) -> Player:
    """Plays with the pure functions `legal` and `apply`."""
    game = mazzo.get(name)
    rules = game.edition(edition)

    def play(source: random.Random) -> Iterator[None]:
        while True:
            chance = mazzo.Dice(str(source.getrandbits(64)))
            state = game.deal(rules, seats, chance)
            while to_act := state.to_act:
                choices = game.legal(state, to_act[0])
                state, _ = game.apply(state, to_act[0], choices[int(source.random() * len(choices))], chance)
                yield

    return play


def mazzo_play(name: str, seats: int, edition: str) -> Player:
    """Plays through `Play`, which also keeps the record."""
    game = mazzo.get(name)

    def play(source: random.Random) -> Iterator[None]:
        while True:
            table = game.start(seats, edition, source.getrandbits(64))
            while not table.over:
                seat = table.to_act[0]
                choices = table.legal(seat)
                table.apply(seat, choices[int(source.random() * len(choices))])
                yield

    return play


def open_spiel(name: str) -> Player:
    import open_spiel.python.games  # noqa: F401 (registers the games written in Python)
    import pyspiel

    game = pyspiel.load_game(name)

    def play(source: random.Random) -> Iterator[None]:
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(source.choices(outcomes, chances)[0])
                else:
                    choices = state.legal_actions()
                    state.apply_action(choices[int(source.random() * len(choices))])
                    yield

    return play


def rlcard(name: str) -> Player:
    import rlcard

    def play(source: random.Random) -> Iterator[None]:
        env = rlcard.make(name, config={"seed": 0})
        while True:
            state, _ = env.reset()
            while not env.is_over():
                choices = list(state["legal_actions"])
                state, _ = env.step(choices[int(source.random() * len(choices))])
                yield

    return play


PLAYERS = {
    "mantis, 4 seats": mazzo_rules("mantis", 4, "en"),
    "mantis, 4 seats, through Play": mazzo_play("mantis", 4, "en"),
    "mantis it, 6 seats": mazzo_rules("mantis", 6, "it"),
    "kittens, 4 seats": mazzo_rules("kittens", 4, "it"),
    "kittens, 4 seats, through Play": mazzo_play("kittens", 4, "it"),
    "kittens, 9 seats": mazzo_rules("kittens", 9, "it"),
    "OpenSpiel crazy_eights (C++)": open_spiel("crazy_eights"),
    "OpenSpiel leduc_poker (C++)": open_spiel("leduc_poker"),
    "OpenSpiel python_kuhn_poker": open_spiel("python_kuhn_poker"),
    "RLCard uno": rlcard("uno"),
}
PEER = "OpenSpiel crazy_eights (C++)"


def rate(player: Iterator[None], seconds: float) -> float:
    """Decisions a CPU second, which other programs on the machine hardly change."""
    decisions = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(500):
            next(player)
        decisions += 500
        now = time.process_time()
    return decisions / (now - start)


def measure(rounds: int, seconds: float) -> dict[str, list[float]]:
    playing = {name: player(random.Random(1)) for name, player in PLAYERS.items()}
    rates: dict[str, list[float]] = {name: [] for name in PLAYERS}
    for number in range(rounds + 1):
        for name, player in playing.items():
            found = rate(player, seconds)
            if number:  # the first round warms up
                rates[name].append(found)
    return rates


def main() -> None:
    options = argparse.ArgumentParser(description="Decisions a CPU second in random play, beside the peers.")
    options.add_argument("--rounds", type=int, default=7)
    options.add_argument("--seconds", type=float, default=0.6, help="for each player in each round")
    options.add_argument("--json", action="store_true")
    asked = options.parse_args()
    rates = measure(asked.rounds, asked.seconds)
    ratios = {
        name: statistics.median(own / peer for own, peer in zip(found, rates[PEER], strict=True))
        for name, found in rates.items()
    }
    if asked.json:
        print(json.dumps({"python": platform.python_version(), "rates": rates, "ratios": ratios}, indent=1))
        return
    print(f"Python {platform.python_version()}, {platform.machine()}, median of {asked.rounds} rounds\n")
    print(f"{'':34}{'decisions/s':>12}{'to crazy_eights':>17}")
    for name, found in rates.items():
        print(f"{name:34}{statistics.median(found):12,.0f}{ratios[name]:17.2f}")


if __name__ == "__main__":
    main()
