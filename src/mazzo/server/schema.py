"""The tables of the database, and how an older one becomes a newer one: each migration runs once, in order."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
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
)
