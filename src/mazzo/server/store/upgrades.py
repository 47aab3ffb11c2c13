"""Reading data of earlier versions: the only place that knows earlier logs.

Every log entry is stored with the version of its format, and every table with the version of its last rules. An entry
of an earlier format passes through the upgrades from its version on: plain JSON in, plain JSON out. The log itself
stays unchanged.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from mazzo.core.errors import Refused
from mazzo.games import GAMES
from mazzo.table.names import check_name

LOG_VERSION = 2
"""The version of log entries, raised when an entry would have another effect or would not be understood."""

Plain = dict[str, Any]


def from_version_1(entry: Plain) -> Plain:
    """Version 1 stored faces, let anybody seated begin, gave seats without asking, and allowed illegible names."""
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


def snapshot_from_format_1(snapshot: Plain) -> Plain:
    """Format 1 did not store who came to a table of a tournament: everyone with a seat counts as present."""
    if snapshot["settings"].get("tournament") is None:
        return snapshot
    seated = [chair["person"] or chair.get("left_by") for chair in snapshot["chairs"]]
    return {**snapshot, "came": [who for who in snapshot["players"] or seated if who is not None]}


SNAPSHOT_FORMAT = 2
"""The version of snapshots, raised when a snapshot would make another table or would not be understood."""

UPGRADES: dict[int, Callable[[Plain], Plain]] = {1: from_version_1}
"""For each version, the function that upgrades its entries to the next."""


SNAPSHOT_UPGRADES: dict[int, Callable[[Plain], Plain]] = {1: snapshot_from_format_1}
"""For each version, the function that upgrades its snapshots to the next."""


def upgraded(text: str, version: int) -> bytes | str:
    """An entry of any version, in JSON, in the present format."""
    return _upgraded(text, version, LOG_VERSION, UPGRADES)


def upgraded_snapshot(text: str, version: int) -> bytes | str:
    """A snapshot of any format, in JSON, in the present format."""
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
    """The present version of each game's rules."""
    return {name: game.version for name, game in GAMES.items()}


def changed_rules(before: dict[str, int]) -> dict[str, str]:
    """The changes of each game's rules since these versions. A game without a version had its first."""
    return {
        game: f"the rules of {game} were version {before.get(game, 1)}, and are version {now}"
        for game, now in rules_now().items()
        if before.get(game, 1) != now
    }
