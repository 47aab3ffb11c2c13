"""Forgetting people: who they are at once, then every name they typed, in the logs of tables and in records.

What is left to do is kept in the database, so that a server that ends half-way goes on with it. The log of a table is
rewritten in one transaction with one more entry, which tells every process that has the table at hand to read it anew.
"""

import re
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from mazzo.server.store.database import INSERT_ENTRY, Statement
from mazzo.server.store.entries import Entry
from mazzo.server.store.storage import Storage
from mazzo.server.store.upgrades import LOG_VERSION
from mazzo.table.commands import Forgotten
from mazzo.table.names import LONGEST_NAME, SOMEBODY
from mazzo.table.people import owner

KEPT_SECONDS = 24 * 3600.0  # how long it is known that a person is forgotten, for connections that have not ended yet
MOST_AT_ONCE = 100
CUT = LONGEST_NAME - 4  # letters that a table leaves of a name, before a number that tells it from another

UPDATE_ENTRY = "UPDATE entries SET entry = $1 WHERE code = $2 AND seq = $3"
UPDATE_RECORD = (
    "UPDATE records SET summary = $1, record = $2, knows_people = $3 WHERE id = $4 AND record = $5 RETURNING id"
)


class _Named(msgspec.Struct):
    who: str
    command: dict[str, Any]


class Rewritten(NamedTuple):
    """A table that has to be read anew, and its last entry."""

    code: str
    version: int


async def forget(storage: Storage, who: str, now: float) -> list[Rewritten] | None:
    """Forget a person: from now on nobody is them. None when nobody is known by that id."""
    is_known = await storage.database.write(
        (
            "INSERT INTO forgotten (who, at) SELECT who, CAST($2 AS DOUBLE PRECISION) FROM people WHERE who = $1"
            " ON CONFLICT DO NOTHING RETURNING who",
            (who, now),
        ),
        ("DELETE FROM tokens WHERE who = $1", (who,)),
        ("DELETE FROM moves WHERE who = $1", (who,)),
        ("DELETE FROM people WHERE who = $1", (who,)),
    )
    return await _forget_names(storage, who, now) if is_known else None


async def forget_the_absent(storage: Storage, before: float, now: float) -> list[Rewritten]:
    """Forget people whose tokens have not been seen since, and the names in old records that know no people.

    Only some at once, so that nobody has to wait for it.
    """
    await storage.database.fetch(
        "DELETE FROM tokens WHERE token_hash IN (SELECT token_hash FROM tokens WHERE seen_at < $1 LIMIT $2)"
        " RETURNING who",
        before,
        MOST_AT_ONCE,
    )
    rewritten: list[Rewritten] = []
    for (who,) in await storage.database.fetch(
        "SELECT who FROM people WHERE since < $1 AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.who = people.who)"
        " AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.who = people.who) LIMIT $2",
        before,
        MOST_AT_ONCE,
    ):
        rewritten += await forget(storage, who, now) or ()
        await storage.database.fetch("DELETE FROM forgotten WHERE who = $1 RETURNING who", who)  # nobody is connected
    for id, summary, record in await storage.database.fetch(
        "SELECT id, summary, record FROM records WHERE NOT knows_people AND ended_at < $1 LIMIT $2",
        before,
        MOST_AT_ONCE,
    ):
        everybody = range(len(_plain(record)["seats"]))
        await storage.database.write(_renamed(id, summary, record, everybody))
    return rewritten


async def go_on(storage: Storage, now: float) -> list[Rewritten]:
    """Go on with what was begun, and look once more after those whose last connections may have typed a name since."""
    rewritten = []
    for (who,) in await storage.database.fetch("SELECT who FROM forgotten"):
        rewritten += await _forget_names(storage, who, now)
    await storage.database.fetch("DELETE FROM forgotten WHERE at < $1 RETURNING who", now - KEPT_SECONDS)
    return rewritten


async def _forget_names(storage: Storage, who: str, now: float) -> list[Rewritten]:
    rewritten = []
    for (code,) in await storage.database.fetch("SELECT code FROM table_people WHERE who = $1", who):
        while (version := await _rewrite(storage, code, who, now)) is None:
            pass  # the table has moved on meanwhile
        if version:
            rewritten.append(Rewritten(code, version))
    for id, seat in await storage.database.fetch("SELECT record_id, seat FROM record_people WHERE who = $1", who):
        await _rename(storage, id, seat)
    return rewritten


async def _rewrite(storage: Storage, code: str, who: str, now: float) -> int | None:
    """Take a person's names out of a log. Returns its new version, 0 if it is closed or gone, none if it moved on."""
    fetch = storage.database.fetch
    found = await fetch("SELECT last_seq, closed_at FROM tables WHERE code = $1", code)
    if not found:
        return 0  # it has been deleted meanwhile, with all that was kept of it
    ((last, closed_at),) = found
    rows = await fetch("SELECT seq, entry FROM entries WHERE code = $1 AND entry LIKE $2", code, f'%"who":"{who}%')
    named = [(seq, entry) for seq, text in rows if (entry := _named(text, who))]
    changes: list[Statement] = [(UPDATE_ENTRY, (_text(_without_name(entry)), code, seq)) for seq, entry in named]
    changes += await _old_records(storage, code, {entry["command"]["name"] for _, entry in named})
    changes.append(("DELETE FROM table_people WHERE who = $1 AND code = $2", (who, code)))
    if closed_at is not None:
        is_closed = "UPDATE tables SET listing = NULL WHERE code = $1 RETURNING code"
        await storage.database.write((is_closed, (code,)), *changes)
        return 0
    advance = (
        "UPDATE tables SET last_seq = $1, listing = NULL"
        " WHERE code = $2 AND last_seq = $3 AND closed_at IS NULL RETURNING code"
    )
    entry = _text(Entry(last + 1, now, Forgotten(), who))
    is_done = await storage.database.write(
        (advance, (last + 1, code, last)), (INSERT_ENTRY, (code, last + 1, entry, LOG_VERSION)), *changes
    )
    return last + 1 if is_done else None


async def _old_records(storage: Storage, code: str, names: Collection[str]) -> list[Statement]:
    """Records of a table that do not know whose the names are: those go that this person ever had here."""
    seeds = await storage.database.fetch(
        "SELECT COUNT(*) FROM entries WHERE code = $1 AND entry LIKE $2", code, '%"command":"seed"%'
    )
    ids = [f"{code}-{number}" for number in range(1, seeds[0][0] + 1)]  # no game begins without one
    changes = []
    for id, summary, record in await storage.database.fetch_each(
        "SELECT id, summary, record FROM records WHERE NOT knows_people AND id", ids
    ):
        seats = [seat for seat, name in enumerate(_plain(record)["seats"]) if _is_one_of(name, names)]
        changes.append(_renamed(id, summary, record, seats, knows_people=False))
    return changes


async def _rename(storage: Storage, id: str, seat: int) -> None:
    is_done = False
    while not is_done:
        ((summary, record),) = await storage.database.fetch("SELECT summary, record FROM records WHERE id = $1", id)
        link = ("DELETE FROM record_people WHERE record_id = $1 AND seat = $2", (id, seat))
        is_done = await storage.database.write(_renamed(id, summary, record, [seat]), link)


def _renamed(id: str, summary: str, record: str, seats: Sequence[int], *, knows_people: bool = True) -> Statement:
    """A record whose players at these seats are nobody in particular; unless it has been changed meanwhile."""
    shown, whole = _plain(summary), _plain(record)
    for seat in seats:
        shown["players"][seat] = whole["seats"][seat] = SOMEBODY
    return UPDATE_RECORD, (_text(shown), _text(whole), knows_people, id, record)


def _named(text: str, who: str) -> Any:
    """An entry in which this person typed a name; nothing for others, and for what cannot be read."""
    with suppress(msgspec.DecodeError):
        entry = msgspec.json.decode(text, type=_Named)
        return _plain(text) if owner(entry.who) == who and "name" in entry.command else None
    return None


def _without_name(entry: Any) -> Any:
    return {**entry, "command": {**entry["command"], "name": SOMEBODY}, "named": None}


def _is_one_of(name: str, typed: Collection[str]) -> bool:
    """Whether a name at a table is one of those that were typed: there it may have been cut, with a number behind."""
    names = [" ".join(each.split()) for each in typed]
    return any(name == each or re.fullmatch(re.escape(each[:CUT]) + " [0-9]+", name) for each in names)


def _plain(text: str) -> Any:
    return msgspec.json.decode(text)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
