"""The terminal: lines out, lines in."""

import io
import os
import shutil
import sys
import textwrap
from contextlib import suppress

from mazzo.cli.paint import Paint
from mazzo.core.errors import cut

LONGEST_COMPLAINT = 400
INTERRUPTED = 130  # the exit code of a program that was ended with Ctrl-C


class Console:
    """Says lines on standard output, with colours where there are any, and asks for answers."""

    def __init__(self, palette: dict[str, str] | None = None) -> None:
        self._paint = Paint.for_terminal(palette or {})
        if is_interactive():
            with suppress(ImportError):  # not every system has it
                import readline  # noqa: F401 (makes `input` edit lines and remember them)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(self._paint(fitted(line)))

    def ask(self, prompt: str = "> ") -> str | None:
        """The next line that was typed; none when there will be no more."""
        try:
            answer = input(prompt).strip()
        except (EOFError, RuntimeError):  # RuntimeError: there is no standard input at all
            print()
            return None
        except KeyboardInterrupt:
            print()
            raise
        if not sys.stdin.isatty():
            print(answer)  # so that what is printed reads as it would in a terminal
        return answer


def fitted(line: str) -> str:
    """A line that is too long for the terminal, broken between words and indented a little more than it was."""
    if not sys.stdout or not sys.stdout.isatty() or len(line) <= (width := shutil.get_terminal_size().columns):
        return line
    indent = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(line, max(width, 20), subsequent_indent=f"{indent}   "[:10], break_on_hyphens=False)


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return bool(sys.stdin and sys.stdout and sys.stdin.isatty() and sys.stdout.isatty())


def can_draw() -> bool:
    """Whether a whole screen can be drawn: not on a terminal that only writes line after line."""
    return is_interactive() and os.environ.get("TERM", "dumb") != "dumb"


def complain(message: str) -> None:
    """One line on standard error, whatever the message has in it."""
    line = "".join(letter if letter.isprintable() else " " for letter in message)
    if sys.stderr:
        print(f"mazzo: {cut(line, LONGEST_COMPLAINT)}", file=sys.stderr)


def prepare_streams() -> None:
    """A letter that a stream cannot carry becomes a question mark, and is no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody reads standard output any more: let Python's last flush go nowhere."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
