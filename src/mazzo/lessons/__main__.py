"""Write the lessons for the page: `python -m mazzo.lessons web/src/games`."""

import sys
from pathlib import Path

from mazzo.lessons import LESSONS, write


def main(folder: str) -> None:
    for game, lessons in LESSONS.items():
        (Path(folder) / game / "lessons.json").write_bytes(write(game, lessons))


if __name__ == "__main__":
    main(*sys.argv[1:])
