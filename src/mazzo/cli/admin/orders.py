"""Each admin command: its request, and the text of its answer."""

import argparse
import json
import sys
import time
from datetime import UTC, datetime
from functools import partial
from typing import Any

from mazzo.cli.admin.backends import Backend, Order
from mazzo.cli.admin.text import age, moment, plain, print_result, say_columns

FOLLOW_SECONDS = 1.0


def simple(kind: str, *fields: str) -> Order:
    """A command made from the typed arguments, and answered with a sentence."""

    def do(arguments: argparse.Namespace, backend: Backend) -> None:
        did = backend.ask(kind, *(getattr(arguments, field) for field in fields))
        print_result(arguments, did, lambda: print(did.sentence))

    return do


def status(arguments: argparse.Namespace, backend: Backend) -> None:
    now = backend.ask("ShowStatus")
    started = [["started", age(now.started_at)]] if now.started_at else []
    counts = [["open tables", str(now.open_tables)], ["quarantined tables", str(now.quarantined)]]
    lines = [["version", now.version], *started, ["database", f"{now.database}, writable"], *counts]
    print_result(arguments, now, lambda: say_columns(["Mazzo", ""], lines))


def tables(arguments: argparse.Namespace, backend: Backend) -> None:
    rows = backend.ask("ListTables", arguments.quarantined)
    print_result(arguments, rows, lambda: say_tables(rows))


def say_tables(rows: Any) -> None:
    lines = [[row.code, *shown(row), age(row.opened_at), age(row.active_at)] for row in rows]
    say_columns(["code", "game", "stage", "people", "version", "opened", "active"], lines)
    for row in rows:
        if row.quarantine_reason:
            print(f"{row.code}: {row.quarantine_reason}")


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


def table(arguments: argparse.Namespace, backend: Backend) -> None:
    version = -1
    while True:
        report = backend.ask("LookAt", arguments.code)
        if report.row.version != version:
            print_result(arguments, report, partial(say_report, report, since=version))
            sys.stdout.flush()
        version = report.row.version
        if not arguments.follow or report.row.closed_at is not None:
            return
        time.sleep(FOLLOW_SECONDS)


def say_report(report: Any, since: int) -> None:
    row = report.row
    state = "closed" if row.closed_at else f"quarantined: {row.quarantine_reason}" if row.quarantined_at else "open"
    print(f"table {row.code}, {state}; opened {age(row.opened_at)}, version {row.version}")
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


def log(arguments: argparse.Namespace, backend: Backend) -> None:
    after = 0
    while lines := backend.ask("ReadLog", arguments.code, after):
        for line in lines:
            print(json.dumps({"seq": line.seq, "entry": line.entry}, ensure_ascii=False))
        after = lines[-1].seq


def bans(arguments: argparse.Namespace, backend: Backend) -> None:
    rows = backend.ask("ListBans")
    lines = [[row.subject, moment(row.until)] for row in rows]
    print_result(arguments, rows, lambda: say_columns(["who", "until"], lines))


def people(arguments: argparse.Namespace, backend: Backend) -> None:
    if arguments.connected:
        connected(arguments, backend)
        return
    rows = backend.ask("FindPeople", arguments.name, arguments.record)
    lines = [[row.who, moment(row.since), moment(row.seen_at), row.name, ", ".join(row.at_tables)] for row in rows]
    print_result(
        arguments, rows, lambda: say_columns(["id", "first seen", "last seen", "name", "at open tables"], lines)
    )


def connected(arguments: argparse.Namespace, backend: Backend) -> None:
    rows = backend.ask("ListConnected")
    lines = [[row.address, row.who or "", " ".join(row.tables), row.name or "(watches)"] for row in rows]
    print_result(arguments, rows, lambda: say_columns(["address", "id", "tables", "name"], lines))


def export(arguments: argparse.Namespace, backend: Backend) -> None:
    import msgspec

    after = None
    while records := backend.ask("Export", arguments.since, arguments.until, after):
        for record in records:
            print(msgspec.json.encode(record).decode())
        after = records[-1].id


def stats(arguments: argparse.Namespace, backend: Backend) -> None:
    day = backend.ask("CountDay", arguments.day or f"{datetime.now(UTC):%Y-%m-%d}")
    lines = [
        ["tables opened", str(day.tables_opened)],
        ["tables open at once, at most", str(day.most_tables_open)],
        ["games finished", str(day.games_finished)],
        *([f"  {game}", str(count)] for game, count in day.games.items()),
        ["people who finished a game", str(day.players)],
        ["people who came for the first time", str(day.newcomers)],
        ["people who were not seen after that day", str(day.last_seen)],
    ]
    print_result(arguments, day, lambda: say_columns([day.day, ""], lines))


def tournaments(arguments: argparse.Namespace, backend: Backend) -> None:
    rows = backend.ask("ListTournaments", arguments.over)
    lines = [[row.code, row.game, f"{row.entered} entered", age(row.active_at), row.host, row.title] for row in rows]
    print_result(arguments, rows, lambda: say_columns(["code", "game", "people", "active", "host", "title"], lines))
