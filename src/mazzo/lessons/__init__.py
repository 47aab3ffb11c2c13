"""Lessons for the first game: a position each, the move that teaches a rule, and what the others do then.

They are data; `lesson.write` plays them and hands the page what the wire would have carried, so the page needs no rule.
"""

from mazzo.games import kit
from mazzo.lessons.lesson import Lesson, write

__all__ = ["Lesson", "lessons", "write"]


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons that a game brings, the first one first."""
    return kit(game).part("lessons", tuple) or ()
