"""`mazzo admin`: what the operator of a server can see and do."""

import argparse
import json
import os
import re
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from mazzo.cli.arguments import Commands, add_command, add_json, checked
from mazzo.cli.serve import default_path
from mazzo.core.errors import Refused, shorten

EXAMPLES = """  mazzo admin tables                          the open tables
  mazzo admin table 4gk2mxw7pqzr --follow     one of them, again whenever something happens
  mazzo admin notice "Back in five minutes"   to everybody who is connected
  mazzo admin ban 203.0.113.7 --for 1d        no games from there until tomorrow
  mazzo admin people --name ada               whose name has this in it, with their ids
  mazzo admin forget 9f86d081884c7d65         delete a person, and every name they typed
  mazzo admin export --since 2026-11-01 > november.jsonl"""

DESCRIPTION = """See and do what the operator of a server can.

With an admin token the running server is asked (start it with the same token: `mazzo serve --admin-token-file`, or
$MAZZO_ADMIN_TOKEN). Without one, or with --offline, the database itself is worked on: a PostgreSQL at any time, an
SQLite file while no server runs on it. Times are UTC."""

SERVER = "http://127.0.0.1:8000"
SHORTEST_TOKEN = 16
ANSWER_SECONDS = 60.0
FOLLOW_SECONDS = 1.0
UNITS = {"s": 1, "m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


class Operator(Protocol):
    """Whom an order of mazzo.server.admin.orders is given to, and who answers as it says there."""

    def ask(self, order: Any) -> Any: ...


Order = Callable[[argparse.Namespace, Operator], None]


def add(commands: Commands) -> None:
    parser = add_command(
        commands, "admin", run, summary="see and do what the operator can", description=DESCRIPTION, examples=EXAMPLES
    )
    shared = where()
    orders = parser.add_subparsers(title="orders", metavar="ORDER", required=True)

    def add_order(name: str, do: Order, summary: str) -> Any:
        order = orders.add_parser(name, help=summary, description=summary, parents=[shared], allow_abbrev=False)
        order.set_defaults(order=do)
        return order

    order = add_order("tables", tables, "list the open tables")
    order.add_argument("--aside", action="store_true", help="those that could not go on, and wait for you")
    order = add_order("table", table, "show a table as everybody sees it, and who is there")
    order.add_argument("code", metavar="CODE")
    order.add_argument("--follow", action="store_true", help="again whenever something happens; Ctrl-C ends it")
    for name, do, summary in (
        ("log", log, "print the log of a table as it is written, with all that is secret, in lines of JSON"),
        ("close", simple("CloseTable", "code"), "close a table for good"),
        ("reopen", simple("Reopen", "code"), "let a table go on that was put aside"),
    ):
        add_order(name, do, summary).add_argument("code", metavar="CODE")
    add_order("notice", simple("Announce", "text"), "tell everybody who is connected").add_argument(
        "text", metavar="TEXT"
    )
    order = add_order("ban", simple("Ban", "subject", "seconds"), "keep somebody out for a time")
    order.add_argument("subject", metavar="ADDRESS|PERSON", help="an address, or the id of a person")
    order.add_argument(
        "--for", metavar="TIME", dest="seconds", type=checked(read_time), required=True, help="such as 30m, 12h, 1d, 2w"
    )
    add_order("unban", simple("Unban", "subject"), "let somebody in again").add_argument(
        "subject", metavar="ADDRESS|PERSON"
    )
    add_order("bans", bans, "list who is banned, and until when")
    order = add_order("people", people, "find people, with their ids")
    order.add_argument("--name", metavar="NAME", help="people whose name has this in it")
    order.add_argument("--record", metavar="ID", help="people who played this game, such as 4gk2mxw7pqzr-2")
    add_order("forget", simple("Forget", "who"), "delete a person, and every name they typed").add_argument(
        "who", metavar="PERSON"
    )
    order = add_order("export", export, "print the records of finished games, in lines of JSON")
    order.add_argument("--since", metavar="DAY", type=checked(read_day), default=0.0, help="the first day")
    order.add_argument("--until", metavar="DAY", type=checked(read_day), default=1e12, help="the day after the last")
    order = add_order("stats", stats, "count what happened on a day")
    order.add_argument("--day", metavar="DAY", help="such as 2026-11-15 (default today)")


def where() -> argparse.ArgumentParser:
    """The arguments of every order: who is asked, and for whom the answer is."""
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--server", metavar="URL", default=SERVER, help=f"where the server is (default {SERVER})")
    shared.add_argument("--token-file", metavar="FILE", help="has the admin token (default $MAZZO_ADMIN_TOKEN)")
    shared.add_argument("--db", metavar="DATABASE", help="as for mazzo serve, where no server is asked")
    shared.add_argument("--offline", action="store_true", help="work on the database itself, though there is a token")
    add_json(shared)
    return shared


def run(arguments: argparse.Namespace) -> int:
    token = read_token(arguments.token_file)
    if token and not arguments.offline:
        arguments.order(arguments, Remote(arguments.server, token))
        return 0
    import asyncio

    with asyncio.Runner() as runner:
        database = Database(runner, arguments.db or os.environ.get("MAZZO_DB") or default_path())
        try:
            arguments.order(arguments, database)
        finally:
            database.close()
    return 0


# Whom to ask


class Remote:
    """A running server."""

    def __init__(self, url: str, token: str) -> None:
        self._url = url.rstrip("/")
        self._token = token

    def ask(self, order: Any) -> Any:
        import msgspec

        from mazzo.server.admin.orders import ANSWERS

        return msgspec.json.decode(self._post(msgspec.json.encode(order)), type=ANSWERS[type(order)])

    def _post(self, body: bytes) -> bytes:
        from http.client import HTTPException
        from urllib.error import HTTPError, URLError
        from urllib.request import Request, urlopen

        headers = {"authorization": f"Bearer {self._token}", "content-type": "application/json"}
        try:
            while True:
                try:
                    with urlopen(Request(f"{self._url}/api/admin", body, headers), timeout=ANSWER_SECONDS) as response:
                        answer: bytes = response.read()
                        return answer
                except HTTPError as error:
                    if error.code != 429:
                        raise Refused(_said(error.code, error.read())) from None
                    time.sleep(1.0)
        except Refused:
            raise
        except URLError as error:
            raise Refused(f"cannot reach the server at {self._url}: {error.reason}") from None
        except (OSError, HTTPException, ValueError) as error:
            raise Refused(f"cannot ask the server at {self._url}: {error}") from None


def _said(status: int, body: bytes) -> str:
    try:
        problem = json.loads(body)
        if status == 404 and problem["code"] == "http":
            return "this server has no admin token; start it with --admin-token-file, or $MAZZO_ADMIN_TOKEN"
        return str(problem["sentence"])
    except (ValueError, LookupError, TypeError):
        return f"the server answered {status}; is it a Mazzo?"


class Database:
    """The database itself."""

    def __init__(self, runner: Any, database: str) -> None:
        from mazzo.server.admin.admin import Admin
        from mazzo.server.store.database import StorageDown
        from mazzo.server.store.storage import connect, is_postgres

        if not is_postgres(database) and not Path(database).exists():
            raise Refused(f"there is no database {shorten(database)}; name it with --db, or ask a server")
        self._runner = runner
        try:
            self._storage = runner.run(connect(database))
        except StorageDown as error:
            raise Refused(f"cannot reach the database: {error}") from None
        except Refused as error:
            if "is locked" in str(error):
                raise Refused(
                    "a server runs on this database, so it has to be asked: give its admin token with --token-file or"
                    " $MAZZO_ADMIN_TOKEN (a server has one if it was started with one: mazzo serve --admin-token-file)"
                ) from None
            raise
        self._admin = Admin(self._storage, time.time)

    def close(self) -> None:
        self._runner.run(self._storage.close())

    def ask(self, order: Any) -> Any:
        from mazzo.server.store.database import StorageDown

        try:
            return self._runner.run(self._admin.answer(order))
        except StorageDown as error:
            raise Refused(f"the database does not answer: {error}") from None


# Orders


def simple(kind: str, *fields: str) -> Order:
    """An order that is made of what was typed, and answered with a sentence."""

    def do(arguments: argparse.Namespace, operator: Operator) -> None:
        from mazzo.server.admin import orders

        did = operator.ask(getattr(orders, kind)(*(getattr(arguments, field) for field in fields)))
        tell(arguments, did, lambda: print(did.sentence))

    return do


def tables(arguments: argparse.Namespace, operator: Operator) -> None:
    from mazzo.server.admin.orders import ListTables

    rows = operator.ask(ListTables(arguments.aside))
    tell(arguments, rows, lambda: say_tables(rows))


def say_tables(rows: Any) -> None:
    lines = [[row.code, *shown(row), age(row.opened_at), age(row.active_at)] for row in rows]
    say_columns(["code", "game", "stage", "people", "version", "opened", "active"], lines)
    for row in rows:
        if row.aside_reason:
            print(f"{row.code}: {row.aside_reason}")


def shown(row: Any) -> list[str]:
    if row.summary is None:
        return ["?", "?", "?", str(row.version)]
    summary = row.summary
    return [
        f"{summary.game} {summary.edition or ''}".strip(),
        str(summary.stage),
        f"{summary.connected} here, {summary.seated} seated",
        str(row.version),
    ]


def table(arguments: argparse.Namespace, operator: Operator) -> None:
    from mazzo.server.admin.orders import LookAt

    version = -1
    while True:
        report = operator.ask(LookAt(arguments.code))
        if report.row.version != version:
            tell(arguments, report, partial(say_report, report, since=version))
            sys.stdout.flush()
        version = report.row.version
        if not arguments.follow or report.row.closed_at is not None:
            return
        time.sleep(FOLLOW_SECONDS)


def say_report(report: Any, since: int) -> None:
    row = report.row
    state = "closed" if row.closed_at else f"aside: {row.aside_reason}" if row.aside_at else "open"
    logs = ", ".join(map(str, report.log_versions))
    print(f"table {row.code}, {state}; opened {age(row.opened_at)}, version {row.version}, log {logs}")
    if report.broken:
        print(f"its log does not replay: {report.broken}")
    if report.table:
        settings = report.table.settings
        print(f"{settings.game} {settings.edition}, {report.table.stage}, game {report.table.games}")
    for person in report.people:
        seat = "watches" if person.seat is None else f"seat {person.seat}"
        print(f"  {person.who}  {seat}, {'here' if person.connected else 'away'}: {person.name}")
    if report.view is not None:
        print(f"  {json.dumps(plain(report.view), ensure_ascii=False)}")
    for happened in report.last:
        if happened.seq > since:
            print(f"  {happened.seq:5}  {moment(happened.at)}  {happened.command:14} {happened.who or ''}".rstrip())


def log(arguments: argparse.Namespace, operator: Operator) -> None:
    from mazzo.server.admin.orders import ReadLog

    after = 0
    while lines := operator.ask(ReadLog(arguments.code, after)):
        for line in lines:
            print(json.dumps({"log_version": line.log_version, "entry": line.entry}, ensure_ascii=False))
        after += len(lines)


def bans(arguments: argparse.Namespace, operator: Operator) -> None:
    from mazzo.server.admin.orders import ListBans

    rows = operator.ask(ListBans())
    lines = [[row.subject, moment(row.until)] for row in rows]
    tell(arguments, rows, lambda: say_columns(["who", "until"], lines))


def people(arguments: argparse.Namespace, operator: Operator) -> None:
    from mazzo.server.admin.orders import FindPeople

    rows = operator.ask(FindPeople(arguments.name, arguments.record))
    lines = [[row.who, moment(row.since), moment(row.seen_at), row.name] for row in rows]
    tell(arguments, rows, lambda: say_columns(["id", "first seen", "last seen", "name"], lines))


def export(arguments: argparse.Namespace, operator: Operator) -> None:
    import msgspec

    from mazzo.server.admin.orders import Export

    after = None
    while records := operator.ask(Export(arguments.since, arguments.until, after)):
        for record in records:
            print(msgspec.json.encode(record).decode())
        after = records[-1].id


def stats(arguments: argparse.Namespace, operator: Operator) -> None:
    from mazzo.server.admin.orders import CountDay

    day = operator.ask(CountDay(arguments.day or f"{datetime.now(UTC):%Y-%m-%d}"))
    lines = [
        ["tables opened", str(day.tables_opened)],
        ["tables open at once, at most", str(day.most_tables_open)],
        ["games finished", str(day.games_finished)],
        *([f"  {game}", str(count)] for game, count in day.games.items()),
        ["people who finished a game", str(day.players)],
        ["people who came for the first time", str(day.newcomers)],
        ["people who were not seen after that day", str(day.last_seen)],
    ]
    tell(arguments, day, lambda: say_columns([day.day, ""], lines))


# What is printed


def tell(arguments: argparse.Namespace, value: object, say: Callable[[], None]) -> None:
    """For programs as JSON, otherwise as it is said."""
    if arguments.json:
        print(json.dumps(plain(value), ensure_ascii=False))
    else:
        say()


def plain(value: object) -> Any:
    import msgspec

    return msgspec.to_builtins(value)


def say_columns(heads: list[str], lines: list[list[str]]) -> None:
    widths = [max(len(line[column]) for line in (heads, *lines)) for column in range(len(heads))]
    for line in (heads, *lines):
        print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())


def moment(at: float | None) -> str:
    return "" if at is None else f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M:%S}"


def age(at: float | None) -> str:
    if at is None:
        return ""
    seconds = max(0, int(time.time() - at))
    unit = next((unit for unit in "dhm" if seconds >= UNITS[unit]), "s")
    return f"{seconds // UNITS[unit]}{unit} ago"


# What is typed


def read_token(file: str | None) -> str | None:
    """The admin token, from a file or from the environment; none if there is none."""
    try:
        token = Path(file).read_text("utf-8").strip() if file else os.environ.get("MAZZO_ADMIN_TOKEN", "")
    except (OSError, UnicodeError) as error:
        raise Refused(f"cannot read the admin token in {shorten(file)}: {getattr(error, 'strerror', error)}") from None
    if not token and not file:
        return None
    if not re.fullmatch(f"[!-~]{{{SHORTEST_TOKEN},}}", token):
        raise Refused(
            f"an admin token is one word of at least {SHORTEST_TOKEN} letters; `openssl rand -hex 32` makes one"
        )
    return token


def read_time(text: str) -> float:
    found = re.fullmatch(r"([1-9][0-9]{0,5})([smhdw])", text)
    if not found:
        raise Refused(f"{shorten(text)} should be a time, such as 30m, 12h, 1d or 2w")
    return float(int(found[1]) * UNITS[found[2]])


def read_day(text: str) -> float:
    try:
        return datetime.strptime(text, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise Refused(f"{shorten(text)} should be a day, such as 2026-11-15") from None
