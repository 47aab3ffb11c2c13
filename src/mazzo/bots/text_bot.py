"""Bots that read text and write an action, such as a command that calls a language model.

The command is started for each decision. It reads the text from standard input, and the last line that it writes is its
action. docs/models.md describes it.
"""

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

from mazzo.bots.outside import SECONDS, Failure, chosen, read_command, tried_twice
from mazzo.core.chance import Chance

PREFIX = "text:"
ORDER = "Your answer is the last line that you write: one of these actions, letter for letter."
MOST_EVENTS = 50  # in the text of a decision


def is_text_bot(bot: str) -> bool:
    return bot.startswith(PREFIX)


class TextBot:
    """Creates the bots of one seat for game after game, all with the same command."""

    def __init__(self, bot: str, game: str, seconds: float = SECONDS) -> None:
        self.words = read_command(bot.removeprefix(PREFIX))
        self.game = game
        self.seconds = seconds

    @property
    def name(self) -> str:
        return Path(self.words[0]).stem

    def __call__(self, _edition: Any, _chance: Chance) -> "SeatedTextBot":
        return SeatedTextBot(self)

    def answer(self, text: str, seconds: float) -> str:
        """The last line that the command writes; empty if it writes none."""
        has_groups = hasattr(os, "killpg")
        try:
            program = Popen(self.words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=has_groups)
        except OSError as error:
            raise Failure("gone", f"it cannot be started: {error.strerror}") from None
        with program:
            try:
                out, complaints = program.communicate(text.encode(), timeout=seconds)
            except TimeoutExpired:
                raise Failure("late", f"no answer within {seconds:g} s") from None
            finally:
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(program.pid, signal.SIGKILL) if has_groups else program.kill()
        if program.returncode:
            last = complaints.decode(errors="replace").strip().rpartition("\n")[2]
            raise Failure("gone", f"it has ended with code {program.returncode}: {last}".removesuffix(": "))
        return out.decode(errors="replace").strip().rpartition("\n")[2].strip()


class SeatedTextBot:
    """The command in one seat of one game."""

    def __init__(self, command: TextBot) -> None:
        self._command = command
        self._own = 0  # the number of events before its last choice

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        from mazzo.text import seats_in
        from mazzo.text.locales import words
        from mazzo.text.observation import observation

        first, self._own = max(self._own, len(seen) - MOST_EVENTS), len(seen)
        names = [f"Seat {seat}" for seat in range(seats_in(view) or 1)]
        text = observation(words("en"), view, names, seen[first:], len(view.to_act) > 1)
        legal = {str(action): action for action in view.legal}

        def ask(seconds: float, why: str) -> Any:
            return chosen(self._command.answer(f"{text}\n\n{why}\n{ORDER}\n", seconds), legal)

        return tried_twice(ask, self._command.seconds)
