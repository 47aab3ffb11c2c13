"""All storage of the server: the logs of tables, the records of finished games, and people."""

from pathlib import Path

from mazzo.core.errors import Refused
from mazzo.server.store.database import Database
from mazzo.server.store.people import People
from mazzo.server.store.postgres import Postgres
from mazzo.server.store.records import Records
from mazzo.server.store.schema import MIGRATIONS
from mazzo.server.store.sqlite import Sqlite
from mazzo.server.store.subscriptions import Subscriptions
from mazzo.server.store.tables import Tables
from mazzo.server.store.tournaments import Tournaments

POSTGRES = ("postgres://", "postgresql://")


class Storage:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.is_shared = database.is_shared  # whether other processes may write here too
        self.tables = Tables(database)
        self.records = Records(database)
        self.people = People(database)
        self.tournaments = Tournaments(database)
        self.subscriptions = Subscriptions(database)

    async def check_writing(self) -> None:
        """Test writing; raises StorageDown if the database accepts no writes."""
        await self.database.fetch("UPDATE checks SET number = number + 1 RETURNING number")

    async def close(self) -> None:
        await self.database.close()


def is_postgres(database: str) -> bool:
    return database.startswith(POSTGRES)


async def connect(place: str) -> Storage:
    """Open a PostgreSQL by its URL, or an SQLite file by its path, and migrate it."""
    database: Database
    if is_postgres(place):
        database = await Postgres.connect(place)
    else:
        path = Path(place)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refused(f"cannot make the folder of the database {path}: {error.strerror}") from None
        database = Sqlite(path)
    try:
        await database.migrate(MIGRATIONS)
    except BaseException:
        await database.close()
        raise
    return Storage(database)
