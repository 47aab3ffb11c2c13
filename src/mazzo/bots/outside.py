"""Bots in any language: programs that communicate with lines of JSON. docs/bots.md specifies the protocol.

After a wrong answer, a program may try again within the same time limit. If it answers late, wrongly again or not at
all, that decision fails, and the caller chooses an action instead. A program that was late or has ended is restarted,
until it was started MOST_STARTS times.
"""

import shlex
import shutil
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import msgspec

from mazzo.bots._program import Late, Long, Program, ProgramEnded, end_all
from mazzo.core.chance import Chance, Dice, seed_from
from mazzo.core.edition import differences
from mazzo.core.errors import Refused, listing, shorten
from mazzo.games import get

T = TypeVar("T")

PROTOCOL = 1
BYE = b'{"message":"bye"}'
SECONDS = 1.0  # for one decision
HELLO_SECONDS = 10.0  # for the first answer, which includes the program's start
MOST_STARTS = 5


class Hello(msgspec.Struct, tag_field="message", tag="hello"):
    """A program's answer when a game begins."""

    name: str = ""


class Choose(msgspec.Struct, tag_field="message", tag="choose"):
    """A program's answer to a view."""

    action: str


class Failure(Exception):
    """A bot made no choice: it was `late` or `wrong`, is `gone`, or was `given up`."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(f"{kind}: {why}")
        self.kind = kind


class Outside:
    """Creates the bots of one seat for game after game, all with the same program."""

    def __init__(self, command: str, game: str, seconds: float = SECONDS, hello_seconds: float = HELLO_SECONDS) -> None:
        self._words = read_command(command)
        self._game = get(game)
        self.seconds = seconds
        self._hello_seconds = hello_seconds
        self._program: Program | None = None
        self._starts = 0

    def __call__(self, edition: Any, chance: Chance) -> "SeatedProgram":
        return SeatedProgram(self, self.hello(edition, chance))

    def hello(self, edition: Any, chance: Chance) -> bytes:
        hello = {
            "message": "hello",
            "protocol": PROTOCOL,
            "game": self._game.name,
            "edition": edition.name,
            "options": differences(edition, self._game.editions),
            "seconds": self.seconds,
            "seed": seed_from(chance),
        }
        return msgspec.json.encode(hello)

    def begin(self, hello: bytes) -> str:
        """Start the program unless it is running, and announce a game. Returns the program's name for itself."""
        if not self._program:
            if self._starts == MOST_STARTS:
                raise Failure("given up", f"it has failed {MOST_STARTS} times")
            self._starts += 1
            try:
                self._program = Program(self._words)
            except OSError as error:
                raise Failure("gone", f"it cannot be started: {error.strerror}") from None
        return self.ask(hello, Hello, self._hello_seconds).name

    def ask(self, line: bytes, kind: type[T], seconds: float) -> T:
        """The answer to a line, which must have this type."""
        assert self._program
        try:
            answer = self._program.ask(line, seconds)
        except Late as late:
            raise self._drop("late", late) from None
        except (ProgramEnded, Long) as gone:
            raise self._drop("gone", gone) from None
        try:
            return msgspec.json.decode(answer, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Failure("wrong", f"{shorten(answer.decode(errors='replace'))}: {error}") from None

    def _drop(self, kind: str, why: Exception) -> Failure:
        self.end(say_bye=False)
        return Failure(kind, str(why))

    @property
    def is_running(self) -> bool:
        return self._program is not None

    def end(self, say_bye: bool = True) -> None:
        """End the program, if it is running."""
        if self._program:
            self._program.end(BYE if say_bye else b"")
        self._program = None


class SeatedProgram:
    """The program in one seat of one game."""

    def __init__(self, outside: Outside, hello: bytes) -> None:
        self._outside = outside
        self._hello = hello
        self._has_begun = False
        self._sent = 0  # events sent so far

    def choose(self, view: Any, seen: Sequence[Any]) -> Any:
        if not (self._has_begun and self._outside.is_running):
            self._has_begun, self._sent = False, 0
            self._outside.begin(self._hello)
            self._has_begun = True
        legal = {str(action): action for action in view.legal}
        sent, self._sent = self._sent, len(seen)

        def ask(seconds: float, why: str) -> Any:
            since = self._sent if why else sent
            question = {"message": "view", "view": view, "since": since, "seen": seen[since:], "legal": [*legal]}
            line = msgspec.json.encode({**question, "why": why} if why else question)
            return chosen(self._outside.ask(line, Choose, seconds).action, legal)

        return tried_twice(ask, self._outside.seconds)


def chosen(action: str, legal: Mapping[str, T]) -> T:
    """The legal action with this notation."""
    if action not in legal:
        raise Failure("wrong", f"{shorten(action)} is not legal; the legal actions are {listing(legal)}")
    return legal[action]


def tried_twice(ask: Callable[[float, str], T], seconds: float) -> T:
    """The answer to a question. If it is wrong, `ask` is called once more with the reason and the time left."""
    began = monotonic()
    try:
        return ask(seconds, "")
    except Failure as failure:
        if failure.kind != "wrong":
            raise
        return ask(max(0.0, seconds - (monotonic() - began)), str(failure))


def read_command(command: str) -> list[str]:
    """The words of a command; the first must be an executable program."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise Refused(f"{shorten(command)} is no command: {error}") from None
    if not words or not shutil.which(words[0]):
        raise Refused(f"{shorten(command)} should begin with a program that can be run, such as python")
    return words


def introduce(command: str, game: str) -> str:
    """The name that a program gives itself, or the name of its file. Refuses a program that does not say hello."""
    outside = Outside(command, game)
    try:
        name = outside.begin(outside.hello(get(game).edition(), Dice("hello")))
    except Failure as failure:
        raise Refused(f"{shorten(command)} did not say hello: {failure}; docs/bots.md has the protocol") from None
    finally:
        outside.end()
    return name.strip() or Path(read_command(command)[-1]).stem


def dismiss() -> None:
    """End all programs of this process."""
    end_all(BYE)


def leave() -> None:
    """End all programs before this process exits, and allow no other to start."""
    end_all(BYE, for_good=True)
