"""A game of an installed package in a real terminal: in plain lines, and drawn."""

from pathlib import Path

from tests.cli.test_terminal import SOURCE, Terminal, terminal
from tests.package_games.packages import environment


def beside(magpie: Path) -> dict[str, str]:
    return {"PYTHONPATH": f"{environment(magpie)['PYTHONPATH']}:{SOURCE}", "LANG": "en_US.UTF-8"}


def test_it_is_played_in_plain_lines(magpie: Path, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "magpie", "--plain", "--seats", "2", "--seed", "1", **beside(magpie)) as tty:
        tty.wait_for("Magpie (usual)")
        tty.wait_for("hand: 1, ")
        tty.wait_for("\r\n> ")
        tty.type("lay 1\r")
        tty.wait_for("You: laid, trinket 1")
        tty.wait_for("\r\n> ")
        tty.type("quit\r")
        tty.wait_for("Save the game?")
        tty.type("\r")
        assert tty.leave() == 0


def test_it_is_drawn_and_played_with_keys(magpie: Path, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "magpie", "--seats", "2", "--seed", "1", **beside(magpie)) as tty:
        wait_for_words(tty, "thrown", "Your turn", "lay")
        tty.type("1")
        wait_for_words(tty, "laid, trinket 1")
        tty.type("\x11")  # Ctrl+Q
        assert tty.leave() == 0


def wait_for_words(tty: Terminal, *words: str) -> None:
    """Until these have been drawn, whatever was drawn between."""
    for word in words:
        for part in word.split():
            tty.wait_for(part)
