"""Checks of the parts of a game besides its rules: picture, rules pages, lessons and puzzles."""

from collections.abc import Sequence

from fluent.syntax import FluentParser

from mazzo.coach.lessons.lesson import Lesson, written
from mazzo.coach.puzzles.files import read
from mazzo.coach.puzzles.puzzle import Puzzle, is_clear
from mazzo.core.errors import Refused, listing
from mazzo.games.kit import Kit
from mazzo.games.plain.picture import fault_of
from mazzo.testing.faults import Fault, expect
from mazzo.testing.messages import ids
from mazzo.text.locales import LANGUAGES

PICTURE = "a picture is an SVG file without script"
PAGE = "a rules page begins with a heading"
PLAYED = "a lesson can be played to its end"
SAID = "a lesson has its words"
PUZZLES = "a puzzle is a position with one clearly best choice"


def check_parts(kit: Kit) -> str:
    """Check the parts of a kit, and list those that it could have."""
    return "; ".join([check_pictures(kit), check_rules_pages(kit), check_lessons(kit), check_puzzles(kit)])


def check_pictures(kit: Kit) -> str:
    for card, face in kit.game.board_layout.faces.items():
        fault = fault_of(face.picture) if face.picture else ""
        expect(not fault, PICTURE, f"the picture of card {card}: {fault}")
    if not kit.picture:
        return "a picture" if kit.is_in_pages else "no picture: one is made from the layout"
    try:
        fault = fault_of(kit.picture.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        fault = str(error)
    expect(not fault, PICTURE, f"{kit.picture.name}: {fault}")
    return "a picture"


def check_rules_pages(kit: Kit) -> str:
    pages = kit.rules_pages
    if not pages:
        return "no rules page: rules-en.md, beside the messages"
    for language in pages:
        expect(kit.rules_page(language).startswith("# "), PAGE, f"rules-{language}.md does not")
    lacking = [each for each in LANGUAGES if each not in pages]
    return f"rules in {listing(pages)}" + (f", but not in {listing(lacking)}" if lacking else "")


def check_lessons(kit: Kit) -> str:
    found = lessons_of(kit)
    if not found:
        return "no lessons"
    for lesson in found:
        expect(lesson.asks, PLAYED, f"lesson {lesson.name} asks for nothing")
        try:
            written(kit.name, lesson)
        except Exception as error:  # rules may raise anything
            kind = "" if isinstance(error, Refused) else f"{type(error).__name__}: "
            raise Fault(PLAYED, f"lesson {lesson.name}: {kind}{error}") from error
    said = set().union(*(ids(FluentParser().parse(text)) for text in kit.all_messages.values()))
    silent = [message for message in lesson_messages(kit) if message not in said]
    expect(not silent, SAID, f"there is no message {listing(silent)}")
    return f"{len(found)} lessons, each played to its end"


def lessons_of(kit: Kit) -> Sequence[Lesson]:
    """The lessons of a kit; a fault if they are anything else."""
    try:
        found: Sequence[object] = kit.part("lessons", tuple) or ()
    except Refused as error:
        raise Fault(PLAYED, str(error)) from error
    for each in found:
        expect(isinstance(each, Lesson), PLAYED, f"{each!r} is no mazzo.coach.lessons.Lesson")
    return [each for each in found if isinstance(each, Lesson)]


def lesson_messages(kit: Kit) -> list[str]:
    """The messages that the lessons of a game need."""
    return [
        f"learn-{kit.name}-{lesson.name}-{part}"
        for lesson in lessons_of(kit)
        for part in ("title", *range(1, len(lesson.asks) + 1), "done")
    ]


def check_puzzles(kit: Kit) -> str:
    """Check that every puzzle can be reached, and that its best choice is clear by both searches."""
    try:
        found = read(kit.puzzles) if kit.puzzles else []
    except Refused as error:
        raise Fault(PUZZLES, str(error)) from error
    for number, puzzle in enumerate(found):
        fault = puzzle_fault(kit, puzzle)
        expect(not fault, PUZZLES, f"puzzle {number}: {fault}")
    return f"{len(found)} puzzles, each reached" if found else "no puzzles"


def puzzle_fault(kit: Kit, puzzle: Puzzle) -> str:
    if puzzle.game != kit.name:
        return f"it is of {puzzle.game}"
    try:
        legal = {str(action) for action in puzzle.position().legal(puzzle.seat)}
    except Exception as error:  # rules may raise anything
        return f"{type(error).__name__}: {error}"
    named = {*puzzle.found, *puzzle.proven, puzzle.beginner}
    if named - legal:
        return f"{listing(sorted(named - legal))} cannot be chosen there"
    if puzzle.best == puzzle.beginner or puzzle.best != next(iter(puzzle.proven), ""):
        return "the two searches and the beginner do not differ as they should"
    return "" if is_clear(puzzle.found) and is_clear(puzzle.proven) else "its best choice is not clear"
