"""The tables of the database, and their migrations: each runs once, in order."""

from mazzo.server.store.database import Dialect, Migrations

MIGRATIONS: Migrations = (
    (
        """CREATE TABLE tables (
            code TEXT PRIMARY KEY,
            settings TEXT NOT NULL,
            opened_at DOUBLE PRECISION NOT NULL,
            closed_at DOUBLE PRECISION,
            last_seq INTEGER NOT NULL DEFAULT 0,
            wake_at DOUBLE PRECISION, -- when somebody has to look after it
            listing TEXT -- what everybody may see of it, when it is listed
        )""",
        "CREATE INDEX tables_by_wake ON tables (wake_at) WHERE closed_at IS NULL",
        "CREATE INDEX tables_by_age ON tables (opened_at) WHERE listing IS NOT NULL",
        """CREATE TABLE entries (
            code TEXT NOT NULL REFERENCES tables (code),
            seq INTEGER NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (code, seq)
        )""",
        """CREATE TABLE records (
            id TEXT PRIMARY KEY,
            ended_at DOUBLE PRECISION NOT NULL,
            listed BOOLEAN NOT NULL,
            summary TEXT NOT NULL,
            record TEXT NOT NULL
        )""",
        "CREATE INDEX records_by_time ON records (ended_at, id) WHERE listed",
        """CREATE TABLE people (
            who TEXT PRIMARY KEY,
            name TEXT NOT NULL,
            since DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE tokens (
            token_hash TEXT PRIMARY KEY,
            who TEXT NOT NULL REFERENCES people (who)
        )""",
        """CREATE TABLE moves (
            code_hash TEXT PRIMARY KEY,
            who TEXT NOT NULL REFERENCES people (who),
            until DOUBLE PRECISION NOT NULL
        )""",
    ),
    (
        "ALTER TABLE tokens ADD COLUMN seen_at DOUBLE PRECISION NOT NULL DEFAULT 0",
        "UPDATE tokens SET seen_at = (SELECT MAX(since) FROM people)",  # as late as is known of any
    ),
    (
        "ALTER TABLE tables ADD COLUMN aside_at DOUBLE PRECISION",  # since when it waits for its operator
        "ALTER TABLE tables ADD COLUMN aside_reason TEXT",
        "DROP INDEX tables_by_wake",
        "CREATE INDEX tables_by_wake ON tables (wake_at) WHERE closed_at IS NULL AND aside_at IS NULL",
    ),
    (
        "ALTER TABLE entries ADD COLUMN log_version INTEGER NOT NULL DEFAULT 1",  # see upgrades.py
        "ALTER TABLE tables ADD COLUMN rules TEXT",  # by game the version of the rules that played here last, in JSON
        # Whose names are where, so that they can be forgotten. Earlier records do not know whose theirs are.
        """CREATE TABLE record_people (
            record_id TEXT NOT NULL REFERENCES records (id),
            seat INTEGER NOT NULL,
            who TEXT NOT NULL,
            PRIMARY KEY (record_id, seat)
        )""",
        "CREATE INDEX record_people_by_person ON record_people (who)",
        "ALTER TABLE records ADD COLUMN knows_people BOOLEAN NOT NULL DEFAULT FALSE",
        "CREATE INDEX records_by_end ON records (ended_at, id)",
        """CREATE TABLE table_people (
            who TEXT NOT NULL,
            code TEXT NOT NULL REFERENCES tables (code),
            PRIMARY KEY (who, code)
        )""",
        Dialect(
            sqlite="""INSERT INTO table_people (who, code)
                SELECT DISTINCT substr(entry, instr(entry, '"who":"') + 7, 16), code FROM entries
                WHERE instr(entry, '"command":"join"') > 0 AND instr(entry, '"who":"') > 0""",
            postgres="""INSERT INTO table_people (who, code)
                SELECT DISTINCT substr(entry, strpos(entry, '"who":"') + 7, 16), code FROM entries
                WHERE strpos(entry, '"command":"join"') > 0 AND strpos(entry, '"who":"') > 0""",
        ),
        # Whose names may still be somewhere.
        "CREATE TABLE forgotten (who TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE bans (
            subject TEXT PRIMARY KEY, -- a person, or an address as limits.py counts them
            until DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE announcements (
            id TEXT PRIMARY KEY,
            at DOUBLE PRECISION NOT NULL,
            text TEXT NOT NULL
        )""",
    ),
    ("ALTER TABLE tables ADD COLUMN summary TEXT",),  # the operator's summary, in JSON
    (
        """CREATE TABLE spoken_codes (
            spoken TEXT PRIMARY KEY,
            code TEXT NOT NULL REFERENCES tables (code),
            until DOUBLE PRECISION NOT NULL
        )""",
        "CREATE INDEX spoken_codes_by_table ON spoken_codes (code)",
    ),
    ("ALTER TABLE tables ADD COLUMN active_at DOUBLE PRECISION",),  # when something was last written to its log
    ("CREATE INDEX tokens_by_person ON tokens (who)",),
    (
        "CREATE INDEX tables_by_end ON tables (closed_at) WHERE closed_at IS NOT NULL",
        "CREATE INDEX tokens_by_time ON tokens (seen_at)",
        "CREATE TABLE checks (number BIGINT NOT NULL)",  # how often somebody asked whether writing works
        "INSERT INTO checks VALUES (0)",
    ),
    (  # the operator asks every process who is connected; rows are deleted once the answers are read
        "CREATE TABLE roll_calls (id TEXT PRIMARY KEY, at DOUBLE PRECISION NOT NULL)",
        """CREATE TABLE roll_answers (
            call TEXT NOT NULL,
            process TEXT NOT NULL,
            present TEXT NOT NULL, -- connections, in JSON
            PRIMARY KEY (call, process)
        )""",
    ),
    (
        """CREATE TABLE snapshots (
            code TEXT PRIMARY KEY REFERENCES tables (code),
            seq INTEGER NOT NULL, -- of the entry that it was made after
            snapshot TEXT NOT NULL,
            format INTEGER NOT NULL -- see upgrades.py
        )""",
    ),
    (
        """CREATE TABLE tournaments (
            code TEXT PRIMARY KEY,
            beginning TEXT NOT NULL, -- plan, host and seed, in JSON
            active_at DOUBLE PRECISION NOT NULL, -- when something was last written to its log
            last_seq INTEGER NOT NULL DEFAULT 0,
            wake_at DOUBLE PRECISION, -- when somebody has to look after it
            is_over BOOLEAN NOT NULL DEFAULT FALSE
        )""",
        "CREATE INDEX tournaments_by_wake ON tournaments (wake_at) WHERE wake_at IS NOT NULL",
        "CREATE INDEX tournaments_by_time ON tournaments (active_at)",
        """CREATE TABLE tournament_entries (
            code TEXT NOT NULL REFERENCES tournaments (code),
            seq INTEGER NOT NULL,
            entry TEXT NOT NULL,
            log_version INTEGER NOT NULL,
            PRIMARY KEY (code, seq)
        )""",
        """CREATE TABLE tournament_people (
            who TEXT NOT NULL,
            code TEXT NOT NULL REFERENCES tournaments (code),
            PRIMARY KEY (who, code)
        )""",
    ),
    (
        "CREATE TABLE push_keys (id INTEGER PRIMARY KEY, private TEXT NOT NULL)",  # one row: signs all notices
        """CREATE TABLE push_subscriptions (
            who TEXT NOT NULL,
            endpoint TEXT NOT NULL,
            subscription TEXT NOT NULL, -- in JSON
            added_at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (who, endpoint)
        )""",
    ),
    (  # see days.py
        "CREATE TABLE day_chains (since INTEGER PRIMARY KEY, length INTEGER NOT NULL, secret TEXT NOT NULL)",
        """CREATE TABLE day_tries (
            who TEXT NOT NULL,
            day INTEGER NOT NULL,
            game TEXT NOT NULL,
            code TEXT NOT NULL, -- of the table
            PRIMARY KEY (who, day, game)
        )""",
    ),
    ("ALTER TABLE checks ADD COLUMN filler TEXT",),  # makes a test write as large as that of a new table
)
