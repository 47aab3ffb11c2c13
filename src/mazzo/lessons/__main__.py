"""Write the lessons for the page: `python -m mazzo.lessons web/src/games`."""

import sys
from pathlib import Path

from mazzo.games import OURS
from mazzo.lessons import lessons, write


def main(folder: str) -> None:
    for game in OURS:
        (Path(folder) / game / "lessons.json").write_bytes(write(game, lessons(game)))


if __name__ == "__main__":
    main(*sys.argv[1:])
