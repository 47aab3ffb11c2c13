"""On a terminal with sixteen colours, no two colours of a game look alike."""

import pytest
from rich.color import Color, ColorSystem
from textual.pilot import Pilot

from mazzo.games import GAMES
from mazzo.table.settings import Settings
from mazzo.terminal.app import Mazzo
from mazzo.terminal.drawing.board import drawing_of
from tests.server.loop import awaits
from tests.terminal.screens import SMALL, app, begin


@pytest.mark.parametrize("game", GAMES)
def test_every_colour_of_a_game_has_a_different_one_of_the_sixteen(game: str) -> None:
    few = drawing_of(game).few
    nearest = {Color.parse(color).downgrade(ColorSystem.STANDARD).number for color in few}
    assert len(nearest) < len(few), "then the nearest colours would do"
    assert len({Color.parse(name).number for name in few.values()}) == len(few)
    assert max(Color.parse(name).number or 0 for name in few.values()) < 16


def shown_papers(pilot: Pilot[None]) -> set[int | None]:
    """The numbers of the background colours; None for colours beyond sixteen."""
    strips = pilot.app.screen._compositor.render_strips()
    return {part.style.bgcolor.number for strip in strips for part in strip if part.style and part.style.bgcolor}


@pytest.mark.parametrize(("term", "has_few"), [("xterm", True), ("linux", True), ("xterm-256color", False)])
@awaits
async def test_the_sixteen_colours_are_used_only_in_terminals_without_more(
    term: str, has_few: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", term)
    monkeypatch.delenv("COLORTERM", raising=False)
    monkeypatch.delenv("NO_COLOR", raising=False)
    mazzo = app()
    assert isinstance(mazzo, Mazzo)
    async with mazzo.run_test(size=SMALL) as pilot:
        await begin(pilot, Settings("mantis", turn_seconds=None), 2, "colours")
        await pilot.pause()
        own = {Color.parse(name).number for name in drawing_of("mantis").few.values()}
        assert bool(own & shown_papers(pilot)) is has_few
