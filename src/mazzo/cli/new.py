"""`mazzo new`: creates a package with a new game that can be played immediately."""

import argparse
import keyword
import sys
from importlib.resources import files
from pathlib import Path

from mazzo.cli.arguments import Parser
from mazzo.core.errors import Refused, shorten
from mazzo.games import GAMES
from mazzo.games.installed import NAME

SUMMARY = "create a package with your own game"
DESCRIPTION = """Create a package with a small game that can be played right away: rules, layout, words, a rules page,
tests and a README. docs/games.md explains the next steps."""
EXAMPLES = """  mazzo new mygame                     a folder mygame, with a game ready to play
  mazzo new mygame --title "My Game"   with another display name
  mazzo new mygame --into games        the folder games/mygame"""

FILES = {
    "pyproject.toml.txt": "pyproject.toml",
    "README.md.txt": "README.md",
    "init.py.txt": "@name@/__init__.py",
    "rules.py.txt": "@name@/rules.py",
    "layout.py.txt": "@name@/layout.py",
    "en.ftl.txt": "@name@/words/en.ftl",
    "rules-en.md.txt": "@name@/words/rules-en.md",
    "test.py.txt": "tests/test_@name@.py",
}
"""The files of `starter/`, and where each goes."""


def add_arguments(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME", help="its name in commands: lower-case letters and digits")
    parser.add_argument("--title", metavar="TITLE", help="its display name (default: NAME, capitalised)")
    parser.add_argument(
        "--into", metavar="FOLDER", type=Path, default=Path(), help="where to create its folder (default .)"
    )


def run(arguments: argparse.Namespace) -> int:
    name, title = arguments.name, arguments.title or arguments.name.capitalize()
    folder = arguments.into / name
    check(name, title, folder)
    words = {"@name@": name, "@NAME@": name.upper(), "@title@": title}
    starter = files("mazzo.cli") / "starter"
    for source, target in FILES.items():
        path = folder / filled(target, words)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(filled((starter / source).read_text(encoding="utf-8"), words), encoding="utf-8")
    print(f"{title} is in {folder}. You can play it right away:\n")
    for command in (f"cd {folder}", "pip install -e .", f"mazzo play {name}", f"mazzo check {name}"):
        print(f"  {command}")
    return 0


def check(name: str, title: str, folder: Path) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or name in sys.stdlib_module_names:
        raise Refused(
            f"{shorten(name)} cannot be the name of a game; it has small letters and digits, begins with a letter,"
            " and is no word of Python and no module of its library"
        )
    if name in GAMES:
        raise Refused(f"there is a game {name} already; choose another name")
    if not (title.isprintable() and 1 <= len(title) <= 40) or '"' in title or "\\" in title:
        raise Refused(
            f"{shorten(title)} cannot be a title; use 1 to 40 letters, without quotation marks or backslashes"
        )
    if folder.exists():
        raise Refused(f"{folder} already exists; nothing was written")


def filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text
