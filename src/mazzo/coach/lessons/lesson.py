"""A lesson, and its JSON for the web page."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.core.chance import Script
from mazzo.core.notation import read_move
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, get

NAMES = ("Mia", "Ada", "Leo", "Noa", "Sam", "Eva", "Max", "Ida", "Tom", "Zoe")
LEARNER: Seat = 0


class Ask(Struct, frozen=True):
    """The learner's task, and the others' replies."""

    accepts: tuple[str, ...]  # actions in notation, any of which teaches the rule
    replies: tuple[str, ...] = ()  # moves as in a record: "1 pass"


class Lesson(Struct, frozen=True, kw_only=True):
    """A lesson that teaches one rule. Its messages have the names of the game and the lesson: `learn-GAME-score-1`."""

    name: str
    position: str
    asks: tuple[Ask, ...]
    chance: tuple[Any, ...] = ()  # the outcomes of a `Script`


class SeenMove(Struct, frozen=True):
    """A move, its events as one seat sees them, and that seat's view afterwards."""

    move: str
    events: tuple[Any, ...]
    view: Any


class LearnerQuestion(Struct, frozen=True):
    """A decision of the learner: each accepted move with its consequences."""

    view: Any
    answers: dict[str, "LearnerAnswer"]


class LearnerAnswer(Struct, frozen=True):
    frames: tuple[SeenMove, ...]
    then: LearnerQuestion | None  # None at the end of the lesson


class WrittenLesson(Struct, frozen=True):
    """A lesson for the page."""

    name: str
    names: tuple[str, ...]
    asks: int
    start: LearnerQuestion


def write(game: str, lessons: Sequence[Lesson]) -> bytes:
    """The lessons of a game for the page, one per line."""
    lines = [msgspec.json.encode(written(game, lesson)) for lesson in lessons]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def written(game: str, lesson: Lesson) -> WrittenLesson:
    play = begin(game, lesson)
    return WrittenLesson(lesson.name, play.names, len(lesson.asks), asked(play, lesson.asks))


def begin(game: str, lesson: Lesson) -> AnyPlay:
    rules = get(game)
    seats = rules.read_position(lesson.position).seats
    return rules.position(lesson.position, names=NAMES[:seats], chance=Script(lesson.chance))


def asked(play: AnyPlay, asks: Sequence[Ask]) -> LearnerQuestion:
    first, later = asks[0], asks[1:]
    return LearnerQuestion(
        play.view(LEARNER), {action: answered(play.copy(), action, first, later) for action in first.accepts}
    )


def answered(play: AnyPlay, action: str, ask: Ask, later: Sequence[Ask]) -> LearnerAnswer:
    frames = tuple(seen_move(play, move, LEARNER) for move in (f"{LEARNER} {action}", *ask.replies))
    return LearnerAnswer(frames, asked(play, later) if later else None)


def seen_move(play: AnyPlay, move: str, viewer: Seat) -> SeenMove:
    """Apply a move, and return it as a seat sees it."""
    events = play.apply(*read_move(move))
    return SeenMove(move, tuple(play.game.seen(event, viewer) for event in events), play.view(viewer))
