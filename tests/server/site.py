"""A server in another process, started with `mazzo serve`."""

import json
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

from tests.processes import next_line

ROOT = str(Path(__file__).parents[2])  # for the Python path of a process with another working directory
SHORT_TIMES = "tests.server.short_times"


class Site:
    """Runs `mazzo serve` on a free local port."""

    def __init__(
        self,
        database: str | Path,
        *flags: str,
        port: int = 0,
        variables: dict[str, str] | None = None,
        module: str = "mazzo",
        times: dict[str, float] | None = None,  # constants that are shorter here; see tests/server/short_times.py
    ) -> None:
        if times:
            path = os.pathsep.join(filter(None, [ROOT, os.environ.get("PYTHONPATH")]))
            module, variables = SHORT_TIMES, {"TIMES": json.dumps(times), "PYTHONPATH": path, **(variables or {})}
        self._flags = flags
        command = [sys.executable, "-m", module, "serve", "--port", str(port), "--db", str(database), *flags]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1", **(variables or {})}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        self.errors: list[str] = []
        assert self.process.stderr
        self._listening = threading.Thread(target=self._listen, args=(self.process.stderr,), daemon=True)
        self._listening.start()
        self.greeting = [next_line(self.process) for _ in range(2)]
        if not self.greeting[0].startswith("Mazzo is listening on "):
            self.stop()
            raise RuntimeError(f"the server did not start: {self.errors}")
        self.url = self.greeting[0].removeprefix("Mazzo is listening on ")

    def _listen(self, stream: IO[str]) -> None:
        self.errors.extend(line.rstrip("\n") for line in stream)

    @property
    def port(self) -> int:
        port = urlsplit(self.url).port
        assert port
        return port

    @property
    def log(self) -> list[dict[str, Any]]:
        return [_read(line) for line in self.errors]

    def complaints(self) -> list[dict[str, Any]]:
        """The warnings and errors of the log."""
        return [line for line in self.log if line["level"] not in ("info", "debug")]

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def end(self) -> None:
        """End the process without checking its exit code."""
        self.stop(signal.SIGTERM if "--workers" in self._flags else signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """End the process, and return its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            code = self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(60)
            raise
        self._listening.join(60)
        for stream in (self.process.stdout, self.process.stderr):
            if stream:
                stream.close()
        return code


def _read(line: str) -> dict[str, Any]:
    """A line of the log as data. Lines that are not JSON count as errors."""
    try:
        read: dict[str, Any] = json.loads(line)
    except ValueError:
        return {"level": "error", "message": line}
    return read
