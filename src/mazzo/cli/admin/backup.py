"""`mazzo admin backup` and `restore`: copies of the database."""

import argparse
from pathlib import Path
from typing import Any

from mazzo.cli.admin.text import print_result
from mazzo.cli.serve import database_of
from mazzo.client.files import check_new, shown
from mazzo.core.errors import Refused

POSTGRES = {
    "backup": 'pg_dump --format=custom --file={file} "$MAZZO_DB"',
    "restore": 'pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$MAZZO_DB" {file}',
}


def add(orders: Any) -> None:
    for name, run, summary in (
        ("backup", back_up, "write a copy of an SQLite database, while a server runs on it or not"),
        ("restore", restore, "put a backup in the place of the database; no server may run on it"),
    ):
        order = orders.add_parser(name, help=summary, description=summary, allow_abbrev=False)
        order.add_argument("file", metavar="FILE", help="the backup")
        order.add_argument("--db", metavar="DATABASE", help="as for mazzo serve")
        order.add_json()
        order.set_defaults(run=run)


def back_up(arguments: argparse.Namespace) -> int:
    from mazzo.server.store.backup import back_up as make

    database = sqlite_file(arguments, "backup")
    if not database.exists():
        raise Refused(f"there is no database {shown(str(database))}; name it with --db")
    contents = make(database, check_new(arguments.file))
    size = Path(arguments.file).stat().st_size
    done = {"file": arguments.file, "bytes": size, **contents._asdict()}
    print_result(arguments, done, lambda: print(f"{shown(arguments.file)}: {said(contents)}, {size:,} bytes"))
    return 0


def restore(arguments: argparse.Namespace) -> int:
    from mazzo.server.store.backup import restore as put_back
    from mazzo.server.store.sqlite import Taken

    database, copy = sqlite_file(arguments, "restore"), Path(arguments.file)
    if not copy.is_file():
        raise Refused(f"there is no backup {shown(arguments.file)}")
    if not database.parent.is_dir():
        raise Refused(f"there is no folder {shown(str(database.parent))}")
    try:
        contents, before = put_back(copy, database)
    except Taken:
        raise Refused(f"a server runs on {shown(str(database))}; stop it first, then restore the backup") from None
    done = {"database": str(database), "before": before and str(before), **contents._asdict()}

    def say() -> None:
        print(f"{shown(str(database))}: {said(contents)}")
        if before:
            print(f"What was there before is {shown(str(before))}; delete it when you do not need it.")

    print_result(arguments, done, say)
    return 0


def said(contents: Any) -> str:
    return f"{contents.open_tables:,} open tables, {contents.records:,} records"


def sqlite_file(arguments: argparse.Namespace, order: str) -> Path:
    from mazzo.server.store.storage import is_postgres

    database = database_of(arguments.db)
    if is_postgres(database):
        command = POSTGRES[order].format(file=shown(arguments.file))
        raise Refused(f"a PostgreSQL has tools of its own for this: {command}")
    return Path(database)
