"""The tables of the database."""

from collections.abc import Collection, Sequence

from mazzo.core.errors import Refused
from mazzo.server.store.database import Database, Script

SCHEMA_VERSION = 1
"""The version of the whole database: of its tables, and of the data stored as JSON in them."""

VERSION_TABLE = "mazzo_schema"
READ_VERSION = f"SELECT version FROM {VERSION_TABLE}"

SCHEMA: Sequence[str] = (
    f"CREATE TABLE {VERSION_TABLE} (version INTEGER NOT NULL)",
    f"INSERT INTO {VERSION_TABLE} VALUES ({SCHEMA_VERSION})",
    """CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        settings TEXT NOT NULL,
        opened_at DOUBLE PRECISION NOT NULL,
        active_at DOUBLE PRECISION NOT NULL, -- when something was last written to its log
        closed_at DOUBLE PRECISION,
        quarantined_at DOUBLE PRECISION, -- since when it waits for the operator
        quarantine_reason TEXT,
        last_seq INTEGER NOT NULL DEFAULT 0,
        wake_at DOUBLE PRECISION, -- when a process must check it
        listing TEXT, -- its entry in the public list, if it is listed
        summary TEXT, -- for the operator, in JSON
        rules TEXT NOT NULL -- the version of each game's rules when it was last written to, in JSON
    )""",
    "CREATE INDEX tables_by_wake ON tables (wake_at) WHERE closed_at IS NULL AND quarantined_at IS NULL",
    "CREATE INDEX tables_by_age ON tables (opened_at) WHERE listing IS NOT NULL",
    "CREATE INDEX tables_by_end ON tables (closed_at) WHERE closed_at IS NOT NULL",
    """CREATE TABLE entries (
        code TEXT NOT NULL, -- of a table or a tournament
        seq INTEGER NOT NULL,
        entry TEXT NOT NULL, -- in JSON
        named TEXT, -- the person whose name the entry contains, if any
        PRIMARY KEY (code, seq)
    )""",
    """CREATE TABLE snapshots (
        code TEXT PRIMARY KEY REFERENCES tables (code),
        seq INTEGER NOT NULL, -- of the entry that it was made after
        snapshot TEXT NOT NULL -- in JSON
    )""",
    """CREATE TABLE records (
        id TEXT PRIMARY KEY,
        ended_at DOUBLE PRECISION NOT NULL,
        listed BOOLEAN NOT NULL,
        summary TEXT NOT NULL, -- in JSON
        record TEXT NOT NULL -- in JSON
    )""",
    "CREATE INDEX records_by_time ON records (ended_at, id) WHERE listed",
    "CREATE INDEX records_by_end ON records (ended_at, id)",
    # Whose names are where, so that they can be forgotten.
    """CREATE TABLE record_people (
        record_id TEXT NOT NULL REFERENCES records (id),
        seat INTEGER NOT NULL,
        who TEXT NOT NULL,
        PRIMARY KEY (record_id, seat)
    )""",
    "CREATE INDEX record_people_by_person ON record_people (who)",
    """CREATE TABLE log_people (
        who TEXT NOT NULL,
        code TEXT NOT NULL, -- of a table or a tournament
        PRIMARY KEY (who, code)
    )""",
    """CREATE TABLE people (
        who TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        since DOUBLE PRECISION NOT NULL
    )""",
    """CREATE TABLE tokens (
        token_hash TEXT PRIMARY KEY,
        who TEXT NOT NULL REFERENCES people (who),
        seen_at DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX tokens_by_person ON tokens (who)",
    "CREATE INDEX tokens_by_time ON tokens (seen_at)",
    """CREATE TABLE moves (
        code_hash TEXT PRIMARY KEY,
        who TEXT NOT NULL REFERENCES people (who),
        until DOUBLE PRECISION NOT NULL
    )""",
    "CREATE TABLE forgotten (who TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",  # names may still be somewhere
    """CREATE TABLE bans (
        subject TEXT PRIMARY KEY, -- a person, or an address as limits.py counts them
        until DOUBLE PRECISION NOT NULL
    )""",
    """CREATE TABLE announcements (
        id TEXT PRIMARY KEY,
        at DOUBLE PRECISION NOT NULL,
        text TEXT NOT NULL
    )""",
    """CREATE TABLE short_codes (
        letters TEXT PRIMARY KEY,
        code TEXT NOT NULL REFERENCES tables (code),
        until DOUBLE PRECISION NOT NULL
    )""",
    "CREATE INDEX short_codes_by_table ON short_codes (code)",
    """CREATE TABLE checks (
        number BIGINT NOT NULL, -- of the last test write
        filler TEXT -- makes a test write as large as that of a new table
    )""",
    "INSERT INTO checks (number) VALUES (0)",
    # The operator asks every process who is connected; rows are deleted once the answers are read.
    "CREATE TABLE roll_calls (id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
    """CREATE TABLE roll_answers (
        call TEXT NOT NULL,
        process TEXT NOT NULL,
        present TEXT NOT NULL, -- connections, in JSON
        PRIMARY KEY (call, process)
    )""",
    """CREATE TABLE tournaments (
        code TEXT PRIMARY KEY,
        beginning TEXT NOT NULL, -- plan, host and seed, in JSON
        active_at DOUBLE PRECISION NOT NULL, -- when something was last written to its log
        last_seq INTEGER NOT NULL DEFAULT 0,
        wake_at DOUBLE PRECISION, -- when a process must check it
        is_over BOOLEAN NOT NULL DEFAULT FALSE
    )""",
    "CREATE INDEX tournaments_by_wake ON tournaments (wake_at) WHERE wake_at IS NOT NULL",
    "CREATE INDEX tournaments_by_time ON tournaments (active_at)",
    "CREATE TABLE push_keys (id INTEGER PRIMARY KEY, private TEXT NOT NULL)",  # one row: signs all notices
    """CREATE TABLE push_subscriptions (
        who TEXT NOT NULL,
        endpoint TEXT NOT NULL,
        subscription TEXT NOT NULL, -- in JSON
        added_at DOUBLE PRECISION NOT NULL,
        PRIMARY KEY (who, endpoint)
    )""",
    "CREATE TABLE day_chains (since INTEGER PRIMARY KEY, length INTEGER NOT NULL, secret TEXT NOT NULL)",  # see days.py
    """CREATE TABLE day_tries (
        who TEXT NOT NULL,
        day INTEGER NOT NULL,
        game TEXT NOT NULL,
        code TEXT NOT NULL, -- of the table
        PRIMARY KEY (who, day, game)
    )""",
)


async def prepare(database: Database) -> bool:
    """Create the tables of a new database; refuse one of another version. Returns whether it was new."""
    return await database.run(_preparing(database))


def _preparing(database: Database) -> Script[bool]:
    yield database.creation_lock, ()
    names = {name for (name,) in (yield database.list_tables, ())}
    if is_new := names.isdisjoint((VERSION_TABLE, "tables")):
        for statement in SCHEMA:
            yield statement, ()
    else:
        versions = (yield READ_VERSION, ()) if VERSION_TABLE in names else []
        check_version("this database", [version for (version,) in versions])
    return is_new


def check_version(name: str, versions: Collection[int]) -> None:
    """Refuse a database of another version; `versions` are the rows of its version table."""
    if not versions:
        raise Refused(f"{name} was made before Mazzo 1.0, which cannot read it; use a new database instead")
    if (version := max(versions)) != SCHEMA_VERSION:
        raise Refused(
            f"{name} was made by a newer Mazzo (schema {version}); this version supports schema {SCHEMA_VERSION}"
        )
