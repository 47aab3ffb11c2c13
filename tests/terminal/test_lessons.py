"""Each lesson is played to its end in the terminal, in every language."""

import pytest

from mazzo.coach.lessons import lessons
from mazzo.games import OURS
from mazzo.terminal.screens.lesson import LessonScreen
from mazzo.terminal.screens.start import StartScreen
from mazzo.terminal.widgets.choices import Choices
from mazzo.text.locales import LANGUAGES, words
from tests.server.loop import awaits
from tests.slow import in_turn
from tests.terminal.screens import LARGE, app, running, text, until


@pytest.mark.parametrize(("game", "language"), in_turn([(game,) for game in OURS], LANGUAGES))
@awaits
async def test_every_lesson_is_learnt_one_after_the_other(game: str, language: str) -> None:
    mazzo, t = app(language), words(language)
    async with mazzo.run_test(size=LARGE) as pilot:
        screen = LessonScreen(game, 0)
        await mazzo.push_screen(screen)
        for number, lesson in enumerate(lessons(game)):
            for ask in lesson.asks:
                assert not screen.is_learnt
                screen._try(screen._play.game.read_action(ask.accepts[0]))
            await pilot.pause()
            assert screen.is_learnt
            assert t("learn-number", number=number + 1, total=len(lessons(game))) in text(mazzo)
            begins = t(f"learn-{game}-{lesson.name}-done").split(" ")[:4]
            assert " ".join(begins) in text(mazzo)
            await pilot.press("1")
            await pilot.pause()
        assert screen._number == len(lessons(game)) - 1  # there is no next lesson: it is repeated


@awaits
async def test_from_the_first_screen_to_a_lesson_with_keys_and_another_move_is_nudged() -> None:
    async with running() as (mazzo, pilot):
        await pilot.press("5", "1")
        await until(pilot, lambda: isinstance(mazzo.screen, LessonScreen))
        await until(pilot, lambda: "Lesson 1 of" in text(mazzo))
        choices = mazzo.screen.query_one(Choices)
        await until(pilot, lambda: len(choices.lines) == 3)
        await pilot.press("1")  # steal
        await until(pilot, lambda: "For this lesson: Score" in text(mazzo))
        await pilot.press("s")
        await until(pilot, lambda: "Next: A miss isn’t a loss" in text(mazzo))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(mazzo.screen, StartScreen))
