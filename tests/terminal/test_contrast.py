"""All text has enough contrast in both themes, with all colours and with sixteen."""

from itertools import product

import pytest
from rich.color import Color, ColorSystem
from rich.segment import Segment

from mazzo.terminal.app import Mazzo
from mazzo.terminal.themes import PALETTES, contrast, is_drawing
from tests.server.loop import awaits
from tests.slow import slowly
from tests.terminal.screens import LARGE, SMALL, app
from tests.terminal.snapshots import screens, settled

LEAST = 4.5
QUICK = [
    ("kittens", "all", "mazzo-dark"),
    ("kittens-rich", "sixteen", "mazzo-light"),
    ("mantis", "sixteen", "mazzo-dark"),
    ("mantis-help", "all", "mazzo-light"),
]
ALL = product(screens(), ("all", "sixteen"), ("mazzo-dark", "mazzo-light"))


def cells(mazzo: Mazzo) -> list[tuple[int, int, Segment]]:
    """Each piece of text with its position; only those of the dialog, if one is open."""
    dialogs = [box.region for box in mazzo.screen.query(".dialog")]
    found = []
    for y, strip in enumerate(mazzo.screen._compositor.render_strips()):
        x = 0
        for segment in strip:
            if not dialogs or dialogs[0].contains(x, y):
                found.append((x, y, segment))
            x += segment.cell_length
    return found


def contrasts(ink: Color, paper: Color, is_few: bool) -> list[float]:
    """The contrast of two colours; with sixteen, on each of the common palettes."""
    if not is_few:
        return [contrast(ink.get_truecolor(), paper.get_truecolor())]
    numbers = [color.downgrade(ColorSystem.STANDARD).number or 0 for color in (ink, paper)]
    return [contrast(palette[numbers[0]], palette[numbers[1]]) for palette in PALETTES]


def unreadable(mazzo: Mazzo, is_few: bool) -> list[str]:
    found = []
    for x, y, (text, style, _) in cells(mazzo):
        if not text.strip() or is_drawing(text):
            continue
        assert style
        assert style.color
        assert style.bgcolor
        ink, paper = (style.bgcolor, style.color) if style.reverse else (style.color, style.bgcolor)
        worst = min(contrasts(ink, paper, is_few))
        if worst < LEAST or style.underline:
            found.append(f"{text.strip()!r} in row {y}, column {x}: {worst:.2f}, {style}")
    return found


@pytest.mark.parametrize(("name", "colors", "theme"), [each if each in QUICK else slowly(*each) for each in ALL])
@awaits
async def test_all_text_has_contrast(name: str, colors: str, theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "linux" if colors == "sixteen" else "xterm-256color")
    monkeypatch.setenv("COLORTERM", "" if colors == "sixteen" else "truecolor")
    language, shown = screens()[name]
    for size in (SMALL, LARGE):
        mazzo = app(language)
        async with mazzo.run_test(size=size) as pilot:
            mazzo.theme = theme
            await pilot.pause()
            await shown(pilot)
            await settled(mazzo)
            assert not unreadable(mazzo, colors == "sixteen")
