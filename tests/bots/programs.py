"""Programs that play as bots, most of them badly. Run as `python programs.py WHICH [FILE]`."""

import json
import sys
import time
from pathlib import Path


def say(**answer: object) -> None:
    print(json.dumps(answer), flush=True)


def play(which: str) -> None:
    for number, line in enumerate(sys.stdin):
        message = json.loads(line)
        if message["message"] == "bye":
            if which == "noting":
                Path(sys.argv[2]).write_text("bye", encoding="utf-8")
            if which != "staying":
                return
        elif message["message"] == "hello":
            say(message="hello", name=which)
        elif which == "late" and number % 5 == 4:
            time.sleep(60)
        elif which == "dying" and number % 5 == 4:
            sys.exit("I cannot go on")
        elif which == "wrong" or (which == "mistaken" and "why" not in message):
            say(message="choose", action="steal 77")
        elif which == "mistaken":
            assert "'steal 77' is not legal; the legal actions are score" in message["why"]
            assert message["seen"] == []
            say(message="choose", action=message["legal"][0])
        elif which == "babbling":
            print("I think I will", message["legal"][0], flush=True)
        elif which == "endless":
            while True:
                sys.stdout.write("x" * 4096)
        else:
            say(message="choose", action=message["legal"][0])
    while which == "staying":
        time.sleep(1)


if __name__ == "__main__":
    match sys.argv[1]:
        case "silent":
            time.sleep(60)
        case "broken":
            raise SystemExit("there is no such module")
        case "deaf":  # it never reads, and so the line to it fills up
            say(message="hello")
            time.sleep(60)
        case which:
            play(which)
