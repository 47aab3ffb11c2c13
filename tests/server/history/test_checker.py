"""The checker accepts a good history, and finds the fault of each bad one."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.history.checker import check, main
from tests.server.history.history import (
    Acknowledged,
    Asked,
    Closed,
    Event,
    History,
    Opened,
    Refused,
    Told,
    WithoutEffect,
    Written,
    load,
)

GAME = [(1, "ada-1"), (2, "leo-1"), (3, None), (4, "ada-2")]  # the log: its entries, and the ids of who asked


def written(seq: int, id: str | None, shows: str = "") -> Written:
    who = id.partition("-")[0] if id else None
    return Written("table", seq, who, id, _command(id), {"table": shows or f"at {seq}"})


def _command(id: str | None) -> Any:
    return {"command": "sit", "who": id}


def history(*events: Event, log: list[Written] | None = None) -> History:
    """The events come in this order, whatever time they were made with."""
    times = count(1.0)
    ordered: list[Event] = [type(event)(next(times), *_values(event)) for event in events]
    return History("by hand", ordered, [written(seq, id) for seq, id in GAME] if log is None else log)


def _values(event: Event) -> list[Any]:
    return [getattr(event, name) for name in event.__struct_fields__ if name != "at"]


def opened(connection: int, client: str = "ada") -> Event:
    return Opened(0, connection, client, "table", 0)


def asked(connection: int, id: str) -> Event:
    return Asked(0, connection, id, _command(id))


def done(connection: int, id: str, version: int) -> Event:
    return Acknowledged(0, connection, id, version)


def refused(connection: int, id: str) -> Event:
    return Refused(0, connection, id, "outdated")


def told(connection: int, version: int, shows: str = "") -> Event:
    return Told(0, connection, version, {"table": shows or f"at {version}"})


ADA = (opened(1), asked(1, "ada-1"), told(1, 1), done(1, "ada-1", 1))
LEO = (opened(2, "leo"), told(2, 1), asked(2, "leo-1"), told(2, 2), done(2, "leo-1", 2))
ADA_AGAIN = (told(1, 2), told(1, 3), asked(1, "ada-2"), told(1, 4), done(1, "ada-2", 4))
ALL = (*ADA, *LEO, *ADA_AGAIN)


@pytest.mark.parametrize(
    "events",
    [
        ALL,
        (*ALL, Closed(0, 1, "cut"), opened(3), told(3, 4), asked(3, "ada-2"), done(3, "ada-2", 4)),  # asked again
        (*ALL, asked(1, "ada-3"), refused(1, "ada-3")),
        (*ALL, asked(1, "ada-3"), opened(3), told(3, 4), asked(3, "ada-3"), refused(3, "ada-3")),  # once no answer
        (*ADA, *LEO, told(2, 4), asked(1, "ada-2")),  # an update is missed, and an answer never comes
        (*ALL, opened(3), told(3, 4), told(2, 3)),  # an older connection is behind
    ],
)
def test_a_good_history(events: tuple[Event, ...]) -> None:
    assert check(history(*events)) == []


def without_effect(*events: Event) -> History:
    """A history in which the command ada-3 would have changed nothing at any version."""
    return replace(history(*events), without_effect=frozenset(WithoutEffect("table", at, "ada-3") for at in range(9)))


def test_a_command_without_effect_is_acknowledged_and_not_in_the_log() -> None:
    asked_twice = (asked(1, "ada-3"), done(1, "ada-3", 4), asked(1, "ada-3"), refused(1, "ada-3"))
    assert check(without_effect(*ALL, *asked_twice)) == []


LOG = [written(seq, id) for seq, id in GAME]
BAD = {
    "a command without effect is acknowledged by a process that is behind": (
        without_effect(*ALL, asked(1, "ada-3"), done(1, "ada-3", 3)),
        "ada-3 is version 3 of table, and was asked for when 4 was done",
    ),
    "an acknowledged command is not in the log": (
        history(*ALL, log=LOG[:3]),
        "ada-2 was acknowledged at version 4, and is nowhere in the log",
    ),
    "an acknowledged command is missing after a crash, and another has its place": (
        history(*ALL, opened(3, "leo"), told(3, 4), log=[*LOG[:3], written(4, None)]),
        "ada-2 was acknowledged at version 4, and is nowhere in the log",
    ),
    "a command happened twice": (
        history(*ALL, log=[*LOG, written(5, "leo-1")]),
        "leo-1 happened twice, the second time as entry 5 of table",
    ),
    "a command that nobody acknowledged happened twice": (
        history(*ADA, *LEO, asked(1, "ada-2"), log=[*LOG, written(5, "ada-2")]),
        "ada-2 happened twice, the second time as entry 5 of table",
    ),
    "a command was done once, and acknowledged at two versions": (
        history(*ALL, opened(3), told(3, 4), asked(3, "ada-1"), done(3, "ada-1", 4)),
        "ada-1 was acknowledged at version 4, and is entry 1 of table in the log",
    ),
    "a refused command happened": (
        history(*ADA, *LEO, told(1, 2), told(1, 3), asked(1, "ada-2"), refused(1, "ada-2")),
        "ada-2 was refused (outdated), and is entry 4 of table in the log",
    ),
    "an acknowledged command is refused when it is asked for again": (
        history(*ALL, opened(3), told(3, 4), asked(3, "ada-2"), refused(3, "ada-2")),
        "ada-2 was acknowledged, and then refused (outdated)",
    ),
    "a version goes back on one connection": (
        history(*ALL, told(1, 3)),
        "ada was told version 3 after 4",
    ),
    "a version comes twice on one connection": (
        history(*ALL, told(1, 4)),
        "ada was told version 4 after 4",
    ),
    "a version goes back from one connection to the next": (
        history(*ALL, Closed(0, 1, "cut"), opened(3), told(3, 3)),
        "ada came to version 3; ada had been told 4 before",
    ),
    "a newcomer is shown less than others knew": (
        history(*ALL, opened(3, "mia"), told(3, 3)),
        "mia came to version 3; somebody had been told 4 before",
    ),
    "two orders: somebody was acknowledged in another order than the log's": (
        history(*ALL, log=[LOG[1], LOG[0], *LOG[2:]]),
        "table: entry 2 was written after entry 0",
    ),
    "two orders: the log has two entries for one version": (
        history(*ALL, log=[*LOG, written(4, None, "something else")]),
        "table: entry 4 was written after entry 4",
    ),
    "the order is not that of time": (
        history(
            opened(1),
            asked(1, "ada-1"),
            told(1, 2),
            done(1, "ada-1", 2),
            opened(2, "leo"),
            asked(2, "leo-1"),
            told(2, 2),
            done(2, "leo-1", 1),
            log=[written(1, "leo-1"), written(2, "ada-1")],
        ),
        "leo-1 is version 1 of table, and was asked for when 2 was done",
    ),
    "an acknowledgement of something that was never asked": (
        history(*ALL, done(1, "ada-9", 4)),
        "ada-9 was answered on connection 1, which had no such question",
    ),
    "an answer goes to another connection": (
        history(*ALL, opened(3), told(3, 4), done(3, "ada-2", 4)),
        "ada-2 was answered on connection 3, which had no such question",
    ),
    "two answers to one question": (
        history(*ALL, done(1, "ada-2", 4)),
        "ada-2 was answered on connection 1, which had no such question",
    ),
    "a command is acknowledged before it is shown": (
        history(*ADA, *LEO, asked(1, "ada-2"), done(1, "ada-2", 4)),
        "ada-2 was acknowledged at version 4, shown was 1",
    ),
    "the log has something that nobody asked for": (
        history(*ALL, log=[*LOG, written(5, "mia-1")]),
        "entry 5 of table is mia-1, which nobody asked for",
    ),
    "the log has something else than was asked for": (
        history(*ALL, log=[Written("table", 1, "ada", "ada-1", "stand"), *LOG[1:]]),
        "ada-1 asked for {'command': 'sit', 'who': 'ada-1'} at table; entry 1 of table is stand",
    ),
    "the log takes one for another": (
        history(*ALL, log=[*LOG[:3], Written("table", 4, "leo", "ada-2", _command("ada-2"))]),
        "entry 4 of table is of leo; ada was ada before",
    ),
    "the log cannot be replayed": (
        history(*ALL, log=[*LOG[:3], replace(LOG[3], error="it is not your turn")]),
        "entry 4 of table cannot be done: it is not your turn",
    ),
    "the log has a gap": (
        history(*ALL[:4], log=[LOG[0], written(3, None)]),
        "table: entry 3 was written after entry 1",
    ),
    "two are shown something else of one version": (
        history(*ALL, opened(3, "mia"), told(3, 4, "something else"), log=[replace(entry, shows={}) for entry in LOG]),
        "mia was shown another table of version 4 of table",
    ),
    "somebody is shown something else than the log makes": (
        history(*ALL, log=[*LOG[:3], written(4, "ada-2", "something else")]),
        "ada was shown another table of version 4 of table",
    ),
    "a game that ended is not kept": (
        history(*ALL, log=[*LOG[:3], replace(LOG[3], ended={"table-1": "won"})]),
        "the log ends the game table-1 as won; its record is None",
    ),
    "a record is not of the game that ended": (
        replace(history(*ALL, log=[*LOG[:3], replace(LOG[3], ended={"table-1": "won"})]), records={"table-1": "lost"}),
        "the log ends the game table-1 as won; its record is lost",
    ),
    "a record is of a game that never was": (
        replace(history(*ALL), records={"table-1": "won"}),
        "the log ends the game table-1 as None; its record is won",
    ),
    "somebody is told of what is lost in a crash": (
        history(*ALL, told(2, 5)),
        "leo was told version 5, which the log does not have",
    ),
}


@pytest.mark.parametrize("what", BAD)
def test_a_bad_history(what: str) -> None:
    bad, complaint = BAD[what]
    assert [violation for violation in check(bad) if violation.startswith(complaint)], check(bad)


def test_a_history_that_was_saved_is_checked_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, complaint = BAD["a version goes back on one connection"]
    path = bad.save(tmp_path)
    assert load(path) == bad
    assert main(str(path)) == 1
    assert capsys.readouterr().out == f"{complaint}\n"
    assert main(str(history(*ALL).save(tmp_path))) == 0
