"""A kit: all parts of one game. Only the rules are required; docs/architecture.md lists the other parts.

A part is an object, or "module:name" for one that is imported on first use. The package that uses a part checks its
type, so this module does not depend on bots, words or drawings.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from traceback import walk_tb
from typing import Any, TypeVar

from mazzo.core.errors import Refused, shorten
from mazzo.core.game import Game

AnyGame = Game[Any, Any, Any, Any, Any]
Part = TypeVar("Part")


@dataclass(frozen=True, kw_only=True)
class Kit:
    """The parts of one game. A missing part is replaced by a default for any game."""

    name: str
    rules: AnyGame | str
    bots: object = None  # mazzo.bots.catalog.BotCatalog
    coach: object = None  # mazzo.coach.coach.Coach
    vector: object = None  # mazzo.research.vector.VectorRules: the rules on arrays
    chance: object = None  # a class: chance events in steps, for OpenSpiel
    text: object = None  # mazzo.text.game_text.GameText: the game as sentences and lines
    terminal: object = None  # mazzo.terminal.drawing.board.Drawing
    lessons: object = None  # a tuple of mazzo.coach.lessons.Lesson
    puzzles: Path | None = None  # a file that `mazzo puzzles pack` wrote
    words: Path | Mapping[str, str] | None = None  # a folder with LANGUAGE.ftl and rules-LANGUAGE.md, or the messages
    picture: Path | None = None  # an SVG file of 16 by 9, for the home page
    pages: Path | None = None  # a folder with board.js, the game's own board for browsers, and its files
    is_in_pages: bool = False  # whether its board, picture, words, rules and lessons are built into the web pages
    package: str = "mazzo"  # the package to install for it

    @property
    def game(self) -> AnyGame:
        """The rules."""
        game = self.part("rules", Game)
        assert game is not None
        return game

    def part(self, name: str, kind: type[Part]) -> Part | None:
        """One part, imported on first use; None if the game does not have it."""
        if name not in self._used:
            self._used[name] = self._imported(name)
        found = self._used[name]
        if found is None or isinstance(found, kind):
            return found
        wanted = f"{kind.__module__}.{kind.__qualname__}"
        raise self._refusal(name, f"{shorten(getattr(self, name))} is {shorten(found)}; it should be a {wanted}")

    @cached_property
    def _used(self) -> dict[str, Any]:
        """A cache of the imported parts."""
        return {}

    def _imported(self, name: str) -> object:
        given = getattr(self, name)
        try:
            return load(given) if isinstance(given, str) else given
        except Refused as error:
            raise self._refusal(name, str(error)) from error

    def messages_for(self, language: str) -> list[str]:
        """Its messages as Fluent texts, in order of preference: that language, English, then the others."""
        messages = self.all_messages
        return [messages[each] for each in dict.fromkeys((language, "en", *messages)) if each in messages]

    @property
    def all_messages(self) -> Mapping[str, str]:
        """Its messages by language."""
        if isinstance(self.words, Path):
            return {file.stem: self._read(file) for file in sorted(self.words.glob("*.ftl"))}
        return self.words or self.game.words

    @property
    def rules_pages(self) -> Mapping[str, Path]:
        """The files of its rules pages, by language."""
        files = sorted(self.words.glob("rules-*.md")) if isinstance(self.words, Path) else []
        return {file.stem.removeprefix("rules-"): file for file in files}

    def rules_page(self, language: str) -> str:
        """Its rules page in Markdown: in this language, English or any other; empty if it has none."""
        pages = self.rules_pages
        found = next((each for each in (language, "en", *pages) if each in pages), None)
        return self._read(pages[found]) if found else ""

    def _read(self, file: Path) -> str:
        try:
            return file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""
        except (OSError, ValueError) as error:
            raise self._refusal("words", f"{file}: {error}") from None

    def _refusal(self, part: str, why: str) -> "PartRefused":
        return PartRefused(f"{self.package}: the {part} of {self.name} cannot be used: {why}", why)


class PartRefused(Refused):
    """A part of a kit cannot be used."""

    def __init__(self, sentence: str, why: str) -> None:
        super().__init__(sentence)
        self.why = why


def load(path: str) -> object:
    """Import "module:name"; if that fails, refuse with the file and line of the error."""
    module, colon, name = path.partition(":")
    if not (module and colon and name):
        raise Refused(f"{shorten(path)} should be written as module:name")
    try:
        return getattr(import_module(module), name)
    except Exception as error:  # a package may raise anything while it is imported
        raise Refused(f"{path}: {place_of(error)}{type(error).__name__}: {error}") from error


def place_of(error: Exception) -> str:
    """The file and line of an error during an import, outside Mazzo's and Python's import code."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{error.filename}, line {error.lineno}: "
    places = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)]
    own = [place for place in places if not place[0].startswith("<") and place[0] not in (__file__, IMPORTLIB)]
    return "{}, line {}: ".format(*own[-1]) if own else ""


IMPORTLIB = import_module.__code__.co_filename
