"""People's names in logs and records: finding, replacing and forgetting them.

A person is forgotten first, then every name they typed, in the logs of tables and tournaments, and in records.

The remaining work follows from the database: a person is in `forgotten`, and a log or record is still listed with a
name of theirs. After a crash a server continues from there, and two processes may do it together. The log of an open
table gets one more entry, so that every process removes the names.
"""

from collections import defaultdict
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec

from mazzo.games import GAMES
from mazzo.server.store.database import INSERT_ENTRY, Statement
from mazzo.server.store.entries import Entry, NamingEntry
from mazzo.server.store.storage import Storage
from mazzo.server.store.tables import IS_OPEN
from mazzo.server.store.tournaments import TournamentEntry
from mazzo.table.commands import Forgotten
from mazzo.table.names import SOMEBODY
from mazzo.table.people import owner
from mazzo.table.snapshot import Snapshot, without_names
from mazzo.table.tournament.commands import ContestantForgotten

KEPT_SECONDS = 24 * 3600.0  # how long a forgotten person is remembered, for connections that have not ended yet
MOST_AT_ONCE = 100
TABLES_AT_ONCE = 100  # tables in one query, so that commits do not wait long
SLICE = 10  # a slice handles this many logs and as many records
MOST_TRIES = 20  # at a table to which others write; then it is left for the next slice

DELETE_OLD_TOKENS = (
    "DELETE FROM tokens WHERE token_hash IN (SELECT token_hash FROM tokens WHERE seen_at < $1 LIMIT $2) RETURNING who"
)
ABSENT = (
    "SELECT who FROM people WHERE since < $1 AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.who = people.who)"
    " AND NOT EXISTS (SELECT 1 FROM moves WHERE moves.who = people.who) LIMIT $2"
)
LOG_OF = (
    "SELECT last_seq, closed_at, FALSE FROM tables JOIN log_people ON log_people.code = tables.code"
    " WHERE tables.code = $1 AND who = $2 UNION ALL"
    " SELECT last_seq, NULL, TRUE FROM tournaments JOIN log_people ON log_people.code = tournaments.code"
    " WHERE tournaments.code = $1 AND who = $2"
)
LOGS_LEFT = "SELECT forgotten.who, code FROM forgotten JOIN log_people ON log_people.who = forgotten.who LIMIT $1"
RECORDS_LEFT = "SELECT record_id, seat FROM forgotten JOIN record_people ON record_people.who = forgotten.who LIMIT $1"
UPDATE_ENTRY = "UPDATE entries SET entry = $1 WHERE code = $2 AND seq = $3"
UPDATE_SNAPSHOT = "UPDATE snapshots SET snapshot = $1 WHERE code = $2 AND snapshot = $3 RETURNING code"
UPDATE_RECORD = "UPDATE records SET summary = $1, record = $2 WHERE id = $3 AND record = $4 RETURNING id"
DELETE_SEAT = "DELETE FROM record_people WHERE record_id = $1 AND seat = $2"
CLOSED_STILL = "UPDATE tables SET listing = NULL WHERE code = $1 AND closed_at IS NOT NULL RETURNING code"
IS_IN_LOG = "EXISTS (SELECT 1 FROM log_people WHERE who = $4 AND code = $2)"
ADVANCE_TABLE = (
    "UPDATE tables SET last_seq = $1, listing = NULL WHERE code = $2 AND last_seq = $3 AND closed_at IS NULL"
    f" AND {IS_IN_LOG} RETURNING code"
)
ADVANCE_TOURNAMENT = (
    f"UPDATE tournaments SET last_seq = $1 WHERE code = $2 AND last_seq = $3 AND {IS_IN_LOG} RETURNING code"
)
DELETE_LINK = "DELETE FROM log_people WHERE who = $1 AND code = $2"
ENTRIES = "SELECT named, entry FROM entries WHERE named IS NOT NULL AND code"
SNAPSHOTS = "SELECT snapshot FROM snapshots WHERE code"
OPEN_TABLES_OF = f"SELECT code FROM tables WHERE {IS_OPEN} AND code IN (SELECT code FROM log_people WHERE who = $1)"


class Rewritten(NamedTuple):
    """A table whose log has lost a name, and its last entry, which records that."""

    code: str
    version: int


class Slice(NamedTuple):
    """A part of the remaining names."""

    rewritten: list[Rewritten]
    is_last: bool  # nothing was left


async def forget(storage: Storage, who: str, now: float) -> bool:
    """Forget a person's identity now; their names remain to be removed. False if there is no such person."""
    note = (
        "INSERT INTO forgotten (who, at) SELECT who, CAST($2 AS DOUBLE PRECISION) FROM people WHERE who = $1"
        " ON CONFLICT DO NOTHING RETURNING who"
    )
    own = ("tokens", "moves", "push_subscriptions", "day_tries", "people")
    deleted = [(f"DELETE FROM {table} WHERE who = $1", (who,)) for table in own]
    return await storage.database.write((note, (who, now)), *deleted)


async def forget_the_absent(storage: Storage, before: float, now: float) -> bool:
    """Forget some of the people whose tokens have not been seen since. True if there were any."""
    await storage.database.fetch(DELETE_OLD_TOKENS, before, MOST_AT_ONCE)
    absent = await storage.database.column(ABSENT, before, MOST_AT_ONCE)
    for who in absent:
        await forget(storage, who, now - KEPT_SECONDS)  # none of them is connected
    return bool(absent)


async def go_on(storage: Storage, now: float) -> Slice:
    """Remove names of forgotten people from a few logs and records, also those that open connections typed since."""
    logs = await storage.database.fetch(LOGS_LEFT, SLICE)
    records = await storage.database.fetch(RECORDS_LEFT, SLICE)
    versions = [(code, await _rewrite(storage, code, who, now)) for who, code in logs]
    for id, seat in records:
        await _rename(storage, id, seat, SOMEBODY, (DELETE_SEAT, (id, seat)))
    is_last = not (logs or records)
    if is_last:
        await storage.database.fetch("DELETE FROM forgotten WHERE at <= $1 RETURNING who", now - KEPT_SECONDS)
    return Slice([Rewritten(code, version) for code, version in versions if version], is_last)


async def _rewrite(storage: Storage, code: str, who: str, now: float) -> int | None:
    """Remove a person's names from a log, in one transaction with the entry that records it, so that all readers
    agree. Returns the new version of a table; None if it has no reader, or is left for later.
    """
    seen = 0  # entries that have been looked at
    renamed: list[Statement] = []
    for _ in range(MOST_TRIES):
        found = await storage.database.fetch(LOG_OF, code, who)
        if not found:
            return None  # another process has done it, or the log is deleted
        ((last, closed_at, is_tournament),) = found
        renamed += await _entries_without(storage, code, who, after=seen)
        seen = last
        snapshot, unlink = await _snapshot_without(storage, code, who), (DELETE_LINK, (who, code))
        if closed_at is not None:  # no entry follows, so the unchanged snapshot is the condition
            is_done = await storage.database.write(*snapshot, (CLOSED_STILL, (code,)), *renamed, unlink)
        else:
            entry, advance = _entry_of(last + 1, who, now, bool(is_tournament))
            insert = (INSERT_ENTRY, (code, last + 1, entry, None))
            is_done = await storage.database.write(
                (advance, (last + 1, code, last, who)), insert, *renamed, *snapshot, unlink
            )
        if is_done:
            return None if closed_at is not None or is_tournament else last + 1
    return None


def _entry_of(seq: int, who: str, now: float, is_tournament: bool) -> tuple[str, str]:
    """The entry which records that a person is forgotten, and the statement that makes room for it."""
    if is_tournament:
        return _text(TournamentEntry(seq, now, ContestantForgotten(), who)), ADVANCE_TOURNAMENT
    return _text(Entry(seq, now, Forgotten(), who)), ADVANCE_TABLE


async def _entries_without(storage: Storage, code: str, who: str, after: int) -> list[Statement]:
    """Statements that remove a person's names from the entries after this one."""
    sql = "SELECT seq, entry FROM entries WHERE code = $1 AND seq > $2 AND named = $3"
    rows = await storage.database.fetch(sql, code, after, who)
    return [(UPDATE_ENTRY, (_without_name(text), code, seq)) for seq, text in rows]


async def _snapshot_without(storage: Storage, code: str, who: str) -> list[Statement]:
    """A statement that removes a person's names from the snapshot of a log, unless that has changed meanwhile."""
    statements: list[Statement] = []
    for text in await storage.database.column("SELECT snapshot FROM snapshots WHERE code = $1", code):
        with suppress(msgspec.DecodeError):
            snapshot = without_names(msgspec.json.decode(text, type=Snapshot), who, GAMES)
            statements.append((UPDATE_SNAPSHOT, (_text(snapshot), code, text)))
    return statements


async def _rename(storage: Storage, id: str, seat: int, name: str, *others: Statement) -> None:
    """Replace the name at a seat of a record, in one transaction with other statements."""
    is_done = False
    while not is_done:
        ((summary, record),) = await storage.database.fetch("SELECT summary, record FROM records WHERE id = $1", id)
        is_done = await storage.database.write(renamed(id, summary, record, seat, name), *others)


def renamed(id: str, summary: str, record: str, seat: int, name: str) -> Statement:
    """A record with this name at a seat; unless it has changed meanwhile."""
    shown, whole = _plain(summary), _plain(record)
    shown["players"][seat] = whole["seats"][seat] = name
    return UPDATE_RECORD, (_text(shown), _text(whole), id, record)


def _without_name(text: str) -> str:
    """An entry without its name. A damaged one becomes empty, since a name may still be in it."""
    with suppress(msgspec.DecodeError):
        entry = _plain(text)
        return _text({**entry, "command": {**entry["command"], "name": SOMEBODY}, "named": None})
    return ""


def _plain(text: str) -> Any:
    return msgspec.json.decode(text)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


# Names in use


async def names_at_tables(storage: Storage) -> dict[str, set[str]]:
    """The names that each person, or a guest of theirs, has used at tables that are open."""
    codes, found = await storage.tables.codes(), defaultdict(set)
    for first in range(0, len(codes), TABLES_AT_ONCE):
        some = codes[first : first + TABLES_AT_ONCE]
        for person, text in await storage.database.fetch_each(ENTRIES, some):
            with suppress(msgspec.DecodeError):
                entry = msgspec.json.decode(text, type=NamingEntry)
                found[person].add(entry.named or entry.command.name)
        for (text,) in await storage.database.fetch_each(SNAPSHOTS, some):
            with suppress(msgspec.DecodeError):
                for who, person in msgspec.json.decode(text, type=Snapshot).people.items():
                    found[owner(who)].add(person.name)
    return found


async def open_tables_of(storage: Storage, who: str) -> list[str]:
    """The open tables to which a person has been."""
    return await storage.database.column(OPEN_TABLES_OF, who)


async def rename_in_records(storage: Storage, who: str, name: str) -> None:
    """Replace a person's name in the records of their games."""
    places = await storage.database.fetch("SELECT record_id, seat FROM record_people WHERE who = $1", who)
    for id, seat in places:
        await _rename(storage, id, seat, name)
