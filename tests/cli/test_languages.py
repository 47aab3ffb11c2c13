"""Plain play in a real terminal, in every language, to the end, without a word of another language."""

import re
from pathlib import Path

import pytest

from mazzo.games import GAMES
from mazzo.text.locales import LANGUAGES
from tests.cli.test_terminal import terminal
from tests.slow import in_turn
from tests.text.locales.messages import read

NAMES = {"ada", "leo"}
FIRST_CHOICES = 400  # more than a game asks for


def letters(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{2,}", text.casefold()))


def vocabulary(language: str) -> set[str]:
    """Every word of the messages of a language."""
    return {word for message in read(language).messages.values() for text in message.words for word in letters(text)}


def played(folder: Path, game: str, language: str) -> str:
    """Everything shown in a game in which the first choice is always taken."""
    arguments = ("play", game, "--plain", "--seats", "3", "--seed", "7")
    with terminal(folder, *arguments, NO_COLOR="1", LANG=f"{language}_XX.UTF-8") as tty:
        shown = tty.wait_for("> ")
        tty.type("?\r" + "1\r" * FIRST_CHOICES)
        return shown + tty.wait_for("mazzo play", seconds=60)


@pytest.mark.parametrize(("language", "game"), in_turn([(language,) for language in LANGUAGES], list(GAMES)))
def test_a_whole_game_is_in_the_language_of_the_system(tmp_path: Path, game: str, language: str) -> None:
    shown = letters(played(tmp_path, game, language)) - NAMES
    own = vocabulary(language)
    assert len(shown) > 50
    assert shown - own == set()
