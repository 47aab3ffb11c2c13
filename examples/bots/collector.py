"""A bot for `mazzo arena --bot "python examples/bots/collector.py"`: goes where the cards are, and plays it safe."""

import json
import random
import sys


def mantis(view, legal, chance):
    def worth(action):
        verb, *whom = action.split()
        tank = view["tanks"][int(whom[0]) if whom else view["seat"]]
        matches = [tank.count(color) for color in view["top"]["colors"]]  # the card's front is one of the three
        return sum(matches) if verb == "score" else 0.6 * sum(matches)  # what is stolen is not scored yet

    return max(legal, key=lambda action: worth(action) + 0.001 * chance.random())


def kittens(view, legal, chance):
    safe = [action for action in legal if action.split()[0] in ("see", "skip", "attack")]
    return chance.choice(safe) if safe and view["pile"] < 15 else legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "hello":
        choose, chance = {"mantis": mantis, "kittens": kittens}[message["game"]], random.Random(message["seed"])
        answer = {"message": "hello", "name": "collector"}
    elif message["message"] == "view":
        answer = {"message": "choose", "action": choose(message["view"], message["legal"], chance)}
    else:  # bye
        break
    print(json.dumps(answer), flush=True)
