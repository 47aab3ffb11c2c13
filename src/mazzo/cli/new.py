"""`mazzo new`: a package with a game of one's own, which can be played immediately."""

import argparse
import keyword
import sys
from importlib.resources import files
from pathlib import Path

from mazzo.cli.arguments import Parser
from mazzo.core.errors import Refused, shorten
from mazzo.games import GAMES
from mazzo.games.installed import NAME

SUMMARY = "begin a game of your own"
DESCRIPTION = """Write a package with a small game that plays at once: rules, layout, words, a rules page, tests
and a README. docs/games.md goes on from there."""
EXAMPLES = """  mazzo new mygame                     a folder mygame, with a game that plays at once
  mazzo new mygame --title "My Game"   what people call it
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
    parser.add_argument("name", metavar="NAME", help="its name in commands: small letters and digits")
    parser.add_argument("--title", metavar="TITLE", help="its name for people (default: the name with a capital)")
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=Path(), help="where its folder goes (default .)")


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
    print(f"{title} is in {folder}. It plays at once:\n")
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
        raise Refused(f"{shorten(title)} cannot be a title; it has 1 to 40 letters, and no quotation marks")
    if folder.exists():
        raise Refused(f"{folder} is there already; nothing was written")


def filled(text: str, words: dict[str, str]) -> str:
    for word, value in words.items():
        text = text.replace(word, value)
    return text
