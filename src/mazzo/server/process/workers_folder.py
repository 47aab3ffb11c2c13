"""The folder in which the workers of a server count and find each other."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

try:
    import fcntl
except ModuleNotFoundError:  # Windows
    fcntl = None  # type: ignore[assignment]

PREFIX = "mazzo-workers-"


@contextmanager
def workers_folder() -> Iterator[str]:
    """A folder for the workers of one server. Removes those that killed servers left behind."""
    for left in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        if _is_abandoned(left):
            shutil.rmtree(left, ignore_errors=True)
    with tempfile.TemporaryDirectory(prefix=PREFIX) as folder:
        if not fcntl:
            yield folder
            return
        lock = os.open(folder, os.O_RDONLY)  # released by the system when this process ends
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield folder
        finally:
            os.close(lock)


def _is_abandoned(folder: Path) -> bool:
    """Whether no server has locked the folder; False if that cannot be known."""
    if not fcntl:
        return False
    with suppress(OSError):
        lock = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            return True
        finally:
            os.close(lock)
    return False
