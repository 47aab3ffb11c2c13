"""Unfinished games against bots, kept on disk so that the person can continue them."""

import os
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from typing import Any, BinaryIO

import msgspec
from msgspec.structs import replace

from mazzo import bots
from mazzo.bots.outside import SECONDS
from mazzo.bots.own import UserBot, register
from mazzo.client.files import shown, write_private
from mazzo.core.errors import Refused, shorten
from mazzo.core.record import Record
from mazzo.games import GAMES
from mazzo.table.clock import Clock
from mazzo.table.commands import AddBot, Command, Join, Seed, Sit, Start
from mazzo.table.settings import Settings
from mazzo.table.snapshot import KeptPlay, Snapshot, restored, snapshot_of
from mazzo.table.state import TableState
from mazzo.table.table import Table
from mazzo.table.updates import Stage

if sys.platform != "win32":
    import fcntl

ME = "me"
CODE = "here"
NOTHING_KEPT = "no game against bots is kept here; begin one with mazzo play GAME"


class KeptGame(msgspec.Struct, frozen=True):
    """The table of one person, with an unfinished game."""

    snapshot: Snapshot
    at: float  # the time of the snapshot, on the clock of the process that made it
    waits: bool = True  # whether a reaction waits for the person
    programs: Mapping[str, str] = {}  # the user's own bots: for each name, its class or command
    seconds: float = SECONDS  # time limit for a decision of these bots

    @property
    def record(self) -> Record:
        if self.snapshot.play is None:
            raise Refused("there is no game in it")
        return self.snapshot.play.record

    def table(self, now: float) -> Table:
        """The table as it was, with its clock set to this time."""
        kept, record = self.snapshot.play, self.record
        if record.game not in GAMES:
            raise Refused(f"there is no game {shorten(record.game)} here anymore")
        if not kept or kept.rules != GAMES[record.game].version:
            raise Refused(f"its rules have changed since: it was kept by another version of {record.game}")
        self._load_programs(record.game)
        are_bots_asked = restored(CODE, self.snapshot, GAMES, bots.for_tables()).bots_asked()
        deadline = self.snapshot.clock.deadline
        clock = Clock(
            deadline=None if deadline is None else deadline - self.at + now,
            bots_at=now if are_bots_asked else None,
        )
        return Table(restored(CODE, replace(self.snapshot, clock=clock, active_at=now), GAMES, bots.for_tables()))

    def _load_programs(self, game: str) -> None:
        for name, program in self.programs.items():
            if name not in bots.OWN[game]:
                found = register(program, game, self.seconds)
                bots.OWN[game][name] = bots.OWN[game].pop(found)


def kept_game(state: TableState, now: float, waits: bool) -> KeptGame:
    """The kept form of a table in this process."""
    own = bots.OWN[state.settings.game]
    makers = {holder.bot: maker for holder in state.seats if isinstance(maker := own.get(holder.bot), UserBot)}
    programs = {name: maker.program for name, maker in makers.items()}
    seconds = max((maker.seconds for maker in makers.values()), default=SECONDS)
    return KeptGame(snapshot_of(state), now, waits, programs, seconds)


def kept_play(options: dict[str, Any], opponents: Sequence[str], record: Record, now: float) -> KeptGame:
    """The kept form of a game without a table, in which the person has seat 0."""
    assert record.seed is not None
    settings = Settings(record.game, record.edition, options, turn_seconds=None)
    table = Table.open(CODE, settings, GAMES, bots.for_tables())
    table.handle(None, Seed(record.seed), now)
    commands: list[Command] = [Join(record.seats[0]), Sit(), *map(AddBot, opponents), Start()]
    for command in commands:
        table.handle(ME, command, now)
    kept = kept_game(table.state, now, waits=True)
    holders = [replace(holder, name=name) for holder, name in zip(table.state.seats, record.seats, strict=True)]
    play = KeptPlay(record, GAMES[record.game].version)
    return replace(kept, snapshot=replace(kept.snapshot, seats=tuple(holders), play=play))


class GameKeeper:
    """Writes one person's game after every move until it is over. A lock keeps other processes from continuing it."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """With a path, continue the kept game there. Refuses a game that another process plays."""
        self._folder = folder
        self._path: Path | None = None
        self._lock: BinaryIO | None = None
        self._is_closed = False
        if path:
            self._take(path)

    def write(self, kept: KeptGame) -> None:
        """Replace the kept game; after the last move there is none."""
        if self._is_closed:
            return
        if kept.snapshot.stage is not Stage.PLAYING or kept.record.result:
            self._remove()
            return
        try:
            if self._path is None:
                self._take(self._folder / f"{token_hex(6)}.json")
            assert self._path
            write_private(self._path, msgspec.json.encode(kept))
        except OSError as error:
            raise Refused(f"this game cannot be kept: {error.strerror or error}") from None

    def close(self) -> None:
        """Release the game, so that it can be continued."""
        self._is_closed = True
        if self._lock:
            self._lock.close()
        self._lock = None

    def _take(self, path: Path) -> None:
        self._lock = _lock(path)
        if self._lock is None:
            raise Refused(f"{shown(str(path))} is being played in another terminal")
        self._path = path

    def _remove(self) -> None:
        """Remove the game and its lock; the next game of the evening gets another file."""
        if self._path:
            with suppress(OSError):
                self._path.unlink(missing_ok=True)
                _lock_file(self._path).unlink(missing_ok=True)
        if self._lock:
            self._lock.close()
        self._path = self._lock = None


def find_kept(folder: Path) -> list[Path]:
    """The games that can be continued, the last one played first."""
    found: list[tuple[float, Path]] = []
    for path in folder.glob("*.json"):
        with suppress(OSError):
            lock = _lock(path)
            if lock:
                lock.close()
                found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def read_kept(path: Path) -> KeptGame:
    """The game in a file. A broken file is refused and not changed."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=KeptGame)
    except OSError as error:
        raise Refused(f"{shown(str(path))} cannot be read: {error.strerror}") from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise Refused(
            f"{shown(str(path))} is no kept game of this version ({error}); it stays there, and you can delete it"
        ) from None


def restore(path: Path, kept: KeptGame, now: float) -> Table:
    """The table of a kept game. A refusal names the file."""
    try:
        return kept.table(now)
    except (Refused, LookupError, AssertionError, TypeError, ValueError) as error:
        why = str(error) if isinstance(error, Refused) else "its parts do not fit together"
        raise Refused(f"{shown(str(path))} cannot be continued: {why}; it stays there, and you can delete it") from None


def _lock_file(path: Path) -> Path:
    return path.with_suffix(".lock")


def _lock(path: Path) -> BinaryIO | None:
    """A lock that the system releases when the process ends; None if another process has it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.fdopen(os.open(_lock_file(path), os.O_RDWR | os.O_CREAT, 0o600), "rb")
    if sys.platform != "win32":
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            return None
    return file
