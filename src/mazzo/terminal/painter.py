"""Sends only changed cells to the terminal: Textual repaints whole widgets, and states the full style of each piece."""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import groupby
from typing import NamedTuple

from rich.cells import get_character_cell_size
from textual.driver import Driver

TOKEN = re.compile(
    r"\x1b\[(?P<move>[\d;]*)H|\x1b\[(?P<style>[\d;]*)m|(?P<mode>\x1b\[[?<>=][\d;]*\$?[a-z])|(?P<text>\n|[^\x00-\x1f]+)"
)
OTHER_SCREEN = "\x1b[?1049"
PUNCTUATION = frozenset(".,:;!?’“”„«»()–-")
SHORT_GAP = 12  # unchanged cells that take no more bytes than a jump over them


class Cell(NamedTuple):
    text: str  # empty in the second half of a wide character
    style: str


Place = tuple[int, int]
"""Line and column."""


class Painter:
    """Knows the cells of the screen, and reduces output to those that change."""

    def __init__(self) -> None:
        self._cells: dict[Place, Cell] = {}
        self._cursor: Place = (0, 0)

    def forget(self) -> None:
        """Take all cells as unknown, as after a change of size."""
        self._cells.clear()

    def reduced(self, output: str) -> str:
        """Shorter output with the same effect; unknown sequences are passed on as they are."""
        tokens = list(TOKEN.finditer(output))
        modes = "".join(token["mode"] or "" for token in tokens)
        if sum(len(token[0]) for token in tokens) < len(output) or OTHER_SCREEN in modes:
            self.forget()
            return output
        cursor = self._cursor
        cells = self._cells_of(tokens)
        changed = {place: cell for place, cell in cells.items() if self._cells.get(place) != cell}
        self._cells.update(changed)
        written = "".join(self._runs(self._in_phrases(changed)))
        if written or cursor != self._cursor:
            written += move_to(self._cursor)
        return modes + written

    def _cells_of(self, tokens: list[re.Match[str]]) -> Mapping[Place, Cell]:
        """The cells that the tokens write; the cursor moves along."""
        found: dict[Place, Cell] = {}
        (y, x), style = self._cursor, ""
        for token in tokens:
            if token["move"] is not None:
                line, _, column = token["move"].partition(";")
                y, x = int(line or 1) - 1, int(column or 1) - 1
            elif token["style"] is not None:
                style = "" if token["style"] in ("", "0") else f"{style};{token['style']}".lstrip(";")
            elif token["text"] == "\n":
                y, x = y + 1, 0
            for each in (token["text"] or "").strip("\n"):
                width = get_character_cell_size(each)
                if not width and (y, x - 1) in found:
                    found[y, x - 1] = Cell(found[y, x - 1].text + each, style)
                for part in range(width):
                    found[y, x + part] = Cell("" if part else each, style)
                x += width
        self._cursor = y, x
        return found

    def _in_phrases(self, changed: Collection[Place]) -> set[Place]:
        """These places with the words around them, since screen readers speak the written text."""
        found = set(changed)
        for y, x in changed:
            for step in (-1, 1):
                at = x
                while self._is_word(y, at) or (at != x and self._is_word(y, at + step) and (y, at) in self._cells):
                    found.add((y, at))
                    at += step
        return found

    def _is_word(self, y: int, x: int) -> bool:
        cell = self._cells.get((y, x))
        return cell is not None and (cell.text.isalnum() or cell.text in PUNCTUATION)

    def _runs(self, changed: Collection[Place]) -> Iterator[str]:
        """The changed cells, with the short gaps between them."""
        style = ""
        for y, places in groupby(sorted(changed), key=lambda place: place[0]):
            columns = [x for _, x in places]
            last = -SHORT_GAP - 2
            for x in columns:
                gap = range(last + 1, x)
                is_near = len(gap) <= SHORT_GAP and all((y, between) in self._cells for between in gap)
                if not is_near:
                    yield move_to((y, x))
                for column in (*(gap if is_near else ()), x):
                    text, wanted = self._cells[y, column]
                    if text and wanted != style:
                        yield restyle(style, wanted)
                        style = wanted
                    yield text
                last = x
        if style:
            yield restyle(style, "")


def restyle(now: str, wanted: str) -> str:
    """The sequence from one style to another: only the colours that differ, if nothing else does."""
    (rest, *colors), (wanted_rest, *wanted_colors) = style_parts(now), style_parts(wanted)
    if rest == wanted_rest and all(colors) and all(wanted_colors):
        pairs = zip(("38", "48"), colors, wanted_colors, strict=True)
        return f"\x1b[{';'.join(f'{kind};{new}' for kind, old, new in pairs if old != new)}m"
    return f"\x1b[0;{wanted}m" if wanted else "\x1b[0m"


def style_parts(style: str) -> tuple[str, str, str]:
    """Everything but the colours, the foreground and the background."""
    before, _, paper = style.partition(";48;")
    rest, _, ink = before.partition("38;")
    return rest, ink, paper


def move_to(place: Place) -> str:
    return f"\x1b[{place[0] + 1};{place[1] + 1}H"


def painting(driver: type[Driver], painter: Painter) -> type[Driver]:
    """The driver, with output through a painter."""

    class PaintingDriver(driver):  # type: ignore[valid-type, misc]
        def write(self, data: str) -> None:
            if reduced := painter.reduced(data):
                super().write(reduced)

    return PaintingDriver
