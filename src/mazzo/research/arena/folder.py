"""A tournament stored in a folder: its results, so that it can be resumed, and a record of every game."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from mazzo.core.errors import Refused, shorten
from mazzo.core.record import write
from mazzo.research.arena.matches import BotMatchResults, BotStats, Played

LOG = "arena.jsonl"
"""One line about the tournament, then one for each part played."""


class TournamentFolder:
    def __init__(self, folder: Path, about: dict[str, Any]) -> None:
        """Create the folder, or open one with the same tournament."""
        self.folder = folder
        self._log = folder / LOG
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._whole = _whole_lines(self._log) if self._log.exists() else [json.dumps(about)]
            if json.loads(self._whole[0]) != json.loads(json.dumps(about)):
                raise Refused(
                    f"{shorten(str(folder))} holds another tournament; name another folder, or the same bots and rules"
                )
            self._write(self._log, "".join(f"{line}\n" for line in self._whole))
        except (OSError, ValueError) as error:
            raise error if isinstance(error, Refused) else _unusable(folder, error) from None

    def outcome(self) -> BotMatchResults:
        """The results stored so far."""
        outcome = BotMatchResults()
        for line in self._whole[1:]:
            outcome.add(_read(json.loads(line)))
        return outcome

    def add(self, part: BotMatchResults) -> None:
        """Store the results of a part: first the records, then the line that makes them count."""
        try:
            for number, record in part.records.items():
                self._write(self.folder / f"game-{number:06}.json", write(record))
            plain = {"played": part.played, "stats": part.stats}
            with open(self._log, "ab") as log:
                log.write(msgspec.json.encode(plain) + b"\n")
        except OSError as error:
            raise _unusable(self.folder, error) from None

    def _write(self, path: Path, text: str) -> None:
        draft = path.with_suffix(".draft")
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)


def seed_of(folder: Path) -> str | None:
    """The seed of the tournament in a folder, or None."""
    try:
        seed = json.loads(_whole_lines(folder / LOG)[0])["seed"]
    except FileNotFoundError:
        return None
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise _unusable(folder, error) from None
    return str(seed)


def _whole_lines(log: Path) -> list[str]:
    """The lines of the log, without a last one that was cut off."""
    whole, _, _ = log.read_text(encoding="utf-8").rpartition("\n")
    return whole.split("\n")


def _read(part: Any) -> BotMatchResults:
    played = [msgspec.convert(each, Played) for each in part["played"]]
    return BotMatchResults(played, {int(entrant): _stats(stats) for entrant, stats in part["stats"].items()})


def _stats(plain: Any) -> BotStats:
    classes = Counter({int(number): count for number, count in plain["classes"].items()})
    return BotStats(plain["decisions"], plain["seconds"], classes, Counter(plain["failures"]), plain["complaints"])


def _unusable(folder: Path, error: Exception) -> Refused:
    why = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Refused(f"cannot store a tournament in {shorten(str(folder))}: {why}")
