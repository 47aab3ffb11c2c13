"""Records on disk."""

from pathlib import Path

from mazzo.core import record as records
from mazzo.core.errors import Refused
from mazzo.core.record import Record


def save(record: Record, folder: Path | None = None) -> str:
    """Write a record into a new file here; its name."""
    for number in range(1, 10_000):
        path = (folder or Path()) / f"mazzo-{record.game}-{number}.json"
        try:
            with open(path, "x", encoding="utf-8") as file:
                file.write(records.write(record))
            return str(path)
        except FileExistsError:
            continue
        except OSError as error:
            raise Refused(f"{path} cannot be written: {error.strerror}") from None
    raise Refused("there are too many records here; save it in another folder")


def load(name: str) -> Record:
    try:
        return records.read(Path(name).expanduser().read_bytes())
    except (OSError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise Refused(f"{name} cannot be read: {why}") from None
