"""The checker accepts good histories, and finds the violation in each bad one."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.history.checker import check, main
from tests.server.history.history import (
    Acknowledged,
    Closed,
    Event,
    History,
    Opened,
    Received,
    Refused,
    Sent,
    WithoutEffect,
    Written,
    load,
)

GAME = [(1, "ada-1"), (2, "leo-1"), (3, None), (4, "ada-2")]  # the log: sequence numbers and ids of commands


def written(seq: int, id: str | None, shows: str = "") -> Written:
    who = id.partition("-")[0] if id else None
    return Written("table", seq, who, id, _command(id), {"table": shows or f"at {seq}"})


def _command(id: str | None) -> Any:
    return {"command": "sit", "who": id}


def history(*events: Event, log: list[Written] | None = None) -> History:
    """A history with these events in this order."""
    times = count(1.0)
    ordered: list[Event] = [type(event)(next(times), *_values(event)) for event in events]
    return History("by hand", ordered, [written(seq, id) for seq, id in GAME] if log is None else log)


def _values(event: Event) -> list[Any]:
    return [getattr(event, name) for name in event.__struct_fields__ if name != "at"]


def opened(connection: int, client: str = "ada") -> Event:
    return Opened(0, connection, client, "table", 0)


def sent(connection: int, id: str) -> Event:
    return Sent(0, connection, id, _command(id))


def done(connection: int, id: str, version: int) -> Event:
    return Acknowledged(0, connection, id, version)


def refused(connection: int, id: str) -> Event:
    return Refused(0, connection, id, "outdated")


def received(connection: int, version: int, shows: str = "") -> Event:
    return Received(0, connection, version, {"table": shows or f"at {version}"})


ADA = (opened(1), sent(1, "ada-1"), received(1, 1), done(1, "ada-1", 1))
LEO = (opened(2, "leo"), received(2, 1), sent(2, "leo-1"), received(2, 2), done(2, "leo-1", 2))
ADA_AGAIN = (received(1, 2), received(1, 3), sent(1, "ada-2"), received(1, 4), done(1, "ada-2", 4))
ALL = (*ADA, *LEO, *ADA_AGAIN)


@pytest.mark.parametrize(
    "events",
    [
        ALL,
        (*ALL, Closed(0, 1, "cut"), opened(3), received(3, 4), sent(3, "ada-2"), done(3, "ada-2", 4)),  # sent again
        (*ALL, sent(1, "ada-3"), refused(1, "ada-3")),
        (
            *ALL,
            sent(1, "ada-3"),
            opened(3),
            received(3, 4),
            sent(3, "ada-3"),
            refused(3, "ada-3"),
        ),  # one without an answer
        (*ADA, *LEO, received(2, 4), sent(1, "ada-2")),  # without an update and an answer
        (*ALL, opened(3), received(3, 4), received(2, 3)),  # an older connection is behind
    ],
)
def test_a_good_history(events: tuple[Event, ...]) -> None:
    assert check(history(*events)) == []


def without_effect(*events: Event) -> History:
    """A history in which the command ada-3 would have changed nothing at any version."""
    return replace(history(*events), without_effect=frozenset(WithoutEffect("table", at, "ada-3") for at in range(9)))


def test_a_command_without_effect_is_acknowledged_and_not_in_the_log() -> None:
    sent_twice = (sent(1, "ada-3"), done(1, "ada-3", 4), sent(1, "ada-3"), refused(1, "ada-3"))
    assert check(without_effect(*ALL, *sent_twice)) == []


LOG = [written(seq, id) for seq, id in GAME]
BAD = {
    "a command without effect is acknowledged by a process that is behind": (
        without_effect(*ALL, sent(1, "ada-3"), done(1, "ada-3", 3)),
        "ada-3 is version 3 of table, and was sent when 4 was done",
    ),
    "an acknowledged command is not in the log": (
        history(*ALL, log=LOG[:3]),
        "ada-2 was acknowledged at version 4, and is nowhere in the log",
    ),
    "an acknowledged command is missing after a crash, and another has its place": (
        history(*ALL, opened(3, "leo"), received(3, 4), log=[*LOG[:3], written(4, None)]),
        "ada-2 was acknowledged at version 4, and is nowhere in the log",
    ),
    "a command happened twice": (
        history(*ALL, log=[*LOG, written(5, "leo-1")]),
        "leo-1 happened twice, the second time as entry 5 of table",
    ),
    "an unacknowledged command happened twice": (
        history(*ADA, *LEO, sent(1, "ada-2"), log=[*LOG, written(5, "ada-2")]),
        "ada-2 happened twice, the second time as entry 5 of table",
    ),
    "a command was done once, and acknowledged at two versions": (
        history(*ALL, opened(3), received(3, 4), sent(3, "ada-1"), done(3, "ada-1", 4)),
        "ada-1 was acknowledged at version 4, and is entry 1 of table in the log",
    ),
    "a refused command happened": (
        history(*ADA, *LEO, received(1, 2), received(1, 3), sent(1, "ada-2"), refused(1, "ada-2")),
        "ada-2 was refused (outdated), and is entry 4 of table in the log",
    ),
    "an acknowledged command is refused when it is sent again": (
        history(*ALL, opened(3), received(3, 4), sent(3, "ada-2"), refused(3, "ada-2")),
        "ada-2 was acknowledged, and then refused (outdated)",
    ),
    "a version goes back on one connection": (
        history(*ALL, received(1, 3)),
        "ada received version 3 after 4",
    ),
    "a version comes twice on one connection": (
        history(*ALL, received(1, 4)),
        "ada received version 4 after 4",
    ),
    "a version goes back from one connection to the next": (
        history(*ALL, Closed(0, 1, "cut"), opened(3), received(3, 3)),
        "ada came to version 3; ada had received 4 before",
    ),
    "a newcomer gets an older version than others": (
        history(*ALL, opened(3, "mia"), received(3, 3)),
        "mia came to version 3; a client had received 4 before",
    ),
    "two orders: acknowledgements are in another order than the log": (
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
            sent(1, "ada-1"),
            received(1, 2),
            done(1, "ada-1", 2),
            opened(2, "leo"),
            sent(2, "leo-1"),
            received(2, 2),
            done(2, "leo-1", 1),
            log=[written(1, "leo-1"), written(2, "ada-1")],
        ),
        "leo-1 is version 1 of table, and was sent when 2 was done",
    ),
    "an acknowledgement of a command that was never sent": (
        history(*ALL, done(1, "ada-9", 4)),
        "ada-9 was answered on connection 1, which had not sent it",
    ),
    "an answer goes to another connection": (
        history(*ALL, opened(3), received(3, 4), done(3, "ada-2", 4)),
        "ada-2 was answered on connection 3, which had not sent it",
    ),
    "two answers to one command": (
        history(*ALL, done(1, "ada-2", 4)),
        "ada-2 was answered on connection 1, which had not sent it",
    ),
    "a command is acknowledged before it is shown": (
        history(*ADA, *LEO, sent(1, "ada-2"), done(1, "ada-2", 4)),
        "ada-2 was acknowledged at version 4, shown was 1",
    ),
    "the log has a command that no client sent": (
        history(*ALL, log=[*LOG, written(5, "mia-1")]),
        "entry 5 of table is mia-1, which no client sent",
    ),
    "the log has another command than was sent": (
        history(*ALL, log=[Written("table", 1, "ada", "ada-1", "stand"), *LOG[1:]]),
        "ada-1 was {'command': 'sit', 'who': 'ada-1'} at table; entry 1 of table is stand",
    ),
    "the log confuses two clients": (
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
    "two clients get different contents of one version": (
        history(*ALL, opened(3, "mia"), received(3, 4, "another"), log=[replace(entry, shows={}) for entry in LOG]),
        "mia was shown another table of version 4 of table",
    ),
    "a client gets other contents than the log makes": (
        history(*ALL, log=[*LOG[:3], written(4, "ada-2", "something else")]),
        "ada was shown another table of version 4 of table",
    ),
    "a finished game has no record": (
        history(*ALL, log=[*LOG[:3], replace(LOG[3], ended={"table-1": "won"})]),
        "the log ends the game table-1 as won; its record is None",
    ),
    "a record differs from the game that ended": (
        replace(history(*ALL, log=[*LOG[:3], replace(LOG[3], ended={"table-1": "won"})]), records={"table-1": "lost"}),
        "the log ends the game table-1 as won; its record is lost",
    ),
    "a record is of no game in the log": (
        replace(history(*ALL), records={"table-1": "won"}),
        "the log ends the game table-1 as None; its record is won",
    ),
    "a client gets a version that is lost in a crash": (
        history(*ALL, received(2, 5)),
        "leo received version 5, which the log does not have",
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
