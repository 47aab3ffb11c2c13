"""Triggers in the database copy each committed entry, so that none is lost when it is deleted later."""

import hashlib
import sqlite3
from collections import defaultdict
from contextlib import closing
from typing import Any

import asyncpg
import msgspec

from mazzo.core.errors import Refused
from mazzo.core.record import write
from mazzo.server.store.entries import Entry
from mazzo.server.store.storage import is_postgres
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.commands import Command
from mazzo.table.decide import decide, is_unchanged
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import Update
from tests.server.history.history import Acknowledged, History, Opened, Sent, WithoutEffect, Written

SQLITE = (
    "CREATE TABLE witnessed (number INTEGER PRIMARY KEY AUTOINCREMENT, code TEXT, entry TEXT)",
    """CREATE TRIGGER witness AFTER INSERT ON entries BEGIN
        INSERT INTO witnessed (code, entry) VALUES (NEW.code, NEW.entry);
    END""",
)
POSTGRES = (
    "CREATE TABLE witnessed (number BIGSERIAL PRIMARY KEY, code TEXT, entry TEXT)",
    """CREATE FUNCTION witness() RETURNS trigger AS $$ BEGIN
        INSERT INTO witnessed (code, entry) VALUES (NEW.code, NEW.entry); RETURN NEW;
    END $$ LANGUAGE plpgsql""",
    "CREATE TRIGGER witness AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION witness()",
)
READ = "SELECT code, entry FROM witnessed ORDER BY number"
KEPT = "SELECT code, entry FROM entries ORDER BY code, seq"
SETTINGS = "SELECT code, settings FROM tables"
RECORDS = "SELECT id, record FROM records"


async def install(database: str) -> None:
    """Add the triggers. A server must have created the tables."""
    await query(database, *(POSTGRES if is_postgres(database) else SQLITE))


async def query(database: str, *statements: str) -> list[list[Any]]:
    """The rows of each statement, all from one snapshot."""
    if is_postgres(database):
        connection = await asyncpg.connect(database)
        try:
            async with connection.transaction(isolation="repeatable_read"):
                return [list(await connection.fetch(statement)) for statement in statements]
        finally:
            await connection.close()
    with closing(sqlite3.connect(database, timeout=30, isolation_level=None)) as file:
        file.execute("BEGIN")
        rows = [file.execute(statement).fetchall() for statement in statements]
        file.execute("COMMIT")
        return rows


async def complete(history: History, database: str) -> None:
    """Add to the history all committed entries, the contents they lead to, commands without effect, and records."""
    opened, entries, kept = await query(database, SETTINGS, READ, RECORDS)
    settings = {code: msgspec.json.decode(text, type=Settings) for code, text in opened}
    tables = {code: LoggedTable(code, each) for code, each in settings.items()}
    log: list[Written] = []
    decoded = [(code, msgspec.json.decode(text, type=Entry)) for code, text in entries]
    unlogged = acknowledged_without_an_entry(history, [entry for _, entry in decoded])
    without_effect: set[WithoutEffect] = set()
    for code, entry in decoded:
        command = msgspec.to_builtins(entry.command)
        shows: dict[str, str] = {}
        ended: dict[str, str] = {}
        error = ""
        try:
            for finished in tables[code].redo(entry):
                ended = {finished.row.id: _digest(_without_names(write(finished.record)))}
            shows = contents_of(tables[code].table)
            asked = unlogged[code, entry.seq]
            without_effect |= {WithoutEffect(code, entry.seq, id) for id in asked if has_none(tables[code], *asked[id])}
        except (Refused, ValueError) as refusal:  # reported by the checker
            error = str(refusal)
        log.append(Written(code, entry.seq, entry.who, entry.id, command, shows, ended, error))
    history.log, history.without_effect = log, frozenset(without_effect)
    history.records = {id: _digest(_without_names(text)) for id, text in kept}


def acknowledged_without_an_entry(
    history: History, entries: list[Entry]
) -> defaultdict[tuple[str, int], dict[str, tuple[str | None, Any]]]:
    """By table and version: the commands by id, each with its person."""
    opened = {event.connection: event for event in history.events if isinstance(event, Opened)}
    asked = {event.id: event for event in history.events if isinstance(event, Sent)}
    seqs = {entry.id: entry.seq for entry in entries if entry.id}
    people = {opened[asked[entry.id].connection].client: entry.who for entry in entries if entry.id in asked}
    found: defaultdict[tuple[str, int], dict[str, tuple[str | None, Any]]] = defaultdict(dict)
    for event in history.events:
        if isinstance(event, Acknowledged) and seqs.get(event.id) != event.version and event.id in asked:
            place = opened[event.connection]
            found[place.table, event.version][event.id] = people.get(place.client), asked[event.id].command
    return found


def has_none(logged: LoggedTable, who: str | None, command: Any) -> bool:
    """Whether a command of a person would have no effect."""
    try:
        after, _ = decide(logged.state, who, msgspec.convert(command, Command), 0.0)
    except Refused:
        return False
    return is_unchanged(logged.state, after)


async def entries_of(database: str, code: str) -> list[Entry]:
    """The current log of a table."""
    (entries,) = await query(database, KEPT)
    return [msgspec.json.decode(text, type=Entry) for table, text in entries if table == code]


def contents_of(table: Table) -> dict[str, str]:
    """Digests of the last version as players and watchers see it."""
    shows: dict[str, str] = {}
    for who in [None, *(holder.person for holder in table.state.seats if holder.person)]:
        update = table.update(who, 0.0, since=table.state.version - 1)
        shows |= shown(msgspec.json.decode(msgspec.json.encode(update), type=Update), is_first=False)
    return shows


def shown(update: Update, is_first: bool) -> dict[str, str]:
    """Digests of the parts of an update, by a name that includes which clients receive the part."""
    who = "a watcher" if update.seat is None else f"seat {update.seat}"
    table = msgspec.to_builtins(update.table) | {"seconds_left": None}
    parts = {"table": table, f"view of {who}": [update.view, update.passing]}
    if not is_first:
        parts |= {f"events for {who}": update.events, "happenings": msgspec.to_builtins(update.happenings)}
    return {name: _digest(part) for name, part in parts.items()}


def _without_names(record: str) -> Any:
    """A record without the parts that change when a person is deleted."""
    return msgspec.json.decode(record) | {"seats": None}


def _digest(part: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(part, order="sorted")).hexdigest()[:12]
