"""Lessons for the first game: a position each, the move that teaches a rule, and what the others do then.

They are data; `lesson.write` plays them and hands the page what the wire would have carried, so the page needs no rule.
"""

from mazzo.lessons.kittens import KITTENS
from mazzo.lessons.lesson import Lesson, write
from mazzo.lessons.mantis import MANTIS

LESSONS: dict[str, tuple[Lesson, ...]] = {"mantis": MANTIS, "kittens": KITTENS}

__all__ = ["LESSONS", "Lesson", "write"]
