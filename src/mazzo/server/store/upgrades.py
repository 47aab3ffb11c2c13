"""How this version of Mazzo reads what earlier ones wrote: the one place that knows of earlier logs.

Every entry of a log is kept with the version of the log's format that it was written in, and every table with the
version of the rules that played there last. An entry of an earlier format is read through the upgrades from its version
on, one after another: plain JSON in, plain JSON out, nothing else known. The log itself stays as it was written.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.table.names import check_name

LOG_VERSION = 2
"""Counts up when an entry of the same words would do something else at a table, or would not be understood."""

Plain = dict[str, Any]


def from_version_1(entry: Plain) -> Plain:
    """Faces were kept; anybody seated began another game; a seat was taken without asking; names could be illegible."""
    command = entry["command"]
    match command["command"]:
        case "emote":
            command = {"command": "nothing"}
        case "start" | "rematch":
            command = {"command": "begin"}
        case "takeover":
            command = {"command": "seated", "seat": command["seat"]}
        case "sit":
            command = {"command": "seated", "seat": 0}  # the next one; a person and their guests had several
        case "join" | "rename":
            command = {**command, "name": legible(command["name"])}
        case _:
            pass
    return {**entry, "command": command}


def legible(name: str) -> str:
    try:
        return check_name(name)
    except Refused:
        return "Somebody"


SNAPSHOT_FORMAT = 1
"""Counts up when a snapshot of the same words would make another table, or would not be understood."""

UPGRADES: dict[int, Callable[[Plain], Plain]] = {1: from_version_1}
"""By the version that they read, what makes an entry of the next."""


SNAPSHOT_UPGRADES: dict[int, Callable[[Plain], Plain]] = {}
"""The same for snapshots."""


def upgraded(text: str, version: int) -> bytes | str:
    """An entry of any version, in JSON, as this version writes it."""
    return _upgraded(text, version, LOG_VERSION, UPGRADES)


def upgraded_snapshot(text: str, version: int) -> bytes | str:
    """A snapshot of any format, in JSON, as this version writes it."""
    return _upgraded(text, version, SNAPSHOT_FORMAT, SNAPSHOT_UPGRADES)


def _upgraded(text: str, version: int, newest: int, upgrades: dict[int, Callable[[Plain], Plain]]) -> bytes | str:
    if version == newest:
        return text
    if version > newest:
        raise ValueError(f"it was written by a newer Mazzo (log {version}); this one reads logs up to {newest}")
    plain = msgspec.json.decode(text, type=Plain)
    for number in range(version, newest):
        plain = upgrades[number](plain)
    return msgspec.json.encode(plain)


def rules_now() -> dict[str, int]:
    """By game, which version of its rules this Mazzo plays."""
    return {name: game.version for name, game in GAMES.items()}


def changed_rules(before: dict[str, int]) -> dict[str, str]:
    """By game, how its rules differ from those that played before. A game that nothing is known of had its first."""
    return {
        game: f"the rules of {game} were version {before.get(game, 1)}, and are version {now}"
        for game, now in rules_now().items()
        if before.get(game, 1) != now
    }
