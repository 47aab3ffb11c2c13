"""A subprocess that answers each line with a line. No call waits longer than its time limit."""

import os
import signal
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from subprocess import PIPE, Popen, TimeoutExpired
from threading import Event, Lock, Thread
from typing import IO
from weakref import WeakSet

LONGEST_LINE = 10_000  # bytes of an answer
MOST_UNREAD = 100  # unread lines to keep if a program writes too many
LEAVE_SECONDS = 0.5  # time for a program to exit on its own

running: "WeakSet[Program]" = WeakSet()
starting = Lock()  # programs are started one at a time
over = Event()  # once it is set, no program is started


class Late(Exception):
    """The program did not answer in time."""


class ProgramEnded(Exception):
    """The program has ended."""


class Long(Exception):
    """The answer is too long."""


class Program:
    def __init__(self, words: Sequence[str]) -> None:
        self._questions: Queue[bytes | None] = Queue()
        self._answers: Queue[bytes] = Queue(MOST_UNREAD)
        self._complaints: deque[str] = deque(maxlen=20)
        with starting:
            if over.is_set():
                raise OSError(0, "everything is ending")
            own_group = hasattr(os, "killpg")
            self._process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=own_group)
            running.add(self)
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._complaining = Thread(target=self._read_complaints, args=[self._process.stderr], daemon=True)
        for thread in (
            Thread(target=self._write, args=[self._process.stdin], daemon=True),
            Thread(target=self._read, args=[self._process.stdout], daemon=True),
            self._complaining,
        ):
            thread.start()

    def ask(self, line: bytes, seconds: float) -> bytes:
        """The program's answer to a line."""
        with suppress(Empty):  # drop earlier lines, which do not answer this one
            while self._answers.get_nowait():
                pass
            raise ProgramEnded(self._last_words())
        self._questions.put(line)
        try:
            answer = self._answers.get(timeout=seconds)
        except Empty:
            raise Late(f"no answer within {seconds:g} s") from None
        if not answer:
            raise ProgramEnded(self._last_words())
        if len(answer) > LONGEST_LINE:
            raise Long(f"an answer of more than {LONGEST_LINE} bytes")
        return answer

    def end(self, last: bytes = b"") -> None:
        """Send a last line, if given, and make sure that the program ends."""
        running.discard(self)
        if last:
            self._questions.put(last)
            self._questions.put(None)
            with suppress(TimeoutExpired):
                self._process.wait(LEAVE_SECONDS)
        self._kill()
        self._process.wait()
        self._questions.put(None)

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)  # including its child processes
            else:
                self._process.kill()

    def _last_words(self) -> str:
        with suppress(TimeoutExpired):
            self._process.wait(LEAVE_SECONDS)
        self._complaining.join(LEAVE_SECONDS)  # wait for the rest of stderr; child processes may hold the pipe open
        words = f": {self._complaints[-1]}" if self._complaints else ""
        return f"it has ended with code {self._process.poll()}{words}"

    # Each of these methods runs in its own thread, which ends with the stream.

    def _write(self, stream: IO[bytes]) -> None:
        with suppress(OSError), stream:  # a program that does not read does not answer either
            while (line := self._questions.get()) is not None:
                stream.write(line + b"\n")
                stream.flush()

    def _read(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST_LINE + 1):
                self._hear(line)
        self._hear(b"")

    def _hear(self, line: bytes) -> None:
        with suppress(Full):
            self._answers.put_nowait(line)

    def _read_complaints(self, stream: IO[bytes]) -> None:
        with stream:
            while line := stream.readline(LONGEST_LINE):
                self._complaints.append(line.decode(errors="replace").strip())


def end_all(last: bytes = b"", for_good: bool = False) -> None:
    """End every program that is still running. With `for_good`, no program can be started after that."""
    with starting:
        if for_good:
            over.set()
        ending = list(running)
    for program in ending:
        program.end(last)
