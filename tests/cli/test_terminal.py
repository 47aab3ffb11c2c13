"""The command in a real terminal."""

import codecs
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import mazzo

LAUNCH = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)  # the parent process may ignore it
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "mazzo", *sys.argv[1:]])
"""
SOURCE = str(Path(mazzo.__file__).parents[1])
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """The other end of a terminal in which the command runs."""

    def __init__(self, folder: Path, *arguments: str, **environment: str) -> None:
        self.keyboard, self.screen = pty.openpty()
        termios.tcsetwinsize(self.screen, (24, 80))
        self.before = termios.tcgetattr(self.screen)
        self.shown = ""
        self.received = 0  # bytes
        self.decode = codecs.getincrementaldecoder("utf-8")().decode  # what is read may end within a letter
        self.process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *arguments],
            stdin=self.screen,
            stdout=self.screen,
            stderr=self.screen,
            start_new_session=True,
            cwd=folder,
            env={
                "PATH": os.environ["PATH"],
                "TERM": "xterm-256color",
                "PYTHONPATH": SOURCE,
                "HOME": str(folder),
                **environment,
            },
        )

    def type(self, text: str) -> None:
        os.write(self.keyboard, text.encode())

    def wait_for(self, text: str, seconds: float = 40) -> str:
        """The text shown since the last call, up to this text."""
        deadline = time.monotonic() + seconds
        while text not in self.shown:
            ready, _, _ = select.select([self.keyboard], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{text!r} was not shown, but: {self.shown}"
            try:
                got = os.read(self.keyboard, 65536)
                self.received += len(got)
                self.shown += self.decode(got)
            except OSError:  # the other end is closed
                raise AssertionError(f"{text!r} was not shown, but: {self.shown}") from None
        found, _, self.shown = self.shown.partition(text)
        return found

    def press(self, key: str, answer: str) -> None:
        """Press a key until it is answered: between its prompt and its reading, Python would not notice."""
        for _ in range(9):
            time.sleep(0.2)
            self.type(key)
            with suppress(AssertionError):
                self.wait_for(answer, seconds=2)
                return
        self.wait_for(answer, seconds=0)

    def end_by(self, sent: signal.Signals) -> None:
        """Send a signal until it is noticed, for the same reason."""
        for _ in range(9):
            self.process.send_signal(sent)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(timeout=4)
                return
        raise AssertionError(f"{sent.name} did not end it")

    def leave(self) -> int:
        """The exit code, after a look at the state of the terminal."""
        code = self.process.wait(timeout=40)
        assert termios.tcgetattr(self.screen) == self.before
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
        os.close(self.keyboard)
        os.close(self.screen)


@contextmanager
def terminal(folder: Path, *arguments: str, **environment: str) -> Iterator[Terminal]:
    opened = Terminal(folder, *arguments, **environment)
    try:
        yield opened
    finally:
        opened.close()


def test_a_person_chooses_a_game_makes_three_moves_and_leaves(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "--plain", "--seed", "3") as tty:
        tty.wait_for("Which game?")
        tty.wait_for("> ")
        tty.type("mantis\r")
        for _ in range(3):
            tty.wait_for("Your turn\r\n")
            tty.wait_for("\r\n> ")
            tty.type("score\r")
            tty.wait_for("You ")
        tty.wait_for("\r\n> ")
        tty.type("quit\r")
        tty.wait_for("You left the game.")
        tty.wait_for("Save the game?")
        tty.type("kept.json\r")
        tty.wait_for("The game is in kept.json")
        assert tty.leave() == 0
    assert (tmp_path / "kept.json").exists()


def test_a_kitten_is_put_back_and_a_nope_is_played(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "kittens", "--plain", "--seed", "s84") as tty:
        tty.wait_for("\r\n> ")
        tty.type("see\r")
        tty.wait_for("What you know of the Draw Pile:")
        tty.type("draw\r")
        tty.wait_for("Where does the kitten go?")
        tty.type("34\r")
        tty.wait_for("below 34 cards")
        tty.wait_for("\r\n> ")
        tty.press(CTRL_D, "You left the game.")
        tty.wait_for("Save the game?")
        tty.type("\r")
        assert tty.leave() == 0


@pytest.mark.parametrize("game", ["mantis", "kittens"])
def test_ctrl_c_leaves_immediately_and_restores_the_terminal(tmp_path: Path, game: str) -> None:
    with terminal(tmp_path, "play", game, "--plain", "--seed", "3", "--record", "game.json") as tty:
        tty.wait_for("\r\n> ")
        tty.press(CTRL_C, "mazzo: stopped\r\n")
        assert "Traceback" not in tty.shown
        assert tty.leave() == 130
    assert (tmp_path / "game.json").exists()


def test_ctrl_c_ends_a_simulation_with_what_was_played(tmp_path: Path) -> None:
    with terminal(tmp_path, "sim", "mantis", "--games", "9999999", "--seed", "3") as tty:
        tty.wait_for("games/s")  # the progress bar, empty
        tty.wait_for("games/s")  # and not empty any more
        tty.press(CTRL_C, "then stopped")
        tty.wait_for("decisions a second")
        assert tty.leave() == 130


def test_colours_repeat_what_words_say_and_can_be_turned_off(tmp_path: Path) -> None:
    shown = []
    for environment in ({}, {"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with terminal(tmp_path, "play", "mantis", "--plain", "--seed", "3", **environment) as tty:
            shown.append(tty.wait_for("\r\n> "))
    colourful, plain, dumb = shown
    assert "\x1b[" in colourful
    assert plain == dumb
    assert re.sub(r"\x1b\[[0-9;]*m", "", colourful) == plain


def test_a_replay_goes_forth_and_back(tmp_path: Path, record: Path) -> None:
    with terminal(tmp_path, "replay", record.name, "--plain") as tty:
        tty.wait_for("[0/")
        tty.type("\r")
        tty.wait_for("\n1. Ann: ")
        tty.wait_for("[1/")
        tty.type("5\r")
        tty.wait_for("\n5. ")
        tty.wait_for("[5/")
        tty.type("b\r")
        tty.wait_for("\n4. ")
        tty.wait_for("[4/")
        tty.type("dance\r")
        tty.wait_for("q: leave")
        tty.type("9999\r")
        tty.wait_for("the last one alive")
        tty.type("\r")
        assert tty.leave() == 0
