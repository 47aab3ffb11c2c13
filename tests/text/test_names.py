"""What is told, drawn and asked is asked of a game: only the games' own folders and the two lists name one."""

from pathlib import Path

import pytest

import mazzo
from mazzo.games import GAMES

SOURCE = Path(mazzo.__file__).parent
LISTS = {Path("text/__init__.py"), Path("terminal/games/__init__.py")}
NAMES = [word.casefold() for game in GAMES.values() for word in (game.name, game.title)]


def shared() -> list[Path]:
    """The files that belong to no game."""
    files = [path.relative_to(SOURCE) for room in ("cli", "terminal", "text") for path in (SOURCE / room).rglob("*.*")]
    return [file for file in files if file.suffix in (".py", ".tcss") and not GAMES.keys() & {*file.parts}]


@pytest.mark.parametrize("file", [file for file in shared() if file not in LISTS], ids=str)
def test_shared_code_names_no_game(file: Path) -> None:
    text = (SOURCE / file).read_text(encoding="utf-8").casefold()
    assert [name for name in NAMES if name in text] == []


def test_every_room_was_looked_into_and_the_lists_name_every_game() -> None:
    assert {file.parts[0] for file in shared()} == {"cli", "terminal", "text"}
    for file in LISTS:
        text = (SOURCE / file).read_text(encoding="utf-8").casefold()
        assert all(game in text for game in GAMES)
