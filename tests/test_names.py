"""A game has its own folder, and nothing else names it. A name means one thing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from mazzo.games import OURS

ROOT = Path(__file__).parents[1]
NAMED = re.compile("mantis|kitten", re.IGNORECASE)
FOLDERS = ("src/mazzo/games/", "web/src/games/")

KNOW_THE_GAMES = ["src/mazzo/games/__init__.py", "web/src/games/index.ts", "web/src/net/protocol.ts"]
"""The two lists, and the types of the wire, which are made from the games."""


def sources() -> list[Path]:
    found = [*(ROOT / "src/mazzo").rglob("*.py"), *(ROOT / "web/src").rglob("*.[tc]s*")]
    return sorted(path.relative_to(ROOT) for path in found if ".test." not in path.name)


def is_of_a_game(path: Path) -> bool:
    return path.as_posix().startswith(tuple(f"{folder}{game}/" for folder in FOLDERS for game in OURS))


def test_only_the_lists_name_a_game() -> None:
    named = [path for path in sources() if NAMED.search((ROOT / path).read_text(encoding="utf-8"))]
    assert [path.as_posix() for path in named if not is_of_a_game(path)] == KNOW_THE_GAMES
    assert len(KNOW_THE_GAMES) <= 4


HABITS = re.compile(r"""\bnope|["'](pass|reaction)["']|(in|has)_?window\b|phase\.phase === ["']""", re.IGNORECASE)
"""Names of cards, actions and phases of a game. Shared code uses the record `Game` and the updates of a table
instead.
"""

KNOW_HABITS = {
    "src/mazzo/core/play.py",  # an example
    "src/mazzo/text/settings.py",  # the name of a setting
    "web/src/net/protocol.ts",
}


def test_shared_files_know_no_habits_of_a_game() -> None:
    knowing = {path.as_posix() for path in sources() if HABITS.search((ROOT / path).read_text(encoding="utf-8"))}
    shared = {path for path in knowing if not is_of_a_game(Path(path))}
    assert shared - KNOW_HABITS == set()


def test_nothing_outside_its_folder_is_called_like_a_game() -> None:
    called = [path for path in sources() if any(NAMED.search(part) for part in path.parts)]
    assert [path.as_posix() for path in called if not is_of_a_game(path)] == []


SHARED = {
    *("Announced", "Back", "Pick", "Refused", "Score", "Shuffle"),  # on the wire or in logs, each the ordinary word
    *(
        "Edition",
        "Ended",
        "Face",
        "Lookahead",
        "Over",
        "State",
        "Step",
        "Tree",
        "Turn",
        "View",
    ),  # the general one, and that of a game or a table
    "Choices",  # a widget, and those of a vector engine
}
"""Names of classes that two places may have."""


def classes() -> Iterator[tuple[str, Path, list[str]]]:
    """Every class at the top of a module, with its bases."""
    for path in sources():
        if path.suffix == ".py":
            for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    yield node.name, path, [ast.unparse(base).rpartition(".")[2] for base in node.bases]


def test_the_name_of_a_class_means_one_thing() -> None:
    """An event may be called like the happening it extends, and games share the words of rule books."""
    found: dict[str, list[str]] = {}
    for name, path, bases in classes():
        if name not in bases and name not in SHARED:
            found.setdefault(name, []).append(path.as_posix())
    twice = {
        name: paths for name, paths in found.items() if len(paths) > 1 and not all(map(is_of_a_game, map(Path, paths)))
    }
    assert not twice, f"rename one of each to what it is: {twice}"
