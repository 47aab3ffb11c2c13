"""The names that people use at tables, and in the records of their games."""

from collections import defaultdict
from contextlib import suppress

import msgspec

from mazzo.server.store.forgetting import renamed
from mazzo.server.store.storage import Storage
from mazzo.server.store.tables import IS_OPEN
from mazzo.table.people import owner
from mazzo.table.snapshot import Snapshot

AT_ONCE = 100  # tables that one query reads, so that commits need not wait

NAMING = ("join", "rename", "replacename", "invited")
ENTRIES = "SELECT entry FROM entries WHERE entry LIKE '%\"name\":%' AND code"
SNAPSHOTS = "SELECT snapshot FROM snapshots WHERE code"
OPEN_TABLES_OF = f"SELECT code FROM tables WHERE {IS_OPEN} AND code IN (SELECT code FROM table_people WHERE who = $1)"


class _Command(msgspec.Struct):
    command: str
    name: str = ""


class _Entry(msgspec.Struct):
    command: _Command
    who: str | None = None
    named: str | None = None


async def names_at_tables(storage: Storage) -> dict[str, set[str]]:
    """The names that each person, or a guest of theirs, has used at tables that are open."""
    codes, found = await storage.tables.codes(), defaultdict(set)
    for first in range(0, len(codes), AT_ONCE):
        some = codes[first : first + AT_ONCE]
        for (text,) in await storage.database.fetch_each(ENTRIES, some):
            with suppress(msgspec.DecodeError):
                entry = msgspec.json.decode(text, type=_Entry)
                if entry.who and entry.command.command in NAMING:
                    found[owner(entry.who)].add(entry.named or entry.command.name)
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
        is_done = False
        while not is_done:
            ((summary, record),) = await storage.database.fetch("SELECT summary, record FROM records WHERE id = $1", id)
            is_done = await storage.database.write(renamed(id, summary, record, seat, name))
