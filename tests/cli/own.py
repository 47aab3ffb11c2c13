"""Users' own bots, for tests."""

import sys
from pathlib import Path

PROGRAMS = Path(__file__).parents[1] / "bots" / "programs.py"
MINE = """
class Last:
    def __init__(self, edition, luck):
        pass

    def choose(self, view, seen):
        return view.legal[-1]


class Fails(Last):
    def choose(self, view, seen):
        return 1 / 0
"""


def program(which: str) -> str:
    return f"{sys.executable} {PROGRAMS} {which}"
