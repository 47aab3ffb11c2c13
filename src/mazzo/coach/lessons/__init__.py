"""Lessons for the first game: a position, the move that teaches a rule, and the others' replies.

They are data. `lesson.write` plays them and writes views and events as in the network protocol, so the page needs no
rules.
"""

from mazzo.coach.lessons.lesson import Ask, Lesson, write
from mazzo.games import kit

__all__ = ["Ask", "Lesson", "lessons", "write"]


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order."""
    return kit(game).part("lessons", tuple) or ()
