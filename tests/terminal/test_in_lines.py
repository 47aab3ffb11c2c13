"""Playing in plain lines at a table of a real server."""

import re
from pathlib import Path

import pytest

from tests.cli.test_terminal import terminal
from tests.slow import slowly
from tests.web.conftest import QuickServer


@pytest.mark.parametrize("way", [("--plain", "xterm-256color"), slowly(("", "dumb"))], ids=["plain", "dumb"])
def test_two_people_of_one_computer_play_in_lines(server: QuickServer, tmp_path: Path, way: tuple[str, str]) -> None:
    flag, kind = way
    arguments = ["play", *filter(None, [flag]), "--server", server.address.removeprefix("http://")]
    with terminal(tmp_path, *arguments, "--name", "Ada", TERM=kind) as ada:
        ada.wait_for("/t/")
        code = re.match(r"\w+", ada.wait_for("\n").strip())
        assert code
        ada.wait_for("I’m ready")
        with terminal(tmp_path, *arguments, "--table", code[0], "--name", "Leo", TERM=kind) as leo:
            ada.wait_for("Leo")
            ada.wait_for("Begin")
            ada.type("1\r")
            ada.wait_for("Your turn")
            ada.type("score\r")
            ada.wait_for("You ")
            leo.wait_for("Ada ")
            leo.wait_for("Your turn")
            ada.type("quit\r")
            ada.wait_for("You left the game.")
            assert ada.leave() == 0
            leo.wait_for("Ada")
            with terminal(tmp_path, *arguments, "--table", code[0], "--name", "Ada", TERM=kind) as again:
                again.wait_for("Ada has taken over from the bot")
                leo.type("score\r")
                again.wait_for("Your turn")


def test_a_missing_table_is_reported_in_one_line(server: QuickServer, tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--plain", "--server", server.address, "--table", "ZZZZ") as tty:
        tty.wait_for("mazzo: We can’t find that table.")
        assert tty.leave() == 2
