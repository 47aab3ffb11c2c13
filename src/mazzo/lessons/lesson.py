"""What a lesson is, and how it is written for the page."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from mazzo.core.chance import Script
from mazzo.core.rules import Seat
from mazzo.games import AnyPlay, get

NAMES = ("Mia", "Ada", "Leo")
LEARNER: Seat = 0


class Ask(Struct, frozen=True):
    """What the learner is asked to do, and what the others do then."""

    accepts: tuple[str, ...]  # actions in notation; each of them teaches the rule
    replies: tuple[str, ...] = ()  # moves as in a record: "1 pass"


class Lesson(Struct, frozen=True, kw_only=True):
    """One rule, learnt by doing it. Its messages begin with its game's name and its own: `learn-GAME-score-1`."""

    name: str
    position: str
    asks: tuple[Ask, ...]
    luck: tuple[Any, ...] = ()  # for a `Script`


class Frame(Struct, frozen=True):
    """A move, what the learner sees of it, and how it stands then."""

    move: str
    events: tuple[Any, ...]
    view: Any


class Asked(Struct, frozen=True):
    """A moment in which the learner has to find the move: each one accepted, and all that follows it."""

    view: Any
    answers: dict[str, "Answer"]


class Answer(Struct, frozen=True):
    frames: tuple[Frame, ...]
    then: Asked | None  # none: the rule is learnt


class Written(Struct, frozen=True):
    """A lesson for the page."""

    name: str
    names: tuple[str, ...]
    asks: int
    start: Asked


def write(game: str, lessons: Sequence[Lesson]) -> bytes:
    """The lessons of a game as the page reads them, one a line."""
    lines = [msgspec.json.encode(written(game, lesson)) for lesson in lessons]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def written(game: str, lesson: Lesson) -> Written:
    play = begin(game, lesson)
    return Written(lesson.name, play.names, len(lesson.asks), asked(play, lesson.asks))


def begin(game: str, lesson: Lesson) -> AnyPlay:
    return get(game).position(lesson.position, names=NAMES, chance=Script(lesson.luck))


def asked(play: AnyPlay, asks: Sequence[Ask]) -> Asked:
    first, later = asks[0], asks[1:]
    return Asked(play.view(LEARNER), {action: answered(play.copy(), action, first, later) for action in first.accepts})


def answered(play: AnyPlay, action: str, ask: Ask, later: Sequence[Ask]) -> Answer:
    frames = tuple(frame(play, move) for move in (f"{LEARNER} {action}", *ask.replies))
    return Answer(frames, asked(play, later) if later else None)


def frame(play: AnyPlay, move: str) -> Frame:
    seat, _, action = move.partition(" ")
    events = play.apply(int(seat), action)
    return Frame(move, tuple(play.game.seen(event, LEARNER) for event in events), play.view(LEARNER))
