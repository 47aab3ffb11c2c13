"""Programs that tests start, with a limit on waiting."""

import subprocess
import threading

PATIENCE = 60.0  # seconds


def next_line(program: "subprocess.Popen[str]", seconds: float = PATIENCE) -> str:
    """The next line of a program. One that prints nothing for this long is ended, and the result is ""."""
    assert program.stdout
    end = threading.Timer(seconds, program.kill)
    end.start()
    try:
        return program.stdout.readline().strip()
    finally:
        end.cancel()
