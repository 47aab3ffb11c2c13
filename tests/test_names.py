"""A game is named in its own folders, and nowhere else.

A folder, or a file, that is called like a game belongs to it. All other code asks the record that it has (`Game` and
its like) and never the name; only these few files may know which games there are.
"""

import re
from pathlib import Path

from mazzo.games import OURS

ROOT = Path(__file__).parents[1]
NAMES = {game.name for game in OURS}
NAMED = re.compile("mantis|kitten", re.IGNORECASE)

REGISTRIES = [
    "src/mazzo/games/__init__.py",
    "src/mazzo/bots/__init__.py",
    "src/mazzo/coach/__init__.py",
    "src/mazzo/envs/__init__.py",
    "src/mazzo/lessons/__init__.py",
    "src/mazzo/terminal/games/__init__.py",
    "src/mazzo/text/__init__.py",
    "src/mazzo/vector/__init__.py",
    "web/src/games/index.ts",
    "web/src/protocol.ts",
]
"""One a package, one line a game; and the types of the wire, which are made from the games."""


def name_a_game() -> list[str]:
    sources = [*(ROOT / "src/mazzo").rglob("*.py"), *(ROOT / "web/src").rglob("*.[tc]s*")]
    code = [path for path in sources if ".test." not in path.name]
    named = [path for path in code if NAMED.search(path.read_text(encoding="utf-8"))]
    return sorted(path.relative_to(ROOT).as_posix() for path in named if not is_of_a_game(path.relative_to(ROOT)))


def is_of_a_game(path: Path) -> bool:
    return any(part.split(".")[0] in NAMES for part in path.parts)


def test_only_the_registries_name_a_game() -> None:
    assert name_a_game() == sorted(REGISTRIES)


def test_the_registries_are_few() -> None:
    assert len(REGISTRIES) <= 12
