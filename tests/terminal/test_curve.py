"""The curve of chances and its comments."""

import pytest

from mazzo.coach.analysis import analyse
from mazzo.coach.replayed_game import ReplayedGame
from mazzo.games import GAMES
from mazzo.terminal.drawing.curve import curve, legend
from mazzo.terminal.screens.replay import ReplayScreen
from mazzo.text.locales import LANGUAGES, words
from mazzo.text.report import comment
from tests.server.loop import awaits
from tests.terminal.screens import LARGE, running, text, until
from tests.terminal.snapshots import finished


def test_the_lines_of_the_curve_follow_the_chances() -> None:
    drawn = curve([[1.0, 0.0], [0.0, 1.0]], 0, 14, 4).plain.splitlines()
    assert len(drawn) == 4
    assert all(len(line) <= 14 + 2 for line in drawn)
    assert drawn[0].rstrip().endswith("2")
    assert drawn[-1].rstrip().endswith("1")
    assert [line[0] for line in drawn] == [
        "⠉",
        "┊",
        "┊",
        "⣀",
    ]  # a line at the top, another at the bottom, and the marker of the current move between them


def test_a_single_point_is_drawn_as_a_curve() -> None:
    assert curve([[0.5, 0.5]], 0, 20, 3).plain.count("\n") == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_commented_in_every_language(game: str) -> None:
    record = finished(game)
    replayed = ReplayedGame(record)
    analysis = analyse(replayed)
    assert len(analysis.moments) == len(replayed.moments)
    for language in LANGUAGES:
        t = words(language)
        for number in range(replayed.last + 1):
            assert all(name in legend(t, analysis, record.seats, number).plain for name in record.seats)
            comment(t, analysis, replayed, number)


@pytest.mark.slow
@awaits
async def test_a_key_shows_and_hides_the_curve() -> None:
    async with running(size=LARGE) as (mazzo, pilot):
        await mazzo.push_screen(ReplayScreen(finished("mantis")))
        await pilot.press("end", "a")
        await until(pilot, lambda: "Accuracy" in text(mazzo))
        await pilot.press("a")
        await until(pilot, lambda: "Accuracy" not in text(mazzo))
