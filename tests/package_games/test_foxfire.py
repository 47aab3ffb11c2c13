"""The second example game: hidden hands, guesses with two parameters, private looks, and several rounds."""

import subprocess
import sys
from pathlib import Path

from tests.package_games.packages import FOXFIRE, environment, mazzo


def test_its_own_tests_pass(foxfire: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(FOXFIRE / "tests")]
    done = subprocess.run(
        command, env=environment(foxfire), capture_output=True, text=True, timeout=300, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout


def test_it_is_told_in_words_of_its_own(foxfire: Path) -> None:
    words = ["play", "foxfire", "--plain", "--seats", "2", "--seed", "2", "--language"]
    for language, asks in {"en": "You ask Ada for the bat.", "de": "Du suchst die Fledermaus bei Ada."}.items():
        played = mazzo(*words, language, beside=foxfire, typed="mouse\n1\n2\n")
        assert asks in played.stdout


def test_cards_fields_and_reasons_have_names_in_every_language(foxfire: Path) -> None:
    played = mazzo("play", "foxfire", "--plain", "--seats", "2", "--seed", "2", "--language", "de", beside=foxfire)
    assert "Leuchten 0; Hand: Maus" in played.stdout
    assert "  Stapel: " in played.stdout
    assert "  1  Maus …" in played.stdout


def test_bots_play_it(foxfire: Path) -> None:
    done = mazzo("sim", "foxfire", "--games", "5", "--seats", "4", "--seed", "1", beside=foxfire)
    assert done.returncode == 0, done.stderr
