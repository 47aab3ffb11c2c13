"""The terminal: lines out, lines in."""

import io
import os
import shutil
import sys
import textwrap
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from mazzo.cli.paint import Paint
from mazzo.core.errors import cut

if TYPE_CHECKING:
    from tqdm import tqdm

LONGEST_COMPLAINT = 400
INTERRUPTED = 130  # the exit code of a program that was ended with Ctrl-C


class Console:
    """Prints lines, in colour where possible, and reads answers."""

    def __init__(self, palette: dict[str, str] | None = None) -> None:
        self._paint = Paint.for_terminal(palette or {})
        if is_interactive():
            with suppress(ImportError):  # not available on every system
                import readline  # noqa: F401 (makes `input` edit lines and remember them)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(self._paint(fitted(line)))

    def ask(self, prompt: str = "> ") -> str | None:
        """The next typed line; None at the end of input."""
        try:
            answer = input(prompt).strip()
        except (EOFError, RuntimeError):  # RuntimeError: there is no standard input
            print()
            return None
        except KeyboardInterrupt:
            print()
            raise
        if not sys.stdin.isatty():
            print(answer)  # echo, so that the output reads like a terminal session
        return answer


def fitted(line: str) -> str:
    """A line wrapped to the terminal's width, with a small extra indent."""
    if not sys.stdout or not sys.stdout.isatty() or len(line) <= (width := shutil.get_terminal_size().columns):
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(line, max(width, 20), subsequent_indent=f"{indent}   "[:10], break_on_hyphens=False)


def is_interactive() -> bool:
    """Whether input and output are both a terminal."""
    return bool(sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty())


def can_draw() -> bool:
    """Whether the terminal can draw a whole screen, not only lines."""
    return is_interactive() and os.environ.get("TERM", "dumb") != "dumb"


def complain(message: str) -> None:
    """Print one line on standard error, whatever the message contains."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    if sys.stderr:
        print(f"mazzo: {cut(line, LONGEST_COMPLAINT)}", file=sys.stderr)


def progress_of(total: int, unit: str = "games") -> "tqdm[NoReturn]":
    """A progress bar, if standard error is a terminal."""
    from tqdm import tqdm

    return tqdm(total=total, unit=f" {unit}", ncols=70, leave=False, disable=None)


def prepare_streams() -> None:
    """Replace characters that a stream cannot encode by question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Discard standard output after its reader went away, so that Python's last flush does not fail."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
