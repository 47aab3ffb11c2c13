"""A bot for `mazzo arena --bot "python examples/bots/collector.py"`: takes what it can get, and plays it safe."""

import json
import random
import sys


def choose(view, legal, luck):
    if view["game"] == "mantis":
        colors, me = view["top"]["colors"], view["seat"]

        def worth(seat):  # cards of a colour that the top card may have, as many as lie in that Tank
            matches = sum(view["tanks"][seat].count(color) for color in colors) / len(colors)
            return matches if seat == me else matches - 0.1

        best = max(range(len(view["tanks"])), key=worth)
        return "score" if best == me else f"steal {best}"
    kinds = [action for action in legal if action.split()[0] in ("see", "skip", "attack")]
    return luck.choice(kinds) if kinds and view["pile"] < 15 else legal[0]


for line in sys.stdin:
    message = json.loads(line)
    if message["message"] == "hello":
        luck = random.Random(message["luck"])
        answer = {"message": "hello", "name": "collector"}
    elif message["message"] == "view":
        action = choose(message["view"], message["legal"], luck)
        answer = {"message": "choose", "action": action if action in message["legal"] else message["legal"][0]}
    else:  # bye
        break
    print(json.dumps(answer), flush=True)
