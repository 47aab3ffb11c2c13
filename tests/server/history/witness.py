"""A witness of the database: triggers of the tests note each entry as it is committed, whatever happens to it later."""

import hashlib
import sqlite3
from contextlib import closing
from typing import Any

import asyncpg
import msgspec

from mazzo.core.errors import Refused
from mazzo.core.record import write
from mazzo.server.store.entries import Entry
from mazzo.server.store.storage import is_postgres
from mazzo.server.tables.logged_table import LoggedTable
from mazzo.table.settings import Settings
from mazzo.table.table import Table
from mazzo.table.updates import Update
from tests.server.history.history import Written

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
    """Begin to witness; a server has made its tables already."""
    await query(database, *(POSTGRES if is_postgres(database) else SQLITE))


async def query(database: str, *statements: str) -> list[list[Any]]:
    """The rows of each, all of one moment."""
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


async def read_truth(database: str) -> tuple[list[Written], dict[str, str]]:
    """All entries that were ever committed, what each of them made everybody see, and the records that are kept."""
    opened, entries, kept = await query(database, SETTINGS, READ, RECORDS)
    settings = {code: msgspec.json.decode(text, type=Settings) for code, text in opened}
    tables = {code: LoggedTable(code, each) for code, each in settings.items()}
    log: list[Written] = []
    for code, text in entries:
        entry = msgspec.json.decode(text, type=Entry)
        command = msgspec.to_builtins(entry.command)
        shows: dict[str, str] = {}
        ended: dict[str, str] = {}
        error = ""
        try:
            for finished in tables[code].redo(entry):
                ended = {finished.row.id: _digest(_without_names(write(finished.record)))}
            shows = everything_shown(tables[code].table)
        except (Refused, ValueError) as refusal:  # the log is wrong, and the checker says so
            error = str(refusal)
        log.append(Written(code, entry.seq, entry.who, entry.id, command, shows, ended, error))
    return log, {id: _digest(_without_names(text)) for id, text in kept}


async def entries_of(database: str, code: str) -> list[Entry]:
    """The log of a table as it is now."""
    (entries,) = await query(database, KEPT)
    return [msgspec.json.decode(text, type=Entry) for table, text in entries if table == code]


def everything_shown(table: Table) -> dict[str, str]:
    """Everybody's view of the last version, players and watchers."""
    shows: dict[str, str] = {}
    for who in [None, *(chair.person for chair in table.state.chairs if chair.person)]:
        update = table.update(who, 0.0, since=table.state.version - 1)
        shows |= shown(msgspec.json.decode(msgspec.json.encode(update), type=Update), is_first=False)
    return shows


def shown(update: Update, is_first: bool) -> dict[str, str]:
    """Digests of the parts of an update, each under a name that says who is shown the same."""
    who = "a watcher" if update.seat is None else f"seat {update.seat}"
    table = msgspec.to_builtins(update.table) | {"seconds_left": None}
    parts = {"table": table, f"view of {who}": [update.view, update.passing]}
    if not is_first:
        parts |= {f"events for {who}": update.events, "happenings": msgspec.to_builtins(update.happenings)}
    return {name: _digest(part) for name, part in parts.items()}


def _without_names(record: str) -> Any:
    """A record without what is deleted from it when a person is forgotten."""
    return msgspec.json.decode(record) | {"seats": None}


def _digest(part: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(part, order="sorted")).hexdigest()[:12]
