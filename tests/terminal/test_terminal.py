"""The app runs in a real terminal, and restores the terminal's state at the end."""

import os
import pty
import re
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from mazzo.core import record as records
from tests.cli.test_terminal import CTRL_C, SOURCE, terminal
from tests.slow import slowly

ALTERNATE, NORMAL = "\x1b[?1049h", "\x1b[?1049l"
MOUSE_OFF = "\x1b[?1000l"


def test_two_moves_and_out(tmp_path: Path, home: dict[str, str]) -> None:
    with terminal(tmp_path, "play", "mantis", "--seats", "2", "--seed", "3", "--record", "game.json", **home) as tty:
        tty.wait_for(ALTERNATE)
        for _ in range(2):
            tty.wait_for("Your turn", seconds=40)
            tty.type("s")
            tty.wait_for("choosing", seconds=40)
        tty.type("q")
        tty.wait_for("Leave the game?")
        tty.type("q")
        tty.wait_for("M A Z Z O")
        tty.type("q")
        tty.wait_for(NORMAL)
        assert tty.leave() == 0
    moves = records.read((tmp_path / "game.json").read_text()).moves
    assert sum(move == "0 score" for move in moves) == 2


def test_ctrl_c_leaves_immediately_and_restores_the_terminal(tmp_path: Path, home: dict[str, str]) -> None:
    with terminal(tmp_path, "play", **home) as tty:
        tty.wait_for("M A Z Z O")
        tty.type(CTRL_C)
        shown = tty.wait_for(NORMAL)
        assert MOUSE_OFF in shown
        tty.wait_for("mazzo: stopped\r\n")
        assert "Traceback" not in tty.shown
        assert tty.leave() == 130


@pytest.mark.parametrize("sent", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_clean(tmp_path: Path, home: dict[str, str], sent: signal.Signals) -> None:
    with terminal(tmp_path, "play", "kittens", **home) as tty:
        tty.wait_for("Your hand")
        os.kill(tty.process.pid, sent)
        tty.wait_for(NORMAL)
        assert tty.leave() == 128 + sent


def test_without_colour_nothing_is_coloured(tmp_path: Path, home: dict[str, str]) -> None:
    with terminal(tmp_path, "play", "mantis", NO_COLOR="1", **home) as tty:
        shown = tty.wait_for("Your turn")
        assert "\x1b[38;2" not in shown
        assert "\x1b[48;2" not in shown
        assert "\x1b[38;5" not in shown
        tty.type(CTRL_C)
        assert tty.leave() == 130


def test_a_dumb_terminal_is_written_on_in_plain_lines(tmp_path: Path, home: dict[str, str], record: Path) -> None:
    with terminal(tmp_path, "play", "mantis", "--seed", "3", TERM="dumb", **home) as tty:
        shown = tty.wait_for("\r\n> ")
        assert "\x1b" not in shown
        tty.end_by(signal.SIGINT)
        assert tty.leave() == 130
    with terminal(tmp_path, "replay", record.name, TERM="dumb", **home) as tty:
        assert "\x1b" not in tty.wait_for("q: leave.")


def test_with_few_colours_seven_are_still_distinguished(tmp_path: Path, home: dict[str, str]) -> None:
    with terminal(tmp_path, "play", "mantis", "--plain", "--seed", "3", TERM="linux", **home) as tty:
        shown = tty.wait_for("\r\n> ")
        assert "\x1b[38;5" not in shown
        painted = {word: code for code, word in re.findall(r"\x1b\[([\d;]+)m(\w+)\x1b\[0m", shown)}
        assert len(painted) > 4
        assert len(set(painted.values())) == len(painted)
        tty.type(CTRL_C)


def test_a_missing_server_is_reported_in_one_line(tmp_path: Path, home: dict[str, str]) -> None:
    with terminal(tmp_path, "play", "--server", "127.0.0.1:9", **home) as tty:
        tty.wait_for(NORMAL)
        tty.wait_for("mazzo: No answer from http://127.0.0.1:9. Is the server running, and is the address right?\r\n")
        assert tty.leave() == 2


def test_a_record_is_looked_back_at(tmp_path: Path, home: dict[str, str], record: Path) -> None:
    with terminal(tmp_path, "replay", record.name, **home) as tty:
        tty.wait_for("The cards are dealt.")
        tty.type("\x1b[C")
        tty.wait_for("1 of ")
        tty.type("q")
        tty.wait_for(NORMAL)
        assert tty.leave() == 0


@pytest.mark.parametrize("arguments", [("play",), slowly(("play", "mantis")), slowly(("play", "mantis", "--plain"))])
def test_the_client_ends_when_its_terminal_is_gone(
    tmp_path: Path, home: dict[str, str], arguments: tuple[str, ...]
) -> None:
    """The app gets no SIGHUP, but can no longer read or write."""
    keyboard, screen = pty.openpty()
    termios.tcsetwinsize(screen, (24, 80))
    environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color", "PYTHONPATH": SOURCE, **home}
    command = [sys.executable, "-m", "mazzo", *arguments]
    client = subprocess.Popen(
        command, stdin=screen, stdout=screen, stderr=screen, start_new_session=True, cwd=tmp_path, env=environment
    )
    os.close(screen)
    try:
        shown = b""
        while b"Mantis" not in shown:
            shown += os.read(keyboard, 65536)
        os.close(keyboard)
        client.wait(timeout=20)
    finally:
        client.kill()
        client.wait()
