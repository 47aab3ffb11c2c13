"""The tables of the database, and how an older one becomes a newer one: each migration runs once, in order."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE tables (
            code TEXT PRIMARY KEY,
            settings TEXT NOT NULL,
            opened_at DOUBLE PRECISION NOT NULL,
            closed_at DOUBLE PRECISION,
            last_seq INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE entries (
            code TEXT NOT NULL REFERENCES tables (code),
            seq INTEGER NOT NULL,
            entry TEXT NOT NULL,
            PRIMARY KEY (code, seq)
        )""",
        """CREATE TABLE records (
            id TEXT PRIMARY KEY,
            game TEXT NOT NULL,
            ended_at DOUBLE PRECISION NOT NULL,
            listed INTEGER NOT NULL,
            row_json TEXT NOT NULL,
            record TEXT NOT NULL
        )""",
        "CREATE INDEX records_by_time ON records (ended_at DESC)",
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
)
