"""The parts of a package besides its rules: rules pages, picture and lessons, and how they are checked."""

from pathlib import Path

from mazzo.games.kit import Kit
from tests.package_games.packages import commands, python

PAGES = {
    "en": ("Foxfire: the rules", "- Your cards are your lives. Without any you are out of the round."),
    "it": ("Foxfire: le regole", "- Le carte sono le tue vite. Senza carte sei fuori dal round."),
    "fr": ("Foxfire : les règles", "- Tes cartes sont tes vies. Sans carte, tu es hors de la manche."),
    "de": ("Foxfire: die Regeln", "- Deine Karten sind deine Leben."),
}


def test_its_rules_page_is_printed_in_every_language(foxfire: Path) -> None:
    printed = commands(*(("rules", "foxfire", "--language", language) for language in PAGES), beside=foxfire)
    for (title, line), done in zip(PAGES.values(), printed, strict=True):
        assert done.stdout.startswith(f"{title}\n"), done
        assert line in done.stdout
        assert "glows   a whole number from 1 to 5; printed: 3" in done.stdout


def test_without_a_rules_page_the_rules_are_made_from_layout_and_actions(magpie: Path) -> None:
    english, german = commands(*(("rules", "magpie", "--language", each) for each in ("en", "de")), beside=magpie)
    assert "Magpie has no rules page yet." in english.stdout
    assert "For 2 to 5 players." in english.stdout
    assert "- Snatch\n" in english.stdout
    assert "- Nests: open cards in front of each player\n" in english.stdout
    assert "Magpie hat noch keine Seite mit Regeln." in german.stdout


def test_a_language_without_a_page_gets_the_english_one(tmp_path: Path) -> None:
    kit = Kit(name="heron", rules="", words=tmp_path)
    assert kit.rules_page("de") == ""
    (tmp_path / "rules-en.md").write_text("# Heron")
    (tmp_path / "rules-it.md").write_text("# Airone")
    assert (kit.rules_page("de"), kit.rules_page("it")) == ("# Heron", "# Airone")


CHECKED = """
import sys
from dataclasses import replace
from pathlib import Path
from msgspec.structs import replace as with_other
from foxfire import KIT
from foxfire.layout import LAYOUT
from foxfire.lessons import LESSONS
from foxfire.rules import FOXFIRE
from mazzo.core.layout import Face
from mazzo.games import kit
from mazzo.coach.lessons import Ask
from mazzo.testing.faults import Fault
from mazzo.testing.parts import check_parts

here = Path.cwd() / "parts"
here.mkdir(exist_ok=True)
(here / "script.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>')
(here / "rules-en.md").write_text("no heading")
(here / "en.ftl").write_text("foxfire-title = Foxfire")
mouse, *others = LESSONS
illegal = with_other(mouse, asks=(Ask(("mouse 1 1",)),))
stuck = with_other(mouse, asks=(Ask(("mouse 1 5",)), Ask(("continue",))))

def found(**parts):
    try:
        return check_parts(replace(KIT, **parts))
    except Fault as fault:
        return str(fault)

print(found())
print(found(picture=here / "script.svg"))
print(found(picture=here / "nothing.svg"))
print(found(picture=None, lessons=None, words={"en": "a = b"}))
print(found(rules=replace(FOXFIRE, layout=with_other(LAYOUT, faces={"1": Face(picture="<svg")}))))
print(found(words=here, lessons=None))
print(found(lessons=(illegal,)))
print(found(lessons=(stuck,)))
print(found(lessons=(with_other(mouse, name="vole"),)))
print(found(lessons=("mouse",)))
(here / "puzzles.jsonl").write_text("{")
print(found(puzzles=here / "puzzles.jsonl"))
print(found(puzzles=kit("mantis").puzzles))
"""


def test_the_check_names_each_part_that_is_missing_or_broken(foxfire: Path) -> None:
    report = python(CHECKED, foxfire)
    for line in (
        "a picture; rules in de, en, fr, it; 6 lessons, each played to its end; no puzzles",
        "puzzles.jsonl is no file of puzzles",
        "puzzle 0: it is of mantis",
        "script.svg: it contains <script>",
        "nothing.svg: [Errno 2]",
        "no picture: one is made from the layout; no rules page: rules-en.md, beside the messages;",
        "the picture of card 1: it is no SVG",
        "promised: a rules page begins with a heading\nfound:    rules-en.md does not",
        "lesson mouse: 'mouse 1 1' is not possible now; seat 0 may: mouse 1 2",
        "lesson mouse: it is not for seat 0 to act now; it is for seat 1",
        "there is no message learn-foxfire-vole-title, learn-foxfire-vole-1, learn-foxfire-vole-done",
        "'mouse' is no mazzo.coach.lessons.Lesson",
        "write:    in words/en.ftl, learn-GAME-LESSON-title",
    ):
        assert line in report


LEARNT = """
import asyncio
from mazzo.coach.lessons import lessons
from mazzo.text.locales import words
from mazzo.terminal.screens.lesson import LessonScreen
from tests.terminal.screens import LARGE, app, text

async def learn():
    mazzo, t = app("de"), words("de")
    async with mazzo.run_test(size=LARGE) as pilot:
        screen = LessonScreen("foxfire", 0)
        await mazzo.push_screen(screen)
        for lesson in lessons("foxfire"):
            for ask in lesson.asks:
                screen._try(screen._play.game.read_action(ask.accepts[-1]))
            await pilot.pause()
            assert screen.is_learnt
            assert " ".join(t(f"learn-foxfire-{lesson.name}-done").split(" ")[:4]) in text(mazzo)
            print(text(mazzo))
            await pilot.press("1")
            await pilot.pause()

asyncio.run(learn())
"""


def test_its_lessons_are_learnt_in_the_terminal(foxfire: Path) -> None:
    shown = python(LEARNT, foxfire)
    assert "Die Eule zählt" in shown
    assert "Du suchst" in shown
