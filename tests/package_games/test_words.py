"""A game's own texts from docs/games.md, on the command line. pages/test_playing.py tests them on the pages."""

from pathlib import Path

import pytest

from tests.package_games.packages import EXAMPLE, commands, mazzo, offer, small
from tests.package_games.test_docs import blocks
from tests.slow import slowly


@pytest.fixture(scope="module")
def speaking(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the example game is installed, with the texts of the documentation."""
    folder = tmp_path_factory.mktemp("speaking")
    (words,) = blocks("ftl")
    source = (EXAMPLE / "magpie.py").read_text(encoding="utf-8")
    source = source.replace("    encode=encode,\n", f"    encode=encode,\n    words={{'en': {words!r}}},\n")
    offer(folder, "magpie", small(source), "magpie:MAGPIE")
    return folder


def test_a_game_has_its_own_words_in_play_and_the_check_accepts_them(speaking: Path) -> None:
    play = ("play", "magpie", "--plain", "--seats", "2", "--seed", "1")
    played, german, checked = commands(
        play, (*play, "--language", "de"), ("check", "magpie", "--games", "1"), beside=speaking, typed="1\n" * 2
    )
    assert "  1  Lay the 1" in played.stdout
    assert "You lay a trinket worth 1." in played.stdout
    assert "Ada lets it be." in played.stdout
    assert "turnbegan" not in played.stdout
    assert "You: took, trinket 1, thrown –" in played.stdout  # without a message, from the names of its fields
    assert "You lay a trinket worth 1." in german.stdout  # the game has no German texts
    assert checked.returncode == 0, checked.stdout
    assert "ok  words: en: every message can be said" in checked.stdout


WRONG = {
    "cannot be read": ("magpie-passed =", "magpie-passed", "promised: every message can be read"),
    "is of nothing": ("magpie-passed =", "magpie-slept =", "in en there is magpie-slept"),
    "names what is not": (
        "{ $seat } lets",
        "{ $player } lets",
        "names player; there are before, seat, you",
    ),
}


@pytest.mark.parametrize("fault", [*map(slowly, [*WRONG][:-1]), [*WRONG][-1]])
def test_a_wrong_message_is_found_by_the_check(tmp_path: Path, speaking: Path, fault: str) -> None:
    right, wrong, message = WRONG[fault]
    source = (speaking / "magpie.py").read_text(encoding="utf-8")
    assert right in source
    offer(tmp_path, "magpie", source.replace(right, wrong), "magpie:MAGPIE")
    done = mazzo("check", "magpie", "--games", "1", beside=tmp_path)
    assert done.returncode == 1
    assert message in done.stdout


INCOMPLETE = """
magpie-laid = { $seat } mette { WORDS($trinket, "magpie-word") }.
    .seat = Metti { WORDS($trinket, "magpie-word") }.
magpie-word-1 = uno
"""


def test_a_message_without_a_translation_is_in_english_and_the_check_lists_it(tmp_path: Path, speaking: Path) -> None:
    source = (speaking / "magpie.py").read_text(encoding="utf-8")
    source = source.replace("words={'en':", f"words={{'it': {INCOMPLETE!r}, 'en':")
    offer(tmp_path, "magpie", source, "magpie:MAGPIE")
    played, checked = commands(
        ("play", "magpie", "--plain", "--seats", "2", "--seed", "1", "--language", "it"),
        ("check", "magpie", "--games", "1"),
        beside=tmp_path,
        typed="1\n6\n",
    )
    assert played.returncode == 0, played.stderr
    assert "Metti uno." in played.stdout
    assert "Metti 6." in played.stdout  # without a message for it, the number
    assert "Ada lets it be." in played.stdout
    assert "en lacks 1; it lacks 3; fr, de: none; copy en.ftl" in checked.stdout
    assert "no language has magpie-do-pass, " in checked.stdout
    assert "\n# for it.ftl: translate\n" in checked.stdout
    assert "\nmagpie-do-lay = Lay the { $trinket }\n" in checked.stdout
    assert "\nmagpie-drew = { $seat }: drew, trinket { $trinket }\n" in checked.stdout
